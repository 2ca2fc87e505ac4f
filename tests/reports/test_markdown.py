"""Markdown for a chat: what is typed is shown, and does nothing."""

from pathlib import Path

import pytest

from reports.document import Format, render
from reports.markdown import harmless
from reports.queens_dilemma.session import session_report
from reports.queens_dilemma.votes import vote_minutes
from rules.core.refusal import Refusal
from tests.clauses import clause
from tests.reports.sample import whole_game

HERE = Path(__file__).parent / "snapshots"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("*bold* _x_ `c` [a](b)", "\\*bold\\* \\_x\\_ \\`c\\` \\[a\\](b)"),
        ("<b>&amp;</b>", "\\<b\\>\\&amp;\\</b\\>"),
        ("# Title", "\\# Title"),
        ("1. first", "1\\. first"),
        ("- point", "\\- point"),
        ("+1 food; A045", "+1 food; A045"),
        ("two\nlines", "two lines"),
        ("a | b ~c~", "a \\| b \\~c\\~"),
    ],
)
def test_typed_text_is_no_markup(typed: str, shown: str) -> None:
    assert harmless(typed) == shown


@pytest.mark.parametrize("name", ["session", "votes"])
def test_the_text_is_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    """A snapshot: where it differs on purpose, `--rewrite-playthroughs` writes it anew."""
    made = {"session": session_report, "votes": vote_minutes}[name](whole_game(), "Thursday", 1)
    text, file = made.written(Format.MARKDOWN).decode(), HERE / f"{name}.md"
    if request.config.getoption("rewrite_playthroughs"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_a_session_in_a_chat_has_the_sources_of_points_and_the_board() -> None:
    text = session_report(whole_game(), "Thursday", 1).written(Format.MARKDOWN).decode()
    assert "- Xanthe, Hegemony: " in text
    assert "+3 Order is winning" in text
    assert "- Force/Diplomacy: 4 towards Force; tokens Force 3, Diplomacy 0" in text


@clause("house", "unknown-report")
def test_a_document_without_markdown_says_what_it_has() -> None:
    made = render("base.html.j2", "x", made="2026-01-03T19:00:00Z")
    with pytest.raises(Refusal, match="no Markdown"):
        made.written(Format.MARKDOWN)
