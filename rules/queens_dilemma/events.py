"""What can happen: the elementary facts of The Queen's Dilemma. All are public; secrets are entered when shown."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.core.event import Event
from rules.core.secrecy import EVERYONE, SecretTo
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Region, Resource, Side, Track
from rules.queens_dilemma.pieces import Building, IdeologyCard, Space
from rules.queens_dilemma.state import Duty, FinaleRow, Pending, Place, Ruling, Source, Verdict


class Public(Event):
    """An event that everyone at the table saw."""

    audience = EVERYONE


# Founding and setup


class SettingSet(Public):
    """A number that the box shows and the rulebook does not print."""

    name: str
    value: int


class SeatTaken(Public):
    """A player sits down with a Character, clockwise after those before."""

    player: Character
    person: str


class HouseNamed(Public):
    """A House name on page 1 of a Diary."""

    player: Character
    house: str


class RegionHeld(Public):
    """A Region is picked, as Main or as Vassal Region."""

    region: Region
    player: Character
    vassal: bool


class BaseBuildingEntered(Public):
    """What a Region's base Building shows."""

    region: Region
    building: Building


class PhaseEntered(Public):
    """The table goes on to another phase."""

    phase: Phase


class SpaceEntered(Public):
    """What a Timeline space shows."""

    game: int
    space: Space


class GameBegun(Public):
    """The next game's setup starts: its number, the seats clockwise, and who is absent."""

    game: int
    seats: tuple[Character, ...]
    absent: tuple[Character, ...] = ()
    circle: tuple[Character, ...] = ()
    """All chairs clockwise, those of absent players included."""


class PlayerReturned(Public):
    """A player is back after so many games missed in a row."""

    player: Character
    missed: int


class PlayerLeft(Public):
    """A player leaves the campaign for good."""

    player: Character


class PlayerReplaced(Public):
    """Another person plays a Character from now on."""

    player: Character
    person: str


class InvestmentsDrafted(Public):
    """The order of the Investment draft, and how many cards are laid aside unseen first."""

    order: tuple[Character, ...]
    aside: int


# Tokens


class LeaderMoved(Public):
    """The Leader token goes to a player, from another if somebody had it."""

    player: Character
    giver: Character | None = None


class ModeratorMoved(Public):
    """The Moderator token goes to a player; `on_tile` when it lies on their Voting tile."""

    player: Character
    giver: Character | None = None
    on_tile: bool = False


class PowerMoved(Public):
    """Power goes from one place to another."""

    amount: int
    source: Place
    target: Place


class ResourceMoved(Public):
    """Some of one Resource goes from one place to another."""

    resource: Resource
    amount: int
    source: Place
    target: Place


class PointsMarked(Public):
    """Points on a Diary's track; below 0 only by a printed loss. Each keeps its reason and its clause."""

    player: Character
    track: Track
    amount: int
    reason: str
    clause: str


class SliderMoved(Public):
    """A Slider goes to `position`; `towards` is the Ideology that pushed, `spaces` the number printed."""

    axis: Axis
    position: int
    towards: Ideology
    spaces: int


class TokenLaid(Public):
    """One Hegemony token is laid beside an Ideology; `vote` when it won a Vote, which it does once."""

    ideology: Ideology
    vote: bool = False


class DeckChanged(Public):
    """The Dilemma deck has `cards` cards now."""

    cards: int
    reason: str


# A round


class DilemmaRead(Public):
    """A Dilemma is drawn and read; both sides' announced outcomes, and the Keywords in its text."""

    card: str
    aye: Front
    nay: Front
    keywords: tuple[str, ...]
    round: int


class VotingOpened(Public):
    """All Voting tiles are empty; `first` begins."""

    seats: tuple[Character, ...]
    first: Character


class TurnTaken(Public):
    """A voting turn: cast, raise or stay, with the Power laid in it."""

    player: Character
    does: Literal["cast", "raise", "stay"]
    side: Side
    power: int


class Passed(Public):
    """A player passes with a Pass Action (`gather`, `moderator` or a card's code) and perhaps a Pass Bonus."""

    player: Character
    how: str
    bonus: str = ""


class SeatCrossed(Public):
    """A seat that passed is crossed without a turn."""

    player: Character


class TurnComes(Public):
    """It is this player's turn to vote."""

    player: Character


class VotingClosed(Public):
    """Voting is over: the next seat is the Leader's."""


class VoteDecided(Public):
    """The winning side is settled."""

    verdict: Verdict


class ModeratorReset(Public):
    """The Moderator token goes from the tile back before its holder."""

    player: Character


class TilesCleared(Public):
    """All Voting tiles are empty again, and the Outcome markers leave the board."""


class OutcomeRead(Public):
    """The card is turned and its outcome typed in."""

    text: str
    side: Side
    sand_timer: bool


class CardCounted(Public):
    """The resolved card goes to the lowest free slot of the Round Counter."""

    slot: int
    card: str
    side: Side
    sand_timer: bool


class GameEndTriggered(Public):
    """This was the game's last round."""

    why: Literal["sand-timer", "ninth", "deck-out"]


# Effects and duties


class EffectsQueued(Public):
    """Effects wait their turn, behind those that wait already, or `first` before them."""

    effects: tuple[Pending, ...]
    first: bool = False


class EffectBound(Public):
    """The head of the queue finds its players; each gets it singly. Nobody: it is skipped, and `why` says so."""

    id: str
    players: tuple[Character, ...]
    why: str = ""


class EffectDone(Public):
    """An effect has been applied and leaves the queue."""

    id: str


class DutyCalled(Public):
    """A physical chore is on the list."""

    duty: Duty


class DutyDone(Public):
    """It is done."""

    id: str
    note: str = ""


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


# Deals, scoring, closing


class DealStruck(Public):
    """A Deal is made; the Resources have moved with events of their own."""

    deal: Deal


class DealMarked(Public):
    """The table marks a Deal as kept or broken."""

    id: int
    kept: bool


class IdeologyCardDescribed(Public):
    """What an Ideology card shows, typed in once; `card` as `xanthe-3`."""

    card: str
    content: IdeologyCard


class IdeologyCardShown(Public):
    """A player turns over the Ideology card of this game."""

    player: Character
    card: str


class InvestmentShown(Public):
    """A player turns over their Investment card."""

    player: Character
    resource: Resource


class InvestmentSettled(Public):
    """An Investment is paid or not."""

    player: Character
    paid: bool


class BoxDescribed(Public):
    """What an Investment's Success or Failure box brings, typed in once."""

    box: str
    text: str


class TaxPaid(Public):
    """A player's taxes; the Resources have moved with an event of their own."""

    player: Character
    paid: Goods


class CardsTrashed(Public):
    """Pieces go into the Trash box for good."""

    codes: tuple[str, ...]
    dilemmas: int = 0


class RulingMade(Public):
    """The table or a card overrides a rule; what it changed stands in events of its own."""

    ruling: Ruling


class RegionGiven(Public):
    """A Region goes to another holder, with all that stands there."""

    region: Region
    player: Character


class TokensSet(Public):
    """So many Hegemony tokens lie beside an Ideology now."""

    ideology: Ideology
    tokens: int


class FinaleTriggered(Public):
    """All Endings are attached and the deck is all but empty: the Grand Finale follows."""

    stability: int


class FinaleScored(Public):
    """The final ranking, best first, with the Scales that measure stability."""

    stability: int
    rows: tuple[FinaleRow, ...]


class GameClosed(Public):
    """The game is over and saved."""

    game: int
