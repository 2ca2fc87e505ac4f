"""Reads one play out of the happenings of a campaign: every move of a track with its hour, and what was decisive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from reports.words import listed
from rules.history import Happening
from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.state import Line
from rules.queen_by_midnight.tell import TELLERS
from rules.queen_by_midnight.view import PrincessView, View

DECISIVE = (
    *("HourStruck", "PrincessFell", "DeclarationRevealed", "StatusChanged", "AttackBegun", "ReactionUsed"),
    *("AbilityUsed", "AttackEnded", "CardBought", "ArmoryEntered", "ArmoryLeft", "LoyaltyChanged", "LevelChanged"),
    *("TokensChanged", "PlayEnded"),
)
"""Events that stand in the course of a play, beside damage and the Ultimate."""


class Move(NamedTuple):
    """A move of a track: by how much, where it stood then, and why."""

    amount: int
    now: int
    reason: str


class Hour(NamedTuple):
    """What an hour did to one Princess."""

    hour: int
    clout: tuple[Move, ...]
    health: tuple[Move, ...]


class Account(NamedTuple):
    """One Princess over the play: how she stands at its end, and how it came to that, hour by hour."""

    princess: str
    person: str
    standing: str
    last: PrincessView
    won: str
    points: int | None
    """Victory Points; None where a play ended without counting them (end.last-standing)."""
    hours: tuple[Hour, ...]


class Course(NamedTuple):
    """What was decisive in an hour, as sentences."""

    hour: int
    lines: tuple[str, ...]


def own(happenings: Iterable[Happening], game: int) -> tuple[Happening, ...]:
    """The happenings of one play."""
    return tuple(one for one in happenings if one.game == game) if game > 0 else ()


def accounts(happenings: tuple[Happening, ...]) -> Iterator[Account]:
    """The Princesses in turn order."""
    last = view_of(happenings[-1].after)
    lines = {line.princess.value: line for line in last.result.lines} if last.result else {}
    for name, one in last.princesses.items():
        line = lines.get(name)
        yield Account(
            princess=Princess(name).shown,
            person=one.person,
            standing=f"Advisor of {Princess(one.leader).shown}" if one.leader else one.status,
            last=one,
            won=line.won if line else "",
            points=_points(last, line, one),
            hours=tuple(_hours(happenings, name)),
        )


def _points(last: View, line: Line | None, one: PrincessView) -> int | None:
    if line is None or last.result is None:
        return one.clout + one.health
    return line.points if last.result.how == "points" else None


def _hours(happenings: tuple[Happening, ...], princess: str) -> Iterator[Hour]:
    moves: dict[int, dict[str, list[Move]]] = {}
    for hour, event, _ in _events(happenings):
        if event["event"] in ("CloutChanged", "HealthChanged") and event["player"] == princess:
            kinds = moves.setdefault(hour, {"CloutChanged": [], "HealthChanged": []})
            reason = "paid" if event["reason"] == "cost" else event["reason"]
            kinds[event["event"]].append(Move(event["amount"], event["now"], reason))
    for hour, kinds in moves.items():
        yield Hour(hour, tuple(kinds["CloutChanged"]), tuple(kinds["HealthChanged"]))


def course(happenings: tuple[Happening, ...]) -> Iterator[Course]:
    """Hour by hour: attacks with what they did, purchases, Armories, Levels, falls, Declarations, clock and end."""
    told: dict[int, list[str]] = {}
    for hour, event, before in _events(happenings):
        kind = event["event"]
        harmed = kind == "HealthChanged" and event["amount"] < 0
        ultimate = kind == "CardPlayed" and event["what"].startswith("ultimate")
        if kind in DECISIVE or harmed or ultimate:
            sentence = TELLERS[kind](event, before)
            told.setdefault(hour, []).extend([sentence] if sentence else [])
    for hour, lines in told.items():
        yield Course(hour, tuple(lines))


def _events(happenings: tuple[Happening, ...]) -> Iterator[tuple[int, Mapping[str, Any], View]]:
    """Every event with the hour in which it came."""
    for one in happenings:
        before = view_of(one.before)
        hour = before.hour
        for event in one.events:
            hour = event["hour"] if event["event"] in ("HourStruck", "PlayBegun") else hour
            yield hour, event, before


def view_of(view: Any) -> View:
    """A view of this title."""
    assert isinstance(view, View)
    return view


def seated(view: View) -> str:
    """`Ana, Ben and Cy`."""
    return listed(view.seats)
