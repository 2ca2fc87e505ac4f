"""The Grimoire: reminders, spent abilities, changed characters and sides."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import find
from rules.blood_on_the_clocktower.characters import Character
from rules.blood_on_the_clocktower.circle import called, expect, who
from rules.blood_on_the_clocktower.events import (
    CharacterChanged,
    PlayerTold,
    ReminderPlaced,
    ReminderRemoved,
    SideChanged,
)
from rules.blood_on_the_clocktower.names import KeptFlag, KeptSide, KeptText, Phase, Side, listed, plain, the
from rules.blood_on_the_clocktower.reminders import NO_ABILITY, Laid, meant
from rules.blood_on_the_clocktower.state import State
from rules.core.names import matching
from rules.core.refusal import Refusal
from rules.core.table import Table

OPEN = (Phase.READY, Phase.NIGHT, Phase.DAY, Phase.VOTING)


def remind(table: Table[State], player: KeptText, reminder: KeptText, *, also: KeptFlag = False) -> None:
    """Lay a reminder beside a player: Poisoned, Drunk, Red Herring..., or your own words.

    A printed one that lies elsewhere moves here. `--also`: one more of it than the box has.
    """
    expect(table, "ability.impaired", *OPEN)
    name = _beside_whom(table.state, player, reminder)
    table.refuse_unless(plain(reminder), "ability.impaired", "What does the reminder say?", ("poisoned", "drunk"))
    laid = meant(table.state, name, reminder)
    if laid.lies and not also:
        _take_up(table, name, laid)
    table.record(ReminderPlaced(player=name, text=laid.text, of=laid.of))


def _beside_whom(state: State, player: str, reminder: str) -> str:
    """The player that is meant; says which word comes first, where the last one is the player."""
    try:
        return who(state, player)
    except Refusal as refusal:
        if reminder and matching(reminder.split()[-1], state.circle):
            refusal.because = f"{refusal.because} The player comes first, then the reminder."
            refusal.allowed = ("remind PLAYER REMINDER", *refusal.allowed)
        raise


def _take_up(table: Table[State], name: str, laid: Laid) -> None:
    """Take the token from where it lies; refuse where it would stay, or where several could be meant."""
    words = plain(laid.text)
    again = f"remind {name} {words} --also"
    because = f"{laid.text} lies beside {name} already."
    table.refuse_unless(set(laid.lies) != {name}, "house.no-change", because, (f"forget {name} {words}", again))
    if len(laid.lies) > 1:
        because = f"All tokens of {laid.text} lie in the Grimoire, beside {listed(laid.lies)}. Which one moves?"
        ways = (f"forget {one} {words}" for one in dict.fromkeys(laid.lies))
        table.ask("house.ambiguous", because, (*ways, again))
    table.record(ReminderRemoved(player=laid.lies[0], text=laid.text))


def forget(table: Table[State], player: KeptText, reminder: KeptText = "") -> None:
    """Take a reminder away from a player; without words the only one."""
    expect(table, "ability.impaired", *OPEN)
    name = who(table.state, player)
    there = tuple(one.text for one in table.state.players[name].reminders)
    found = tuple(text for text in there if plain(text).startswith(plain(reminder)))
    table.refuse_unless(there, "ability.impaired", f"No reminder lies beside {name}.")
    table.refuse_unless(found, "ability.impaired", f"No “{reminder}” lies beside {name}.", there)
    if len(set(found)) > 1:
        table.ask("house.ambiguous", f"Which of the reminders beside {name}?", dict.fromkeys(found))
    table.record(ReminderRemoved(player=name, text=found[0]))


def spend(table: Table[State], player: KeptText) -> None:
    """Mark an ability that works once a game as spent; used drunk or poisoned it is spent all the same."""
    expect(table, "ability.once-spent", *OPEN)
    name = who(table.state, player)
    spent = any(one.text == NO_ABILITY for one in table.state.players[name].reminders)
    table.refuse_unless(not spent, "ability.once-spent", f"{name}'s ability is spent already.", ("next",))
    table.record(ReminderPlaced(player=name, text=NO_ABILITY, of=table.state.players[name].character))


def become(table: Table[State], player: KeptText, character: KeptText, *, side: KeptSide = None) -> None:
    """A player becomes another character, on the same side unless you name one; then tell them in secret."""
    expect(table, "ability.changed", *OPEN)
    name = who(table.state, player)
    one: Character = find(table.state, character)
    because = f"{one.name} is a {one.type.value}: no player of the bag becomes it."
    table.refuse_unless(one.type.dealt or table.state.players[name].traveller, "ability.changed", because)
    table.record(CharacterChanged(player=name, character=one.id))
    if side is not None and side is not table.state.players[name].side:
        table.record(SideChanged(player=name, side=side))


def set_side(table: Table[State], player: KeptText, side: KeptSide) -> None:
    """Say on which side a player is: a Traveller's, or one that has changed."""
    expect(table, "teams.sides", *OPEN)
    name = who(table.state, player)
    one = table.state.players[name]
    table.refuse_unless(side is not None, "teams.sides", "Good or evil?", tuple(Side))
    assert side is not None
    table.refuse_unless(one.side is not side, "teams.sides", f"{name} is {side.value} already.", tuple(Side))
    table.record(SideChanged(player=name, side=side))


def told(table: Table[State], player: KeptText) -> None:
    """You have told a player in secret what changed."""
    expect(table, "ability.changed", *OPEN)
    name = who(table.state, player)
    untold = table.state.untold
    table.refuse_unless(name in untold, "ability.changed", f"There is nothing to tell {name}.", untold or ("next",))
    table.record(PlayerTold(player=name))


def what_changed(state: State, name: str) -> str:
    """What a changed player has to be told."""
    player = state.players[name]
    side = f", {player.side.value}" if player.side else ""
    return f"{name} is {the(called(player.character, state))}{side}"
