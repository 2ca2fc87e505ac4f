"""The names of The Queen's Dilemma, as the rulebook uses them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from rules.core.names import Prefixed


class Named(StrEnum):
    """A name that is typed in small letters and shown with a capital."""

    @property
    def shown(self) -> str:
        """As it is printed: `Xanthe`."""
        return self.value.capitalize()


class Character(Named):
    """The six Characters; each belongs to one player for the whole campaign."""

    AESYAS = "aesyas"
    ELINOR = "elinor"
    JILIAN = "jilian"
    LYRIE = "lyrie"
    SYD = "syd"
    XANTHE = "xanthe"


class Region(Named):
    """The twelve Regions that can be held; Aontas is the Crown's."""

    ALLWED = "allwed"
    NATAR = "natar"
    BLODYN = "blodyn"
    OLWYN = "olwyn"
    CODEN = "coden"
    SOLAD = "solad"
    CRANN = "crann"
    TIRYLL = "tiryll"
    DUALAK = "dualak"
    TORK = "tork"
    GAMAM = "gamam"
    WYLIO = "wylio"


class Ideology(Named):
    """The six Ideologies."""

    TRADITION = "tradition"
    PROGRESS = "progress"
    FORCE = "force"
    DIPLOMACY = "diplomacy"
    ORDER = "order"
    LIBERTY = "liberty"

    @property
    def axis(self) -> Axis:
        """The axis on which it stands."""
        return next(axis for axis in Axis if self in axis.ends)

    @property
    def direction(self) -> int:
        """-1 for the first end of its axis, +1 for the second."""
        return -1 if self.axis.ends[0] is self else 1


class Axis(Named):
    """The three axes of the Ideology board; positions are negative towards the first name."""

    TRADITION_PROGRESS = "tradition-progress"
    FORCE_DIPLOMACY = "force-diplomacy"
    ORDER_LIBERTY = "order-liberty"

    @property
    def ends(self) -> tuple[Ideology, Ideology]:
        """Both Ideologies, in the order of the name."""
        first, second = self.value.split("-")
        return Ideology(first), Ideology(second)

    @property
    def shown(self) -> str:
        """As it is printed: `Force/Diplomacy`."""
        return "/".join(end.shown for end in self.ends)


class Thing(Named):
    """What a player can gain, lose or have most of: the four Resources, Power and the three kinds of points."""

    GOLD = "gold"
    FOOD = "food"
    ARMY = "army"
    MATERIALS = "materials"
    POWER = "power"
    HEGEMONY = "hegemony"
    INDEPENDENCE = "independence"
    INFAMY = "infamy"


class Resource(Named):
    """Resources are these four alone (setup.resources)."""

    GOLD = "gold"
    FOOD = "food"
    ARMY = "army"
    MATERIALS = "materials"


class Track(Named):
    """The three tracks of a Diary."""

    HEGEMONY = "hegemony"
    INDEPENDENCE = "independence"
    INFAMY = "infamy"


class Side(Named):
    """The two sides of a Vote."""

    AYE = "aye"
    NAY = "nay"

    @property
    def other(self) -> Side:
        """The opposing side."""
        return Side.NAY if self is Side.AYE else Side.AYE


class Colour(Named):
    """The colour of a Timeline space and of a Building's banner."""

    RED = "red"
    BLUE = "blue"


class BuildingType(Named):
    """The five types of Buildings."""

    COMMERCIAL = "commercial"
    MILITARY = "military"
    WELFARE = "welfare"
    ENTERTAINMENT = "entertainment"
    CORRUPTION = "corruption"


class Legacy(Named):
    """What the front of a Dilemma card may announce beside Ideologies."""

    POSITIVE = "positive"
    NEGATIVE = "negative"
    UNCERTAIN = "uncertain"


class Band(Named):
    """What the band of a Chronicle card says: the phase in which its main effect works."""

    INSTANT = "instant"
    PASS_ACTION = "pass action"
    PASS_BONUS = "pass bonus"
    VOTING_PHASE = "voting phase"
    END_OF_THE_GAME = "end of the game"
    IDEOLOGY_SCORING = "ideology scoring"
    POWER_SCORING = "power scoring"
    INVESTMENT_PHASE = "investment phase"
    ARMY_INVESTMENT = "army investment"
    MATERIALS_INVESTMENT = "materials investment"
    FOOD_INVESTMENT = "food investment"
    GOLD_INVESTMENT = "gold investment"
    TAX_PHASE = "tax phase"


class Phase(StrEnum):
    """Where the campaign stands."""

    FOUNDING = "founding"
    SETUP = "setup"
    DILEMMA = "dilemma"
    VOTING = "voting"
    TIE = "tie"
    OUTCOME = "outcome"
    PENDING = "pending"
    EVENTS = "scoring.events"
    CHRONICLE = "scoring.chronicle"
    IDEOLOGY = "scoring.ideology"
    POWER = "scoring.power"
    INVESTMENTS = "scoring.investments"
    AGENDAS = "scoring.agendas"
    TAXES = "scoring.taxes"
    CLEANUP = "cleanup"
    BETWEEN = "between"
    FINALE = "finale"
    ENDED = "ended"


CharacterName = Annotated[Character, Prefixed()]
RegionName = Annotated[Region, Prefixed()]
IdeologyName = Annotated[Ideology, Prefixed()]
ResourceName = Annotated[Resource, Prefixed()]
SideName = Annotated[Side, Prefixed()]
TrackName = Annotated[Track, Prefixed()]
