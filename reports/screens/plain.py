"""The plain screen: any view, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.values import Frozen

DEEP = 3
"""From this depth on, a value stands on one line."""


def screen(view: Frozen, before: Frozen | None = None) -> list[str]:
    """A line for each field; what is empty is left out."""
    return list(_lines(view.model_dump(mode="json"), 0))


def _lines(value: Mapping[str, Any], depth: int) -> Iterator[str]:
    for name, one in value.items():
        if one in (None, "", [], {}):
            continue
        lead = f"{'  ' * depth}{name.replace('_', ' ')}:"
        if isinstance(one, Mapping) and depth < DEEP and any(isinstance(inner, Mapping) for inner in one.values()):
            yield lead
            yield from _lines(one, depth + 1)
        else:
            yield f"{lead} {_flat(one)}"


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_flat(one)}" for name, one in value.items() if one not in (None, "", [], {}))
    if isinstance(value, list):
        return ", ".join(f"({_flat(one)})" if isinstance(one, Mapping) else _flat(one) for one in value)
    return str(value)
