"""The tables follow the journal through all that happens."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from campaign.keeper import Keeper
from campaign.store import Store
from campaign.store.doctor import check, repair
from campaign.store.models import JOURNAL
from campaign.store.projection import table_of
from campaign.store.projections import PROJECTIONS, ProjectionCard
from rules.title import Call
from tests.clauses import clause
from tests.store import shapes
from tests.tiny import STONES_PROJECTION
from tests.tiny.projection import StonesSeat, StonesTaken
from tests.tiny.table import open_store, play_on, sit_down, take

SEATS, TAKEN = table_of(StonesSeat), table_of(StonesTaken)


def rows(store: Store, table: str) -> list[tuple[object, ...]]:
    with store.reading() as connection:
        return [tuple(row)[1:] for row in connection.execute(text(f"SELECT * FROM {table} ORDER BY 2, 3"))]


def tables(store: Store) -> set[str]:
    with store.reading() as connection:
        return set(inspect(connection).get_table_names())


def test_rows_follow_the_state_and_the_entries(keeper: Keeper, store: Store) -> None:
    assert rows(store, "stones_seat") == []
    sit_down(keeper, stones=5)
    assert rows(store, "stones_seat") == [("ann", 0, 1), ("bob", 0, 0)]
    take(keeper, 2, 3)
    assert rows(store, "stones_seat") == [("ann", 0, 0), ("bob", 1, 0)]
    assert rows(store, "stones_taken") == [(4, 1, "ann", 2), (5, 1, "bob", 3)]
    keeper.undo(insisted=True)
    assert rows(store, "stones_seat") == [("ann", 0, 0), ("bob", 0, 1)]
    assert rows(store, "stones_taken") == [(4, 1, "ann", 2)]
    keeper.redo()
    assert rows(store, "stones_taken") == [(4, 1, "ann", 2), (5, 1, "bob", 3)]
    keeper.amend(keeper.rehearse(4, Call("take", {"stones": 1})))
    assert rows(store, "stones_taken") == [(9, 1, "ann", 1), (10, 1, "bob", 3)]


@pytest.mark.parametrize("seed", range(8))
def test_they_equal_the_fold_after_whatever_happens(keeper: Keeper, store: Store, seed: int) -> None:
    other = store.found("Sunday", "stones")
    play, more = play_on(keeper, Random(seed)), play_on(other, Random(-seed))
    for _ in range(40):
        next(play)
        next(more)
        assert check(store) == []


def test_what_does_not_change_is_not_written(keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(keeper)
    written: list[str] = []
    from campaign.store import projection

    insert = projection._insert
    monkeypatch.setattr(
        projection,
        "_insert",
        lambda connection, model, campaign, rows: (
            written.extend([table_of(model).name] * len(rows)) or insert(connection, model, campaign, rows)
        ),
    )
    keeper.act(Call("vow", {"seat": "ann", "vow": "to sing"}))
    assert written == []
    take(keeper, 1)
    assert written == ["stones_seat", "stones_seat", "stones_taken"]


@clause("house", "projection-differs")
def test_the_doctor_finds_differences_and_repairs_them(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 1, 2)
    with store.writing() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == "ann").values(points=5))
        connection.execute(delete(TAKEN).where(TAKEN.c.entry == 4))
    found = check(store)
    assert len(found) == 3
    assert all("stones_" in line and "Thursday" in line for line in found)
    repair(store)
    assert check(store) == []
    assert rows(store, "stones_taken") == [(4, 1, "ann", 1), (5, 1, "bob", 2)]


def test_another_version_is_dropped_and_folded_anew(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    take(keeper, 1, 2)
    with store.writing() as connection:
        connection.execute(text("DROP TABLE stones_taken"))
        connection.execute(text("CREATE TABLE stones_old (words TEXT)"))
        connection.execute(text("""UPDATE projection SET version = 0, tables = '["stones_seat", "stones_old"]'"""))
    with open_store(place) as again:
        assert "stones_old" not in tables(again)
        assert rows(again, "stones_taken") == [(4, 1, "ann", 1), (5, 1, "bob", 2)]
        assert check(again) == []


def test_one_that_the_program_no_longer_has_is_dropped(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    with open_store(place, projections=()) as again:
        assert tables(again) == {*JOURNAL, "alembic_version"}
        take(again.keeper("Thursday"), 2)
    with open_store(place) as again:
        assert rows(again, "stones_taken") == [(4, 1, "ann", 2)]


def test_the_schema_keeps_its_checks_and_references(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    for wrong in (
        "UPDATE stones_seat SET points = -1",
        "UPDATE stones_seat SET campaign = 'nobody'",
        "INSERT INTO stones_seat SELECT * FROM stones_seat",
        "UPDATE entry SET kind = 'guess'",
        "UPDATE entry SET parent = sequence",
        "DELETE FROM campaign",
    ):
        with pytest.raises(IntegrityError), store.writing() as connection:
            connection.execute(text(wrong))


@pytest.mark.parametrize("card", [*PROJECTIONS, STONES_PROJECTION], ids=lambda card: card.slug)
def test_every_projection_declares_its_tables_well(card: ProjectionCard) -> None:
    from rules.titles import TITLES
    from tests.tiny import STONES

    title = next(one for one in (*TITLES, STONES) if one.slug == card.slug).load()
    projection = card.load()
    for one in projection.states:
        assert set(one.fields) <= set(type(title.start).model_fields)
        assert list(one.rows(title.start)) == []
    for table in projection.tables:
        columns = [column.name for column in table.columns]
        assert columns[0] == "campaign"
        assert [key.target_fullname for key in table.c.campaign.foreign_keys][-1].startswith(("campaign.", "entry."))
        assert "campaign" in table.primary_key.columns
    for each in projection.entries:
        columns = [column.name for column in table_of(each.model).columns]
        assert columns[:3] == ["campaign", "entry", "number"]


def test_rows_of_a_campaign_stay_apart(store: Store) -> None:
    one, other = store.found("One", "stones"), store.found("Other", "stones")
    sit_down(one)
    sit_down(other)
    take(one, 1)
    one.undo(4)
    with store.reading() as connection:
        assert set(connection.execute(select(SEATS.c.campaign)).scalars()) == {other.info.id}


def test_tables_of_another_shape_have_another_version() -> None:
    """Files keep the tables that an older program made, until the version says that they are to be made anew."""
    pinned = shapes.PINNED.read_text(encoding="utf-8").splitlines()
    assert pinned == shapes.shapes(), "raise the version in PROJECTIONS, then run: python -m tests.store.shapes"
