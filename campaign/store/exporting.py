"""Writing one campaign down as lines: whole, or only what everybody may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Row

from campaign import __version__, logbook
from campaign.store import journal
from campaign.store.finding import CampaignInfo
from campaign.store.folding import events_of
from campaign.store.lines import EntryLine, HeaderLine, PublicLine, Writer
from campaign.store.schema import REVISIONS
from campaign.store.store import Store
from campaign.store.sums import FIELDS
from rules.core.secrecy import EVERYONE
from rules.title import Title


def export(store: Store, info: CampaignInfo, *, public: bool = False) -> Iterator[str]:
    """The lines of a campaign's file. StoreError (house.damaged) at an entry that is not as it was written."""
    writer = Writer()
    with store.reading() as connection:
        yield writer.text(_header(info, public))
        for line in _public(connection, store.title(info.title), info.id) if public else _whole(connection, info.id):
            yield writer.text(line)
    yield writer.end()


def _header(info: CampaignInfo, public: bool) -> HeaderLine:
    about: dict[str, Any] = {"program": __version__, "schema": REVISIONS[-1], "public": public}
    return HeaderLine.model_validate(about | info._asdict())


def _whole(connection: Connection, campaign: str) -> Iterator[EntryLine]:
    for row in journal.read(connection, campaign):
        journal.intact(row)
        yield EntryLine(**{name: getattr(row, name) for name in (*FIELDS, "checksum")})


def _public(connection: Connection, title: Title[Any], campaign: str) -> Iterator[PublicLine]:
    rows = {row.sequence: row for row in journal.read(connection, campaign)}
    for entry in logbook.entries(connection, title, campaign, EVERYONE, len(rows)):
        events = _seen(title, rows[entry.sequence], entry.standing == "stands")
        shown = entry._asdict() | {"arguments": dict(entry.arguments), "events": events}
        del shown["unbound"]
        yield PublicLine(**shown)


def _seen(title: Title[Any], row: Row[Any], stands: bool) -> list[dict[str, Any]]:
    """The events as everybody saw them; those that showed secrets only while they stand."""
    seen = [event for event in events_of(title, row) if stands or not event.unveils]
    return [shown for event in seen if (shown := event.seen_by(EVERYONE)) is not None]
