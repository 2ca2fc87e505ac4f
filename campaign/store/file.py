"""A file of campaigns: transactions in it, and the titles that this program knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, Engine

from campaign.store import rebuilding, schema
from campaign.store.connection import connect, place_of, reading, writing
from campaign.store.errors import MIGRATION_FAILED, UNKNOWN_TITLE, StoreError
from campaign.store.projection import Projection
from campaign.store.projections import PROJECTIONS, ProjectionCard
from campaign.surroundings import Surroundings, surroundings
from rules.title import Title
from rules.titles import TITLES, TitleCard


class CampaignFile:
    """One file, opened. Every error that is the file's is a StoreError."""

    def __init__(
        self,
        place: Path,
        engine: Engine,
        around: Surroundings,
        titles: Sequence[TitleCard],
        projections: Sequence[ProjectionCard],
    ) -> None:
        self.place = place
        self.around = around
        self._engine = engine
        self._titles = {card.slug: card for card in titles}
        self._projections = {card.slug: card for card in projections}

    @classmethod
    def look(cls, url_or_path: str | Path, *, titles: Sequence[TitleCard] = TITLES) -> Self:
        """Open a file of today's schema for a look alone: SQLite itself refuses to write. StoreError for any other."""
        place = place_of(url_or_path)
        store = cls(place, connect(place, looking=True), surroundings(), titles, PROJECTIONS)
        with store.reading() as connection:
            if not store.is_of_today(connection):
                raise StoreError(MIGRATION_FAILED, f"{place} is of another schema.", ("any other command",))
        return store

    def beside(self, place: Path) -> CampaignFile:
        """A look with the same eyes at another file, as it is: nothing in it is lifted or made anew. For copies."""
        known = (tuple(self._titles.values()), tuple(self._projections.values()))
        return CampaignFile(place, connect(place), self.around, *known)

    def is_of_today(self, connection: Connection) -> bool:
        """Whether a file has today's schema and tables."""
        today = schema.revision(connection, self.place) == schema.REVISIONS[-1]
        return today and rebuilding.is_current(connection, tuple(self._projections.values()))

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the file."""
        with reading(self._engine, str(self.place)) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that holds the write lock from the start. StoreError (house.busy) if another keeps it."""
        with writing(self._engine, str(self.place)) as connection:
            yield connection

    def knows(self, slug: str) -> bool:
        """Whether this program has a title of that slug."""
        return slug in self._titles

    def title(self, slug: str) -> Title[Any]:
        """The title with its rules. StoreError if this program has none of that slug."""
        if slug not in self._titles:
            known = tuple(self._titles)
            raise StoreError(UNKNOWN_TITLE, f"This Council does not know the title “{slug}”.", known)
        return self._titles[slug].load()

    def projection(self, slug: str) -> Projection | None:
        """The title's projection, if it has one."""
        return self._projections[slug].load() if slug in self._projections else None
