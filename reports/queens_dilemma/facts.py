"""The events of a game one by one, each with the phase and the round in which it came."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.history import Happening
from rules.queens_dilemma.names import Phase

AT_THE_END = {
    "scoring.events": "Events",
    "scoring.chronicle": "Chronicle cards",
    "scoring.ideology": "Ideologies",
    "scoring.power": "Power left",
    "scoring.investments": "Investments",
    "scoring.agendas": "Agendas",
    "scoring.taxes": "Taxes",
    "cleanup": "Cleanup",
}
"""The parts of the end of a game, in order, by phase."""

AFTER = (Phase.BETWEEN, Phase.FINALE, Phase.ENDED)


class Fact(NamedTuple):
    """An event as it was seen, the part of the game in which it came, and the entry that it belongs to."""

    event: Mapping[str, Any]
    part: str
    happening: Happening

    @property
    def kind(self) -> str:
        """The event's name."""
        name: str = self.event["event"]
        return name


def facts(happenings: Iterable[Happening]) -> Iterator[Fact]:
    """The events of one game's happenings, in order. Its setup comes first."""
    part = "Setup"
    for happening in happenings:
        for event in happening.events:
            if event["event"] == "DilemmaRead":
                part = f"Dilemma {event['round']}"
            elif event["event"] == "PhaseEntered":
                part = _part(event["phase"], part)
            yield Fact(event, part, happening)


def _part(phase: str, now: str) -> str:
    if phase in AFTER:
        return "After the game"
    return "Setup" if phase == Phase.SETUP else AT_THE_END.get(phase, now)


def name(value: str | None) -> str:
    """A Character, Ideology, track or side as it is printed."""
    return (value or "").capitalize()
