"""The shapes by the names that `council schema` takes."""

from __future__ import annotations

from campaign.cli.shapes.answers import (
    AnswerShape,
    DutiesShape,
    InventoryShape,
    RecountShape,
    RulesShape,
    RulingsShape,
    SettingsShape,
    TroublesShape,
)
from campaign.cli.shapes.entries import CampaignsShape, DoneShape, LogShape, RefusedShape, RehearsalShape, StepShape
from campaign.cli.shapes.figures import PlaysShape, StandingsShape, StatisticsShape
from campaign.cli.shapes.files import (
    BackupShape,
    BackupsShape,
    DoctorShape,
    ExportedShape,
    ImportedShape,
    ReportShape,
    RestoreShape,
)
from campaign.cli.shapes.shape import Shape

SHAPES: dict[str, type[Shape]] = {
    "done": DoneShape,
    "refused": RefusedShape,
    "step": StepShape,
    "campaigns": CampaignsShape,
    "log": LogShape,
    "settings": SettingsShape,
    "duties": DutiesShape,
    "amendment": RehearsalShape,
    "backup": BackupShape,
    "backups": BackupsShape,
    "restore": RestoreShape,
    "exported": ExportedShape,
    "imported": ImportedShape,
    "doctor": DoctorShape,
    "answer": AnswerShape,
    "rulings": RulingsShape,
    "troubles": TroublesShape,
    "standings": StandingsShape,
    "report": ReportShape,
    "inventory": InventoryShape,
    "recount": RecountShape,
    "stats": StatisticsShape,
    "stats-midnight": PlaysShape,
    "rules": RulesShape,
}
"""By the name that `council schema` takes. The shape of `state` is the title's own view."""

STATE = "state"
EXPORT = "export"
NAMES = sorted([*SHAPES, STATE, EXPORT])
"""All shapes by name; what a state looks like depends on the title, and an export is a file of lines."""
