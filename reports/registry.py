"""The kinds of documents that there are, by title: listed by hand, and loaded when one is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, tzinfo
from importlib import import_module
from typing import Any

from reports.document import Document, Paper
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.history import Happening


@dataclass(frozen=True)
class Report:
    """A kind of document: its name, what it tells, the function that makes it, and what can be asked of it."""

    name: str
    says: str
    place: str
    about: str = "game"
    """What is named behind it: a `game` (the last one if left out), a `seat`, or nothing for the whole campaign."""
    options: tuple[str, ...] = ()
    """What more its function takes, such as `sealed`."""
    kept: bool = False
    """Whether it tells what the host of a game kept secret. Such a report refuses a game that is not over."""
    usual: bool = False
    """Whether it is the title's usual report, which gives a file's name no word of its own."""

    def make(
        self,
        happenings: Iterable[Happening],
        campaign_name: str,
        about: int | str | None = None,
        *,
        paper: Paper = Paper.A4,
        zone: tzinfo = UTC,
        **options: Any,
    ) -> Document:
        """The document about that game, seat or campaign. Refuses (house.unknown-report) what was not played."""
        module, _, function = self.place.partition(":")
        made: Callable[..., Document] = getattr(import_module(module), function)
        named = (about,) if self.about else ()
        return made(happenings, campaign_name, *named, paper=paper, zone=zone, **options)

    def file_name(self, about: int | str | None) -> str:
        """What tells its file from the others of a campaign: `game-3`, `votes-game-3`, `diary-xanthe`, `checklist`."""
        named = f"game-{about}" if self.about == "game" else str(about) if self.about else ""
        return "-".join(part for part in ("" if self.usual else self.name, named) if part)


REPORTS: dict[str, tuple[Report, ...]] = {
    "queens-dilemma": (
        Report(
            "session",
            "One game: its Dilemmas, its points, what is due.",
            "reports.queens_dilemma.session:session_report",
            usual=True,
        ),
        Report("votes", "Every Vote of a game, turn by turn.", "reports.queens_dilemma.votes:vote_minutes"),
        Report(
            "diary",
            "What a player's Diary shows; sealed, what only that player may read.",
            "reports.queens_dilemma.diary:diary_sheets",
            about="seat",
            options=("sealed",),
        ),
        Report(
            "checklist",
            "Setting up the next game and packing it away, with boxes to tick.",
            "reports.queens_dilemma.checklist:checklist",
            about="",
        ),
        Report(
            "inventory",
            "Where every token, card, sticker and Envelope must be now.",
            "reports.queens_dilemma.box:box_inventory",
            about="",
        ),
        Report("book", "The whole campaign, as a keepsake.", "reports.queens_dilemma.book:campaign_book", about=""),
        Report(
            "since",
            "What the table saw since a player was last there.",
            "reports.queens_dilemma.since:since_report",
            about="seat",
        ),
    ),
    "queen-by-midnight": (
        Report(
            "play",
            "One play: who is Queen and why, how every track moved, the standings.",
            "reports.queen_by_midnight.play:play_summary",
            usual=True,
        ),
    ),
    "blood-on-the-clocktower": (
        Report(
            "game",
            "One game that is over: who was who, the nights, the votes.",
            "reports.blood_on_the_clocktower.game:game_report",
            kept=True,
            usual=True,
        ),
    ),
    "witching-hour": (
        Report(
            "game",
            "One game: who won, every round type by type, the turns of a full table, the standings.",
            "reports.witching_hour.game:game_summary",
            usual=True,
        ),
    ),
    "cinderella-at-midnight": (
        Report(
            "run",
            "One run: how it ended, both mazes drawn, its course, the statistics over runs.",
            "reports.cinderella_at_midnight.run:run_page",
            usual=True,
        ),
    ),
}
"""By the title's slug."""


def report(slug: str, name: str) -> Report:
    """The kind of document that a unique prefix names. Refuses (house.unknown-report) what the title does not have."""
    kinds = {one.name: one for one in REPORTS.get(slug, ())}
    found = matching(name, kinds)
    if len(found) == 1:
        return kinds[found[0]]
    if not kinds:
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", "There are no reports for this title yet.")
    if found:
        raise Refusal(Kind.AMBIGUOUS, "house.unknown-report", f"“{name}” fits several reports.", found)
    raise Refusal(Kind.UNREADABLE, "house.unknown-report", f"There is no report “{name}”.", tuple(kinds))
