"""What happened, in words: one sentence for each fact that people care about, from events as a viewer saw them."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

from rules.queens_dilemma.tellers import TELLERS, Seen
from rules.queens_dilemma.view_shapes import View
from rules.queens_dilemma.wording import joined, named


def tell(events: tuple[Seen, ...], before: View, after: View) -> str:
    """The events as sentences in a row. Facts of no interest by themselves are left out."""
    told: list[str] = []
    if all(event["event"] in ("DutyDone", "Remarked") for event in events):
        told += _ticked(events, before)
    for index, event in enumerate(events):
        teller = TELLERS.get(event["event"])
        sentence = teller(event, before) if teller else ""
        if event["event"] == "LeaderMoved" and event["giver"] and index and _same_turn(events[index - 1], event):
            told[-1] = f"{told[-1][:-1]} and takes the Leader token from {named(event['giver'])}."
        elif sentence:
            told.append(sentence)
    return " ".join(gathered(told)) or "Done."


MANY_CHORES = 2
"""Beyond so many chores at once only their number is said."""


def _ticked(events: tuple[Seen, ...], before: View) -> list[str]:
    """Chores that were ticked off, where nothing else happened."""
    done = {event["id"] for event in events if event["event"] == "DutyDone"}
    whats = [duty.what for duty in before.duties if duty.id in done]
    if len(whats) > MANY_CHORES:
        return [f"{len(whats)} chores are done."]
    return [f"Done: {'; '.join(whats)}."] if whats else []


def _same_turn(last: Seen, leader: Seen) -> bool:
    return bool(last["event"] == "PowerMoved" and last["target"] == {"kind": "tile", "player": leader["player"]})


def gathered(told: list[str]) -> list[str]:
    """Gains in a row are said once: one player's in one sentence, then equal ones of several players in one."""
    gains = [GAIN.fullmatch(sentence) for sentence in told]
    spoken: list[str] = []
    for who, run in groupby(zip(told, gains, strict=True), key=lambda pair: pair[1] and pair[1]["who"]):
        pairs = list(run)
        sums: Counter[str] = Counter()
        for gain in (gain for _, gain in pairs if gain):
            sums[gain["thing"]] += int(gain["amount"])
        whats = [f"{amount} {thing}" for thing, amount in sums.items()]
        spoken += [f"{who} gains {joined(whats)}."] if who else [sentence for sentence, _ in pairs]
    together: list[str] = []
    for what, group in groupby(spoken, key=lambda sentence: sentence.partition(" gains ")[2]):
        sentences = list(group)
        whos = [sentence.partition(" gains ")[0] for sentence in sentences]
        together += [f"{joined(whos)} gain {what}"] if what and len(whos) > 1 else sentences
    return together


GAIN = re.compile(r"(?P<who>[A-Z][a-z]+) gains (?P<amount>\d+) (?P<thing>[A-Z][a-z]+)\.")
