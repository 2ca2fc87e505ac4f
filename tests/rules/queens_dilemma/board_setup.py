"""States for tests, reached by playing: five players, one game, up to the end of its last round."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.picking import free_regions, next_pick
from rules.queens_dilemma.state import State
from rules.title import Performed
from tests.rules.queens_dilemma.game import Game

SEATS = ("xanthe:Ana", "lyrie:Ben", "jilian:Cy", "syd:Dee", "elinor:Eve")
"""Clockwise; Xanthe leads. Everyone has 7 Power (Lyrie, Syd and Elinor 8) and 1 of each Resource (Elinor 2 Gold)."""

ROUNDS = 7
"""The seventh card has the sand timer."""


def named(performed: Performed, kind: str) -> list[Any]:
    """The events of one kind, in order."""
    return [event for event in performed.events if event.stored_name() == kind]


def words(performed: Performed) -> str:
    """The remarks that stand beside what was done."""
    return " ".join(event.words for event in named(performed, "Remarked"))


def first_round(space: str = "blue 3 food") -> Game:
    """The first game, set up: a Dilemma may be read. The base Buildings are red, so a blue space brings no yield."""
    game = Game(_founded())
    game.do("setup begin", space=space)
    game.do("setup ready")
    return game


def at_the_end(*outcomes: str, space: str = "blue 3 food") -> Game:
    """The first game after its last round; `outcomes` are those of the rounds, as printed."""
    return Game(_played(outcomes, space))


def at_investments(*outcomes: str, space: str = "blue 3 food") -> Game:
    """Ideologies and Power are scored."""
    game = at_the_end(*outcomes, space=space)
    game.do("score ideology", cards=[f"{seat.partition(':')[0]}=2: order 1" for seat in SEATS])
    game.do("score power")
    return game


def at_agendas(*outcomes: str, space: str = "blue 3 food") -> Game:
    """The Investments are settled, with nothing paid and nothing gained."""
    game = at_investments(*outcomes, space=space)
    game.do("score investments", results=[f"{seat.partition(':')[0]}=gold unpaid: nothing" for seat in SEATS])
    return game


@cache
def _founded() -> State:
    game = Game()
    game.do("set", name="ideology-spaces", value=9)
    game.do("found seats", seats=list(SEATS), leader="xanthe")
    while next_pick(game.state):
        game.do("found regions", picks=[f"{free_regions(game.state)[0]}=red commercial 2 food"])
    game.do("found envelope", dilemmas=12)
    for duty in game.state.duties:
        if duty.kind == "agenda":
            game.do("agenda take", player=duty.who, code=duty.code, limit=4)
    return game.state


@cache
def _played(outcomes: tuple[str, ...], space: str) -> State:
    game = first_round(space)
    for number in range(1, ROUNDS + 1):
        play_round(game, outcomes[number - 1] if number <= len(outcomes) else "nothing", last=number == ROUNDS)
    return game.state


def play_round(game: Game, effects: str, last: bool = False) -> None:
    """A round in which everybody passes, and Xanthe becomes Moderator and keeps the Leader token."""
    game.do("dilemma read", card=f"D{game.state.round + 1}")
    while game.state.phase is Phase.VOTING:
        assert game.state.vote is not None
        player = game.state.vote.turn
        game.do("vote pass", player=player, how="moderator" if player is Character.XANTHE else "gather")
    game.do("vote decide", side="aye")
    game.do("outcome", effects=effects, sand_timer=last)
