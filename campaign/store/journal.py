"""The journal in SQL: reading entries along the effective history, and appending new ones. Nothing here deletes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Row, insert, select

from campaign.store.errors import DAMAGED, StoreError
from campaign.store.models import entries
from campaign.store.sums import entry_sum

REMEDIES = ("council doctor", "council backups, then council restore FILE")

START = 0
"""The sequence that stands for the state before the first entry."""


class Tip(NamedTuple):
    """The last entry of a campaign with its checksum, and the last effective one."""

    sequence: int
    head: int
    checksum: str


class Unit(NamedTuple):
    """What is undone at once: the entry that leads it, and the heads before and after."""

    sequence: int
    kind: str
    before: int
    after: int
    label: str


class Stacks(NamedTuple):
    """What can be undone and what can be redone, the next one last."""

    done: tuple[Unit, ...]
    undone: tuple[Unit, ...]


def tip(connection: Connection, campaign: str) -> Tip:
    """Where the journal ends; zeros for an empty one."""
    query = select(entries.c.sequence, entries.c.head, entries.c.checksum).where(entries.c.campaign == campaign)
    row = connection.execute(query.order_by(entries.c.sequence.desc()).limit(1)).first()
    return Tip(*row) if row else Tip(START, START, "")


def chain(connection: Connection, campaign: str, head: int, stops: Collection[int] = ()) -> list[int]:
    """The effective entries that end with `head`, oldest first, back to the first one or to one of `stops`.

    A stop is not in the list; whether one was met can be told by the parent of the list's first entry.
    """
    if head == START or head in stops:
        return []
    of_campaign = select(entries.c.sequence, entries.c.parent).where(entries.c.campaign == campaign)
    back = of_campaign.where(entries.c.sequence == head).cte("back", recursive=True)
    before = select(entries.c.sequence, entries.c.parent).where(
        entries.c.campaign == campaign, entries.c.sequence == back.c.parent, back.c.parent.not_in(list(stops))
    )
    walked = back.union_all(before)
    return sorted(connection.execute(select(walked.c.sequence)).scalars())


def read(connection: Connection, campaign: str, sequences: Iterable[int] | None = None) -> list[Row[Any]]:
    """The entries with these sequences (None: all), oldest first."""
    wanted = None if sequences is None else sorted(sequences)
    query = select(entries).where(entries.c.campaign == campaign).order_by(entries.c.sequence)
    if wanted == []:
        return []
    if wanted is not None:
        query = query.where(entries.c.sequence.between(wanted[0], wanted[-1]))
    kept = None if wanted is None else frozenset(wanted)
    try:
        return [row for row in connection.execute(query) if kept is None or row.sequence in kept]
    except ValueError as error:
        which = f"Entry {wanted[0]}" if wanted and len(wanted) == 1 else "An entry"
        raise StoreError(DAMAGED, f"{which} of the journal cannot be read: {error}.", REMEDIES) from error


def intact(row: Row[Any]) -> Row[Any]:
    """The entry, if it is as it was written. StoreError (house.damaged) if its checksum says that it is not."""
    if row.checksum != entry_sum(cast(Mapping[str, Any], row._mapping)):
        because = f"Entry {row.sequence} of the journal is not as it was written: its checksum differs."
        raise StoreError(DAMAGED, because, REMEDIES)
    return row


def after(connection: Connection, campaign: str, sequence: int) -> list[Row[Any]]:
    """The sequences, labels and events of what was entered after `sequence`."""
    query = select(entries.c.sequence, entries.c.label, entries.c.events).where(entries.c.campaign == campaign)
    return list(connection.execute(query.where(entries.c.sequence > sequence).order_by(entries.c.sequence)))


def append(connection: Connection, rows: list[dict[str, Any]]) -> str:
    """Write new entries, each with its checksum; gives that of the last.

    The primary key refuses a sequence that somebody else has taken.
    """
    summed = [row | {"checksum": entry_sum(row)} for row in rows]
    connection.execute(insert(entries), summed)
    return str(summed[-1]["checksum"])


def stacks(connection: Connection, campaign: str, last: int | None = None) -> Stacks:
    """What can be undone and redone now (or was, at entry `last`), from all that was done, undone and redone."""
    c = entries.c
    query = select(c.sequence, c.kind, c.head, c.arguments, c.label).where(c.campaign == campaign)
    if last is not None:
        query = query.where(c.sequence <= last)
    done: list[Unit] = []
    undone: list[Unit] = []
    before = START
    for row in connection.execute(query.where(c.unit == c.sequence).order_by(c.sequence)):
        unit = Unit(row.sequence, row.kind, before, row.head, row.label)
        if row.kind in ("act", "amend"):
            done.append(unit)
            undone.clear()
        else:
            giver, taker = (done, undone) if row.kind == "undo" else (undone, done)
            for _ in range(row.arguments["count"]):
                taker.append(giver.pop())
        before = row.head
    return Stacks(tuple(done), tuple(undone))


def position(connection: Connection, campaign: str, sequence: int) -> int:
    """The place of an effective entry in its history; 0 for the start."""
    query = select(entries.c.position).where(entries.c.campaign == campaign, entries.c.sequence == sequence)
    return connection.execute(query).scalar() or 0
