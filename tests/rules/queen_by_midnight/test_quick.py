"""The words of a turn in short, what is typed in a word, and what is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.refusal import Kind, Refusal
from rules.queen_by_midnight import TITLE
from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.quick import EXAMPLES, TURN
from rules.queen_by_midnight.tell import TELLERS
from rules.queen_by_midnight.words import (
    THINGS,
    Change,
    Damage,
    Levels,
    Target,
    parse_change,
    parse_damage,
    parse_levels,
    print_change,
    print_damage,
    print_levels,
)
from rules.title import Call
from tests.rules.queen_by_midnight.game import playing, ready

WORDS = {
    "keep": Call("end", {"hand": "keep"}),
    "keep2": Call("end", {"hand": "keep", "left": "2"}),
    "arch": Call("end", {"hand": "archive"}),
    "end": Call("end", {}),
    "rv": Call("refresh", {"row": "vault"}),
    "RB": Call("refresh", {"row": "bazaar"}),
    "v3": Call("buy", {"shop": "vault", "cost": "3"}),
    "bc4": Call("buy", {"shop": "bazaar", "cost": "4", "card_class": "caster"}),
    "chest6": Call("buy", {"shop": "chest", "cost": "6"}),
    "ult9": Call("buy", {"shop": "ultimate", "cost": "9"}),
    "uc1": Call("card", {"kind": "utility", "cost": "1", "of": "caster"}),
    "u0x": Call("card", {"kind": "utility", "cost": "0", "banish": True}),
    "boonb2:Crown": Call("card", {"kind": "boon", "cost": "2", "name": "Crown", "of": "brawler"}),
    "bane2@f": Call("card", {"kind": "bane", "cost": "2", "at": "f"}),
    "summon3/4:wolf": Call("card", {"kind": "summon", "cost": "3", "name": "wolf", "loyalty": "4"}),
    "r": Call("lay", {}),
    "r2": Call("lay", {"cards": "2"}),
    "ab2maj+1@f,b/wolf": Call(
        "attack", {"card_class": "brawler", "cost": "2", "targets": ["f", "b/wolf"], "damage": "maj+1"}
    ),
    "as0=4/u@f": Call(
        "attack", {"card_class": "schemer", "cost": "0", "targets": ["f"], "damage": "4", "unblockable": True}
    ),
    "ab2@f": Call("attack", {"card_class": "brawler", "cost": "2", "targets": ["f"], "damage": "later"}),
    "hit=4@f": Call("hit", {"damage": "4", "targets": ["f"]}),
    "hitmin": Call("hit", {"damage": "min"}),
    "f.re2card": Call("react", {"player": "f", "cost": "2", "negates": "card"}),
    "f.no": Call("react", {"player": "f", "cost": "no"}),
    "d2": Call("draw", {"count": "2"}),
    "f.x1": Call("discard", {"count": "1", "who": "f"}),
    "st2@f": Call("steal", {"amount": "2", "target": "f"}),
    "c+3": Call("change", {"changes": ["c+3"]}),
    "boss-no.lb-1": Call("change", {"changes": ["boss-no.lb-1"]}),
    "f/wolf.l-2": Call("change", {"changes": ["f/wolf.l-2"]}),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_stands_for_a_call(word: str) -> None:
    call = TURN.read(playing().state, word)
    assert call == WORDS[word]
    TITLE.action(call.action).read(call.arguments)


@pytest.mark.parametrize("word", EXAMPLES)
def test_the_examples_can_be_read(word: str) -> None:
    assert TURN.read(playing().state, word).action in TITLE.actions_by_name


@pytest.mark.parametrize("word", ["", "x", "c3", "abmaj@f", "b3", "q+1", "hit", "f.", "ab2maj"])
def test_what_is_no_word_is_refused_with_the_forms(word: str) -> None:
    with pytest.raises(Refusal) as caught:
        TURN.read(playing().state, word)
    assert caught.value.kind is Kind.UNREADABLE
    assert caught.value.allowed == EXAMPLES


def test_a_whole_turn_on_a_line() -> None:
    game = ready().turn("c+3 u1 v3 bc3 ab2maj@f f.re1health lb+1 f.h-1 r keep")
    assert (game.of("hephesta").clout, game.of("freya").health, game.of("freya").clout) == (3, 29, 8)
    assert game.state.turn is Princess.BOSS_NO


def test_reactions_without_a_name_are_of_the_one_who_is_asked() -> None:
    game = ready().turn("ab0maj@b,f no re0card")
    assert (game.of("boss-no").health, game.of("freya").health) == (26, 30)


TARGETS = st.builds(Target, player=st.sampled_from(list(Princess)), summon=st.none() | st.sampled_from(["", "wolf"]))
AMOUNTS = st.integers(-99, 99)


@given(
    st.builds(Change, thing=st.sampled_from(sorted(set(THINGS.values()))), amount=AMOUNTS, target=st.none() | TARGETS)
)
def test_a_change_comes_back_from_its_words(change: Change) -> None:
    assert parse_change(print_change(change)) == change


@given(
    st.builds(Damage, level=st.sampled_from(["major", "minor"]), plus=AMOUNTS)
    | st.builds(Damage, plus=st.integers(0, 99))
)
def test_damage_comes_back_from_its_words(damage: Damage) -> None:
    assert parse_damage(print_damage(damage)) == damage


@given(st.integers(0, 20), st.integers(0, 20))
def test_levels_come_back_from_their_words(one: int, other: int) -> None:
    levels = Levels(major=max(one, other), minor=min(one, other))
    assert parse_levels(print_levels(levels)) == levels


def test_every_teller_tells_an_event_of_the_title() -> None:
    assert set(TELLERS) <= set(TITLE.events_by_name)
