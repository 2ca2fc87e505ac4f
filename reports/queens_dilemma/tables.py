"""The statistics as tables of words: the terminal, paper and Markdown show the same ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from reports.queens_dilemma.chronicle import TRACKS
from reports.queens_dilemma.facts import name
from reports.queens_dilemma.sources import SOURCES
from reports.queens_dilemma.statistics import Councilor, Statistics

NOTHING = "–"


@dataclass(frozen=True)
class StatTable:
    """A table: its heading, what its figures are, and rows that begin with a name."""

    title: str
    says: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: bool = False
    """Whether its cells are words rather than figures."""


def tables(found: Statistics) -> Iterator[StatTable]:
    """All of them; none before the first Vote."""
    if found.votes:
        yield _agreements(found)
        yield _votes(found)
        yield _tokens(found)
        yield _deals(found)
        yield _points(found)


def _agreements(found: Statistics) -> StatTable:
    players = [one.player for one in found.councilors]
    rows = [(name(one), *(_agreed(found, one, other) for other in players)) for one in players]
    says = "Of the Votes in which both took a side, how many on the same one."
    return StatTable("Who voted with whom", says, ("", *map(name, players)), tuple(rows))


def _agreed(found: Statistics, one: str, other: str) -> str:
    if one == other:
        return ""
    both = found.agreement(one, other)
    return NOTHING if both.share is None else f"{both.share}% {both.same}/{both.votes}"


def _votes(found: Statistics) -> StatTable:
    says = "A swing vote is a won one that without this player's Power would have been lost or tied."
    columns = ("", "Sided", "Passed", "Won", "Swing", "Power laid", "In won Votes", "Per Vote won")
    rows = tuple(
        (
            name(one.player), str(one.votes), str(one.passed), str(one.won), str(one.swung), str(one.laid),
            str(one.laid_and_won), f"{one.laid / one.won:.1f}" if one.won else NOTHING,
        )
        for one in found.councilors
    )  # fmt: skip
    return StatTable("Power and Votes", says, columns, rows)


def _tokens(found: Statistics) -> StatTable:
    says = "Rounds that began with the token, and Votes that the Moderator had to decide."
    rows = tuple((name(o.player), str(o.leader), str(o.moderator), str(o.decided)) for o in found.councilors)
    return StatTable("Leader and Moderator", says, ("", "Leader", "Moderator", "Decided"), rows)


def _deals(found: Statistics) -> StatTable:
    rows = tuple((name(one.player), _goods(one.gave), _goods(one.got)) for one in found.councilors)
    return StatTable("Resources in Deals", "What changed hands.", ("", "Gave", "Got"), rows, words=True)


def _goods(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{amount} {name(resource)}" for resource, amount in goods.items()) or NOTHING


def _points(found: Statistics) -> StatTable:
    used = [source for source in SOURCES if any(source in one.points for one in found.councilors)]
    rows = [(source, *(_from(one, source) for one in found.councilors)) for source in used]
    says = "Hegemony/Independence/Infamy."
    columns = ("", *(name(one.player) for one in found.councilors))
    return StatTable("Points by source", says, columns, tuple(rows))


def _from(one: Councilor, source: str) -> str:
    tracks = one.points.get(source)
    return "/".join(str(tracks.get(track, 0)) for track in TRACKS) if tracks else NOTHING
