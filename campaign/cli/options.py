"""Options that every command takes, before or after its own words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, NoReturn


@dataclass(frozen=True)
class Options:
    """What was asked for with options that every command takes. What is None was not given."""

    db: str | None = None
    campaign: str | None = None
    json: bool = False
    seed: int | None = None
    at: int | None = None
    insist: bool = False
    viewer: str | None = None
    plain: bool = False


class Known(NamedTuple):
    """One of these options: its field, what stands for its value (empty for a flag), and what it does."""

    field: str
    value: str
    help: str
    name: str = ""
    """As it is typed, where the field's name does not do."""

    @property
    def flag(self) -> str:
        """As it is typed."""
        return f"--{self.name or self.field}"


KNOWN = (
    Known("db", "PATH", "The database: a file, or the address of a server. Also COUNCIL_DB."),
    Known("campaign", "NAME", "The campaign, by name or id. Also COUNCIL_CAMPAIGN."),
    Known("json", "", "Answer in JSON."),
    Known("plain", "", "Say one thing a line, without tables and drawings. Also COUNCIL_PLAIN."),
    Known("seed", "NUMBER", "The seed of what is drawn."),
    Known("at", "ENTRY", "Refuse if the campaign has moved on since this entry."),
    Known("insist", "", "Do it although it looks wrong."),
    Known("viewer", "SEAT", "Answer as that seat may see it. Also COUNCIL_FOR.", name="for"),
)
_BY_FLAG = {one.flag: one for one in KNOWN}
_NUMBERS = ("seed", "at")
LONGEST = 20
"""So many letters the longest number has that one of these options takes."""
OWN = {"deal": "--for", "midnight card": "--at"}
"""Commands that have an option of the same name: behind the command it is theirs. A test looks for others."""
TAKE_ACTIONS = ("amend", "whatif")
"""The tools behind which the words of an action may stand, without a title's prefix."""
ASIDE = ("--note",)
"""Their own options that take a value."""


def take(words: Sequence[str], base: Options | None = None) -> tuple[Options, list[str]]:
    """Picks these options out of a line; gives them, on top of `base`, and the words that are left.

    What follows a lone `--` is left alone, and so is what the command has itself (OWN). Refuses a missing value, or a
    number that is none (house.unreadable).
    """
    found: dict[str, Any] = {}
    left: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            left += [word, *rest]
            break
        name, given, value = word.partition("=")
        known = _BY_FLAG.get(name)
        if known is None or _is_own(name, left):
            left.append(word)
        elif not known.value:
            if given:
                _unreadable(f"{name} takes no value.", (name,))
            found[known.field] = True
        else:
            if not given and (not rest or rest[0].startswith("--")):
                _unreadable(f"{name} needs a value.", (f"{name} {known.value}",))
            found[known.field] = _read(known, value if given else rest.pop(0))
    return replace(base or Options(), **found), left


def begun(words: Sequence[str]) -> tuple[Options, list[str], Known | None]:
    """As `take`, for a line that is still being typed: gives also the option at its end that waits for its value."""
    last = _BY_FLAG.get(words[-1]) if words else None
    if last is None or not last.value or _is_own(last.flag, take(words[:-1])[1]):
        return (*take(words), None)
    return (*take(words[:-1]), last)


def _is_own(flag: str, left: Sequence[str]) -> bool:
    """Whether the command that `left` begins with, its words perhaps cut short, has such an option itself.

    So it is with an action that stands behind a tool: `amend 429 --before deal syd xanthe --for "votes aye"`.
    """
    words = _behind_tool(left)
    names = [command.split() for command, own in OWN.items() if flag == own]
    return any(_begins(left, name) or (words and _begins(words, name[-1:])) for name in names)


def _behind_tool(left: Sequence[str]) -> Sequence[str]:
    """The words of the action that stands behind a tool; none if none does."""
    if not (left and any(len(left[0]) > 1 and tool.startswith(left[0]) for tool in TAKE_ACTIONS)):
        return ()
    rest = list(left[1:])
    while rest and (rest[0].isdecimal() or rest[0].startswith("-")):
        rest = rest[2:] if rest[0] in ASIDE else rest[1:]
    return rest


def _begins(left: Sequence[str], command: Sequence[str]) -> bool:
    typed = left[: len(command)]
    return len(typed) == len(command) and all(w and full.startswith(w) for w, full in zip(typed, command, strict=True))


def _read(known: Known, value: str) -> str | int:
    if known.field not in _NUMBERS:
        return value
    if not value.removeprefix("-").isdecimal() or len(value) > LONGEST:
        _unreadable(f"{known.flag} takes a number, not “{value[:LONGEST]}”.", (f"{known.flag} {known.value}",))
    return int(value)


def _unreadable(because: str, allowed: tuple[str, ...]) -> NoReturn:
    from rules.core.refusal import Kind, Refusal

    raise Refusal(Kind.UNREADABLE, "house.unreadable", because, allowed)
