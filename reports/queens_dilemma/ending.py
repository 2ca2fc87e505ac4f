"""The end of a game part by part, without the points: those stand with the players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from reports.queens_dilemma.chronicle import Part
from reports.queens_dilemma.deeds import deeds
from reports.queens_dilemma.facts import AT_THE_END, Fact, name
from rules.history import Happening
from rules.queens_dilemma.notation.printer import print_ideology_card
from rules.queens_dilemma.pieces import IdeologyCard

ELSEWHERE = ("PointsMarked", "InvestmentSettled", "AgendaResolved")


def cards(happenings: Iterable[Happening]) -> dict[str, str]:
    """What the Ideology cards show that were ever described, by key."""
    described = (event for one in happenings for event in one.told("IdeologyCardDescribed"))
    return {one["card"]: print_ideology_card(IdeologyCard.model_validate(one["content"])) for one in described}


def parts(found: tuple[Fact, ...], shown: dict[str, str], everyone: Collection[str]) -> Iterator[Part]:
    """The parts in which anything happened. `shown` tells the Ideology cards, `everyone` are all who play."""
    for part in AT_THE_END.values():
        own = [fact for fact in found if fact.part == part]
        lines = [*_revealed(own, shown), *_settled(own)]
        lines += deeds((fact for fact in own if fact.kind not in ELSEWHERE and not _put_away(fact)), everyone)
        if lines:
            yield Part(part, tuple(lines))


def _revealed(own: list[Fact], shown: dict[str, str]) -> Iterator[str]:
    for fact in own:
        if fact.kind == "IdeologyCardShown":
            card = fact.event["card"]
            yield f"{name(fact.event['player'])} {card.partition('-')[2]} ({shown.get(card, 'not described')})"


def _settled(own: list[Fact]) -> Iterator[str]:
    """Each Investment in a line: whose, of what, and how it ended."""
    kinds = {fact.event["player"]: fact.event["resource"] for fact in own if fact.kind == "InvestmentShown"}
    for fact in own:
        if fact.kind == "InvestmentSettled":
            player, ended = fact.event["player"], "succeeds" if fact.event["paid"] else "fails"
            yield f"{name(player)}’s {name(kinds.get(player))} {ended}"


def _put_away(fact: Fact) -> bool:
    """Power that goes back into the box is nobody's loss."""
    return fact.kind == "PowerMoved" and fact.part == AT_THE_END["cleanup"]
