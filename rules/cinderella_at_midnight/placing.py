"""Placing cards: drawn, turned or not, laid next to the current card; under the deck if it does not let her on."""

from __future__ import annotations

from rules.cinderella_at_midnight.cards import Path
from rules.cinderella_at_midnight.events import CardLaid, CardPutBack, SpaceClosed
from rules.cinderella_at_midnight.maze import Spot, beside, gate_of, must_lie_upright, side_of
from rules.cinderella_at_midnight.names import CENTER, Direction
from rules.cinderella_at_midnight.state import Placed, State
from rules.cinderella_at_midnight.ways import Shut, entering
from rules.core.table import Table


def place(table: Table[State], direction: Direction, typed: str, turned: bool) -> Placed | None:
    """Draw a card for a direction and lay it there; None if it does not let her on and went under the deck.

    Refuses a turn that a bell ability forbids, and one that does not let her on where the other would.
    """
    name = drawn(table, direction, typed)
    check_turn(table, name, turned)
    fits = fitting_turns(table.state, direction, name)
    if fits is not None and turned not in fits:
        if not fits:
            put_back(table, direction, name)
            return None
        way = "turned by 180 degrees" if not turned else "as it is, not turned"
        option = "" if turned else " --turned"
        because = f"So laid, {name} does not let her on; {way} it does."
        table.refuse("place.must-move", because, (f"go {direction} {name}{option}",))
    return lay_card(table, beside(table.state.current, direction), direction.value, name, turned)


def drawn(table: Table[State], direction: Direction, typed: str) -> str:
    """The name of the card that was drawn, empty if it has none. Refuses an empty deck and a space that is closed."""
    state = table.state
    because = "All maze cards lie on the table: an open edge is a dead end now."
    table.refuse_unless(state.deck, "place.deck-out", because, ("go", "blocked"))
    tried = f"Every card of the deck was tried {direction.shown} of {state.here}, and none let her on."
    table.refuse_unless(gate_of(state, direction) not in state.closed, "place.redraw", tried, ("go", "blocked"))
    return from_deck(table, typed)


def from_deck(table: Table[State], typed: str) -> str:
    """The described card that a name or its beginning means. Refuses one that is not described or lies already."""
    state, wanted = table.state, typed.strip().casefold()
    lying = {one.name for one in state.grid}
    known = tuple(name for name in state.faces if name != CENTER)
    left = tuple(name for name in known if name not in lying)
    if not wanted:
        return ""
    table.refuse_unless(wanted not in lying, "place.where", f"{wanted} lies on the table already.", left)
    found = (wanted,) if wanted in left else tuple(name for name in left if name.startswith(wanted))
    if not found:
        because = f"“{typed}” is no card of the deck that was described; without a name it is laid all the same."
        table.refuse("house.unknown-name", because, left or (f"describe {wanted} garden n, s",))
    if len(found) > 1:
        table.ask("house.ambiguous", f"“{typed}” fits several cards: {', '.join(found)}.", found)
    return found[0]


def check_turn(table: Table[State], name: str, turned: bool) -> None:
    """Refuses a bell ability that is not upright (place.rotation)."""
    upright = f"{name} has a bell ability: it is placed upright."
    table.refuse_unless(
        not (turned and must_lie_upright(table.state, name)), "place.rotation", upright, ("without turning it",)
    )


def fitting_turns(state: State, direction: Direction, name: str) -> tuple[bool, ...] | None:
    """The turns in which a drawn card would let her on; None if it is not described (place.redraw)."""
    side = side_of(state, name)
    if side is None:
        return None
    turns = (False,) if must_lie_upright(state, name) else (False, True)
    east, south = beside(state.current, direction)
    return tuple(
        turned
        for turned in turns
        if isinstance(entering(state, Placed(name=name, x=east, y=south, turned=turned), direction, side), Path)
    )


def put_back(table: Table[State], direction: Direction, name: str) -> None:
    """The drawn card goes under the deck; when every card was shown the space counts as closed (place.redraw)."""
    state, gate = table.state, gate_of(table.state, direction)
    shown = state.shown + 1 if state.drawing == gate else 1
    table.record(CardPutBack(name=name, because=_why(state, direction, name), gate=gate, shown=shown))
    if shown >= state.deck:
        table.record(SpaceClosed(gate=gate))


def _why(state: State, direction: Direction, name: str) -> str:
    side = side_of(state, name)
    if side is None:
        return "it does not let her on"
    east, south = beside(state.current, direction)
    found = entering(state, Placed(name=name, x=east, y=south), direction, side)
    return found.because if isinstance(found, Shut) else "it does not let her on"


def lay_card(table: Table[State], spot: Spot, direction: str, name: str, turned: bool) -> Placed:
    """A card from the deck onto the table; one without a name gets the next number."""
    state = table.state
    numbered = state.numbered + (not name)
    card = Placed(name=name or str(numbered), x=spot[0], y=spot[1], turned=turned)
    table.record(CardLaid(card=card, direction=direction, deck=state.deck - 1, numbered=numbered))
    return card
