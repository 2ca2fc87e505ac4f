"""The kinds of documents that there are, by title: listed by hand, and loaded when one is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, tzinfo
from importlib import import_module

from reports.document import Document, Paper
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.history import Happening


@dataclass(frozen=True)
class Report:
    """A kind of document about one game: its name, what it tells, and the function that makes it."""

    name: str
    says: str
    place: str

    def make(
        self,
        happenings: Iterable[Happening],
        campaign_name: str,
        game: int,
        *,
        paper: Paper = Paper.A4,
        zone: tzinfo = UTC,
    ) -> Document:
        """The document about that game. Refuses (house.unknown-report) one that was not played."""
        module, _, function = self.place.partition(":")
        made: Callable[..., Document] = getattr(import_module(module), function)
        return made(happenings, campaign_name, game, paper=paper, zone=zone)


REPORTS: dict[str, tuple[Report, ...]] = {
    "queens-dilemma": (
        Report(
            "session",
            "One game: its Dilemmas, its points, what is due.",
            "reports.queens_dilemma.session:session_report",
        ),
    ),
    "queen-by-midnight": (
        Report(
            "play",
            "One play: who is Queen and why, how every track moved, the standings.",
            "reports.queen_by_midnight.play:play_summary",
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
