"""Random campaigns from founding to finale, looked at after every action. `python -m tests.contract.campaigns 100`

The second word is the seed of the first one, the third a number of players; without it they take turns.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.state import State
from tests.contract.inventors.queens_dilemma_campaign import Group
from tests.contract.pieces import misplaced, uneven
from tests.contract.play import Moved, play

PLAYERS = (3, 4, 5, 6)
LONGEST = 4000
"""Actions after which a campaign counts as never ending."""


class Endless(AssertionError):
    """A campaign that does not come to its ranking."""


class Campaign(NamedTuple):
    """One that was played to its end: what was done, and what was found wrong on the way."""

    players: int
    seed: int
    moves: tuple[Moved, ...]
    wrong: tuple[str, ...]

    @property
    def last(self) -> State:
        """The state at the end."""
        state: State = self.moves[-1].performed.state
        return state

    @property
    def done(self) -> Counter[str]:
        """How often each action was done."""
        return Counter(moved.call.action for moved in self.moves)


def campaign(players: int, seed: int) -> Campaign:
    """Play one. Stops at the first thing that is wrong."""
    random = Random(f"{players} {seed}")
    moves: list[Moved] = []
    for moved in play(TITLE, random.getrandbits(32), LONGEST, Group(players, random)):
        moves.append(moved)
        wrong = tuple(f"{moved.call}: {fault}" for fault in faults(moved))
        if wrong or moved.performed.state.phase is Phase.ENDED:
            return Campaign(players, seed, tuple(moves), wrong)
    state = moves[-1].performed.state
    raise Endless(f"{players} players, seed {seed}: in game {state.game} after {len(moves)} actions ({state.phase})")


def faults(moved: Moved) -> Iterator[str]:
    """What is wrong after one action."""
    state: State = moved.performed.state
    yield from TITLE.problems(state)
    yield from uneven(state)
    yield from misplaced(state)
    stored = json.loads(json.dumps([event.stored() for event in moved.performed.events]))
    if TITLE.fold(moved.before, tuple(TITLE.read_event(one) for one in stored)) != state:
        yield "the state is not what the stored events make of the one before"


def main() -> None:
    """The number of campaigns is the first word; tells what they were like, and fails if anything was wrong."""
    times, first, players = (*map(int, sys.argv[1:]), *(4, 0, 0)[len(sys.argv) - 1 :])
    wrong = 0
    for number in range(times):
        began = time.monotonic()
        one = campaign(players or PLAYERS[number % len(PLAYERS)], first + number)
        wrong += bool(one.wrong)
        sys.stdout.write(f"{one.players} players, seed {one.seed}: {one.last.game} games, {len(one.moves)} actions, ")
        sys.stdout.write(f"{time.monotonic() - began:.1f} s\n")
        sys.stdout.writelines(f"  {line}\n" for line in one.wrong)
    sys.stdout.write(f"{times} campaigns, {wrong} of them with a fault\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
