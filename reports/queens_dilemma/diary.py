"""The Diary sheets of one player: what the physical Diary shows, and apart from them what only that seat may read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, tzinfo

from markupsafe import Markup

from reports.charts import activation_track
from reports.document import Document, Paper, render
from reports.queens_dilemma.chronicle import TRACKS
from reports.queens_dilemma.facts import name
from reports.queens_dilemma.standing import Standing, standing
from reports.words import counted_for
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.queens_dilemma.legacy.view import BuildingView, SkillView
from rules.queens_dilemma.view_shapes import AgendaView


@dataclass(frozen=True)
class Origin:
    """Points as they were marked: how many, why, and the clause behind them."""

    amount: int
    reason: str
    clause: str


@dataclass(frozen=True)
class Span:
    """What one game brought on one track."""

    before: int
    after: int
    origins: tuple[Origin, ...]


@dataclass(frozen=True)
class GameMarks:
    """A game in which something was marked, with all three tracks."""

    name: str
    spans: tuple[Span, ...]


def diary_sheets(
    happenings: Iterable[Happening],
    campaign_name: str,
    seat: str,
    *,
    sealed: bool = False,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """What a Diary shows. `sealed` is another sheet, to be folded: what the seat's happenings tell it alone.

    Refuses (house.unknown-report) a Character whom nobody plays.
    """
    now = standing(happenings)
    if seat not in now.view.players:
        allowed = tuple(f"diary {one}" for one in now.view.players)
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", f"Nobody plays {name(seat)}.", allowed)
    return (_sealed if sealed else _open)(now, campaign_name, seat, paper, zone)


def _open(now: Standing, campaign_name: str, seat: str, paper: Paper, zone: tzinfo) -> Document:
    view, diary = now.view, now.view.diaries[seat]
    return render(
        "queens_dilemma/diary.html.j2",
        f"{campaign_name}: the Diary of {name(seat)}",
        made=now.time,
        paper=paper,
        campaign=campaign_name,
        seat=name(seat),
        player=view.players[seat],
        lead=now.said(zone),
        regions=[(name(key), held, _buildings(view.buildings[key])) for key, held in view.regions.items()
                 if held.holder == seat],
        keywords=diary.keywords,
        skills=[(skill, _track(skill)) for skill in diary.skills],
        fate=diary.fate,
        agendas=_agendas(now, seat),
        tracks=TRACKS,
        games=tuple(_games(now, seat)),
    )  # fmt: skip


def _sealed(now: Standing, campaign_name: str, seat: str, paper: Paper, zone: tzinfo) -> Document:
    return render(
        "queens_dilemma/sealed.html.j2",
        f"{campaign_name}: for {name(seat)} alone",
        made=now.time,
        paper=paper,
        campaign=campaign_name,
        seat=name(seat),
        person=now.view.players[seat].person,
        lead=now.said(zone),
        agendas=_agendas(now, seat),
    )


def _agendas(now: Standing, seat: str) -> list[tuple[str, AgendaView]]:
    """The Agendas that the player holds: code and limit lie open."""
    return [(code, one) for code, one in now.view.agendas.items() if one.holder == seat and one.lies == "held"]


def _buildings(held: tuple[BuildingView, ...]) -> list[str]:
    return [building_in_words(one) for one in held]


def building_in_words(one: BuildingView) -> str:
    """`red commercial: 2 Food`, `B07, blue military: 1 Army or 1 Gold`."""
    code = f"{one.code}, " if one.code else ""
    return f"{code}{one.colour} {one.type}: {yields_in_words(one)}"


def yields_in_words(one: BuildingView) -> str:
    """`2 Food`, `1 Army or 1 Gold`."""
    return " or ".join(str(option) for option in one.yields)


def _track(skill: SkillView) -> Markup | str:
    return activation_track(skill.used, skill.track) if skill.track else ""


def _games(now: Standing, seat: str) -> Iterator[GameMarks]:
    """What each game brought, from the founding on."""
    totals = dict.fromkeys(TRACKS, 0)
    found: dict[int, dict[str, list[Origin]]] = {}
    for one in now.happenings:
        for event in one.events:
            if event["event"] == "PointsMarked" and event["player"] == seat:
                tracks = found.setdefault(one.game, {track: [] for track in TRACKS})
                tracks[event["track"]].append(Origin(event["amount"], counted_for(event["reason"]), event["clause"]))
    for game, tracks in found.items():
        spans = []
        for track, origins in tracks.items():
            before = totals[track]
            totals[track] += sum(origin.amount for origin in origins)
            spans.append(Span(before, totals[track], tuple(origins)))
        yield GameMarks(f"Game {game}" if game else "Founding", tuple(spans))
