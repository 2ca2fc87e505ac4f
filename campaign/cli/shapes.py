"""The shapes of the JSON that the program prints. Others rely on them: `council schema NAME` prints their schemas."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """A JSON object with exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class StepShape(Shape):
    """What comes next: `who` does `action`, with `arguments` already settled.

    `choices` are answers that may be given now; `example` is the form of a free one.
    """

    who: str
    action: str
    arguments: dict[str, str]
    choices: list[str]
    prompt: str
    clause: str
    optional: bool
    example: str
    free: bool


class EntryShape(Shape):
    """An entry that was made: its number, what happened in words, and the events that everybody may see."""

    entry: int
    label: str
    events: list[dict[str, Any]]


class CampaignShape(Shape):
    """A campaign, with the number of its last entry, and where it stands."""

    id: str
    name: str
    title: str
    founded: str
    sequence: int
    game: int | None
    phase: str | None
    chosen: bool = False


class DoneShape(Shape):
    """Success: the entries made, in order, and what comes next. `campaign` where one was founded or chosen."""

    done: list[EntryShape]
    next: list[StepShape]
    campaign: CampaignShape | None = None


class RefusalShape(Shape):
    """A refusal. `kind`: unreadable, not allowed, ambiguous, store or fault. `file` and `line` in a script."""

    kind: str
    clause: str
    title: str
    asked: str
    because: str
    allowed: list[str]
    file: str | None = None
    line: int | None = None


class RefusedShape(Shape):
    """What was refused; `done` are the entries of the same command that came before and stay."""

    refused: RefusalShape
    done: list[EntryShape] | None = None


class CampaignsShape(Shape):
    """The campaigns of the database."""

    campaigns: list[CampaignShape]


class LogEntryShape(Shape):
    """An entry of the journal. `standing`: it stands, or is undone, or superseded by an amendment."""

    entry: int
    position: int
    kind: str
    action: str
    arguments: dict[str, Any]
    label: str
    note: str
    time: str
    standing: str


class LogShape(Shape):
    """The journal, oldest first."""

    log: list[LogEntryShape]


class SettingShape(Shape):
    """Something that the box shows; `value` is None while it is not known."""

    name: str
    value: Any
    prompt: str
    clause: str
    example: str


class SettingsShape(Shape):
    """The settings of a campaign."""

    settings: list[SettingShape]


class ChangeShape(Shape):
    """One value of the state as everybody sees it: its path, and what it was and becomes (None: not there)."""

    path: str
    before: Any
    after: Any


class FallenShape(Shape):
    """A later entry that no longer holds. `newer_rule`: today it would not hold on the old past either."""

    entry: int
    label: str
    clause: str
    because: str
    newer_rule: bool


class AmendmentShape(Shape):
    """What an amendment would do: what a newer rule changes anyway, what the correction changes, what falls."""

    label: str
    newer_rule: list[ChangeShape]
    correction: list[ChangeShape]
    fallen: list[FallenShape]


class RehearsalShape(Shape):
    """An amendment that was not made yet."""

    amendment: AmendmentShape


class BackupShape(Shape):
    """Where a proved copy lies."""

    backup: str


class DoctorShape(Shape):
    """What is wrong with the file: nothing, if all is well."""

    faults: list[str]


class AnswerShape(Shape):
    """What a question came to, in sentences."""

    answer: list[str]


class RulingsShape(Shape):
    """The rulings of a campaign."""

    rulings: list[dict[str, Any]]


class TroublesShape(Shape):
    """What may have gone wrong at the table, each with a command to try."""

    troubles: list[dict[str, str]]


class ReportShape(Shape):
    """Where a report lies, and what it is called."""

    report: str
    title: str


class DutyShape(Shape):
    """A chore that is not done yet."""

    id: str
    who: str
    what: str
    clause: str


class DutiesShape(Shape):
    """The chores that are not done yet."""

    duties: list[DutyShape]


class ClauseShape(Shape):
    """A clause of a rulebook, in our own words."""

    title: str
    id: str
    section: str
    kind: str
    says: str
    open: str | None = None


class RulesShape(Shape):
    """Clauses that were asked for."""

    rules: list[ClauseShape]


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
    "doctor": DoctorShape,
    "answer": AnswerShape,
    "rulings": RulingsShape,
    "troubles": TroublesShape,
    "report": ReportShape,
    "rules": RulesShape,
}
"""By the name that `council schema` takes. The shape of `state` is the title's own view."""
