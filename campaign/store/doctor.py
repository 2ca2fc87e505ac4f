"""A close look at a file: whether it is whole, whether caches and tables say what the journal says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, delete, select

from campaign.store import journal, rebuilding
from campaign.store.backup import faults
from campaign.store.folding import live, state_at
from campaign.store.models import campaigns, snapshots
from campaign.store.store import Store


def check(store: Store) -> list[str]:
    """What is wrong, in words; empty if all is well. Changes nothing."""
    with store.reading() as connection:
        return [*faults(connection), *(line for one in _campaigns(store, connection) for line in one)]


def repair(store: Store) -> None:
    """Throw the snapshots away and write the tables anew from the journal, which is right by definition."""
    with store.writing() as connection:
        connection.execute(delete(snapshots))
        for id_, slug in connection.execute(select(campaigns.c.id, campaigns.c.title)).all():
            projection = store.projection(slug)
            if store.knows(slug) and projection:
                rebuilding.fill(connection, store.title(slug), projection, id_)


def _campaigns(store: Store, connection: Connection) -> Iterator[list[str]]:
    c = campaigns.c
    for id_, name, slug in connection.execute(select(c.id, c.name, c.title).order_by(c.founded)).all():
        if not store.knows(slug):
            yield [f"“{name}”: this Council does not know its title, {slug}"]
            continue
        yield [f"“{name}”: {line}" for line in _campaign(store, connection, id_, slug)]


def _campaign(store: Store, connection: Connection, id_: str, slug: str) -> Iterator[str]:
    title: Any = store.title(slug)
    rows = journal.read(connection, id_)
    if [row.sequence for row in rows] != list(range(1, len(rows) + 1)):
        yield "entries are missing from the journal"
        return
    head = journal.tip(connection, id_).head
    effective = journal.read(connection, id_, journal.chain(connection, id_, head))
    if [row.position for row in effective] != list(range(1, len(effective) + 1)):
        yield "the effective entries do not follow each other"
    lived = tuple(live(title, title.start, effective))
    state = lived[-1].after if lived else title.start
    if state_at(connection, title, id_, head).state != state:
        yield "a snapshot differs from the journal"
    yield from title.problems(state)
    if projection := store.projection(slug):
        yield from projection.differences(connection, id_, state, lived)
