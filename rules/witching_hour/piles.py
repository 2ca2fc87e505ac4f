"""Cards by type: hands, Hex piles, sets. How they are typed (`3 bell candle`, `3bell+`), shown and counted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

from rules.core.names import by_prefix
from rules.core.refusal import unreadable
from rules.core.values import FrozenMap
from rules.core.written import Written
from rules.witching_hour.names import Kind

Pile = FrozenMap[Kind, int]
"""How many cards of each type; a type that there is none of is left out."""

NOTHING: Pile = FrozenMap()
NO_CARDS = ("nothing", "none", "no", "-", "0")
EXAMPLES = ("3 bell", "3 bell candle", "3bell+")
_CARD = re.compile(r"(?P<count>\d{0,2})\s*(?P<kind>[a-z]+)", re.I)
_BETWEEN = re.compile(r"[\s,+]*")
_ONE_MORE = re.compile(r"\+\s*$")


def size(pile: Pile) -> int:
    """How many cards it is."""
    return sum(pile.values())


def of(cards: Iterable[Kind]) -> Pile:
    """A pile of single cards."""
    return plus(NOTHING, *(FrozenMap({card: 1}) for card in cards))


def cards_of(pile: Pile) -> tuple[Kind, ...]:
    """Its single cards, in a fixed order."""
    return tuple(kind for kind in Kind for _ in range(pile.get(kind, 0)))


def plus(pile: Pile, *others: Pile) -> Pile:
    """All of them together."""
    counts = {kind: sum(one.get(kind, 0) for one in (pile, *others)) for kind in Kind}
    return FrozenMap({kind: count for kind, count in counts.items() if count})


def minus(pile: Pile, other: Pile) -> Pile:
    """What is left without the other; the other has to be in it."""
    counts = {kind: pile.get(kind, 0) - other.get(kind, 0) for kind in Kind}
    assert min(counts.values()) >= 0, f"{other} is not in {pile}"
    return FrozenMap({kind: count for kind, count in counts.items() if count})


def holds(pile: Pile, other: Pile) -> bool:
    """Whether the other is in it."""
    return all(pile.get(kind, 0) >= count for kind, count in other.items())


def main_kind(cards: Pile) -> Kind | None:
    """The type of a set that is of one type with at most one Candle, or Candles alone; None for any other cards."""
    others = [kind for kind in cards if kind is not Kind.CANDLE]
    if not others:
        return Kind.CANDLE if cards else None
    return others[0] if len(others) == 1 and cards.get(Kind.CANDLE, 0) <= 1 else None


def parse_pile(text: str) -> Pile:
    """Cards from `3 bell candle`, `3 bell, 1 candle`, `3be+1ca`, `3bell+` (a Candle with them), `nothing`."""
    typed = text.strip()
    if typed.casefold() in NO_CARDS:
        return NOTHING
    counts: dict[Kind, int] = {}
    if _ONE_MORE.search(typed):
        typed, counts = _ONE_MORE.sub("", typed), {Kind.CANDLE: 1}
    place = 0
    while place < len(typed):
        found = _CARD.match(typed, place)
        if found is None:
            unreadable(f"“{text}” are no cards.", EXAMPLES)
        kind = by_prefix(Kind, _singular(found["kind"]))
        counts[kind] = counts.get(kind, 0) + int(found["count"] or 1)
        between = _BETWEEN.match(typed, found.end())
        place = between.end() if between else found.end()
    if not counts:
        unreadable(f"“{text}” are no cards.", EXAMPLES)
    return FrozenMap({kind: counts[kind] for kind in Kind if counts.get(kind)})


def _singular(word: str) -> str:
    """`bells` is a Bell, and `glass` stays what it is."""
    small = word.casefold()
    return small[:-1] if small.endswith("s") and small[:-1] in tuple(Kind) else small


def print_pile(pile: Pile) -> str:
    """The cards as they are typed."""
    return " ".join(f"{count} {kind.value}" for kind, count in pile.items()) or "nothing"


def shown(pile: Pile) -> str:
    """The cards in words: `3 Bells and a Candle`."""
    parts = [
        f"{count} {kind.shown}s" if count > 1 else f"{_article(kind)} {kind.shown}" for kind, count in pile.items()
    ]
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part) if parts else "no cards"


def _article(kind: Kind) -> str:
    return "an" if kind is Kind.HOURGLASS else "a"


def with_article(kind: Kind) -> str:
    """`a Bell`, `an Hourglass`."""
    return f"{_article(kind)} {kind.shown}"


PileText = Annotated[Pile, Written(parse_pile, print_pile, "3 bell candle")]
