"""Backups: a copy is called one only after it was opened, checked and folded, with the same result as the original."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, text

from campaign.store.connection import connect, lay_out, reading
from campaign.store.errors import DAMAGED, FILE_EXISTS, MIGRATION_FAILED, StoreError
from campaign.store.files import drafted, publish
from campaign.store.folding import live
from campaign.store.models import campaigns, entries
from campaign.store.store import Store
from rules.title import Title


class Content(NamedTuple):
    """What a campaign comes to: its title, its stored entries, and the state that they fold to."""

    title: str
    entries: tuple[Any, ...]
    state: Any


def backup(store: Store, target: Path) -> Path:
    """Copy a store's file to `target`, owner-only, and prove that the copy is as good as the original.

    The copy gets its name when it is proved and on the disk. StoreError: there is a file already, the folder cannot
    be written to, the original is damaged.
    """
    if target.exists():
        raise StoreError(FILE_EXISTS, f"{target} is there already.", ("another name",))
    with drafted(target) as draft:
        lay_out(draft)
        with store.reading() as connection:
            _copy(connection, draft)
            _prove(store, draft, contents(store, connection))
        if not publish(draft, target):
            raise StoreError(FILE_EXISTS, f"{target} is there already.", ("another name",))
    return target


def before_migration(store: Store, revision: str) -> Path:
    """The backup that is made before a file is lifted from `revision`: beside it, named after both.

    StoreError (house.migration-failed) if it cannot be made; the file is then left as it is.
    """
    stem = f"{store.place.name}.before-{revision}"
    names = (stem if not number else f"{stem}-{number}" for number in range(1000))
    target = next(place for name in names if not (place := store.place.with_name(f"{name}.backup")).exists())
    try:
        return backup(store, target)
    except StoreError as error:
        because = f"{store.place} is of an older version, and no backup could be made: {error.because}"
        raise StoreError(MIGRATION_FAILED, because, error.allowed) from error


def contents(store: Store, connection: Connection) -> dict[str, Content]:
    """All campaigns of a file, folded from the first entry. Reads only columns that every schema has had."""
    c = entries.c
    found: dict[str, Content] = {}
    for campaign in connection.execute(select(campaigns.c.id, campaigns.c.title)).all():
        query = select(c.sequence, c.parent, c.head, c.events).where(c.campaign == campaign.id).order_by(c.sequence)
        rows = connection.execute(query).all()
        state = _folded(store.title(campaign.title), rows) if store.knows(campaign.title) else None
        found[campaign.id] = Content(campaign.title, tuple(tuple(row) for row in rows), state)
    return found


def faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with the file and its foreign keys: nothing, if all is well."""
    said = [str(line) for line in connection.execute(text("PRAGMA integrity_check")).scalars() if line != "ok"]
    keys = [f"{row[0]} refers to a row of {row[2]} that is not there" for row in connection.execute(_FOREIGN_KEYS)]
    return said + keys


_FOREIGN_KEYS = text("PRAGMA foreign_key_check")


def _folded(title: Title[Any], rows: Any) -> Any:
    by_sequence = {row.sequence: row for row in rows}
    walked = []
    here = by_sequence[rows[-1].head] if rows and rows[-1].head else None
    while here is not None:
        walked.append(here)
        here = by_sequence.get(here.parent)
    state = title.start
    for lived in live(title, state, reversed(walked)):
        state = lived.after
    return state


def _copy(connection: Connection, draft: Path) -> None:
    source: Any = connection.connection.dbapi_connection
    with closing(sqlite3.connect(draft)) as target:
        source.backup(target)


def _prove(store: Store, draft: Path, original: dict[str, Content]) -> None:
    engine = connect(draft)
    with reading(engine, str(draft)) as connection:
        wrong = faults(connection)
        same = not wrong and contents(store, connection) == original
    engine.dispose()
    if not same:
        what = wrong[0] if wrong else "it does not fold to the same states"
        raise StoreError(DAMAGED, f"The copy is not sound: {what}.", ("council doctor",))
