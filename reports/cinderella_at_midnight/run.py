"""A run of Cinderella at Midnight on paper: how it ended, both mazes drawn, its course, the statistics over runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from typing import Any, NamedTuple

from markupsafe import Markup

from reports.cinderella_at_midnight.maze import Step, drawn_maze
from reports.document import Document, Paper, render
from reports.words import counted
from rules.cinderella_at_midnight.names import Ending, Part
from rules.cinderella_at_midnight.view import CardView, View
from rules.core.refusal import Kind, Refusal
from rules.history import Happening

QUIET = ("CardDescribed", "SettingSet", "CardNamed")
"""What is entered beside a run, and is no part of its course."""


class PartTold(NamedTuple):
    """One half of a run: what it came to, the maze as it lay at its end, and its course."""

    name: str
    came_to: str
    maze: Markup
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
        statistics=last.statistics,
        tenths=lambda number: f"{number / 10:.1f}",
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
        yield PartTold(part.value, came_to, maze, tuple(one.label for one in own))


def _part_of(one: Happening) -> Part:
    """The part of the run to which an entry belongs; what it begins with is the garden's."""
    begins = any(event["event"] == "RunBegun" for event in one.events)
    return Part.GARDEN if begins else view_of(one.before).part


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
