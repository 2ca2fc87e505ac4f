"""Who stood where in each Vote, and with how much Power, from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.history import Happening
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class Ballot:
    """A Vote that was decided. `sides` has those who took one; `laid` is all the Power that each put down for it."""

    game: int
    round: int
    sides: dict[str, str]
    laid: dict[str, int]
    passed: tuple[str, ...]
    won: str
    how: str
    decider: str
    """The Moderator, where there was nobody else to decide."""
    leader: str
    moderator: str
    """Who held the tokens when the Dilemma was read."""

    def total(self, side: str) -> int:
        """The Power on a side."""
        return sum(power for player, power in self.laid.items() if self.sides[player] == side)

    @property
    def swung(self) -> tuple[str, ...]:
        """The winners without each of whom the other side would have won, or tied."""
        if self.how not in ("majority", "tie"):
            return ()
        lost = "nay" if self.won == "aye" else "aye"
        ahead = self.total(self.won) - self.total(lost)
        won = (player for player, side in self.sides.items() if side == self.won)
        return tuple(player for player in won if self.laid[player] and self.laid[player] >= ahead)


def ballots(happenings: Iterable[Happening]) -> Iterator[Ballot]:
    """Every Vote that was decided, oldest first."""
    sides: dict[str, str] = {}
    laid: Counter[str] = Counter()
    passed: list[str] = []
    holders, number = ("", ""), 0
    for one in happenings:
        for event in one.events:
            match event["event"]:
                case "DilemmaRead":
                    view = _view(one.before)
                    holders, number = (view.leader or "", view.moderator or ""), event["round"]
                case "VotingOpened":
                    sides, laid, passed = {}, Counter(), []
                case "TurnTaken":
                    sides[event["player"]] = event["side"]
                case "Passed":
                    passed.append(event["player"])
                case "PowerMoved" if event["target"]["kind"] == "tile":
                    laid[event["target"]["player"]] += event["amount"]
                case "VoteDecided":
                    how, won = event["verdict"]["how"], event["verdict"]["side"]
                    decider = _view(one.before).moderator or "" if how in ("tie", "all-pass") else ""
                    own = {player: laid[player] for player in sides}
                    yield Ballot(one.game, number, dict(sides), own, tuple(passed), won, how, decider, *holders)


def _view(view: object) -> View:
    assert isinstance(view, View)
    return view
