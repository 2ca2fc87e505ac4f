"""States from the journal: folded from stored events, beginning at the nearest snapshot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pydantic import ValidationError
from sqlalchemy import Connection, Row, delete, insert, select

from campaign.store import journal
from campaign.store.errors import DAMAGED, StoreError
from campaign.store.models import snapshots
from rules.core.event import Event
from rules.title import Title

HEAD = "head"
"""The slot of the snapshot that is taken every so many entries."""


class Folded(NamedTuple):
    """A state, and how many entries were folded to come to it."""

    state: Any
    entries: int


class Lived(NamedTuple):
    """One effective entry with the states around it."""

    sequence: int
    before: Any
    after: Any
    events: tuple[Event, ...]


def state_at(connection: Connection, title: Title[Any], campaign: str, head: int, trust: bool = True) -> Folded:
    """The state after the effective entry `head`. Without `trust` no snapshot is used."""
    known = _snapshots(connection, title, campaign) if trust else {}
    walk = journal.chain(connection, campaign, head, known)
    rows = journal.read(connection, campaign, walk)
    base = rows[0].parent if rows else head
    if base not in known and base != journal.START:
        raise StoreError(DAMAGED, f"Entry {base} is missing from the journal.", journal.REMEDIES)
    state = _read_state(connection, title, campaign, known[base]) if base in known else title.start
    if state is None:
        return state_at(connection, title, campaign, head, trust=False)
    for lived in live(title, state, rows):
        state = lived.after
    return Folded(state, len(rows))


def live(title: Title[Any], state: Any, rows: Iterable[Row[Any]]) -> Iterator[Lived]:
    """The entries one by one, folded from the state before the first."""
    for row in rows:
        events = events_of(title, row)
        after = title.fold(state, events)
        yield Lived(row.sequence, state, after, events)
        state = after


def events_of(title: Title[Any], row: Row[Any]) -> tuple[Event, ...]:
    """The events of an entry, lifted to today's versions. StoreError if they are not as written, or cannot be read."""
    journal.intact(row)
    try:
        return tuple(title.read_event(stored) for stored in row.events)
    except (KeyError, ValidationError) as error:
        because = f"Entry {row.sequence} of the journal cannot be read: {error}."
        raise StoreError(DAMAGED, because, ("bring Council up to date", *journal.REMEDIES)) from error


def keep(connection: Connection, title: Title[Any], campaign: str, slot: str, head: int, state: Any) -> None:
    """Take a snapshot in a slot, in place of the one there."""
    where = (snapshots.c.campaign == campaign, snapshots.c.slot == slot)
    connection.execute(delete(snapshots).where(*where))
    if head == journal.START:
        return
    row = {"campaign": campaign, "slot": slot, "sequence": head, "title": title.slug}
    text = state.model_dump_json()
    connection.execute(insert(snapshots).values(**row, fold_version=title.fold_version, state=text))


def _snapshots(connection: Connection, title: Title[Any], campaign: str) -> dict[int, str]:
    c = snapshots.c
    ours = (c.campaign == campaign, c.title == title.slug, c.fold_version == title.fold_version)
    found = connection.execute(select(c.sequence, c.slot).where(*ours))
    return {row.sequence: row.slot for row in found}


def _read_state(connection: Connection, title: Title[Any], campaign: str, slot: str) -> Any:
    """The snapshot's state; None if it cannot be read: it is only a cache."""
    where = (snapshots.c.campaign == campaign, snapshots.c.slot == slot)
    try:
        return type(title.start).model_validate_json(
            connection.execute(select(snapshots.c.state).where(*where)).scalar_one()
        )
    except ValidationError:
        return None
