"""Carrying a ruling out: each thing that can be set, with the events that a card would cause (skill.precedence)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeVar

from rules.core.names import matching
from rules.core.table import Table
from rules.queens_dilemma.board import track_end
from rules.queens_dilemma.events.tokens import DeckChanged, PointsMarked, RegionGiven, SliderMoved, TokensSet
from rules.queens_dilemma.goods import goods
from rules.queens_dilemma.moves import gain_goods, give_leader, give_moderator, move_power, spend_goods
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Region, Resource, Side, Thing, Track
from rules.queens_dilemma.places import POOL, SUPPLY, Place, treasury_of
from rules.queens_dilemma.resolution import rule_side
from rules.queens_dilemma.settings import need_setting
from rules.queens_dilemma.state import State

E = TypeVar("E", bound=StrEnum)
Setter = Callable[[Table[State], str, str, str], str]
CLAUSE = "skill.precedence"
MOST = 999


def rule(table: Table[State], what: str, value: str, reason: str) -> str:
    """Set what is named in full (`leader`, `xanthe.food`, `tokens.order`...) to `value`; answers what was so before."""
    head, _, tail = what.partition(".")
    return _setter(head)(table, tail or head, value, reason)


def _setter(head: str) -> Setter:
    if head in SETTERS:
        return SETTERS[head]
    if head in set(Region):
        return _region
    if head in set(Ideology):
        return _towards
    return _slider if head in set(Axis) else _of_player(Character(head))


def _leader(table: Table[State], what: str, value: str, reason: str) -> str:
    was = table.state.leader
    give_leader(table, _one_of(table, value, table.state.seats or table.state.founding_seats))
    return was or ""


def _moderator(table: Table[State], what: str, value: str, reason: str) -> str:
    was = table.state.moderator
    give_moderator(table, _one_of(table, value, table.state.seats or table.state.founding_seats))
    return was or ""


def _vote(table: Table[State], what: str, value: str, reason: str) -> str:
    waiting = table.state.phase in (Phase.VOTING, Phase.TIE)
    table.refuse_unless(waiting, CLAUSE, "No Vote is under way that could be ruled on.", ("next",))
    rule_side(table, _one_of(table, value, tuple(Side)))
    return "open"


def _region(table: Table[State], what: str, value: str, reason: str) -> str:
    region = Region(what)
    table.record(RegionGiven(region=region, player=_one_of(table, value, tuple(table.state.players))))
    return table.state.regions[region].holder


def _slider(table: Table[State], what: str, value: str, reason: str) -> str:
    return str(_slide(table, Axis(what), 1, value))


def _towards(table: Table[State], what: str, value: str, reason: str) -> str:
    """A Slider by the name of one end: so many spaces towards it."""
    ideology = Ideology(what)
    return place_of(ideology, _slide(table, ideology.axis, ideology.direction, value))


def place_of(ideology: Ideology, position: int) -> str:
    """Where the Slider of an Ideology is, in words."""
    return f"{abs(position)} towards {ideology.axis.ends[position > 0].shown}" if position else "the middle"


def _slide(table: Table[State], axis: Axis, direction: int, value: str) -> int:
    """Set a Slider to a number of spaces in a direction; answers where it was, by the axis."""
    end = track_end(need_setting(table, "ideology-spaces"))
    position = direction * _number(table, value, -end, end)
    was = table.state.positions.get(axis, 0)
    if position != was:
        towards = axis.ends[position > was]
        table.record(SliderMoved(axis=axis, position=position, towards=towards, spaces=abs(position - was)))
    return was


def _tokens(table: Table[State], what: str, value: str, reason: str) -> str:
    ideology = Ideology(what)
    was = table.state.tokens.get(ideology, 0)
    table.record(TokensSet(ideology=ideology, tokens=_number(table, value)))
    return str(was)


def _pool(table: Table[State], what: str, value: str, reason: str) -> str:
    return _power(table, POOL, table.state.pool, _number(table, value))


def _deck(table: Table[State], what: str, value: str, reason: str) -> str:
    was = table.state.deck
    table.record(DeckChanged(cards=_number(table, value), reason=reason))
    return str(was)


def _of_player(player: Character) -> Setter:
    def set_it(table: Table[State], what: str, value: str, reason: str) -> str:
        amount = _number(table, value)
        if what == Thing.POWER:
            return _power(table, treasury_of(player), table.state.treasuries[player].power, amount)
        if what in set(Track):
            return _points(table, player, Track(what), amount, reason)
        resource = Resource(what)
        was = table.state.treasuries[player].of(resource)
        move = gain_goods if amount > was else spend_goods
        move(table, player, goods(resource, abs(amount - was)))
        return str(was)

    return set_it


def _points(table: Table[State], player: Character, track: Track, amount: int, reason: str) -> str:
    was = table.state.diaries[player].of(track)
    if amount != was:
        marked = PointsMarked(player=player, track=track, amount=amount - was, reason=reason, clause=CLAUSE)
        table.record(marked)
    return str(was)


def _power(table: Table[State], place: Place, was: int, amount: int) -> str:
    move_power(table, max(0, amount - was), SUPPLY, place)
    move_power(table, max(0, was - amount), place, SUPPLY)
    return str(was)


def _number(table: Table[State], value: str, least: int = 0, most: int = MOST) -> int:
    text = value.strip().replace("+", "")
    number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 6 else None
    if number is None or not least <= number <= most:
        table.refuse(CLAUSE, f"“{value}” is no number from {least} to {most}.", (str(least), str(most)))
    return number


def _one_of(table: Table[State], value: str, options: tuple[E, ...]) -> E:
    found = matching(value, options)
    if len(found) != 1:
        table.ask(CLAUSE, f"“{value}” is none of those who can have it.", found or options)
    return next(option for option in options if option == found[0])


SETTERS: Mapping[str, Setter] = {
    "leader": _leader,
    "moderator": _moderator,
    "vote": _vote,
    "pool": _pool,
    "deck": _deck,
    "tokens": _tokens,
}
"""What is set by one word; Regions, axes and players' amounts have names of their own."""
