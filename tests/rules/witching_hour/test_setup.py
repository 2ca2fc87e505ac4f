"""The deck, the seats, and how the program is used."""

import pytest

from rules.core.refusal import Kind, Refusal
from rules.witching_hour import TITLE
from rules.witching_hour.names import CardType, Mode, Phase
from tests.clauses import clause
from tests.rules.witching_hour.example_deck import EXAMPLE_DECK, LINES
from tests.rules.witching_hour.game import Game, at_table, scorer, seated, with_deck


@clause("witching-hour", "deck.cards")
def test_what_can_be_read_is_known_and_the_rest_is_asked_for() -> None:
    game = Game()
    assert game.seen().deck["skull"].worth == {1: 0, 2: 2, 3: 5}
    assert game.seen().deck_missing == ("bell", "book", "candle", "familiar", "mirror", "toadstool")
    assert game.seen().deck_known == 11
    asked = []
    while game.step().action == "deck":
        kind = game.step().arguments["kind"]
        asked.append(kind)
        game.do(f"deck {kind} {EXAMPLE_DECK[kind]}")
    assert tuple(asked) == tuple(EXAMPLE_DECK)
    assert game.step().action == "sit"


@clause("witching-hour", "deck.cards")
def test_the_example_at_a_types_question_has_the_numbers_known_of_it() -> None:
    steps = {one.arguments["kind"]: one for one in TITLE.steps(Game().state)}
    assert steps["bell"].example.split()[4] == "5"
    assert "4 should be worth 5" in steps["bell"].prompt
    assert (steps["mirror"].example.split()[2], steps["candle"].example.split()[1]) == ("2", "1")
    assert len(steps["book"].example.split()) == 1
    assert "how many copies of it are there? What they are worth is known: 0, 3, 7" in steps["book"].prompt
    for kind, one in steps.items():
        Game().do(f"deck {kind} {one.example}")


@clause("witching-hour", "deck.cards")
def test_nothing_is_dealt_or_counted_with_an_unknown_deck() -> None:
    game = Game().do("sit Abby Bob Candy --youngest abby --mode table")
    said = game.refused("deal", "deck.cards")
    assert "Bell, Book, Candle, Familiar, Mirror, Toadstool" in said.because
    assert said.allowed[0] == "deck bell COPIES POINTS..."
    Game().do("sit Abby Bob Candy --youngest abby --mode scorer").refused("count abby bell", "deck.cards")
    assert game.step().action == "deck"


@clause("witching-hour", "deck.cards")
def test_the_copies_have_to_come_to_56() -> None:
    game = with_deck().do("deck toadstool 8 0 1 3 6")
    assert game.remarks("deck.cards") == ["The copies add up to 55, and there are 56 cards"]
    assert "add up to 55, not 56" in game.step().prompt
    game.do("sit Abby Bob Candy --youngest abby --mode table").refused("deal", "deck.cards")
    game.do("deck bell 10 1 2 3 5").do("deal")
    assert game.hands == (13, 13, 13)


@clause("witching-hour", "deck.cards")
def test_what_differs_from_the_damaged_text_is_asked_about_and_may_stand() -> None:
    assert Game().refused("deck skull 4 0 2 5", "deck.cards").kind is Kind.AMBIGUOUS
    assert "5 for 4 of Bell, not 6" in Game().refused("deck bell 9 1 2 3 6", "deck.cards").because
    game = Game().do("deck skull 4 0 2 6", insisted=True)
    assert (game.state.deck[CardType.SKULL].copies, game.state.deck[CardType.SKULL].worth[3]) == (4, 6)
    Game().refused("deck bell 9", "deck.cards")
    Game().refused("deck book 2 0 3 7", "deck.cards")
    Game().refused("deck bell 0 1", "house.unreadable")


@clause("witching-hour", "deck.cards")
def test_cards_on_the_table_do_not_come_or_go() -> None:
    game = at_table("bell", "bell", "bell")
    game.refused("deck bell 8 1 2 3 5", "deck.cards")
    game.do("deck bell 9 2 3 4 5")
    assert game.state.deck[CardType.BELL].worth[1] == 2


@clause("witching-hour", "players.count")
@pytest.mark.parametrize("names", ["Abby", "Abby Bob Candy Dee Eve Flo"])
def test_two_to_five_play(names: str) -> None:
    assert "2 to 5" in with_deck().refused(f"sit {names}", "players.count").because


@clause("witching-hour", "players.count")
def test_names_are_names() -> None:
    game = with_deck()
    game.refused("sit Abby abby", "players.count")
    for name in ("everyone", "nobody", "3", "a:b", "x=y"):
        game.refused(f"sit Abby {name}", "house.unreadable")
    game.do('sit "Abby Lou" Bob')
    assert game.state.seats == ("Abby Lou", "Bob")
    game.refused("sit Abby Bob", "game.rounds")


@clause("witching-hour", "players.count")
def test_names_may_stand_with_commas_and_one_alone_is_said_to_be_one() -> None:
    assert with_deck().do("sit abby, bob,candy").state.seats == ("abby", "bob", "candy")
    refusal = with_deck().refused("sit table", "players.count")
    assert refusal.because.startswith("“table” alone cannot play")


@clause("witching-hour", "turn.first")
def test_the_youngest_starts() -> None:
    game = with_deck().do("sit Abby Bob Candy").do("mode table")
    assert game.step().choices == ("Abby", "Bob", "Candy")
    game.refused("youngest zoe", "house.unknown-name")
    game.do("youngest ca").do("deal")
    assert (game.state.starter, game.state.turn) == ("Candy", "Candy")
    game.refused("youngest bob", "turn.first")


@clause("witching-hour", "deck.two-players")
def test_with_two_the_books_are_taken_out() -> None:
    game = seated(2)
    assert game.remarks("deck.two-players")
    game.do("deal")
    assert not any(CardType.BOOK in pile for pile in (*game.state.hands.values(), game.state.discard))
    assert not seated(3).remarks("deck.two-players")


def test_a_group_that_plays_again_is_not_asked_again() -> None:
    game = scorer("bell | 2 bell | 3 bell", *["nothing | nothing | nothing"] * 2)
    assert game.state.phase is Phase.BETWEEN
    game.do("sit Bob Candy Abby")
    assert (game.state.game, game.state.mode, game.state.starter, game.state.round) == (2, Mode.SCORER, "Abby", 1)
    other = scorer("bell | 2 bell | 3 bell", *["nothing | nothing | nothing"] * 2).do("sit Bob Candy Dee")
    assert other.step().action == "youngest"


def test_a_mode_is_said_once() -> None:
    with pytest.raises(Refusal) as caught:
        seated().do("mode scorer")
    assert caught.value.allowed == ("undo",)
    assert len(LINES) == 6


@clause("witching-hour", "deck.cards")
@pytest.mark.parametrize("typed", ["8 1,2,3,5", "8, 1, 2, 3, 5", "8 1 2 3 5"])
def test_the_points_of_a_type_may_stand_with_commas(typed: str) -> None:
    card = Game().do(f"deck skull {typed}", insisted=True).state.deck[CardType.SKULL]
    assert (card.copies, tuple(card.worth.values())) == (8, (1, 2, 3, 5))
