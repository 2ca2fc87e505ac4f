"""Rulings: a card or the table overrides a rule; any amount, token, holder or outcome can be set, with the reason."""

from __future__ import annotations

from typing import Any

from rules.core.names import Text, matching
from rules.core.table import Table
from rules.queens_dilemma.events.ending import RulingMade
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import Axis, Ideology, Thing
from rules.queens_dilemma.ruled import CLAUSE, place_of, rule
from rules.queens_dilemma.state import Ruling, State

EXAMPLES = (
    'ruling xanthe.food 3 --reason "S12"',
    'ruling leader lyrie --reason "C014"',
    'ruling order 3 --reason "C014"',
    'ruling "Syd looks at the next card" --reason "S12"',
)


def ruling(table: Table[State], what: Text, value: Text = "", *, reason: Text) -> None:
    """Set an amount, a token, a holder or an outcome by hand, with the reason; or note a ruling in words alone.

    What can be set: `leader`, `moderator`, `pool`, `deck`, `vote` (aye or nay); a Slider by one of its ends (`order 3`:
    3 spaces towards Order) or by both (`order-liberty -3`: negative towards the first name); Hegemony tokens
    (`tokens.order`); who holds a Region (`allwed syd`); of a player, power, gold, food, army, materials, hegemony,
    independence, infamy (`syd.food`).
    """
    because = "A ruling keeps its reason: which card, or which word of the table?"
    table.refuse_unless(reason, CLAUSE, because, EXAMPLES)
    table.refuse_unless(what, CLAUSE, "A ruling says something.", EXAMPLES)
    if not value:
        because = f"To what is {what} set?"
        table.refuse_unless(what.lower() not in settable(table.state), CLAUSE, because, EXAMPLES)
        _note(table, what, "", "", reason)
        return
    found = matching(what, settable(table.state))
    if len(found) != 1:
        table.ask(CLAUSE, f"“{what}” is nothing that can be set.", found[:8] or EXAMPLES)
    before = table.state
    was = rule(table, found[0], value, f"ruling: {reason}")
    if table.state == before:
        table.confirm("house.no-change", f"That would change nothing. As it is, {found[0]}: {was}.", ("next",))
    _note(table, found[0], was, _now(table.state, found[0], value), reason)
    go_on(table)


def settable(state: State) -> tuple[str, ...]:
    """Everything that a ruling can set, as it is typed."""
    of_players = tuple(f"{player}.{thing}" for player in state.players for thing in Thing)
    tokens = tuple(f"tokens.{ideology}" for ideology in Ideology)
    ends = tuple(ideology.value for ideology in Ideology)
    axes = tuple(axis.value for axis in Axis)
    regions = tuple(region.value for region in state.regions)
    return ("leader", "moderator", "pool", "deck", "vote", *ends, *axes, *tokens, *regions, *of_players)


def _now(state: State, what: str, value: str) -> str:
    if what not in set(Ideology):
        return value
    ideology = Ideology(what)
    return place_of(ideology, state.positions[ideology.axis])


def lift_axis(arguments: dict[str, Any]) -> dict[str, Any]:
    """Of version 1: there `order` was short for `order-liberty`, whose plus side is Liberty."""
    found = matching(str(arguments.get("what", "")), (axis.value for axis in Axis))
    return {**arguments, "what": found[0]} if len(found) == 1 and arguments.get("value") else arguments


def _note(table: Table[State], what: str, was: str, now: str, reason: str) -> None:
    number = len(table.state.rulings) + 1
    made = Ruling(id=number, game=table.state.game, what=what, was=was, now=now, reason=reason)
    table.record(RulingMade(ruling=made))
