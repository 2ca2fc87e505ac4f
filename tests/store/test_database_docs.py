"""The page about the database: it names every table, and its queries run."""

import re
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlmodel import SQLModel

from campaign.keeper import Keeper
from campaign.store import Store
from campaign.store.models import JOURNAL
from campaign.store.projections import PROJECTIONS
from rules.titles import TITLES
from tests.contract.play import play

PAGE = (Path(__file__).parents[2] / "docs" / "database.md").read_text(encoding="utf-8")
QUERIES = re.findall(r"\n([^\n]*):\n\n```sql\n(.*?)```", PAGE, re.DOTALL)
EMPTY = ("Deals that are still open, with their parties",)
"""What random play does not come to."""


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Keeper:
    """A campaign of The Queen's Dilemma with a game and more behind it, something undone and something put right."""
    store = Store.open(tmp_path_factory.mktemp("docs") / "played.db", create=True)
    title = next(card for card in TITLES if card.slug == "queens-dilemma").load()
    keeper = store.found("Thursday", title.slug)
    for moved in play(title, 5, 160):
        keeper.act(moved.call, seed=moved.seed)
    keeper.undo(2)
    keeper.redo()
    keeper.amend(keeper.rehearse(len(list(keeper.history())), None))
    return keeper


def test_there_are_queries() -> None:
    assert len(QUERIES) == PAGE.count("```sql") >= 8


@pytest.mark.parametrize(("name", "query"), QUERIES, ids=[name for name, _ in QUERIES])
def test_a_query_runs_and_finds_something(campaign: Keeper, name: str, query: str) -> None:
    with campaign._store.reading() as connection:
        rows = connection.execute(text(query), {"campaign": campaign.info.id} if ":campaign" in query else {}).all()
    assert rows or name in EMPTY


def test_the_history_in_sql_is_the_history(campaign: Keeper) -> None:
    query = next(query for name, query in QUERIES if name.startswith("What is in force"))
    with campaign._store.reading() as connection:
        rows = connection.execute(text(query), {"campaign": campaign.info.id}).all()
    assert [row.sequence for row in rows] == [one.sequence for one in campaign.history()]


def test_every_table_is_described() -> None:
    for card in PROJECTIONS:
        card.load()
    tables = {name for name in SQLModel.metadata.tables if not name.startswith("stones_")}
    described = set(re.findall(r"`(\w+)`", "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))))
    assert set(JOURNAL) <= tables
    assert tables <= described
