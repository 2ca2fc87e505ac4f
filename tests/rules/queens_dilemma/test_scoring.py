"""Scoring: Ideologies and the Power left over."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind
from rules.core.values import changed
from rules.queens_dilemma.names import Character, Ideology, Phase
from rules.queens_dilemma.notation import parse_ideology_card
from rules.queens_dilemma.scoring.ideologies import marks_of
from rules.queens_dilemma.scoring.texts import read_reveal
from rules.queens_dilemma.state import State
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import Game, at_the_end, first_round, named, play_round, words

T4 = ("order 0, force 1", "order 0, force 1", "liberty 1")
T5 = ("liberty 1, force 1", "liberty 1", "liberty 1")
OTHERS = ("lyrie=2: order 1", "jilian=2: order 1", "syd=2: order 1", "elinor=2: order 1")


def board(positions: dict[str, int], tokens: dict[str, int]) -> State:
    """A board as it lies, for what only looks at it."""
    state = first_round().state
    for ideology, spaces in positions.items():
        one = Ideology(ideology)
        state = changed(state, positions=state.positions.set(one.axis, one.direction * spaces))
    for ideology, count in tokens.items():
        state = changed(state, tokens=state.tokens.set(Ideology(ideology), count))
    return state


def brings(state: State, card: str) -> set[tuple[str, int, str]]:
    return {(one.track.value, one.amount, one.clause) for one in marks_of(state, parse_ideology_card(card))}


@clause("queens-dilemma", "scoring.favored-winning", "scoring.favored-tokens", "scoring.winning")
def test_the_rulebooks_first_example() -> None:
    game = at_the_end(*T4)
    assert {one.value: game.state.tokens[one] for one in (Ideology.ORDER, Ideology.FORCE)} == {"order": 2, "force": 2}
    before = game.points("xanthe")
    performed = game.do("score ideology", cards=["xanthe=3: order 3, force 1"])
    assert [(mark.amount, mark.reason, mark.clause) for mark in named(performed, "PointsMarked")] == [
        (2, "2 tokens at Order", "scoring.favored-tokens"),
        (1, "Force is winning", "scoring.favored-winning"),
        (2, "2 tokens at Force", "scoring.favored-tokens"),
    ]
    assert game.points("xanthe") == (before[0] + 5, before[1], before[2])


@clause("queens-dilemma", "scoring.balanced-slider", "scoring.balanced-tokens", "scoring.favored-tokens")
def test_the_rulebooks_second_example() -> None:
    game = at_the_end(*T5)
    before = game.points("lyrie")
    performed = game.do("score ideology", cards=["lyrie=4: liberty 3, force/diplomacy"])
    assert game.points("lyrie") == (before[0] + 8, before[1] + 1, before[2])
    assert {(mark.track, mark.amount, mark.clause) for mark in named(performed, "PointsMarked")} == {
        ("hegemony", 3, "scoring.favored-winning"),
        ("hegemony", 3, "scoring.favored-tokens"),
        ("hegemony", 2, "scoring.balanced-slider"),
        ("independence", 1, "scoring.balanced-tokens"),
    }


@clause("queens-dilemma", "scoring.favored-tokens")
def test_two_favoured_ideologies_without_tokens_bring_one_independence_each() -> None:
    assert sorted(mark.amount for mark in marks_of(board({}, {}), parse_ideology_card("order 3, force 1"))) == [1, 1]
    assert brings(board({}, {}), "order 3") == {("independence", 1, "scoring.favored-tokens")}


@clause("queens-dilemma", "scoring.favored-tokens")
def test_tokens_count_for_an_ideology_that_is_losing() -> None:
    assert brings(board({"liberty": 2}, {"order": 2}), "order 3") == {("hegemony", 2, "scoring.favored-tokens")}


@clause("queens-dilemma", "scoring.winning", "scoring.favored-winning")
@pytest.mark.parametrize(
    ("towards_force", "force", "diplomacy"), [(0, False, False), (1, True, False), (-1, False, True)]
)
def test_in_the_exact_middle_neither_is_winning(towards_force: int, force: bool, diplomacy: bool) -> None:
    state = board({"force": towards_force}, {"force": 1, "diplomacy": 1})
    mark = ("hegemony", 3, "scoring.favored-winning")
    assert (mark in brings(state, "force 3"), mark in brings(state, "diplomacy 3")) == (force, diplomacy)


@clause("queens-dilemma", "scoring.balanced-slider")
@pytest.mark.parametrize("position", [-4, -2, -1, 0, 1, 2, 4])
def test_the_three_middle_spaces_are_silver(position: int) -> None:
    silver = ("hegemony", 2, "scoring.balanced-slider")
    assert (silver in brings(board({"order": position}, {}), "order/liberty")) == (abs(position) <= 1)


@clause("queens-dilemma", "scoring.balanced-tokens")
def test_a_balanced_pair_scores_its_smaller_pile() -> None:
    state = board({"order": 3}, {"order": 5, "liberty": 2})
    assert brings(state, "order/liberty") == {("hegemony", 2, "scoring.balanced-tokens")}


@clause("queens-dilemma", "scoring.reveal")
def test_a_cards_content_is_asked_once() -> None:
    game = at_the_end(*T4)
    asked = game.refused("score ideology", "scoring.reveal", cards=["xanthe=3"])
    assert asked.kind is Kind.AMBIGUOUS
    assert asked.allowed == ('xanthe="3: order 3, force 1"',)
    game.do("score ideology", cards=["xanthe=3: order 3, force 1"])
    again = at_the_end(*T4)
    again.state = changed(again.state, cards=game.state.cards)
    performed = again.do("score ideology", cards=["xan=3"])
    assert not named(performed, "IdeologyCardDescribed")
    assert again.points("xanthe") == game.points("xanthe")


@clause("queens-dilemma", "scoring.reveal")
def test_content_alone_finds_its_card_or_asks_the_number() -> None:
    game = at_the_end()
    asked = game.refused("score ideology", "scoring.reveal", cards=["xanthe=order 3, force 1"])
    assert "number" in asked.because
    game.state = changed(game.state, cards=game.state.cards.set("xanthe-4", parse_ideology_card("order 3, force 1")))
    game.do("score ideology", cards=["xanthe=force 1, order 3"])
    assert game.state.shown[Character.XANTHE] == "xanthe-4"


@clause("queens-dilemma", "scoring.reveal")
def test_two_cards_numbered_one_are_told_apart() -> None:
    start = at_the_end().state
    game = Game(start)
    game.do("score ideology", cards=["xanthe=1: order 1"])
    assert game.state.shown[Character.XANTHE] == "xanthe-1a"
    known = Game(changed(start, cards=game.state.cards))
    assert "1a" in words(known.do("score ideology", cards=["xanthe=1"]))
    second = Game(changed(start, cards=game.state.cards))
    second.do("score ideology", cards=["xanthe=1: force 1"])
    assert second.state.shown[Character.XANTHE] == "xanthe-1b"
    both = Game(changed(start, cards=second.state.cards))
    asked = both.refused("score ideology", "scoring.reveal", cards=["xanthe=1"])
    assert asked.allowed == ('xanthe="1a: order 1"', 'xanthe="1b: force 1"')
    both.refused("score ideology", "scoring.reveal", cards=["xanthe=1: liberty 1"])
    both.do("score ideology", cards=["xanthe=1: force 1"])
    assert both.state.shown[Character.XANTHE] == "xanthe-1b"


@clause("queens-dilemma", "scoring.reveal")
def test_a_card_is_turned_over_once_and_only_by_those_who_play() -> None:
    game = at_the_end()
    game.do("score ideology", cards=["xanthe=3: order 3"])
    assert game.refused("score ideology", "scoring.reveal", cards=["xanthe=3"]).allowed[0] == "lyrie"
    game.refused("score ideology", "scoring.reveal", cards=["aesyas=3: order 3"])
    assert game.state.shown.keys() == {Character.XANTHE}


@clause("queens-dilemma", "scoring.favored-winning")
def test_what_looks_mistyped_is_asked_about_first() -> None:
    game = at_the_end()
    game.refused("score ideology", "scoring.favored-winning", cards=["xanthe=3: order 2"])
    game.do("score ideology", cards=["xanthe=3: order 3"])
    other = at_the_end()
    other.state = changed(other.state, cards=game.state.cards)
    other.refused("score ideology", "scoring.reveal", cards=["xanthe=3: force 1"])
    other.do("score ideology", cards=["xanthe=3: force 1"], insisted=True)
    assert other.state.cards["xanthe-3"] == parse_ideology_card("force 1")


@pytest.mark.parametrize(
    "typed", ["xanthe=3", "xanthe=1b", "xanthe=3: order 3, force 1", "xanthe=force 1, order/liberty"]
)
def test_a_card_is_printed_as_it_is_typed(typed: str) -> None:
    assert str(read_reveal(typed)) == typed


@clause("queens-dilemma", "scoring.phases")
def test_ideologies_come_at_the_end_and_power_after_all_of_them() -> None:
    first_round().refused("score ideology", "scoring.phases", cards=["xanthe=3: order 3"])
    game = at_the_end()
    game.do("score ideology", cards=OTHERS)
    game.refused("score power", "scoring.phases")
    game.do("score ideology", cards=["xanthe=2: order 1"])
    assert game.state.phase is Phase.POWER
    for action, arguments in (
        ("score investments", {"results": ["xanthe=army unpaid: nothing"]}),
        ("score reveal", {"cards": ["xanthe=army"]}),
        ("score agendas", {}),
        ("score taxes", {}),
        ("close", {}),
    ):
        game.refused(action, "scoring.phases", **arguments)
    game.do("score power")
    assert game.state.phase is Phase.INVESTMENTS


@clause("queens-dilemma", "end.finish-first", "scoring.phases")
def test_what_the_last_card_calls_for_comes_before_the_scoring() -> None:
    game = first_round()
    for _ in range(6):
        play_round(game, "nothing")
    play_round(game, "envelope 07", last=True)
    game.refused("score ideology", "scoring.phases", cards=["xanthe=2: order 1"])
    game.do("envelope open", number="07", story="order 1")
    assert game.state.phase is Phase.IDEOLOGY
    performed = game.do("score ideology", cards=["xanthe=2: order 1"])
    assert [mark.reason for mark in named(performed, "PointsMarked")] == ["Order is winning", "1 token at Order"]


@clause("queens-dilemma", "scoring.power")
@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ((9, 8, 7, 6, 5), (2, 1, 0, 0, 0)),
        ((9, 9, 7, 6, 5), (2, 2, 1, 0, 0)),
        ((9, 8, 8, 8, 5), (2, 1, 1, 1, 0)),
        ((4, 4, 4, 4, 4), (2, 2, 2, 2, 2)),
        ((4, 0, 0, 0, 0), (2, 1, 1, 1, 1)),
        ((0, 0, 0, 0, 0), (2, 2, 2, 2, 2)),
    ],
)
def test_most_power_left_brings_two_and_the_next_amount_one(
    amounts: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    game = at_the_end()
    game.do("score ideology", cards=["xanthe=2: order 1", *OTHERS])
    purses = game.state.treasuries
    for player, amount in zip(game.state.seats, amounts, strict=True):
        supply = game.state.supply + purses[player].power - amount
        purses = purses.set(player, changed(purses[player], power=amount))
        game.state = changed(game.state, treasuries=purses, supply=supply)
    before = [game.points(player)[1] for player in game.state.seats]
    performed = game.do("score power")
    after = [game.points(player)[1] for player in game.state.seats]
    assert tuple(new - old for new, old in zip(after, before, strict=True)) == expected
    assert all(mark.clause == "scoring.power" for mark in named(performed, "PointsMarked"))
