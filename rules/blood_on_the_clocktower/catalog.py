"""The characters that a game can have: those of its edition or script."""

from __future__ import annotations

from rules.blood_on_the_clocktower.characters import Character, fitting, named, of_edition, official
from rules.blood_on_the_clocktower.names import Side, Type
from rules.blood_on_the_clocktower.state import State
from seeds.blood_on_the_clocktower import facts

BASE = ("tb", "bmr", "snv")


def on_script(state: State) -> tuple[Character, ...]:
    """The characters of the edition or the script."""
    return state.script.characters if state.script else of_edition(state.edition)


def any_of(state: State) -> tuple[Character, ...]:
    """Those of the script first, then all others that were published."""
    own = on_script(state) if state.edition else ()
    ids = {one.id for one in own}
    return (*own, *(one for one in official().values() if one.id not in ids))


def character(state: State, id_: str) -> Character:
    """The character with that id."""
    return next(one for one in any_of(state) if one.id == id_)


def find(state: State, text: str) -> Character:
    """The character that `text` means: one of the script before any other."""
    own = on_script(state)
    return named(text, own if fitting(text, own) else any_of(state))


def edition_name(state: State) -> str:
    """The edition's name, or the script's."""
    if state.script:
        return state.script.name or "a script"
    return facts().editions.get(state.edition, "")


def demon_of(state: State) -> tuple[str, ...]:
    """The players whose character is a Demon, alive or dead."""
    return tuple(
        name
        for name, player in state.players.items()
        if player.character and character(state, player.character).type is Type.DEMON
    )


def minions_of(state: State) -> tuple[str, ...]:
    """The players whose character is a Minion, in seat order."""
    return tuple(
        name
        for name in state.circle
        if state.players[name].character and character(state, state.players[name].character).type is Type.MINION
    )


def side_of(state: State, id_: str) -> Side | None:
    """The side that goes with a character."""
    return character(state, id_).type.side
