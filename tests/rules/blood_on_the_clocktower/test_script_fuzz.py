"""Any file that is given as a script is read, or refused with a word; it is never a fault."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import PydanticCustomError

from rules.blood_on_the_clocktower.script import Script, parse_script, print_script
from tests.clauses import clause

FIELDS = (
    "id",
    "name",
    "team",
    "firstNight",
    "otherNight",
    "reminders",
    "remindersGlobal",
    "author",
    "_meta",
    "special",
)
WORDS = st.sampled_from(("imp", "_meta", "Fang_Gu", "traveler", "townsfolk", "dusk", "my_hero", "")) | st.text(
    max_size=20
)
SCALARS = WORDS | st.integers() | st.floats() | st.booleans() | st.none()
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=20,
)


def read_or_refused(text: str) -> None:
    """Reads a script, and if it is one, prints and reads it again."""
    with suppress(PydanticCustomError):
        script = parse_script(text)
        assert isinstance(script, Script)
        assert parse_script(print_script(script)) == script


@clause("house", "unreadable")
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    read_or_refused(text)


@clause("house", "unreadable")
@given(VALUES | st.lists(WORDS | st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6), max_size=30))
def test_any_json(value: Any) -> None:
    read_or_refused(json.dumps(value))
