"""A close look at a file: whether it is whole, whether caches and tables say what the journal says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import DatabaseError

from campaign.store import journal, rebuilding
from campaign.store.errors import StoreError
from campaign.store.file import CampaignFile
from campaign.store.folding import live, state_at
from campaign.store.models import campaigns, snapshots

SHOWN = 5
"""How many entries are named that are not as they were written."""


def check(store: CampaignFile, strangers: bool = True) -> list[str]:
    """What is wrong, in words; empty if all is well. Changes nothing.

    Of a campaign whose title is not known only the entries are looked at, and, with `strangers`, it is named.
    """
    with store.reading() as connection:
        wrong = faults(connection)
        return wrong or [line for one in _campaigns(store, connection, strangers) for line in one]


def faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with the file and its foreign keys: nothing, if all is well."""
    try:
        said = [str(line) for line in connection.execute(text("PRAGMA integrity_check")).scalars() if line != "ok"]
        keys = [f"{row[0]} refers to a row of {row[2]} that is not there" for row in connection.execute(_FOREIGN_KEYS)]
    except DatabaseError as error:
        return [f"SQLite cannot check the file: {error.orig}"]
    return said + keys


def repair(store: CampaignFile) -> None:
    """Throw the snapshots away and write the tables anew from the journal, which is right by definition.

    The tables of a campaign whose journal is damaged stay as they are: `check` names it.
    """
    with store.writing() as connection:
        connection.execute(delete(snapshots))
        for id_, slug in connection.execute(select(campaigns.c.id, campaigns.c.title)).all():
            projection = store.projection(slug)
            if store.knows(slug) and projection and not list(_journal(connection, id_)):
                rebuilding.fill(connection, store.title(slug), projection, id_)


_FOREIGN_KEYS = text("PRAGMA foreign_key_check")


def _campaigns(store: CampaignFile, connection: Connection, strangers: bool) -> Iterator[list[str]]:
    c = campaigns.c
    for id_, name, slug in connection.execute(select(c.id, c.name, c.title).order_by(c.founded)).all():
        wrong = list(_journal(connection, id_))
        if store.knows(slug):
            wrong = wrong or list(_follows(store, connection, id_, slug))
        elif strangers:
            wrong.append(f"this Council does not know its title, {slug}")
        yield [f"“{name}”: {line}" for line in wrong]


def _journal(connection: Connection, id_: str) -> Iterator[str]:
    """What is wrong with the entries themselves."""
    try:
        rows = journal.read(connection, id_)
    except StoreError as error:
        yield error.because
        return
    if gaps := sorted(set(range(1, len(rows) + 1)) - {row.sequence for row in rows}):
        yield f"entries are missing from the journal, the first of them {gaps[0]}"
    changed = [row.sequence for row in rows if not _intact(row)]
    if changed:
        more = f" and {len(changed) - SHOWN} more" if len(changed) > SHOWN else ""
        yield f"not as they were written, by their checksums: entries {', '.join(map(str, changed[:SHOWN]))}{more}"
    if rows and rows[-1].head and rows[-1].head not in {row.sequence for row in rows}:
        yield f"entry {rows[-1].head} is missing from the journal"


def _intact(row: Any) -> bool:
    try:
        journal.intact(row)
    except StoreError:
        return False
    return True


def _follows(store: CampaignFile, connection: Connection, id_: str, slug: str) -> Iterator[str]:
    """What is wrong with what follows from the entries."""
    title: Any = store.title(slug)
    head = journal.tip(connection, id_).head
    effective = journal.read(connection, id_, journal.chain(connection, id_, head))
    if [row.position for row in effective] != list(range(1, len(effective) + 1)):
        yield "the effective entries do not follow each other"
    try:
        lived = tuple(live(title, title.start, effective))
        state = lived[-1].after if lived else title.start
        if state_at(connection, title, id_, head).state != state:
            yield "a snapshot differs from the journal"
    except StoreError as error:
        yield error.because
        return
    yield from title.problems(state)
    if projection := store.projection(slug):
        yield from projection.differences(connection, id_, state, lived)
