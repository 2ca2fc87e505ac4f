"""What belongs to a player: person, Treasury, Diary, Regions."""

from rules.core.values import Frozen
from rules.queens_dilemma.legacy.model import Skill
from rules.queens_dilemma.names import Character, Resource, Thing, Track
from rules.queens_dilemma.pieces import Building


class Player(Frozen):
    """Who plays a Character. `left` for good, or `missed` so many games in a row."""

    person: str
    house: str = ""
    left: bool = False
    missed: int = 0


class Treasury(Frozen):
    """What lies in a Treasury: Power and Resources."""

    power: int = 0
    gold: int = 0
    food: int = 0
    army: int = 0
    materials: int = 0

    def of(self, thing: Thing | Resource) -> int:
        """The amount of one Resource, or of Power."""
        amount: int = getattr(self, thing.value)
        return amount


class Diary(Frozen):
    """The three tracks, the marked Fate space, Keywords (code and words) and Skills."""

    hegemony: int = 0
    independence: int = 0
    infamy: int = 0
    fate: str = ""
    keywords: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    stickers: tuple[str, ...] = ()

    def of(self, track: Track | Thing) -> int:
        """The points on one track."""
        points: int = getattr(self, track.value)
        return points


class Holding(Frozen):
    """A Region: its holder, whether as Vassal, its base Building (None until typed in) and those built later."""

    holder: Character
    vassal: bool = False
    base: Building | None = None
    built: tuple[Building, ...] = ()

    @property
    def buildings(self) -> tuple[Building, ...]:
        """The Buildings that count: a Vassal's base Building is covered (founding.vassal-yield)."""
        return self.built if self.vassal or self.base is None else (self.base, *self.built)
