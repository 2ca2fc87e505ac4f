"""A file of campaigns, opened."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select

from campaign.store import journal, rebuilding, schema
from campaign.store.connection import connect, place_of
from campaign.store.errors import DAMAGED, MIGRATION_FAILED, UNKNOWN_TITLE, StoreError
from campaign.store.file import CampaignFile
from campaign.store.finding import CampaignInfo, Listed, infos, named, new_name
from campaign.store.folding import state_at
from campaign.store.models import campaigns
from campaign.store.projections import PROJECTIONS, ProjectionCard
from campaign.surroundings import Surroundings, surroundings
from rules.core.refusal import Kind, Refusal
from rules.titles import TITLES, TitleCard

if TYPE_CHECKING:
    from campaign.keeper import Keeper


class Store(CampaignFile):
    """A file, with the campaigns in it. Make it with `Store.open`."""

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

    def found(self, name: str, slug: str) -> Keeper:
        """Found a campaign. Refuses a name that is empty, has line breaks, or is taken, and a title that is none."""
        name = new_name(name)
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
            return [self._listed(connection, info) for info in infos(connection)]

    def names(self) -> list[str]:
        """The campaigns' names, in the order of their founding."""
        with self.reading() as connection:
            return [info.name for info in infos(connection)]

    def only(self) -> CampaignInfo | None:
        """The campaign, if there is just one."""
        with self.reading() as connection:
            found = connection.execute(select(*_INFO).limit(2)).all()
        return CampaignInfo(*found[0]) if len(found) == 1 else None

    def known(self, name_or_id: str | None) -> CampaignInfo | None:
        """The campaign with just that name or id, without a look at the others; None if there is none."""
        with self.reading() as connection:
            for column in (campaigns.c.id, campaigns.c.name):
                found = connection.execute(select(*_INFO).where(column == name_or_id)).first()
                if found:
                    return CampaignInfo(*found)
        return None

    def keeper(self, name_or_id: str) -> Keeper:
        """The campaign with that name or id, or the only one that begins so. Refuses none and several."""
        wanted = name_or_id.strip()
        if known := self.known(wanted):
            return self._kept(known)
        with self.reading() as connection:
            listed = infos(connection)
        return self._kept(named(wanted, listed))

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


_INFO = (campaigns.c.id, campaigns.c.name, campaigns.c.title, campaigns.c.founded)
