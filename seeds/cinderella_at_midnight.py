"""What the sheet of Cinderella at Midnight prints: counts and hours."""

from functools import cache

from seeds.reading import FrozenMap, Seed, read_facts


class MazeBox(Seed):
    """What lies in the box."""

    standees: int
    maze_cards: int
    center_cards: int
    time_cards: int
    task_cards: int


class Garden(Seed):
    """The first phase."""

    cards_laid: int
    bells: int
    bells_per_passage: int
    bells_per_hazard: int
    serenity: FrozenMap[int, int]


class Palace(Seed):
    """The second phase; hours are clocks revealed. The meeting numbered `meetings_lost` with one person loses."""

    clocks: int
    clocks_per_visit: int
    passages_open_at: int
    cards_shift_from: int
    staircase_opens_at: int
    half_keys: int
    meetings_lost: int


class CinderellaFacts(Seed):
    """All of it."""

    tasks: int
    kept_width: int
    box: MazeBox
    garden: Garden
    palace: Palace


@cache
def facts() -> CinderellaFacts:
    """The facts, read once."""
    return read_facts("cinderella-at-midnight", CinderellaFacts)
