"""Before the first move: describing cards, beginning a run, laying the first four cards, redrawing in play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import chain

from rules.cinderella_at_midnight.events import CardDescribed, CardNamed, GardenEntered, RunBegun, SettingSet
from rules.cinderella_at_midnight.maze import beside, card_at, card_named
from rules.cinderella_at_midnight.moving import leave
from rules.cinderella_at_midnight.names import (
    CENTER,
    OBJECTIVES,
    STEPS,
    DirectionName,
    Part,
    PartName,
    Phase,
    Place,
    PlaceName,
)
from rules.cinderella_at_midnight.notation import SideText, part_of, print_side
from rules.cinderella_at_midnight.placing import check_turn, drawn, fitting_turns, from_deck, lay_card, put_back
from rules.cinderella_at_midnight.state import Placed, State
from rules.cinderella_at_midnight.whose import KEY_TASK, on_her_way
from rules.core.names import Text
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
SLIP, CUT_SHORT = 0.87, 3
"""So much alike are a name and a slip of it, `hedge` and `hege`; so many letters are one that is cut short, `wal`."""
RESERVED = ("near", "near-clock", "near-plain", "here")


def describe(table: Table[State], card: Text, part: PartName, shows: SideText) -> None:
    """Say once what a side of a card shows: `describe fountain garden shift, n bell, s lock2 / e, in`.

    You name the maze cards; `center` is the center card. It is kept over runs. Clause box.contents.
    """
    name = _name(card)
    other = part_of(shows) not in (None, part)
    table.refuse_unless(not other, "palace.deck", f"That is not what a {part.side} side shows.", tuple(Part))
    known = [one for one in table.state.faces if one != CENTER]
    room = name in table.state.faces or name == CENTER or len(known) < facts().box.maze_cards
    near = _near(name, (*known, CENTER))
    if near:
        because = f"“{name}” looks like {near}{', which is described' if near in known else ''}. Is it another card?"
        table.doubt("house.ambiguous", because, (f"describe {near} {part} {print_side(shows)}",))
    full = f"{len(known)} maze cards are described, and no more lie in the box."
    table.refuse_unless(room, "box.contents", full, known)
    table.record(CardDescribed(name=name, part=part, side=shows))


def _near(name: str, known: Sequence[str]) -> str:
    """The card whose name a new one may be a slip of, or cut short; names with numbers are told apart on purpose."""
    if name in known or any(letter.isdecimal() for letter in name):
        return ""
    cut_short = (one for one in known if len(name) >= CUT_SHORT and one.startswith(name))
    swapped = (one for one in known if sorted(one) == sorted(name))
    return next(chain(cut_short, swapped, get_close_matches(name, known, 1, SLIP)), "")


def _name(typed: str) -> str:
    """A name that a card may have. Refuses another one (house.unreadable)."""
    name = typed.casefold()
    if not NAME.fullmatch(name) or name in RESERVED:
        because = f"“{typed}” is no name for a card: letters, digits and dashes, a letter first, 20 at most."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("fountain", "hedge-2", CENTER))
    return name


def name_card(table: Table[State], card: Text, name: Text) -> None:
    """Say which card a numbered one on the table is: `name 5 fountain`. Then its description holds."""
    placed, wanted = card_named(table, card), _name(name)
    lying = tuple(one.name for one in table.state.grid)
    table.refuse_unless(wanted not in lying, "place.where", f"{wanted} lies on the table already.", ("another name",))
    table.refuse_unless(not placed.is_center, "box.contents", "There is one center card.", lying)
    table.record(CardNamed(old=placed.name, name=wanted))


def set_key_task(table: Table[State], number: int) -> None:
    """Say which of the palace's three tasks is the key task: `set key-task 2`."""
    most = len(OBJECTIVES)
    table.refuse_unless(1 <= number <= most, "palace.tasks", f"There are {most} tasks.", ("1", "2", "3"))
    table.record(SettingSet(name=KEY_TASK, value=number))


def begin(table: Table[State]) -> None:
    """Begin a run: the center card square side up, Cinderella on it, the maze cards shuffled star side up."""
    state = table.state
    over = state.phase is Phase.BETWEEN
    table.refuse_unless(over, "garden.setup", "A run is on: play it, or give it up.", ("stop", "next"))
    table.remark("garden.space", "Keep room around the center card for the maze to grow")
    table.record(RunBegun(run=state.run + 1, deck=facts().box.maze_cards, center=Placed(name=CENTER, x=0, y=0)))


def lay(table: Table[State], place: PlaceName, card: Text = "", *, turned: bool = False) -> None:
    """Lay one of the first four cards around the center, as the sheet's diagram shows: `lay n`, `lay e fountain`.

    Each is laid before the next is drawn. Clauses garden.setup, garden.deck-size.
    """
    state = table.state
    now = state.phase is Phase.SETUP
    table.refuse_unless(now, "garden.setup", "The first cards are laid when a run begins.", ("begin", "next"))
    east, south = STEPS[place.value]
    free = free_places(state)
    table.refuse_unless(place in free, "garden.setup", f"A card lies {place} of the center already.", free)
    name = from_deck(table, card)
    check_turn(table, name, turned)
    lay_card(table, (east, south), place.value, name, turned)
    if len(table.state.grid) - 1 == facts().garden.cards_laid:
        table.remark("garden.setup", "The task card lies upright on the time card and covers every bell")
        table.record(GardenEntered())


def free_places(state: State) -> tuple[Place, ...]:
    """The places around the center where no card lies."""
    return tuple(Place(name) for name, spot in STEPS.items() if card_at(state, spot) is None)


def redraw(table: Table[State], direction: DirectionName, card: Text = "") -> None:
    """Say that the card drawn for a direction does not let her on: it goes under the deck. `redraw n`

    Refused where the card is described and does let her on. Clause place.redraw.
    """
    on_her_way(table)
    leave(table, direction, back=True)
    there = card_at(table.state, beside(table.state.current, direction))
    table.refuse_unless(there is None, "place.where", f"A card lies {direction.shown} of her already.", ("go",))
    name = drawn(table, direction, card)
    if fitting_turns(table.state, direction, name):
        table.refuse("place.must-move", f"{name} lets her on: she must move onto it.", (f"go {direction} {name}",))
    put_back(table, direction, name)
