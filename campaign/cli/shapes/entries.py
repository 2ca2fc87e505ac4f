"""Entries made, refused, amended and listed, and what comes next."""

from __future__ import annotations

from typing import Any

from campaign.cli.shapes.shape import Shape


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
    due: str = ""
    """What the table had to do first where the first of them falls out: for `--then`."""


class RehearsalShape(Shape):
    """An amendment that was not made yet."""

    amendment: AmendmentShape
