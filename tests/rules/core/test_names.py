"""Names typed by people: any unique prefix stands for the whole."""

from __future__ import annotations

from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import PydanticCustomError

from rules.core.names import by_prefix, matching, shown
from tests.clauses import clause


class FairyTale(StrEnum):
    SNOW = "snow"
    SNOWDROP = "snowdrop"
    ROSE = "rose"


def said(text: object) -> tuple[str, str, tuple[str, ...]]:
    with pytest.raises(PydanticCustomError) as caught:
        by_prefix(FairyTale, text)
    context = caught.value.context or {}
    return caught.value.type, context["because"], context["allowed"]


@clause("house", "unknown-name")
@pytest.mark.parametrize(("text", "name"), [("r", "rose"), (" ROSE ", "rose"), ("snowd", "snowdrop"), ("snow", "snow")])
def test_a_unique_prefix_names_its_member_and_the_whole_name_always_does(text: str, name: str) -> None:
    assert by_prefix(FairyTale, text) is FairyTale(name)
    assert by_prefix(FairyTale, FairyTale(name)) is FairyTale(name)


@clause("house", "unknown-name", "ambiguous")
def test_a_prefix_of_several_is_ambiguous_and_lists_them() -> None:
    assert said("sno") == ("ambiguous", "“sno” fits several: snow, snowdrop.", ("snow", "snowdrop"))


@clause("house", "unreadable")
@pytest.mark.parametrize("text", ["lily", "", "  ", None, 3, "rosé"])
def test_what_names_nothing_is_unreadable_and_lists_all(text: object) -> None:
    kind, because, allowed = said(text)
    assert (kind, allowed) == ("unreadable", ("snow", "snowdrop", "rose"))
    assert "is no Fairy Tale" in because


@given(st.text(max_size=8))
def test_matching_names_begin_with_what_was_typed(text: str) -> None:
    found = matching(text, ("snow", "snowdrop", "rose"))
    wanted = text.strip().casefold()
    assert all(name.startswith(wanted) for name in found)
    assert not found or wanted


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Ana\nBen\tCy\u2028", "Ana Ben Cy "),
        ("Ana\x1b[31m\x07\0\x9b", "Ana[31m"),
        ("Ana \u202eneB\u2069", "Ana neB"),
        ("Zoë 👩‍👧 שלום", "Zoë 👩‍👧 שלום"),
    ],
)
def test_a_text_is_one_line_that_steers_no_terminal(text: str, line: str) -> None:
    assert shown(text) == line
