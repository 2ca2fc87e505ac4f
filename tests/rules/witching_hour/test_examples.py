"""The worked examples of the rulebook, with exactly their numbers."""

from rules.core.values import FrozenMap
from rules.witching_hour.names import CardType
from rules.witching_hour.piles import size
from tests.clauses import clause
from tests.rules.witching_hour.game import Game, at_table, scorer, seated

ABBY = "3 bell 4 mirror 2 candle 2 chalice 2 toadstool"
BOB = "skull 3 chalice candle 3 mirror familiar 2 bell 2 toadstool"
CANDY = "4 candle 3 familiar 2 toadstool 2 book hourglass cauldron"


def dealt() -> Game:
    game = seated()
    for player, cards in (("abby", ABBY), ("bob", BOB), ("candy", CANDY)):
        game.do(f"hand {player}", cards=cards)
    return game


def table(game: Game) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    return game.hands, size(game.state.discard), game.hexes


@clause(
    "witching-hour",
    "deal.hand",
    "turn.first",
    "turn.order",
    "turn.choice",
    "attack.any-type",
    "block.set",
    "play.own-hex",
    "turn.extra",
    "card.skull",
    "block.none",
    "candle.travels",
    "card.mirror",
    "mirror.next-turn",
    "card.candle",
)
def test_a_round_as_the_rulebook_plays_it() -> None:
    game = dealt()
    assert table(game) == ((13, 13, 13), 17, (0, 0, 0))
    assert game.state.turn == "Abby"
    game.do("attack candy 3 bell").do("block 3 candle")
    assert table(game) == ((10, 13, 10), 23, (0, 0, 0))
    assert game.state.turn == "Bob"
    game.do("reveal skull").do("take bob", card="candle")
    assert table(game) == ((10, 13, 10), 22, (0, 1, 0))
    assert game.state.turn == "Bob"
    game.do("attack abby 3 chalice candle").do("block no")
    assert table(game) == ((10, 9, 10), 22, (4, 1, 0))
    assert game.hex("Abby") == FrozenMap({CardType.CANDLE: 1, CardType.CHALICE: 3})
    assert game.state.turn == "Candy"
    game.do("attack bob 3 familiar").do("block 3 mirror")
    assert table(game) == ((10, 6, 7), 25, (4, 1, 0))
    assert game.step().who == "Candy"
    game.do("block 2 toadstool candle")
    assert table(game) == ((10, 6, 4), 31, (4, 1, 0))
    assert game.state.turn == "Abby"


@clause("witching-hour", "turn.choice", "block.set")
def test_the_same_round_in_short() -> None:
    game = dealt().turn("candy:3bell 3candle skull").do("take bob", card="candle")
    game.turn("abby:3chalice+ no bob:3familiar 3mirror 2toadstool+")
    assert table(game) == ((10, 6, 4), 31, (4, 1, 0))


@clause("witching-hour", "score.sets")
def test_laurens_hex_pile() -> None:
    game = scorer("4 bell, candle, book, 2 mirror | nothing | nothing")
    score = game.state.rounds[-1].scores[0]
    assert {one.kind.value: one.points for one in score.shares} == {"bell": 5, "candle": 1, "book": 0, "mirror": 2}
    assert score.points == 8


@clause("witching-hour", "card.candle", "attack.set", "block.set")
def test_three_and_a_candle_need_a_block_of_four() -> None:
    game = at_table("3 bell candle 2 skull", "4 toadstool 3 mirror candle", "book").do("attack bob 3 bell candle")
    game.refused("block 3 toadstool", "block.set")
    assert game.do("block 4 toadstool").hands == (2, 4, 1)
    again = at_table("3 bell candle 2 skull", "4 toadstool 3 mirror candle", "book").do("attack bob 3 bell candle")
    assert again.do("block 3 mirror candle").step().who == "Abby"


@clause("witching-hour", "card.familiar")
def test_marys_familiar() -> None:
    game = at_table("3 mirror bell", "familiar bell", "book", discard="2 skull").do("attack bob 3 mirror")
    game.do("block familiar")
    assert game.hex("Bob") == FrozenMap({CardType.FAMILIAR: 1})
    assert game.state.discard == FrozenMap({CardType.MIRROR: 3, CardType.SKULL: 2})
    assert (game.hands, game.state.attack, game.state.turn) == ((1, 1, 1), None, "Bob")


@clause("witching-hour", "card.mirror", "mirror.next-turn")
def test_three_books_thrown_back_and_back_again() -> None:
    hands = ("3 book 2 mirror candle bell", "3 mirror bell", "skull")
    game = at_table(*hands, discard="nothing").do("attack bob 3 book").do("block 3 mirror")
    assert game.state.attack is not None
    assert (game.state.attack.attacker, game.state.attack.defender) == ("Bob", "Abby")
    assert game.state.discard == FrozenMap({CardType.MIRROR: 3})
    game.do("block 2 mirror candle")
    assert game.state.discard == FrozenMap({CardType.CANDLE: 1, CardType.MIRROR: 5})
    assert game.step().who == "Bob"
    game.do("block no")
    assert game.hex("Bob") == FrozenMap({CardType.BOOK: 3})
    assert game.state.turn == "Bob"
