"""Scoring Phase: Investments are turned over, paid or not, and their boxes apply."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.costs import pay_cost
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.events.ending import BoxDescribed, InvestmentSettled, InvestmentShown
from rules.queens_dilemma.flow import go_on, unsettled
from rules.queens_dilemma.goods import Goods, goods
from rules.queens_dilemma.names import Character, Phase, Resource
from rules.queens_dilemma.notation import parse_effects, print_effects
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.scoring.phase import in_part, in_this_game
from rules.queens_dilemma.scoring.texts import PAID, UNPAID, KindText, Result, ResultText
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source

CLAUSE = "scoring.investment-result"


def reveal(table: Table[State], cards: tuple[KindText, ...]) -> None:
    """Turn Investment cards over: `lyrie=army syd=food`."""
    in_part(table, Phase.INVESTMENTS)
    table.refuse_unless(cards, "scoring.reveal", "Whose card is it?", ("lyrie=army syd=food",))
    for card in cards:
        _show(table, card.player, card.resource)


def investments(table: Table[State], results: tuple[ResultText, ...]) -> None:
    """Settle Investments: `lyrie="army paid: +2 hegemony" syd=unpaid`. All pay first, then the boxes apply as typed."""
    in_part(table, Phase.INVESTMENTS)
    table.refuse_unless(results, CLAUSE, "Whose Investment is it?", ('lyrie="army paid: +2 hegemony"',))
    for result in results:
        _settle(table, result)
    for result in results:
        name = box_of(table.state, result.player)
        source = Source(kind="investment", name=f"the {name} box", owner=result.player)
        queue(table, _effects(table, result, name), source)
    go_on(table)


def cost_of(state: State, resource: Resource) -> Goods:
    """What an Investment costs: as many of its Resource as this game's Bag shows (scoring.investment-cost)."""
    return goods(resource, state.timeline[state.game].bag)


def box_of(state: State, player: Character) -> str:
    """The name of the box that a settled Investment brings: `army success`."""
    one = state.investments[player]
    return box_name(one.resource, bool(one.paid))


def box_name(resource: Resource, paid: bool) -> str:
    """`army success`, `food failure`."""
    return f"{resource} {'success' if paid else 'failure'}"


def _show(table: Table[State], player: Character, resource: Resource) -> None:
    in_this_game(table, player, "scoring.reveal")
    shown = table.state.investments.get(player)
    because = f"{player.shown} has turned over the {shown and shown.resource.shown} Investment already."
    table.refuse_unless(shown is None, "scoring.reveal", because, (f"{player}={PAID}", f"{player}={UNPAID}"))
    table.record(InvestmentShown(player=player, resource=resource))


def _settle(table: Table[State], result: Result) -> None:
    player = result.player
    in_this_game(table, player, CLAUSE)
    shown = table.state.investments.get(player)
    if shown is None and result.resource is None:
        word = PAID if result.paid else UNPAID
        choices = tuple(f'{player}="{resource} {word}"' for resource in Resource)
        table.ask("scoring.reveal", f"Which Investment does {player.shown} turn over?", choices)
    if shown is None or result.resource not in (None, shown.resource):
        assert result.resource is not None
        _show(table, player, result.resource)
    mine = table.state.investments[player]
    left = tuple(one.value for one in unsettled(table.state))
    table.refuse_unless(
        mine.paid is None, CLAUSE, f"{player.shown}'s Investment is settled already.", left or ("next",)
    )
    if result.paid:
        pay_cost(
            table, player, cost_of(table.state, mine.resource), result.goods, (f'{player}="{mine.resource} {UNPAID}"',)
        )
    table.record(InvestmentSettled(player=player, paid=result.paid))


def _effects(table: Table[State], result: Result, name: str) -> tuple[Row, ...]:
    """What the box brings: as typed, and remembered for the next time; else as remembered. Asked for at first."""
    remembered = table.state.boxes.get(name)
    if result.effects is None:
        if remembered is None:
            word = f"{table.state.investments[result.player].resource} {PAID if result.paid else UNPAID}"
            example = f'{result.player}="{word}: +2 hegemony"'
            table.ask(CLAUSE, f"What does the {name} box show?", (example, f'{result.player}="{word}: nothing"'))
        return parse_effects(remembered)
    text = print_effects(result.effects)
    if text != remembered:
        if remembered is not None:
            table.remark(CLAUSE, f"The {name} box was known as “{remembered}”; “{text}” counts from now on.")
        table.record(BoxDescribed(box=name, text=text))
    return result.effects
