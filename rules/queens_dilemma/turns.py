"""Voting turns in short: `a1 n4 r3 s pg pm pC012 pg+C034`, with `xanthe:` in front to check who (vote.order)."""

from __future__ import annotations

import re

from rules.core.refusal import Kind, Refusal
from rules.queens_dilemma.state import State
from rules.queens_dilemma.voting import GATHER, MODERATOR, turn_words
from rules.title import Call, Shorthand

CARD = r"c\d{3}|s\d{2}|e\d{1,2}"
WORD = re.compile(
    rf"(?:(?P<who>[a-z]+):)?(?P<what>[anr]\d+|s|p(?P<how>g|m|{CARD})(?:\+(?P<bonus>{CARD}))?)", re.IGNORECASE
)
SIDES = {"a": "aye", "n": "nay"}


def split_turns(line: str) -> list[str]:
    """The turns on a line, with or without spaces between them. What is no turn comes back as a word of its own."""
    turns: list[str] = []
    for word in line.replace(",", " ").split():
        found = [match.group() for match in WORD.finditer(word)]
        turns += found if "".join(found) == word else [word]
    return turns


def read_turn(state: State, word: str) -> Call:
    """One turn as a call, for the player to move. Refused while nobody votes, unreadable if it is no turn."""
    if state.vote is None or state.vote.turn is None:
        raise Refusal(Kind.NOT_ALLOWED, "round.phases", "No Vote is under way.", ("next",), word)
    match = WORD.fullmatch(word)
    if match is None:
        because = f"“{word}” is no voting turn."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, turn_words(state), word)
    player = match["who"] or state.vote.turn.value
    what = match["what"].lower()
    if what == "s":
        return Call("vote stay", {"player": player})
    if what[0] == "r":
        return Call("vote raise", {"player": player, "power": what[1:]})
    if what[0] in SIDES:
        return Call("vote cast", {"player": player, "side": SIDES[what[0]], "power": what[1:]})
    how = {"g": GATHER, "m": MODERATOR}.get(match["how"].lower(), match["how"].upper())
    bonus = {"bonus": match["bonus"].upper()} if match["bonus"] else {}
    return Call("vote pass", {"player": player, "how": how, **bonus})


SUMMARY = (
    "Voting turns in seat order: a2 lays 2 on Aye, n2 on Nay, r2 raises by 2, s stays; pg passes to Gather Power, "
    "pm to Become Moderator, pC012 with a card's Pass Action; pg+C034 with a card's Pass Bonus as well"
)

TURNS = Shorthand("vote", SUMMARY, read_turn, split_turns)
