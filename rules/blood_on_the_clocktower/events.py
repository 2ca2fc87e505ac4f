"""What can happen: public facts of setup, nights and the end, and those that only the Storyteller sees."""

from typing import Annotated

from rules.blood_on_the_clocktower.names import KEPT, STORYTELLER, Side
from rules.blood_on_the_clocktower.script import Script
from rules.blood_on_the_clocktower.state import Chosen, Game
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


class NobodyDies(Kept):
    """The Storyteller says that nobody dies tonight, or nobody more."""


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


class WinHeldBack(Kept):
    """The game goes on, although a side would have won."""

    side: Side
    why: str = ""


class GameEnded(Public):
    """A side has won; everybody's character is shown."""

    unveils = "The game ends."
    game: Game
