"""The summary of a game of Witching Hour: who won, every round type by type, the course of a full table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from typing import Any, NamedTuple

from reports.document import Document, Paper, render
from reports.words import listed, signed
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.witching_hour.names import CardType, Mode
from rules.witching_hour.view import ResultView, View


class Line(NamedTuple):
    """A player's line: what each round did to the tokens, and the total."""

    player: str
    rounds: tuple[int, ...]
    total: int
    won: bool


class Course(NamedTuple):
    """What happened in a round, entry by entry."""

    round: int
    lines: tuple[str, ...]


def game_summary(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The summary of one game, as everybody may see it. Refuses (house.unknown-report) one that was not begun.

    Of a game that is not over it tells no points: the tokens lie face down.
    """
    every = tuple(happenings)
    told = tuple(one for one in every if one.game == game) if game > 0 else ()
    if not told:
        played = sorted({one.game for one in every} - {0})
        because = f"Game {game} has not been played."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, tuple(f"game {one}" for one in played))
    last = view_of(told[-1].after)
    result = last.result
    day = datetime.fromisoformat(told[0].time).astimezone(zone)
    seats = tuple(view_of(told[0].after).seats)
    return render(
        "witching_hour/game.html.j2",
        f"{campaign_name}, game {game}: Witching Hour",
        made=told[-1].time,
        paper=paper,
        campaign=campaign_name,
        game=game,
        lead=f"{day.day} {day:%B %Y}: {listed(seats)}, turns going to the left.",
        verdict=f"{result.winner} wins with the lowest total." if result else NOT_OVER,
        lines=tuple(_lines(result)) if result else (),
        rounds=result.rounds if result else (),
        course=tuple(_course(told)) if last.mode == Mode.TABLE else (),
        standings=last.standings,
        name=lambda kind: CardType(kind).shown,
        minus=lambda points: signed(points) if points < 0 else points,
    )


NOT_OVER = "The game is not over; the tokens lie face down."


def _lines(result: ResultView) -> Iterator[Line]:
    """The players, the lowest total first."""
    for player, total in sorted(result.totals.items(), key=lambda one: one[1]):
        counted = (next(one.counted for one in each.scores if one.player == player) for each in result.rounds)
        yield Line(player, tuple(number or 0 for number in counted), total, player == result.winner)


def _course(happenings: tuple[Happening, ...]) -> Iterator[Course]:
    """The turns by round; what is still secret is not in their labels."""
    told: dict[int, list[str]] = {}
    for one in happenings:
        number = view_of(one.after).round if one.action == "round" else view_of(one.before).round
        if number and one.action != "deck":
            told.setdefault(number, []).append(_without_turn(one))
    for number, lines in told.items():
        yield Course(number, tuple(lines))


def _without_turn(one: Happening) -> str:
    """What happened, without whose turn it is then: the next line says it."""
    turns = (f" {event['player']}'s turn." for event in one.events if event["event"] == "TurnBegun")
    return next((one.label.removesuffix(turn) for turn in turns if one.label.endswith(turn)), one.label)


def view_of(view: Any) -> View:
    """A view of this title."""
    assert isinstance(view, View)
    return view
