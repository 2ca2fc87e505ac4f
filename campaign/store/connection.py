"""The one place where database engines are made, and what every connection of theirs is set to."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from campaign.paths import path_of
from campaign.store.errors import NO_SUCH_FILE, NOT_A_DATABASE, NOT_WRITABLE, StoreError, translated

APPLICATION_ID = 0x436E636C
"""Stands in the file's header ("Cncl"), so that another program's database is never taken for ours."""

BUSY_TIMEOUT = 5000
"""Milliseconds that a writer waits for another."""

EXTRA = 3
MEMORY = ":memory:"
ADDRESS = "file:"
"""SQLite itself would take these for something else than a file of that name."""

_BEGIN = "council_begin"


def place_of(url_or_path: str | Path) -> Path:
    """The file that a path or an SQLite URL names. StoreError for any other URL, and for one that names no file."""
    text = str(url_or_path)
    if not text.strip() or "\0" in text:
        raise StoreError(NOT_A_DATABASE, "That is no name of a file.", ("name a file with --db",))
    place = path_of(_named(text) if "://" in text else text)
    if text == MEMORY or text.startswith(ADDRESS) or not place.name:
        raise StoreError(NOT_A_DATABASE, f"{text} names no file.", ("name a file with --db",))
    return place


def _named(address: str) -> str:
    """The file of an SQLite URL. StoreError for any other URL."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError(NOT_A_DATABASE, f"{address} is no address of a database.", ("sqlite:///FILE",)) from None
    if url.get_backend_name() != "sqlite" or not url.database or url.database == MEMORY:
        shown = url.render_as_string(hide_password=True)
        raise StoreError(NOT_A_DATABASE, f"{shown} names no SQLite file.", ("sqlite:///FILE",))
    return url.database


def lay_out(place: Path) -> None:
    """A new database with our name in its header and nothing in it yet, readable by its owner alone."""
    os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(sqlite3.connect(place)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def connect(place: Path, looking: bool = False) -> Engine:
    """An engine on an existing file. Its connections keep foreign keys, a rollback journal and every commit.

    StoreError if the file is missing, a folder, not a database, another program's, or may not be written to; when
    only `looking`, nothing is written, and it need not be writable.
    """
    _look_at(place, looking)
    engine = create_engine(
        URL.create(
            "sqlite+pysqlite",
            database=f"file:{quoted(place.absolute())}",
            query={"mode": "ro" if looking else "rw", "uri": "true"},
        ),
        poolclass=NullPool,
        json_serializer=_dumps,
    )
    event.listen(engine, "connect", lambda connection, _: _set_up(connection, str(place)))
    # The driver would begin late and commit before DDL; here every transaction begins as it was asked for.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(_beginning(connection)))
    return engine


@contextmanager
def reading(engine: Engine, place: str) -> Iterator[Connection]:
    """A transaction that sees one moment of the file. It is not committed: a damaged file would refuse even that."""
    with translated(place), engine.connect() as connection:
        connection.begin()
        yield connection


@contextmanager
def writing(engine: Engine, place: str) -> Iterator[Connection]:
    """A transaction that holds the write lock from the start; all of it is on the disk when this ends, or none."""
    with translated(place), engine.connect() as connection:
        connection = connection.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})
        with connection.begin():
            yield connection


def _beginning(connection: Connection) -> str:
    return str(connection.get_execution_options().get(_BEGIN, "BEGIN"))


def _look_at(place: Path, looking: bool) -> None:
    """Refuse what cannot be a campaign's file, before SQLite makes or changes anything."""
    try:
        mode = place.stat()
    except (FileNotFoundError, NotADirectoryError):
        allowed = ("council new NAME", "council backups, then council restore FILE")
        raise StoreError(NO_SUCH_FILE, f"There is no file {place}.", allowed) from None
    except (OSError, ValueError) as error:
        raise StoreError(NOT_WRITABLE, f"{place} cannot be looked at: {error}.") from None
    if not stat.S_ISREG(mode.st_mode):
        what = "a folder" if stat.S_ISDIR(mode.st_mode) else "no ordinary file"
        raise StoreError(NOT_A_DATABASE, f"{place} is {what}.", ("name a file with --db",))
    if mode.st_size == 0:
        raise StoreError(NOT_A_DATABASE, f"{place} is empty: there is no campaign in it.", ("council new NAME",))
    if looking:
        _look_inside(place)
        return
    if not os.access(place, os.R_OK | os.W_OK):
        raise StoreError(NOT_WRITABLE, f"{place} may not be read and written.", ("change its permissions",))
    if not os.access(place.parent, os.W_OK):
        raise StoreError(NOT_WRITABLE, f"The folder {place.parent} may not be written to.", ("change its permissions",))
    _look_inside(place)


def _look_inside(place: Path) -> None:
    """The file's header says whose it is; reading it by hand leaves even a stranger's open transaction alone."""
    with place.open("rb") as file:
        header = file.read(72)
    if not header.startswith(b"SQLite format 3\0"):
        raise StoreError(NOT_A_DATABASE, f"{place} is no database.", ("name another file with --db",))
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise StoreError(NOT_A_DATABASE, f"{place} is another program's database.", ("name another file with --db",))


def _set_up(connection: sqlite3.Connection, place: str) -> None:
    """Set the pragmas and read them back."""
    connection.isolation_level = None
    try:
        _pragma(connection, "busy_timeout", BUSY_TIMEOUT)
        _pragma(connection, "foreign_keys", 1)
        _pragma(connection, "synchronous", EXTRA)
        if connection.execute("PRAGMA journal_mode").fetchone()[0] != "delete":
            _pragma(connection, "journal_mode", "delete")
    except BaseException:
        connection.close()
        raise


def _pragma(connection: sqlite3.Connection, name: str, value: int | str) -> None:
    connection.execute(f"PRAGMA {name} = {value}")
    found = connection.execute(f"PRAGMA {name}").fetchone()[0]
    if found != value:
        raise StoreError(NOT_WRITABLE, f"SQLite keeps {name} at {found} instead of {value}.")


def quoted(place: PurePath) -> str:
    """A path as a `file:` address takes it, with slashes on every system."""
    text = place.as_posix()
    return text.replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
