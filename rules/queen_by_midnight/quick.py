"""A turn in short, many small things on a line: `c+3 u1 v4 bc3 ac2maj@f f.no keep` (turn.actions)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rules.core.refusal import Kind, Refusal
from rules.core.step import Step
from rules.queen_by_midnight.names import CardClass, Phase
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.words import THINGS
from rules.title import Call, Shorthand

WHO = r"(?:(?P<who>[a-z-]+)\.)?"
NAME = r"(?::(?P<name>[^\s@]+))?"
DAMAGE = r"(?P<damage>maj(?:or)?(?:[+-]\d+)?|min(?:or)?(?:[+-]\d+)?|=\d+|later)?"
AT = r"@(?P<at>[a-z/,0-9-]+)"
CLASSES = {one.value[0]: one.value for one in CardClass}

Found = dict[str, Any]
Reader = Callable[[State, Found], Call]


def _end(hand: str) -> Reader:
    return lambda state, found: Call("end", _said(hand=hand, left=found["left"]))


def _buy(shop: str) -> Reader:
    def read(state: State, found: Found) -> Call:
        return Call("buy", _said(shop=shop, cost=found["cost"], card_class=CLASSES.get(found.get("of") or "")))

    return read


def _play(kind: str) -> Reader:
    def read(state: State, found: Found) -> Call:
        return Call(
            "card",
            _said(
                kind=kind,
                cost=found["cost"],
                name=found.get("name"),
                of=CLASSES.get(found.get("of") or ""),
                at=found.get("at"),
                loyalty=found.get("loyalty"),
                banish=bool(found.get("banish")) or None,
            ),
        )

    return read


def _attack(state: State, found: Found) -> Call:
    said = _said(card_class=CLASSES[found["of"]], cost=found["cost"], targets=found["at"].split(","))
    damage = (found["damage"] or "later").lstrip("=")
    return Call("attack", {**said, "damage": damage, **({"unblockable": True} if found["sure"] else {})})


def _hit(state: State, found: Found) -> Call:
    targets = found["at"].split(",") if found["at"] else None
    return Call("hit", _said(damage=found["damage"].lstrip("="), targets=targets))


def _react(state: State, found: Found) -> Call:
    waiting = state.attack.waiting if state.attack else ()
    player = found["who"] or (waiting[0].value if waiting else state.turn and state.turn.value)
    return Call("react", _said(player=player, cost=found.get("cost") or "no", negates=found.get("negates")))


def _cards(action: str) -> Reader:
    return lambda state, found: Call(action, _said(count=found["count"], who=found["who"]))


def _said(**arguments: Any) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value not in (None, "")}


def _found(match: re.Match[str]) -> Found:
    """The parts of a word, in small letters but for a card's name; those that are left out are empty."""
    return {part: text if part == "name" else (text or "").casefold() for part, text in match.groupdict().items()}


READERS: tuple[tuple[str, str, Reader], ...] = (
    ("keep", r"keep(?P<left>\d+)?", _end("keep")),
    ("archive", r"arch(?:ive)?(?P<left>\d+)?", _end("archive")),
    ("rv", r"rv", lambda state, found: Call("refresh", {"row": "vault"})),
    ("rb", r"rb", lambda state, found: Call("refresh", {"row": "bazaar"})),
    ("v3", r"v(?P<cost>\d+)", _buy("vault")),
    ("bc3", r"b(?P<of>[bcs])(?P<cost>\d+)", _buy("bazaar")),
    ("chest6", r"chest(?P<cost>\d+)", _buy("chest")),
    ("ult9", r"ult(?P<cost>\d+)", _buy("ultimate")),
    ("u1", r"u(?P<of>[bcs])?(?P<cost>\d+)(?P<banish>x)?", _play("utility")),
    ("boon2:crown", rf"boon(?P<of>[bcs])?(?P<cost>\d+){NAME}", _play("boon")),
    ("bane2@f:curse", rf"bane(?P<of>[bcs])?(?P<cost>\d+){AT}{NAME}", _play("bane")),
    ("summon3/4:wolf", rf"summon(?P<of>[bcs])?(?P<cost>\d+)/(?P<loyalty>\d+){NAME}", _play("summon")),
    ("ultimate3", r"ultimate(?P<cost>\d+)(?P<banish>x)?", _play("ultimate")),
    ("r", r"r(?P<cards>\d+)?", lambda state, found: Call("lay", _said(cards=found["cards"]))),
    ("ac2maj@f", rf"a(?P<of>[bcs])(?P<cost>\d+){DAMAGE}(?P<sure>/u)?{AT}", _attack),
    ("hit=4", rf"hit{DAMAGE.rstrip('?')}(?:{AT})?", _hit),
    ("f.re2card", rf"{WHO}re(?P<cost>\d+)(?P<negates>card|health|clout|nothing)?", _react),
    ("f.no", rf"{WHO}no", _react),
    ("d2", rf"{WHO}d(?P<count>\d+)", _cards("draw")),
    ("x1", rf"{WHO}x(?P<count>\d+)", _cards("discard")),
    ("st2@f", rf"st(?P<amount>\d+){AT}", lambda s, f: Call("steal", {"amount": f["amount"], "target": f["at"]})),
    (
        "f.h-3",
        rf"(?:[^.\s]+\.)?(?:{'|'.join(sorted(THINGS, key=len, reverse=True))})[+-]\d+",
        lambda state, found: Call("change", {"changes": [found["word"]]}),
    ),
)
"""Each form: an example, its pattern, and the call that it stands for."""

EXAMPLES = tuple(example for example, _, _ in READERS)
PATTERNS = tuple((re.compile(pattern, re.I), reader) for _, pattern, reader in READERS)


def split_turn(line: str) -> list[str]:
    """The words of a line."""
    return line.split()


def is_word(word: str) -> bool:
    """Whether it has the form of a word of a turn."""
    return word.casefold() == "end" or any(pattern.fullmatch(word) for pattern, _ in PATTERNS)


def instead(state: State, step: Step, line: str) -> bool:
    """Whether a line at a single question of a turn says the turn in short: all its words have that form."""
    asked = state.phase is Phase.TURNS and step.action not in ("turn", "advise") and line not in step.choices
    return asked and bool(words := split_turn(line)) and all(map(is_word, words))


def read_word(state: State, word: str) -> Call:
    """One word as a call, for the player whose turn it is. Unreadable if it is none of the forms."""
    if state.phase is not Phase.TURNS:
        raise Refusal(Kind.NOT_ALLOWED, "turn.actions", "No turn is being played now.", ("next",), word)
    if word.casefold() == "end":
        return Call("end", {})
    for pattern, reader in PATTERNS:
        match = pattern.fullmatch(word)
        if match:
            return reader(state, {**_found(match), "word": word})
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{word}” is no word of a turn.", EXAMPLES, word)


TURN = Shorthand(
    "turn",
    "A turn in short: c+3 f.h-2 (changes), u1 (Utility), v3 bc3 (buy), rv rb (refresh), r (Reaction), ultimate3,"
    " ac2maj@f (attack), f.no f.re2card (react), hit=4, boon2 bane2@f summon3/4, d1 x1, keep or archive",
    read_word,
    split_turn,
    instead,
)
