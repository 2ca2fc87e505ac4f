"""Bargaining: Resources against a service, in the Voting Phase and until the Vote is settled."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.names import Character
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, outcome, voting


@clause("queens-dilemma", "deal.service")
def test_resources_change_hands_against_a_service() -> None:
    game = voting()
    game.do("deal", parties=["xanthe=1 food, 1 gold", "lyrie"], for_="votes Aye")
    assert (game.purse("xanthe").food, game.purse("xanthe").gold) == (0, 0)
    assert (game.purse("lyrie").food, game.purse("lyrie").gold) == (2, 2)
    deal = game.state.deals[0]
    assert (deal.service, deal.game, dict(deal.received)[Character.LYRIE].total) == ("votes Aye", 1, 2)


@clause("queens-dilemma", "deal.service")
def test_resources_against_resources_are_refused() -> None:
    game = voting()
    no = game.refused("deal", "deal.service", parties=["xanthe=1 food", "lyrie=1 gold"], for_="a swap")
    assert "never exchanged" in no.because


@clause("queens-dilemma", "deal.service")
def test_a_deal_needs_somebody_who_gives_somebody_who_serves_and_a_service() -> None:
    game = voting()
    game.refused("deal", "deal.service", parties=["xanthe", "lyrie"], for_="votes Aye")
    game.refused("deal", "deal.service", parties=["xanthe=1 food", "lyrie"], for_="  ")
    game.refused("deal", "deal.service", parties=["xanthe=1 food"], for_="votes Aye")


@clause("queens-dilemma", "deal.service")
def test_what_is_not_in_the_treasury_cannot_be_given() -> None:
    game = voting()
    no = game.refused("deal", "deal.service", parties=["xanthe=1 food", "syd=2 army", "lyrie"], for_="votes Aye")
    assert "Syd has 1 Army, not 2" in no.because
    assert game.purse("xanthe").food == 1
    assert game.state.deals == ()


@clause("queens-dilemma", "deal.forbidden", "setup.resources")
@pytest.mark.parametrize("share", ["xanthe=1 power", "xanthe=Leader", "xanthe=1 food, moderator", "xanthe=2 Power"])
def test_power_and_the_tokens_are_never_traded(share: str) -> None:
    game = voting()
    no = game.refused("deal", "deal.forbidden", parties=[share, "lyrie"], for_="votes Aye")
    assert no.allowed == ("gold, food, army, materials",)


@clause("queens-dilemma", "deal.parties")
def test_several_may_pay_for_one_service() -> None:
    game = voting()
    game.do("deal", parties=["xanthe=1 food", "syd=1 army", "lyrie"], for_="passes")
    assert (game.purse("lyrie").food, game.purse("lyrie").army) == (2, 2)
    assert set(game.state.deals[0].given) == {Character.XANTHE, Character.SYD}


@clause("queens-dilemma", "deal.parties")
def test_the_parties_sit_at_the_table_once_each() -> None:
    game = voting()
    game.refused("deal", "deal.parties", parties=["xanthe=1 food", "xanthe"], for_="votes Aye")
    game.refused("deal", "deal.parties", parties=["xanthe=1 food", "aesyas"], for_="votes Aye")
    game.refused("deal", "deal.parties", parties=["xanthe=1 food", "lyrie", "syd"], for_="votes Aye")


def at_the_leader() -> Game:
    game = voting()
    game.vote("a4 n2 n1 n2 pg")
    return game


@clause("queens-dilemma", "deal.when")
def test_deals_are_struck_from_the_start_of_voting_until_the_leader_is_named() -> None:
    late = voting()
    late.vote("a2 n2 pg pg pg")
    for game in (voting(), late, at_the_leader()):
        game.do("deal", parties=["xanthe=1 food", "elinor"], for_="decides for me")
        assert game.purse("elinor").food == 2
    late.do("vote decide", side="aye")
    late.refused("deal", "deal.when", parties=["lyrie=1 food", "elinor"], for_="decides for me")


@clause("queens-dilemma", "deal.when")
def test_there_are_no_deals_before_the_dilemma_or_after_the_vote() -> None:
    for game in (begun(), outcome()):
        game.refused("deal", "deal.when", parties=["xanthe=1 food", "elinor"], for_="decides for me")


@clause("queens-dilemma", "deal.binding")
def test_terms_for_later_stay_noted() -> None:
    game = voting()
    game.do("deal", parties=["xanthe=1 food", "lyrie"], for_="votes Aye next time", due="game 2")
    shown = game.seen().deals[0]
    assert (shown.due, shown.to, dict(shown.given), shown.kept) == ("game 2", "lyrie", {"xanthe": "1 Food"}, None)
