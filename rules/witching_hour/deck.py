"""The deck: what the table's cards print and the rulebook does not, typed in once."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le
from pydantic import BeforeValidator

from rules.core.table import Table
from rules.core.values import FrozenMap
from rules.witching_hour.events import CardRead
from rules.witching_hour.names import CardType, CardTypeName
from rules.witching_hour.state import Card, State, printed_deck
from seeds.witching_hour import facts

CLAUSE = "deck.cards"
FORM = "deck chalice 6 -3 1 5"
SOME_COPIES, SOME_POINTS = 8, 3
Copies = Annotated[
    int, BeforeValidator(lambda typed: typed.rstrip(",:") if isinstance(typed, str) else typed), Ge(1), Le(56)
]
Points = Annotated[int, Ge(-99), Le(99)]


def _parted(typed: object) -> object:
    """Numbers that commas part as spaces do: `1,2,3`."""
    if not isinstance(typed, (list, tuple)):
        return typed
    return [part for one in typed for part in (one.replace(",", " ").split() if isinstance(one, str) else (one,))]


Worth = Annotated[tuple[Points, ...], BeforeValidator(_parted)]


def enter(table: Table[State], kind: CardTypeName, copies: Copies, worth: Worth = ()) -> None:
    """Type in what a type's card prints: how many there are, then what one, two, three ... of them are worth.

    `deck chalice 6 -3 1 5`. Where the whole series is known already, the copies alone do.
    """
    state = table.state
    card = state.deck[kind]
    if not worth and not card.complete:
        because = f"What one, two, three ... {kind.plural} are worth is not known yet."
        table.ask(CLAUSE, because, (f"deck {kind} {copies} and the points as they are printed",))
    _not_under_way(table, kind, copies)
    because = f"A series of {len(worth)} numbers is longer than there are copies."
    table.refuse_unless(len(worth) <= copies, CLAUSE, because, (FORM,))
    series = FrozenMap(dict(enumerate(worth, start=1))) if worth else card.worth
    _as_in_the_rulebook(table, kind, copies, series)
    table.record(CardRead(kind=kind, copies=copies, worth=series))
    known = total(table.state)
    if not unknown(table.state) and known != facts().cards:
        table.remark(CLAUSE, f"The copies add up to {known}, and there are {facts().cards} cards")


def _not_under_way(table: Table[State], kind: CardType, copies: int) -> None:
    """Cards that lie on the table do not come or go; what they are worth may be put right at any time."""
    state = table.state
    same = copies == state.deck[kind].copies
    because = f"The cards are dealt with {state.deck[kind].copies} of the type {kind.shown}."
    ways = (f"deck {kind} {state.deck[kind].copies} ...", "amend the entry that gave the copies", "undo")
    table.refuse_unless(not state.holders or same, CLAUSE, because, ways)


def _as_in_the_rulebook(table: Table[State], kind: CardType, copies: int, series: FrozenMap[int, int]) -> None:
    """What differs from the rulebook's damaged text may be right all the same: the table is asked."""
    printed = printed_deck()[kind]
    if printed.copies not in (None, copies):
        table.confirm(CLAUSE, f"The rulebook seems to say {printed.copies} copies of {kind.shown}, not {copies}.")
    other = {number: points for number, points in printed.worth.items() if points_of(series, number) != points}
    for number, points in other.items():
        typed = points_of(series, number)
        table.confirm(CLAUSE, f"The rulebook seems to say {points} for {number} of {kind.shown}, not {typed}.")


def points_of(series: FrozenMap[int, int], copies: int) -> int:
    """What so many copies are worth; past the end of the series its last number holds (score.sets)."""
    return series[min(copies, max(series))] if copies and series else 0


def printed_so(card: Card) -> str:
    """How what a card prints is typed: invented numbers, but for those that are known of this type."""
    if card.complete:
        return str(SOME_COPIES)
    points = range(1, max((SOME_POINTS, *card.worth)) + 1)
    return " ".join(str(number) for number in (SOME_COPIES, *(card.worth.get(one, one) for one in points)))


def unknown(state: State) -> tuple[CardType, ...]:
    """The types of which something is still to be typed in."""
    return tuple(kind for kind, card in state.deck.items() if not card.known)


def total(state: State) -> int:
    """How many cards the known copies come to."""
    return sum(card.copies or 0 for card in state.deck.values())


def whole(state: State) -> bool:
    """Whether the deck is known and adds up."""
    return not unknown(state) and total(state) == facts().cards


def known_whole(table: Table[State]) -> None:
    """Refuses while something of the deck is unknown, or it does not add up."""
    missing = unknown(table.state)
    if missing:
        names = ", ".join(kind.shown for kind in missing)
        because = f"What these cards print is not known yet: {names}."
        table.refuse(CLAUSE, because, tuple(f"deck {kind} COPIES POINTS..." for kind in missing))
    known, cards = total(table.state), facts().cards
    because = f"The copies add up to {known}, and there are {cards} cards: one of the types is wrong."
    table.refuse_unless(known == cards, CLAUSE, because, (FORM, "state"))
