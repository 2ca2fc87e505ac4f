"""Placing cards: where, how turned, moving onto them, drawing again."""

import pytest

from rules.cinderella_at_midnight.events import CardLaid, CardPutBack, Moved, SpaceClosed
from tests.clauses import clause
from tests.rules.cinderella_at_midnight.run import Run, garden


@clause("cinderella-at-midnight", "place.where")
def test_a_card_is_drawn_and_placed_next_to_hers_where_none_lies() -> None:
    run = garden().walk("n n")
    assert (run.card("5").spot, run.state.deck) == ((0, -2), 10)
    run = garden("n", "ne").walk("n")
    run.refused("go e --turned", "place.where")
    run.refused("redraw e", "place.where")


@clause("cinderella-at-midnight", "place.rotation")
def test_a_card_may_be_turned_but_not_one_with_a_bell_ability() -> None:
    run = garden(described=("rose", "hedge")).walk("n n=hedge*")
    assert run.card("hedge").turned
    run.walk_refused("n=rose*", "place.rotation")
    run.walk("n=rose")
    laying = Run().described("bench").do("begin")
    laying.walk_refused("n=bench*", "place.rotation")


@clause("cinderella-at-midnight", "place.must-move")
def test_she_moves_onto_the_new_card_at_once_also_to_her_harm() -> None:
    run = garden(described=("pond",)).walk("n n=pond*")
    assert [type(one) for one in run.last.events[:2]] == [CardLaid, Moved]
    assert run.state.here == "pond"
    run.walk_refused("n-hedge", "house.unknown-name")


@clause("cinderella-at-midnight", "place.must-move")
def test_a_card_that_lets_her_on_does_not_go_under_the_deck() -> None:
    run = garden(described=("pond",)).walk("n")
    run.walk_refused("n-pond", "place.must-move")
    bend = Run().do("describe bend garden n, e").do("begin").walk("n e s w n")
    refusal = bend.walk_refused("n=bend", "place.must-move")
    assert refusal.allowed == ("go n bend --turned",)
    bend.walk("n=bend*")


@clause("cinderella-at-midnight", "place.redraw", "move.locks", "garden.passages")
@pytest.mark.parametrize("upright", ["w, out / e lock1", "w lock1 / e, out", "e, out / w lock1, n"])
def test_c1_only_a_passages_exit_and_a_locked_path_goes_under_the_deck_until_the_lock_is_open(upright: str) -> None:
    run = Run().do(f"describe odd garden {upright}").do("begin").walk("n e s w e")
    run.walk("e=odd")
    assert [one.name for one in run.happened(CardPutBack)] == ["odd"]
    assert (run.state.here, run.state.deck) == ("2", 11)
    assert "Draw another" in run.told
    run.walk("o")
    run.walk_refused("e-odd", "place.must-move")
    turned = "*" if upright.startswith("w, out") else ""
    run.walk(f"e=odd{turned}")
    assert run.state.here == "odd"


@clause("cinderella-at-midnight", "place.redraw")
def test_when_every_card_was_shown_the_space_is_closed_until_a_lock_opens() -> None:
    run = garden().walk("n " + "n- " * 10)
    assert (run.state.shown, run.step("walk").prompt.count("draw another card")) == (10, 1)
    run.walk("n-")
    assert run.happened(SpaceClosed)
    run.walk_refused("n", "place.redraw")
    run.walk_refused("n-", "place.redraw")
    assert "n" not in run.step("walk").choices
    run.walk("o n")


@clause("cinderella-at-midnight", "place.redraw")
def test_drawing_elsewhere_begins_the_count_anew() -> None:
    run = garden().walk("n n- n- e-")
    assert run.state.shown == 1


@clause("cinderella-at-midnight", "place.deck-out")
def test_when_all_cards_lie_nothing_is_drawn_and_she_may_go_back() -> None:
    run = garden().walk("n " + "n " * 11)
    assert (run.state.deck, len(run.state.grid)) == (0, 16)
    run.walk_refused("n", "place.deck-out")
    run.walk("back s s")


def test_a_card_that_lies_or_is_not_described_is_not_drawn() -> None:
    run = garden("n=hedge", described=("hedge", "rose", "pond")).walk("n")
    run.walk_refused("n=hedge", "place.where")
    run.walk_refused("n=nowhere", "house.unknown-name")
    two = Run().do("describe pond-1 garden n, s").do("describe pond-2 garden n, s").do("begin")
    two.walk_refused("n=pond", "house.ambiguous")
