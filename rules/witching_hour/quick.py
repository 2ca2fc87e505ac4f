"""A turn in short: attacks, answers and abilities as words of a line, an entry each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rules.core.refusal import Kind, Refusal
from rules.core.step import Step
from rules.title import Call, Shorthand
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import is_cards
from rules.witching_hour.state import State
from rules.witching_hour.words import word_of

Found = dict[str, str]
Reader = Callable[[State, Found], Call]


def _targeted(state: State, found: Found) -> Call:
    """`bob:3bell` is an attack while turns are played, and Bob's Hex pile when they are counted."""
    if state.phase is Phase.COUNT:
        return Call("count", {"player": found["who"], "cards": found["set"]})
    return Call("attack", {"target": found["who"], "cards": found["set"]})


def _on(action: str, argument: str) -> Reader:
    return lambda state, found: Call(action, {argument: found["who"]})


def _alone(action: str, **arguments: Any) -> Reader:
    return lambda state, found: Call(action, arguments)


NAME = re.compile(r"[^\W\d_][\w'-]*")
AT_SOMEBODY = {CardType.BOOK: "whose hand is looked at", CardType.CHALICE: "into whose Hex pile does it go"}
"""What is asked of a card that is played at a player, where none is named."""
ALONE = (CardType.SKULL, CardType.HOURGLASS, CardType.CAULDRON)
LETS = re.compile(r"no|nope|pass", re.I)
WHO = r"(?P<who>[^\W\d_][^:]*)"
READERS: tuple[tuple[str, str, Reader], ...] = (
    ("book:bob", r"book:(?P<who>.+)", _on("reveal book", "target")),
    ("chalice:bob", r"chal(?:ice)?:(?P<who>.+)", _on("reveal chalice", "owner")),
    ("bob:3bell", rf"{WHO}:(?P<set>-|\d*[a-z][\da-z+,]*)", _targeted),
    ("3candle", r"(?P<set>\d+[a-z][\da-z+,]*)", lambda state, found: Call("block", {"answer": found["set"]})),
    ("no", LETS.pattern, _alone("block", answer="no")),
    ("familiar", r"fam(?:iliar)?", _alone("block", answer="familiar")),
    ("skull", r"sk(?:ull)?", _alone("reveal skull")),
    ("hourglass", r"hour(?:glass)?", _alone("reveal hourglass")),
    ("cauldron", r"caul(?:dron)?", _alone("reveal cauldron")),
)
"""Each form: an example, its pattern, and the call that it stands for."""

PILE = re.compile(next(pattern for example, pattern, _ in READERS if example == "bob:3bell"), re.I)
EXAMPLES = tuple(example for example, _, _ in READERS)
PATTERNS = tuple((re.compile(pattern, re.I), reader) for _, pattern, reader in READERS)


JOINED: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\s*:\s*"), ":"),
    (re.compile(r"\s+(?:and|with|&|\+)\s+(?:an?\s+)?", re.I), "+"),
    (re.compile(r",\s+"), ","),
    (re.compile(r"(?<!\w)(\d+)\s+(?=[a-z])", re.I), r"\1"),
)
"""What is typed with spaces, such as `cy: 2 bells and candle`, as the one word that it stands for."""


def split_turn(line: str) -> list[str]:
    """The words of a line; cards that are typed with spaces are one, and belong to the name in front of them."""
    for pattern, joined in JOINED:
        line = pattern.sub(joined, line.strip())
    words: list[str] = []
    for word in line.split():
        named = bool(words) and _is_name(words[-1]) and _is_set(word)
        words[-1:] = [f"{words[-1]}:{word}"] if named else [*words[-1:], word]
    return words


def _is_name(word: str) -> bool:
    """Whether it can only be a player's name: no cards, and no word that says something by itself."""
    return (
        NAME.fullmatch(word) is not None
        and not any(pattern.fullmatch(word) for pattern, _ in PATTERNS[2:])
        and not (is_cards(word))
    )


def _is_set(word: str) -> bool:
    return is_cards(word) and LETS.fullmatch(word) is None


def read_word(state: State, word: str) -> Call:
    """One word as a call. Unreadable if it is none of the forms."""
    for pattern, reader in PATTERNS:
        match = pattern.fullmatch(word)
        if match:
            return reader(state, match.groupdict())
    if len(word) > 2 and (kind := next((one for one in AT_SOMEBODY if one.startswith(word.casefold())), None)):
        because = f"The {kind.shown}: {AT_SOMEBODY[kind]}?"
        ways = tuple(f"{kind}:{name}" for one in _asked(state, kind) if (name := word_of(state, one)))
        raise Refusal(Kind.AMBIGUOUS, f"card.{kind}", because, ways, word)
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{word}” is no word of a turn.", examples(state), word)


def _asked(state: State, kind: CardType) -> tuple[str, ...]:
    """The players whom a card may be played at; a Chalice also goes into the own Hex pile."""
    others = state.left_of(state.turn) if state.turn else state.seats
    return others if kind is CardType.BOOK or not state.turn else (*others, state.turn)


def examples(state: State) -> tuple[str, ...]:
    """Each form, with the name of a player who is there."""
    # Nobody is on turn while hands are dealt or piles counted.
    others = state.left_of(state.turn) if state.turn else state.seats
    other = next((word for one in others if (word := word_of(state, one))), "")
    without = () if not state.seats or state.copies(CardType.BOOK) else ("book:bob",)
    return tuple(one.replace("bob", other or "bob") for one in EXAMPLES if one not in without)


def instead(state: State, step: Step, line: str) -> bool:
    """Whether a line at the question for one Hex pile names several, each with its player."""
    words = split_turn(line) if state.phase is Phase.COUNT and step.action == "count" else []
    return len(words) > 1 and all(PILE.fullmatch(word) for word in words)


def offers(state: State) -> tuple[str, ...]:
    """The words of a turn with the players who are there, whatever the hand allows."""
    if state.phase is not Phase.TURNS:
        return ()
    at = (f"{kind}:{name}" for kind in AT_SOMEBODY for one in _asked(state, kind) if (name := word_of(state, one)))
    attacks = (f"{name}:" for one in state.left_of(state.turn) if (name := word_of(state, one)))
    return (*attacks, *(kind.value for kind in ALONE), *at)


TURN = Shorthand(
    "turn",
    "Turns in short: NAME:3bell (attack), NAME:3bell+ (with a Candle), 3candle, no, familiar (answers), skull hourglass"
    " cauldron book:NAME chalice:NAME; when piles are counted, NAME:4bell+1candle",
    read_word,
    split_turn,
    instead,
    offers=offers,
    plays=("attack", "reveal book", "reveal skull", "reveal hourglass", "reveal chalice", "reveal cauldron"),
)
