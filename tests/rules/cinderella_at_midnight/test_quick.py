"""The words of a walk in short, and what is told."""

import pytest

from rules.cinderella_at_midnight import TITLE
from rules.cinderella_at_midnight.quick import EXAMPLES, WALK
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.tell import TELLERS
from rules.core.refusal import Kind, Refusal
from rules.title import Call
from tests.rules.cinderella_at_midnight.run import Run, garden, palace

WORDS = {
    "n": Call("go", {"direction": "n"}),
    "E*": Call("go", {"direction": "e", "turned": True}),
    "s=pond*+bo": Call("go", {"direction": "s", "card": "pond", "turned": True, "crossing": ["bell", "objective"]}),
    "w-": Call("redraw", {"direction": "w"}),
    "w-pond": Call("redraw", {"direction": "w", "card": "pond"}),
    "back+c": Call("go", {"direction": "s", "back": True, "crossing": ["clock"]}),
    "p=pond+b": Call("passage", {"to": "pond", "crossing": ["bell"]}),
    "khf": Call("cross", {"things": ["key", "half-key", "family"]}),
    "swap:pond,wall": Call("shift", {"how": "swap", "cards": ["pond", "wall"]}),
    "turn:pond": Call("shift", {"how": "turn", "cards": ["pond"]}),
    "none": Call("strike", {"how": "none"}),
    "north": Call("go", {"direction": "n"}),
    "West*": Call("go", {"direction": "w", "turned": True}),
    "left+b": Call("go", {"direction": "w", "crossing": ["bell"]}),
    "east=west-gate": Call("go", {"direction": "e", "card": "west-gate"}),
    "south-": Call("redraw", {"direction": "s"}),
    "p=pond:2": Call("passage", {"to": "pond", "exit_": "2"}),
    "passage:pond": Call("passage", {"to": "pond"}),
    "serenity": Call("serenity", {}),
    "serenity2": Call("serenity", {"conceals": "2"}),
    "calm": Call("serenity", {}),
    "calm2": Call("serenity", {"conceals": "2"}),
    "blocked": Call("blocked", {}),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_stands_for_a_call(word: str) -> None:
    call = WALK.read(garden().walk("n").state, word)
    assert call == WORDS[word]
    TITLE.action(call.action).read(call.arguments)


def test_the_same_words_lay_the_first_cards_and_move_cards_at_a_stroke() -> None:
    laying = Run().do("begin").state
    assert WALK.read(laying, "north-east") == WALK.read(laying, "northeast") == WALK.read(laying, "ne")
    assert WALK.read(laying, "ne=pond*") == Call("lay", {"place": "ne", "card": "pond", "turned": True})
    struck = palace(hour=3).walk("n c").state
    assert WALK.read(struck, "turn:near") == Call("strike", {"how": "turn", "cards": ["near"]})


@pytest.mark.parametrize("word", EXAMPLES)
def test_the_examples_can_be_read(word: str) -> None:
    assert WALK.read(garden().walk("n").state, word).action in TITLE.actions_by_name


@pytest.mark.parametrize("word", ["", "x", "n+", "n=", "p=", "swap:a", "bx", "back*", "n-*", "out", "westward", "q=n"])
def test_what_is_no_word_is_refused_with_words_that_may_be_typed(word: str) -> None:
    with pytest.raises(Refusal) as caught:
        WALK.read(garden().state, word)
    assert caught.value.kind is Kind.UNREADABLE
    assert "b bell" in caught.value.because or word == "out"
    assert {"n", "back", "b", "serenity2", "blocked"} <= set(caught.value.allowed)
    for one in caught.value.allowed:
        assert WALK.read(garden().walk("n").state, one).action in TITLE.actions_by_name


def test_words_are_suggested_that_fit_the_moment() -> None:
    assert "ne" in suggested(Run().do("begin").state)
    assert suggested(palace(hour=3).walk("n c").state)[-1] == "none"
    assert "serenity2" not in suggested(palace().state)
    described = garden("n=hedge", described=("hedge", "pond")).walk("n").state
    assert {"n=pond*", "swap:1,2"} <= set(suggested(described))


def test_no_cards_shift_for_an_hour_that_strikes_on_the_last_move() -> None:
    run = palace(hour=3).do("set key-task 2").walk("n oko")
    assert "Cards shift" not in run.walk("back+c").told
    assert "is won" in run.told


def suggested(state: State) -> tuple[str, ...]:
    with pytest.raises(Refusal) as caught:
        WALK.read(state, "huh")
    return caught.value.allowed


def test_the_only_passage_needs_no_card() -> None:
    run = Run().do("describe in garden s, in").do("describe out garden n, out").do("describe hedge garden n, e, s, w")
    run.do("begin").walk("n=in s=out e=hedge w n")
    run.walk_refused("p", "house.ambiguous")
    run.do("name 1 wall").do("describe wall garden n, e").walk("in")
    assert run.state.here == "out"


def test_back_needs_an_edge_by_which_she_came() -> None:
    garden().walk_refused("back", "move.no-turning-back")


def test_what_is_told_to_be_crossed_behind_the_end_of_a_run_is_refused() -> None:
    garden().walk("n bbbbbbbbbbb").walk_refused("bo", "house.not-now")


def test_every_teller_tells_an_event_of_the_title() -> None:
    assert set(TELLERS) <= set(TITLE.events_by_name)


def test_what_is_crossed_may_be_parted_by_a_plus() -> None:
    state = palace().state
    assert WALK.read(state, "n+f+c") == WALK.read(state, "n+fc")
    assert WALK.read(state, "f+c") == WALK.read(state, "fc")
