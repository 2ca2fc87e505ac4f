"""The screen of Cinderella at Midnight: the maze drawn around the center, and what stands beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from reports.screens.cinderella_marks import LOCKED, TURNED, in_the_middle, legend, locked
from rules.cinderella_at_midnight.names import End, Ending, Part, Phase
from rules.cinderella_at_midnight.tell import called
from rules.cinderella_at_midnight.view import CardView, View
from seeds.cinderella_at_midnight import facts

WIDTH, MOST, LEAST = 80, 11, 5


def screen(view: View, before: View | None = None) -> list[Any]:
    """Lines and the maze. Marks that stood on it `before` are not explained again, nor statistics told again."""
    if not view.game:
        return [f"Before the first run{_described(view)}"]
    if _told(view, before):
        return [_head(view)]
    return [_head(view), *_maze(view), *legend(view, before), *_beside(view, before)]


def without_drawings(view: View, before: View | None = None) -> list[Any]:
    """The same, with the maze in words."""
    from reports.screens.cinderella_cards import cards

    if not view.game or _told(view, before):
        return screen(view, before)
    return [_head(view), *cards(view), *_beside(view, before)]


def _told(view: View, before: View | None) -> bool:
    """Whether a run is over whose maze was on the screen already, such as while cards are described between runs."""
    return before is not None and view.phase is before.phase is Phase.BETWEEN and view.game == before.game


def _beside(view: View, before: View | None) -> Iterator[str]:
    yield from _notes(view)
    if view.statistics and (before is None or before.statistics != view.statistics):
        yield from _statistics(view)


def _head(view: View) -> str:
    if view.phase is Phase.BETWEEN and view.result:
        won = view.result.ending is Ending.WON
        return f"Run {view.game}: {'won' if won else 'lost, ' + view.result.ending.value}{_described(view)}"
    where = [f"Run {view.game}, {view.part} ({view.part.side} side)"]
    if view.part is Part.GARDEN:
        where.append(f"{view.bells} of {facts().garden.bells} bells")
    else:
        where.append(f"{view.hour} o'clock")
    where.append(f"{view.tasks} of {view.tasks_in_all} tasks")
    where.append(f"{view.deck} cards in the deck")
    if view.drawn:
        where.append(f"{view.drawn} drawn in vain")
    if view.restarts:
        where.append(f"restarted {view.restarts}x")
    return ", ".join(where)


def _described(view: View) -> str:
    count = len(view.faces)
    return f"; {count} card{'s' * (count != 1)} described" if count else ""


def _maze(view: View) -> Iterator[Text]:
    """The cards as boxes, four lines a row; her card is bold."""
    places = {(card.x, card.y): card for card in view.cards}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    wide = max(LEAST, min(MOST, WIDTH // len(columns)))
    wide -= 1 - wide % 2
    for y in rows:
        boxes = [
            (_box(view, places[x, y], wide), places[x, y].name) if (x, y) in places else ([" " * wide] * 4, "")
            for x in columns
        ]
        for line in range(4):
            row = Text(no_wrap=True)
            for box, name in boxes:
                row.append(box[line], style="bold" if name == view.here else "")
            yield row


def _box(view: View, card: CardView, wide: int) -> list[str]:
    inner = wide - 2
    name = card.name[: inner - card.turned] + TURNED * card.turned
    north, east, south, west = (_edge(view, card, End(end)) for end in "nesw")
    left, right = west.replace("│", "─") or "│", east.replace("│", "─") or "│"
    half = (inner - 1) // 2
    return [
        f"┌{'─' * half}{north or '─'}{'─' * half}┐",
        f"│{name:^{inner}}│",
        f"{left}{in_the_middle(view, card)[:inner]:^{inner}}{right}",
        f"└{'─' * half}{south or '─'}{'─' * half}┘",
    ]


def _edge(view: View, card: CardView, end: End) -> str:
    """How an edge is drawn: open, `x` for a closed lock, empty where no path leads there."""
    found = next(((path, arm) for path in card.shows or () if (arm := path.arm(end)) is not None), None)
    if found is None:
        return ""
    path, arm = found
    return LOCKED if locked(view, path, arm) else "│"


def _notes(view: View) -> Iterator[str]:
    if view.phase is Phase.BETWEEN:
        return
    shown = [lock for lock in view.open_locks if lock not in ("lock4", "lock8") or view.part is Part.PALACE]
    if shown:
        yield f"Open: {', '.join(shown)}"
    if view.halves:
        yield f"Half key from {', '.join(map(called, view.halves))}"
    met = [card.name for card in view.cards if card.met]
    if met:
        yield f"Stepfamily met on: {', '.join(met)}"
    if view.due:
        yield f"Cards shift for: {', '.join(f'{hour} o’clock' for hour in view.due)}"


def _statistics(view: View) -> Iterator[str]:
    told = view.statistics
    assert told is not None
    lost = "".join(f", {count} {name}" for name, count in told.endings.items() if name != Ending.WON)
    yield f"{told.runs} run{'s' * (told.runs != 1)}: {told.won} won{lost}"
    if told.gates:
        yield f"Bells at the gate, on average: {told.bells_at_gate / 10:.1f}"
    if told.won:
        yield f"Hours used in runs that were won, on average: {told.hours / 10:.1f}"
