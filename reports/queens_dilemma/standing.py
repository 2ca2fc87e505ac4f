"""Where a campaign stands: what everybody sees at its last entry, and when that was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, tzinfo

from reports.queens_dilemma.facts import AFTER
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class Standing:
    """A campaign at its last entry."""

    view: View
    time: str
    happenings: tuple[Happening, ...]

    @property
    def over(self) -> bool:
        """Whether no game is on: before the first one, or after the last one played."""
        return self.view.phase in AFTER or self.view.game == 0

    @property
    def next_game(self) -> int:
        """The number of the game that is set up next."""
        return self.view.game + 1

    def said(self, zone: tzinfo) -> str:
        """`After game 3, 7 February 2026.`"""
        day = datetime.fromisoformat(self.time).astimezone(zone)
        game, phase = self.view.game, self.view.phase
        when = f"{'After' if self.over else 'In'} game {game}" if game else "Before the first game"
        when = "At the end of the campaign" if phase is Phase.ENDED else when
        return f"{when}, {day.day} {day:%B %Y}."


def standing(happenings: Iterable[Happening]) -> Standing:
    """Where it stands. Refuses (house.unknown-report) a campaign in which nothing was entered yet, or nobody sits."""
    every = tuple(happenings)
    view = every[-1].after if every else None
    if not isinstance(view, View) or not view.players:
        because = "Nobody sits at the table yet."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ("found seats",))
    return Standing(view, every[-1].time, every)
