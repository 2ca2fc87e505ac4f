"""The titles, listed by hand. A title's rules are loaded when they are needed, and no sooner."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rules.title import Title


@dataclass(frozen=True)
class TitleCard:
    """What is known of a title before its rules are loaded. `group` is its command prefix, empty for the root."""

    slug: str
    name: str
    group: str
    module: str

    def load(self) -> Title[Any]:
        """The title itself, with its rules."""
        title: Title[Any] = import_module(self.module).TITLE
        return title


TITLES = (
    TitleCard("queens-dilemma", "The Queen's Dilemma", "", "rules.queens_dilemma"),
    TitleCard("queen-by-midnight", "Queen by Midnight", "midnight", "rules.queen_by_midnight"),
    TitleCard("blood-on-the-clocktower", "Blood on the Clocktower", "clocktower", "rules.blood_on_the_clocktower"),
    TitleCard("witching-hour", "Witching Hour", "witching", "rules.witching_hour"),
    TitleCard("cinderella-at-midnight", "Cinderella at Midnight", "cinderella", "rules.cinderella_at_midnight"),
)
