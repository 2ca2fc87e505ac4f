"""Cards by type: hands, Hex piles, sets. How they are typed (`3 bell candle`, `3bell+`), shown and counted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

from pydantic_core import PydanticCustomError

from rules.core.names import by_prefix
from rules.core.refusal import unreadable
from rules.core.values import FrozenMap
from rules.core.written import Written
from rules.witching_hour.names import CardType

Pile = FrozenMap[CardType, int]
"""How many cards of each type; a type that there is none of is left out."""

NOTHING: Pile = FrozenMap()
NO_CARDS = ("nothing", "none", "no", "-", "0")
EXAMPLES = ("3 bell", "3 bell candle", "3bell+")
_CARD = re.compile(r"(?P<count>\d{0,2})\s*(?P<kind>[a-z]+)", re.I)
_BETWEEN = re.compile(r"(?:[\s,+&]|\b(?:and|with|an?)\b)*", re.I)
_ONE_MORE = re.compile(r"\+\s*$")


def size(pile: Pile) -> int:
    """How many cards it is."""
    return sum(pile.values())


def of(cards: Iterable[CardType]) -> Pile:
    """A pile of single cards."""
    return plus(NOTHING, *(FrozenMap({card: 1}) for card in cards))


def cards_of(pile: Pile) -> tuple[CardType, ...]:
    """Its single cards, in a fixed order."""
    return tuple(kind for kind in CardType for _ in range(pile.get(kind, 0)))


def plus(pile: Pile, *others: Pile) -> Pile:
    """All of them together."""
    counts = {kind: sum(one.get(kind, 0) for one in (pile, *others)) for kind in CardType}
    return FrozenMap({kind: count for kind, count in counts.items() if count})


def minus(pile: Pile, other: Pile) -> Pile:
    """What is left without the other; the other has to be in it."""
    counts = {kind: pile.get(kind, 0) - other.get(kind, 0) for kind in CardType}
    assert min(counts.values()) >= 0, f"{other} is not in {pile}"
    return FrozenMap({kind: count for kind, count in counts.items() if count})


def holds(pile: Pile, other: Pile) -> bool:
    """Whether the other is in it."""
    return all(pile.get(kind, 0) >= count for kind, count in other.items())


def main_kind(cards: Pile) -> CardType | None:
    """The type of a set that is of one type with at most one Candle, or Candles alone; None for any other cards."""
    others = [kind for kind in cards if kind is not CardType.CANDLE]
    if not others:
        return CardType.CANDLE if cards else None
    return others[0] if len(others) == 1 and cards.get(CardType.CANDLE, 0) <= 1 else None


def parse_pile(text: str) -> Pile:
    """Cards from `3 bell candle`, `3 bell, 1 candle`, `3be+1ca`, `3bell+` (a Candle with them), `nothing`."""
    typed = text.strip()
    if typed.casefold() in NO_CARDS:
        return NOTHING
    counts: dict[CardType, int] = {}
    if _ONE_MORE.search(typed):
        typed, counts = _ONE_MORE.sub("", typed), {CardType.CANDLE: 1}
    place = _between(typed, 0)
    while place < len(typed):
        found = _CARD.match(typed, place)
        if found is None:
            unreadable(f"“{text}” are no cards.", EXAMPLES)
        kind = by_prefix(CardType, _singular(found["kind"]))
        counts[kind] = counts.get(kind, 0) + int(found["count"] or 1)
        place = _between(typed, found.end())
    if not counts:
        unreadable(f"“{text}” are no cards.", EXAMPLES)
    return FrozenMap({kind: counts[kind] for kind in CardType if counts.get(kind)})


def _between(text: str, place: int) -> int:
    """Where the next cards begin: behind spaces, commas and words that join."""
    found = _BETWEEN.match(text, place)
    return found.end() if found else place


def is_cards(word: str) -> bool:
    """Whether a word is cards alone, such as `3bell`, `candle` or `nothing`, and so no player's name."""
    try:
        parse_pile(word)
    except PydanticCustomError:
        return False
    return True


def _singular(word: str) -> str:
    """`bells` is a Bell, and `glass` stays what it is."""
    small = word.casefold()
    return small[:-1] if small.endswith("s") and small[:-1] in tuple(CardType) else small


def print_pile(pile: Pile) -> str:
    """The cards as they are typed."""
    return " ".join(f"{count} {kind.value}" for kind, count in pile.items()) or "nothing"


def shown(pile: Pile) -> str:
    """The cards in words, Candles last: `3 Bells and a Candle`."""
    kinds = sorted(pile, key=lambda kind: (kind is CardType.CANDLE, kind))
    parts = [f"{pile[kind]} {kind.plural}" if pile[kind] > 1 else with_article(kind) for kind in kinds]
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part) if parts else "no cards"


def with_article(kind: CardType) -> str:
    """`a Bell`, `an Hourglass`."""
    return f"{'an' if kind is CardType.HOURGLASS else 'a'} {kind.shown}"


PileText = Annotated[Pile, Written(parse_pile, print_pile, "3 bell candle")]
