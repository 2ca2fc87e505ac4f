"""The report of a game of Blood on the Clocktower, when it is over: the reveal, the nights, the votes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo
from typing import NamedTuple

from reports.blood_on_the_clocktower.course import Course, course, own, view_of
from reports.blood_on_the_clocktower.paths import Path
from reports.document import Document, Paper, render
from rules.blood_on_the_clocktower.state import Game, Role
from rules.core.refusal import Kind, Refusal
from rules.history import Happening


class Revealed(NamedTuple):
    """What somebody drew, who they were, on which side, and how they fared."""

    player: str
    drew: str
    character: str
    side: str
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
        on = every and game == view_of(every[-1].after).game
        because = f"Game {game} is not over: its report would show the Grimoire." if on else f"There is no game {game}."
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
        roles=tuple(_revealed(over, role, read) for role in over.roles),
        chapters=read.chapters,
        standings=view_of(told[-1].after).standings,
    )


def _lead(over: Game, began: str, zone: tzinfo) -> str:
    day = datetime.fromisoformat(began).astimezone(zone)
    days = f"{over.days} day{'' if over.days == 1 else 's'}"
    return f"{day.day} {day:%B %Y}: {over.edition}, {len(over.roles)} players, {days}."


def _revealed(over: Game, role: Role, read: Course) -> Revealed:
    fate = "alive at the end" if role.alive else read.fates.get(role.player, "dead")
    path = read.paths.get(role.player, Path(characters=[role.name]))
    side = path.side if path.sides else (role.side or "open").capitalize()
    return Revealed(role.player, path.drew, path.character, side, fate, role.side is over.winner)
