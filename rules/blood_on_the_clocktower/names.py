"""The words of the game: types, sides, phases, and texts that only the Storyteller reads."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from rules.core.names import Prefixed, Text
from rules.core.secrecy import KeptBy

STORYTELLER = "storyteller"
"""The viewer who sees the Grimoire."""

KEPT = KeptBy(STORYTELLER)


class Side(StrEnum):
    """The two teams."""

    GOOD = "good"
    EVIL = "evil"


class Type(StrEnum):
    """The types of characters."""

    TOWNSFOLK = "townsfolk"
    OUTSIDER = "outsider"
    MINION = "minion"
    DEMON = "demon"
    TRAVELLER = "traveller"
    FABLED = "fabled"
    LORIC = "loric"

    @property
    def dealt(self) -> bool:
        """Whether its tokens can be in the bag."""
        return self in (Type.TOWNSFOLK, Type.OUTSIDER, Type.MINION, Type.DEMON)

    @property
    def side(self) -> Side | None:
        """The side that goes with the type (teams.sides); none for Travellers and those outside the game."""
        sides = {Type.TOWNSFOLK: Side.GOOD, Type.OUTSIDER: Side.GOOD, Type.MINION: Side.EVIL, Type.DEMON: Side.EVIL}
        return sides.get(self)

    def counted(self, number: int) -> str:
        """`1 Outsider`, `2 Outsiders`; Townsfolk are never Townsfolks."""
        plural = "" if number == 1 or self in (Type.TOWNSFOLK, Type.FABLED, Type.LORIC) else "s"
        return f"{number} {self.value.capitalize()}{plural}"


class Phase(StrEnum):
    """Where the table stands."""

    FOUNDING = "founding"
    EDITION = "edition"
    BAG = "bag"
    DEAL = "deal"
    READY = "ready"
    NIGHT = "night"
    DAY = "day"
    VOTING = "voting"
    BETWEEN = "between"


SideName = Annotated[Side, Prefixed("side")]
KeptText = Annotated[Text, KEPT]
KeptTexts = Annotated[tuple[Text, ...], KEPT]
KeptFlag = Annotated[bool, KEPT]
KeptSide = Annotated[SideName | None, KEPT]


def listed(words: tuple[str, ...] | list[str]) -> str:
    """`Ana, Ben and Cy`; nobody where there is none."""
    if not words:
        return "nobody"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def the(name: str) -> str:
    """`the Imp`; of a name that brings its own article, `the Miller`."""
    return f"the {name[4:] if name.startswith('The ') else name}"


def signed(number: int) -> str:
    """A number with the sign that is printed for minus."""
    return f"−{-number}" if number < 0 else str(number)


def plain(text: str) -> str:
    """A name without case, spaces and signs: `Fang Gu`, `fang_gu` and `fanggu` are the same."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
