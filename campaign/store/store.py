"""A file of campaigns, opened."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, Engine, insert, select

from campaign.store import journal, rebuilding, schema
from campaign.store.connection import connect, place_of, reading, writing
from campaign.store.errors import DAMAGED, MIGRATION_FAILED, UNKNOWN_TITLE, StoreError
from campaign.store.folding import state_at
from campaign.store.models import campaigns
from campaign.store.projection import Projection
from campaign.store.projections import PROJECTIONS, ProjectionCard
from campaign.surroundings import Surroundings, surroundings
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.title import Title
from rules.titles import TITLES, TitleCard

if TYPE_CHECKING:
    from campaign.keeper import Keeper


class CampaignInfo(NamedTuple):
    """What a campaign is called. `id` is a UUID, `founded` an ISO time in UTC."""

    id: str
    name: str
    title: str
    founded: str


class Listed(NamedTuple):
    """A campaign in the list of campaigns. `game` and `phase` are None if this program does not know its title."""

    id: str
    name: str
    title: str
    founded: str
    sequence: int
    game: int | None
    phase: str | None


class Store:
    """One file. Make it with `Store.open`; every error that is the file's is a StoreError."""

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
    def open(
        cls,
        url_or_path: str | Path,
        *,
        create: bool = False,
        around: Surroundings | None = None,
        titles: Sequence[TitleCard] = TITLES,
        projections: Sequence[ProjectionCard] = PROJECTIONS,
        spared: bool = False,
    ) -> Store:
        """Open a file, lifting an older schema after a verified backup; with `create`, make it if it is not there.

        `spared`: the file is only a copy, and needs no backup.

        StoreError: no file, a folder, no database, another program's, a newer schema, not writable, busy.
        """
        place = place_of(url_or_path)
        if create and not os.path.lexists(place):
            schema.create(place, lambda connection: rebuilding.rebuild(connection, titles, projections))
        engine = connect(place)
        store = cls(place, engine, around or surroundings(), titles, projections)
        schema.bring_up_to_date(engine, place, (lambda _: None) if spared else store._secure, rebuilding.drop_all)
        with store.reading() as connection:
            current = rebuilding.is_current(connection, projections)
        if not current:
            with store.writing() as connection:
                rebuilding.rebuild(connection, titles, projections)
        return store

    def beside(self, place: Path) -> Store:
        """A look with the same eyes at another file, as it is: nothing in it is lifted or made anew. For copies."""
        known = (tuple(self._titles.values()), tuple(self._projections.values()))
        return Store(place, connect(place), self.around, *known)

    def is_of_today(self, connection: Connection) -> bool:
        """Whether a file has today's schema and tables."""
        today = schema.revision(connection, self.place) == schema.REVISIONS[-1]
        return today and rebuilding.is_current(connection, tuple(self._projections.values()))

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def __enter__(self) -> Store:
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

    def found(self, name: str, slug: str) -> Keeper:
        """Found a campaign. Refuses a name that is empty, has line breaks, or is taken, and a title that is none."""
        name = name.strip()
        if not name or not name.isprintable():
            because = "A campaign's name is one line of ordinary letters." if name else "A campaign needs a name."
            raise Refusal(Kind.UNREADABLE, "house.campaign-name", because, ('council new "Thursday"',), asked=name)
        if slug not in self._titles:
            because = f"There is no title “{slug}”."
            raise Refusal(Kind.UNREADABLE, UNKNOWN_TITLE, because, tuple(self._titles), asked=slug)
        info = CampaignInfo(str(self.around.new_id()), name, slug, self.around.time())
        # Made first: once the campaign is on the disk, nothing more may fail.
        keeper = self._kept(info, new=True)
        with self.writing() as connection:
            taken = connection.execute(select(campaigns.c.name)).scalars()
            if any(one.casefold() == name.casefold() for one in taken):
                because = f"There is a campaign “{name}” already; every campaign has its own name."
                raise Refusal(Kind.NOT_ALLOWED, "house.campaign-name", because, ("another name",), asked=name)
            connection.execute(insert(campaigns).values(**info._asdict()))
        return keeper

    def campaigns(self) -> list[Listed]:
        """The campaigns in the order of their founding."""
        with self.reading() as connection:
            return [self._listed(connection, info) for info in _infos(connection)]

    def keeper(self, name_or_id: str) -> Keeper:
        """The campaign with that name or id, or the only one that begins so. Refuses none and several."""
        with self.reading() as connection:
            infos = _infos(connection)
        wanted = name_or_id.strip()
        names = matching(wanted, [info.name for info in infos])
        found = [info for info in infos if info.name in names or _is_id(wanted, info.id)]
        if len(found) == 1:
            return self._kept(found[0])
        allowed = tuple(info.name for info in found or infos)
        if found:
            raise Refusal(
                Kind.AMBIGUOUS, "house.which-campaign", f"“{wanted}” fits several campaigns.", allowed, wanted
            )
        clause = "house.unknown-campaign" if infos else "house.no-campaign"
        raise Refusal(
            Kind.UNREADABLE, clause, f"There is no campaign “{wanted}”.", allowed or ("council new NAME",), wanted
        )

    def _kept(self, info: CampaignInfo, new: bool = False) -> Keeper:
        from campaign.keeper import Keeper

        return Keeper(self, info, new)

    def _listed(self, connection: Connection, info: CampaignInfo) -> Listed:
        tip = journal.tip(connection, info.id)
        if not self.knows(info.title):
            return Listed(*info, tip.sequence, None, None)
        title = self.title(info.title)
        try:
            state = state_at(connection, title, info.id, tip.head).state
        except StoreError as error:
            if error.clause != DAMAGED:
                raise
            return Listed(*info, tip.sequence, None, "damaged")
        return Listed(*info, tip.sequence, title.game_of(state), title.phase_of(state))

    def _secure(self, revision: str) -> None:
        from campaign.store.shelf import before_migration

        try:
            before_migration(self)
        except StoreError as error:
            because = f"{self.place} is of an older schema ({revision}), and no backup could be made: {error.because}"
            raise StoreError(MIGRATION_FAILED, because, error.allowed) from error


def _infos(connection: Connection) -> list[CampaignInfo]:
    c = campaigns.c
    rows = connection.execute(select(c.id, c.name, c.title, c.founded).order_by(c.founded, c.id))
    return [CampaignInfo(*row) for row in rows]


def _is_id(wanted: str, known: str) -> bool:
    try:
        return UUID(wanted) == UUID(known)
    except ValueError:
        return len(wanted) >= 8 and known.startswith(wanted.lower())
