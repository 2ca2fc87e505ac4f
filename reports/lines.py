"""Lines over games, as SVG: each has a marker and a dash of its own, so that they are told apart without colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from reports.document import environment

WIDTH = 520
HIGH, LOW = 150, 96
"""How high a drawing is; the second where one line alone runs between two ends."""
LEFT, RIGHT, TOP, BOTTOM = 26, 92, 8, 18
DASHES = ("", "7 3", "2 2.5", "9 3 2 3", "5 2", "1 3")
COLOURS = ("#22303c", "#7a2230", "#8a6512", "#2f5d4a", "#5a4a7a", "#46413a")
MARKERS = (
    "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z", "M-2.7 -2.7h5.4v5.4h-5.4z", "M0 -3.5l3.4 6.1h-6.8z",
    "M0 -3.8l3.8 3.8l-3.8 3.8l-3.8 -3.8z", "M0 3.5l3.4 -6.1h-6.8z", "M-3 -1h2v-2h2v2h2v2h-2v2h-2v-2h-2z",
)  # fmt: skip
LABEL = 10.5
"""The least distance between two names at the right end."""


class Line(NamedTuple):
    """A name, and a value for each game, the first before any; None while there is none."""

    name: str
    values: tuple[int | None, ...]


class Scale(NamedTuple):
    """What a drawing spans: values, games, and how high it is."""

    low: int
    high: int
    games: int
    tall: int

    def x(self, game: int) -> float:
        """Where a game stands."""
        return LEFT + (WIDTH - LEFT - RIGHT) * game / max(self.games, 1)

    def y(self, value: int) -> float:
        """Where a value stands."""
        return TOP + (self.tall - TOP - BOTTOM) * (self.high - value) / (self.high - self.low)


@dataclass(frozen=True)
class Drawn:
    """A line as it is drawn."""

    name: str
    colour: str
    dash: str
    marker: str
    filled: bool
    points: tuple[tuple[float, float], ...]
    label: float


def lines(title: str, series: Sequence[Line], ends: tuple[str, str] = ("", "")) -> Markup:
    """A drawing of lines over the games, or of one between two `ends`, named instead: what is up, what is down."""
    tall = LOW if ends[0] else HIGH
    values = [value for one in series for value in one.values if value is not None] or [0]
    low, high = min(0, *values), max(0, *values)
    if ends[0]:
        low, high = min(low, -high), max(high, -low)
    high += high == low
    games = max(len(one.values) for one in series) - 1 if series else 0
    scale = Scale(low, high, games, tall)
    return Markup(
        environment()
        .get_template("charts/lines.svg.j2")
        .render(
            said=f"{title}: {'; '.join(_said(one) for one in series)}",
            drawn=tuple(_drawn(series, scale)),
            ticks=[(value, scale.y(value)) for value in _ticks(low, high)],
            games=[(game, scale.x(game)) for game in range(games + 1) if games <= 20 or game % 5 == 0],
            width=WIDTH,
            high=tall,
            left=LEFT,
            right=RIGHT,
            bottom=BOTTOM,
            ends=ends,
        )
    )


def _drawn(series: Sequence[Line], scale: Scale) -> Iterator[Drawn]:
    found = []
    for one in series:
        places = enumerate(one.values)
        found.append(tuple((scale.x(game), scale.y(value)) for game, value in places if value is not None))
    labels = _labels([points[-1][1] if points else 0.0 for points in found], scale.tall)
    for number, (one, points) in enumerate(zip(series, found, strict=True)):
        kind = number % len(DASHES)
        yield Drawn(one.name, COLOURS[kind], DASHES[kind], MARKERS[kind], number % 2 == 0, points, labels[number])


def _labels(wanted: Sequence[float], tall: int) -> list[float]:
    """Heights for the names, near their lines, and none over another."""
    placed = [0.0] * len(wanted)
    free = float(TOP)
    left = len(wanted)
    for number in sorted(range(len(wanted)), key=lambda one: wanted[one]):
        lowest = tall - BOTTOM - LABEL * (left - 1)
        placed[number] = max(free, min(wanted[number], lowest))
        free, left = placed[number] + LABEL, left - 1
    return placed


def _ticks(low: int, high: int) -> Iterator[int]:
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / size <= 6 or size == 1000)
    yield from range(-(-low // step) * step, high + 1, step)


def _said(one: Line) -> str:
    return f"{one.name} {', '.join('–' if value is None else str(value) for value in one.values)}"
