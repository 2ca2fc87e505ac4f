"""Cinderella at Midnight between two runs: what the screen leaves out, and where the statistics are."""

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council


@pytest.fixture
def over(council: Council) -> Council:
    """One run was given up."""
    for line in ("new Evenings --title cinderella-at-midnight", "cinderella begin", "cinderella walk n e s w"):
        assert council(*line.split()).code == 0
    assert "┌" in council("cinderella", "stop", "--insist").out
    return council


@pytest.mark.parametrize("manner", [(), ("--plain",)])
def test_a_description_between_runs_does_not_draw_the_last_maze_again(over: Council, manner: tuple[str, ...]) -> None:
    ran = over("cinderella", *["describe", "hedge", "garden", "n,", "s"], *manner)
    assert "Hedge, square side: n, s." in ran.out
    assert "1 card described" in ran.out
    assert not [part for part in ("┌", "ard 1", "1 run: ") if part in ran.out], ran.out
    assert "┌" in over("state").out


@clause("house", "undo-past-game")
def test_undoing_past_a_run_calls_it_a_run(over: Council) -> None:
    refused = over("undo", "--json").json["refused"]
    assert (refused["clause"], "end of run 1" in refused["because"]) == ("house.undo-past-game", True)


def test_stats_names_the_standings(over: Council) -> None:
    ran = over("stats")
    assert "`standings` says how its runs went" in " ".join(ran.err.split())
    assert over("standings").code == 0


def test_a_walk_is_repeated_as_it_was_typed(council: Council) -> None:
    for line in ("new Evenings --title cinderella-at-midnight", "cinderella begin"):
        assert council(*line.split()).code == 0
    ran = council("play", typed="n e s w\nnote w e s\nquit\n")
    assert "> n e s w" in ran.out.splitlines()
    assert "> note …" in ran.out.splitlines()
