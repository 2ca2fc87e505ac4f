"""What can be read of Witching Hour's deck: the types, and the numbers that are known."""

from functools import cache

from immutabledict import immutabledict
from pydantic import PositiveInt

from seeds.reading import FrozenMap, Players, Seed, read_facts


class CardType(Seed):
    """One of the ten types. What is not known is left out, never made up."""

    name: str
    copies: PositiveInt | None = None
    worth: FrozenMap[int, int] = immutabledict()
    complete: bool = False


class WitchingFacts(Seed):
    """All of it."""

    cards: int
    rounds: int
    candles_added: int
    cauldron_draws: int
    players: Players
    hand: FrozenMap[int, PositiveInt]
    types: FrozenMap[str, CardType]


@cache
def facts() -> WitchingFacts:
    """The facts, read once."""
    return read_facts("witching-hour", WitchingFacts)
