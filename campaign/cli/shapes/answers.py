"""Answers about the box, the chores and the rules."""

from __future__ import annotations

from typing import Any

from campaign.cli.shapes.shape import Shape


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


class AnswerShape(Shape):
    """What a question came to, in sentences."""

    answer: list[str]


class RulingsShape(Shape):
    """The rulings of a campaign."""

    rulings: list[dict[str, Any]]


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
