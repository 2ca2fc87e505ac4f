"""What the rulebook of Queen by Midnight prints: names, numbers, hours."""

from functools import cache

from immutabledict import immutabledict
from pydantic import NonNegativeInt, PositiveInt

from seeds.reading import FrozenMap, Players, Seed, read_facts


class Princess(Seed):
    """One of the six. `levels` (Major, Minor by Class) is empty where the rulebook does not print them."""

    id: str
    name: str
    classes: tuple[str, str]
    ultimate: str
    style: str
    """How she plays, to finish a sentence: `who heals and endures`."""
    levels: FrozenMap[str, tuple[PositiveInt, PositiveInt]] = immutabledict()
    tokens: tuple[str, ...] = ()


class CardsEach(Seed):
    """How many cards a Princess brings; the War Chest is its Boons and the Ultimate."""

    starter: int
    vault: int
    war_chest: int
    war_chest_boons: int
    declaration: int


class BazaarDeck(Seed):
    """A Bazaar deck, and the hour at which it comes."""

    id: str
    cards: PositiveInt
    from_hour: PositiveInt


class Clock(Seed):
    """What happens at which hour."""

    starts_at: FrozenMap[int, PositiveInt]
    declarations_at: int
    war_chests_at: int
    gift_at: int
    gift_clout: int
    midnight: int


class Victory(Seed):
    """Victory Points at Midnight."""

    points_per_clout: int
    points_per_health: int


class MidnightFacts(Seed):
    """All of it."""

    classes: tuple[str, ...]
    card_types: tuple[str, ...]
    starting_health: int
    most_health: int
    starting_clout: NonNegativeInt
    refresh_cost: int
    open_cards: int
    advisors_each: int
    dice: int
    players: Players
    princesses: tuple[Princess, ...]
    cards_each: CardsEach
    bazaar: tuple[BazaarDeck, ...]
    tokens: FrozenMap[str, int]
    clock: Clock
    hand_limit: FrozenMap[int, PositiveInt]
    victory: Victory


@cache
def facts() -> MidnightFacts:
    """The facts, read once."""
    return read_facts("queen-by-midnight", MidnightFacts)
