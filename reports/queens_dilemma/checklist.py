"""The checklists: setting up the next game, and packing it away, from what the ledger knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, tzinfo

from reports.document import Document, Paper, render
from reports.queens_dilemma.box import sheet
from reports.queens_dilemma.diary import yields_in_words
from reports.queens_dilemma.facts import name
from reports.queens_dilemma.inventory import places
from reports.queens_dilemma.standing import Standing, standing
from reports.queens_dilemma.stock import last_moment
from rules.history import Happening
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Colour, Resource
from rules.queens_dilemma.view_shapes import View
from seeds.queens_dilemma import facts

PACKING = ("save.", "setup.")
"""How the clauses of duties begin that the checklists say themselves."""


@dataclass(frozen=True)
class Chair:
    """A seat, clockwise: who plays what, the tokens held, and the Agendas to be looked through."""

    number: int
    player: str
    person: str
    tokens: tuple[str, ...]
    agendas: tuple[str, ...]
    missed: bool


@dataclass(frozen=True)
class Yield:
    """What one Building brings to its owner, and where it stands."""

    what: str
    where: str


@dataclass(frozen=True)
class Income:
    """What a player's Buildings yield, by colour, with what is certain of it added up."""

    player: str
    columns: tuple[tuple[tuple[Yield, ...], str], ...]


def checklist(
    happenings: Iterable[Happening], campaign_name: str, *, paper: Paper = Paper.A4, zone: tzinfo = UTC
) -> Document:
    """Setup and tear-down for the next game. Refuses (house.unknown-report) a campaign in which nobody sits yet."""
    now = standing(happenings)
    view, game = now.view, now.next_game
    return render(
        "queens_dilemma/checklist.html.j2",
        f"{campaign_name}: checklists for game {game}",
        made=now.time,
        paper=paper,
        campaign=campaign_name,
        game=game,
        lead=now.said(zone),
        over=now.over,
        facts=facts(),
        always=_always(),
        space=view.timeline.get(str(game), ""),
        chairs=tuple(_chairs(view)),
        colours=[colour.value for colour in Colour],
        incomes=[_income(view, who) for who in view.chairs],
        deck=view.deck,
        unlocked=[code for code, one in view.chronicles.items() if one.lies == "deck"],
        aside=facts().investment.set_aside,
        drafting=[name(one) for one in view.drafting],
        slots=_slots(view),
        events=view.events,
        duties=[(name(one.who) if one.who != "table" else "", one.what) for one in view.duties
                if not one.clause.startswith(PACKING)],
        due=tuple(_due(now)),
        sheet=sheet(places(last_moment(now.happenings))),
    )  # fmt: skip


def _always() -> str:
    """`7 Power, 1 Gold, 1 Food...`: what everybody takes."""
    given = facts().setup
    return ", ".join(
        (f"{given.starting_power} Power", *(f"{n} {name(what)}" for what, n in given.basic_income.items()))
    )


def _chairs(view: View) -> Iterator[Chair]:
    for number, who in enumerate(view.chairs, start=1):
        tokens = tuple(
            token for token, holder in (("Leader", view.leader), ("Moderator", view.moderator)) if holder == who
        )
        held = ((code, one.limit) for code, one in view.agendas.items() if one.holder == who and one.lies == "held")
        agendas = tuple(f"{code} ({f'limit {limit}' if limit else 'Ongoing'})" for code, limit in held)
        yield Chair(number, name(who), view.players[who].person, tokens, agendas, who in view.absent)


def _income(view: View, who: str) -> Income:
    held = [
        (region, one)
        for region, holding in view.regions.items()
        if holding.holder == who
        for one in view.buildings[region]
    ]
    columns = []
    for colour in Colour:
        own = [(region, one) for region, one in held if one.colour == colour]
        yields = tuple(
            Yield(yields_in_words(one), f"{name(region)}{one.code and f', {one.code}'}") for region, one in own
        )
        certain = [one.yields[0] for _, one in own if len(one.yields) == 1]
        columns.append((yields, _sum(certain) if len(certain) > 1 else ""))
    return Income(name(who), tuple(columns))


def _sum(every: list[Goods]) -> str:
    total: Counter[str] = Counter()
    for one in every:
        total.update({resource.value: amount for resource, amount in one.items()})
    return str(Goods.model_validate({resource.value: total[resource.value] for resource in Resource}))


def _slots(view: View) -> list[tuple[str, str]]:
    """The Story cards of each Storyline that has not ended, by Envelope (setup.story-cards)."""
    ended = {ending.storyline.casefold() for ending in view.endings.values()}
    found: dict[str, list[str]] = {}
    for story in view.stories:
        if story.storyline.casefold() not in ended:
            found.setdefault(story.storyline, []).append(story.envelope)
    return [(storyline, ", ".join(sorted(envelopes))) for storyline, envelopes in found.items()]


def _due(now: Standing) -> Iterator[str]:
    """What falls due with the next game: Agendas at their limit, and Deals."""
    for code, one in now.view.agendas.items():
        if one.lies == "held" and one.limit is not None and one.limit <= now.next_game:
            yield f"{name(one.holder)}’s Agenda {code} has its limit in game {one.limit}"
    for deal in now.view.deals:
        if deal.due and deal.kept is None:
            servers = " and ".join(name(one) for one in deal.to.split(", "))
            yield f"A Deal, due {deal.due}: {servers}: {deal.service}"
