"""A word on what may stand for an argument, read off its type."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel

from rules.core.action import Parameter
from rules.core.written import Written


def hint(one: Parameter) -> str:
    """`One of xanthe, lyrie, ...` for a name, an example for a notation, nothing for free text."""
    for part in _parts(one.annotation):
        if isinstance(part, Written):
            return f"Such as: {part.example}"
        if isinstance(part, type) and issubclass(part, StrEnum):
            return f"One of {', '.join(part)}."
        if part is int:
            return "A number."
    return ""


def names_in(annotation: Any) -> tuple[str, ...]:
    """The names that may stand for an argument, or at its beginning: `xanthe` in `xanthe:Ana`. None for a notation."""
    for part in _parts(annotation):
        if isinstance(part, Written):
            return ()
        if isinstance(part, type) and issubclass(part, StrEnum):
            return tuple(part)
        if isinstance(part, type) and issubclass(part, BaseModel):
            first = next(iter(part.model_fields.values()), None)
            return names_in(first.annotation) if first else ()
    return ()


def _parts(annotation: Any) -> Iterator[Any]:
    """The marks and the bare types inside an annotation, outermost first."""
    if get_origin(annotation) is Annotated:
        inner, *marks = get_args(annotation)
        yield from marks
        yield from _parts(inner)
    elif get_origin(annotation) in (Union, UnionType, tuple):
        for part in get_args(annotation):
            yield from _parts(part)
    else:
        yield annotation
