"""The report of a game of Blood on the Clocktower, when it is over: the reveal, the nights, the votes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, tzinfo
from typing import NamedTuple

from reports.blood_on_the_clocktower.course import course, own, view_of
from reports.document import Document, Paper, render
from rules.blood_on_the_clocktower.names import Side
from rules.blood_on_the_clocktower.state import Game, Role
from rules.core.refusal import Kind, Refusal
from rules.history import Happening


class Revealed(NamedTuple):
    """Who somebody was, on which side, and how they fared."""

    player: str
    character: str
    side: Side | None
    fate: str
    won: bool


def game_report(
    happenings: Iterable[Happening],
    campaign_name: str,
    game: int,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """The report of one game, with all that was secret in it; `happenings` are the Storyteller's.

    Refuses (house.unknown-report) a game that is not over, so that no report gives a Grimoire away.
    """
    every = tuple(happenings)
    games = {one.number: one for one in view_of(every[-1].after).games} if every else {}
    if game not in games:
        because = f"Game {game} is not over: its report would show the Grimoire."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, tuple(f"game {number}" for number in games))
    told, over = own(every, game), games[game]
    read = course(told)
    return render(
        "blood_on_the_clocktower/game.html.j2",
        f"{campaign_name}, game {game}: the reveal",
        made=told[-1].time,
        paper=paper,
        campaign=campaign_name,
        game=game,
        lead=_lead(over, told[0].time, zone),
        why=f"{over.winner.value.capitalize()} wins: {over.why}.",
        roles=tuple(_revealed(over, role, read.fates) for role in over.roles),
        chapters=read.chapters,
        standings=view_of(told[-1].after).standings,
    )


def _lead(over: Game, began: str, zone: tzinfo) -> str:
    day = datetime.fromisoformat(began).astimezone(zone)
    days = f"{over.days} day{'' if over.days == 1 else 's'}"
    return f"{day.day} {day:%B %Y}: {over.edition}, {len(over.roles)} players, {days}."


def _revealed(over: Game, role: Role, fates: Mapping[str, str]) -> Revealed:
    fate = "alive at the end" if role.alive else fates.get(role.player, "dead")
    return Revealed(role.player, role.name, role.side, fate, role.side is over.winner)
