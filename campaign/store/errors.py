"""What goes wrong with the file: one error for people, made from whatever SQLite says."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError

BUSY = "house.busy"
DAMAGED = "house.damaged"
DIFFERS = "house.projection-differs"
FILE_EXISTS = "house.file-exists"
GONE = "house.unknown-campaign"
IMPORT = "house.import-unreadable"
MIGRATION_FAILED = "house.migration-failed"
NEWER_SCHEMA = "house.newer-schema"
NO_SUCH_FILE = "house.no-such-file"
NOT_A_DATABASE = "house.not-a-database"
NOT_WRITABLE = "house.not-writable"
UNKNOWN_TITLE = "house.unknown-title"


class StoreError(Exception):
    """The file cannot be used: `because` is a sentence for people, `clause` a house clause, `allowed` what may help.

    Nothing was changed when it is raised.
    """

    def __init__(self, clause: str, because: str, allowed: Iterable[str] = ()) -> None:
        super().__init__(because)
        self.clause = clause
        self.because = because
        self.allowed = tuple(allowed)

    def __str__(self) -> str:
        return f"{self.because} ({self.clause})"


# What SQLite says, in part; the first that fits is taken.
_SAYINGS = (
    ("locked", BUSY, "Another program is writing to {place}.", ("try again in a moment",)),
    ("readonly", NOT_WRITABLE, "{place} may not be written to.", ("allow it to be written, or copy it elsewhere",)),
    ("no such table", DAMAGED, "{place} holds no journal.", ("council restore FILE",)),
    ("no such column", NEWER_SCHEMA, "Another Council has changed {place} meanwhile.", ("leave, and begin again",)),
    ("has no column", NEWER_SCHEMA, "Another Council has changed {place} meanwhile.", ("leave, and begin again",)),
    ("unable to open", NOT_WRITABLE, "{place} could not be opened.", ("look at who may read and write it",)),
    ("full", NOT_WRITABLE, "The disk is full: nothing was written to {place}.", ("make room, then do it again",)),
    ("disk i/o", NOT_WRITABLE, "The disk failed while {place} was in use.", ("look at the disk, then do it again",)),
    ("not a database", NOT_A_DATABASE, "{place} is no database.", ("name another file with --db",)),
    ("malformed", DAMAGED, "{place} is damaged.", ("council doctor", "council backups, then council restore FILE")),
)


@contextmanager
def translated(place: str) -> Iterator[None]:
    """Turns what SQLite says about the file `place` into a StoreError; other faults pass as they are."""
    try:
        yield
    except DatabaseError as error:
        raise said(str(error.orig), place) or error from error
    except sqlite3.DatabaseError as error:
        raise said(str(error), place) or error from error


def said(words: str, place: str) -> StoreError | None:
    """The StoreError for what SQLite said, None if it is not about the file."""
    spoken = words.lower()
    if "unable to open" in spoken and not os.path.lexists(place):
        return StoreError(
            NO_SUCH_FILE, f"There is no file {place} any more.", ("council backups, then council restore FILE",)
        )
    for part, clause, because, allowed in _SAYINGS:
        if part in spoken:
            return StoreError(clause, because.format(place=place), allowed)
    return None
