"""The pieces of the benchmark run, on small sizes. Nothing here looks at how long anything takes."""

from pathlib import Path

import pytest

from bench.campaigns import copied, crowded, opened, played, voting
from bench.measuring import alternate, at_least, at_most, below, beside, p99
from bench.table import REASONS, lines, page
from campaign.store import Store


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the campaigns of these tests."""
    return tmp_path_factory.mktemp("cache")


def test_a_campaign_is_played_through_its_games_and_goes_on_to_a_vote(cache: Path, tmp_path: Path) -> None:
    keeper = opened(played(1, cache))
    assert (keeper.title.phase_of(keeper.state), keeper.state.game) == ("between", 1)
    standing = opened(copied(voting(1, cache), tmp_path))
    assert standing.state.game == 2
    assert standing.state.vote.turn is not None


def test_the_same_is_played_each_time(cache: Path, tmp_path: Path) -> None:
    first, again = opened(voting(0, cache)), opened(voting(0, tmp_path))
    assert [(one.time, one.label) for one in first.log()] == [(one.time, one.label) for one in again.log()]


def test_a_crowd_is_made_of_campaigns_that_open(cache: Path) -> None:
    with Store.open(crowded(3, cache)) as store:
        names = store.names()
        assert len(names) == 3
        assert len({store.keeper(name).state.model_dump_json() for name in names}) == 1


def test_a_program_is_measured_and_its_failure_told() -> None:
    ran = beside("bare", "greet", "Mara")
    assert ran.output == "Hello Mara\n"
    assert ran.seconds > 0
    assert ran.megabytes > 1
    with pytest.raises(RuntimeError, match="no-such-command"):
        beside("bare", "no-such-command")


def test_works_take_turns_after_a_round_that_is_not_counted() -> None:
    done: list[str] = []
    taken = alternate(2, lambda: done.append("a") or len(done), lambda: done.append("b") or len(done))
    assert "".join(done) == "ababab"
    assert taken == [[3, 5], [4, 6]]


def test_a_goal_is_reached_or_its_reason_is_given() -> None:
    reached = at_most("P2", "one", 1.1, "other", 1.0, 1.15)
    missed = at_least("P4", "one", 1.0, "other", 1.0, 1.5, "events/s")
    alone = below("P9", "one", 401, 400, "MB")
    assert [one.reached for one in (reached, missed, alone)] == [True, False, False]
    assert [line.count("|") for line in lines([reached, missed, alone])] == [9] * 5
    text = page([reached, missed, alone], 60)
    assert [REASONS[name] in text for name in ("P2", "P4", "P9")] == [False, True, True]


def test_ninety_nine_of_a_hundred_stay_below() -> None:
    assert p99(range(1, 1001)) == pytest.approx(991, abs=1)
