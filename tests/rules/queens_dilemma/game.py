"""A table that plays The Queen's Dilemma in tests: actions as they are typed, and quick ways to a point of the game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.event import Event, Remarked
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.events.tokens import PowerMoved, ResourceMoved
from rules.queens_dilemma.names import Character, Phase, Region, Resource
from rules.queens_dilemma.places import SUPPLY, treasury_of
from rules.queens_dilemma.players import Diary, Treasury
from rules.queens_dilemma.state import State
from rules.queens_dilemma.view import view
from rules.queens_dilemma.view_shapes import View
from rules.title import Call, Performed

T = TypeVar("T")
E = TypeVar("E", bound=Event)

PEOPLE = {"xanthe": "Ana", "lyrie": "Ben", "jilian": "Cy", "syd": "Dee", "elinor": "Eve", "aesyas": "Flo"}
"""Characters clockwise, with those who play them; tests with fewer players take the first ones."""
LABEL = "red welfare 1 gold"
"""What the base Buildings show where it does not matter."""
IDLE = "blue 3 food"
"""A Timeline space in which those Buildings yield nothing."""


class FirstDrawn:
    """Draws the first: the tests give everything that is drawn."""

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        return tuple(options[:count])


class Seeded:
    """Draws by a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        return tuple(self._random.sample(list(options), count))


class Game:
    """A campaign under way. `state` is what is so now, `last` what the last action did."""

    def __init__(self, state: State = TITLE.start, draws: Chance | None = None) -> None:
        self.state = state
        self.draws = draws or FirstDrawn()
        self.last = Performed(state, (), {})
        self.told = ""

    def do(self, action: str, /, *, insisted: bool = False, **arguments: Any) -> Performed:
        """Perform an action with its arguments as typed; a refusal comes out as it is."""
        self.last = TITLE.perform(self.state, Call(action, arguments), self.draws, insisted)
        self.told = TITLE.label(self.last.events, self.state, self.last.state)
        self.state = self.last.state
        return self.last

    def vote(self, line: str) -> None:
        """Voting turns in short, in seat order."""
        for word in TITLE.shorthands[0].split(line):
            call = TITLE.shorthands[0].read(self.state, word)
            self.do(call.action, **call.arguments)

    def refused(self, action: str, /, clause: str, **arguments: Any) -> Refusal:
        """The refusal of an action, which must cite `clause` and say why."""
        with pytest.raises(Refusal) as caught:
            self.do(action, **arguments)
        assert caught.value.clause == clause, caught.value
        assert caught.value.because
        return caught.value

    def refused_turn(self, word: str, clause: str) -> Refusal:
        """The refusal of a voting turn typed in short."""
        with pytest.raises(Refusal) as caught:
            self.vote(word)
        assert caught.value.clause == clause, caught.value
        return caught.value

    def have(self, player: str, **amounts: int) -> Game:
        """Put exactly so much into a Treasury, from the supply or back into it."""
        who = Character(player)
        for thing, wanted in amounts.items():
            missing = wanted - getattr(self.state.treasuries[who], thing)
            source, target = (SUPPLY, treasury_of(who)) if missing > 0 else (treasury_of(who), SUPPLY)
            if missing and thing == "power":
                self._set(PowerMoved(amount=abs(missing), source=source, target=target))
            elif missing:
                resource = Resource(thing)
                self._set(ResourceMoved(resource=resource, amount=abs(missing), source=source, target=target))
        return self

    def _set(self, event: Event) -> None:
        self.state = TITLE.evolve(self.state, event)

    def purse(self, player: str) -> Treasury:
        """The Treasury of a player."""
        return self.state.treasuries[Character(player)]

    def power(self, player: str) -> int:
        return self.purse(player).power

    def diary(self, player: str) -> Diary:
        return self.state.diaries[Character(player)]

    def points(self, player: str) -> tuple[int, int, int]:
        """Hegemony, Independence and Infamy of a player."""
        diary = self.diary(player)
        return diary.hegemony, diary.independence, diary.infamy

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last action recorded."""
        return [event for event in self.last.events if isinstance(event, kind)]

    def remarks(self, clause: str) -> list[str]:
        """What the last action remarked on a clause."""
        return [one.words for one in self.happened(Remarked) if one.clause == clause]

    def duties(self, kind: str) -> list[str]:
        """The codes of the open duties of a kind."""
        return [duty.code for duty in self.state.duties if duty.kind == kind]

    def chores(self, clause: str) -> list[str]:
        """What the open duties of a clause ask for."""
        return [duty.what for duty in self.state.duties if duty.clause == clause]

    def seen(self) -> View:
        return view(self.state, "everyone")

    def steps(self) -> tuple[Step, ...]:
        """What the table does next."""
        return TITLE.steps(self.state)

    def step(self) -> Step:
        """What has to be done first."""
        return self.steps()[0]

    def round(self, effects: str = "nothing", side: str = "aye", **options: Any) -> None:
        """A whole round in which everybody passes; the Leader becomes Moderator, decides, and stays Leader."""
        self.do("dilemma read")
        self.vote("pm" + "pg" * (len(self.state.seats) - 1))
        self.do("vote decide", side=side)
        self.do("outcome", effects=effects, **options)


def seated(players: int = 5, leader: str = "xanthe") -> Game:
    """The seats are taken; the Regions are not picked yet."""
    game = Game()
    seats = [f"{character}:{person}" for character, person in list(PEOPLE.items())[:players]]
    game.do("found seats", seats=seats, leader=leader)
    return game


def founded(players: int = 5, **labels: str) -> Game:
    """Between the founding and the first game. Regions go in the order of the map; `labels` of some base Buildings."""
    return Game(_founded(players, tuple(labels.items())))


@cache
def _founded(players: int, labels: tuple[tuple[str, str], ...]) -> State:
    game = seated(players)
    known = dict(labels)
    mains = players * (3 if players == 3 else 2)
    for number, region in enumerate(Region):
        if region not in game.state.regions:
            label = known.get(region, LABEL if number < mains else "")
            game.do("found regions", picks=[f"{region}={label}" if label else region.value])
    game.do("found envelope", dilemmas=20)
    return game.state


def begun(players: int = 5) -> Game:
    """The first game is set up: the first Dilemma is to be read. Everybody has one of each Resource."""
    return Game(_begun(players))


@cache
def _begun(players: int) -> State:
    game = founded(players)
    game.do("set", name="ideology-spaces", value=9)
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    return game.state


def voting(players: int = 5, **power: int) -> Game:
    """A Vote with Xanthe as Leader and the last seat as Moderator; `power` is what lies in some Treasuries."""
    game = Game(_voting(players))
    for player, amount in power.items():
        game.have(player, power=amount)
    return game


@cache
def _voting(players: int) -> State:
    game = begun(players)
    game.do("dilemma read")
    return game.state


def outcome(players: int = 5) -> Game:
    """Aye has won, by Xanthe's 1 Power alone; she is the Leader. The outcome is to be read."""
    return Game(_outcome(players))


@cache
def _outcome(players: int) -> State:
    game = voting(players)
    game.vote("a1" + "pg" * (players - 1))
    assert game.state.phase is Phase.OUTCOME
    return game.state


def read(effects: str, players: int = 5, **treasuries: dict[str, int]) -> Game:
    """The state in which these effects of an outcome have been typed in; `treasuries` as they were before."""
    game = outcome(players)
    for player, amounts in treasuries.items():
        game.have(player, **amounts)
    game.do("outcome", effects=effects)
    return game
