"""What events did, in few words: equal gains and losses of several players are said once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from reports.queens_dilemma.facts import Fact, name
from reports.words import listed, signed
from rules.queens_dilemma.tellers import TELLERS

UNTOLD = frozenset(
    (
        "Remarked", "SettingSet", "SpaceEntered", "GameBegun", "DilemmaRead", "TurnTaken", "Passed", "VotingClosed",
        "VoteDecided", "OutcomeRead", "CardCounted", "GameEndTriggered", "DutyDone", "DeckChanged", "DealStruck",
        "IdeologyCardDescribed", "IdeologyCardShown", "InvestmentShown", "GameClosed", "KeywordRead", "RulingMade",
    )
)  # fmt: skip
"""What has a place of its own in the report, or none."""


class Change(NamedTuple):
    """`+2 Gold` of one player."""

    what: str
    player: str


def deeds(facts: Iterable[Fact], everyone: Collection[str]) -> tuple[str, ...]:
    """The facts in words. `everyone` are the names of all who play, so that they need not be listed."""
    told: list[str] = []
    found = [one for fact in facts if (one := _told(fact))]
    for what, run in groupby(_with_tokens(found), key=lambda one: isinstance(one, Change) and one.what):
        if what:
            players = [change.player for change in run if isinstance(change, Change)]
            same = len(players) == len(everyone) > 1 and set(players) == set(everyone)
            told.append(f"{what} for {'everyone' if same else listed(players)}")
        else:
            told += [one for one in run if isinstance(one, str)]
    return tuple(told)


def _told(fact: Fact) -> Change | str:
    event = fact.event
    match fact.kind:
        case "PointsMarked":
            return Change(f"{signed(event['amount'])} {name(event['track'])}", name(event["player"]))
        case "ResourceMoved" | "PowerMoved":
            return _moved(fact)
        case "SliderMoved":
            return f"{PUSHED}{place(event['axis'], event['position'])}"
        case "TokenLaid":
            return f"{TOKEN}{name(event['ideology'])}"
        case kind if kind in UNTOLD or kind not in TELLERS:
            return ""
    return TELLERS[fact.kind](event, fact.happening.before).rstrip(".")  # type: ignore[arg-type]


PUSHED, TOKEN = "Slider to ", "a token for "


def _moved(fact: Fact) -> Change | str:
    """Gains and losses of one player; what goes between two players is a sentence."""
    event = fact.event
    source, target = event["source"]["player"], event["target"]["player"]
    thing = name(event.get("resource", "power"))
    if bool(source) == bool(target):
        return TELLERS[fact.kind](event, fact.happening.before).rstrip(".")  # type: ignore[arg-type]
    amount = event["amount"] if target else -event["amount"]
    return Change(f"{signed(amount)} {thing}", name(target or source))


def place(axis: str, position: int) -> str:
    """`the middle`, or `Progress 2`."""
    return f"{name(axis.split('-')[position > 0])} {abs(position)}" if position else "the middle"


def _with_tokens(found: list[Change | str]) -> Iterator[Change | str]:
    """A Hegemony token is said together with the push that it came with."""
    rest = list(found)
    while rest:
        one = rest.pop(0)
        if isinstance(one, str) and rest and one.startswith(PUSHED) and str(rest[0]).startswith(TOKEN):
            yield f"{one}, {rest.pop(0)}"
        else:
            yield one
