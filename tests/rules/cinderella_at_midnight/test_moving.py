"""Moving along paths: locks, turning back, dead ends, being blocked."""

from rules.cinderella_at_midnight.names import Phase
from tests.clauses import clause
from tests.rules.cinderella_at_midnight.run import CARDS, Run, garden


@clause("cinderella-at-midnight", "move.first", "move.locks")
def test_the_phases_own_lock_is_crossed_at_the_first_move_and_not_later() -> None:
    run = garden(described=("center",))
    assert run.step("walk").choices == ("n", "e", "s", "w")
    run.walk("n")
    run.walk_refused("back", "move.locks")
    run.walk("ooo back")
    assert run.state.phase is Phase.GATE


@clause("cinderella-at-midnight", "move.first")
def test_only_the_own_lock_is_crossed_at_first() -> None:
    run = Run().do("describe center garden n lock1, e lock, s, w").do("begin").walk("n e s w")
    run.walk_refused("n", "move.locks")
    run.walk("e")


@clause("cinderella-at-midnight", "move.locks")
def test_a_lock_on_an_arm_or_on_the_whole_path_is_closed_until_its_task_is_done() -> None:
    run = Run().do("describe gate garden s, n lock1").do("describe wall garden lock2, n, s")
    run.do("begin").walk("n=gate s=wall e w")
    run.walk_refused("s", "move.locks")
    run.walk("n")
    assert "locked (lock1)" in run.walk_refused("n", "move.locks").because
    run.do("cross objective", insisted=True)
    run.walk("n")


@clause("cinderella-at-midnight", "move.free")
def test_paths_lead_where_they_are_described() -> None:
    run = Run().do("describe bend garden s, e / n, w").do("begin").walk("n=bend ne e s")
    run.walk("n")
    assert run.state.here == "bend"
    run.walk_refused("n", "move.free")
    run.walk_refused("w", "move.free")
    run.walk("e")
    assert run.state.here == "1"


@clause("cinderella-at-midnight", "move.free")
def test_a_card_without_a_path_at_that_edge_is_not_entered() -> None:
    run = Run().do("describe wall garden e, w").do("begin").walk("n=wall e s w")
    run.walk_refused("n", "move.free")


@clause("cinderella-at-midnight", "move.no-turning-back")
def test_she_does_not_turn_back_while_a_path_leads_on_or_a_card_can_be_placed() -> None:
    run = garden("n=hedge", described=("hedge",)).walk("n")
    refusal = run.walk_refused("s", "move.no-turning-back")
    assert refusal.allowed == ("go n", "go e", "go w")
    run.walk_refused("back", "move.no-turning-back")


@clause("cinderella-at-midnight", "move.no-turning-back", "place.deck-out")
def test_a_dead_end_lets_her_turn_back_and_without_a_deck_an_open_edge_is_one() -> None:
    run = Run().do("describe nook garden s").do("begin").walk("n=nook e s w n")
    assert run.step("walk").choices == ("s",)
    run.walk("s")
    run = Run().do("describe way garden n, s").do("begin").walk("n=way e s w s")
    run.walk("s s s s s s s s s s s")
    assert run.state.deck == 0
    run.walk_refused("s", "place.deck-out")
    run.walk("back " + "n " * 11 + "n")
    assert run.state.here == "way"
    assert run.step("walk").choices == ("s",)


@clause("cinderella-at-midnight", "move.no-turning-back")
def test_where_nothing_is_described_the_player_says_that_it_is_a_dead_end() -> None:
    run = garden().walk("n")
    run.walk_refused("s", "move.no-turning-back")
    run.walk("back")
    assert run.state.here == "center"


@clause("cinderella-at-midnight", "move.standee")
def test_the_screen_shows_where_she_is_and_whence_she_came() -> None:
    run = garden().walk("e")
    assert (run.seen().here, run.seen().came) == ("2", "w")
    assert "come by its west edge" in run.step("walk").prompt


@clause("cinderella-at-midnight", "move.blocked")
def test_nothing_is_blocked_while_an_objective_can_be_reached() -> None:
    run = Run()
    for name, side in {"way": "s, e", "goal": "o1, w, s", "nook": "n"}.items():
        run.do(f"describe {name} garden {side}")
    run.do("begin").walk("n=way ne=goal s e n")
    assert "goal with the next objective" in run.refused("blocked", "move.blocked").because


def test_nothing_moves_before_a_run_or_while_it_is_laid_out() -> None:
    for run in (Run(), Run().do("begin")):
        run.refused("go n", "house.not-now")
        run.refused("blocked", "house.not-now")
        run.refused("passage 1", "house.not-now")
    Run().refused("stop", "house.not-now")


def test_a_run_may_be_given_up_and_what_is_known_is_kept() -> None:
    run = garden(described=tuple(CARDS)).do("stop", insisted=True)
    assert "given up" in run.told
    assert set(run.do("begin").state.faces) == set(CARDS)
