"""Where points came from, and which Resources changed hands in Deals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from rules.history import Happening

SOURCES = (
    "Dilemmas", "Unpaid losses", "Stories", "Ideologies", "Power left", "Investments", "Agendas", "Chronicle cards",
    "Founding", "Rulings", "Other",
)  # fmt: skip
"""In the order in which they are shown."""

BY_CLAUSE = {
    "founding.seat-bonuses": "Founding",
    "scoring.favored": "Ideologies",
    "scoring.balanced": "Ideologies",
    "scoring.power": "Power left",
    "resource.forced-loss": "Unpaid losses",
    "skill.precedence": "Rulings",
}
BY_WORDS = {
    "the Dilemma of ": "Dilemmas",
    "the Story of ": "Stories",
    "Agenda ": "Agendas",
    "Crossroad ": "Agendas",
    "Epilogue ": "Agendas",
    "Chronicle card ": "Chronicle cards",
}
BOXES = ("success box", "failure box")


def source_of(event: Mapping[str, Any]) -> str:
    """Which of SOURCES marked points came from."""
    clause, reason = event["clause"], event["reason"]
    for beginning, source in BY_CLAUSE.items():
        if clause.startswith(beginning):
            return source
    if reason.endswith(BOXES):
        return "Investments"
    return next((source for words, source in BY_WORDS.items() if reason.startswith(words)), "Other")


def points_by_source(happenings: Iterable[Happening]) -> dict[str, dict[str, Counter[str]]]:
    """The points of each player by source and track; sources without any are left out."""
    found: dict[str, dict[str, Counter[str]]] = defaultdict(dict)
    for one in happenings:
        for event in one.events:
            if event["event"] == "PointsMarked":
                counted = found[event["player"]].setdefault(source_of(event), Counter())
                counted[event["track"]] += event["amount"]
    return defaultdict(dict, {who: {s: own[s] for s in SOURCES if s in own} for who, own in found.items()})


def resources_in_deals(happenings: Iterable[Happening]) -> tuple[dict[str, Counter[str]], dict[str, Counter[str]]]:
    """What each player gave and got in Deals, by Resource."""
    gave: dict[str, Counter[str]] = defaultdict(Counter)
    got: dict[str, Counter[str]] = defaultdict(Counter)
    for one in happenings:
        for event in one.events:
            if event["event"] == "DealStruck":
                _add(gave, event["deal"]["given"])
                _add(got, event["deal"]["received"])
    return gave, got


def _add(kept: dict[str, Counter[str]], goods: Mapping[str, Mapping[str, Any]]) -> None:
    for player, amounts in goods.items():
        kept[player].update({resource: amount for resource, amount in amounts.items() if amount})
