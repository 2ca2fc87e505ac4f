"""The projection as a whole: making its tables, and folding all campaigns anew when a version differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, MetaData, Table, delete, insert, select

from campaign.store import journal
from campaign.store.folding import live
from campaign.store.models import campaigns, projected
from campaign.store.projection import Projection
from campaign.store.projections import ProjectionCard
from rules.title import Title
from rules.titles import TitleCard


def is_current(connection: Connection, projections: Sequence[ProjectionCard]) -> bool:
    """Whether the file holds just these projections in just these versions."""
    return _versions(connection) == {card.slug: card.version for card in projections}


def rebuild(connection: Connection, titles: Sequence[TitleCard], projections: Sequence[ProjectionCard]) -> None:
    """Drop the tables of every projection whose version differs; make and fill those of today."""
    found = _versions(connection)
    known = {card.slug: card for card in titles}
    for slug in found.keys() - {card.slug for card in projections}:
        _drop(connection, slug)
    for card in projections:
        if found.get(card.slug) == card.version:
            continue
        _drop(connection, card.slug)
        projection = card.load()
        _make(connection, card, projection)
        for campaign in (
            connection.execute(select(campaigns.c.id).where(campaigns.c.title == card.slug)).scalars().all()
        ):
            fill(connection, known[card.slug].load(), projection, campaign)


def drop_all(connection: Connection) -> None:
    """Drop every projection: migrations move the journal alone."""
    for slug in _versions(connection):
        _drop(connection, slug)


def fill(connection: Connection, title: Title[Any], projection: Projection, campaign: str) -> None:
    """Fold a campaign from its first entry and write all its rows."""
    effective = journal.chain(connection, campaign, journal.tip(connection, campaign).head)
    lived = tuple(live(title, title.start, journal.read(connection, campaign, effective)))
    projection.clear(connection, campaign)
    projection.fill(connection, campaign, lived[-1].after if lived else title.start, lived)


def _versions(connection: Connection) -> dict[str, int]:
    return {row.slug: row.version for row in connection.execute(select(projected.c.slug, projected.c.version))}


def _drop(connection: Connection, slug: str) -> None:
    names = connection.execute(select(projected.c.tables).where(projected.c.slug == slug)).scalar()
    for name in names or ():
        Table(name, MetaData()).drop(connection, checkfirst=True)
    connection.execute(delete(projected).where(projected.c.slug == slug))


def _make(connection: Connection, card: ProjectionCard, projection: Projection) -> None:
    for table in projection.tables:
        table.create(connection)
    names = [table.name for table in projection.tables]
    connection.execute(insert(projected).values(slug=card.slug, version=card.version, tables=names))
