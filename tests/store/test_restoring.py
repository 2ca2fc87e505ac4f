"""Going back to a backup."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, connection, restoring, shelf
from campaign.store.backup import backup
from campaign.store.doctor import check
from rules.core.refusal import Refusal
from rules.title import Call
from tests.clauses import clause
from tests.store.test_writers import child, forks
from tests.tiny.table import open_store, sit_down, take

TIME = "2024-03-01T19:30:00+00:00"


@pytest.fixture
def saved(keeper: Keeper, store: Store, tmp_path: Path) -> Path:
    """A backup of a game that had just begun."""
    sit_down(keeper)
    return backup(store, tmp_path / "saved.db")


@contextmanager
def opened(source: Path, place: Path) -> Iterator[Store]:
    with restoring.taken_out(source, place) as draft, open_store(draft, spared=True) as copy:
        yield restoring.sound(copy)


def verdicts(source: Path, store: Store | None) -> list[tuple[str, int | None, int | None, str]]:
    with opened(source, source.with_name("beside.db")) as copy:
        return [(one.name, one.backup, one.here, one.verdict) for one in restoring.compare(copy, store)]


def go_back(source: Path, store: Store, keep: int = 10) -> Path:
    with opened(source, store.place) as copy:
        return restoring.replace(copy, store, restoring.mark_of(store), TIME, keep)


def test_each_campaign_is_compared(keeper: Keeper, store: Store, saved: Path, tmp_path: Path) -> None:
    assert verdicts(saved, store) == [("Thursday", 3, 3, "same")]
    take(keeper, 2)
    assert verdicts(saved, store) == [("Thursday", 3, 4, "older")]
    later = backup(store, tmp_path / "later.db")
    with open_store(saved) as old:
        assert verdicts(later, old) == [("Thursday", 4, 3, "newer")]
        take(old.keeper("Thursday"), 1)
    assert verdicts(saved, store) == [("Thursday", 4, 4, "different")]
    store.found("Friday", "stones")
    assert verdicts(saved, store)[1:] == [("Friday", None, 0, "missing")]
    assert verdicts(saved, None) == [("Thursday", 4, None, "new")]


def test_the_replaced_file_is_backed_up_first(keeper: Keeper, store: Store, saved: Path, place: Path) -> None:
    take(keeper, 2, 1)
    state = keeper.state
    replaced = go_back(saved, store)
    assert store.keeper("Thursday").sequence == 3
    assert check(store) == []
    (one,) = shelf.kept(place)
    assert (one.place, one.reason) == (replaced, "before-restore")
    with open_store(replaced) as old:
        assert old.keeper("Thursday").state == state
    # And back again.
    go_back(replaced, store)
    assert store.keeper("Thursday").state == state
    assert [path.name for path in place.parent.iterdir() if ".new" in path.name] == []


def test_a_keeper_that_was_open_sees_it(keeper: Keeper, store: Store, saved: Path) -> None:
    with open_store(saved) as other:
        take(other.keeper("Thursday"), 3)
    take(keeper, 1)
    assert keeper.state.stones == 6
    go_back(saved, store)
    # As many entries as before, and other ones.
    with pytest.raises(Refusal, match="restored from a backup") as stale:
        keeper.act(Call("take", {"stones": 2}), at=4)
    assert stale.value.clause == "house.stale"
    assert keeper.state.stones == 4
    assert take(keeper, 1).after.stones == 3
    assert check(store) == []


@clause("house", "unknown-campaign")
def test_a_keeper_whose_campaign_is_gone_is_told(keeper: Keeper, store: Store, saved: Path) -> None:
    other = store.found("Friday", "stones")
    sit_down(other)
    go_back(saved, store)
    for change in (lambda: sit_down(other), other.undo, other.log):
        with pytest.raises(StoreError, match=r"not in .* any more") as gone:
            change()
        assert gone.value.clause == "house.unknown-campaign"


@clause("house", "stale")
def test_what_was_entered_since_the_look_is_not_replaced(keeper: Keeper, store: Store, saved: Path) -> None:
    with opened(saved, store.place) as copy:
        mark = restoring.mark_of(store)
        take(keeper, 3)
        with pytest.raises(StoreError) as stale:
            restoring.replace(copy, store, mark, TIME)
    assert stale.value.clause == "house.stale"
    assert store.keeper("Thursday").sequence == 4
    assert shelf.kept(store.place) == []


@clause("house", "busy")
def test_who_writes_meanwhile_waits_or_is_told(
    keeper: Keeper, store: Store, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT", 20)
    take(keeper, 1)
    prove, said = restoring.backup_held, []

    def enter_meanwhile(*others: object) -> Path:
        with pytest.raises(StoreError) as busy:
            take(keeper, 1)
        said.append(busy.value.clause)
        return prove(*others)  # type: ignore[arg-type]

    monkeypatch.setattr(restoring, "backup_held", enter_meanwhile)
    go_back(saved, store)
    assert said == ["house.busy"]
    assert take(keeper, 1).entry == 4


def test_a_file_that_somebody_else_holds_is_left(
    keeper: Keeper, store: Store, saved: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoring, "BUSY_TIMEOUT", 20)
    take(keeper, 1)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as busy:
            go_back(saved, store)
        other.execute("ROLLBACK")
    assert busy.value.clause == "house.busy"
    assert store.keeper("Thursday").sequence == 4


def test_a_damaged_file_is_kept_as_it_is(keeper: Keeper, store: Store, saved: Path, place: Path) -> None:
    take(keeper, 1)
    with store.writing() as harmed:
        harmed.exec_driver_sql("UPDATE entry SET label = 'x' WHERE sequence = 2")
    kept = go_back(saved, store)
    assert kept.name.endswith("_unproved.db")
    assert check(store) == []
    with open_store(kept) as old:
        assert check(old) == ["“Thursday”: not as they were written, by their checksums: entries 2"]


def test_a_file_that_cannot_be_opened_is_moved_aside(store: Store, saved: Path, place: Path) -> None:
    store.close()
    nonsense = place.read_bytes()[:100] + b"\xff" * 5000
    place.write_bytes(nonsense)
    place.with_name(f"{place.name}-journal").write_bytes(b"left by a crash")
    kept = restoring.set_aside(place, TIME)
    assert kept.read_bytes() == nonsense
    with opened(saved, place) as copy:
        restoring.put(copy, place)
    assert sorted(path.name for path in place.parent.iterdir()) == [
        "campaigns.db",
        "campaigns.db.backups",
        "saved.db",
    ]
    assert place.stat().st_mode & 0o777 == 0o600
    with open_store(place) as again:
        assert again.keeper("Thursday").sequence == 3


def test_a_file_made_meanwhile_is_not_written_over(saved: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    with opened(saved, there) as copy:
        there.write_text("mine")
        with pytest.raises(StoreError) as error:
            restoring.put(copy, there)
    assert error.value.clause == "house.busy"
    assert there.read_text() == "mine"


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "no-such-file"), (b"Dear diary", "not-a-database"), (b"", "not-a-database")],
)
def test_what_is_no_backup_is_refused(store: Store, place: Path, content: bytes | None, said: str) -> None:
    bad = place.with_name("bad.db")
    if content is not None:
        bad.write_bytes(content)
    with pytest.raises(StoreError) as error, opened(bad, place):
        pass
    assert error.value.clause == f"house.{said}"
    assert str(bad) in error.value.because


def test_a_backup_that_is_not_sound_is_refused(keeper: Keeper, store: Store, saved: Path, place: Path) -> None:
    with closing(sqlite3.connect(saved)) as harmed, harmed:
        harmed.execute("UPDATE entry SET note = 'x' WHERE sequence = 2")
    before = saved.read_bytes()
    with pytest.raises(StoreError, match="backup is not sound"), opened(saved, place):
        pass
    assert saved.read_bytes() == before


def test_the_last_few_replaced_ones_are_kept(keeper: Keeper, store: Store, saved: Path, place: Path) -> None:
    for _ in range(3):
        take(keeper, 1)
        go_back(saved, store, keep=2)
    assert [one.reason for one in shelf.kept(place)] == ["before-restore"] * 2


@forks
def test_a_kill_in_the_middle_leaves_the_old_or_the_new(keeper: Keeper, store: Store, saved: Path, place: Path) -> None:
    take(keeper, 1, 1)
    seen = []
    for part in (0, 0.3, 0.6, 0.99):

        def die(status: int, left: int, total: int, part: float = part) -> None:
            if total - left >= part * total:
                os.kill(os.getpid(), 9)

        def half_way(die: object = die) -> None:
            with (
                opened(saved, place) as copy,
                closing(restoring._held(place)) as held,
                closing(sqlite3.connect(copy.place)) as source,
            ):
                source.backup(held, pages=1, progress=die)  # type: ignore[arg-type]

        _, status = os.waitpid(child(half_way), 0)
        assert os.WIFSIGNALED(status)
        with open_store(place) as again:
            assert check(again) == []
            seen.append(again.keeper("Thursday").sequence)
    assert seen == [5, 5, 5, 3]
