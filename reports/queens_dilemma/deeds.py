"""What events did, in few words: equal gains and losses of several players are said once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from reports.queens_dilemma.facts import Fact, name
from reports.words import listed, signed
from rules.queens_dilemma.tell import TELLERS

UNTOLD = frozenset(
    (
        "Remarked", "SettingSet", "SpaceEntered", "GameBegun", "DilemmaRead", "TurnTaken", "Passed", "VotingClosed",
        "VoteDecided", "OutcomeRead", "CardCounted", "GameEndTriggered", "DutyDone", "DeckChanged", "DealStruck",
        "IdeologyCardDescribed", "GameClosed", "KeywordRead",
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
    for what, run in groupby((_told(fact) for fact in facts), key=lambda one: isinstance(one, Change) and one.what):
        if what:
            players = [change.player for change in run if isinstance(change, Change)]
            same = len(players) == len(everyone) > 1 and set(players) == set(everyone)
            told.append(f"{what} for {'everyone' if same else listed(players)}")
        else:
            told += [one for one in run if isinstance(one, str) and one]
    return tuple(_with_tokens(told))


def _told(fact: Fact) -> Change | str:
    event = fact.event
    match fact.kind:
        case "PointsMarked":
            return Change(f"{signed(event['amount'])} {name(event['track'])}", name(event["player"]))
        case "ResourceMoved" | "PowerMoved":
            return _moved(fact)
        case "SliderMoved":
            return f"{name(event['towards'])} pushes {event['spaces']}, Slider {place(event['axis'], event['position'])}"
        case "TokenLaid":
            return f"{name(event['ideology'])}{TOKEN}"
        case kind if kind in UNTOLD or kind not in TELLERS:
            return ""
    return TELLERS[fact.kind](event, fact.happening.before).rstrip(".")  # type: ignore[arg-type]


TOKEN = " gets a Hegemony token"


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
    """`in the middle`, or `2 towards Progress`."""
    end = axis.split("-")[position > 0]
    return f"{abs(position)} towards {name(end)}" if position else "in the middle"


def _with_tokens(told: list[str]) -> Iterator[str]:
    """A Hegemony token is said together with the push that it came with."""
    for index, line in enumerate(told):
        ideology = line.removesuffix(TOKEN)
        if ideology != line and index and told[index - 1].startswith(f"{ideology} pushes"):
            continue
        following = told[index + 1] if index + 1 < len(told) else ""
        pushed = line.partition(" pushes ")
        yield f"{line}, with a token" if pushed[1] and following == pushed[0] + TOKEN else line
