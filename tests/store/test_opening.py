"""Opening a file: what is a store, what is none, and that looking changes nothing."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from campaign.store import Store, StoreError
from campaign.store.connection import APPLICATION_ID, BUSY_TIMEOUT, EXTRA, quoted
from tests.clauses import clause
from tests.tiny.table import open_store, sit_down


def refused(place: Path | str, *, create: bool = False) -> StoreError:
    with pytest.raises(StoreError) as error:
        open_store(place, create=create)
    return error.value


def raw(place: Path, *statements: str) -> None:
    with closing(sqlite3.connect(place)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


@clause("house", "no-such-file")
def test_a_missing_file_is_an_error_and_is_not_made(place: Path) -> None:
    error = refused(place)
    assert error.clause == "house.no-such-file"
    assert str(place) in error.because
    assert not place.exists()


def test_a_folder_that_is_a_file(place: Path) -> None:
    place.write_text("a file")
    assert refused(place / "inside.db").clause == "house.no-such-file"
    assert refused(place / "inside.db", create=True).clause == "house.not-writable"


@clause("house", "not-a-database")
@pytest.mark.parametrize("content", [b"", b"SQLite", b"Dear diary, " * 400, b"SQLite format 3\0" + b"\0" * 4080])
def test_a_file_that_is_no_database(place: Path, content: bytes) -> None:
    place.write_bytes(content)
    for create in (False, True):
        assert refused(place, create=create).clause == "house.not-a-database"
        assert place.read_bytes() == content


def test_the_right_header_over_nonsense(store: Store, place: Path) -> None:
    store.close()
    place.write_bytes(place.read_bytes()[:100] + b"\xff" * 5000)
    assert refused(place).clause in ("house.not-a-database", "house.damaged")


def test_another_programs_database_is_left_alone(place: Path) -> None:
    raw(place, "PRAGMA journal_mode = WAL", "CREATE TABLE entry (words TEXT)", "INSERT INTO entry VALUES ('mine')")
    before = place.read_bytes()
    assert refused(place).clause == "house.not-a-database"
    assert "another program" in refused(place, create=True).because
    assert place.read_bytes() == before


def test_our_name_but_no_journal(place: Path) -> None:
    raw(place, f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE entry (words TEXT)")
    assert refused(place).clause == "house.damaged"


def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in refused(tmp_path).because
    assert refused(tmp_path, create=True).clause == "house.not-a-database"


@clause("house", "newer-schema")
def test_a_newer_schema_is_refused_and_left_as_it_is(store: Store, place: Path) -> None:
    store.close()
    raw(place, "UPDATE alembic_version SET version_num = '9999'")
    before = place.read_bytes()
    error = refused(place)
    assert error.clause == "house.newer-schema"
    assert "9999" in error.because
    assert place.read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="who may write anything cannot be refused")
@clause("house", "not-writable")
def test_read_only(store: Store, place: Path) -> None:
    store.close()
    place.chmod(0o400)
    assert refused(place).clause == "house.not-writable"
    place.chmod(0o600)
    place.parent.chmod(0o500)
    assert refused(place).clause == "house.not-writable"
    place.parent.chmod(0o700)


@pytest.mark.parametrize("words", ["attempt to write a readonly database", "unable to open database file"])
def test_what_sqlite_says_of_a_file_that_may_not_be_written(words: str) -> None:
    from campaign.store.errors import said

    error = said(words, __file__)
    assert error is not None
    assert error.clause == "house.not-writable"


def test_a_file_is_for_its_owner_alone(store: Store, place: Path) -> None:
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_nothing_else_is_left_beside_it(store: Store, place: Path) -> None:
    assert list(place.parent.iterdir()) == [place]


def test_the_pragmas_are_set(store: Store) -> None:
    with store.reading() as connection:
        for name, value in {
            "foreign_keys": 1,
            "journal_mode": "delete",
            "synchronous": EXTRA,
            "busy_timeout": BUSY_TIMEOUT,
            "application_id": APPLICATION_ID,
        }.items():
            assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value


def test_a_file_that_was_switched_to_wal_comes_back(store: Store, place: Path) -> None:
    store.close()
    raw(place, "PRAGMA journal_mode = WAL")
    with open_store(place) as again, again.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "delete"


def test_a_path_of_another_system_as_an_address() -> None:
    assert quoted(PureWindowsPath(r"C:\Games\Ana B\100%.db")) == "C:/Games/Ana B/100%25.db"
    assert quoted(PurePosixPath("a?b#c.db")) == "a%3fb%23c.db"


@pytest.mark.parametrize("name", ["plain.db", "a b.db", "50%.db", "what?.db", "#1.db", "ünï.db"])
def test_a_path_or_an_address(tmp_path: Path, name: str) -> None:
    place = tmp_path / name
    with open_store(place, create=True) as store:
        store.found("Thursday", "stones")
    with open_store(place) as store:
        assert [one.name for one in store.campaigns()] == ["Thursday"]
    assert place.exists()


def test_an_address(place: Path, store: Store) -> None:
    store.found("Thursday", "stones")
    with open_store(f"sqlite:///{place}") as again:
        assert len(again.campaigns()) == 1


@pytest.mark.parametrize(
    "url", ["postgresql://host/club", "sqlite://", "sqlite:///:memory:", "://", "x://y", "", "a\0b"]
)
def test_an_address_that_is_no_file(url: str) -> None:
    assert refused(url).clause == "house.not-a-database"


def test_folders_are_made_for_a_new_file(tmp_path: Path) -> None:
    place = tmp_path / "one" / "two" / "campaigns.db"
    open_store(place, create=True).close()
    assert place.exists()


def test_making_never_replaces_a_file_that_was_quicker(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two make the same file: the later one finds the earlier one's."""
    from campaign.store import schema

    make = schema.lay_out

    def lay_out_late(draft: Path) -> None:
        make(draft)
        monkeypatch.setattr(schema, "lay_out", make)
        open_store(place, create=True).found("Thursday", "stones")

    monkeypatch.setattr(schema, "lay_out", lay_out_late)
    with open_store(place, create=True) as store:
        assert [one.name for one in store.campaigns()] == ["Thursday"]
    assert list(place.parent.iterdir()) == [place]


def test_opening_changes_nothing(store: Store, place: Path) -> None:
    sit_down(store.found("Thursday", "stones"))
    store.close()
    before = place.read_bytes()
    with open_store(place) as again:
        again.keeper("Thursday").log()
        again.campaigns()
    assert place.read_bytes() == before


def test_alembic_is_not_loaded_for_a_file_of_today(store: Store, place: Path) -> None:
    store.close()
    code = (
        "import sys; from pathlib import Path; from tests.tiny.table import open_store;"
        f"open_store(Path({str(place)!r})); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_answers_are_read_without_the_store() -> None:
    code = "import sys, campaign.answers; sys.exit(any(name in sys.modules for name in ('sqlalchemy', 'sqlmodel')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
