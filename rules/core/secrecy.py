"""Who may see what: marks on the fields of events and on the arguments of actions."""

from __future__ import annotations

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


def secret_marks(hints: dict[str, Any]) -> dict[str, SecretTo | Secret]:
    """The secret fields among type hints taken with `include_extras=True`: name to mark."""
    marks: dict[str, SecretTo | Secret] = {}
    for name, hint in hints.items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, (SecretTo, Secret)):
                marks[name] = mark
    return marks


def secret_fields(owner: Any) -> dict[str, SecretTo | Secret]:
    """The secret fields of a model class, or the secret arguments of an action's function."""
    return secret_marks(get_type_hints(owner, include_extras=True))
