"""What is printed on cards: triggers, targets and effects (effect.list and the symbols of the appendix)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.values import Frozen
from rules.queens_dilemma.names import BuildingType, Character, Ideology, Legacy, Region, Thing


class Win(Frozen):
    """The Ideology's Slider is on its side (symbol.win)."""

    kind: Literal["win"] = "win"
    ideology: Ideology


class Max(Frozen):
    """The Slider stands on the last space of the Ideology's side (symbol.max)."""

    kind: Literal["max"] = "max"
    ideology: Ideology


class Lose(Frozen):
    """The opposing Ideology has the Slider on its side (symbol.lose)."""

    kind: Literal["lose"] = "lose"
    ideology: Ideology


Trigger = Annotated[Win | Max | Lose, Field(discriminator="kind")]


class Group(Frozen):
    """Winners, Leader, Moderator or Players."""

    kind: Literal["group"] = "group"
    name: Literal["Winners", "Leader", "Moderator", "Players"]


class OwnerOf(Frozen):
    """A Character's name: whoever owns it (keyword.character)."""

    kind: Literal["character"] = "character"
    character: Character


class HolderOf(Frozen):
    """A Region's name: whoever holds it (keyword.region)."""

    kind: Literal["region"] = "region"
    region: Region


class Bearer(Frozen):
    """A narrative Keyword: whoever has its sticker (keyword.narrative). `words` as printed, case does not matter."""

    kind: Literal["keyword"] = "keyword"
    words: str


class Most(Frozen):
    """Who has most of it; all who tie (symbol.majority)."""

    kind: Literal["most"] = "most"
    thing: Thing


class Least(Frozen):
    """Who has least of it; all who tie (symbol.minority)."""

    kind: Literal["least"] = "least"
    thing: Thing


class Builders(Frozen):
    """Everyone who owns at least `count` Buildings of a type (symbol.buildings)."""

    kind: Literal["builders"] = "builders"
    count: int = Field(ge=1)
    type: BuildingType


class ScoringFor(Frozen):
    """Everyone whose Ideology card favours it (symbol.scoring)."""

    kind: Literal["scoring"] = "scoring"
    ideology: Ideology


Target = Annotated[
    Group | OwnerOf | HolderOf | Bearer | Most | Least | Builders | ScoringFor, Field(discriminator="kind")
]


class Change(Frozen):
    """Gain or lose: `+2 independence`, `-1 food`; never 0."""

    kind: Literal["change"] = "change"
    thing: Thing
    amount: int


class Push(Frozen):
    """Move a Slider towards an Ideology: `progress 2`; 0 spaces lays the Hegemony token alone."""

    kind: Literal["push"] = "push"
    ideology: Ideology
    spaces: int = Field(ge=0)


class OpenEnvelope(Frozen):
    """`envelope 07`: two digits."""

    kind: Literal["envelope"] = "envelope"
    number: str = Field(pattern=r"^\d\d$")


class OpenBox(Frozen):
    """`M03`: a Mystery box."""

    kind: Literal["box"] = "box"
    code: str = Field(pattern=r"^M\d\d$")


class Unlock(Frozen):
    """`A045`, `B07 in "Singer's Forest"`, `C012`, `K05`, `S12`, `END03`; AAOD1 to AAOD6 are Agendas too."""

    kind: Literal["unlock"] = "unlock"
    code: str = Field(pattern=r"^(A\d{3}|AAOD[1-6]|B\d\d|C\d{3}|K\d\d|S\d\d|END\d\d)$")
    place: str = ""

    @property
    def piece(self) -> str:
        """The letters of the code: A, B, C, K, S or END."""
        return "A" if self.code.startswith("AAOD") else self.code.rstrip("0123456789")


Effect = Annotated[Change | Push | OpenEnvelope | OpenBox | Unlock, Field(discriminator="kind")]


class Row(Frozen):
    """One printed clause: a trigger above, a target at the left, the effects from left to right."""

    trigger: Trigger | None = None
    target: Target | None = None
    effects: tuple[Effect, ...]


class Front(Frozen):
    """What one side of a Dilemma's front announces: Ideologies (0 spaces where no number is shown) and Legacy icons."""

    pushes: tuple[Push, ...] = ()
    legacy: tuple[Legacy, ...] = ()
