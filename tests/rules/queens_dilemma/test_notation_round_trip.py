"""Every value comes back as it was, and any text at all is read or refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.queens_dilemma.notation.texts import tidy
from tests.rules.queens_dilemma.notation_forms import FORMS, every_form, read_or_refused


@every_form
@given(st.data())
def test_what_is_printed_reads_back_as_the_same(form: str, data: st.DataObject) -> None:
    parse, printed, _, strategy = FORMS[form]
    value = data.draw(strategy)
    assert parse(printed(value)) == value


@every_form
@given(st.data())
def test_json_keeps_the_notation(form: str, data: st.DataObject) -> None:
    _, printed, hint, strategy = FORMS[form]
    adapter, value = TypeAdapter[Any](hint), data.draw(strategy)
    stored = adapter.dump_json(value)
    assert json.loads(stored) == printed(value)
    assert adapter.validate_json(stored) == value
    assert adapter.validate_python(value) == value


@every_form
@given(st.text())
def test_any_text_is_read_or_refused(form: str, text: str) -> None:
    read_or_refused(form, text)


PIECES = [
    *"+-2:;,?()/\"' ",
    "Leader",
    "gold",
    "progress",
    "win",
    "most",
    "envelope",
    "07",
    "M03",
    "B7",
    "in",
    "nothing",
]


PIECES += [
    "pass action",
    "herald",
    "main",
    "stack",
    "duration",
    "words",
    "xanthe",
    "and",
    "or",
    "red",
    "military",
    "scoring",
    "Guild",
    "positive",
    "aaod",
    "\ud800",
    "\x00",
]


@every_form
@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_any_mix_of_known_pieces_is_read_or_refused(form: str, text: str) -> None:
    read_or_refused(form, text)


@given(st.text())
def test_tidying_twice_changes_nothing(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)


DOCS = Path(__file__).parents[3] / "docs" / "notation.md"


def documented() -> list[tuple[str, str]]:
    """The lines of the blocks marked `notation FORM` in the documentation, with their form."""
    lines, form = [], ""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            form = line.removeprefix("```notation").strip() if line.startswith("```notation") else ""
        elif form and line.strip():
            lines.append((form, line))
    return lines


@pytest.mark.parametrize(("form", "line"), documented())
def test_the_documented_examples_can_be_read(form: str, line: str) -> None:
    parse, printed, _, _ = FORMS[form]
    value = parse(line)
    assert parse(printed(value)) == value


def test_every_form_is_documented() -> None:
    assert {form for form, _ in documented()} == set(FORMS)


def test_importing_the_notation_does_not_load_the_parser() -> None:
    code = "import sys, rules.queens_dilemma.notation; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=DOCS.parents[1]).returncode == 0
