"""The grid of placed cards: what lies where, how far apart, and which cards the palace keeps."""

from __future__ import annotations

from rules.cinderella_at_midnight.cards import CardFace, Side, shows_ability
from rules.cinderella_at_midnight.names import CENTER, Direction
from rules.cinderella_at_midnight.state import Gate, Placed, State
from rules.core.table import Table
from rules.core.values import changed
from seeds.cinderella_at_midnight import facts

Spot = tuple[int, int]


def card_at(state: State, spot: Spot) -> Placed | None:
    """The card that lies there."""
    return next((one for one in state.grid if one.spot == spot), None)


def beside(card: Placed, direction: Direction) -> Spot:
    """The place that shares an edge with a card (place.where)."""
    east, south = direction.step
    return card.x + east, card.y + south


def gate_of(state: State, direction: Direction) -> Gate:
    """The space in a direction, as it is reached from where she stands."""
    return Gate(x=state.current.x, y=state.current.y, direction=direction)


def side_of(state: State, name: str) -> Side | None:
    """What the card shows in this part of the game; None if that was not described."""
    return state.faces.get(name, CardFace()).side(state.part)


def maze_cards(state: State) -> tuple[Placed, ...]:
    """The maze cards on the table."""
    return tuple(one for one in state.grid if not one.is_center)


def distance(one: Placed, other: Placed) -> int:
    """How many cards apart two cards lie, going over edges (clock.shift)."""
    return abs(one.x - other.x) + abs(one.y - other.y)


def card_named(table: Table[State], typed: str) -> Placed:
    """The card on the table that a name or a unique beginning of one means; refuses none, asks which of several."""
    names = tuple(one.name for one in table.state.grid)
    wanted = typed.strip().casefold()
    found = tuple(name for name in names if name == wanted) or tuple(
        name for name in names if wanted and not wanted.isdecimal() and name.startswith(wanted)
    )
    if not found:
        table.refuse("house.unknown-name", f"No card “{typed}” lies on the table.", names)
    if len(found) > 1:
        table.ask("house.ambiguous", f"“{typed}” fits several cards: {', '.join(found)}.", found)
    return table.state.card(found[0])


def kept(state: State, reset: bool) -> tuple[Placed, ...]:
    """The cards within the 3 by 3 area around the center; with `reset`, abilities unused and upright again.

    palace.setup, palace.blocked.
    """
    center, reach = state.card(CENTER), facts().kept_width // 2
    inside = (one for one in state.grid if max(abs(one.x - center.x), abs(one.y - center.y)) <= reach)
    return tuple(_upright(state, one) if reset else one for one in inside)


def _upright(state: State, card: Placed) -> Placed:
    ability = card.used or state.faces.get(card.name, CardFace()).has_ability
    return changed(card, used=False, met=False, turned=card.turned and not ability)


def must_lie_upright(state: State, name: str) -> bool:
    """Whether the side that shows has a bell ability (place.rotation)."""
    return shows_ability(side_of(state, name))


def deck_after(grid: tuple[Placed, ...]) -> int:
    """The maze cards that are not on the table."""
    return facts().box.maze_cards - sum(not one.is_center for one in grid)
