"""Snapshots are a cache: with them, without them and with wrong ones the states are the same."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, select, update

from campaign.keeper import Keeper
from campaign.store import Store, folding
from campaign.store.doctor import check, repair
from campaign.store.models import snapshots
from campaign.store.turn import SNAPSHOT_AFTER
from tests.tiny.table import open_store, play_on, sit_down, take


def slots(store: Store) -> dict[str, int]:
    with store.reading() as connection:
        return {row.slot: row.sequence for row in connection.execute(select(snapshots.c.slot, snapshots.c.sequence))}


def forget(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(delete(snapshots))


def test_one_for_the_head_and_one_for_each_game(keeper: Keeper, store: Store) -> None:
    sit_down(keeper, stones=30)
    assert slots(store) == {"game 1": 3}
    take(keeper, *[1] * (2 * SNAPSHOT_AFTER - 4))
    assert slots(store)["head"] == SNAPSHOT_AFTER
    take(keeper, 1)
    assert slots(store) == {"game 1": 3, "head": 2 * SNAPSHOT_AFTER}


def test_only_what_is_newer_than_a_snapshot_is_folded(
    keeper: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(keeper, stones=30)
    take(keeper, *[1] * 20)
    folded: list[int] = []
    read = folding.events_of
    monkeypatch.setattr(folding, "events_of", lambda title, row: folded.append(row.sequence) or read(title, row))
    assert store.keeper("Thursday").state == keeper.state
    assert folded == list(range(SNAPSHOT_AFTER + 1, 24))


@pytest.mark.parametrize("seed", range(5))
def test_deleting_all_of_them_changes_nothing(tmp_path: Path, seed: int) -> None:
    with open_store(tmp_path / "kept.db", create=True) as kept, open_store(tmp_path / "not.db", create=True) as forgot:
        plays = [play_on(store.found("Thursday", "stones"), Random(seed)) for store in (kept, forgot)]
        for number in range(60):
            done, same = map(next, plays)
            assert done == same
            if number % 7 == 0:
                forget(forgot)
                assert forgot.keeper("Thursday").state == same.after
        assert check(kept) == check(forgot) == []


@pytest.mark.parametrize(
    "wrong", [{"fold_version": 0, "state": "{}"}, {"title": "chess", "state": "{}"}, {"state": "nonsense"}]
)
def test_one_of_another_version_or_title_is_ignored(keeper: Keeper, store: Store, wrong: dict[str, object]) -> None:
    sit_down(keeper, stones=30)
    take(keeper, *[1] * 20)
    with store.writing() as connection:
        connection.execute(update(snapshots).values(**wrong))
    assert store.keeper("Thursday").state == keeper.state


def test_the_doctor_finds_a_wrong_one_and_repairs_it(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper, stones=30)
    take(keeper, *[1] * 20)
    with store.writing() as connection:
        connection.execute(update(snapshots).values(state=keeper.title.start.model_dump_json()))
    assert check(store) == ["“Thursday”: a snapshot differs from the journal"]
    repair(store)
    assert check(store) == []
    with open_store(place) as again:
        assert again.keeper("Thursday").state == keeper.state
