"""A side of a card in words, and back: `shift, n bell, s lock2 / e, in`.

Paths are parted by `/`. A path is a list: what lies in its middle, and its arms; an arm begins with where it ends.
`parse_side(print_side(side)) == side`.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, NoReturn, TypeVar

from rules.cinderella_at_midnight.cards import Arm, Path, Side
from rules.cinderella_at_midnight.names import EDGES, ONLY_GARDEN, ONLY_PALACE, End, Part, Thing
from rules.cinderella_at_midnight.spelling import in_short
from rules.core.names import matching
from rules.core.refusal import ambiguous, unreadable
from rules.core.written import Written

EXAMPLE = "shift, n bell, s lock2 / e, in"
MOST_LETTERS = 300

IN_FULL = {"entrance": "in", "enter": "in", "exit": "out"}
"""Ends of passages as they are spoken of."""

W = TypeVar("W", End, Thing)


def parse_side(text: str) -> Side:
    """The paths of a side. Refuses, with an example, what cannot be read, and an edge that stands twice."""
    if len(text) > MOST_LETTERS:
        unreadable("That is longer than any card.", (EXAMPLE,))
    side = tuple(_path(part) for part in text.split("/"))
    edges = Counter(arm.end for path in side for arm in path.arms if arm.end in EDGES)
    twice = next((end for end, count in edges.items() if count > 1), None)
    if twice is not None:
        unreadable(f"“{twice}” stands twice: one path leads over an edge.", (EXAMPLE,))
    parts = {Part.GARDEN if word in ONLY_GARDEN else Part.PALACE for word in words(side) if word in _ONLY}
    if len(parts) > 1:
        unreadable("That mixes what the square and the star side show: describe one side at a time.", (EXAMPLE,))
    return side


def print_side(side: Side) -> str:
    """The words of a side."""
    return " / ".join(
        ", ".join([*path.things, *(" ".join((arm.end, *arm.things)) for arm in path.arms)]) for path in side
    )


def part_of(side: Side) -> Part | None:
    """The part of the game that a side belongs to, where it shows something of that part alone."""
    found = next((word for word in words(side) if word in _ONLY), None)
    return None if found is None else Part.GARDEN if found in ONLY_GARDEN else Part.PALACE


def words(side: Side) -> tuple[End | Thing, ...]:
    """All ends and things of a side."""
    found: list[End | Thing] = []
    for path in side:
        found += path.things
        for arm in path.arms:
            found += (arm.end, *arm.things)
    return tuple(found)


def _path(text: str) -> Path:
    things: list[Thing] = []
    arms: list[Arm] = []
    for item in text.split(","):
        first, *rest = item.split() or [""]
        end = _end(first)
        if end is None:
            things += [_named(Thing, word) for word in (first, *rest)]
        else:
            arms.append(Arm(end=end, things=tuple(_named(Thing, word) for word in rest)))
    if not arms:
        unreadable(f"“{text.strip()}” leads nowhere: name its edges (n e s w) or secret passages.", (EXAMPLE,))
    return Path(things=tuple(things), arms=tuple(arms))


def _end(word: str) -> End | None:
    """The end that a word names; None if it is a thing. Exact words go before prefixes."""
    wanted = in_short(word)
    found = matching(IN_FULL.get(wanted, wanted), (*End, *Thing)) or matching(_one(wanted), (*End, *Thing))
    if len(found) == 1:
        return End(found[0]) if found[0] in tuple(End) else None
    _refuse(word, found, (*End, *Thing))


def _one(word: str) -> str:
    """`bell` for `bells`: a path shows each thing by itself."""
    return word[:-1] if len(word) > 2 and word.casefold().endswith("s") else word


def _named(kind: type[W], word: str) -> W:
    found = matching(word, tuple(kind)) or matching(_one(word), tuple(kind))
    if len(found) == 1:
        return kind(found[0])
    end = matching(IN_FULL.get(word.casefold(), word), tuple(End))
    if not found and len(end) == 1:
        unreadable(f"“{end[0]}” is where an arm of its own ends: put a comma before it.", (EXAMPLE,))
    _refuse(word, found, tuple(kind))


def _refuse(word: str, found: tuple[str, ...], known: tuple[str, ...]) -> NoReturn:
    if found:
        ambiguous(f"“{word}” fits several: {', '.join(found)}.", found)
    where = f"“{word}” is nothing that a path shows" if word else "Something is missing between two commas"
    unreadable(f"{where}. Example: {EXAMPLE}", tuple(str(one) for one in known))


_ONLY = ONLY_GARDEN | ONLY_PALACE
SideText = Annotated[Side, Written(parse_side, print_side, EXAMPLE)]
