"""The walk over types finds what could change."""

from enum import StrEnum
from typing import Any, Literal

import pytest
from pydantic import ConfigDict

from rules.core.values import Frozen, FrozenMap
from tests.contract.types import mutable_parts


class Colour(StrEnum):
    RED = "red"


class Inner(Frozen):
    names: tuple[str, ...]


class Good(Frozen):
    map: FrozenMap[Colour, Inner]
    other: int | None
    word: Literal["a", "b"]
    self: "Good | None" = None


def holding(kind: Any) -> type[Frozen]:
    """A model with one field of that type."""
    return type("Holder", (Frozen,), {"__annotations__": {"field": kind}})


class Loose(Frozen):
    model_config = ConfigDict(frozen=False)
    name: str


def test_what_cannot_change_passes() -> None:
    assert mutable_parts(Good) == []


@pytest.mark.parametrize("kind", [list[str], dict[str, int], float, bytes, Any, set[int], object, frozenset[list[int]]])
@pytest.mark.parametrize("around", [lambda kind: kind, lambda kind: tuple[kind, ...], lambda kind: kind | None])
def test_what_can_change_is_found_at_any_depth(kind: Any, around: Any) -> None:
    if kind is Any:
        around = lambda kind: kind  # noqa: E731
    assert mutable_parts(holding(around(kind)))
    assert mutable_parts(holding(FrozenMap[str, kind]))


def test_a_model_that_is_not_frozen_is_found() -> None:
    assert mutable_parts(holding(tuple[Loose, ...])) == ["Holder.field[] is not frozen"]
