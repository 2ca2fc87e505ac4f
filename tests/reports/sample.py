"""A whole first game of The Queen's Dilemma, played through the title's own actions, for the reports to tell."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from rules.history import Happening, Played, history
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.state import State
from rules.title import Call

T = TypeVar("T")

FIVE = {"xanthe": "Ana", "lyrie": "Ben", "jilian": "Cy", "syd": "Dee", "elinor": "Eve"}
HOUSES = {
    "xanthe": "House Varo",
    "lyrie": "House Tarn",
    "jilian": "House Oswin",
    "syd": "House Mirk",
    "elinor": "Lorne",
}
REGIONS = (
    "allwed=red commercial 2 food", "natar=blue military 1 army / 1 gold", "blodyn=red welfare 1 gold",
    "olwyn=red welfare 1 gold", "coden=blue welfare 1 food", "solad=red welfare 1 gold", "crann=blue welfare 1 gold",
    "tiryll=blue military 1 army", "dualak=red welfare 1 gold", "tork=blue commercial 1 materials", "gamam",
)  # fmt: skip
DILEMMAS = (
    ("progress, positive", "tradition 2", "pm a1 n1 a1 n4 r3 r1 r1",
     "Leader: +2 independence; Leader: -3 army; most(army): +1 hegemony; progress 2; envelope 07"),
    ("order", "liberty, uncertain", "a2 n3 pg a2 a1 s s", "Winners: +1 gold; order 1"),
    ("", "", "n1 pg a1 n2 pm", "force 2; Players: +1 food"),
    ("diplomacy 2", "force 1, order, negative", "a3 n1 a1 pg n5 s s s s",
     "Leader: +1 hegemony, K05; force 1; order 1"),
    ("tradition", "", "pg pg pg pg pm", "tradition 1"),
    ("order, positive", "liberty", "a1 a2 n1 a1 pg", "Winners: +1 independence; order 2"),
    ("", "progress, force", "n2 a2 pg pg a1 r1 s s", "Xanthe: -1 gold; progress 1; force 1"),
)  # fmt: skip

CHOSEN = {"vote decide": "side", "vote leader": "player"}
"""What takes the first choice that is offered, and as what."""


class Chance:
    """Draws as the table would, the same each time."""

    def __init__(self) -> None:
        self.dice = random.Random(1)

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        return tuple(self.dice.sample(list(options), count))


@dataclass
class Table:
    """A campaign that is being played; every action is an entry."""

    state: State = TITLE.start
    played: list[Played] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)

    def do(self, action: str, **arguments: Any) -> None:
        """One action, refused or done."""
        self.calls.append(Call(action, arguments))
        done = TITLE.perform(self.state, self.calls[-1], Chance())
        number = len(self.played) + 1
        time = f"2026-01-03T{19 + number // 60:02}:{number % 60:02}:00Z"
        self.played.append(Played(number, number, action, done.events, time))
        self.state = done.state

    def vote(self, words: str) -> None:
        """Turns, as they are typed; the rest of the table then stays or passes as it may, with the first choice."""
        shorthand = TITLE.shorthands[0]
        for word in shorthand.split(words):
            if self.state.phase == "voting":
                call = shorthand.read(self.state, word)
                self.do(call.action, **call.arguments)
        while self.state.phase == "voting":
            choices = TITLE.steps(self.state)[0].choices
            call = shorthand.read(self.state, "s" if "s" in choices else "pg")
            self.do(call.action, **call.arguments)

    def settle(self) -> None:
        """Choices get the first that is offered, and Envelopes are opened, until something else is due."""
        while self.state.phase in ("tie", "pending") or self.state.pending:
            step = TITLE.steps(self.state)[0]
            if step.action == "pay":
                self.do("pay", player=step.who, infamy=step.choices[-1].split()[-1])
            elif step.action == "envelope open":
                self.do("envelope open", **step.arguments)
            elif step.action in CHOSEN:
                self.do(step.action, **{CHOSEN[step.action]: step.choices[0]})
            else:
                break

    @property
    def happenings(self) -> list[Happening]:
        """What everybody saw of it."""
        return list(history(TITLE, self.played))


def founded(persons: dict[str, str] = FIVE, houses: dict[str, str] = HOUSES, storyline: str = "") -> Table:
    """A table of five before its first game."""
    table = Table()
    table.do("found seats", seats=[f"{seat}:{person}" for seat, person in persons.items()], leader="xanthe")
    table.do("found houses", houses=[f"{seat}={house}" for seat, house in houses.items()])
    table.do("found regions", picks=REGIONS)
    table.do("found envelope", dilemmas="12", storyline=storyline)
    table.do("set", name="ideology-spaces", value="9")
    return table


def begun(table: Table) -> Table:
    """The first game's setup, done."""
    table.do("setup begin", space="red 3 food")
    table.do("setup ready")
    table.do("setup chronicle") if table.state.phase == "setup.chronicle" else None
    return table


def dilemma(table: Table, aye: str, nay: str, turns: str, outcome: str, **more: Any) -> None:
    """One round, from the Dilemma to the end of its outcome."""
    table.do("dilemma read", **{side: front for side, front in (("aye", aye), ("nay", nay)) if front}, **more)
    table.vote(turns)
    if table.state.round == 1 and table.state.phase == "tie":
        table.do("deal", parties=["syd=1 food", "lyrie=1 food", "xanthe"], for_="breaks the tie for Aye")
    table.settle()
    table.do("outcome", effects=outcome, sand_timer=table.state.round == 7)
    table.settle()


def scored(table: Table) -> None:
    """The end of the game, to the last part."""
    cards = ("xanthe=3: order 3, force 1", "lyrie=2: liberty 3, force/diplomacy", "jilian=1: order 1", "syd=1: force 1")
    table.do("score ideology", cards=[*cards, "elinor=4: order 3, tradition/progress"])
    table.settle()
    table.do("score power")
    results = ("xanthe=food paid: +2 hegemony", "lyrie=gold unpaid: +1 hegemony", "jilian=army unpaid: +1 infamy")
    table.do("score investments", results=[*results, "syd=army unpaid: +1 infamy", "elinor=gold unpaid"])
    agendas = {"xanthe": "A017", "lyrie": "A064", "jilian": "A044", "syd": "A086", "elinor": "A127"}
    for player, code in agendas.items():
        table.do("agenda take", player=player, code=code)
    table.do("score agendas")
    table.do("score taxes")
    table.do("close")


@cache
def whole_game() -> tuple[Happening, ...]:
    """The sample: founding and the first game of seven Dilemmas, ended by the sand timer."""
    table = begun(founded())
    for aye, nay, turns, outcome in DILEMMAS:
        dilemma(table, aye, nay, turns, outcome)
    scored(table)
    return tuple(table.happenings)
