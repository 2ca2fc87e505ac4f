"""Walks the types that states and events are made of, looking for anything that could change."""

from __future__ import annotations

from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from rules.core.values import Frozen, FrozenMap

PLAIN = (str, int, bool, NoneType)
NAMES = (str, int, Enum)


def mutable_parts(kind: type[Frozen]) -> list[str]:
    """The fields, by path, that are not frozen models, tuples, FrozenMaps, enums, text, whole numbers or truths."""
    return _walk(kind, kind.__name__, set())


def _walk(annotation: Any, path: str, seen: set[Any]) -> list[str]:
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _walk(parts[0], path, seen)
    if origin is Literal:
        return [] if all(isinstance(part, NAMES) for part in parts) else [path]
    if origin in (Union, UnionType):
        return [line for part in parts for line in _walk(part, path, seen)]
    if origin is tuple:
        return [line for part in parts if part is not Ellipsis for line in _walk(part, f"{path}[]", seen)]
    if origin is FrozenMap:
        return [line for part in parts for line in _walk(part, f"{path}{{}}", seen)]
    if annotation in PLAIN or annotation is None:
        return []
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return []
    if isinstance(annotation, type) and issubclass(annotation, Frozen):
        return _fields(annotation, path, seen)
    return [f"{path}: {annotation}"]


def _fields(model: type[Frozen], path: str, seen: set[Any]) -> list[str]:
    if model in seen:
        return []
    seen.add(model)
    wrong = [] if model.model_config.get("frozen") else [f"{path} is not frozen"]
    hints = get_type_hints(model, include_extras=True)
    return wrong + [line for name in model.model_fields for line in _walk(hints[name], f"{path}.{name}", seen)]
