"""Tokens, points and the board."""

from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Axis, Character, Ideology, Region, Resource, Track
from rules.queens_dilemma.places import Place


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


class RegionGiven(Public):
    """A Region goes to another holder, with all that stands there."""

    region: Region
    player: Character


class TokensSet(Public):
    """So many Hegemony tokens lie beside an Ideology now."""

    ideology: Ideology
    tokens: int
