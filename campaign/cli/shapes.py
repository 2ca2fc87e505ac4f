"""The shapes of the JSON that the program prints. Others rely on them: `council schema NAME` prints their schemas."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """A JSON object with exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class StepShape(Shape):
    """What comes next: `who` does `action`, with `arguments` already settled.

    `choices` are answers that may be given now; `example` is the form of a free one; `advice` names clauses.
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
    advice: list[str]


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
    """A refusal. `kind`: unreadable, not allowed, ambiguous, store or fault. `file` and `line` in a script.

    Of a line of several words in short, `words_done` were entered before and stay, `words_left` were not.
    """

    kind: str
    clause: str
    title: str
    asked: str
    because: str
    allowed: list[str]
    file: str | None = None
    line: int | None = None
    words_done: list[str] | None = None
    words_left: list[str] | None = None


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


class AnswerShape(Shape):
    """What a question came to, in sentences."""

    answer: list[str]


class RulingsShape(Shape):
    """The rulings of a campaign."""

    rulings: list[dict[str, Any]]


class StandingsShape(Shape):
    """How everybody stands, by name; what is counted depends on the title."""

    standings: dict[str, dict[str, Any]]


class TroublesShape(Shape):
    """What may have gone wrong at the table, each with a command to try."""

    troubles: list[dict[str, str]]


class InventoryShape(Shape):
    """What must be where; `key` is its name for a check, empty where it has none."""

    inventory: list[dict[str, Any]]


class RecountShape(Shape):
    """What was checked, and what does not add up, with the entries that moved it."""

    checked: list[str]
    mismatches: list[dict[str, Any]]


class ReportShape(Shape):
    """Where a report lies, and what it is called; `lacking` are characters for which no typeface here has a glyph."""

    report: str
    title: str
    lacking: str = ""


class AgreementShape(Shape):
    """Two players: the Votes in which both took a side, and in how many it was the same one."""

    players: tuple[str, str]
    votes: int
    same: int


class CouncilorShape(Shape):
    """A player's figures: Votes, Power laid, rounds with the tokens, Resources in Deals, points by source and track."""

    player: str
    person: str
    votes: int
    passed: int
    won: int
    laid: int
    laid_and_won: int
    swung: int
    decided: int
    leader: int
    moderator: int
    gave: dict[str, int]
    got: dict[str, int]
    points: dict[str, dict[str, int]]


class StatisticsShape(Shape):
    """The statistics of a campaign."""

    games: int
    votes: int
    councilors: list[CouncilorShape]
    agreements: list[AgreementShape]


class PrincessRecordShape(Shape):
    """One Princess over all plays."""

    plays: int
    queen: int
    along: int


class PlaysShape(Shape):
    """The statistics of Queen by Midnight: how its plays ended, and the Princesses by id."""

    plays: int
    ends: dict[str, int]
    princesses: dict[str, PrincessRecordShape]


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
