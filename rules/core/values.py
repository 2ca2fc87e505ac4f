"""Immutable values: the models that states and events are made of, and the one mapping they may hold."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from immutabledict import immutabledict
from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

K = TypeVar("K")
V = TypeVar("V", covariant=True)
M = TypeVar("M", bound="Frozen")


class Frozen(BaseModel):
    """A value: compared by content, never changed. Unknown fields are refused. Validators are built on first use."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class FrozenMap(immutabledict[K, V]):
    """The one mapping type that states and events may hold; `set` and `delete` give a new one."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        key, value = get_args(source) or (Any, Any)
        plain = handler.generate_schema(dict.__class_getitem__((key, value)))
        return core_schema.no_info_after_validator_function(
            cls,
            plain,
            serialization=core_schema.wrap_serializer_function_ser_schema(
                lambda mapping, serialize: serialize(dict(mapping)), schema=plain
            ),
        )


def changed(value: M, **fields: Any) -> M:
    """A copy of `value` with `fields` replaced; what is not named is shared with the original.

    Refuses (TypeError) a field that the model does not have, or a value of another kind than the field's.
    """
    model = type(value)
    kinds = _kinds(model)
    for name, new in fields.items():
        if name not in kinds:
            raise TypeError(f"{model.__name__} has no field {name}")
        if not isinstance(new, kinds[name]):
            raise TypeError(f"{model.__name__}.{name} cannot be {new!r}")
    # What model_copy does, without copying what never changes: folding does little else.
    copy = object.__new__(model)
    _put_fields(copy, value.__dict__ | fields)
    _put_given(copy, value.__pydantic_fields_set__)
    _put_extra(copy, None)
    _put_private(copy, None)
    return copy


_put_fields, _put_given, _put_extra, _put_private = (
    vars(BaseModel)[slot].__set__
    for slot in ("__dict__", "__pydantic_fields_set__", "__pydantic_extra__", "__pydantic_private__")
)


@cache
def _kinds(model: type[Frozen]) -> dict[str, tuple[type, ...]]:
    hints = get_type_hints(model)
    return {name: tuple(_runtime_types(hints[name])) for name in model.model_fields}


def _runtime_types(annotation: Any) -> list[type]:
    origin = get_origin(annotation)
    if annotation is None:
        return [type(None)]
    if annotation is Any:
        return [object]
    if origin is Annotated:
        return _runtime_types(get_args(annotation)[0])
    if origin in (Union, UnionType):
        return [kind for part in get_args(annotation) for kind in _runtime_types(part)]
    if origin is Literal:
        return [type(choice) for choice in get_args(annotation)]
    return [origin or annotation]
