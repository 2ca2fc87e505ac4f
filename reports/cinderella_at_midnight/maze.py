"""A maze as a drawing: the cards where they lie, their paths as they are described, and her way over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from reports.document import environment
from rules.cinderella_at_midnight.cards import Arm, Path
from rules.cinderella_at_midnight.names import LOCKS, End, Thing
from rules.cinderella_at_midnight.view import CardView

WIDE, HIGH, GAP = 96, 66, 5
EDGES = {End.NORTH: (0.0, -HIGH / 2), End.EAST: (WIDE / 2, 0.0), End.SOUTH: (0.0, HIGH / 2), End.WEST: (-WIDE / 2, 0.0)}
ASIDE = (18.0, 14.0)
"""How far the middle of a path lies from the card's, where the card has several."""
SAID: dict[Thing | End, str] = {
    **{End.ENTER: "in", End.EXIT: "out", End.BOTH: "in/out", End.CROWN: "crown", End.FOUR: "4"},
    **{Thing.FIRST: "1st", Thing.SECOND: "2nd", Thing.THIRD: "3rd"},
}


class Point(NamedTuple):
    """A place on the paper."""

    x: float
    y: float


class Step(NamedTuple):
    """A move of hers, from card to card as they lay then; `passage` if by a secret passage."""

    source: tuple[int, int]
    target: tuple[int, int]
    passage: bool


class Line(NamedTuple):
    """A straight piece of a path, or of her way."""

    start: Point
    end: Point
    dashed: bool = False


class Label(NamedTuple):
    """A word on the drawing; a lock is drawn as a bar with what opens it."""

    at: Point
    text: str
    lock: bool


class Box(NamedTuple):
    """A card: where its middle is, how it is named, and what lies on it."""

    at: Point
    name: str
    here: bool
    notes: str
    known: bool
    lines: tuple[Line, ...]
    labels: tuple[Label, ...]


def drawn_maze(cards: tuple[CardView, ...], here: str, steps: tuple[Step, ...], open_locks: tuple[str, ...]) -> Markup:
    """The drawing. Locks that are open by then are thin; her way is a coloured line, dashed where she went unseen."""
    left, top = min(card.x for card in cards), min(card.y for card in cards)
    places = {card.name: _place(card.x, card.y, left, top) for card in cards}
    boxes = tuple(_box(card, places[card.name], card.name == here, open_locks) for card in cards)
    way = tuple(Line(_place(*step.source, left, top), _place(*step.target, left, top), step.passage) for step in steps)
    spots = [*places.values(), *(point for line in way for point in (line.start, line.end))]
    least = Point(min(spot.x for spot in spots) - WIDE / 2 - 2, min(spot.y for spot in spots) - HIGH / 2 - 2)
    most = Point(max(spot.x for spot in spots) + WIDE / 2 + 2, max(spot.y for spot in spots) + HIGH / 2 + 2)
    said = f"The maze: {len(cards) - 1} cards around the center; she stands on {here} after {len(steps)} moves"
    template = environment().get_template("cinderella_at_midnight/maze.svg.j2")
    return Markup(
        template.render(
            boxes=boxes,
            way=way,
            least=least,
            size=Point(most.x - least.x, most.y - least.y),
            said=said,
            wide=WIDE,
            high=HIGH,
        )
    )


def _place(x: int, y: int, left: int, top: int) -> Point:
    return Point((x - left) * (WIDE + GAP), (y - top) * (HIGH + GAP))


def _box(card: CardView, at: Point, here: bool, open_locks: tuple[str, ...]) -> Box:
    notes = [word for word, so in (("turned", card.turned), ("used", card.used), ("met", card.met)) if so]
    lines: list[Line] = []
    labels: list[Label] = []
    for number, path in enumerate(card.shows or ()):
        middle = _middle(path, number, len(card.shows or ()))
        labels += _labels(path.things, middle, at, open_locks)
        for arm in path.arms:
            end = _end(arm, path, middle)
            lines.append(Line(_on(at, middle), _on(at, end)))
            half = Point((middle.x + 2 * end.x) / 3, (middle.y + 2 * end.y) / 3)
            labels += _labels((*arm.things, *((arm.end,) if arm.end.is_passage else ())), half, at, open_locks)
    return Box(at, card.name, here, ", ".join(notes), card.shows is not None, tuple(lines), tuple(labels))


def _middle(path: Path, number: int, count: int) -> Point:
    """The middle of a path: the card's, or one of its own towards its edges where there are several."""
    if count == 1:
        return Point(0, 0)
    edges = [EDGES[arm.end] for arm in path.arms if arm.end in EDGES]
    if edges:
        x, y = sum(x for x, _ in edges) / len(edges), sum(y for _, y in edges) / len(edges)
        if (x, y) != (0, 0):
            return Point(x * 0.55, y * 0.55)
    side = 1 if number % 2 else -1
    return Point(ASIDE[0] * side, ASIDE[1] * side)


def _end(arm: Arm, path: Path, middle: Point) -> Point:
    """Where an arm ends: on its edge, or for a passage a little aside of the middle."""
    if arm.end in EDGES:
        return Point(*EDGES[arm.end])
    passages = [one for one in path.arms if one.end.is_passage]
    place = passages.index(arm)
    return Point(middle.x + 17 - 34 * (place % 2), middle.y + 12 - 24 * (place // 2 % 2))


def _labels(things: tuple[Thing | End, ...], middle: Point, at: Point, open_locks: tuple[str, ...]) -> Iterator[Label]:
    """Words in a column around a place; an open lock is no lock any more."""
    for number, thing in enumerate(things):
        lock = thing in LOCKS and thing.value not in open_locks
        text = SAID.get(thing, thing.value.replace("lock", "lock ").strip())
        yield Label(_on(at, Point(middle.x, middle.y + 8 * number)), text, lock)


def _on(at: Point, within: Point) -> Point:
    return Point(at.x + within.x, at.y + within.y)
