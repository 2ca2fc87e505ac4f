"""The summary of a play of Queen by Midnight: who is Queen and why, every track explained, the standings."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo

from reports.document import Document, Paper, render
from reports.queen_by_midnight.account import Move, accounts, course, own, seated, view_of
from reports.words import signed
from rules.core.refusal import Kind, Refusal
from rules.history import Happening


def play_summary(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The summary of one play, as everybody may see it. Refuses (house.unknown-report) one that was not begun."""
    every = tuple(happenings)
    told = own(every, game)
    last = view_of(told[-1].after) if told else None
    if last is None or not last.princesses:
        played = sorted({one.game for one in every if view_of(one.after).princesses})
        because = f"Play {game} has not been played."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, tuple(f"play {one}" for one in played))
    day = datetime.fromisoformat(told[0].time).astimezone(zone)
    return render(
        "queen_by_midnight/play.html.j2",
        f"{campaign_name}, play {game}: Queen by Midnight",
        made=told[-1].time,
        paper=paper,
        campaign=campaign_name,
        game=game,
        lead=f"{day.day} {day:%B %Y}: {seated(last)}. {'Ended at' if last.result else 'It is'} {last.hour} o’clock.",
        why=last.result.why if last.result else "The play is not over.",
        accounts=tuple(accounts(told)),
        course=tuple(course(told)),
        standings=last.standings,
        moves=_moves,
    )


def _moves(moves: tuple[Move, ...]) -> str:
    """`+4 a card, −3 paid: 1`."""
    return ", ".join(f"{signed(one.amount)} {one.reason}" for one in moves) + f": {moves[-1].now}" if moves else ""
