"""The clock, ids and seeds that come in from outside."""

from datetime import UTC, datetime
from uuid import UUID

import pytest

from campaign.surroundings import SEED_BITS, real, surroundings


def test_the_real_ones_differ_each_time() -> None:
    around = real()
    assert around.new_id() != around.new_id()
    assert len({around.new_seed() for _ in range(10)}) > 1
    assert 0 <= around.new_seed() < 1 << SEED_BITS
    assert datetime.fromisoformat(around.time()).tzinfo is not None


def test_counted_ones_go_on_in_steps() -> None:
    around = surroundings({"COUNCIL_TEST_CLOCK": "2024-03-01T19:00:00+01:00", "COUNCIL_TEST_SEED": "5"})
    assert [around.time(), around.time()] == ["2024-03-01T18:00:00+00:00", "2024-03-01T18:01:00+00:00"]
    assert [around.new_seed(), around.new_seed()] == [5, 6]
    assert around.new_id() == UUID("00000000-0000-4000-8000-000000000005")


def test_a_clock_without_a_zone_is_utc() -> None:
    assert surroundings({"COUNCIL_TEST_CLOCK": "2024-03-01T19:00:00"}).now() == datetime(2024, 3, 1, 19, tzinfo=UTC)


def test_without_a_test_clock_they_are_the_real_ones() -> None:
    assert surroundings({"COUNCIL_TEST_SEED": "5"}).new_seed() != 5


def test_a_clock_that_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="isoformat"):
        surroundings({"COUNCIL_TEST_CLOCK": "soon"})
