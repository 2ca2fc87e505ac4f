"""The box inventory: where each token, card, sticker and Envelope must be now, with a box to tick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, tzinfo

from reports.document import Document, Paper, render
from reports.queens_dilemma.facts import name
from reports.queens_dilemma.inventory import AWAY, places
from reports.queens_dilemma.standing import Standing, standing
from reports.queens_dilemma.stock import Item, Place, last_moment
from rules.history import Happening


@dataclass(frozen=True)
class Sheet:
    """What must be where, as it is printed: the Treasuries side by side, the other places one by one."""

    owners: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Item, ...]], ...]
    played: tuple[Place, ...]
    """The Save tray, or what lies on the table in its place."""
    away: tuple[Place, ...]


@dataclass(frozen=True)
class Sticker:
    """A sticker where it stands."""

    where: str
    what: str


def box_inventory(
    happenings: Iterable[Happening], campaign_name: str, *, paper: Paper = Paper.A4, zone: tzinfo = UTC
) -> Document:
    """The whole box, as the ledger has it. Refuses (house.unknown-report) a campaign in which nobody sits yet."""
    now = standing(happenings)
    moment = last_moment(now.happenings)
    return render(
        "queens_dilemma/inventory.html.j2",
        f"{campaign_name}: box inventory",
        made=now.time,
        paper=paper,
        campaign=campaign_name,
        lead=now.said(zone),
        saved=moment.saved,
        sheet=sheet(places(moment)),
        stickers=_stickers(now),
    )


def sheet(every: tuple[Place, ...]) -> Sheet:
    """The places in the order of print. All Treasuries have the same rows."""
    treasuries = [one for one in every if one.owner]
    rows = tuple((items[0].what, items) for items in zip(*(one.items for one in treasuries), strict=True))
    owners = tuple(name(one.owner) for one in treasuries)
    others = [one for one in every if not one.owner]
    away = tuple(one for one in others if one.name in AWAY)
    return Sheet(owners, rows, tuple(one for one in others if one not in away), away)


def _stickers(now: Standing) -> list[Sticker]:
    """Every sticker that has been attached, by the Diary, Region or slot where it stands."""
    view = now.view
    found = []
    for who, diary in view.diaries.items():
        codes = [*(f"Keyword {code}" for code in diary.keywords), *(f"Skill {skill.code}" for skill in diary.skills)]
        found += [Sticker(f"Diary of {name(who)}", ", ".join(codes))] if codes else []
    for region, held in view.buildings.items():
        codes = [f"Building {one.code}" for one in held if one.code]
        found += [Sticker(name(region), ", ".join(codes))] if codes else []
    found += [Sticker(f"Storyline “{one.storyline}”", f"Ending {code}") for code, one in view.endings.items()]
    return found
