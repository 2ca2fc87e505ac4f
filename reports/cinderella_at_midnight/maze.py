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
PAGE, ASIDE_OF_THE_COURSE, TALLEST, LARGEST = 178, 108, 150, 0.28
"""In mm: how wide and high a drawing may be, wide or beside its course, and how large one of its units."""
LETTERS = 2.15
"""How large its words are, in mm, however small the drawing is."""
NAMES = 9
"""How large a card's name is at most, in units: most names fit on their cards."""
NARROW = 5
"""So many cards in a row leave room for the course beside them."""
BROAD, LINE = 0.56, 1.2
"""How wide a letter is, and how high a line, for each unit of its size."""
EDGES = {End.NORTH: (0.0, -HIGH / 2), End.EAST: (WIDE / 2, 0.0), End.SOUTH: (0.0, HIGH / 2), End.WEST: (-WIDE / 2, 0.0)}
ASIDE = (18.0, 14.0)
PASSAGES = (32.0, 21.0)
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


class Maze(NamedTuple):
    """A drawing, and whether there is room for words beside it."""

    drawing: Markup
    narrow: bool


class Box(NamedTuple):
    """A card: where its middle is, how it is named, and what lies on it."""

    at: Point
    name: str
    here: bool
    notes: str
    known: bool
    lines: tuple[Line, ...]
    labels: tuple[Label, ...]


def drawn_maze(cards: tuple[CardView, ...], here: str, steps: tuple[Step, ...], open_locks: tuple[str, ...]) -> Maze:
    """The drawing. Locks that are open by then are thin; her way is a coloured line, dashed where she went unseen."""
    left, top = min(card.x for card in cards), min(card.y for card in cards)
    places = {card.name: _place(card.x, card.y, left, top) for card in cards}
    way = tuple(Line(_place(*step.source, left, top), _place(*step.target, left, top), step.passage) for step in steps)
    spots = [*places.values(), *(point for line in way for point in (line.start, line.end))]
    least = Point(min(spot.x for spot in spots) - WIDE / 2 - 2, min(spot.y for spot in spots) - HIGH / 2 - 2)
    most = Point(max(spot.x for spot in spots) + WIDE / 2 + 2, max(spot.y for spot in spots) + HIGH / 2 + 2)
    size = Point(most.x - least.x, most.y - least.y)
    narrow = size.x <= NARROW * (WIDE + GAP)
    unit = min(LARGEST, (ASIDE_OF_THE_COURSE if narrow else PAGE) / size.x, TALLEST / size.y)
    letters = LETTERS / unit
    boxes = tuple(_box(card, places[card.name], card.name == here, open_locks, letters) for card in cards)
    said = f"The maze: {len(cards) - 1} cards around the center; she stands on {here} after {len(steps)} moves"
    template = environment().get_template("cinderella_at_midnight/maze.svg.j2")
    drawing = template.render(
        boxes=boxes,
        way=way,
        least=least,
        size=size,
        said=said,
        wide=WIDE,
        high=HIGH,
        mm=size.x * unit,
        narrow=narrow,
        letters=letters,
        names=min(letters, NAMES),
        broad=BROAD * letters,
        line=LINE * letters,
    )
    return Maze(Markup(drawing), narrow)


def _place(x: int, y: int, left: int, top: int) -> Point:
    return Point((x - left) * (WIDE + GAP), (y - top) * (HIGH + GAP))


def _box(card: CardView, at: Point, here: bool, open_locks: tuple[str, ...], letters: float) -> Box:
    notes = [word for word, so in (("turned", card.turned), ("used", card.used), ("met", card.met)) if so]
    lines: list[Line] = []
    labels: list[Label] = []
    for number, path in enumerate(card.shows or ()):
        middle = _middle(path, number, len(card.shows or ()))
        labels += _labels(path.things, middle, at, open_locks, letters)
        for arm in path.arms:
            end = _end(arm, path, middle)
            lines.append(Line(_on(at, middle), _on(at, end)))
            half = Point((middle.x + 2 * end.x) / 3, (middle.y + end.y) / 2)
            labels += _labels((*arm.things, *((arm.end,) if arm.end.is_passage else ())), half, at, open_locks, letters)
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
    x, y = middle.x + PASSAGES[0] * (1 - 2 * (place % 2)), middle.y + PASSAGES[1] * (1 - 2 * (place // 2 % 2))
    return Point(_within(x, WIDE / 2 - 12), _within(y, HIGH / 2 - 10))


def _within(number: float, most: float) -> float:
    return max(-most, min(most, number))


def _labels(
    things: tuple[Thing | End, ...], middle: Point, at: Point, open_locks: tuple[str, ...], letters: float
) -> Iterator[Label]:
    """Words in a column around a place; an open lock is no lock any more."""
    for place, thing in enumerate(things):
        number = place - (len(things) - 1) / 2
        lock = thing in LOCKS and thing.value not in open_locks
        text = SAID.get(thing, thing.value.replace("lock", "lock ").strip())
        yield Label(_on(at, Point(middle.x, middle.y + LINE * letters * number)), text, lock)


def _on(at: Point, within: Point) -> Point:
    return Point(at.x + within.x, at.y + within.y)
