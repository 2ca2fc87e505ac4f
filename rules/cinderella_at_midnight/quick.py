"""A run in short, several words on a line: `n eb s=fountain* c p=hedge back` (see docs/cinderella-at-midnight.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rules.cinderella_at_midnight.arms import moves
from rules.cinderella_at_midnight.cards import turned_end
from rules.cinderella_at_midnight.names import CENTER, CROSSES, LETTERS, Part, Phase
from rules.cinderella_at_midnight.setup import free_places
from rules.cinderella_at_midnight.spelling import in_short
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.whose import WHERE
from rules.core.refusal import Kind, Refusal
from rules.core.step import Step
from rules.title import Call, Shorthand

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
        if found.get("things"):
            because = "Nothing is crossed while the first cards are laid: she stands at the center."
            raise Refusal(Kind.NOT_ALLOWED, "garden.setup", because, (f"{found['way']}",), f"+{found['things']}")
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


def _passage(state: State, found: Found) -> Call:
    arguments = _said(to=found["card"], crossing=_things(found), exit_=found["exit"])
    if not found["card"]:
        ways = tuple(way for way in moves(state) if way.startswith("passage "))
        if len(ways) != 1:
            because = "Several passages may be taken: say where to." if ways else "Say where the passage leads."
            raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, ways or ("p=CARD",), found["word"])
        arguments["to"] = ways[0].split()[1]
    return Call("passage", arguments)


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
        rf"(?P<word>p|in|passage)(?:[=:]{CARD}(?::(?P<exit>\d))?)?{THINGS}",
        _passage,
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
        "serenity2",
        "a Serenity ability, 2 on the line",
        r"(?:serenity|calm)(?P<number>\d+)?",
        lambda s, f: Call("serenity", _said(conceals=f["number"])),
    ),
    ("blocked", "all paths blocked", r"blocked", lambda s, f: Call("blocked", {})),
)
"""Each form: an example, what it says, its pattern, and the call that it stands for."""

ALONE = ("undo", "redo")
STROKES = ("turn:near", "swap:near-clock,near-plain")
EXAMPLES = tuple(example for example, _, _, _ in READERS)
PATTERNS = tuple((re.compile(pattern), reader) for _, _, pattern, reader in READERS)


def read_word(state: State, word: str) -> Call:
    """One word as a call, on the state as it is. Unreadable if it is none of the forms."""
    if state.phase in (Phase.BETWEEN, Phase.GATE):
        where, command = WHERE[state.phase]
        raise Refusal(Kind.NOT_ALLOWED, "house.not-now", f"She does not move now: {where}.", (command,), word)
    found = _found(word)
    if found is not None:
        reader, match = found
        return reader(state, {part: text or "" for part, text in match.groupdict().items()})
    if word.casefold() in ALONE:
        because = f"“{word}” is a command by itself, and no word of a walk. It goes one word of a walk back or forth."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"council {word.casefold()}",), word)
    raise Refusal(Kind.UNREADABLE, "house.unreadable", _no_word(state, word), possible(state), word)


def _found(word: str) -> tuple[Reader, re.Match[str]] | None:
    """The form that a word is of."""
    short = in_short(word)
    return next(((reader, match) for pattern, reader in PATTERNS if (match := pattern.fullmatch(short))), None)


def _no_word(state: State, word: str) -> str:
    if word.casefold() in ("out", "exit"):
        return "She comes out of a passage where it leads: say the card, or go on by an edge."
    if word.isdecimal():
        return f"“{word}” is no word of a walk. What Serenity conceals is one word with it: serenity{word}."
    letters = ", ".join(f"{letter} {LETTERS[letter]}" for letter in CROSSES[state.part])
    return f"“{word}” is no word of a walk. A word is a way, or says what her path crossed ({letters})."


def possible(state: State) -> tuple[str, ...]:
    """Words that may be typed now, as examples."""
    if state.phase is Phase.SETUP:
        return tuple(place.value for place in free_places(state))
    lying = tuple(card.name for card in state.grid)
    others = tuple(name for name in lying if name not in (CENTER, state.here))[:2]
    if state.due:
        return (*STROKES, *(f"turn:{name}" for name in others[:1]), "none")
    drawn = next((f"n={name}*" for name in state.faces if name not in (CENTER, *lying)), "n*")
    swap = (f"swap:{','.join(others)}",) if len(others) == 2 else ()
    ways = tuple(way.removeprefix("go ") for way in moves(state))
    serenity = ("serenity2",) if state.part is Part.GARDEN else ()
    crossed = CROSSES[state.part]
    return (*ways, drawn, "n-", "back", *crossed, f"n+{crossed[0]}", *swap, *serenity, "blocked")


def _instead(state: State, step: Step, line: str) -> bool:
    """Whether a line is a walk, though the key task was asked for."""
    return step.action == "set key-task" and bool(line.split()) and all(map(_found, line.split()))


WALK = Shorthand(
    "walk",
    "A walk in short, an entry a word: n e s w, or in full, north (move, or draw and place), n=fountain (the drawn"
    " card's name), n* (laid turned), n+b (crossing a bell), n- (drawn, does not let her on), back (a dead end),"
    " p=hedge (passage), p=hedge:2 (to its second open exit), crossed: b bell, c clock, o objective, k key, h half key,"
    " f family; swap:hedge,wall or turn:near (shift), none (no card shifts), serenity (the ability, in short calm),"
    " blocked. undo takes back one word",
    read_word,
    str.split,
    _instead,
)
