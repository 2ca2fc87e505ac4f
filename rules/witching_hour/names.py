"""The names of Witching Hour, as the rulebook uses them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from rules.core.names import Prefixed
from seeds.witching_hour import facts


class CardType(StrEnum):
    """The ten types of cards."""

    BELL = "bell"
    BOOK = "book"
    CANDLE = "candle"
    CAULDRON = "cauldron"
    CHALICE = "chalice"
    FAMILIAR = "familiar"
    HOURGLASS = "hourglass"
    MIRROR = "mirror"
    SKULL = "skull"
    TOADSTOOL = "toadstool"

    @property
    def shown(self) -> str:
        """As it is printed: `Bell`."""
        return facts().types[self.value].name

    @property
    def plural(self) -> str:
        """Of several: `Bells`, `Hourglasses`."""
        return f"{self.shown}{'es' if self.shown.endswith('s') else 's'}"


class Mode(StrEnum):
    """How the program is used: it keeps the score of a group with its cards, or runs the whole table."""

    SCORER = "scorer"
    TABLE = "table"


class Phase(StrEnum):
    """Where a game stands."""

    BETWEEN = "between"
    SEATING = "seating"
    DEAL = "deal"
    TURNS = "turns"
    COUNT = "count"
    SCORED = "scored"


CardTypeName = Annotated[CardType, Prefixed()]
ModeName = Annotated[Mode, Prefixed()]
