"""Backups: a copy is called one only after it was opened, checked and folded, and holds the same as the original."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from campaign.store import doctor
from campaign.store.connection import lay_out
from campaign.store.errors import DAMAGED, FILE_EXISTS, StoreError, translated
from campaign.store.file import CampaignFile
from campaign.store.files import drafted, publish
from campaign.store.models import campaigns, entries

_HISTORY = ("SELECT * FROM campaign ORDER BY id", "SELECT * FROM entry ORDER BY campaign, sequence")


def backup(store: CampaignFile, target: Path) -> Path:
    """Copy a store's file to `target`, owner-only, and prove that the copy is as good as the original.

    The original is held only while it is copied. The copy gets its name when it is proved and on the disk.
    StoreError: there is a file already, the folder cannot be written to, the original is damaged.
    """
    _refuse_taken(target)
    with drafted(target) as draft:
        lay_out(draft)
        with store.reading() as connection:
            held = driver(connection)
            # Reading first takes the lock: nobody writes between the mark and the copy.
            original = digest(held)
            copy(held, draft)
        prove(store, draft, original)
        if not publish(draft, target):
            _refuse_taken(target)
    return target


def backup_held(store: CampaignFile, held: sqlite3.Connection, target: Path) -> Path:
    """The same from a connection that holds the file against all others."""
    with drafted(target) as draft, translated(str(store.place)):
        lay_out(draft)
        copy(held, draft)
        prove(store, draft, digest(held))
        if not publish(draft, target):
            _refuse_taken(target)
    return target


def driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection beneath ours."""
    below: Any = connection.connection.dbapi_connection
    assert isinstance(below, sqlite3.Connection)
    return below


def copy(source: sqlite3.Connection, draft: Path) -> None:
    """All pages of one moment, into a file that is there."""
    with closing(sqlite3.connect(draft)) as target:
        source.backup(target)


def digest(connection: sqlite3.Connection) -> str:
    """A mark of all that must never be lost: the campaigns and every entry, byte for byte."""
    mark = sha256()
    for query in _HISTORY:
        for row in connection.execute(query):
            mark.update(repr(row).encode("utf-8", "surrogatepass"))
    return mark.hexdigest()


def prove(store: CampaignFile, draft: Path, original: str) -> None:
    """Open a copy, check the file, fold every campaign, compare. StoreError (house.damaged) if anything is wrong.

    A copy of an older schema is folded from the columns that every schema has had.
    """
    with translated(str(draft)), store.beside(draft) as other:
        with other.reading() as connection:
            same = digest(driver(connection)) == original
            today = other.is_of_today(connection)
        wrong = doctor.check(other, strangers=False) if today else _older(other)
    if wrong or not same:
        what = wrong[0] if wrong else "it does not hold what the original holds"
        raise StoreError(DAMAGED, f"The copy is not sound: {what}.", ("council doctor", "council doctor --repair"))


def _older(store: CampaignFile) -> list[str]:
    """What is wrong with a file of an older schema."""
    with store.reading() as connection:
        wrong = doctor.faults(connection)
        for campaign in connection.execute(select(campaigns.c.id, campaigns.c.title)).all() if not wrong else ():
            try:
                _fold(store, connection, campaign.id, campaign.title)
            except (KeyError, ValueError, DatabaseError) as error:
                wrong.append(f"a campaign of it cannot be folded: {error!r}")
    return wrong


def _fold(store: CampaignFile, connection: Connection, campaign: str, slug: str) -> None:
    """Fold what is in force from the first entry. KeyError if an entry is missing."""
    c = entries.c
    query = select(c.sequence, c.parent, c.head, c.events).where(c.campaign == campaign).order_by(c.sequence)
    rows = {row.sequence: row for row in connection.execute(query)}
    walked: list[Any] = []
    here = rows[max(rows)].head if rows else 0
    while here:
        walked.append(rows[here])
        here = rows[here].parent
    if store.knows(slug):
        title = store.title(slug)
        title.fold(title.start, (title.read_event(stored) for row in reversed(walked) for stored in row.events))


def _refuse_taken(target: Path) -> None:
    if os.path.exists(target):  # Path.exists would fail at a name that is too long.
        raise StoreError(FILE_EXISTS, f"{target} is there already.", ("another name",))
