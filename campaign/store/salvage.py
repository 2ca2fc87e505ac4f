"""A damaged journal, read as far as it is good."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from campaign.store import journal
from campaign.store.errors import DAMAGED, StoreError
from campaign.store.folding import live
from campaign.store.models import entries
from rules.title import Title


class Salvaged(NamedTuple):
    """Where a campaign stood at its last good entry, and what is wrong with the one behind it."""

    sequence: int
    head: int
    position: int
    state: Any
    checksum: str
    wrong: str


def salvage(connection: Connection, title: Title[Any], campaign: str) -> Salvaged:
    """Every entry from the first on, up to the one that is missing, unreadable or changed. Snapshots are not used."""
    found = Salvaged(journal.START, journal.START, 0, title.start, "", "the journal ends here")
    states, positions = {journal.START: title.start}, {journal.START: 0}
    for wanted, sequence in enumerate(_sequences(connection, campaign), start=1):
        try:
            if sequence != wanted:
                raise StoreError(DAMAGED, f"Entry {wanted} is missing.")
            (row,) = journal.read(connection, campaign, (sequence,))
            journal.intact(row)
            if row.kind == "act":
                (lived,) = live(title, states[row.parent], (row,))
                states[sequence], positions[sequence] = lived.after, row.position
        except (StoreError, DatabaseError) as error:
            return found._replace(wrong=getattr(error, "because", f"Entry {wanted} cannot be read."))
        found = Salvaged(sequence, row.head, positions[row.head], states[row.head], row.checksum, found.wrong)
    return found


def _sequences(connection: Connection, campaign: str) -> list[int]:
    query = select(entries.c.sequence).where(entries.c.campaign == campaign).order_by(entries.c.sequence)
    return list(connection.execute(query).scalars())
