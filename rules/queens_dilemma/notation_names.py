"""How words, codes and amounts on a card are read: tidied, completed from a prefix, or refused with a suggestion."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Literal, NoReturn, TypeVar

from rules.core.names import matching
from rules.core.refusal import ambiguous, unreadable
from rules.queens_dilemma.effects import Group, HolderOf, OwnerOf
from rules.queens_dilemma.names import BuildingType, Character, Colour, Ideology, Legacy, Region, Resource, Thing

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

MOST_LETTERS = 4_000
MOST_AMOUNT = 99
_NEAR = 0.7
"""How alike two words must be for one to be taken for a mistyped other."""

_SAME = str.maketrans(dict.fromkeys("‘’ʼ′", "'") | dict.fromkeys("“”„«»″", '"') | dict.fromkeys("‐‑‒–—−﹣－", "-"))
_DIGITS = {"A": 3, "C": 3, "B": 2, "K": 2, "S": 2, "M": 2, "END": 2}


def named(kind: Iterable[E]) -> dict[str, E]:
    """The members by the names that people type."""
    return {member.value: member for member in kind}


IDEOLOGIES = named(Ideology)
THINGS = named(Thing)
RESOURCES = named(Resource)
COLOURS = named(Colour)
BUILDINGS = named(BuildingType)
CHARACTERS = named(Character)
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


def tidy(text: str) -> str:
    """One line, single spaces, plain quotes and dashes: what is typed, pasted or spoken into a phone reads alike."""
    shown = "".join(_shown(letter) for letter in text).translate(_SAME)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def chosen(text: str, known: Mapping[str, T], noun: str) -> T:
    """What `text` stands for by a unique prefix. Refuses with the nearest name first."""
    found = matching(text, known)
    if len(found) > 1:
        ambiguous(f"“{text}” can be {' or '.join(found)}.", found)
    if not found:
        _unknown(text, known, noun)
    return known[found[0]]


def target_named(words: str) -> Group | OwnerOf | HolderOf | None:
    """The known target that `words` name; None for a narrative Keyword. Refuses what looks mistyped."""
    found = matching(words, TARGETS)
    if len(found) > 1:
        ambiguous(f"“{words}” can be {' or '.join(found)}.", [f"{name}:" for name in found])
    if found:
        return TARGETS[found[0]]
    quoted = f"{in_quotes(words)}:"
    if near := nearest(words, TARGETS):
        unreadable(
            f"“{words}” looks like {near}. If it is a narrative Keyword, put it in quotes.", (f"{near}:", quoted)
        )
    if not _plain(words):
        unreadable(
            f"“{words}” is no target: a Keyword has no numbers or signs in it. If this one has, put it in quotes; "
            "if it is two things, part them with “;”.",
            (quoted,),
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


def amount(digits: str, least: int = 1, most: int = MOST_AMOUNT) -> int:
    """A number between `least` and `most`."""
    if len(digits) > 4 or not least <= int(digits) <= most:
        unreadable(f"“{digits[:9]}” is no amount here: it goes from {least} to {most}.")
    return int(digits)


def envelope_number(digits: str) -> str:
    """`7` or `07`: two digits."""
    if len(digits) > 2:
        unreadable(f"“envelope {digits}” has too many digits: Envelopes have two.", ("envelope 07",))
    return digits.zfill(2)


def full_code(typed: str) -> str:
    """`m3` is M03, `a45` A045: capital letters and all its zeros. Refuses a code with too many digits."""
    letters = typed.rstrip("0123456789").strip().upper()
    digits = typed[len(typed.rstrip("0123456789")) :]
    if letters == "AAOD":
        if digits not in tuple("123456"):
            unreadable(f"“{typed}” is no Agenda: the Age of Disorder has AAOD1 to AAOD6.")
        return letters + digits
    width = _DIGITS[letters]
    if len(digits) > width:
        example = letters + "7".zfill(width)
        unreadable(f"“{typed}” has too many digits: {letters} is followed by {width}.", (example,))
    return letters + digits.zfill(width)


def in_quotes(words: str) -> str:
    """`words` as they are typed to be taken as they stand."""
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def out_of_quotes(typed: str) -> str:
    """What stands in the quotes. Refuses nothing at all."""
    words = re.sub(r"\\(.)", r"\1", typed[1:-1]).strip()
    if not words:
        unreadable("There is nothing between the quotes.")
    return words


def _plain(words: str) -> bool:
    """Letters with their marks (Cf joins letters in some scripts), spaces, and what stands inside words."""
    return all(unicodedata.category(one)[0] in "LM" or one in " .'-\u200c\u200d" for one in words)


def _unknown(text: str, known: Mapping[str, object], noun: str) -> NoReturn:
    near = nearest(text, known)
    others = [name for name in known if name != near]
    if near:
        unreadable(f"“{text}” is no {noun}. Did you mean {near}?", (near, *others))
    unreadable(f"“{text}” is no {noun}.", others)


def _shown(letter: str) -> str:
    """A letter as it may stand in an entry: nothing invisible, nothing that a terminal would obey."""
    kind = unicodedata.category(letter)
    if letter in "\ufeff\u200b":
        return ""
    return {"Cc": " ", "Cs": "\ufffd"}.get(kind, letter)
