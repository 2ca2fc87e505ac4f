"""Standings and statistics."""

from __future__ import annotations

from typing import Any

from campaign.cli.shapes.shape import Shape


class StandingsShape(Shape):
    """How everybody stands, by name; what is counted depends on the title."""

    standings: dict[str, dict[str, Any]]


class AgreementShape(Shape):
    """Two players: the Votes in which both took a side, and in how many it was the same one."""

    players: tuple[str, str]
    votes: int
    same: int


class CouncilorShape(Shape):
    """A player's figures: Votes, Power laid, rounds with the tokens, Resources in Deals, points by source and track."""

    player: str
    person: str
    votes: int
    passed: int
    won: int
    laid: int
    laid_and_won: int
    swung: int
    decided: int
    leader: int
    moderator: int
    gave: dict[str, int]
    got: dict[str, int]
    points: dict[str, dict[str, int]]


class StatisticsShape(Shape):
    """The statistics of a campaign."""

    games: int
    votes: int
    councilors: list[CouncilorShape]
    agreements: list[AgreementShape]


class PrincessRecordShape(Shape):
    """One Princess over all plays."""

    plays: int
    queen: int
    along: int


class PlaysShape(Shape):
    """The statistics of Queen by Midnight: how its plays ended, and the Princesses by id."""

    plays: int
    ends: dict[str, int]
    princesses: dict[str, PrincessRecordShape]
