"""Names typed by people: any unique prefix stands for the whole."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, TypeVar
from unicodedata import category

from pydantic import BeforeValidator

from rules.core.refusal import ambiguous, unreadable

E = TypeVar("E", bound=StrEnum)


def matching(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that `text` stands for: the exact one alone, else all that begin with it. Case does not matter."""
    wanted = text.strip().casefold()
    known = tuple(names)
    exact = tuple(name for name in known if name.casefold() == wanted)
    return exact or tuple(name for name in known if wanted and name.casefold().startswith(wanted))


def named(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """As `matching`; a space may stand for a dash, and what fits no name may begin a later part of one (`lux`)."""
    wanted, known = "-".join(text.split()).casefold(), tuple(names)
    within = (name for name in known if wanted and any(part.startswith(wanted) for part in name.split("-")[1:]))
    return matching(wanted, known) or tuple(within)


def by_prefix(kind: type[E], text: object, noun: str = "") -> E:
    """The member of `kind` that `text` names by a unique prefix. Unreadable if none does, ambiguous if several do."""
    if isinstance(text, kind):
        return text
    names = _names(kind)
    if text in names:
        return kind(text)
    found = named(str(text), names)
    if not found:
        unreadable(f"“{text}” is no {noun or _noun(kind)}.", names)
    if len(found) > 1:
        ambiguous(f"“{text}” fits several: {', '.join(found)}.", found)
    return kind(found[0])


class Prefixed:
    """Annotation for an argument: `Annotated[Character, Prefixed()]` reads any unique prefix of a member's name.

    `noun` is what a refusal calls it, where the enum's name does not do.
    """

    def __init__(self, noun: str = "") -> None:
        self._noun = noun

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return BeforeValidator(lambda text: by_prefix(source, text, self._noun)).__get_pydantic_core_schema__(
            source, handler
        )


@cache
def _names(kind: type[StrEnum]) -> tuple[str, ...]:
    return tuple(member.value for member in kind)


def _noun(kind: type[StrEnum]) -> str:
    return "".join(f" {c}" if c.isupper() and i else c for i, c in enumerate(kind.__name__))


def shown(text: str) -> str:
    """A text in one line that a screen can show: line breaks and tabs are spaces, letters that steer a terminal or
    turn the direction of writing are left out. Most texts are like that already.
    """
    if text.isprintable():
        return text
    letters = (" " if one.isspace() else one for one in text)
    return "".join(one for one in letters if not steers(one))


def steers(letter: str) -> bool:
    """Whether a letter steers a terminal or turns the direction of writing."""
    return category(letter) == "Cc" or letter in _TURNING


_TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


Text = Annotated[str, BeforeValidator(lambda text: str(text).strip())]
