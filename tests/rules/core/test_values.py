"""Immutable values: the one mapping, and the one way to change a field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from rules.core.values import Frozen, FrozenMap, changed


class Box(Frozen):
    name: str
    held: FrozenMap[str, int] = FrozenMap()
    lid: int | None = None


@given(st.dictionaries(st.text(max_size=5), st.integers()))
def test_a_mapping_goes_into_json_and_back(plain: dict[str, int]) -> None:
    adapter = TypeAdapter(FrozenMap[str, int])
    value = FrozenMap(plain)
    assert adapter.validate_json(adapter.dump_json(value)) == value
    assert isinstance(adapter.validate_python(plain), FrozenMap)
    box = Box(name="a", held=value)
    assert Box.model_validate_json(box.model_dump_json()) == box


def test_a_mapping_never_changes_set_and_delete_give_a_new_one() -> None:
    old = FrozenMap({"a": 1})
    new = old.set("b", 2)
    assert (old, new, new.delete("a")) == ({"a": 1}, {"a": 1, "b": 2}, {"b": 2})
    with pytest.raises(TypeError):
        old["a"] = 3  # type: ignore[index]


def test_a_mapping_checks_what_it_holds() -> None:
    with pytest.raises(ValidationError):
        Box.model_validate({"name": "a", "held": {"x": "many"}})


def test_a_value_is_compared_by_content_and_never_changed() -> None:
    one, other = Box(name="a"), Box(name="a")
    assert one == other
    with pytest.raises(ValidationError):
        one.name = "b"  # type: ignore[misc]
    with pytest.raises(ValidationError):
        Box.model_validate({"name": "a", "lock": 1})


def test_a_changed_copy_shares_what_was_not_named() -> None:
    one = Box(name="a", held=FrozenMap({"x": 1}))
    other = changed(one, name="b", lid=None)
    assert (one.name, other.name) == ("a", "b")
    assert other.held is one.held


@pytest.mark.parametrize("fields", [{"lock": 1}, {"name": 3}, {"lid": "shut"}, {"held": {"x": 1}}, {"name": None}])
def test_a_change_refuses_unknown_fields_and_values_of_another_kind(fields: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        changed(Box(name="a"), **fields)
