"""Printed pieces that the table describes once from its own box: spaces, Buildings, Ideology cards."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.values import Frozen
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, Band, BuildingType, Character, Colour, Ideology, Resource


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


class ChronicleCard(Frozen):
    """A Chronicle card: `bands: pass action; duration 3; spaces 2; herald: +1 gold; main: Players: +1 food`.

    `duration` counts the track's spaces. A Storyline's last card has the code of an `ending` instead; with neither, a
    card never runs out. `spaces` counts its Pass Action spaces; `stack` holds any number of tokens. `herald_space` is
    open for whoever Brands it, printed with a Character, or missing. `cost` is what its action costs; `words` is what
    no effect expresses.
    """

    bands: tuple[Band, ...]
    duration: Annotated[int, Field(ge=1, le=99)] | None = None
    ending: Annotated[str, Field(pattern=r"^END\d\d$")] | None = None
    spaces: Annotated[int, Field(ge=1, le=99)] | Literal["stack"] | None = None
    herald_space: Literal["open", "none"] | Character = "none"
    herald: tuple[Row, ...] = ()
    main: tuple[Row, ...] = ()
    cost: Goods = Goods()
    words: str = ""
