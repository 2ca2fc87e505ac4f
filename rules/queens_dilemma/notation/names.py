"""The names on a card: completed from a unique prefix, or refused with a suggestion."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Literal, NoReturn, TypeVar

from rules.core.names import matching
from rules.core.refusal import ambiguous, unreadable
from rules.queens_dilemma.effects import Group, HolderOf, OwnerOf
from rules.queens_dilemma.names import Band, BuildingType, Character, Colour, Ideology, Legacy, Region, Resource, Thing
from rules.queens_dilemma.notation.texts import brief, in_quotes

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

_NEAR = 0.7
"""How alike two words must be for one to be taken for a mistyped other."""


def named(kind: Iterable[E]) -> dict[str, E]:
    """The members by the names that people type."""
    return {member.value: member for member in kind}


IDEOLOGIES = named(Ideology)
THINGS = named(Thing)
RESOURCES = named(Resource)
COLOURS = named(Colour)
BUILDINGS = named(BuildingType)
CHARACTERS = named(Character)
BANDS = named(Band)
FACES: dict[str, Ideology | Legacy] = {**named(Ideology), **named(Legacy)}
ENVELOPE: Literal["envelope"] = "envelope"
MOVES: dict[str, Ideology | Literal["envelope"]] = {**IDEOLOGIES, ENVELOPE: ENVELOPE}
TARGETS: dict[str, Group | OwnerOf | HolderOf] = {
    "Winners": Group(name="Winners"),
    "Leader": Group(name="Leader"),
    "Moderator": Group(name="Moderator"),
    "Players": Group(name="Players"),
    **{character.shown: OwnerOf(character=character) for character in Character},
    **{region.shown: HolderOf(region=region) for region in Region},
}


def chosen(text: str, known: Mapping[str, T], noun: str) -> T:
    """What `text` stands for by a unique prefix. Refuses with the nearest name first."""
    found = matching(text, known)
    if len(found) > 1:
        ambiguous(f"“{brief(text)}” can be {' or '.join(found)}.", found)
    if not found:
        _unknown(text, known, noun)
    return known[found[0]]


def target_named(words: str) -> Group | OwnerOf | HolderOf | None:
    """The known target that `words` name; None for a narrative Keyword. Refuses what looks mistyped."""
    found = matching(words, TARGETS)
    if len(found) > 1:
        ambiguous(f"“{brief(words)}” can be {' or '.join(found)}.", [f"{name}:" for name in found])
    if found:
        return TARGETS[found[0]]
    quoted = f"{in_quotes(words)}:"
    if near := nearest(words, TARGETS):
        unreadable(
            f"“{brief(words)}” looks like {near}. If it is a narrative Keyword, put it in quotes.", (f"{near}:", quoted)
        )
    if not _plain(words):
        first, _, last = words.rpartition(" ")
        parted = (f"{first}; {last}:",) if first and stands_for(last, TARGETS) else ()
        unreadable(
            f"“{brief(words)}” is no target: a Keyword has no numbers or signs in it. If this one has, quote it; "
            "if it is two things, part them with “;”.",
            (*parted, quoted),
        )
    return None


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The name that `text` may be a slip of."""
    names = {name.casefold(): name for name in known}
    near = get_close_matches(text.casefold(), names, n=1, cutoff=_NEAR)
    return names[near[0]] if near else None


def ideology(text: str) -> Ideology:
    """The Ideology that `text` stands for."""
    return chosen(text, IDEOLOGIES, "Ideology")


def thing(text: str) -> Thing:
    """The Resource, Power or points that `text` stands for."""
    return chosen(text, THINGS, "Resource, Power or points")


def building(text: str) -> BuildingType:
    """The type of Building that `text` stands for."""
    return chosen(text, BUILDINGS, "type of Building")


def stands_for(text: str, known: Iterable[str]) -> bool:
    """Whether `text` begins one of the names."""
    return bool(matching(text, known))


def _plain(words: str) -> bool:
    """Letters with their marks (Cf joins letters in some scripts), spaces, and what stands inside words."""
    return all(unicodedata.category(one)[0] in "LM" or one in " .'-\u200c\u200d" for one in words)


def _unknown(text: str, known: Mapping[str, object], noun: str) -> NoReturn:
    near = nearest(text, known)
    others = [name for name in known if name != near]
    if near:
        unreadable(f"“{brief(text)}” is no {noun}. Did you mean {near}?", (near, *others))
    unreadable(f"“{brief(text)}” is no {noun}.", others)
