"""Income Phase: Power, one of each Resource, and what the Buildings of the game's colour yield."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.events.effects import EffectDone, EffectsQueued
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.moves import gain_goods, move_power
from rules.queens_dilemma.names import RegionName
from rules.queens_dilemma.notation import GoodsText, print_goods
from rules.queens_dilemma.places import SUPPLY, treasury_of
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Income, Pending, Source
from seeds.queens_dilemma import facts


def collect_income(table: Table[State]) -> None:
    """Everyone's income, from the Leader clockwise; a Building with a choice waits for it (income.*)."""
    given = facts().setup
    for player in from_leader(table.state):
        move_power(table, given.starting_power, SUPPLY, treasury_of(player))
        gain_goods(table, player, Goods.model_validate(dict(given.basic_income)))
    for player in from_leader(table.state):
        for region, holding in table.state.regions.items():
            if holding.holder is not player:
                continue
            for number, building in enumerate(holding.buildings, start=1):
                if building.colour is not table.state.timeline[table.state.game].colour:
                    continue
                if len(building.yields) == 1:
                    gain_goods(table, player, building.yields[0])
                else:
                    wait = Income(region=region, number=number, options=building.yields)
                    _ask(table, wait, Source(kind="other", name=f"the Building in {region.shown}", owner=player))


def _ask(table: Table[State], income: Income, source: Source) -> None:
    ident = f"e{table.state.numbered + 1}"
    table.record(EffectsQueued(effects=(Pending(id=ident, source=source, effect=income, player=source.owner),)))


def income(table: Table[State], region: RegionName, choice: GoodsText, *, number: int = 0) -> None:
    """Choose what a Building with two options yields; `--number` tells two such Buildings of a Region apart."""
    waiting = [one for one in table.state.pending if isinstance(one.effect, Income)]
    here = [
        (one, one.effect)
        for one in waiting
        if isinstance(one.effect, Income) and one.effect.region is region and number in (0, one.effect.number)
    ]
    if not here:
        regions = tuple(f"income {one.effect.region}" for one in waiting if isinstance(one.effect, Income))
        table.refuse("income.choice", f"No Building in {region.shown} waits for a choice.", regions or ("next",))
    pending, effect = here[0]
    table.refuse_unless(
        choice in effect.options,
        "income.choice",
        f"The Building in {region.shown} does not yield {choice}.",
        tuple(print_goods(option) for option in effect.options),
    )
    assert pending.player is not None
    gain_goods(table, pending.player, choice)
    table.record(EffectDone(id=pending.id))
    go_on(table)
