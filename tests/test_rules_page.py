"""The page on rules coverage is the program as it is; every clause can be met at the table."""

import pytest

from rules.titles import TITLES
from seeds import cited
from tests.rules_page import PAGE, page, rows


def test_the_page_is_the_program_as_it_is() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "Run: python -m tests.rules_page"


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_the_clauses_that_actions_keep_exist(card) -> None:
    kept = {id_ for action in card.load().actions for id_ in action.clauses}
    assert [id_ for id_ in sorted(kept) if cited(card.slug, id_) is None] == []


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_every_clause_is_kept_by_a_command_or_cited_by_the_program(card) -> None:
    assert [row.id for row in rows(card.slug) if not row.reached] == []
