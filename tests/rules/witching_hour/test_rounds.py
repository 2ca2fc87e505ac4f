"""Turns, the end of a round, and the start of the next one."""

import pytest

from rules.core.values import FrozenMap
from rules.witching_hour.dealing import parse_typed, print_typed
from rules.witching_hour.events import HandHexed, PlayOver, TurnBegun
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import size
from tests.clauses import clause
from tests.rules.witching_hour.game import Game, at_table, scorer, seated, whole_deck


@clause("witching-hour", "deal.hand", "deck.two-players")
def test_hands_and_what_is_left() -> None:
    for players, each, rest in ((2, 13, 26), (3, 13, 17), (4, 13, 4), (5, 10, 6)):
        game = seated(players).do("deal")
        assert game.hands == (each,) * players
        # With two players the four Books of the example deck are out.
        assert size(game.state.discard) == rest
        assert (CardType.BOOK in whole_deck(players)) == (players > 2)


@clause("witching-hour", "deal.hand")
def test_hands_that_were_dealt_at_the_table() -> None:
    game = seated(3)
    game.refused("hand bob", "deck.cards", cards="4 skull 9 bell")
    game.do("hand bob", cards="9 bell 3 skull mirror")
    game.refused("hand bob", "deal.hand", cards="9 candle 4 mirror")
    game.refused("hand candy", "deck.cards", cards="9 candle skull 3 mirror")
    game.do("deal")
    assert game.hand("Bob") == FrozenMap({CardType.BELL: 9, CardType.MIRROR: 1, CardType.SKULL: 3})
    assert (game.hands, game.state.turn) == ((13, 13, 13), "Abby")
    game.refused("deal", "deal.hand")


@clause("witching-hour", "deal.hand")
def test_a_hand_is_typed_in_several_goes_and_corrected() -> None:
    game = seated(3).do("hand bob", cards="3 bell 2 candle")
    assert game.step().action == "hand"
    assert "8 more of your 13 cards" in game.step().prompt
    game.refused("hand bob", "deal.hand", cards="9 chalice")
    game.refused("hand bob", "deal.hand", cards="-mirror")
    game.refused("hand bob", "deck.cards", cards="7 bell")
    game.do("hand bob", cards="-2 bell, mirror")
    assert game.hand("Bob") == FrozenMap({CardType.BELL: 1, CardType.CANDLE: 2, CardType.MIRROR: 1})
    # The whole hand again stands instead of what was typed so far; a full hand is only corrected.
    game.do("hand bob", cards="9 bell 3 skull mirror")
    game.refused("hand bob", "deal.hand", cards="9 candle 4 mirror")
    game.do("hand bob", cards="-mirror candle")
    assert game.hand("Bob") == FrozenMap({CardType.BELL: 9, CardType.CANDLE: 1, CardType.SKULL: 3})
    game.do("hand candy", cards="3 familiar").do("deal")
    assert (game.hands, game.hand("Candy")[CardType.FAMILIAR] >= 3) == ((13, 13, 13), True)


@pytest.mark.parametrize("text", ["3 bell candle", "-2 bell", "-2 bell mirror", "nothing"])
def test_what_is_typed_of_a_hand_reads_back(text: str) -> None:
    typed = parse_typed(text)
    assert parse_typed(print_typed(typed)) == typed
    assert (size(typed.back) == 2) == ("-2" in text)


@clause("witching-hour", "score.floor")
def test_what_a_negative_round_does_to_tokens_is_said_as_it_is() -> None:
    game = scorer().do("count abby chalice").do("count bob 4 bell").do("count candy none")
    assert "Abby -3, Bob 5, Candy 0. Tokens, face down: Abby takes none, Bob takes 5," in game.step().prompt
    game.do("round abby").do("count abby none").do("count bob chalice").do("count candy bell")
    assert "Bob gives 3 back" in game.step().prompt
    game.do("round abby").do("count abby bell").do("count bob bell")
    assert "Candy's Hex pile" in game.step().prompt


@clause("witching-hour", "turn.order")
def test_turns_go_to_the_left_and_over_those_without_cards() -> None:
    game = at_table("3 bell", "2 mirror", "nothing", "2 skull")
    game.do("attack bob bell").do("block no").do("attack abby mirror").do("block no")
    assert game.state.turn == "Dee"
    game.do("attack abby skull").do("block no")
    assert game.state.turn == "Abby"


@clause("witching-hour", "round.end")
def test_the_last_hand_goes_into_its_owners_hex_pile() -> None:
    game = at_table("bell", "2 mirror skull", "nothing").do("attack bob bell").do("block no")
    assert game.happened(HandHexed) == [HandHexed(player="Bob", count=3)]
    assert game.state.phase is Phase.SCORED
    assert (game.hands, game.hex("Bob")[CardType.MIRROR]) == ((0, 0, 0), 2)
    assert game.state.last_holder == "Bob"


@clause("witching-hour", "round.end", "round.next")
def test_a_round_may_end_with_nobody_holding_cards() -> None:
    game = at_table("candle 2 bell", "3 candle", "nothing").do("attack bob candle 2 bell").do("block 3 candle")
    assert game.happened(PlayOver) == [PlayOver(last="Abby", held=False)]
    assert not game.happened(HandHexed)
    assert game.do("round").state.starter == "Abby"


@clause("witching-hour", "round.end", "turn.extra")
def test_the_end_is_looked_for_before_a_further_turn() -> None:
    game = at_table("book bell", "mirror", "nothing").do("reveal book bob").do("take abby", card="mirror")
    assert game.state.phase is Phase.SCORED
    assert not game.happened(TurnBegun)
    game = at_table("hourglass", "mirror", "bell").do("reveal hourglass")
    assert game.happened(TurnBegun) == [TurnBegun(player="Bob")]


@clause("witching-hour", "round.next")
def test_who_last_had_cards_starts_the_next_round() -> None:
    game = at_table("bell", "2 mirror skull", "nothing").do("attack bob bell").do("block no")
    game.refused("round candy", "round.next")
    game.do("round")
    assert (game.state.round, game.state.starter, game.state.phase) == (2, "Bob", Phase.DEAL)
    game.refused("round", "round.next")
    game.do("deal")
    assert (game.state.turn, game.hands, game.hexes) == ("Bob", (13, 13, 13), (0, 0, 0))


@clause("witching-hour", "round.next")
def test_the_scorer_is_told_who_last_had_cards() -> None:
    game = scorer("bell | 2 bell | 3 bell")
    assert game.refused("round", "round.next").allowed == ("round Abby", "round Bob", "round Candy")
    assert game.step().choices == ("Abby", "Bob", "Candy")
    game.do("round candy")
    assert (game.state.round, game.state.starter, game.state.phase) == (2, "Candy", Phase.COUNT)
    Game().refused("round", "round.next")
