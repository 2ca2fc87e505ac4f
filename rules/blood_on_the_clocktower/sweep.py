"""The sweep in short: `1y 2y 5n`, `ana ben`, `ynyyn`, `3y*3`, `rest`."""

from __future__ import annotations

import re

from rules.blood_on_the_clocktower.circle import seats, who
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.reminders import weight
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.voting import NO, YES, still_to_ask
from rules.core.refusal import Kind, Refusal
from rules.title import Call, Shorthand

REST = "rest"
NOBODY = "Nobody is nominated now: a sweep ends with the nominee's hand."
TIMES = re.compile(r"\*(?P<counts>-?\d{1,2})$")
SEAT = re.compile(r"(?P<who>\d+)(?P<vote>[yn]?)", re.I)
NAMED = re.compile(r"(?P<who>[^:]+):(?P<vote>[a-z]+)", re.I)
RUN = re.compile(r"[yn]+", re.I)


def split_hands(line: str) -> list[str]:
    """The hands on a line: words apart, and runs such as `ynny` letter by letter."""
    words: list[str] = []
    for word in line.replace(",", " ").split():
        words += list(word) if RUN.fullmatch(word) else [word]
    return words


def read_hand(state: State, word: str) -> Call:
    """One hand as a call. A name or number alone is a hand up; `y` and `n` are for whoever is next in the sweep."""
    if state.phase is not Phase.VOTING:
        allowed = ("nominate NOMINATOR NOMINEE",)
        raise Refusal(Kind.NOT_ALLOWED, "nomination.one-open", NOBODY, allowed, word)
    if word.casefold() == REST:
        return Call("vote rest", {})
    times = TIMES.search(word)
    bare = word[: times.start()] if times else word
    player, vote = _parts(state, bare, word)
    arguments = {"player": player, "vote": vote} | ({"counts": times["counts"]} if times else {})
    return Call("vote hand", arguments)


def hand_words(state: State, weighed: bool = False) -> tuple[str, ...]:
    """What may be typed for the next in the sweep; `weighed`: with what the reminders make of it."""
    left = still_to_ask(state)
    if not left:
        return ()
    player = state.players[left[0]]
    counts = weight(player) if weighed else 1
    up = ("y",) if counts == 1 else (f"y*{counts}", "y*1")
    return (*up, "n", REST) if player.shown_alive or player.vote_token else ("n", REST)


def _parts(state: State, bare: str, word: str) -> tuple[str, str]:
    if bare.casefold() in ("y", "n", YES, NO):
        return still_to_ask(state)[0], YES if bare.casefold() in ("y", YES) else NO
    found = SEAT.fullmatch(bare) or NAMED.fullmatch(bare)
    if found:
        return who(state, found["who"]), found["vote"] or YES
    try:
        return who(state, bare), YES
    except Refusal as refusal:
        if refusal.kind is Kind.AMBIGUOUS:
            raise
        because = f"“{word}” is no hand in the sweep: `3y`, `5n`, a name for a hand up, `y` or `n` for the next."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, seats(state), word) from None


SUMMARY = "The sweep, a hand each: 1y 5n, names for hands up, ynny in order, rest"
SWEEP = Shorthand("vote", SUMMARY, read_hand, split_hands, whole=True)
