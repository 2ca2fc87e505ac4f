"""The names of Queen by Midnight, as the rulebook uses them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from rules.core.names import Prefixed
from seeds import queen_by_midnight as seeds


class Princess(StrEnum):
    """The six Princesses; in a play each stands for the player who took her."""

    HEPHESTA = "hephesta"
    BOSS_NO = "boss-no"
    ERDENE = "erdene"
    FREYA = "freya"
    ROSALINE = "rosaline"
    DOCTOR_LUX = "doctor-lux"

    @property
    def facts(self) -> seeds.Princess:
        """What the rulebook prints about her."""
        return next(one for one in seeds.facts().princesses if one.id == self.value)

    @property
    def shown(self) -> str:
        """As it is printed: `Boss No`."""
        return self.facts.name

    @property
    def classes(self) -> tuple[CardClass, CardClass]:
        """Her two Classes (players.count)."""
        first, second = self.facts.classes
        return CardClass(first), CardClass(second)


class CardClass(StrEnum):
    """The three Classes of cards."""

    BRAWLER = "brawler"
    CASTER = "caster"
    SCHEMER = "schemer"

    @property
    def shown(self) -> str:
        """As it is printed."""
        return self.value.capitalize()


class CardType(StrEnum):
    """What may be played beside Attacks and Reactions. The Ultimate's small card sets off the large one."""

    UTILITY = "utility"
    BOON = "boon"
    BANE = "bane"
    SUMMON = "summon"
    ULTIMATE = "ultimate"


class Shop(StrEnum):
    """Where a card is bought; the War Chest holds two Boons (`chest`) and the Ultimate."""

    VAULT = "vault"
    BAZAAR = "bazaar"
    CHEST = "chest"
    ULTIMATE = "ultimate"


class Row(StrEnum):
    """The rows of open cards that may be refreshed."""

    VAULT = "vault"
    BAZAAR = "bazaar"


class Leftover(StrEnum):
    """What becomes of the hand at the end of a turn."""

    KEEP = "keep"
    ARCHIVE = "archive"


class Negates(StrEnum):
    """What a Reaction takes away from an attack, as far as its own player is concerned."""

    NOTHING = "nothing"
    CARD = "card"
    HEALTH = "health"
    CLOUT = "clout"


class Zone(StrEnum):
    """Where a Princess' cards can lie. `armory`: her own, in whosever Armory; `playing`: on its way."""

    HAND = "hand"
    DECK = "deck"
    ARCHIVE = "archive"
    REACTIONS = "reactions"
    ARMORY = "armory"
    PLAYING = "playing"
    BANISHED = "banished"
    VAULT = "vault"
    VAULT_DECK = "vault-deck"
    CHEST = "chest"
    ULTIMATE = "ultimate"
    MARKET = "market"


class Status(StrEnum):
    """Whether a player is still a Princess in play, advises one, or is out of the game."""

    PLAYING = "in play"
    ADVISOR = "advisor"
    OUT = "out"


class Phase(StrEnum):
    """Where the campaign stands."""

    BETWEEN = "between"
    FIRST_PLAYER = "setup.first-player"
    PRINCESSES = "setup.princesses"
    REPERTOIRES = "setup.repertoires"
    TURNS = "turns"
    ATTACK = "attack"
    DECLARATIONS = "declarations"
    DISPUTE = "dispute"


PrincessName = Annotated[Princess, Prefixed()]
ClassName = Annotated[CardClass, Prefixed()]
CardTypeName = Annotated[CardType, Prefixed()]
ShopName = Annotated[Shop, Prefixed()]
RowName = Annotated[Row, Prefixed()]
LeftoverName = Annotated[Leftover, Prefixed()]
NegatesName = Annotated[Negates, Prefixed("part of an attack that a Reaction negates")]
