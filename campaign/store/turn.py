"""One write to a campaign: entries, tables and snapshots in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Row

from campaign.store import journal
from campaign.store.folding import HEAD, Lived, keep, live, state_at
from campaign.store.projection import Projection
from rules.title import Title

if TYPE_CHECKING:
    from campaign.store.finding import CampaignInfo

SNAPSHOT_AFTER = 16
"""How many entries may have to be folded on top of the head snapshot."""


class Now(NamedTuple):
    """Where a campaign stands: the last entry, the last effective one, its position, and the state.

    `unsaved` is the number of entries on top of the nearest snapshot, `checksum` that of the last entry.
    """

    sequence: int
    head: int
    position: int
    state: Any
    unsaved: int
    checksum: str


class Turn:
    """A write transaction on one campaign. `now` follows what is appended, and counts once the turn is on the disk."""

    def __init__(
        self, connection: Connection, info: CampaignInfo, title: Title[Any], projection: Projection | None, now: Now
    ) -> None:
        self.connection = connection
        self.campaign = info.id
        self.title = title
        self.now = now
        self._projection = projection

    def grow(self, row: dict[str, Any], lived: Lived) -> None:
        """One more effective entry, on top of the others."""
        checksum = journal.append(self.connection, [row])
        if self._projection:
            self._projection.move(self.connection, self.campaign, lived.before, lived.after)
            self._projection.enter(self.connection, self.campaign, (lived,))
        self._arrive(row["sequence"], row["head"], row["position"], lived.after, self.now.unsaved + 1, checksum)

    def jump(self, rows: list[dict[str, Any]]) -> None:
        """Entries that make another history the effective one: that which ends with their head."""
        checksum = journal.append(self.connection, rows)
        head = rows[-1]["head"]
        old = journal.chain(self.connection, self.campaign, self.now.head)
        new = journal.chain(self.connection, self.campaign, head)
        folded = state_at(self.connection, self.title, self.campaign, head)
        if self._projection:
            shared = frozenset(old) & frozenset(new)
            self._projection.leave(self.connection, self.campaign, [one for one in old if one not in shared])
            self._projection.move(self.connection, self.campaign, self.now.state, folded.state)
            self._projection.enter(self.connection, self.campaign, self.lived([o for o in new if o not in shared]))
        self._arrive(rows[-1]["sequence"], head, len(new), folded.state, folded.entries, checksum)

    def lived(self, sequences: Iterable[int]) -> Iterator[Lived]:
        """These entries, which follow each other in the effective history, with the states around them."""
        rows = journal.read(self.connection, self.campaign, sequences)
        if rows:
            start = state_at(self.connection, self.title, self.campaign, rows[0].parent).state
            yield from live(self.title, start, rows)

    def effective(self) -> list[Row[Any]]:
        """The effective entries, from the first."""
        chain = journal.chain(self.connection, self.campaign, self.now.head)
        return journal.read(self.connection, self.campaign, chain)

    def _arrive(self, sequence: int, head: int, position: int, state: Any, unsaved: int, checksum: str) -> None:
        game = self.title.game_of(state)
        if game != self.title.game_of(self.now.state):
            keep(self.connection, self.title, self.campaign, f"game {game}", head, state)
        if unsaved >= SNAPSHOT_AFTER:
            keep(self.connection, self.title, self.campaign, HEAD, head, state)
            unsaved = 0
        self.now = Now(sequence, head, position, state, unsaved, checksum)
