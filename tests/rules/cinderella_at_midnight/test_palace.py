"""The palace: its set-up, keys, the stepfamily, the clock, starting over, and how it ends."""

from rules.cinderella_at_midnight.events import ClockAdvanced, TaskDone
from rules.cinderella_at_midnight.names import Ending, Part, Phase
from rules.cinderella_at_midnight.quick import WALK
from tests.clauses import clause
from tests.rules.cinderella_at_midnight.run import Run, at_the_gate, described_palace, garden, palace

RING = ("n=hedge", "ne=pond", "e=bench", "s=arch")
"""Four cards around the center, the first three of which make a ring with it."""


@clause("cinderella-at-midnight", "palace.setup")
def test_cards_outside_the_three_by_three_go_back_and_abilities_are_reset() -> None:
    run = Run().described("rose", "hedge").do("begin").walk("n=hedge* ne=rose e s n n back e swap:1,2 n back")
    assert run.card("rose").turned
    assert [one.spot for one in run.state.grid][-2:] == [(0, -2), (1, -2)]
    run.walk("s")
    for _ in range(3):
        run.do("cross objective", insisted=True)
    run.walk("w").do("palace 0")
    assert (run.card("rose").turned, run.card("rose").used, run.card("hedge").turned) == (False, False, True)
    assert (len(run.state.grid), run.state.deck) == (5, 11)
    assert run.state.here == "center"


@clause("cinderella-at-midnight", "palace.setup")
def test_the_hour_is_asked_for_once_for_each_number_of_bells() -> None:
    run = at_the_gate(bells=5)
    assert "At 5 bells" in run.refused("palace", "palace.setup").because
    run.refused("palace 12", "palace.setup")
    run.refused("palace -1", "palace.setup")
    run.do("palace 2")
    assert (run.state.hour, run.state.bells, run.state.tasks) == (2, 5, 0)
    again = run.do("stop", insisted=True).do("begin").walk("n e s w n bbbbb ooo back")
    assert again.step("palace").choices == ("2",)
    again.refused("palace 3", "palace.setup")
    again.do("palace")
    assert again.state.hour == 2


@clause("cinderella-at-midnight", "palace.deck")
def test_the_table_shows_stars_and_the_deck_squares() -> None:
    assert garden().seen().deck_side == "star"
    run = described_palace(*RING)
    assert (run.seen().deck_side, run.state.part.side) == ("square", "star")
    run.refused("describe hedge palace n bell", "palace.deck")


@clause("cinderella-at-midnight", "palace.tasks")
def test_the_key_task_is_done_by_a_key_or_by_two_different_half_keys() -> None:
    run = palace().do("set key-task 2").walk("n o")
    run.walk_refused("o", "palace.tasks")
    run.walk("k")
    assert [one.by for one in run.happened(TaskDone)] == ["a key"]
    run.walk_refused("k", "palace.tasks")
    run = palace().do("set key-task 1").walk("n h")
    assert run.state.halves == ("1",)
    run.walk_refused("h", "palace.tasks")
    assert run.state.tasks == 0
    run.walk("e h")
    assert run.state.tasks == 1


@clause("cinderella-at-midnight", "palace.tasks")
def test_half_keys_are_no_longer_shown_once_the_key_task_is_done() -> None:
    run = palace().do("set key-task 1").walk("n h")
    assert run.seen().halves == ("1",)
    assert run.walk("e k").seen().halves == ()


@clause("cinderella-at-midnight", "palace.tasks")
def test_the_key_task_is_asked_for_when_the_palace_begins_and_a_walk_typed_there_is_a_walk() -> None:
    run = palace()
    step = run.steps()[0]
    assert (step.action, step.choices) == ("set key-task", ("1", "2", "3"))
    assert WALK.instead(run.state, step, "n+c w")
    assert not any(WALK.instead(run.state, step, line) for line in ("2", "", "n 2", "two"))
    assert run.do("set key-task 2").steps()[0].action == "walk"


@clause("cinderella-at-midnight", "palace.tasks")
def test_half_keys_are_lost_when_the_palace_starts_over() -> None:
    run = palace().do("set key-task 1").walk("n h blocked")
    assert run.state.halves == ()


@clause("cinderella-at-midnight", "palace.tasks")
def test_which_task_is_the_key_task_is_asked_for_when_a_key_is_first_crossed() -> None:
    run = palace().walk("n")
    refusal = run.walk_refused("k", "house.setting-needed")
    assert refusal.allowed == ("set key-task 2",)
    run.refused("set key-task 4", "palace.tasks")


@clause("cinderella-at-midnight", "palace.tasks", "clock.advance")
def test_described_keys_count_when_the_key_task_is_next() -> None:
    run = described_palace("n=second", "ne=first", "e=third", "s=hedge").do("set key-task 2").walk("n")
    assert run.state.tasks == 0
    run.walk("e s")
    assert run.state.tasks == 1
    run.walk_refused("w", "move.locks")


@clause("cinderella-at-midnight", "palace.passages")
def test_crowns_and_fours_are_free_once_they_are_open() -> None:
    run = Run()
    cards = {"a": "s, e, crown lock1", "b": "n, crown, 4", "c": "w, 4"}
    for name, side in cards.items():
        run.do(f"describe {name} garden n, e, s, w").do(f"describe {name} palace {side}")
    run.do("begin").walk("n=a ne e=c s=b n e s")
    for _ in range(3):
        run.do("cross objective", insisted=True)
    run.walk("w").do("palace 0").walk("n")
    run.walk_refused("p=b", "move.locks")
    run.do("cross objective", insisted=True).walk("p=b")
    assert (run.state.here, run.state.bells) == ("b", 0)
    run.walk_refused("p=c", "palace.passages")
    for _ in range(4):
        run.state = run.state.model_copy(update={"clocked": False})
        run.do("cross clock", insisted=True)
    run.walk("none p=c")
    assert (run.state.here, run.state.bells) == ("c", 0)


@clause("cinderella-at-midnight", "palace.stepfamily")
def test_the_stepfamily_is_turned_the_first_time_and_recognises_her_the_second() -> None:
    run = palace().walk("n f")
    assert run.card("1").met
    assert run.card("1").turned
    run.walk("e f")
    assert run.state.phase is Phase.PALACE
    run.walk("f")
    assert run.state.results[-1].ending is Ending.RECOGNISED


@clause("cinderella-at-midnight", "palace.stepfamily", "palace.loss")
def test_a_described_member_is_met_when_her_path_crosses_them() -> None:
    run = described_palace(*RING).walk("e")
    assert run.card("bench").met
    assert run.state.came == "w"
    assert run.seen().came == "e"
    assert run.state.phase is Phase.PALACE


@clause("cinderella-at-midnight", "clock.advance")
def test_c3_a_path_that_connects_to_a_clock_advances_it_by_one_however_many_it_passes_and_others_do_not() -> None:
    run = Run()
    for name, side in {"one": "clock, s clock, e clock", "none": "w, s / n clock, e", "two": "n, w clock"}.items():
        run.do(f"describe {name} garden n, e, s, w").do(f"describe {name} palace {side}")
    run.do("begin").walk("n=one ne=none e=two s n e s")
    for _ in range(3):
        run.do("cross objective", insisted=True)
    run.walk("w").do("palace 0")
    run.walk("n")
    assert [one.hour for one in run.happened(ClockAdvanced)] == [1]
    run.walk("e")
    assert run.state.hour == 1
    run.walk("s")
    assert run.state.hour == 1
    run.walk("w")
    assert run.state.hour == 2


@clause("cinderella-at-midnight", "clock.advance")
def test_without_descriptions_a_clock_is_told_once_for_each_visit() -> None:
    run = palace().walk("n c")
    run.walk_refused("c", "clock.advance")
    run.walk("e+c")
    assert run.state.hour == 2
    run.walk_refused("b", "garden.hazards")


@clause("cinderella-at-midnight", "clock.strikes")
def test_four_opens_passages_eight_the_staircase_and_twelve_loses() -> None:
    run = palace(hour=3).walk("n c")
    assert "lock4" in run.seen().open_locks
    assert run.remarks("clock.strikes")
    run = palace(hour=7).walk("n c")
    assert {"lock4", "lock8"} <= set(run.seen().open_locks)
    run = palace(hour=11).walk("n c")
    assert (run.state.results[-1].ending, run.state.results[-1].hour) == (Ending.TWELVE, 12)


@clause("cinderella-at-midnight", "clock.strikes", "place.redraw")
def test_a_stroke_opens_spaces_that_were_closed() -> None:
    run = palace(hour=7).walk("n " + "n- " * 11)
    assert run.state.closed
    run.walk("c")
    assert not run.state.closed


@clause("cinderella-at-midnight", "clock.shift")
def test_from_four_on_every_hour_moves_cards_before_she_goes_on() -> None:
    run = palace(hour=2).walk("n c")
    assert not run.state.due
    run.walk("e c")
    assert run.state.due == (4,)
    run.walk_refused("n", "clock.shift")
    step = run.steps()[0]
    assert (step.action, len(run.steps())) == ("walk", 1)
    assert "Nearest to 5: 1, 2" in step.prompt
    run.walk("swap:1,center")
    assert (run.card("center").spot, run.card("1").spot) == ((0, -1), (0, 0))
    run.refused("strike none", "clock.shift")


@clause("cinderella-at-midnight", "clock.shift")
def test_the_nearest_card_is_measured_card_by_card_and_of_several_the_player_chooses() -> None:
    run = palace(hour=4).walk("n n n+c")
    run.walk("turn:near")
    assert run.card("5").turned
    assert run.state.strokes == {5: "turn:near"}
    run = palace(hour=4).walk("n e+c")
    refusal = run.walk_refused("turn:near", "clock.shift")
    assert refusal.allowed == ("1", "2")
    run.walk("turn:2")
    assert run.card("2").turned


@clause("cinderella-at-midnight", "clock.shift")
def test_the_nearest_with_and_without_a_clock() -> None:
    run = described_palace("n=pond", "ne=bench", "e=rose", "s=hedge", hour=4)
    run.walk("s")
    run.do("cross clock", insisted=True)
    run.walk("swap:near-clock,near-plain")
    assert (run.card("pond").spot, run.card("center").spot) == ((0, 0), (0, -1))


@clause("cinderella-at-midnight", "clock.shift")
def test_a_stroke_on_the_way_out_moves_cards_before_she_goes_on_and_is_not_struck_again() -> None:
    run = Run().do("describe way garden n, e, s, w").do("describe way palace s, e clock")
    run.do("begin").walk("ne e s n=way n e s ooo w").do("palace 3").walk("n e")
    assert (run.state.here, run.state.hour, run.state.due) == ("way", 4, (4,))
    run.walk("swap:1,3 e")
    assert (run.state.here, run.state.hour) == ("3", 4)


@clause("cinderella-at-midnight", "clock.shift")
def test_her_own_card_may_be_moved_and_she_moves_with_it() -> None:
    run = palace(hour=4).walk("n c swap:here,2")
    assert (run.state.here, run.state.current.spot) == ("1", (1, 0))


@clause("cinderella-at-midnight", "palace.blocked", "move.blocked")
def test_all_paths_blocked_starts_the_palace_over_and_keeps_the_clock() -> None:
    run = palace(hour=1).walk("n f c o e e blocked")
    assert run.state.phase is Phase.PALACE
    assert (run.state.here, run.state.tasks, run.state.hour, run.state.restarts) == ("center", 0, 2, 1)
    assert (len(run.state.grid), run.state.deck) == (6, 10)
    assert run.card("1").met
    assert run.state.first


@clause("cinderella-at-midnight", "palace.blocked")
def test_locks_of_hours_stay_open_and_task_locks_close() -> None:
    run = palace(hour=3).walk("n c none o")
    assert run.seen().open_locks == ("lock1", "lock4")
    run.walk("blocked")
    assert run.seen().open_locks == ("lock4",)


@clause("cinderella-at-midnight", "palace.loss")
def test_a_loss_counts_before_a_win_on_the_same_move() -> None:
    run = palace(hour=11).walk("n ooo back+c")
    assert run.state.results[-1].ending is Ending.TWELVE


@clause("cinderella-at-midnight", "palace.win", "phase.two")
def test_all_tasks_and_back_at_the_carriage_win() -> None:
    run = palace(hour=2, bells=3).walk("n c oo back")
    assert run.state.phase is Phase.PALACE
    run.walk("e o back")
    result = run.state.results[-1]
    assert (result.ending, result.part, result.bells, result.began, result.hour) == (
        Ending.WON,
        Part.PALACE,
        3,
        2,
        3,
    )
    assert "after 1 hour in" in run.told


def test_the_statistics_over_runs() -> None:
    run = palace(hour=2, bells=3).walk("n c ooo back").do("begin").walk("n e s w n blocked")
    told = run.seen().statistics
    assert told is not None
    assert (told.runs, told.won, told.bells_at_gate, told.hours) == (2, 1, 30, 10)
    assert told.endings == {"won": 1, "blocked in the garden": 1}
