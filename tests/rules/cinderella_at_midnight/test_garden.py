"""The garden: its set-up, tasks, passages, hazards, abilities, and how it ends."""

import pytest

from rules.cinderella_at_midnight.events import BellRevealed, TaskDone
from rules.cinderella_at_midnight.names import Ending, Part, Phase
from tests.clauses import clause
from tests.rules.cinderella_at_midnight.run import CARDS, Run, at_the_gate, garden


@clause("cinderella-at-midnight", "box.contents")
def test_a_run_begins_with_the_fifteen_maze_cards_of_the_box_and_one_center_card() -> None:
    run = Run().do("begin")
    assert run.state.deck == 15
    assert [one.name for one in run.state.grid] == ["center"]
    full = Run()
    for number in range(15):
        full.do(f"describe card-{number} garden n, s")
    full.do("describe center garden n lock").do("describe card-3 palace n, s")
    full.refused("describe card-15 garden n, s", "box.contents")
    assert full.seen().faces["card-3"].palace == "n, s"


@clause("cinderella-at-midnight", "garden.setup", "garden.deck-size")
def test_four_cards_are_laid_one_by_one_and_eleven_are_left() -> None:
    run = Run().do("begin").walk("n e* sw")
    assert run.state.phase is Phase.SETUP
    assert run.card("2").turned
    run.refused("lay n", "garden.setup")
    run.walk("w")
    assert (run.state.phase, run.state.deck) == (Phase.GARDEN, 11)
    assert "covers every bell" in run.remarks("garden.setup")[0]
    assert run.state.bells == 0
    assert [one.spot for one in run.state.grid] == [(0, 0), (0, -1), (1, 0), (-1, 1), (-1, 0)]
    run.refused("lay s", "garden.setup")
    run.refused("begin", "garden.setup")


@clause("cinderella-at-midnight", "center.sides")
def test_the_center_shows_the_godmother_then_the_carriage() -> None:
    assert garden().seen().center == "fairy godmother"
    run = at_the_gate().do("palace 0")
    assert run.seen().center == "pumpkin carriage"


@clause("cinderella-at-midnight", "garden.space")
def test_room_is_asked_for() -> None:
    assert Run().do("begin").remarks("garden.space")


@clause("cinderella-at-midnight", "garden.tasks")
def test_objectives_count_in_the_order_of_the_task_card_and_open_locks() -> None:
    run = garden("n=first", "e=third", "s=second", "w=hedge", described=tuple(CARDS))
    run.walk("e")
    assert run.state.tasks == 0
    run = garden("n=first", "e=third", "s=second", "w=hedge", described=tuple(CARDS)).walk("n")
    assert [one.number for one in run.happened(TaskDone)] == [1]
    assert run.seen().open_locks == ("lock1",)
    run.walk_refused("s", "move.no-turning-back")


@clause("cinderella-at-midnight", "garden.tasks")
def test_without_descriptions_the_player_tells_objectives_and_three_are_all() -> None:
    run = garden().walk("n o o")
    assert run.seen().open_locks == ("lock1", "lock2")
    run.walk("o")
    run.walk_refused("o", "garden.tasks")
    assert "back to the fairy godmother" in run.told


@clause("cinderella-at-midnight", "garden.hazards")
def test_each_bell_crossed_is_revealed() -> None:
    run = garden("s=pond", described=("pond",))
    run.walk("s")
    assert run.state.bells == 1
    run = garden().walk("n+bb b")
    assert run.state.bells == 3


@clause("cinderella-at-midnight", "garden.hazards")
def test_what_is_described_is_counted_by_itself_and_more_is_asked_about() -> None:
    run = garden("s=pond", described=("pond",)).walk("s")
    assert len(run.happened(BellRevealed)) == 1
    run.refused("cross bell", "garden.hazards")
    run.do("cross bell", insisted=True)
    assert run.state.bells == 2


@clause("cinderella-at-midnight", "garden.passages")
def test_a_passage_leads_from_an_entrance_to_an_exit_and_costs_a_bell() -> None:
    cards = {"in": "s, in", "out": "n, out", "both": "w, both", "far": "e, both"}
    run = Run()
    for name, side in cards.items():
        run.do(f"describe {name} garden {side}")
    run.do("begin").walk("n=in s=out e=both w=far n")
    assert run.step("walk").choices == ("p=out", "p=both", "p=far")
    run.walk("p=out")
    assert (run.state.here, run.state.bells) == ("out", 1)
    run.refused("passage both", "garden.passages")


@clause("cinderella-at-midnight", "garden.passages")
def test_who_comes_out_of_a_passage_that_is_both_may_go_in_again_only_at_a_dead_end() -> None:
    run = Run().do("describe in garden s, in").do("describe both garden e, both, n").do("describe far garden e, both")
    run.do("begin").walk("n=in s=far e=both w n p=both")
    assert run.state.bells == 1
    run.refused("passage far", "move.no-turning-back")


@clause("cinderella-at-midnight", "garden.passages", "move.locks")
def test_she_comes_out_where_no_lock_is_closed() -> None:
    run = Run().do("describe in garden s, in").do("describe gate garden n, out lock1 / w, both")
    run.do("begin").walk("n=in s e=gate w n p=gate")
    assert (run.state.here, run.state.came) == ("gate", "both")


@clause("cinderella-at-midnight", "garden.passages")
@pytest.mark.parametrize("side", ["n, out / w, both", "n, out / w, out"])
def test_of_several_open_exits_the_player_chooses(side: str) -> None:
    run = Run().do("describe in garden s, in").do("describe gate garden n, w, out").do("begin")
    run.walk("n=in s e=gate w n").do(f"describe gate garden {side}")
    asked = run.refused("passage gate", "garden.passages")
    assert asked.allowed == ("passage gate --exit 1", "passage gate --exit 2")
    assert "1 on the path n, out; 2 on the path w, " in asked.because
    assert {"p=gate:1", "p=gate:2"} <= set(run.step("walk").choices)
    run.refused("passage gate --exit 3", "garden.passages")
    before = run.state
    for word, way in (("p=gate:1", "go n"), ("p=gate:2", "go w")):
        run.state = before
        assert run.walk(word).state.here == "gate"
        assert way in run.seen().ways
        assert len({"go n", "go w"} & set(run.seen().ways)) == 1


@clause("cinderella-at-midnight", "garden.passages")
def test_exits_that_lead_to_the_same_are_not_asked_about() -> None:
    run = Run().do("describe in garden s, in").do("describe gate garden n, w, out").do("begin")
    assert run.walk("n=in s e=gate w n p=gate").state.came == "out"


@clause("cinderella-at-midnight", "garden.passages", "move.no-turning-back")
def test_an_exit_is_not_entered_so_a_path_with_nothing_else_is_a_dead_end() -> None:
    run = Run().do("describe cul garden shift, s, out").do("begin").walk("n=cul e s w n")
    run.refused("passage 2", "garden.passages")
    assert run.walk("s").state.here == "center"


@clause("cinderella-at-midnight", "garden.passages")
def test_a_passage_between_undescribed_cards_costs_a_bell_too() -> None:
    run = garden().walk("n p=2")
    assert (run.state.here, run.state.bells) == ("2", 1)
    run.refused("passage 2", "garden.passages")
    run.refused("passage 99", "house.unknown-name")


@clause("cinderella-at-midnight", "ability.shift")
def test_shift_swaps_two_other_cards_once_and_turns_the_card_itself() -> None:
    run = garden("n=rose", "e=hedge", "s=lantern", described=("rose", "hedge", "lantern")).walk("n")
    run.do("shift swap hedge lantern")
    assert (run.card("hedge").spot, run.card("lantern").spot) == ((0, 1), (1, 0))
    assert run.card("rose").used
    assert run.card("rose").turned
    run.refused("shift swap hedge lantern", "ability.shift")


@clause("cinderella-at-midnight", "ability.shift")
def test_shift_turns_only_a_card_with_a_lantern_and_neither_her_own_nor_the_center() -> None:
    run = garden("n=rose", "e=hedge", "s=lantern", described=("rose", "hedge", "lantern")).walk("n")
    for line in ("turn hedge", "turn rose", "turn center", "swap rose hedge", "swap hedge", "none", "swap hedge hedge"):
        run.refused(f"shift {line}", "ability.shift")
    run.walk("turn:lantern")
    assert run.card("lantern").turned
    run = garden("n=hedge", "e=rose", described=("rose", "hedge")).walk("n")
    run.refused("shift swap 1 2", "ability.shift")


@clause("cinderella-at-midnight", "ability.serenity")
def test_c2_five_bells_the_line_says_two_three_are_left_and_the_ability_is_used_up() -> None:
    run = garden("s=bench", described=("bench",)).walk("s")
    for _ in range(5):
        run.do("cross bell", insisted=True)
    assert run.step("serenity").choices == ("2",)
    run.do("serenity")
    assert run.state.bells == 3
    assert run.card("bench").used
    run.refused("serenity", "ability.serenity")


@clause("cinderella-at-midnight", "ability.serenity")
def test_a_line_is_asked_for_once_and_no_bells_below_none() -> None:
    run = garden().walk("n b")
    refusal = run.refused("serenity", "ability.serenity")
    assert "At 1 bell revealed" in refusal.because
    assert "only 1 is revealed" in run.walk_refused("calm3", "ability.serenity").because
    run.do("serenity 3", insisted=True)
    assert run.state.bells == 0
    again = run.do("stop", insisted=True).do("begin").walk("n e s w n b calm")
    assert again.state.bells == 0
    again.walk("e b").refused("serenity 2", "ability.serenity")


@clause("cinderella-at-midnight", "garden.loss")
def test_the_twelfth_bell_loses_also_on_the_way_home() -> None:
    run = garden().walk("n bbbbbbbbbbb")
    assert run.state.bells == 11
    run.walk("ooo back+b")
    assert run.state.phase is Phase.BETWEEN
    assert run.state.results[-1].ending is Ending.BELLS


@clause("cinderella-at-midnight", "garden.loss", "move.blocked")
def test_all_paths_blocked_loses_the_garden() -> None:
    run = garden().walk("n").do("blocked")
    assert (run.state.results[-1].ending, run.state.results[-1].part) == (Ending.BLOCKED, Part.GARDEN)
    assert "Run 1 is lost" in run.told


@clause("cinderella-at-midnight", "garden.loss")
def test_where_cards_are_described_the_program_says_what_is_still_open() -> None:
    run = garden("n=hedge", described=tuple(CARDS)).walk("n")
    assert "a card can be placed" in run.refused("blocked", "move.blocked").because
    run.do("blocked", insisted=True)
    assert run.state.results[-1].ending is Ending.BLOCKED
    shut = garden("n=arch", described=("center", "arch"))
    shut.walk("s").do("blocked")


@clause("house", "not-now")
@clause("cinderella-at-midnight", "garden.win", "phase.two")
def test_all_tasks_and_back_at_the_godmother_lead_to_the_palace() -> None:
    run = garden().walk("n oo back")
    assert run.state.phase is Phase.GARDEN
    run.walk("e o back")
    assert run.state.phase is Phase.GATE
    assert "on to the palace" in run.told
    run.walk_refused("n", "house.not-now")
    run.do("palace 1")
    assert (run.state.phase, run.state.part) == (Phase.PALACE, Part.PALACE)


def test_a_numbered_card_can_be_named_later() -> None:
    run = garden(described=("hedge",)).walk("n").do("name 1 hedge")
    assert run.state.here == "hedge"
    run.refused("name 2 hedge", "place.where")
    run.refused("name center pond", "box.contents")
    run.refused("name 2 9x", "house.unreadable")


@pytest.mark.parametrize("name", ["9lives", "near", "a b", "", "ünder"])
def test_a_name_is_a_word(name: str) -> None:
    Run().refused(f'describe "{name}" garden n, s', "house.unreadable")


@clause("cinderella-at-midnight", "ability.shift")
def test_shift_is_used_on_the_path_that_shows_it_and_on_no_other_of_the_card() -> None:
    described = ("arch", "rose", "hedge")
    run = garden("n=hedge", "e=rose", "s=arch", described=described)
    run.do("describe fountain garden shift, n bell, s lock2 / e, in").walk("n w=fountain")
    assert run.state.here == "fountain"
    assert "shift" not in {step.action for step in run.steps()}
    assert "another path" in run.walk_refused("swap:arch,rose", "ability.shift").because


@clause("cinderella-at-midnight", "ability.serenity")
def test_serenity_is_used_on_the_path_that_shows_it_and_on_no_other_of_the_card() -> None:
    run = garden("n=hedge", described=("hedge",))
    run.do("describe fountain garden serenity, n, s / e, w").walk("n w=fountain")
    assert "serenity" not in {step.action for step in run.steps()}
    run.refused("serenity 2", "ability.serenity")
    run.do("describe fountain garden n, s / serenity, e, w")
    assert run.do("serenity 2", insisted=True).card("fountain").used
