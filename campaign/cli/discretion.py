"""What of a typed line may be repeated. Behind an action with a secret argument, only what is surely public."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from campaign.cli import commands
from campaign.cli.commands import HOME, TOOLS
from campaign.cli.options import KNOWN, TAKE_ACTIONS
from rules import titles
from rules.core.action import Action, Parameter
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from rules.title import LEFT_OUT, Title

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

LIKE = 0.7
"""How much a mistyped word looks like the one that was meant."""
_FREE = "zq zq"
"""Whatever takes this as a value takes any text."""
_CODE = re.compile(r"[A-Za-z]{1,3}-?\d{1,3}")
_VALUED = {one.flag: bool(one.value) for one in KNOWN}


Hides = Callable[[Parameter], bool]
"""Which arguments are not for everybody."""


class Heard(NamedTuple):
    """A line as it may be repeated, and the words of it that may not."""

    said: str
    hidden: frozenset[str] = frozenset()

    def hush(self, text: str) -> str:
        """A text without these words."""
        hidden = [re.escape(word) for word in sorted(self.hidden, key=len, reverse=True)]
        return re.sub(rf"(?<!\w)(?:{'|'.join(hidden)})(?!\w)", LEFT_OUT, text, flags=re.IGNORECASE) if hidden else text


def heard(line: str, desk: Desk) -> Heard:
    """The line as it may be repeated. Nothing is hidden where no action with a secret argument was meant.

    What only a host reads is left out of the line for all others, and may stand in what is said about it.
    """
    words = line.split()
    bare = [word.strip("\"'") for word in words]
    for title, start in _readings(bare, desk):
        if kept := _kept(title, bare, start, desk, _is_secret):
            return _cut(words, kept)
        if title.host != EVERYONE and (kept := _kept(title, bare, start, desk, _is_hosts)):
            return Heard(line) if desk.listener == title.host else Heard(_cut(words, kept).said)
    return Heard(line)


def _is_secret(one: Parameter) -> bool:
    return one.secret


def _is_hosts(one: Parameter) -> bool:
    return one.kept


def _cut(words: list[str], kept: list[int]) -> Heard:
    shown = [word for place, word in enumerate(words) if place in kept]
    public = {word.casefold() for word in shown}
    hidden = {part for place, word in enumerate(words) if place not in kept for part in _parts(word)}
    said = " ".join([*shown, *([LEFT_OUT] if len(kept) < len(words) else [])])
    return Heard(said, frozenset(part for part in hidden if part.casefold() not in public))


def _parts(word: str) -> Iterator[str]:
    """A word as an error may name it: whole, without quotes, and what stands around an equals sign."""
    bare = word.strip("\"'")
    yield from (one for one in (word, bare, *bare.lstrip("-").split("=")) if one)


def _readings(words: Sequence[str], desk: Desk) -> Iterator[tuple[Title[Any], int]]:
    """The titles of which the line may be an action, each with the place where its name would begin."""
    start = _after_options(words, 0)
    if words[start : start + 1] == ["council"]:
        start = _after_options(words, start + 1)
    first = words[start].casefold() if start < len(words) else ""
    tool = next((one.name for one in TOOLS if one.name == first), "")
    if not first or (tool and tool not in TAKE_ACTIONS):
        return
    if any(name.startswith(first) for name in TAKE_ACTIONS):
        start = next((place for place in range(start + 1, len(words)) if not _is_aside(words[place])), len(words))
        first = words[start].casefold() if start < len(words) else ""
        if desk.open_title() is None:
            yield from ((card.load(), start) for card in titles.TITLES)
    for prefix in commands.PREFIXES:
        if _is_like(first, prefix.name):
            yield _title(prefix.slug), _after_options(words, start + 1)
    here = desk.open_title()
    if here is not None:
        yield here, start
    if here is None or (here.slug != HOME and not _in_short(here, desk, words)):
        yield _title(HOME), start


def _in_short(title: Title[Any], desk: Desk, words: Sequence[str]) -> bool:
    """Whether a line is one of the open title in short, such as a walk `n e s w`: then no other title's is meant."""
    state = desk.open_state()
    for one in title.shorthands:
        with suppress(Refusal):
            for word in words:
                one.read(state, word)
            return True
    return False


def _title(slug: str) -> Title[Any]:
    return next(card for card in titles.TITLES if card.slug == slug).load()


def _is_aside(word: str) -> bool:
    return word.isdigit() or word.startswith("-")


def _after_options(words: Sequence[str], start: int) -> int:
    while start < len(words) and words[start].startswith("--"):
        name, given, _ = words[start].partition("=")
        start += 2 if _VALUED.get(name) and not given else 1
    return start


def _kept(title: Title[Any], words: Sequence[str], start: int, desk: Desk, hides: Hides) -> list[int]:
    """The places of the words that may be repeated; empty if no action with a secret was meant."""
    named = _named(title, words, start, hides)
    if named is None:
        return []
    action, end = named
    kept = list(range(end))
    public = (one for one in action.parameters if not (hides(one) or one.option))
    for place in range(end, len(words)):
        one = next(public, None)
        if one is None or not _is_public(one, words[place], title, desk):
            break
        kept.append(place)
    return kept


def _named(title: Title[Any], words: Sequence[str], start: int, hides: Hides) -> tuple[Action, int] | None:
    """The action with a secret argument that was meant, also mistyped, and where its name ends."""
    secretive = [action for action in title.actions if any(map(hides, action.parameters))]
    open_ones = [action.name.split() for action in title.actions if action not in secretive]
    others = {one[0] for one in open_ones} | {one.name for one in title.shorthands} | {one.name for one in TOOLS}
    typed = [word.casefold() for word in words[start:]]
    for action in secretive if typed else ():
        first, *rest = name = action.name.split()
        if any(_is_exact(typed, other, name) for other in open_ones):
            continue
        begins = _begins(typed[0], first, others)
        if begins and len(typed) >= len(name) and all(map(_is_like, typed[1:], rest)):
            return action, start + len(name)
        stray = len(typed) > 1 and not any(one[1:] and one[1].startswith(typed[1]) for one in open_ones)
        if rest and ((begins and stray) or _begins(typed[0], rest[-1], others)):
            return action, start + 1
    return None


def _begins(word: str, name: str, others: Iterable[str]) -> bool:
    """Whether a first word is this one, cut short or mistyped, and no other command's."""
    return name.startswith(word) or (not any(one.startswith(word) for one in others) and _is_like(word, name))


def _is_exact(typed: Sequence[str], other: Sequence[str], name: Sequence[str]) -> bool:
    """Whether just this other action was typed, in full, and nothing longer is meant."""
    return list(typed[: len(other)]) == list(other) and not (len(name) > len(other) and name[: len(other)] == other)


def _is_like(typed: str, name: str) -> bool:
    wanted = typed.casefold()
    return bool(wanted) and (name.startswith(wanted) or SequenceMatcher(None, wanted, name).ratio() >= LIKE)


def _is_public(one: Parameter, word: str, title: Title[Any], desk: Desk) -> bool:
    """Whether the word can be read as this argument. Where any text can, it must name a seat or be a code."""
    seats = [seat.casefold() for seat in desk.open_seats() or title.seats]
    if any(_is_like(word, seat) for seat in seats):
        return True
    return _reads(one, word) and (not _reads(one, _FREE) or bool(_CODE.fullmatch(word)))


def _reads(one: Parameter, word: str) -> bool:
    try:
        TypeAdapter(one.annotation).validate_python(word)
    except ValidationError:
        return False
    return True
