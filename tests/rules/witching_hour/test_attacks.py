"""Attacks, and what answers them."""

import pytest

from rules.core.values import FrozenMap
from rules.witching_hour.events import DiscardsTaken
from rules.witching_hour.names import CardType
from rules.witching_hour.piles import size
from tests.clauses import clause
from tests.rules.witching_hour.game import Game, at_table


def ready() -> Game:
    return at_table(
        "4 bell 2 candle 2 toadstool mirror skull", "3 mirror 3 candle 2 familiar bell", "2 book", "nothing"
    )


@clause("witching-hour", "turn.choice", "turn.order")
def test_one_thing_at_a_time_and_only_on_ones_turn() -> None:
    game = ready().do("attack bob 2 bell")
    game.refused("attack candy bell", "turn.order")
    game.refused("reveal skull", "turn.order")
    game.do("block no")
    assert game.state.turn == "Bob"
    game.refused("block no", "block.none")
    looking = ready().do("reveal skull")
    assert looking.refused("attack bob bell", "play.own-hex").allowed == ("take Abby",)
    Game().refused("attack bob bell", "turn.choice")


@clause("witching-hour", "attack.target", "turn.order")
def test_anybody_else_with_cards_may_be_attacked_again_and_again() -> None:
    game = ready()
    assert game.refused("attack abby bell", "attack.target").allowed == ("Bob", "Candy")
    assert "no cards" in game.refused("attack dee bell", "attack.target").because
    game.refused("attack zoe bell", "house.unknown-name")
    game.do("attack bob bell").do("block no").do("attack candy bell").do("block no")
    assert game.state.turn == "Candy"
    game.do("attack bob book").do("block no")
    assert game.state.turn == "Abby"  # Dee, who has no cards, is skipped
    assert game.do("attack bob bell").step().who == "Bob"


@clause("witching-hour", "attack.set", "card.candle")
@pytest.mark.parametrize("cards", ["bell", "3 bell", "4 bell candle", "2 candle", "skull candle", "mirror"])
def test_sets_that_attack(cards: str) -> None:
    assert ready().do(f"attack bob {cards}").step().who == "Bob"


@clause("witching-hour", "attack.set")
def test_an_attack_is_of_one_type() -> None:
    game = ready()
    game.refused("attack bob 2 bell mirror", "attack.set")
    game.refused("attack bob nothing", "attack.set")
    assert game.refused("attack bob 5 bell", "attack.set").allowed == ("look Abby",)
    game.refused("attack bob 3 cards", "house.unreadable")


@clause("witching-hour", "card.candle", "attack.set", "block.set")
def test_one_candle_never_more() -> None:
    game = ready()
    game.refused("attack bob 2 bell 2 candle", "card.candle")
    game.do("attack bob 4 bell").refused("block 2 mirror 2 candle", "card.candle")
    game.do("block 3 mirror candle")
    assert game.step().who == "Abby"


@clause("witching-hour", "candle.travels", "card.candle")
def test_the_candle_goes_where_its_attack_goes() -> None:
    taken = ready().do("attack bob 2 bell candle").do("block no")
    assert taken.hex("Bob") == FrozenMap({CardType.BELL: 2, CardType.CANDLE: 1})
    back = ready().do("attack bob 2 bell candle").do("block 3 mirror").do("block no")
    assert back.hex("Abby") == FrozenMap({CardType.BELL: 2, CardType.CANDLE: 1})


@clause("witching-hour", "attack.any-type")
def test_cards_with_an_ability_attack_without_it() -> None:
    game = ready().do("attack candy skull").do("block no")
    assert game.hex("Candy") == FrozenMap({CardType.SKULL: 1})
    assert (game.state.look, game.state.turn) == (None, "Bob")


@clause("witching-hour", "block.set")
def test_a_block_is_exactly_as_many_and_all_are_discarded() -> None:
    game = ready()
    before = size(game.state.discard)
    game.do("attack bob 3 bell")
    game.refused("block 2 candle", "block.set")
    game.refused("block 3 candle mirror", "card.candle")
    game.refused("block 2 familiar mirror", "block.set")
    assert game.refused("block 3 familiar", "block.set").allowed == ("look Bob",)
    game.refused("block nothing", "block.set")
    game.do("block 3 candle")
    assert (size(game.state.discard), game.hexes) == (before + 6, (0, 0, 0, 0))
    ordinary = ready().do("attack bob 2 bell").do("block 2 familiar")
    assert (size(ordinary.state.discard), ordinary.hexes) == (before + 4, (0, 0, 0, 0))


@clause("witching-hour", "block.none")
def test_an_attack_may_be_let_through() -> None:
    game = ready().do("attack bob 3 bell").do("block no")
    assert game.hex("Bob") == FrozenMap({CardType.BELL: 3})
    assert "face down into Bob's Hex pile" in game.told


@clause("witching-hour", "card.bell")
def test_a_bell_cannot_block() -> None:
    game = ready().do("attack bob bell")
    game.refused("block bell", "card.bell")
    game.refused("block 1 bell", "card.bell")


@clause("witching-hour", "card.familiar", "card.mirror")
def test_a_familiar_works_against_any_attack_also_one_thrown_back() -> None:
    game = at_table("5 bell familiar", "3 mirror 2 candle", "book").do("attack bob 2 bell").do("block 2 mirror")
    game.do("block familiar")
    assert game.hexes == (1, 0, 0)
    assert game.state.turn == "Bob"
    at_table("bell", "2 mirror", "book").do("attack bob bell").refused("block familiar", "card.familiar")


@clause("witching-hour", "card.mirror")
def test_who_has_no_cards_left_takes_what_is_thrown_back() -> None:
    game = at_table("2 bell", "2 mirror candle", "2 book").do("attack bob 2 bell").do("block 2 mirror")
    assert game.hex("Abby") == FrozenMap({CardType.BELL: 2})
    assert game.state.turn == "Bob"


@clause("witching-hour", "mirror.next-turn")
def test_after_mirrors_the_one_left_of_whose_turn_it_was_is_next() -> None:
    game = at_table("bell book", "mirror skull", "mirror book", turn="Bob").do("attack abby skull").do("block no")
    assert game.state.turn == "Candy"
    game = at_table("3 bell", "2 book", "2 mirror bell").do("attack candy bell").do("block mirror").do("block no")
    assert (game.state.turn, game.hexes) == ("Bob", (1, 0, 0))


@clause("witching-hour", "card.toadstool", "card.familiar")
def test_toadstools_cannot_be_blocked_and_fester() -> None:
    game = at_table("3 toadstool candle bell", "4 mirror 3 familiar", "book", discard="skull 2 bell")
    game.do("attack bob 2 toadstool candle")
    assert game.state.attack is None
    assert game.hex("Bob") == FrozenMap({CardType.CANDLE: 1, CardType.TOADSTOOL: 2})
    drawn = game.happened(DiscardsTaken)[0]
    assert (drawn.player, drawn.count, size(game.state.discard)) == ("Abby", 2, 1)
    assert game.state.turn == "Bob"


@clause("witching-hour", "card.toadstool")
def test_fewer_discards_than_toadstools() -> None:
    game = at_table("3 toadstool bell", "2 mirror", "book", discard="skull").do("attack bob 3 toadstool")
    assert (game.happened(DiscardsTaken)[0].count, size(game.state.discard)) == (1, 0)
    none = at_table("3 toadstool bell", "2 mirror", "book", discard="nothing").do("attack bob 3 toadstool")
    assert not none.happened(DiscardsTaken)


@clause("witching-hour", "card.toadstool")
def test_the_table_may_say_what_was_drawn() -> None:
    def fresh() -> Game:
        return at_table("2 toadstool bell", "2 mirror", "book", discard="3 skull")

    fresh().refused("attack bob 2 toadstool --drawn skull", "card.toadstool")
    fresh().refused("attack bob 2 toadstool --drawn 2 bell", "card.toadstool")
    fresh().refused("attack bob bell --drawn skull", "card.toadstool")
    before = fresh().hex("Abby").get(CardType.SKULL, 0)
    game = fresh().do("attack bob 2 toadstool --drawn 2 skull")
    assert game.hex("Abby")[CardType.SKULL] == before + 2


@clause("witching-hour", "card.toadstool", "block.set")
def test_in_a_block_a_toadstool_is_an_ordinary_card() -> None:
    game = at_table("2 bell book", "2 toadstool", "book", discard="nothing").do("attack bob 2 bell")
    game.do("block 2 toadstool")
    assert (size(game.state.discard), game.hex("Bob")) == (4, FrozenMap())
