"""What is public of Blood on the Clocktower: characters by name and type, numbers, night orders."""

from functools import cache
from typing import Literal

from seeds.reading import FrozenMap, Seed, read_facts


class Numbers(Seed):
    """How many players without Travellers: the fewest at all, the fewest that most editions are meant for, the most."""

    fewest: int
    usual: int
    most: int


class Counts(Seed):
    """How many characters of each type."""

    townsfolk: int
    outsider: int
    minion: int
    demon: int


class Nights(Seed):
    """Who wakes in which order, `dusk`, `minioninfo`, `demoninfo` and `dawn` included."""

    first: tuple[str, ...]
    other: tuple[str, ...]


class SetupChange(Seed):
    """What one character in play changes in the numbers; `outsider` lists the changes to choose from."""

    outsider: tuple[int, ...] = ()
    outsider_free: bool = False
    minion: int = 0
    minions_by_demon: bool = False
    no_demon: bool = False
    no_evil: bool = False
    most_extra_copies: int = 0
    adds: str | None = None
    note: str | None = None


class Special(Seed):
    """Characters that make an exception somewhere."""

    flower_only: tuple[str, ...]
    not_in_bag: tuple[str, ...]
    duplicates_allowed: tuple[str, ...]
    any_duplicates: tuple[str, ...]
    token_instead_of_character: tuple[str, ...]
    hidden_vote: tuple[str, ...]
    sees_grimoire: tuple[str, ...]
    stand_ins: FrozenMap[str, tuple[str, ...]]
    vote_weight: FrozenMap[str, int]


class Waking(Seed):
    """What is done at a character's place in the night. `died`: only if its player did, and when; `asleep`: they
    themselves do not wake. `lays`: the reminder that goes beside whomever they choose. `executed`:
    they learn of the day's execution.
    """

    chooses: tuple[Literal["player", "character"], ...] = ()
    learns: tuple[Literal["player", "character", "number", "yes or no"], ...] = ()
    died: tuple[Literal["night", "day", "dawn"], ...] = ()
    asleep: bool = False
    lays: str = ""
    executed: bool = False


class ClocktowerCharacter(Seed):
    """One character. A reminder stands there once per token; the global ones are used also without it in play."""

    name: str
    type: str
    edition: str
    reminders: tuple[str, ...] = ()
    global_reminders: tuple[str, ...] = ()


class ClocktowerFacts(Seed):
    """All of it. `nights` is by edition; `all` is the order for games that mix editions."""

    editions: FrozenMap[str, str]
    players: Numbers
    counts: FrozenMap[int, Counts]
    nights: FrozenMap[str, Nights]
    setup_changes: FrozenMap[str, SetupChange]
    special: Special
    wakes: FrozenMap[str, Waking]
    characters: FrozenMap[str, ClocktowerCharacter]

    def of_type(self, type_: str, edition: str) -> tuple[str, ...]:
        """The ids of an edition's characters of one type."""
        return tuple(id_ for id_, one in self.characters.items() if (one.type, one.edition) == (type_, edition))


@cache
def facts() -> ClocktowerFacts:
    """The facts, read once."""
    return read_facts("blood-on-the-clocktower", ClocktowerFacts)
