"""The session report: one game of The Queen's Dilemma on two pages."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo

from reports.charts import Track, ideology_board, vote_bar
from reports.document import Document, Paper, render
from reports.queens_dilemma.chronicle import TRACKS, GameTold, Mark
from reports.queens_dilemma.reading import ever_shown, game_told
from reports.queens_dilemma.recap import recap
from reports.words import counted, counted_for, in_words
from rules.history import Happening
from seeds.queens_dilemma import facts


def session_report(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The report of one game, as everybody may see it. `zone` is where the table stands, for the date.

    Nobody is called a winner (campaign.no-game-winner). Refuses (house.unknown-report) a game that was not played.
    """
    every = tuple(happenings)
    shown = ever_shown(every)
    told = game_told(every, game, shown=shown)
    ideology = facts().ideology
    tracks = [Track(axis.ends, axis.position, axis.tokens) for axis in told.board]
    return render(
        "queens_dilemma/session.html.j2",
        f"{campaign_name}, game {game}: session report",
        chat="queens_dilemma/session.md.j2",
        made=told.times[1],
        paper=paper,
        campaign=campaign_name,
        told=told,
        tracks=TRACKS,
        lead=lead(told, zone),
        previously=recap(game_told(every, game - 1, shown=shown)) if game > 1 else "",
        reason=reason,
        marked=any(column.marks for seat in told.seats for column in seat.tracks.values()),
        board=ideology_board(tracks, told.spaces or ideology.least_spaces, ideology.silver_spaces),
        bars={one.number: vote_bar(one.result.aye, one.result.nay) for one in told.rounds if one.result},
    )


def lead(told: GameTold, zone: tzinfo) -> str:
    """`3 January 2026: five at the table, seven Dilemmas, ended by the sand timer.`"""
    day = datetime.fromisoformat(told.times[0]).astimezone(zone)
    present = sum(seat.present for seat in told.seats)
    said = [f"{in_words(present)} at the table", counted(len(told.rounds), "Dilemma")]
    said += [told.ended] if told.ended else []
    return f"{day.day} {day:%B %Y}: {', '.join(said)}."


def reason(mark: Mark) -> str:
    """Why points were marked; the part of the game stands in front where the reason does not tell it."""
    told = not mark.part.startswith("Dilemma ") or "Dilemma " in mark.reason
    return counted_for(mark.reason) if told else f"{mark.part}: {mark.reason}"
