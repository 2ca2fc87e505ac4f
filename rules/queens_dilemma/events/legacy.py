"""Legacy pieces."""

from typing import Annotated

from rules.core.secrecy import SecretTo
from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Character, Region
from rules.queens_dilemma.pieces import Building
from rules.queens_dilemma.waiting import Source


class CodeUnlocked(Public):
    """A printed piece is called for the first time."""

    code: str
    source: Source


class EnvelopeOpened(Public):
    """An Envelope is opened: its Storyline (or its number) and how many Dilemma cards it held."""

    number: str
    storyline: str
    dilemmas: int


class BoxOpened(Public):
    """A Mystery box is opened."""

    code: str
    dilemmas: int


class AgendaTaken(Public):
    """An Agenda goes to a player; its limit is a game's number, None for an Ongoing one."""

    player: Character
    code: str
    limit: int | None


class AgendaResolved(Public):
    """An Agenda succeeded or failed, and is trashed (or, an Ongoing one, returned)."""

    player: Character
    code: str
    success: bool
    trashed: bool = True


class AgendaReturned(Public):
    """An Agenda that was taken by mistake goes back; its code may be unlocked later."""

    code: str


class AgendaNoted(Public):
    """What an Agenda's back says, kept for its owner's eyes alone."""

    player: Character
    code: str
    content: Annotated[str, SecretTo("player")]


class FateMarked(Public):
    """An Epilogue marks a Fate space."""

    player: Character
    space: str


class SkillRead(Public):
    """What a Skill sticker shows."""

    player: Character
    code: str
    track: int | None
    words: str


class SkillUsed(Public):
    """A Skill is activated; its track, if it has one, gets a mark."""

    player: Character
    code: str


class KeywordAttached(Public):
    """A Keyword sticker in a Diary."""

    player: Character
    code: str


class KeywordRead(Public):
    """The words on a Keyword sticker."""

    code: str
    words: str


class SkillAttached(Public):
    """A Skill sticker on a space of a Diary, perhaps over an earlier one."""

    player: Character
    code: str
    space: int
    track: int | None = None


class BuildingAttached(Public):
    """A Building sticker in a Region."""

    region: Region
    building: Building


class EndingAttached(Public):
    """An Ending sticker on its Storyline's slot, with its Scales."""

    code: str
    scales: int
    storyline: str


class ChronicleUnlocked(Public):
    """A Chronicle card joins the unlocked deck, Branded by its Herald (None: no Herald)."""

    code: str
    herald: Character | None


class StickerAttached(Public):
    """A sticker of a kind that the box reveals later, in a Diary, by the name that the table gives it."""

    player: Character
    sticker: str
