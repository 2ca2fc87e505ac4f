"""Where tokens lie."""

from functools import cache
from typing import Literal

from rules.core.values import Frozen
from rules.queens_dilemma.names import Character


class Place(Frozen):
    """Where a token lies: the supply, the Power Pool, a Treasury, a Voting tile, or outside the game in the box."""

    kind: Literal["supply", "pool", "treasury", "tile", "box"]
    player: Character | None = None


SUPPLY = Place(kind="supply")


POOL = Place(kind="pool")


BOX = Place(kind="box")


@cache
def treasury_of(player: Character) -> Place:
    """That player's Treasury."""
    return Place(kind="treasury", player=player)


@cache
def tile_of(player: Character) -> Place:
    """That player's Voting tile."""
    return Place(kind="tile", player=player)
