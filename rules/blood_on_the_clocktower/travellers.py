"""Travellers: they come and go at any time, and are exiled, not executed."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import any_of, on_script
from rules.blood_on_the_clocktower.characters import named
from rules.blood_on_the_clocktower.circle import expect, half, new_name, who
from rules.blood_on_the_clocktower.events import TravellerJoined, TravellerLeft
from rules.blood_on_the_clocktower.events_day import ExileVoted
from rules.blood_on_the_clocktower.life import dies
from rules.blood_on_the_clocktower.names import KeptSide, Phase, Type
from rules.blood_on_the_clocktower.state import State
from rules.core.names import Text
from rules.core.table import Table

IN_GAME = (Phase.BAG, Phase.DEAL, Phase.READY, Phase.NIGHT, Phase.DAY)


def join(table: Table[State], player: Text, character: Text, *, after: Text = "", side: KeptSide = None) -> None:
    """A Traveller joins, behind the last seat or `--after` another; the side is yours to choose, and secret."""
    expect(table, "setup.travellers", *IN_GAME)
    name = new_name(table.state, player)
    travellers = tuple(one for one in any_of(table.state) if one.type is Type.TRAVELLER)
    own = tuple(one for one in on_script(table.state) if one.type is Type.TRAVELLER)
    one = named(character, travellers, "a Traveller")
    if own and one not in own:
        table.remark("setup.edition", f"{one.name} is a Traveller of another edition.")
    place = who(table.state, after) if after else table.state.circle[-1]
    table.record(TravellerJoined(player=name, character=one.id, after=place, side=side))


def leave(table: Table[State], player: Text) -> None:
    """A Traveller leaves the game, and the circle."""
    expect(table, "setup.travellers", *IN_GAME)
    name = who(table.state, player)
    _traveller(table, name, "setup.travellers", f"{name} is no Traveller, and stays to the end.")
    table.record(TravellerLeft(player=name))


def exile(
    table: Table[State], player: Text, supporters: tuple[Text, ...] = (), *, hands: int = -1, survives: bool = False
) -> None:
    """Call for the exile of a Traveller: who raises a hand, or just how many (--hands). Vote tokens are not touched.

    `--survives`: the Storyteller rules that the exiled Traveller does not die.
    """
    expect(table, "exile.call", Phase.DAY, Phase.VOTING)
    name = who(table.state, player)
    _traveller(table, name, "exile.call", f"{name} is no Traveller: nominate for execution instead.")
    one = table.state.players[name]
    gone = one.exiled and not one.shown_alive
    ways = (*(word for n in exilable(table.state) for word in (f"exile {n}",)), f"revive {name}", f"leave {name}")
    table.refuse_unless(not gone, "exile.threshold", f"{name} was exiled before, and is dead.", ways)
    named_ = tuple(dict.fromkeys(who(table.state, text) for text in supporters))
    everyone = len(table.state.circle)
    table.refuse_unless(hands < 0 or not named_, "exile.threshold", "Names or a number of hands, not both.")
    because = f"There are {everyone} players, not {hands}."
    table.refuse_unless(hands <= everyone, "exile.threshold", because, (f"--hands {everyone}",))
    support = len(named_) if hands < 0 else hands
    needed = half(everyone)
    carried = support >= needed
    table.record(ExileVoted(player=name, support=support, needed=needed, supporters=named_, carried=carried))
    if carried and table.state.players[name].shown_alive and not survives:
        dies(table, name, by="exile")


def exilable(state: State) -> tuple[str, ...]:
    """The Travellers whom the town has not put out: the living."""
    return tuple(name for name in state.circle if state.players[name].traveller and state.players[name].shown_alive)


def _traveller(table: Table[State], name: str, clause: str, because: str) -> None:
    names = tuple(one for one in table.state.circle if table.state.players[one].traveller)
    table.refuse_unless(name in names, clause, because, names)
