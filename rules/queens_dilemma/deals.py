"""Bargaining: Resources against a service, while the Vote is not settled."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.core.values import FrozenMap
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.events import DealStruck
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.moves import give_goods
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.paying import refuse_unless_held
from rules.queens_dilemma.state import State, treasury_of
from rules.queens_dilemma.typed import ShareText

EXAMPLE = 'deal syd="1 food" xanthe --for "breaks the tie for aye"'


def deal(table: Table[State], parties: tuple[ShareText, ...], *, for_: Text, due: Text = "") -> None:
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
