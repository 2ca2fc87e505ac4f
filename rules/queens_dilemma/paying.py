"""Paying Resources: Gold may stand for others; what is left of a forced loss becomes Infamy."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.applying import take_infamy
from rules.queens_dilemma.effects import Change
from rules.queens_dilemma.events.effects import EffectDone
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.goods import Goods, goods
from rules.queens_dilemma.moves import spend_goods
from rules.queens_dilemma.names import Character, CharacterName, Resource
from rules.queens_dilemma.players import Treasury
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Pending
from seeds.queens_dilemma import facts


def covered(resource: Resource, paid: Goods) -> int:
    """How many of `resource` a payment covers: its own, and 1 for every 2 Gold (resource.gold-conversion).

    -1 when the payment does not fit: another Resource, or Gold that stands for nothing.
    """
    rate = facts().gold_per_resource
    if resource is Resource.GOLD:
        return paid.gold if paid.total == paid.gold else -1
    fits = paid.total == paid.gold + paid.of(resource) and paid.gold % rate == 0
    return paid.of(resource) + paid.gold // rate if fits else -1


def best_payment(treasury: Treasury, resource: Resource, amount: int) -> Goods:
    """As much of `amount` as can be paid, the Resource itself first, then Gold for it."""
    own = min(amount, treasury.of(resource))
    if resource is Resource.GOLD:
        return goods(resource, own)
    rate = facts().gold_per_resource
    swapped = min(amount - own, treasury.gold // rate)
    return Goods.model_validate({resource.value: own, "gold": swapped * rate})


def refuse_unless_held(table: Table[State], player: Character, paid: Goods, clause: str) -> None:
    """Refuse to spend what is not in the Treasury."""
    treasury = table.state.treasuries[player]
    for resource, amount in paid.items():
        held = treasury.of(resource)
        because = f"{player.shown} has {held} {resource.shown}, not {amount}."
        table.refuse_unless(amount <= held, clause, because, (f"up to {held} {resource.value}",))


def losses(state: State) -> tuple[Pending, ...]:
    """The forced losses that wait at the head of the queue: one effect, perhaps on several players."""
    if not state.pending:
        return ()
    root = state.pending[0].id.partition(".")[0]
    same = [one for one in state.pending if one.id.partition(".")[0] == root and one.player is not None]
    return tuple(one for one in same if isinstance(one.effect, Change))


def pay(
    table: Table[State],
    player: CharacterName,
    *,
    gold: int = 0,
    food: int = 0,
    army: int = 0,
    materials: int = 0,
    infamy: int = 0,
) -> None:
    """Pay a forced loss; what is left unpaid must be said as Infamy."""
    waiting = losses(table.state)
    mine = next((one for one in waiting if one.player is player), None)
    if mine is None:
        others = tuple(f"pay {one.player}" for one in waiting)
        table.refuse("resource.forced-loss", f"{player.shown} has nothing to pay now.", others or ("next",))
    assert isinstance(mine.effect, Change)
    resource, owed = Resource(mine.effect.thing.value), -mine.effect.amount
    table.refuse_unless(
        min(gold, food, army, materials, infamy) >= 0, "resource.forced-loss", "Nobody pays less than nothing."
    )
    paid = Goods(gold=gold, food=food, army=army, materials=materials)
    count = covered(resource, paid)
    best = best_payment(table.state.treasuries[player], resource, owed)
    allowed = (typed_payment(player, best, owed - covered(resource, best)), typed_payment(player, Goods(), owed))
    table.refuse_unless(
        0 <= count <= owed,
        "resource.gold-conversion" if count < 0 else "resource.forced-loss",
        f"{paid} does not pay {owed} {resource.shown}.",
        allowed,
    )
    refuse_unless_held(table, player, paid, "resource.forced-loss")
    table.refuse_unless(
        infamy == owed - count,
        "resource.forced-loss",
        f"Of {owed} {resource.shown} {owed - count} would be unpaid: that is {owed - count} Infamy, not {infamy}.",
        tuple(dict.fromkeys((typed_payment(player, paid, owed - count), *allowed))),
    )
    spend_goods(table, player, paid)
    take_infamy(table, player, infamy, mine.source.name)
    table.record(EffectDone(id=mine.id))
    go_on(table)


def pay_all(table: Table[State]) -> None:
    """Everybody whose loss waits pays as much as they can, and takes the rest as Infamy."""
    waiting = losses(table.state)
    table.refuse_unless(waiting, "resource.forced-loss", "Nobody has anything to pay now.", ("next",))
    for one in waiting:
        assert one.player is not None
        assert isinstance(one.effect, Change)
        resource, owed = Resource(one.effect.thing.value), -one.effect.amount
        paid = best_payment(table.state.treasuries[one.player], resource, owed)
        spend_goods(table, one.player, paid)
        take_infamy(table, one.player, owed - covered(resource, paid), one.source.name)
        table.record(EffectDone(id=one.id))
    go_on(table)


def typed_payment(player: Character, paid: Goods, infamy: int) -> str:
    """A payment as it is typed: `pay xanthe --army 1 --infamy 2`."""
    parts = [f"--{resource} {amount}" for resource, amount in paid.items()]
    return " ".join([f"pay {player}", *parts, *([f"--infamy {infamy}"] if infamy else [])])
