"""What can happen: public facts of the town square, and those that only the Storyteller sees."""

from __future__ import annotations

from typing import Annotated

from rules.blood_on_the_clocktower.names import KEPT, STORYTELLER, Side
from rules.blood_on_the_clocktower.script import Script
from rules.blood_on_the_clocktower.state import Chosen, Game, Result
from rules.core.event import Event
from rules.core.secrecy import EVERYONE


class Public(Event):
    """A fact that the whole town saw."""

    audience = EVERYONE


class Kept(Event):
    """A fact of the Grimoire."""

    audience = STORYTELLER


class GameBegun(Public):
    """A new game: its number, and who sits where, clockwise."""

    game: int
    circle: tuple[str, ...]


class EditionChosen(Public):
    """The edition, or the script in its place."""

    edition: str
    script: Script | None = None


class BagFilled(Kept):
    """What is in play, each with its token in the bag; an empty token is in play without one."""

    bag: tuple[Chosen, ...]


class CharacterDealt(Kept):
    """A player drew a token; `token` is another character's, where they are not what they drew."""

    player: str
    character: str
    token: str
    side: Side | None


class TokensDealt(Public):
    """Everybody has drawn."""


class BluffsChosen(Kept):
    """Three good characters that are not in play, for the Demon."""

    bluffs: tuple[str, ...]


class TravellerJoined(Public):
    """A Traveller sits down behind another player; the character is known to all, the side is not."""

    player: str
    character: str
    after: str
    side: Annotated[Side | None, KEPT] = None


class TravellerLeft(Public):
    """A Traveller goes."""

    player: str


class NightFell(Public):
    """A night begins."""

    night: int


class Woken(Kept):
    """A place of the night sheet is done: who woke, what they were told, whom they chose. `slept`: nobody woke."""

    place: str
    players: tuple[str, ...]
    told: str = ""
    chose: tuple[str, ...] = ()
    slept: bool = False


class ReminderPlaced(Kept):
    """A reminder token is laid beside a player."""

    player: str
    text: str
    of: str = ""


class ReminderRemoved(Kept):
    """A reminder token is taken away."""

    player: str
    text: str


class CharacterChanged(Kept):
    """A player is another character now."""

    player: str
    character: str
    token: str = ""


class SideChanged(Kept):
    """A player is on a side now."""

    player: str
    side: Side
    tell: bool = True


class PlayerTold(Kept):
    """A player knows now what changed."""

    player: str


class Whispered(Kept):
    """A word to the Storyteller that changes nothing, with the clause that it rests on."""

    clause: str
    words: str


class Died(Public):
    """A player dies by day: the life token turns, a vote token comes. `feigned`: the player lives on."""

    player: str
    feigned: Annotated[bool, KEPT] = False
    by: Annotated[str, KEPT] = ""


class DiedAtNight(Died):
    """A player dies by night; the town learns it at dawn."""

    audience = STORYTELLER


class Revived(Public):
    """A dead player lives again."""

    player: str


class RevivedAtNight(Revived):
    """A dead player lives again; the town learns it at dawn."""

    audience = STORYTELLER


class Dawned(Public):
    """A day begins, with those who died and those who came back to life in the night."""

    day: int
    died: tuple[str, ...] = ()
    revived: tuple[str, ...] = ()


class NominationsOpened(Public):
    """The Storyteller calls for nominations."""


class Nominated(Public):
    """A nomination is open. `ruling` is the reason for which it is allowed against the rules."""

    nominator: str
    nominee: str
    hidden: bool = False
    ruling: str = ""


class HandSeen(Public):
    """A hand in the sweep. `spends`: it costs the vote token. `ruling` is why it counts otherwise than once."""

    player: str
    up: bool
    counts: int = 1
    spends: bool = False
    ruling: str = ""


class HandNoted(HandSeen):
    """A hand that the town did not see."""

    audience = STORYTELLER


class SweepEnded(Public):
    """A nomination is settled."""

    nominee: str
    votes: int
    needed: int
    result: Result
    about_to_die: str | None
    best: int


class SweepEndedUnseen(SweepEnded):
    """A nomination is settled whose votes the town did not see."""

    audience = STORYTELLER


class HiddenSweepEnded(Public):
    """All that the town learns of such a nomination."""

    nominee: str


class Executed(Public):
    """An execution. `ruling` is why there is a second one; `by` is the ability that brought it."""

    player: str
    ruling: str = ""
    by: Annotated[str, KEPT] = ""


class Ruled(Public):
    """A ruling: words, and a vote token that somebody gets or loses by it."""

    what: str
    player: str = ""
    token: bool | None = None


class ExileVoted(Public):
    """The call to exile a Traveller: who supports it, and how many hands it takes."""

    player: str
    support: int
    needed: int
    supporters: tuple[str, ...] = ()
    carried: bool


class WinHeldBack(Kept):
    """The game goes on, although a side would have won."""

    side: Side
    why: str = ""


class GameEnded(Public):
    """A side has won; everybody's character is shown."""

    game: Game


EVENTS: tuple[type[Event], ...] = (
    GameBegun,
    EditionChosen,
    BagFilled,
    CharacterDealt,
    TokensDealt,
    BluffsChosen,
    TravellerJoined,
    TravellerLeft,
    NightFell,
    Woken,
    ReminderPlaced,
    ReminderRemoved,
    CharacterChanged,
    SideChanged,
    PlayerTold,
    Whispered,
    Died,
    DiedAtNight,
    Revived,
    RevivedAtNight,
    Dawned,
    NominationsOpened,
    Nominated,
    HandSeen,
    HandNoted,
    SweepEnded,
    SweepEndedUnseen,
    HiddenSweepEnded,
    Executed,
    Ruled,
    ExileVoted,
    WinHeldBack,
    GameEnded,
)
"""All of them."""
