"""Disks, folders and files that will not: each a clear error, nothing changed, and the next try works."""

import os
import resource
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError
from campaign.store.backup import backup
from campaign.store.doctor import check
from tests.clauses import clause
from tests.store.test_writers import child, forks
from tests.tiny.table import open_store, sit_down, take

NOBODY = 65534
root_only = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root becomes another user")


def succeeds(work: Callable[[], None]) -> bool:
    """Do it in another process, so that what is limited there is not limited here."""
    return os.waitpid(child(work), 0)[1] == 0


def limited(size: int) -> None:
    """From now on no file of this process grows beyond that size."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def refused(work: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as error:
        work()
    assert error.value.because
    return error.value


@clause("house", "not-writable")
def test_a_full_disk(keeper: Keeper, store: Store, place: Path) -> None:
    """SQLite may not take one page more."""
    sit_down(keeper, stones=30)
    before = place.read_bytes()
    connect = sqlite3.connect

    def narrow(*args: object, **options: object) -> sqlite3.Connection:
        connection = connect(*args, **options)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count = 1")
        return connection  # type: ignore[no-any-return]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3.dbapi2, "connect", narrow)
        patched.setattr(sqlite3, "connect", narrow)
        error = None
        for _ in range(30):
            try:
                take(keeper, 1)
                before = place.read_bytes()
            except StoreError as caught:
                error = caught
                break
    assert error is not None
    assert (error.clause, "disk is full" in error.because) == ("house.not-writable", True)
    assert place.read_bytes() == before
    assert take(keeper, 1).entry == keeper.sequence
    assert check(store) == []


@forks
def test_a_limit_of_size(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper, stones=30)
    size, before = place.stat().st_size, place.read_bytes()

    def write() -> None:
        limited(size // 2)
        assert refused(lambda: take(keeper, 1)).clause == "house.not-writable"
        assert refused(lambda: backup(store, place.with_name("copy.db"))).clause == "house.not-writable"
        assert refused(lambda: open_store(place.with_name("new.db"), create=True)).clause == "house.not-writable"
        assert keeper.sequence == 3

    assert succeeds(write)
    with open_store(place) as again:
        assert check(again) == []
        assert again.keeper("Thursday").sequence == 3
    assert place.read_bytes() == before
    assert [path.name for path in place.parent.iterdir()] == [place.name]


@pytest.fixture
def small() -> Iterator[Path]:
    """A file system of its own with hardly any room."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", folder]
        if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("a file system cannot be mounted here")
        yield Path(folder)
        subprocess.run(["umount", folder], check=True)


def test_a_small_file_system(small: Path) -> None:
    with open_store(small / "small.db", create=True) as store:
        keeper = store.found("Thursday", "stones")
        sit_down(keeper, stones=30)
        (small / "filler").write_bytes(b"x" * 1000)
        error, entered = None, 3
        while error is None:
            try:
                take(keeper, 1) if keeper.state.turn and keeper.state.stones > 1 else keeper.undo(20, insisted=True)
                entered = keeper.sequence
            except StoreError as caught:
                error = caught
        assert error.clause == "house.not-writable"
        assert keeper.sequence == entered
        (small / "filler").unlink()
        assert check(store) == []
        assert store.keeper("Thursday").sequence == entered
        assert refused(lambda: backup(store, small / "copy.db")).clause == "house.not-writable"


@forks
@root_only
@clause("house", "not-writable")
def test_a_file_and_a_folder_that_may_only_be_read() -> None:
    """As another user than the one who may do everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        place = folder / "campaigns.db"
        with open_store(place, create=True) as store:
            sit_down(store.found("Thursday", "stones"))
            keeper = store.keeper("Thursday")
        for path in (folder, place):
            os.chown(path, NOBODY, NOBODY)
        before = place.read_bytes()

        def as_nobody() -> None:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            place.chmod(0o400)
            assert refused(lambda: open_store(place)).clause == "house.not-writable"
            assert refused(lambda: take(keeper, 1)).clause == "house.not-writable"
            place.chmod(0o000)
            assert refused(lambda: open_store(place)).clause == "house.not-writable"
            place.chmod(0o600)
            folder.chmod(0o500)
            assert refused(lambda: open_store(place)).clause == "house.not-writable"
            assert refused(lambda: take(keeper, 1)).clause == "house.not-writable"
            assert refused(lambda: open_store(folder / "new.db", create=True)).clause == "house.not-writable"
            folder.chmod(0o000)
            assert refused(lambda: open_store(place)).clause in ("house.not-writable", "house.no-such-file")
            folder.chmod(0o700)
            assert place.read_bytes() == before
            assert take(keeper, 1).entry == 4

        assert succeeds(as_nobody)


@clause("house", "no-such-file")
def test_a_file_that_vanished(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    away = place.rename(place.with_name("away.db"))
    for work in (lambda: take(keeper, 1), keeper.log, store.campaigns, lambda: store.found("Friday", "stones")):
        error = refused(work)
        assert error.clause == "house.no-such-file"
        assert "any more" in error.because
    assert not place.exists()
    away.rename(place)
    assert take(keeper, 1).entry == 4


@pytest.mark.parametrize("content", ["nonsense", "another", "empty"])
def test_a_file_that_became_another(keeper: Keeper, store: Store, place: Path, content: str) -> None:
    sit_down(keeper)
    place.unlink()
    if content == "nonsense":
        place.write_bytes(b"Dear diary, " * 1000)
    else:
        with closing(sqlite3.connect(place)) as other:
            other.execute("CREATE TABLE recipes (words TEXT)" if content == "another" else "PRAGMA user_version = 1")
    before = place.read_bytes()
    for work in (lambda: take(keeper, 1), keeper.log, store.campaigns):
        assert refused(work).clause in ("house.not-a-database", "house.damaged")
    assert place.read_bytes() == before


def test_a_file_lifted_by_a_newer_program_meanwhile(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    with store.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE entry RENAME COLUMN note TO remark")
    for work in (lambda: take(keeper, 1), keeper.log):
        assert refused(work).clause == "house.newer-schema"
