"""A table that plays Queen by Midnight in tests: what is typed, and quick ways to a point of the play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import pytest

from campaign.answers import call_of
from rules.core.event import Event, Remarked
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.queen_by_midnight import TITLE
from rules.queen_by_midnight.names import Princess, Zone
from rules.queen_by_midnight.state import Repertoire, State
from rules.queen_by_midnight.view import View, view
from rules.title import Call, Performed

T = TypeVar("T")
E = TypeVar("E", bound=Event)

PEOPLE = ("Ana", "Ben", "Cy", "Dee", "Eve", "Flo")
ORDER = ("hephesta", "boss-no", "freya", "erdene", "rosaline", "doctor-lux")
"""Who the people play, in turn order: Ana starts."""
LEVELS = {
    "hephesta": ("4/2", "3/1"),
    "freya": ("4/2", "3/1"),
    "erdene": ("5/2", "3/2"),
    "rosaline": ("4/3", "4/2"),
    "doctor-lux": ("5/1", "4/1"),
}


class FirstDrawn:
    """Draws the first of what there is."""

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        return tuple(options[:count])


class Game:
    """A campaign under way. `state` is what is so now, `last` what the last call did, `told` its label."""

    def __init__(self, state: State = TITLE.start) -> None:
        self.state = state
        self.last = Performed(state, (), {})
        self.told = ""

    def do(self, line: str, **secrets: str) -> Game:
        """A command as it is typed, without its prefix."""
        name = max((one for one in TITLE.actions_by_name if f"{line} ".startswith(f"{one} ")), key=len)
        call = call_of(TITLE.action(name), line[len(name) :].strip())
        return self.call(Call(call.action, {**call.arguments, **secrets}))

    def insist(self, line: str) -> Game:
        """A command on which the table insists."""
        name, _, rest = line.partition(" ")
        return self.call(call_of(TITLE.action(name), rest), insisted=True)

    def call(self, call: Call, insisted: bool = False) -> Game:
        """A call; a refusal comes out as it is and changes nothing."""
        self.last = TITLE.perform(self.state, call, FirstDrawn(), insisted)
        self.told = TITLE.label(self.last.events, self.state, self.last.state)
        self.state = self.last.state
        return self

    def turn(self, line: str) -> Game:
        """Words of a turn in short."""
        quick = TITLE.shorthands[0]
        for word in quick.split(line):
            self.call(quick.read(self.state, word))
        return self

    def refused(self, line: str, clause: str, **secrets: str) -> Refusal:
        """The refusal of a command, which must cite `clause` and say why; nothing is changed."""
        before = self.state
        with pytest.raises(Refusal) as caught:
            self.do(line, **secrets)
        assert caught.value.clause == clause, caught.value
        assert caught.value.because
        assert self.state == before
        return caught.value

    def of(self, princess: str) -> Repertoire:
        """What lies before a Princess."""
        return self.state.repertoires[Princess(princess)]

    def cards(self, princess: str) -> tuple[int, int, int]:
        """Hand, deck and Archive."""
        one = self.of(princess)
        return one.of(Zone.HAND), one.of(Zone.DECK), one.of(Zone.ARCHIVE)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last call recorded."""
        return [event for event in self.last.events if isinstance(event, kind)]

    def remarks(self, clause: str) -> list[str]:
        """What the last call remarked on a clause."""
        return [one.words for one in self.happened(Remarked) if one.clause == clause]

    def step(self) -> Step:
        """What has to be done first."""
        return TITLE.steps(self.state)[0]

    def step_of(self, action: str) -> Step:
        """The step of an action."""
        return next(one for one in TITLE.steps(self.state) if one.action == action)

    def seen(self, viewer: str = "everyone") -> View:
        return view(self.state, viewer)

    def hours(self, hour: int) -> Game:
        """Goes on, everybody keeping their hand, until that hour is struck; Declarations name the next in order."""
        while self.state.hour < hour:
            self.pass_on()
        return self

    def pass_on(self) -> Game:
        """The least that can be done now."""
        step = self.step()
        if step.action == "declare":
            order = self.state.order
            player = Princess(step.arguments["player"])
            return self.declare(player, order[(order.index(player) + 1) % len(order)])
        if step.action == "advise":
            return self.do("advise 1")
        return self.turn("keep")

    def declare(self, player: str, pledge: str) -> Game:
        return self.do(f"declare {player}", pledge=pledge)

    def declared(self, **pledges: str) -> Game:
        """At 6: all lay their Declarations, those named as given (`boss_no="freya"`), others for the next in order."""
        self.hours(6)
        order = self.state.order
        for place, player in enumerate(order):
            pledge = pledges.get(player.value.replace("-", "_"), order[(place + 1) % len(order)])
            self.declare(player, pledge)
        return self


def playing(players: int = 3) -> Game:
    """The first turn, Hephesta's. The hour is the one at which so many players start."""
    return Game(_playing(players))


@cache
def _playing(players: int) -> State:
    game = rolled(players)
    game.do("pick " + " ".join(reversed(ORDER[:players])))
    for princess in ORDER[:players]:
        if princess in LEVELS:
            game.do(f"levels {princess} {' '.join(LEVELS[princess])}")
    return game.do("start").state


def rolled(players: int = 3) -> Game:
    """Seated, and Ana starts."""
    game = Game().do("seats " + " ".join(PEOPLE[:players]))
    return game.do("roll " + " ".join(f"{person}={12 - place}" for place, person in enumerate(PEOPLE[:players])))


def ready(player: str = "hephesta", reactions: int = 1, players: int = 3) -> Game:
    """Hephesta's turn with 9 Clout each, and that many Reactions face down before all the others."""
    game = playing(players)
    for other in ORDER[:players]:
        game.do(f"change {other}.c+9")
        if other != player and reactions:
            game.do(f"count {other} --reactions {reactions}")
    return game


def wins(game: Game) -> dict[str, Any]:
    """Who won the last play, and how: `{"Ana": "queen"}`."""
    return {line.person: line.won for line in game.state.results[-1].lines if line.won}
