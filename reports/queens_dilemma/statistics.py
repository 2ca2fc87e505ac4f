"""The statistics of a campaign: who voted with whom, whose Power decided, what it cost, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from reports.queens_dilemma.ballots import Ballot, ballots
from reports.queens_dilemma.sources import points_by_source, resources_in_deals
from rules.history import Happening
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class Agreement:
    """Of the Votes in which both took a side: in how many it was the same one."""

    players: tuple[str, str]
    votes: int
    same: int

    @property
    def share(self) -> int | None:
        """In percent; None if they never both took a side."""
        return round(100 * self.same / self.votes) if self.votes else None


@dataclass(frozen=True)
class Councilor:
    """One player's figures."""

    player: str
    person: str
    votes: int
    """In which a side was taken."""
    passed: int
    won: int
    laid: int
    """All Power laid."""
    laid_and_won: int
    swung: int
    """Votes that the other side would have won or tied without this player's Power."""
    decided: int
    """Votes that this player decided as Moderator: ties, and those in which all passed."""
    leader: int
    moderator: int
    """Rounds that began with the token."""
    gave: dict[str, int]
    got: dict[str, int]
    """Resources that changed hands in Deals."""
    points: dict[str, dict[str, int]]
    """By source, and then by track."""


@dataclass(frozen=True)
class Statistics:
    """The figures of a campaign so far."""

    games: int
    votes: int
    councilors: tuple[Councilor, ...]
    agreements: tuple[Agreement, ...]

    def agreement(self, one: str, other: str) -> Agreement:
        """Of two players, in either order."""
        return next(found for found in self.agreements if set(found.players) == {one, other})


def statistics(happenings: Iterable[Happening]) -> Statistics:
    """From a campaign's happenings. Nobody plays yet, no figures: no councilors."""
    every = tuple(happenings)
    view = every[-1].after if every else None
    players = dict(view.players) if isinstance(view, View) else {}
    cast = tuple(ballots(every))
    order = sorted(players, key=lambda one: players[one].seat)
    gave, got = resources_in_deals(every)
    points = points_by_source(every)
    return Statistics(
        games=max((one.game for one in every), default=0),
        votes=len(cast),
        councilors=tuple(
            _councilor(one, players[one].person, cast, dict(gave[one]), dict(got[one]), points[one]) for one in order
        ),
        agreements=tuple(_agreement(pair, cast) for pair in combinations(order, 2)),
    )


def _agreement(pair: tuple[str, str], cast: Sequence[Ballot]) -> Agreement:
    one, other = pair
    both = [ballot.sides for ballot in cast if one in ballot.sides and other in ballot.sides]
    return Agreement(pair, len(both), sum(sides[one] == sides[other] for sides in both))


def _councilor(
    player: str,
    person: str,
    cast: Sequence[Ballot],
    gave: dict[str, int],
    got: dict[str, int],
    points: dict[str, Counter[str]],
) -> Councilor:
    own = [ballot for ballot in cast if player in ballot.sides]
    won = [ballot for ballot in own if ballot.sides[player] == ballot.won]
    return Councilor(
        player=player,
        person=person,
        votes=len(own),
        passed=sum(player in ballot.passed for ballot in cast),
        won=len(won),
        laid=sum(ballot.laid[player] for ballot in own),
        laid_and_won=sum(ballot.laid[player] for ballot in won),
        swung=sum(player in ballot.swung for ballot in won),
        decided=sum(ballot.decider == player for ballot in cast),
        leader=sum(ballot.leader == player for ballot in cast),
        moderator=sum(ballot.moderator == player for ballot in cast),
        gave=gave,
        got=got,
        points={source: dict(tracks) for source, tracks in points.items()},
    )
