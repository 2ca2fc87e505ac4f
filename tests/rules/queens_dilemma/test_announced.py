"""An outcome and the front of its card: the Ideologies that were announced are the ones that move."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind
from rules.queens_dilemma.names import Ideology, Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun


def turned(aye: str = "", nay: str = "", turns: str = "a1 pg pg pg pg", **more: str) -> Game:
    """The card is to be turned, after a Vote; Aye has won, if nothing else is said."""
    game = begun()
    game.do("dilemma read", **{side: front for side, front in (("aye", aye), ("nay", nay)) if front}, **more)
    game.vote(turns)
    return game


@clause("queens-dilemma", "dilemma.outcomes")
def test_an_outcome_that_moves_another_ideology_is_asked_about() -> None:
    game = turned(aye="progress, positive", nay="tradition 2", card="d017", keywords="syd")
    no = game.refused("outcome", "dilemma.outcomes", effects="Leader: +1 hegemony; tradition 1")
    assert no.kind is Kind.AMBIGUOUS
    assert no.because == "The card's front announces for Aye: progress, positive. This outcome moves tradition 1."
    assert no.allowed == (
        "an outcome that moves Progress",
        'amend ENTRY dilemma read --card D017 --aye "tradition 1, positive" --nay "tradition 2" --keywords "syd"',
        "the same with --insist",
    )
    game.do("outcome", effects="Leader: +1 hegemony; tradition 1", insisted=True)
    assert game.remarks("dilemma.outcomes") == [no.because]
    assert game.state.tokens[Ideology.TRADITION] == 1
    assert game.state.phase is Phase.DILEMMA


@clause("queens-dilemma", "dilemma.outcomes")
@pytest.mark.parametrize(
    ("front", "effects"),
    [
        ("progress", "nothing"),
        ("progress", "progress 1; order 1"),
        ("progress, order", "progress 1"),
        ("progress 2", "progress 1"),
        ("progress 2", "progress 0"),
        ("positive", "progress 1"),
        ("progress", "win(progress)? progress 1; order 1"),
        ("progress", "Winners: +1 food, order 1; progress 1"),
    ],
)
def test_what_does_not_fit_the_front(front: str, effects: str) -> None:
    game = turned(aye=front)
    game.refused("outcome", "dilemma.outcomes", effects=effects)
    game.do("outcome", effects=effects, insisted=True)


@clause("queens-dilemma", "dilemma.outcomes")
@pytest.mark.parametrize(
    ("front", "effects"),
    [
        ("", "order 1"),
        ("progress", "progress 2; Leader: +1 hegemony"),
        ("progress", "progress 0"),
        ("progress 2", "progress 1; progress 1"),
        ("negative", "Winners: -1 food"),
        ("progress, order", "progress 1; win(order)? order 1"),
        ("progress", "progress 1; max(order)? liberty 1"),
        ("order 2", "win(order)? order 1"),
    ],
)
def test_what_fits_the_front(front: str, effects: str) -> None:
    game = turned(aye=front)
    game.do("outcome", effects=effects)
    assert not game.remarks("dilemma.outcomes")


@clause("queens-dilemma", "dilemma.outcomes")
def test_only_the_side_that_won_counts() -> None:
    game = turned(aye="progress", turns="n1 pg pg pg pg")
    game.do("outcome", effects="order 1")
    tied = turned(aye="progress", nay="order", turns="pm pg pg pg pg")
    tied.do("vote decide", side="nay")
    tied.refused("outcome", "dilemma.outcomes", effects="progress 1")
    tied.do("outcome", effects="order 1")
