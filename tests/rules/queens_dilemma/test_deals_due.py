"""Deals with terms for later: brought up again, and marked by the table."""

from __future__ import annotations

from rules.queens_dilemma.deals import due_deals
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import closed, to_the_end
from tests.rules.queens_dilemma.game import IDLE, Game, voting


def promised(due: str) -> Game:
    """Xanthe gave Lyrie 1 Food for something that falls due later; the Vote goes on."""
    game = voting()
    game.do("deal", parties=["xanthe=1 food", "lyrie"], for_="votes with Xanthe", due=due)
    game.vote("a1 pg pg pg pg")
    game.do("outcome", effects="nothing")
    return game


@clause("queens-dilemma", "deal.binding")
def test_a_deal_due_by_a_word_comes_up_at_the_next_dilemma() -> None:
    game = promised("next vote")
    game.do("dilemma read")
    assert game.remarks("deal.binding") == ["Deal 1 is due, next vote: votes with Xanthe"]
    assert {step.action for step in game.steps()} >= {"deal kept", "deal broken"}


@clause("queens-dilemma", "deal.binding")
def test_a_deal_due_in_a_later_game_waits_for_it() -> None:
    game = promised("game 2")
    assert due_deals(game.state) == ()
    game = closed(to_the_end(game))
    game.do("setup begin", space=IDLE)
    assert [deal.id for deal in due_deals(game.state)] == [1]


@clause("queens-dilemma", "deal.binding")
def test_the_table_marks_a_deal_as_kept_or_broken() -> None:
    game = promised("next vote")
    game.do("deal broken", number=1)
    assert game.state.deals[0].kept is False
    assert due_deals(game.state) == ()
    game.do("deal kept", number=1)
    assert game.seen().deals[0].kept is True
    game.refused("deal kept", "deal.binding", number=2)


@clause("queens-dilemma", "deal.service")
def test_a_deal_whose_party_is_away_is_noted_and_not_enforced() -> None:
    game = closed(to_the_end(promised("game 2")))
    game.do("setup begin", space=IDLE, absent=["lyrie"])
    game.do("setup ready")
    game.do("dilemma read")
    assert "Lyrie away: not enforced" in game.remarks("deal.binding")[0]
