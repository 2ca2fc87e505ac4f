"""The same events kept and replayed by the library eventsourcing, on SQLite, without snapshots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event


class Sourced(Aggregate):
    """A campaign that remembers of each kind of event the last one: less work than folding the rules' state."""

    @event("Founded")
    def __init__(self) -> None:
        self.last: dict[str, Mapping[str, Any]] = {}
        self.count = 0

    @event("Happened")
    def happen(self, what: str, fields: dict[str, Any]) -> None:
        """Something happened."""
        self.last[what] = fields
        self.count += 1


class Sourcing:
    """An application of the library, on a file."""

    def __init__(self, place: Path) -> None:
        self._app = Application[UUID](env={"PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_DBNAME": str(place)})

    def keep(self, events: Iterable[Mapping[str, Any]]) -> UUID:
        """Keeps events as they stand in a journal; gives the id of what they happened to."""
        kept = Sourced()
        for one in events:
            fields = {name: value for name, value in one.items() if name not in ("event", "version")}
            kept.happen(one["event"], fields)
        self._app.save(kept)
        return kept.id

    def replay(self, id_: UUID) -> int:
        """Reads and applies them all; gives how many there were."""
        found: Sourced = self._app.repository.get(id_)
        return found.count

    def close(self) -> None:
        """Lets go of the file."""
        self._app.close()
