"""Which campaigns a file holds, and which of them a name means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Connection, select

from campaign.store.models import campaigns
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal


class CampaignInfo(NamedTuple):
    """What a campaign is called. `id` is a UUID, `founded` an ISO time in UTC."""

    id: str
    name: str
    title: str
    founded: str


class Listed(NamedTuple):
    """A campaign in the list of campaigns. `game` is None if this program does not know its title, `phase` too; a
    journal that can only be read in part has the phase `damaged`.
    """

    id: str
    name: str
    title: str
    founded: str
    sequence: int
    game: int | None
    phase: str | None


def infos(connection: Connection) -> list[CampaignInfo]:
    """The campaigns in the order of their founding."""
    c = campaigns.c
    rows = connection.execute(select(c.id, c.name, c.title, c.founded).order_by(c.founded, c.id))
    return [CampaignInfo(*row) for row in rows]


def named(name_or_id: str, known: Sequence[CampaignInfo]) -> CampaignInfo:
    """The campaign with that name or id, or the only one that begins so. Refuses none and several."""
    wanted = name_or_id.strip()
    names = matching(wanted, [info.name for info in known])
    found = [info for info in known if info.name in names or _is_id(wanted, info.id)]
    if len(found) == 1:
        return found[0]
    allowed = tuple(info.name for info in found or known)
    if found:
        raise Refusal(Kind.AMBIGUOUS, "house.which-campaign", f"“{wanted}” fits several campaigns.", allowed, wanted)
    clause = "house.unknown-campaign" if known else "house.no-campaign"
    because = f"There is no campaign “{wanted}”."
    raise Refusal(Kind.UNREADABLE, clause, because, allowed or ("council new NAME",), wanted)


def new_name(name: str) -> str:
    """A name for a campaign, without the spaces around it. Refuses one that is empty or has line breaks."""
    name = name.strip()
    if not name or not name.isprintable():
        because = "A campaign's name is one line of ordinary letters." if name else "A campaign needs a name."
        raise Refusal(Kind.UNREADABLE, "house.campaign-name", because, ('council new "Thursday"',), asked=name)
    return name


def _is_id(wanted: str, known: str) -> bool:
    try:
        return UUID(wanted) == UUID(known)
    except ValueError:
        return len(wanted) >= 8 and known.startswith(wanted.lower())
