"""Draws: the same from the same seed, recorded, and given back."""

import pytest

from campaign.chance import Draws
from rules.core.values import Frozen
from tests.tiny.title import Seat

DIE = range(1, 7)


class Card(Frozen):
    name: str


def test_the_same_seed_draws_the_same() -> None:
    assert [Draws(7).pick(DIE) for _ in range(3)] == [Draws(7).pick(DIE)] * 3
    assert len({Draws(seed).pick(range(1000)) for seed in range(50)}) > 40


def test_a_shuffle_holds_everything_once() -> None:
    assert sorted(Draws(1).pick(DIE, 6)) == list(DIE)


def test_draws_are_recorded_as_text() -> None:
    draws = Draws(1)
    draws.pick((Seat.ANN,))
    draws.pick((6,))
    draws.pick((Card(name="moon"),))
    assert draws.recorded == [["ann"], ["6"], ['{"name":"moon"}']]


def test_a_record_is_given_back_where_it_fits() -> None:
    first = Draws(1)
    picks = [first.pick(DIE, 3), first.pick(tuple(Seat))]
    again = Draws(99, first.recorded)
    assert [again.pick(DIE, 3), again.pick(tuple(Seat))] == picks
    assert again.recorded == first.recorded


@pytest.mark.parametrize("given", [["7"], ["1", "2"], []])
def test_a_record_that_does_not_fit_is_drawn_anew(given: list[str]) -> None:
    assert Draws(5, [given]).pick(DIE) == Draws(5).pick(DIE)


def test_after_a_record_that_did_not_fit_the_next_one_still_counts() -> None:
    assert Draws(5, [["7"], ["3"]]).pick(DIE) == Draws(5).pick(DIE)
    draws = Draws(5, [["7"], ["3"]])
    draws.pick(DIE)
    assert draws.pick(DIE) == (3,)


def test_equal_options_are_each_drawn_once() -> None:
    assert Draws(1, [["1", "1"]]).pick((1, 1, 2), 2) == (1, 1)
    assert Draws(1, [["2", "2"]]).pick((1, 1, 2), 2) != (2, 2)
