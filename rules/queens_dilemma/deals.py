"""Bargaining: Resources against a service, while the Vote is not settled."""

from __future__ import annotations

import re

from rules.core.names import Text
from rules.core.table import Table
from rules.core.values import FrozenMap
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.events.ending import DealMarked, DealStruck
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.moves import give_goods
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.paying import refuse_unless_held
from rules.queens_dilemma.places import treasury_of
from rules.queens_dilemma.seating import names
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import ShareTexts

EXAMPLE = 'deal syd="1 food" xanthe --for "breaks the tie for aye"'


def deal(table: Table[State], parties: ShareTexts, *, for_: Text, due: Text = "") -> None:
    """Strike a Deal: who gives what (`syd="1 food"`), who serves for it, and what for; `--due` brings it up again."""
    state = table.state
    when = state.phase in (Phase.VOTING, Phase.TIE)
    table.refuse_unless(
        when, "deal.when", "Deals are struck from the start of voting until the Vote is settled.", ("next",)
    )
    players = [share.player for share in parties]
    table.refuse_unless(len(set(players)) == len(players), "deal.parties", "Somebody stands there twice.", (EXAMPLE,))
    for player in players:
        seated = tuple(one.value for one in state.seats)
        table.refuse_unless(player in state.seats, "deal.parties", f"{player.shown} is not at the table.", seated)
    givers = {share.player: share.given for share in parties if share.given.total}
    servers = [share.player for share in parties if not share.given.total]
    table.refuse_unless(
        servers,
        "deal.service",
        "Resources are never exchanged for Resources: somebody must serve for them, and give none.",
        (EXAMPLE,),
    )
    table.refuse_unless(givers, "deal.service", "Somebody must give Resources for the service.", (EXAMPLE,))
    table.refuse_unless(for_, "deal.service", "A Deal is for a service: say which.", (EXAMPLE,))
    because = "Several who serve: strike a Deal with each of them, so that it is clear who gets what."
    table.refuse_unless(len(servers) == 1, "deal.parties", because, (EXAMPLE,))
    _hand_over(table, givers, servers[0])
    table.record(
        DealStruck(
            deal=Deal(
                id=len(state.deals) + 1,
                given=FrozenMap(givers),
                received=FrozenMap({servers[0]: _sum(tuple(givers.values()))}),
                service=for_,
                game=state.game,
                due=due,
            )
        )
    )


def _hand_over(table: Table[State], givers: dict[Character, Goods], server: Character) -> None:
    for giver, given in givers.items():
        refuse_unless_held(table, giver, given, "deal.service")
    for giver, given in givers.items():
        give_goods(table, given, treasury_of(giver), treasury_of(server))


def _sum(many: tuple[Goods, ...]) -> Goods:
    return Goods(
        gold=sum(one.gold for one in many),
        food=sum(one.food for one in many),
        army=sum(one.army for one in many),
        materials=sum(one.materials for one in many),
    )


def kept(table: Table[State], number: int) -> None:
    """Mark a Deal's terms as kept."""
    _mark(table, number, True)


def broken(table: Table[State], number: int) -> None:
    """Mark a Deal's terms as broken."""
    _mark(table, number, False)


def _mark(table: Table[State], number: int, kept: bool) -> None:
    deal = next((one for one in table.state.deals if one.id == number), None)
    known = tuple(f"{one.id}: {one.service}" for one in table.state.deals)
    table.refuse_unless(deal, "deal.binding", f"There is no Deal {number}.", known or ("next",))
    table.record(DealMarked(id=number, kept=kept))


def due_deals(state: State) -> tuple[Deal, ...]:
    """Open Deals with terms for later that have fallen due: their game has come, or they wait for a word."""
    waiting = (deal for deal in state.deals if deal.due and deal.kept is None)
    return tuple(deal for deal in waiting if _game_of(deal.due) <= state.game)


def remind(table: Table[State]) -> None:
    """Bring the Deals that are due up again (deal.binding); one whose party is away is not enforced."""
    for deal in due_deals(table.state):
        away = [player for player in (*deal.given, *deal.received) if player not in table.state.seats]
        note = f" ({names(tuple(away))} away: not enforced)" if away else ""
        table.remark("deal.binding", f"Deal {deal.id} is due, {deal.due}: {deal.service}{note}")


def _game_of(due: str) -> int:
    found = re.fullmatch(r"\s*game\s+(\d{1,3})\s*", due, re.IGNORECASE)
    return int(found[1]) if found else 0
