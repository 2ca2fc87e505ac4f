"""The minutes of each Dilemma: its Vote turn by turn, the result, and what the outcome did."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from reports.queens_dilemma.chronicle import Result, Round, Share, Turn
from reports.queens_dilemma.deeds import deeds
from reports.queens_dilemma.facts import Fact, name
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.notation.printer import print_front
from rules.queens_dilemma.view_shapes import View

PASSES = {"gather": "Gathers Power", "moderator": "Becomes Moderator"}


def rounds(facts: Iterable[Fact], everyone: Collection[str]) -> tuple[Round, ...]:
    """The Dilemmas of a game. `everyone` are the names of all who play."""
    found: list[Minutes] = []
    for fact in facts:
        if fact.kind == "DilemmaRead":
            found.append(Minutes(fact))
        elif found and fact.part.startswith("Dilemma "):
            found[-1].note(fact)
    return tuple(one.written(everyone) for one in found)


class Minutes:
    """The minutes of one Dilemma, as they are being taken."""

    def __init__(self, read: Fact) -> None:
        self.event = read.event
        self.turns: list[Turn] = []
        self.sides: dict[str, int] = {}
        self.result: Result | None = None
        self.gathered: list[Share] = []
        self.returned: list[Share] = []
        self.later: list[Fact] = []
        self.outcome: str | None = None
        self.sand_timer = False
        self.cleared = False
        self.pool = (_view(read).pool, _view(read).pool)

    def note(self, fact: Fact) -> None:
        """Takes down one fact, where it belongs."""
        match fact.kind:
            case "TurnTaken" | "Passed" | "SeatCrossed":
                self.turns.append(self._turn(fact.kind, fact.event))
            case "VoteDecided":
                self.result = _result(fact)
            case "TilesCleared":
                self.cleared, self.pool = True, (self.pool[0], _view(fact, after=True).pool)
            case "OutcomeRead":
                self.outcome, self.sand_timer = fact.event["text"], fact.event["sand_timer"]
            case "LeaderMoved" | "ModeratorMoved" if not self.cleared:
                self._token(fact)
            case "PowerMoved" if not self.cleared and self._of_the_vote(fact.event):
                pass
            case _ if fact.happening.action != "deal":
                self.later.append(fact)

    def _turn(self, kind: str, event: Any) -> Turn:
        player, tally = name(event["player"]), self.turns[-1].tally if self.turns else (0, 0)
        if kind == "SeatCrossed":
            return Turn(player, "crossed", "has passed", tally)
        if kind == "Passed":
            bonus = f" with {event['bonus']}" if event["bonus"] else ""
            return Turn(player, "pass", PASSES.get(event["how"], f"passes with {event['how']}") + bonus, tally)
        self.sides[event["player"]] = 0 if event["side"] == "aye" else 1
        side, power = name(event["side"]), event["power"]
        words = {"cast": f"{side} {power}", "raise": f"{side} +{power}", "stay": f"stays {side}"}
        return Turn(player, event["side"], words[event["does"]], tally)

    def _of_the_vote(self, event: Any) -> bool:
        """Power that is voted with, or moved by the resolution."""
        source, target, amount = event["source"], event["target"], event["amount"]
        if target["kind"] == "tile" and self.turns and target["player"] in self.sides:
            tally = list(self.turns[-1].tally)
            tally[self.sides[target["player"]]] += amount
            self.turns[-1] = replace(self.turns[-1], tally=(tally[0], tally[1]))
            return True
        if self.result is None or target["kind"] not in ("treasury", "pool"):
            return False
        if source["kind"] == "tile":
            self.returned += [Share(name(target["player"]), amount)] if target["player"] and amount else []
            return True
        if source["kind"] == "pool":
            self.gathered += [Share(name(target["player"]), amount)] if amount else []
            return True
        return False

    def _token(self, fact: Fact) -> None:
        player, token = name(fact.event["player"]), fact.kind.removesuffix("Moved")
        if self.result is not None and token == "Leader":
            named = fact.happening.action == "vote leader"
            self.result = replace(self.result, leader=player, named=named)
        elif self.turns and self.turns[-1].player == player:
            # That the Moderator token comes is what such a pass says.
            if token == "Moderator" and self.turns[-1].kind == "pass":
                return
            self.turns[-1] = replace(self.turns[-1], tokens=(*self.turns[-1].tokens, token))
        else:
            self.later.append(fact)

    def written(self, everyone: Collection[str]) -> Round:
        """The minutes, as far as the Dilemma has come."""
        event = self.event
        return Round(
            number=event["round"],
            card=event["card"],
            aye=_front(event["aye"]),
            nay=_front(event["nay"]),
            keywords=tuple(event["keywords"]),
            turns=tuple(self.turns),
            result=self.result,
            pool=self.pool,
            gathered=tuple(self.gathered),
            returned=tuple(self.returned),
            outcome=self.outcome,
            came=deeds(self.later, everyone),
            sand_timer=self.sand_timer,
        )


def _front(announced: Any) -> str:
    front = Front.model_validate(announced)
    return "" if front == Front() else print_front(front)


def _result(fact: Fact) -> Result:
    verdict, before = fact.event["verdict"], _view(fact)
    moderator = "" if verdict["how"] == "majority" else name(before.moderator)
    return Result(
        verdict["side"], verdict["aye"], verdict["nay"], verdict["how"], moderator, name(before.leader), False
    )


def _view(fact: Fact, after: bool = False) -> View:
    view = fact.happening.after if after else fact.happening.before
    assert isinstance(view, View)
    return view
