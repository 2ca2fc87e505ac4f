"""Cards played for their ability."""

from rules.core.values import FrozenMap
from rules.witching_hour.events import CauldronEmptied, TurnBegun
from rules.witching_hour.names import CardType
from rules.witching_hour.piles import size
from tests.clauses import clause
from tests.rules.witching_hour.game import Game, at_table

HAND = "book skull hourglass cauldron 2 chalice bell"


def ready(hand: str = HAND, **more: str) -> Game:
    return at_table(hand, "3 mirror", "bell familiar", "nothing", **more)


@clause("witching-hour", "play.own-hex", "turn.choice")
def test_a_card_is_shown_and_lies_in_the_own_hex_pile() -> None:
    for card in ("reveal book bob", "reveal skull", "reveal hourglass", "reveal cauldron"):
        game = ready().do(card)
        assert game.hex("Abby") == FrozenMap({CardType(card.split()[1]): 1})
        assert f"plays a {card.split()[1].capitalize()}" in game.told.replace("an H", "a H")
        assert ready("2 bell").refused(card, "play.own-hex").allowed == ("look Abby",)
    ready("2 bell").refused("reveal chalice bob", "play.own-hex")


@clause("witching-hour", "turn.extra", "play.own-hex")
def test_book_skull_and_hourglass_give_another_turn_at_once() -> None:
    for card, taken in (("reveal book bob", "mirror"), ("reveal skull", "toadstool")):
        game = ready().do(card).do("take abby", card=taken)
        assert game.happened(TurnBegun) == [TurnBegun(player="Abby", again=True)]
        game.do("attack bob bell").do("block no")
        assert game.state.turn == "Bob"
    own = ready(hexes={"Abby": "3 toadstool"}).do("reveal hourglass").do("take abby", card="toadstool")
    assert own.state.turn == "Abby"


@clause("witching-hour", "card.book")
def test_the_book_takes_a_card_of_an_opponents_hand() -> None:
    game = ready()
    assert game.refused("reveal book abby", "card.book").allowed == ("reveal book Bob", "reveal book Candy")
    game.refused("reveal book dee", "card.book")
    game.do("reveal book bob")
    assert game.seen("Abby").look is not None
    assert game.step().arguments == FrozenMap({"player": "Abby"})
    said = game.refused("take abby", "card.book", card="skull")
    assert "skull" not in said.because.casefold()
    assert said.allowed == ("look Abby",)
    game.refused("take bob", "card.book", card="mirror")
    game.do("take abby", card="mirror")
    assert (game.hands, game.hand("Abby").get(CardType.MIRROR)) == ((7, 2, 2, 0), 1)


@clause("witching-hour", "card.skull")
def test_the_skull_takes_a_card_of_the_discard_pile() -> None:
    game = ready(discard="2 candle toadstool").do("reveal skull")
    game.refused("take abby", "card.skull", card="mirror")
    game.do("take abby", card="candle")
    assert game.state.discard == FrozenMap({CardType.CANDLE: 1, CardType.TOADSTOOL: 1})
    assert game.hand("Abby")[CardType.CANDLE] == 1
    empty = ready(discard="nothing").do("reveal skull")
    assert (empty.state.look, empty.state.turn) == (None, "Abby")
    assert empty.remarks("card.skull")


@clause("witching-hour", "card.hourglass", "hex.closed")
def test_the_hourglass_takes_another_card_of_the_own_hex_pile() -> None:
    game = ready(hexes={"Abby": "2 toadstool", "Bob": "2 skull"}).do("reveal hourglass")
    look = game.seen("Abby").look
    assert look is not None
    assert look.cards == {"toadstool": 2}
    game.refused("take abby", "card.hourglass", card="hourglass")
    game.refused("take abby", "card.hourglass", card="skull")
    game.do("take abby", card="toadstool")
    assert game.hex("Abby") == FrozenMap({CardType.HOURGLASS: 1, CardType.TOADSTOOL: 1})
    empty = ready().do("reveal hourglass")
    assert (empty.state.look, empty.state.turn) == (None, "Abby")
    assert empty.remarks("card.hourglass")


@clause("witching-hour", "card.chalice")
def test_a_chalice_goes_into_any_hex_pile() -> None:
    for owner in ("abby", "bob", "dee"):
        game = ready().do(f"reveal chalice {owner}")
        assert game.hex(owner.capitalize()) == FrozenMap({CardType.CHALICE: 1})
        assert game.state.turn == "Bob"


@clause("witching-hour", "card.cauldron")
def test_the_cauldron_parts_two_random_discards() -> None:
    game = ready().do("reveal cauldron --drawn skull,toadstool")
    look = game.seen("Abby").look
    assert look is not None
    assert look.cards == {"skull": 1, "toadstool": 1}
    assert game.refused("place abby abby", "card.cauldron", own="skull").allowed == ("Bob", "Candy", "Dee")
    game.refused("place abby dee", "card.cauldron", own="bell")
    game.refused("take abby", "card.cauldron", card="skull")
    game.refused("place bob dee", "card.cauldron", own="skull")
    game.do("place abby dee", own="skull")
    assert game.hex("Abby") == FrozenMap({CardType.CAULDRON: 1, CardType.SKULL: 1})
    assert game.hex("Dee") == FrozenMap({CardType.TOADSTOOL: 1})
    assert (game.state.turn, game.state.look) == ("Bob", None)
    alike = ready().do("reveal cauldron --drawn 2toadstool").do("place abby bob", own="toadstool")
    assert (alike.hexes, game.hands[0]) == ((2, 1, 0, 0), 6)


@clause("witching-hour", "card.cauldron")
def test_the_cauldrons_draws_are_random_and_checked() -> None:
    game = ready(discard="bell mirror 2 skull").do("reveal cauldron")
    assert size(game.state.discard) == 2
    ready().refused("reveal cauldron --drawn skull", "card.cauldron")
    ready(discard="2 bell").refused("reveal cauldron --drawn skull,bell", "card.cauldron")
    one = ready(discard="2 bell")
    one = ready(discard="bell").do("reveal cauldron")
    assert one.happened(CauldronEmptied) == [
        CauldronEmptied(player="Abby", own=CardType.BELL, to="", other=None),
    ]
    assert (one.state.turn, size(one.state.discard)) == ("Bob", 0)
    none = ready(discard="nothing").do("reveal cauldron")
    assert (none.state.turn, none.state.look) == ("Bob", None)
    assert none.remarks("card.cauldron")


@clause("witching-hour", "card.cauldron-secret")
def test_who_gets_a_card_by_the_cauldron_does_not_learn_which() -> None:
    game = ready().do("reveal cauldron --drawn skull,toadstool")
    before = game.state
    game.do("place abby dee", own="skull")
    for viewer in ("everyone", "Dee", "Bob"):
        assert "Skull" not in game.label(viewer, before)
        assert "Toadstool" not in game.label(viewer, before)
    assert "a Skull into their own Hex pile, a Toadstool into Dee's" in game.label("Abby", before)
    assert game.seen("Dee").seats["Dee"].hex_pile == 1


@clause("witching-hour", "card.cauldron")
def test_with_two_players_the_other_one_gets_it_without_being_named() -> None:
    game = at_table("cauldron 2 bell", "2 mirror").do("reveal cauldron --drawn skull,bell")
    assert game.step().arguments == FrozenMap({"player": "Abby", "to": "Bob"})
