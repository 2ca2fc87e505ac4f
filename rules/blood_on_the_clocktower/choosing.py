"""What is typed where somebody wakes: which words name whom they chose, and which are what they were told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from rules.blood_on_the_clocktower.catalog import find, on_script
from rules.blood_on_the_clocktower.characters import fitting
from rules.blood_on_the_clocktower.circle import as_typed, called, who
from rules.blood_on_the_clocktower.names import Type
from rules.blood_on_the_clocktower.state import State
from rules.core.names import matching
from seeds.blood_on_the_clocktower import Waking, facts

CHOSE = "chose"
_WORD = re.compile(r'"[^"]*"|[^\s,]+')
SIGNS = ("yes", "no")
"""Words of an answer, whoever has a name that begins so."""
SHORTEST = 2
"""How much of a name has to be typed to be one among other words."""


class Noted(NamedTuple):
    """What somebody was told, and whom or what they chose."""

    told: str
    chose: tuple[str, ...]


def noted(state: State, place: str, told: str, chose: Sequence[str]) -> Noted:
    """What the words at a place of the night come to.

    Names behind `chose`, with dashes or without, were chosen; so were names alone, where the character chooses.
    """
    if chose:
        return Noted(told, tuple(chosen(state, text) for text in chose))
    words = _parted(state, told)
    if CHOSE in words:
        at = len(words) - 1 - words[::-1].index(CHOSE)
        names = [_name(state, word, players=True, seats=True, characters=True) for word in words[at + 1 :]]
        if names and all(names):
            return Noted(told[: told.rindex(CHOSE)].strip(), tuple(names))
    waking = facts().wakes.get(place, Waking())
    return _of_chooser(state, waking, told) if waking.chooses else Noted(told, ())


def example(state: State, place: str, acting: Sequence[str]) -> str:
    """What might be typed at a place, as it may be typed; empty where nothing need be said."""
    names = [as_typed(name) for name in state.circle if name not in acting] or [as_typed(state.circle[0])]
    ids = [one.id for one in on_script(state) if one.type is Type.TOWNSFOLK]
    waking = facts().wakes.get(place)
    if waking is None:
        return "" if place in facts().characters else f'"what you showed" --{CHOSE} {names[0]}'
    stock = {"player": names, "character": ids or ["chef"], "number": ["1"], "yes or no": ["no"]}
    chose, told = _filled(stock, waking.chooses), _filled(stock, waking.learns)
    return f"{told} --{CHOSE} {chose}" if told and chose else told or chose


def asked(place: str) -> str:
    """What the Storyteller is asked at a place."""
    waking = facts().wakes.get(place, Waking())
    choosing = "Whom do they choose" if "player" in waking.chooses else "What do they choose"
    if waking.chooses and waking.learns:
        return f"{choosing}, and what are they told?"
    if waking.chooses:
        return f"{choosing}?"
    return "What are they told?" if waking.learns else "What was told or chosen?"


def _filled(stock: dict[str, list[str]], kinds: Sequence[str]) -> str:
    """A word for each kind, the next one where a kind comes again."""
    return " ".join(
        stock[kind][kinds[:place].count(kind) % len(stock[kind])] for place, kind in enumerate(kinds) if stock[kind]
    )


def _of_chooser(state: State, waking: Waking, told: str) -> Noted:
    seats = "number" not in waking.learns
    kinds = {"players": "player" in waking.chooses, "seats": seats, "characters": "character" in waking.chooses}
    whole = _name(state, told, **kinds)
    if whole:
        return Noted("", (whole,))
    words = _parted(state, told)
    found = [_name(state, word, **kinds) for word in words]
    first = list(takewhile(bool, found))
    last = list(takewhile(bool, reversed(found)))[::-1]
    few = len(waking.chooses)
    if first and (len(first) == len(words) or (waking.learns and len(first) <= few)):
        return Noted(" ".join(words[len(first) :]), tuple(first))
    # Behind a short word, such as a number or a no, names were chosen; behind a sentence they may belong to it.
    if 0 < len(last) <= few and len(words) - len(last) <= len(waking.learns):
        return Noted(" ".join(words[: -len(last)]), tuple(last))
    return Noted(told, ())


def _parted(state: State, told: str) -> list[str]:
    """The words of a text; a name of several words is one, in quotes or without."""
    words = [one.strip('"') for one in _WORD.findall(told) if one.casefold() != "and"]
    for name in (one for one in state.circle if " " in one):
        parts = name.casefold().split()
        for at in range(len(words) - len(parts), -1, -1):
            if [word.casefold() for word in words[at : at + len(parts)]] == parts:
                words[at : at + len(parts)] = [name]
    return words


def _name(state: State, text: str, *, players: bool, seats: bool, characters: bool) -> str:
    """The player or character that a word in a text surely means; empty if it need not be one."""
    word = text.strip(' "')
    if word.casefold() in SIGNS or (word.isdecimal() and not seats):
        return ""
    if players and word.isdecimal():
        return who(state, word)
    found = matching(word, state.circle) if players and len(word) >= SHORTEST else ()
    if len(found) == 1:
        return found[0]
    fit = fitting(word, on_script(state)) if characters and len(word) >= SHORTEST else ()
    return fit[0].name if len(fit) == 1 else ""


def chosen(state: State, text: str) -> str:
    """A player or a character that was chosen; oneself and the dead may be (ability.immediate)."""
    if text.isdecimal() or matching(text, state.circle):
        return who(state, text)
    return called(find(state, text).id, state)
