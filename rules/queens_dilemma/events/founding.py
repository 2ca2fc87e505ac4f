"""Founding, setup, and who sits at the table."""

from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Character, Phase, Region
from rules.queens_dilemma.pieces import Building, Space


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
