"""Random legal votes, rules only: `python -m bench.votes SECONDS SEED` prints the moves made and the seconds taken."""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter

from bench.campaigns import opened, voting
from campaign.chance import Draws
from rules.queens_dilemma.turns import read_turn
from rules.queens_dilemma.voting import turn_words


def play(seconds: float, seed: int, games: int = 1) -> tuple[int, float]:
    """Votes from the start of a Vote to its end, again and again; gives the moves made and the time taken."""
    keeper = opened(voting(games))
    title, begin, random = keeper.title, keeper.state, Random(seed)
    made, state = 0, begin
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        words = turn_words(state)
        if not words:
            state = begin
            continue
        state = title.perform(state, read_turn(state, random.choice(words)), Draws(made)).state
        made += 1
    return made, spent


if __name__ == "__main__":
    moves, taken = play(float(sys.argv[1]), int(sys.argv[2]))
    print(json.dumps({"moves": moves, "seconds": taken}))  # noqa: T201
