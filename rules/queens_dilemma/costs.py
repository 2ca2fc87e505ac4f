"""What a player chooses to pay: in full, the Resource itself or Gold for it (resource.chosen-cost)."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.moves import spend_goods
from rules.queens_dilemma.names import Character, Resource
from rules.queens_dilemma.paying import refuse_unless_held
from rules.queens_dilemma.players import Treasury
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def in_full(treasury: Treasury, cost: Goods) -> Goods | None:
    """The payment of a whole cost, own Resources first, then Gold for the rest; None when that is not enough."""
    own = {resource: min(cost.of(resource), treasury.of(resource)) for resource in Resource}
    gold = _gold(cost, own)
    if gold > treasury.gold:
        return None
    return Goods.model_validate({**{resource.value: amount for resource, amount in own.items()}, "gold": gold})


def settles(cost: Goods, paid: Goods) -> bool:
    """Whether a payment is worth exactly that cost (resource.gold-conversion)."""
    given = {resource: paid.of(resource) for resource in Resource}
    fits = all(amount <= cost.of(resource) for resource, amount in given.items() if resource is not Resource.GOLD)
    return fits and paid.gold == _gold(cost, given)


def pay_cost(table: Table[State], player: Character, cost: Goods, paid: Goods | None, allowed: tuple[str, ...]) -> None:
    """Pay a cost in full, as said or with what is nearest at hand. `allowed` says what else may be done."""
    best = in_full(table.state.treasuries[player], cost)
    if best is None:
        because = f"{player.shown} has {holdings(table.state.treasuries[player], cost)}, which does not pay {cost}."
        table.refuse("resource.chosen-cost", because, allowed)
    if paid is not None:
        rate = facts().gold_per_resource
        because = f"{paid} does not pay {cost}: {rate} Gold may stand for any 1 that is not Gold, nothing else."
        table.refuse_unless(settles(cost, paid), "resource.gold-conversion", because, (str(best), *allowed))
        refuse_unless_held(table, player, paid, "resource.chosen-cost")
    spend_goods(table, player, best if paid is None else paid)


def holdings(treasury: Treasury, cost: Goods) -> str:
    """What a Treasury holds of the Resources that could pay a cost."""
    useful = [resource for resource in Resource if cost.of(resource) or resource is Resource.GOLD]
    return " and ".join(f"{treasury.of(resource)} {resource.shown}" for resource in useful)


def _gold(cost: Goods, own: dict[Resource, int]) -> int:
    """The Gold that a cost takes when `own` is paid of the rest in kind."""
    others = [resource for resource in Resource if resource is not Resource.GOLD]
    missing = sum(cost.of(resource) - own[resource] for resource in others)
    return cost.gold + missing * facts().gold_per_resource
