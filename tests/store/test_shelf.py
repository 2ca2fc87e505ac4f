"""The shelf of backups: names, order, how many are kept, and who may read them."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, shelf
from campaign.store.doctor import check
from campaign.store.shelf import KEEP, Kept, folder_of, kept, shelve
from tests.clauses import clause
from tests.tiny.table import open_store, sit_down, take

TIME = "2024-03-0{}T19:30:00+00:00"


def test_named_by_time_campaign_game_and_reason(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    made = shelve(store, shelf.AFTER_GAME, TIME.format(1), "Ünser  Thursday/_night!", 3)
    assert made == folder_of(place) / "20240301T193000Z_ünser-thursday-night_game-3_after-game.db"
    again = shelve(store, shelf.AFTER_GAME, TIME.format(1), "Ünser  Thursday/_night!", 3)
    size = made.stat().st_size
    assert kept(place) == [
        Kept(made, TIME.format(1), 0, "ünser-thursday-night", 3, "after-game", size),
        Kept(again, TIME.format(1), 1, "ünser-thursday-night", 3, "after-game", size),
    ]
    assert shelve(store, shelf.BY_HAND, TIME.format(2)).name == "20240302T193000Z_all_by-hand.db"
    assert kept(place)[-1].game is None


def test_for_the_owner_alone(keeper: Keeper, store: Store, place: Path) -> None:
    made = shelve(store, shelf.BY_HAND, TIME.format(1))
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder_of(place).stat().st_mode) == 0o700


def test_the_last_few_of_a_reason_are_kept_and_others_never_touched(keeper: Keeper, store: Store, place: Path) -> None:
    by_hand = shelve(store, shelf.BY_HAND, TIME.format(1))
    mine = folder_of(place) / "20240301T193000Z_mine.txt"
    mine.write_text("mine")
    amended = shelve(store, shelf.BEFORE_AMEND, TIME.format(1), keep=2)
    made = [shelve(store, shelf.AFTER_GAME, TIME.format(day), "Thursday", day, keep=2) for day in (1, 2, 3, 4)]
    assert {one.place for one in kept(place)} == {by_hand, amended, *made[2:]}
    # A clock that was set back takes nothing away that was just made.
    early = shelve(store, shelf.AFTER_GAME, "2001-01-01T00:00:00+00:00", keep=1)
    assert [one.place for one in kept(place) if one.reason == shelf.AFTER_GAME] == [early]
    assert mine.read_text() == "mine"
    assert KEEP > 1


def test_nothing_is_taken_away_for_a_backup_that_failed(
    keeper: Keeper, store: Store, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(keeper)
    take(keeper, 1)
    made = shelve(store, shelf.AFTER_GAME, TIME.format(1), keep=1)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE entry SET label = 'Ann takes 9' WHERE sequence = 4")
    with pytest.raises(StoreError, match=r"not sound.*entries 4") as error:
        shelve(store, shelf.AFTER_GAME, TIME.format(2), keep=1)
    assert error.value.clause == "house.damaged"
    assert [one.place for one in kept(place)] == [made]
    assert [one.name for one in folder_of(place).iterdir()] == [made.name]


@clause("house", "projection-differs")
def test_tables_that_differ_keep_a_copy_from_being_a_backup(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE stones_seat SET points = 7")
    with pytest.raises(StoreError, match="stones_seat") as error:
        shelve(store, shelf.BY_HAND, TIME.format(1))
    assert "council doctor --repair" in error.value.allowed


def test_nobody_writes_between_the_copy_and_what_it_is_compared_with(
    keeper: Keeper, store: Store, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(keeper)
    from campaign.store import backup

    copied = backup.copy

    def write_behind(source: sqlite3.Connection, draft: Path) -> None:
        copied(source, draft)
        with closing(sqlite3.connect(place, timeout=0)) as other:
            other.execute("DELETE FROM entry WHERE sequence = 3")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.commit()

    monkeypatch.setattr(backup, "copy", write_behind)
    with open_store(shelve(store, shelf.BY_HAND, TIME.format(1))) as copy:
        assert copy.keeper("Thursday").sequence == 3


def test_a_backup_is_made_while_another_plays_on(keeper: Keeper, store: Store, place: Path) -> None:
    """The file is held only while it is copied, not while the copy is proved."""
    sit_down(keeper)
    from campaign.store import backup

    prove = backup.prove

    def play_meanwhile(*others: object) -> None:
        take(keeper, 1)
        prove(*others)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(backup, "prove", play_meanwhile)
        made = shelve(store, shelf.BY_HAND, TIME.format(1))
    with open_store(made) as copy:
        assert copy.keeper("Thursday").sequence == 3
        assert check(copy) == []
    assert keeper.sequence == 4
