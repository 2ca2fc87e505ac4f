"""A journal that is not as it was written: found, said, and read as far as it is good."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from campaign.keeper import Keeper
from campaign.store import Store, StoreError
from campaign.store.doctor import check, repair
from campaign.store.models import entries
from campaign.store.sums import FIELDS
from campaign.store.turn import SNAPSHOT_AFTER
from tests.clauses import clause
from tests.tiny.table import open_store, play_on, sit_down, take

HARMS = {
    "a label": "UPDATE entry SET label = 'bob takes 1.' WHERE sequence = 6",
    "an event": "UPDATE entry SET events = replace(events, '2', '3') WHERE sequence = 6",
    "a seed": "UPDATE entry SET seed = seed + 1 WHERE sequence = 6",
    "broken JSON": "UPDATE entry SET events = '[{' WHERE sequence = 6",
    "gone": "DELETE FROM entry WHERE sequence = 6",
    "no checksum": "UPDATE entry SET checksum = '' WHERE sequence = 6",
}


@pytest.fixture
def played(keeper: Keeper) -> Keeper:
    sit_down(keeper, stones=12)
    take(keeper, 1, 2, 2, 1)
    keeper.undo()
    return keeper


def harm(store: Store, *statements: str) -> None:
    with store.writing() as connection:
        for statement in (*statements, "DELETE FROM snapshot"):
            connection.execute(text(statement))


def test_the_sum_is_made_of_every_column() -> None:
    assert {*FIELDS, "campaign", "checksum"} == {column.name for column in entries.columns}


@clause("house", "damaged")
@pytest.mark.parametrize("what", HARMS)
def test_it_is_read_up_to_the_last_good_entry(played: Keeper, store: Store, place: Path, what: str) -> None:
    whole = played.log()
    harm(store, "PRAGMA defer_foreign_keys = ON", HARMS[what])
    before = place.read_bytes()
    with open_store(place) as again:
        keeper = again.keeper("Thursday")
        assert "6" in keeper.damage
        assert "read up to entry 5" in keeper.damage
        assert keeper.sequence == 5
        assert keeper.state.stones == 9
        assert [one.label for one in keeper.log()] == [one.label for one in whole[:5]]
        assert [one.position for one in keeper.history()] == [1, 2, 3, 4, 5]
        for change in (lambda: take(keeper, 1), keeper.undo, keeper.redo, lambda: take(keeper, 9)):
            with pytest.raises(StoreError, match="nothing can be entered") as error:
                change()
            assert error.value.clause == "house.damaged"
        assert [one.phase for one in again.campaigns()] == ["damaged"]
        assert check(again) != []
        # Its tables are left alone: there is nothing to write them anew from.
        repair(again)
        assert check(again) != []
    assert place.read_bytes() != before or what


def test_other_campaigns_of_the_file_go_on(played: Keeper, store: Store) -> None:
    other = store.found("Friday", "stones")
    sit_down(other)
    harm(store, HARMS["a label"])
    assert store.keeper("Friday").damage == ""
    assert take(store.keeper("Friday"), 2).entry == 4
    assert [one.phase for one in store.campaigns()] == ["damaged", "playing"]
    assert [line.split(":")[0] for line in check(store)] == ["“Thursday”"]


def test_a_good_one_has_no_damage(played: Keeper, store: Store) -> None:
    assert played.damage == store.keeper("Thursday").damage == ""


def test_damage_below_a_snapshot_is_found_by_the_doctor(keeper: Keeper, store: Store) -> None:
    sit_down(keeper, stones=30)
    take(keeper, *[1] * SNAPSHOT_AFTER)
    with store.writing() as connection:
        connection.execute(text("UPDATE entry SET note = 'x' WHERE sequence BETWEEN 4 AND 11"))
    assert check(store) == [
        "“Thursday”: not as they were written, by their checksums: entries 4, 5, 6, 7, 8 and 3 more"
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_entry_of_any_play_has_its_sum(keeper: Keeper, store: Store, seed: int) -> None:
    moves = play_on(keeper, Random(seed))
    for _ in range(40):
        next(moves)
    with store.reading() as connection:
        sums = list(connection.execute(text("SELECT checksum FROM entry")).scalars())
    assert all(len(one) == 64 for one in sums)
    assert len(set(sums)) == len(sums)
    assert check(store) == []


def test_a_torn_page_is_said(played: Keeper, store: Store, place: Path) -> None:
    """Nonsense in the middle of the file: an error for people, and never an empty campaign."""
    store.close()
    whole = place.read_bytes()
    seen = set()
    for page in range(1, len(whole) // 4096):
        place.write_bytes(whole[: page * 4096] + b"\xa5" * 4096 + whole[(page + 1) * 4096 :])
        try:
            with open_store(place) as torn:
                assert check(torn) != []
                seen.add("doctor")
                seen.add("damage" if torn.keeper("Thursday").damage else "open")
        except StoreError as error:
            seen.add(error.clause)
    assert {"doctor", "house.damaged"} <= seen <= {"doctor", "damage", "open", "house.damaged", "house.not-a-database"}
