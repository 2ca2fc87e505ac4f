"""A turn in short, how cards are typed and told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.refusal import Kind, Refusal
from rules.core.values import FrozenMap
from rules.title import Call
from rules.witching_hour import TITLE
from rules.witching_hour.attacks import Answer, parse_answer, print_answer
from rules.witching_hour.names import CardType
from rules.witching_hour.piles import Pile, cards_of, of, parse_pile, print_pile, shown
from rules.witching_hour.quick import EXAMPLES, TURN
from rules.witching_hour.tell import TELLERS
from tests.clauses import clause
from tests.rules.witching_hour.game import at_table, seated

PILES = st.dictionaries(st.sampled_from(CardType), st.integers(1, 12)).map(
    lambda counts: FrozenMap({kind: counts[kind] for kind in CardType if kind in counts})
)
WORDS = {
    "bob:3bell": Call("attack", {"target": "bob", "cards": "3bell"}),
    "Bob:2be+": Call("attack", {"target": "Bob", "cards": "2be+"}),
    "3candle": Call("block", {"answer": "3candle"}),
    "2toadstool+": Call("block", {"answer": "2toadstool+"}),
    "no": Call("block", {"answer": "no"}),
    "fam": Call("block", {"answer": "familiar"}),
    "skull": Call("reveal skull", {}),
    "hourglass": Call("reveal hourglass", {}),
    "cauldron": Call("reveal cauldron", {}),
    "book:b": Call("reveal book", {"target": "b"}),
    "chalice:abby": Call("reveal chalice", {"owner": "abby"}),
}


@clause("witching-hour", "card.book")
def test_a_card_that_is_played_at_somebody_asks_at_whom() -> None:
    for word, allowed in (("book", ("book:Bob", "book:Candy")), ("chal", ("chalice:Bob", "chalice:Candy"))):
        with pytest.raises(Refusal) as caught:
            TURN.read(at_table("bell", "bell", "bell").state, word)
        assert caught.value.kind is Kind.AMBIGUOUS
        assert caught.value.allowed[:2] == allowed


def test_several_of_a_type_are_named_in_plain_english() -> None:
    assert shown(parse_pile("2 hourglass")) == "2 Hourglasses"
    assert "Abby (1 card)" in at_table("bell", "bell", "bell").step().prompt


@pytest.mark.parametrize(("word", "call"), WORDS.items())
def test_words_of_a_turn(word: str, call: Call) -> None:
    assert TURN.read(at_table("bell", "bell", "bell").state, word) == call


def test_while_piles_are_counted_the_same_word_is_a_hex_pile() -> None:
    state = seated(3, "scorer").state
    assert TURN.read(state, "bob:4bell+candle") == Call("count", {"player": "bob", "cards": "4bell+candle"})
    assert TURN.read(state, "bob:none") == Call("count", {"player": "bob", "cards": "none"})


def test_every_example_is_read_and_nonsense_is_not() -> None:
    state = at_table("bell", "bell", "bell").state
    for example in EXAMPLES:
        assert TURN.read(state, example).action in TITLE.actions_by_name
    with pytest.raises(Refusal) as caught:
        TURN.read(state, "xyzzy")
    assert (caught.value.kind, len(caught.value.allowed)) == (Kind.UNREADABLE, len(EXAMPLES))


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("3 bell", {"bell": 3}),
        ("3 Bells", {"bell": 3}),
        ("bell", {"bell": 1}),
        ("3bell+", {"bell": 3, "candle": 1}),
        ("3 bell candle", {"bell": 3, "candle": 1}),
        ("3 bell + 1 candle", {"bell": 3, "candle": 1}),
        ("4be+1can,2 m", {"bell": 4, "candle": 1, "mirror": 2}),
        ("hourglass", {"hourglass": 1}),
        ("2 bells and a candle", {"bell": 2, "candle": 1}),
        ("nothing", {}),
        ("-", {}),
    ],
)
def test_cards_as_they_are_typed(typed: str, cards: dict[str, int]) -> None:
    assert parse_pile(typed) == FrozenMap({CardType(kind): count for kind, count in cards.items()})


@given(PILES)
def test_cards_come_back_as_they_were_typed(pile: Pile) -> None:
    assert parse_pile(print_pile(pile)) == pile
    assert of(cards_of(pile)) == pile
    answer = Answer(how="cards", cards=pile)
    assert not pile or parse_answer(print_answer(answer)) == answer


@pytest.mark.parametrize("typed", ["3", "3 3 bell", "!", "bell=3", "xyz"])
def test_what_are_no_cards_is_refused(typed: str) -> None:
    at_table("bell", "bell", "bell").refused(f"attack bob {typed}", "house.unreadable")


def test_answers_to_an_attack() -> None:
    assert parse_answer("no").how == "no"
    assert parse_answer("Familiar").how == "familiar"
    assert parse_answer("1 familiar") == Answer(how="cards", cards=FrozenMap({CardType.FAMILIAR: 1}))


def test_cards_in_words() -> None:
    assert shown(FrozenMap({CardType.CANDLE: 1, CardType.HOURGLASS: 1, CardType.MIRROR: 2})) == (
        "an Hourglass, 2 Mirrors and a Candle"
    )
    assert shown(FrozenMap()) == "no cards"


def test_every_event_is_told() -> None:
    assert set(TELLERS) == set(TITLE.events_by_name)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("cy: 2 bells and candle", ["cy:2bells+candle"]),
        ("cy 2 bells and a candle", ["cy:2bells+candle"]),
        ("cy 2 bells with candle no", ["cy:2bells+candle", "no"]),
        ("cy:3bell+ 3mirror no", ["cy:3bell+", "3mirror", "no"]),
        ("cy: 3 bell 3 mirror pass", ["cy:3bell", "3mirror", "pass"]),
        ("skull hourglass book:cy", ["skull", "hourglass", "book:cy"]),
        ("chalice: cy", ["chalice:cy"]),
        ("cy candle", ["cy:candle"]),
        ("ana:4 bell+ca+book+2 mirror", ["ana:4bell+ca+book+2mirror"]),
    ],
)
def test_spaces_do_not_part_what_is_one_word(line: str, words: list[str]) -> None:
    assert TURN.split(line) == words


def test_an_attack_typed_with_spaces_is_that_attack() -> None:
    game = at_table("2 bell candle", "bell", "bell")
    game.turn("bob: 2 bells and a candle")
    assert game.state.attack is not None
    assert game.state.attack.cards == FrozenMap({CardType.BELL: 2, CardType.CANDLE: 1})


def test_what_is_allowed_names_a_player_who_is_there() -> None:
    game = at_table("bell", "bell", "bell")
    with pytest.raises(Refusal) as caught:
        game.turn("xyzzy")
    said = " ".join(caught.value.allowed)
    assert "bob" not in said
    assert f"{game.state.left_of(game.state.turn)[0]}:3bell" in said


@pytest.mark.parametrize("typed", ["no", "no way", "No, thanks", "pass", "nope", "let it through"])
def test_no_in_other_words(typed: str) -> None:
    assert parse_answer(typed).how == "no"


def test_a_refused_answer_names_no_among_what_is_allowed() -> None:
    game = at_table("bell", "bell", "bell").turn("bob:1bell")
    assert game.refused("block certainly", "house.unreadable").allowed[:2] == ("no", "familiar")
