"""The campaign book: the whole campaign as a keepsake."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo
from typing import Any

from reports.document import Document, Paper, render
from reports.lines import Line, lines
from reports.queens_dilemma.chronicle import TRACKS
from reports.queens_dilemma.facts import name
from reports.queens_dilemma.reading import ever_shown, game_told
from reports.queens_dilemma.recap import recap
from reports.queens_dilemma.session import lead, reason
from reports.queens_dilemma.statistics import statistics
from reports.queens_dilemma.storylines import storylines
from reports.queens_dilemma.tables import tables
from reports.words import counted
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.queens_dilemma.view_shapes import View


def campaign_book(
    happenings: Iterable[Happening],
    campaign_name: str,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The book, as far as the campaign has come. Refuses (house.unknown-report) one in which no game was played."""
    every = tuple(happenings)
    last = max((one.game for one in every), default=0)
    if not last:
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", "No game has been played yet.", ("next",))
    now = _view(every[-1].after)
    games = [[one for one in every if one.game == number] for number in range(1, last + 1)]
    shown = ever_shown(every)
    told = [game_told(every, number, shown=shown) for number in range(1, last + 1)]
    stands = [_view(games[0][0].before), *(_view(own[-1].after) for own in games)]
    return render(
        "queens_dilemma/book.html.j2",
        f"{campaign_name}: the campaign book",
        made=every[-1].time,
        paper=paper,
        campaign=campaign_name,
        dates=_dates(games[0][0].time, every[-1].time, zone),
        extent=f"{counted(last, 'game')}, {counted(sum(len(one.rounds) for one in told), 'Dilemma')}",
        over=bool(now.ranking),
        cast=[(name(key), one) for key, one in sorted(now.players.items(), key=lambda pair: pair[1].seat)],
        before=_persons(every),
        chapters=[(one, lead(one, zone), recap(one)) for one in told],
        reason=reason,
        tracks=TRACKS,
        ideologies=[_ideology(axis, stands) for axis in now.board],
        courses=[(name(track), lines(name(track), _course(track, now, stands))) for track in TRACKS],
        storylines=storylines(every),
        now=now,
        name=name,
        figures=tuple(tables(statistics(every))),
    )


def _ideology(axis: str, stands: list[View]) -> tuple[str, Any]:
    """An axis over the games: its heading, and a line that rises towards its second Ideology."""
    first, second = (name(end) for end in axis.split("-"))
    title = f"{first}/{second}"
    series = [Line("Slider", tuple(view.board[axis].position if axis in view.board else 0 for view in stands))]
    return title, lines(f"{title}, positive towards {second}", series, (second, first))


def _course(track: str, now: View, stands: list[View]) -> list[Line]:
    return [
        Line(name(key), tuple(getattr(view.players[key], track) if key in view.players else None for view in stands))
        for key in sorted(now.players, key=lambda one: now.players[one].seat)
    ]


def _persons(every: tuple[Happening, ...]) -> dict[str, tuple[str, ...]]:
    """Who played each Character, in order."""
    found: dict[str, list[str]] = {}
    for one in every:
        for event in one.events:
            if event["event"] in ("SeatTaken", "PlayerReplaced"):
                persons = found.setdefault(name(event["player"]), [])
                persons += [event["person"]] if event["person"] not in persons[-1:] else []
    return {who: tuple(persons) for who, persons in found.items()}


def _dates(first: str, last: str, zone: tzinfo) -> str:
    one, other = (datetime.fromisoformat(time).astimezone(zone) for time in (first, last))
    days = [f"{day.day} {day:%B %Y}" for day in (one, other)]
    return " to ".join(dict.fromkeys(days))


def _view(view: object) -> View:
    assert isinstance(view, View)
    return view
