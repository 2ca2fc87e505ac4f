"""A table that plays Witching Hour in tests: what is typed, and quick ways to a point of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

import pytest

from campaign.answers import call_of
from rules.core.event import Event, Remarked
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.core.values import FrozenMap, changed
from rules.title import Call, Performed
from rules.witching_hour import TITLE
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import NOTHING, Pile, minus, parse_pile, plus, size
from rules.witching_hour.state import State
from rules.witching_hour.view import View, view
from tests.rules.witching_hour.example_deck import LINES

T = TypeVar("T")
E = TypeVar("E", bound=Event)

PEOPLE = ("Abby", "Bob", "Candy", "Dee", "Eve")


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

    def do(self, line: str, insisted: bool = False, **secrets: str) -> Game:
        """A command as it is typed, without its prefix; secrets as they are typed unseen."""
        name = max((one for one in TITLE.actions_by_name if f"{line} ".startswith(f"{one} ")), key=len)
        call = call_of(TITLE.action(name), line[len(name) :].strip())
        return self.call(Call(call.action, {**call.arguments, **secrets}), insisted)

    def call(self, call: Call, insisted: bool = False) -> Game:
        """A call; a refusal comes out as it is and changes nothing."""
        before = self.state
        self.last = TITLE.perform(before, call, FirstDrawn(), insisted)
        self.told = TITLE.label(self.last.events, before, self.last.state)
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

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last call recorded."""
        return [event for event in self.last.events if isinstance(event, kind)]

    def remarks(self, clause: str) -> list[str]:
        """What the last call remarked on a clause."""
        return [one.words for one in self.happened(Remarked) if one.clause == clause]

    def step(self, viewer: str = "everyone") -> Step:
        """What has to be done first."""
        return TITLE.steps_for(self.state, viewer)[0]

    def seen(self, viewer: str = "everyone") -> View:
        return view(self.state, viewer)

    def label(self, viewer: str, before: State) -> str:
        """What the last call says to a viewer."""
        return TITLE.label(self.last.events, before, self.state, viewer)

    @property
    def hands(self) -> tuple[int, ...]:
        """How many cards each has in hand."""
        return tuple(size(self.state.hand(one)) for one in self.state.seats)

    @property
    def hexes(self) -> tuple[int, ...]:
        """How many cards lie in each Hex pile."""
        return tuple(size(self.state.hex(one)) for one in self.state.seats)

    def hand(self, player: str) -> Pile:
        return self.state.hand(player)

    def hex(self, player: str) -> Pile:
        return self.state.hex(player)

    def points(self) -> dict[str, int]:
        """What the last round brought each."""
        return {one.player: one.points for one in self.state.rounds[-1].scores}

    def totals(self) -> dict[str, int]:
        """The tokens of each."""
        return {one.player: one.total for one in self.state.rounds[-1].scores}


@cache
def _deck() -> State:
    game = Game()
    for line in LINES:
        game.do(line)
    return game.state


def with_deck() -> Game:
    """The example deck is typed in."""
    return Game(_deck())


def seated(players: int = 3, mode: str = "table") -> Game:
    """The first round begins; Abby is the youngest."""
    return with_deck().do(f"sit {' '.join(PEOPLE[:players])} --youngest Abby --mode {mode}")


def whole_deck(players: int) -> Pile:
    """All cards that are in play."""
    state = seated(players).state
    return FrozenMap({kind: state.copies(kind) for kind in CardType if state.copies(kind)})


def at_table(*hands: str, turn: str = "Abby", discard: str | None = None, hexes: dict[str, str] | None = None) -> Game:
    """A turn with these hands. The other cards are the discard pile; or `discard` is, and Abby's Hex pile has them."""
    start = seated(len(hands)).state
    piles = {player: parse_pile(text) for player, text in zip(PEOPLE, hands, strict=False)}
    hexed = {player: parse_pile(text) for player, text in (hexes or {}).items()}
    rest = minus(whole_deck(len(hands)), plus(NOTHING, *piles.values(), *hexed.values()))
    if discard is not None:
        hexed["Abby"] = plus(hexed.get("Abby", NOTHING), minus(rest, parse_pile(discard)))
        rest = parse_pile(discard)
    state = changed(
        start,
        phase=Phase.TURNS,
        turn=turn,
        hands=FrozenMap(piles),
        hexes=FrozenMap(hexed),
        discard=rest,
    )
    assert state.mode is Mode.TABLE
    assert not list(TITLE.problems(state))
    return Game(state)


def scorer(*rounds: str, players: int = 3) -> Game:
    """A group with its cards; each round is the Hex piles in seat order, parted by `|`; Abby starts every round."""
    game = seated(players, "scorer")
    for number, piles in enumerate(rounds):
        if number:
            game.do("round abby")
        for player, pile in zip(PEOPLE, piles.split("|"), strict=False):
            game.do(f"count {player} {pile.strip()}")
    return game
