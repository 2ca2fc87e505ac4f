"""A run of Cinderella at Midnight on paper: how it ended, both mazes drawn, its course, the statistics over runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from typing import Any, NamedTuple

from reports.cinderella_at_midnight.maze import Maze, Step, drawn_maze
from reports.document import Document, Paper, render
from reports.words import counted
from rules.cinderella_at_midnight.names import Ending, Part
from rules.cinderella_at_midnight.view import CardView, StatisticsView, View
from rules.core.refusal import Kind, Refusal
from rules.history import Happening

QUIET = ("CardDescribed", "SettingSet", "CardNamed")
"""What is entered beside a run, and is no part of its course."""
BEGINS = {"RunBegun": Part.GARDEN, "PalaceEntered": Part.PALACE}
SETS_UP = (*BEGINS, "GardenEntered")
"""Events at which the table is told how to lay its cards."""


class PartTold(NamedTuple):
    """One half of a run: what it came to, the maze as it lay at its end, and its course."""

    name: str
    came_to: str
    maze: Maze
    lines: tuple[str, ...]


def run_page(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The page of one run. Refuses (house.unknown-report) one that was not begun."""
    every = tuple(happenings)
    told = tuple(one for one in every if one.game == game) if game > 0 else ()
    if not told:
        played = sorted({one.game for one in every} - {0})
        because = f"Run {game} has not been played."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, tuple(f"run {one}" for one in played))
    last = view_of(told[-1].after)
    day = datetime.fromisoformat(told[0].time).astimezone(zone)
    return render(
        "cinderella_at_midnight/run.html.j2",
        f"{campaign_name}, run {game}: Cinderella at Midnight",
        made=told[-1].time,
        paper=paper,
        campaign=campaign_name,
        game=game,
        lead=f"{day.day} {day:%B %Y}. {_lead(told, last)}",
        verdict=_verdict(last),
        parts=tuple(_parts(told)),
        so_far=_so_far(last.statistics) if last.statistics else "",
    )


def view_of(view: Any) -> View:
    """A view of this title."""
    assert isinstance(view, View)
    return view


def _lead(told: tuple[Happening, ...], last: View) -> str:
    moves = sum(event["event"] == "Moved" for one in told for event in one.events)
    cards = counted(len(last.cards) - 1, "card")
    return f"{counted(moves, 'move').capitalize()}; {cards} of the maze on the table at the end."


def _verdict(last: View) -> str:
    result = last.result
    if result is None:
        return "The run is not over."
    if result.ending is Ending.WON:
        hours = counted(result.hours_used, "hour")
        return f"Won at {result.hour} o’clock: {counted(result.bells, 'bell')} at the gate, {hours} in the palace."
    how = f"Given up in the {result.part}" if result.ending is Ending.STOPPED else f"Lost: {result.ending}"
    return f"{how}, with {counted(result.tasks, 'task')} done."


def _so_far(told: StatisticsView) -> str:
    """`Three runs so far: one won, two given up. On average ...`: this run among all until then."""
    ends = ", ".join(f"{count} {name}" for name, count in told.endings.items())
    means = [f"{told.bells_at_gate / 10:.1f} bells at the gate"] if told.gates else []
    means += [f"{told.hours / 10:.1f} hours used when won"] if told.won else []
    average = f" On average {', '.join(means)}." if means else ""
    return f"{counted(told.runs, 'run').capitalize()} so far: {ends}.{average}"


def _parts(told: tuple[Happening, ...]) -> Iterator[PartTold]:
    for part in Part:
        own = tuple(one for one in told if _part_of(one) is part and _counts(one))
        seen = [view for one in own for view in (view_of(one.after),) if view.part is part]
        if not seen:
            continue
        final = seen[-1]
        steps = tuple(_steps(own))
        maze = drawn_maze(final.cards, final.here, steps, final.open_locks)
        came_to = _came_to(final)
        yield PartTold(part.value, came_to, maze, tuple(map(_said, own)))


def _part_of(one: Happening) -> Part:
    """The part of the run to which an entry belongs; what it begins with is the garden's."""
    begins = next((BEGINS[event["event"]] for event in one.events if event["event"] in BEGINS), None)
    return begins or view_of(one.before).part


def _said(one: Happening) -> str:
    """What happened, without what the table was told to do: that is done by now."""
    told = (f"({event['words']}.)" for event in one.events if event["event"] == "Remarked")
    said = one.label
    if any(event["event"] in SETS_UP for event in one.events):
        for words in told:
            said = said.replace(words, "")
    return " ".join(said.split())


def _counts(one: Happening) -> bool:
    return any(event["event"] not in QUIET for event in one.events)


def _came_to(view: View) -> str:
    marks = counted(view.bells, "bell") if view.part is Part.GARDEN else f"{view.hour} o’clock"
    again = f", begun again {counted(view.restarts, 'time')}" if view.restarts else ""
    return f"{marks}, {view.tasks} of {view.tasks_in_all} tasks{again}"


def _steps(own: tuple[Happening, ...]) -> Iterator[Step]:
    """Her moves, as the cards lay when she made them; in the palace only since it was begun last."""
    steps: list[Step] = []
    for one in own:
        before, after = view_of(one.before), view_of(one.after)
        for event in one.events:
            if event["event"] == "PalaceRestarted":
                steps = []
            if event["event"] == "Moved":
                source, target = _card(before, event["source"]), _card(after, event["target"])
                steps.append(Step((source.x, source.y), (target.x, target.y), event["passage"]))
    yield from steps


def _card(view: View, name: str) -> CardView:
    return next(card for card in view.cards if card.name == name)
