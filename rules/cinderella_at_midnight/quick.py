"""A run in short, several words on a line: `n eb s=fountain* c p=hedge back` (see docs/cinderella-at-midnight.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rules.cinderella_at_midnight.cards import turned_end
from rules.cinderella_at_midnight.names import Crossing, Phase
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.whose import WHERE
from rules.core.refusal import Kind, Refusal
from rules.title import Call, Shorthand

LETTERS = {
    "b": Crossing.BELL,
    "c": Crossing.CLOCK,
    "o": Crossing.OBJECTIVE,
    "k": Crossing.KEY,
    "h": Crossing.HALF,
    "f": Crossing.FAMILY,
}
CARD = r"(?P<card>[a-z0-9][a-z0-9-]*)"
NAMED = rf"(?:={CARD})?(?P<turned>\*)?"
LETTER = "[bcokhf]"
CROSSED = rf"(?P<things>{LETTER}+(?:\+{LETTER}+)*)"
THINGS = rf"(?:\+{CROSSED})?"

Found = dict[str, str]
Reader = Callable[[State, Found], Call]


def _said(**arguments: Any) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value not in ("", False, [])}


def _things(found: Found) -> list[str]:
    return [LETTERS[letter].value for letter in found.get("things", "").replace("+", "")]


def _go(state: State, found: Found) -> Call:
    card, turned = found["card"], bool(found["turned"])
    if state.phase is Phase.SETUP:
        return Call("lay", _said(place=found["way"], card=card, turned=turned))
    return Call("go", _said(direction=found["way"], card=card, turned=turned, crossing=_things(found)))


def _back(state: State, found: Found) -> Call:
    end = state.came and turned_end(state.came, state.current.turned).direction
    if not end:
        because = "Nobody knows by which edge she came: say the direction, or the passage."
        raise Refusal(Kind.NOT_ALLOWED, "move.no-turning-back", because, ("n e s w", "p=CARD"), "back")
    return Call("go", _said(direction=end.value, back=True, crossing=_things(found)))


def _shift(how: str) -> Reader:
    def read(state: State, found: Found) -> Call:
        return Call("strike" if state.due else "shift", {"how": how, "cards": found["cards"].split(",")})

    return read


READERS: tuple[tuple[str, str, str, Reader], ...] = (
    ("n", "move, or draw and place", rf"(?P<way>[nesw]){NAMED}{THINGS}", _go),
    ("ne", "lay one of the first four", rf"(?P<way>ne|se|sw|nw){NAMED}", _go),
    (
        "n-",
        "drawn, does not let her on",
        rf"(?P<way>[nesw])-(?:=?{CARD})?",
        lambda s, f: Call("redraw", _said(direction=f["way"], card=f["card"])),
    ),
    ("back", "a dead end, turn back", rf"back{THINGS}", _back),
    (
        "p=hedge",
        "secret passage",
        rf"p={CARD}{THINGS}",
        lambda s, f: Call("passage", _said(to=f["card"], crossing=_things(f))),
    ),
    (
        "b",
        "bell (c clock, o objective, k key, h half key, f family) crossed",
        CROSSED,
        lambda s, f: Call("cross", {"things": _things(f)}),
    ),
    ("swap:hedge,wall", "shift", r"swap:(?P<cards>[a-z0-9-]+,[a-z0-9-]+)", _shift("swap")),
    ("turn:near", "shift", r"turn:(?P<cards>[a-z0-9-]+)", _shift("turn")),
    ("none", "no card shifts", r"none", lambda s, f: Call("strike", {"how": "none"})),
    (
        "calm2",
        "serenity, 2 on the line",
        r"calm(?P<number>\d+)?",
        lambda s, f: Call("serenity", _said(conceals=f["number"])),
    ),
    ("blocked", "all paths blocked", r"blocked", lambda s, f: Call("blocked", {})),
)
"""Each form: an example, what it says, its pattern, and the call that it stands for."""

ALONE = ("undo", "redo")
EXAMPLES = tuple(example for example, _, _, _ in READERS)
PATTERNS = tuple((re.compile(pattern), reader) for _, _, pattern, reader in READERS)


def read_word(state: State, word: str) -> Call:
    """One word as a call, on the state as it is. Unreadable if it is none of the forms."""
    if state.phase in (Phase.BETWEEN, Phase.GATE):
        where, command = WHERE[state.phase]
        raise Refusal(Kind.NOT_ALLOWED, "house.not-now", f"She does not move now: {where}.", (command,), word)
    for pattern, reader in PATTERNS:
        match = pattern.fullmatch(word.casefold())
        if match:
            return reader(state, {part: text or "" for part, text in match.groupdict().items()})
    if word.casefold() in ALONE:
        because = f"“{word}” is a command by itself, and no word of a walk."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"council {word.casefold()}",), word)
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{word}” is no word of a walk.", EXAMPLES, word)


WALK = Shorthand(
    "walk",
    "A walk in short, an entry a word: n e s w (move, or draw and place), n=fountain (the drawn card's name), n* (laid"
    " turned), n+b (crossing a bell), n- (drawn, does not let her on), back (a dead end), p=hedge (passage), crossed:"
    " b bell, c clock, o objective, k key, h half key, f family; swap:hedge,wall or turn:near (shift), none, calm"
    " (serenity), blocked",
    read_word,
    str.split,
)
