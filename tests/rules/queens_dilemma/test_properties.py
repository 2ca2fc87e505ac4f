"""What holds whatever the table does: random Votes with three to six players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.refusal import Refusal
from rules.queens_dilemma.names import Phase, Side
from rules.queens_dilemma.soundness import problems
from rules.queens_dilemma.state import State
from rules.queens_dilemma.voting import turn_words
from tests.clauses import clause
from tests.rules.queens_dilemma.game import PEOPLE, Game, voting

PURSES = st.lists(st.integers(0, 5), min_size=6, max_size=6)
PLAYERS = st.integers(3, 6)
ALL_WORDS = [f"{what}{power}" for what in "anr" for power in range(7)] + ["s", "pg", "pm", "pC012", "pC012+C034"]


def table(players: int, purses: list[int]) -> Game:
    return voting(players, **dict(zip(list(PEOPLE)[:players], purses, strict=False)))


def all_power(state: State) -> int:
    tiles = state.vote.tiles.values() if state.vote else ()
    purses = sum(treasury.power for treasury in state.treasuries.values())
    return state.supply + state.pool + purses + sum(tile.power for tile in tiles)


@clause("queens-dilemma", "vote.takes-leader", "vote.end", "vote.order", "resolution.power", "resolution.leader-moves")
@given(players=PLAYERS, purses=PURSES, data=st.data())
@settings(max_examples=80)
def test_a_random_vote_ends_with_all_power_where_it_belongs(
    players: int, purses: list[int], data: st.DataObject
) -> None:
    game = table(players, purses)
    power, leader, raises = all_power(game.state), game.state.leader, 0
    while game.state.phase is Phase.VOTING:
        vote = game.state.vote
        assert vote is not None
        player = vote.turn
        assert player is not None
        word = data.draw(st.sampled_from(turn_words(game.state)))
        game.vote(word)
        raises += word != "s"
        tiles = game.state.vote.tiles if game.state.vote else None
        if tiles:
            others = max(tile.power for seat, tile in tiles.items() if seat is not player)
            leader = player if tiles[player].power > others else leader
            assert game.state.leader is leader
        assert all_power(game.state) == power == 126
        assert list(problems(game.state)) == []
    settle(game, data)
    state = game.state
    assert (state.phase, state.vote) == (Phase.OUTCOME, None)
    assert state.verdict is not None
    assert state.leader in state.verdict.winners
    assert all_power(state) == 126
    assert raises <= players + sum(purses)


def settle(game: Game, data: st.DataObject) -> None:
    """The Moderator's choices, if there are any."""
    while game.state.phase is Phase.TIE:
        step = game.step()
        name = "side" if step.action == "vote decide" else "player"
        assert step.who == game.state.moderator
        game.do(step.action, **{name: data.draw(st.sampled_from(step.choices))})


@clause("queens-dilemma", "vote.cast", "vote.raise", "vote.stay", "vote.no-pass-after", "pass.moderator")
@given(players=PLAYERS, purses=PURSES, data=st.data())
@settings(max_examples=40)
def test_what_is_offered_is_accepted_and_all_else_refused_with_a_clause(
    players: int, purses: list[int], data: st.DataObject
) -> None:
    game = table(players, purses)
    for _ in range(data.draw(st.integers(0, 2 * players))):
        if game.state.phase is Phase.VOTING:
            game.vote(data.draw(st.sampled_from(turn_words(game.state))))
    offered = turn_words(game.state) if game.state.phase is Phase.VOTING else ()
    for word in offered:
        Game(game.state).vote(word)
    for word in set(ALL_WORDS).difference(offered):
        with pytest.raises(Refusal) as caught:
            Game(game.state).vote(word)
        assert caught.value.clause.partition(".")[0] in ("vote", "pass", "round")
        assert caught.value.because


@clause("queens-dilemma", "resolution.majority", "resolution.gather", "resolution.power")
@given(players=PLAYERS, purses=PURSES, data=st.data())
@settings(max_examples=60)
def test_the_pool_gets_the_winners_power_and_keeps_the_rest_of_the_split(
    players: int, purses: list[int], data: st.DataObject
) -> None:
    game = table(players, purses)
    before = {seat: treasury.power for seat, treasury in game.state.treasuries.items()}
    laid = {Side.AYE: 0, Side.NAY: 0}
    gathered = 0
    for _ in range(100):
        if game.state.phase is not Phase.VOTING:
            break
        vote = game.state.vote
        assert vote is not None
        assert vote.turn is not None
        mine = vote.tiles[vote.turn].side
        word = data.draw(st.sampled_from(turn_words(game.state)))
        gathered += word == "pg"
        side = {"a": Side.AYE, "n": Side.NAY}.get(word[0], mine)
        if side and word[1:].isdigit():
            laid[side] += int(word[1:])
        game.vote(word)
    settle(game, data)
    verdict = game.state.verdict
    assert verdict is not None
    assert (verdict.aye, verdict.nay) == (laid[Side.AYE], laid[Side.NAY])
    assert laid[verdict.side] >= laid[verdict.side.other]
    share = 3 // gathered if gathered else 0
    assert game.state.pool == 3 - share * gathered + laid[verdict.side]
    held = sum(treasury.power for treasury in game.state.treasuries.values())
    assert held == sum(before.values()) + share * gathered - laid[verdict.side]
