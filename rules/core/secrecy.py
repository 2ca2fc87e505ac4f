"""Who may see what: marks on the fields of events and on the arguments of actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_type_hints

EVERYONE = "everyone"
"""A viewer name that stands for the public, and the audience of an event that hides nothing."""

TABLE_ONLY = "nobody"
"""The audience of an event that no viewer sees: the default, so that a forgotten mark hides and never leaks."""


@dataclass(frozen=True)
class SecretTo:
    """`Annotated[str, SecretTo("player")]`: only the seat named in the field `player` sees it."""

    field: str


@dataclass(frozen=True)
class Secret:
    """Seen by no seat; a title's `view` or `reveal` may show it later."""


@dataclass(frozen=True)
class KeptBy:
    """`Annotated[str, KeptBy("storyteller")]`: only that viewer sees it, who is also the one that types it.

    So it is typed openly, as a word of the command, where other secrets are asked for without echo.
    """

    viewer: str


Mark = SecretTo | Secret | KeptBy


def may_see(mark: Mark, fields: Mapping[str, Any], viewer: str) -> bool:
    """Whether `viewer` sees a field with this mark; `fields` are those of the same event or action."""
    if isinstance(mark, KeptBy):
        return mark.viewer == viewer
    return isinstance(mark, SecretTo) and str(fields.get(mark.field)) == viewer


def secret_marks(hints: dict[str, Any]) -> dict[str, Mark]:
    """The secret fields among type hints taken with `include_extras=True`: name to mark."""
    marks: dict[str, Mark] = {}
    for name, hint in hints.items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, (SecretTo, Secret, KeptBy)):
                marks[name] = mark
    return marks


def secret_fields(owner: Any) -> dict[str, Mark]:
    """The secret fields of a model class, or the secret arguments of an action's function."""
    return secret_marks(get_type_hints(owner, include_extras=True))
