"""Setup: seats, dice for the first player, Princesses, their Levels, and the boards laid out."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator

from rules.core.names import Text, matching, named
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.core.values import FrozenMap
from rules.queen_by_midnight.bazaar import market_of
from rules.queen_by_midnight.events import (
    DiceRolled,
    LevelsEntered,
    MarketLaid,
    OrderSet,
    PhaseEntered,
    PlayBegun,
    PrincessTaken,
    RepertoireLaid,
)
from rules.queen_by_midnight.names import CardClass, Phase, Princess, PrincessName, Zone
from rules.queen_by_midnight.quick import is_word
from rules.queen_by_midnight.rounds import begin_round
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.words import Levels, LevelsText, NamedText
from seeds.queen_by_midnight import facts

COMMANDS = frozenset(("help", "next", "state", "log", "undo", "redo", "play", "look", "rules", "quit", "exit", "end"))
"""Commands that a hand may type where the players' names are asked for."""


def seats(table: Table[State], names: tuple[Text, ...]) -> None:
    """Begin a play: who sits at the table, clockwise. The Clock Hand and the Bazaar follow from it."""
    state, names = table.state, _people(names)
    table.refuse_unless(state.phase is Phase.BETWEEN, "setup.clock", "A play is under way already.", ("next",))
    limits, asked = facts().players, len(names)
    fitting = limits.fewest <= asked <= limits.most
    because = f"{asked} cannot play: it takes {limits.fewest} to {limits.most}."
    table.refuse_unless(fitting, "players.count", because, ("seats Ana Ben Cy",))
    for name in names:
        if not name or "=" in name or "\n" in name:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{name}” is no name.", ("seats Ana Ben Cy",))
        because = f"“{name}” is a word for the program: is a player called that?"
        if is_word(name) or name.casefold() in COMMANDS:
            table.confirm("players.count", because, ("seats Ana Ben Cy",))
    folded = [name.casefold() for name in names]
    table.refuse_unless(len(set(folded)) == asked, "players.count", "Two players have the same name.", ("Ana B.",))
    table.record(PlayBegun(game=state.game + 1, seats=names, hour=facts().clock.starts_at[asked]))
    if state.game == 0:
        table.remark("setup.assembly", "Before the first play the Clocktower is put together by equal numbers")
    table.record(MarketLaid(market=market_of(table.state.hour)))


def _people(typed: tuple[str, ...]) -> tuple[str, ...]:
    """The names without what parts them: `Ana, Ben and Cy`. What stood in quotes stays whole."""
    names = (name.strip() for one in typed for name in one.split(","))
    return tuple(name for name in names if name and name.casefold() not in ("and", "&"))


def roll(table: Table[State], dice: tuple[NamedText, ...] = ()) -> None:
    """Two dice for the first player: `roll Ana=9 Ben=7 Cy=9`, or nothing, and the program rolls."""
    state = table.state
    clause = "setup.first-player"
    table.refuse_unless(state.phase is Phase.FIRST_PLAYER, clause, "Nobody rolls for the first player now.", ("next",))
    rolls: dict[str, int] = {}
    for one in dice:
        person = person_named(table, one.person, state.rolling)
        table.refuse_unless(person not in rolls, clause, f"{person} rolled already.", state.rolling)
        rolls[person] = _two_dice(table, one.value)
    missing = [person for person in state.rolling if person not in rolls]
    ways = (f"roll {'=7 '.join(state.rolling)}=7",)
    table.refuse_unless(not rolls or not missing, clause, f"{', '.join(missing)} did not roll.", ways)
    for person in missing:
        rolls[person] = sum(table.random.pick(range(1, 7))[0] for _ in range(facts().dice))
    best = max(rolls.values())
    tied = tuple(person for person in state.rolling if rolls[person] == best)
    first = tied[0] if len(tied) == 1 else ""
    table.record(DiceRolled(rolls=FrozenMap(rolls), tied=() if first else tied, first=first))
    if first:
        table.record(PhaseEntered(phase=Phase.PRINCESSES))


def _two_dice(table: Table[State], typed: str) -> int:
    least, most = facts().dice, 6 * facts().dice
    fits = typed.isdecimal() and len(typed) < 4 and least <= int(typed) <= most
    if not fits:
        because = f"“{typed[:9]}” is no roll of {least} dice."
        raise Refusal(Kind.UNREADABLE, "setup.first-player", because, (f"{least} to {most}",))
    return int(typed)


def person_named(table: Table[State], typed: str, persons: tuple[str, ...]) -> str:
    """The person that a unique prefix names. Refuses one who is not among `persons`."""
    found = matching(typed, persons)
    if len(found) > 1:
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", f"“{typed}” fits several: {', '.join(found)}.", found)
    table.refuse_unless(found, "house.unknown-name", f"“{typed}” is none of those asked now.", persons)
    return found[0]


def picking_order(state: State) -> tuple[str, ...]:
    """Who picks, in order: from the last seat counter-clockwise, so that the first player picks last."""
    place = state.seats.index(state.first)
    return tuple(reversed(state.seats[place:] + state.seats[:place]))


def next_picker(state: State) -> str:
    """Who picks next."""
    return next(person for person in picking_order(state) if person not in state.princesses)


def free_princesses(state: State) -> tuple[Princess, ...]:
    """The Princesses that nobody has taken."""
    return tuple(one for one in Princess if one not in state.princesses.values())


def _whole_names(typed: Any) -> Any:
    """`Boss No` is two words where several names may stand."""
    if not isinstance(typed, (list, tuple)):
        return typed
    words: list[Any] = []
    for word in typed:
        both = f"{words[-1]}-{word}".casefold() if words else ""
        if both in tuple(Princess):
            words[-1] = both
        else:
            words.append(word)
    return words


Princesses = Annotated[tuple[PrincessName, ...], BeforeValidator(_whole_names)]


def pick(table: Table[State], princesses: Princesses) -> None:
    """Pick Princesses, from the last seat counter-clockwise: `pick freya` or several at once."""
    _choosing(table)
    for princess in princesses:
        _choosing(table)
        _take(table, next_picker(table.state), princess, dealt=False)
    _all_taken(table)


def deal(table: Table[State], hands: tuple[NamedText, ...] = ()) -> None:
    """Deal the Princesses at random; or say how they fell: `deal Ana=freya Ben=boss Cy=erdene`."""
    _choosing(table)
    state = table.state
    clause = "setup.princesses"
    table.refuse_unless(not state.princesses, clause, "Some have picked already: go on picking, or undo.", ("pick",))
    given = {person_named(table, one.person, state.seats): one.value for one in hands}
    missing = [person for person in state.seats if person not in given]
    table.refuse_unless(not given or not missing, clause, f"{', '.join(missing)} got nobody.", ("deal",))
    drawn = () if given else table.random.pick(tuple(Princess), len(state.seats))
    for person, princess in zip(state.seats, drawn or (_princess(given[one]) for one in state.seats), strict=True):
        _take(table, person, princess, dealt=True)
    _all_taken(table)


def _princess(typed: str) -> Princess:
    found = named(typed, tuple(Princess))
    if len(found) != 1:
        raise Refusal(Kind.UNREADABLE, "house.unknown-name", f"“{typed}” is no Princess.", tuple(Princess))
    return Princess(found[0])


def _choosing(table: Table[State]) -> None:
    state = table.state
    now = state.phase is Phase.PRINCESSES and len(state.princesses) < len(state.seats)
    table.refuse_unless(now, "setup.princesses", "No Princess is chosen now.", ("next",))


def _take(table: Table[State], person: str, princess: Princess, dealt: bool) -> None:
    free = free_princesses(table.state)
    table.refuse_unless(princess in free, "players.count", f"{princess.shown} is taken already.", free)
    table.record(PrincessTaken(person=person, princess=princess, dealt=dealt))


def _all_taken(table: Table[State]) -> None:
    state = table.state
    if len(state.princesses) < len(state.seats):
        return
    for princess in state.princesses.values():
        known = princess.facts.levels
        if known and princess not in state.levels:
            printed = {CardClass(name): Levels(major=pair[0], minor=pair[1]) for name, pair in known.items()}
            table.record(LevelsEntered(princess=princess, levels=FrozenMap(printed)))
    table.record(PhaseEntered(phase=Phase.REPERTOIRES))


def levels(table: Table[State], princess: PrincessName, first: LevelsText, second: LevelsText) -> None:
    """The base Levels on a board, Major/Minor, in the order of her Classes: `levels boss 5/3 4/2`."""
    state = table.state
    table.refuse_unless(
        state.phase in (Phase.BETWEEN, Phase.PRINCESSES, Phase.REPERTOIRES, Phase.FIRST_PLAYER),
        "levels.base",
        "Base Levels are entered before the play begins; amend the entry that gave them.",
        ("amend", "level"),
    )
    both = dict(zip(princess.classes, (first, second), strict=True))
    table.record(LevelsEntered(princess=princess, levels=FrozenMap(both)))


def missing_levels(state: State) -> tuple[Princess, ...]:
    """Those in this play whose base Levels are not known yet."""
    return tuple(one for one in state.princesses.values() if one not in state.levels)


def start(table: Table[State]) -> None:
    """Lay out the boards: 30 Health, no Clout, the decks shuffled, three Vault cards open, five in hand."""
    state = table.state
    now = state.phase is Phase.REPERTOIRES
    table.refuse_unless(now, "setup.player", "The boards are laid out once all have a Princess.", ("next",))
    unknown = missing_levels(state)
    names = ", ".join(one.shown for one in unknown)
    ways = tuple(f"levels {one} 4/2 3/1" for one in unknown)
    table.refuse_unless(not unknown, "levels.base", f"The base Levels of {names} are not known yet.", ways)
    place = state.seats.index(state.first)
    order = tuple(state.princesses[person] for person in state.seats[place:] + state.seats[:place])
    for princess in order:
        _lay_out(table, princess)
    table.remark("setup.shuffle", "Starters and Vault are shuffled apart; what nobody plays goes back into the box")
    table.record(OrderSet(order=order), PhaseEntered(phase=Phase.TURNS))
    begin_round(table)


def _lay_out(table: Table[State], princess: Princess) -> None:
    """One board (setup.player). The hand is the limit that holds at the start, whatever hour the Clock Hand is at."""
    each, known = facts().cards_each, facts()
    hand = known.hand_limit[1]
    cards = {
        Zone.HAND: hand,
        Zone.DECK: each.starter - hand,
        Zone.VAULT: known.open_cards,
        Zone.VAULT_DECK: each.vault - known.open_cards,
        Zone.CHEST: each.war_chest_boons,
        Zone.ULTIMATE: each.war_chest - each.war_chest_boons,
    }
    person = next(name for name, one in table.state.princesses.items() if one is princess)
    table.record(
        RepertoireLaid(
            princess=princess,
            person=person,
            health=known.starting_health,
            clout=known.starting_clout,
            cards=FrozenMap(cards),
            tokens=FrozenMap({token: known.tokens[token] for token in princess.facts.tokens}),
        )
    )
