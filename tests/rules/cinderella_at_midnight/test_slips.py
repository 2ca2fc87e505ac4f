"""Slips of the tongue: what is asked about once, and what is said of words that are none."""

import pytest

from rules.core.refusal import Kind
from tests.clauses import clause
from tests.rules.cinderella_at_midnight.run import Run, at_the_gate, garden, palace


@clause("house", "give-up")
def test_a_run_is_not_given_up_by_one_word() -> None:
    refusal = garden().refused("stop", "house.give-up")
    assert (refusal.kind, "run 1" in refusal.because, "quit" in refusal.allowed) == (Kind.AMBIGUOUS, True, True)
    assert garden().do("stop", insisted=True).seen().statistics is not None


@clause("cinderella-at-midnight", "palace.setup")
def test_more_clocks_than_a_palace_begins_with_are_asked_about_and_then_known() -> None:
    run = at_the_gate(bells=3)
    for hour in (5, 11):
        assert run.refused(f"palace {hour}", "palace.setup").may_insist
    run.do("palace 5", insisted=True)
    assert run.state.hour == 5
    assert at_the_gate(bells=3).do("palace 4").state.hour == 4
    run.do("stop", insisted=True).do("begin").walk("n e s w n bbb ooo back")
    assert run.do("palace").state.hour == 5


@clause("cinderella-at-midnight", "ability.serenity")
def test_more_bells_concealed_than_are_revealed_are_asked_about() -> None:
    run = garden().walk("n bb")
    assert run.walk_refused("serenity9", "ability.serenity").may_insist
    assert run.walk("serenity2").state.bells == 0
    assert garden().walk("n b").walk_refused("serenity2", "ability.serenity").may_insist


def test_a_number_alone_is_told_how_serenity_is_said() -> None:
    assert "serenity2" in garden().walk("n b").walk_refused("2", "house.unreadable").because


@clause("cinderella-at-midnight", "move.no-turning-back", "place.where")
def test_turning_back_draws_no_card_where_her_card_was_turned_meanwhile() -> None:
    run = palace().walk("e e f")
    assert run.state.card("5").turned
    refusal = run.walk_refused("back", "move.no-turning-back")
    assert (refusal.may_insist, "go w" in refusal.allowed) == (True, True)
    assert "back" not in run.step("walk").choices
    assert "go e --back" not in run.walk_refused("e", "move.no-turning-back").allowed
    assert run.walk("w").state.here == "2"


@clause("cinderella-at-midnight", "box.contents")
@pytest.mark.parametrize(("slip", "meant"), [("wal", "wall"), ("heddge", "hedge"), ("centre", "center")])
def test_a_name_that_looks_like_a_known_one_is_asked_about(slip: str, meant: str) -> None:
    run = Run().do("describe wall garden n, s").do("describe hedge garden n, s")
    refusal = run.refused(f"describe {slip} garden n, e", "house.ambiguous")
    assert (meant in refusal.because, refusal.may_insist) == (True, True)
    assert slip in run.do(f"describe {slip} garden n, e", insisted=True).state.faces


@pytest.mark.parametrize("name", ["rose", "hedge-2", "wal2", "wall"])
def test_other_names_are_taken_as_they_are(name: str) -> None:
    run = Run().do("describe wall garden n, s").do("describe hedge garden n, s").do("describe nose garden n")
    assert name in run.do(f"describe {name} garden n, e").state.faces


@clause("cinderella-at-midnight", "garden.tasks")
def test_an_objective_that_its_description_has_counted_is_not_counted_once_more_unasked() -> None:
    run = Run().do("describe goal garden o1, n, e, s, w").do("begin").walk("n e=goal s w n back")
    refusal = run.walk_refused("e+o", "garden.tasks")
    assert (refusal.may_insist, "described" in refusal.because) == (True, True)
    assert run.walk("e").state.tasks == 1


@clause("cinderella-at-midnight", "garden.tasks")
def test_an_objective_out_of_its_turn_is_told() -> None:
    run = Run().do("describe goal garden o2, n, e, s, w").do("begin").walk("n e=goal s w e")
    assert (run.state.tasks, "o2 of goal does not count yet: task 1 comes first" in run.told) == (0, True)


@clause("cinderella-at-midnight", "garden.setup")
def test_nothing_is_crossed_while_the_first_cards_are_laid() -> None:
    assert Run().do("begin").walk_refused("e+b", "garden.setup").allowed == ("e",)


@pytest.mark.parametrize("typed", ["n, e crown", "n, e 4", "n, e crow"])
def test_an_end_behind_another_needs_a_comma(typed: str) -> None:
    assert "comma" in Run().refused(f"describe wall palace {typed}", "house.unreadable").because


def test_things_may_be_said_of_several() -> None:
    run = Run().do("describe wall garden n bells, s / bells, e, w")
    assert run.told == "Wall, square side: n bell, s / bell, e, w."
