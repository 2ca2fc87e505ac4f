"""A word on what may stand for an argument, read off its type."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Union, get_args, get_origin

from rules.core.action import Parameter


def hint(one: Parameter) -> str:
    """`xanthe, lyrie, ...` for a name, `a number` for a number, nothing for free text."""
    for part in _parts(one.annotation):
        if isinstance(part, type) and issubclass(part, StrEnum):
            return "One of " + ", ".join(part) + "."
        if part is int:
            return "A number."
    return ""


def _parts(annotation: Any) -> list[Any]:
    """The bare types inside an annotation."""
    if get_origin(annotation) is Annotated:
        return _parts(get_args(annotation)[0])
    if get_origin(annotation) in (Union, tuple) or type(annotation).__name__ == "UnionType":
        return [found for part in get_args(annotation) for found in _parts(part)]
    return [annotation]
