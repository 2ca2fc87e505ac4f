"""Printed pieces that the table describes once from its own box: spaces, Buildings, Ideology cards."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rules.core.values import Frozen
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, BuildingType, Colour, Ideology, Resource


class Space(Frozen):
    """A Timeline space: productive colour, Bag number, taxed Resource (never Gold). Typed `red 3 food`."""

    colour: Colour
    bag: Annotated[int, Field(ge=0, le=99)]
    taxed: Resource


class Building(Frozen):
    """A base Building or a Building sticker: `red commercial 2 food`, or with a choice `blue military 1 army / 1 gold`.

    `yields` holds one entry, or one for each option of a choice; `code` is empty for a base Building.
    """

    colour: Colour
    type: BuildingType
    yields: tuple[Goods, ...]
    code: str = ""
    place: str = ""


class Favoured(Frozen):
    """A Favored Ideology with the Hegemony (3 or 1) that it brings when it is winning."""

    ideology: Ideology
    bonus: Annotated[int, Field(ge=0, le=9)]


class IdeologyCard(Frozen):
    """`order 3, force 1` or `liberty 3, force/diplomacy`: Favored Ideologies and Balanced axes."""

    favoured: tuple[Favoured, ...] = ()
    balanced: tuple[Axis, ...] = ()
