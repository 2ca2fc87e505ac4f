"""The vote minutes: every Vote of a game turn by turn, with what was laid, taken and given back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, tzinfo
from itertools import pairwise

from markupsafe import Markup

from reports.charts import Stack, vote_stacks
from reports.document import Document, Paper, render
from reports.queens_dilemma.chronicle import Round, Turn
from reports.queens_dilemma.reading import game_told
from reports.queens_dilemma.session import lead
from rules.history import Happening


@dataclass(frozen=True)
class Line:
    """A turn with the Power that was laid in it; `number` counts the turns, a crossed seat has none."""

    number: int | None
    turn: Turn
    laid: int


@dataclass(frozen=True)
class VoteTold:
    """A Vote: its turns, the drawing of both sides, and who won with it."""

    round: Round
    lines: tuple[Line, ...]
    drawing: Markup
    winners: tuple[str, ...]


def vote_minutes(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The minutes of all Votes of one game. Refuses (house.unknown-report) a game that was not played."""
    told = game_told(happenings, game, "votes")
    return render(
        "queens_dilemma/votes.html.j2",
        f"{campaign_name}, game {game}: vote minutes",
        chat="queens_dilemma/votes.md.j2",
        made=told.times[1],
        paper=paper,
        campaign=campaign_name,
        told=told,
        lead=lead(told, zone),
        votes=[_vote(one) for one in told.rounds],
    )


def _vote(one: Round) -> VoteTold:
    lines = tuple(_lines(one.turns))
    won = one.result.side if one.result else ""
    sides = {turn.player: turn.kind for turn in one.turns if turn.kind in ("aye", "nay")}
    laid = {player: sum(line.laid for line in lines if line.turn.player == player) for player in sides}
    aye, nay = (
        Stack(side.capitalize(), side == won, tuple((who, laid[who]) for who, on in sides.items() if on == side))
        for side in ("aye", "nay")
    )
    return VoteTold(one, lines, vote_stacks(aye, nay), tuple(who for who, on in sides.items() if on == won))


def _lines(turns: tuple[Turn, ...]) -> Iterator[Line]:
    """The turns, each with what the totals rose by."""
    number = 0
    totals = [0, *(sum(turn.tally) for turn in turns)]
    for turn, (before, after) in zip(turns, pairwise(totals), strict=True):
        number += turn.kind != "crossed"
        yield Line(number if turn.kind != "crossed" else None, turn, after - before)
