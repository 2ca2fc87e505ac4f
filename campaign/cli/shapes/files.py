"""Backups, exports, reports: what lies in files."""

from __future__ import annotations

from campaign.cli.shapes.entries import CampaignShape
from campaign.cli.shapes.shape import Shape


class BackupShape(Shape):
    """Where a proved copy lies."""

    backup: str


class ShelfShape(Shape):
    """A backup beside the database. `campaign` is short, or `all`; `reason` says when it was made."""

    file: str
    time: str
    campaign: str
    game: int | None
    reason: str
    bytes: int


class BackupsShape(Shape):
    """The backups beside the database, oldest first."""

    folder: str
    backups: list[ShelfShape]


class ComparedShape(Shape):
    """A campaign in a backup and here, by its number of entries. `verdict` is said of the backup: new, newer, older,
    same, different (both went on from a common past), or missing (only here).
    """

    id: str
    name: str
    title: str
    backup: int | None
    here: int | None
    verdict: str


class RestoreShape(Shape):
    """What going back to a backup changes; whether it was done; where the replaced file is kept."""

    campaigns: list[ComparedShape]
    restored: bool
    replaced: str | None


class ExportedShape(Shape):
    """Where an export lies, and how many entries it holds."""

    export: str
    entries: int
    public: bool


class ImportedShape(Shape):
    """The campaign that was made of a file."""

    imported: CampaignShape


class DoctorShape(Shape):
    """What is wrong with the file: nothing, if all is well. `advice` is no fault, and worth knowing. `removed` are
    drafts that broken runs had left, after --repair.
    """

    faults: list[str]
    advice: list[str]
    removed: list[str]


class ReportShape(Shape):
    """Where a report lies, and what it is called; `lacking` are characters for which no typeface here has a glyph."""

    report: str
    title: str
    lacking: str = ""
