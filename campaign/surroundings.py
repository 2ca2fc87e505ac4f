"""What comes in from outside: the clock, ids and seeds. The real ones, and counted ones for tests and playthroughs."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from uuid import UUID, uuid4

TEST_CLOCK = "COUNCIL_TEST_CLOCK"
TEST_SEED = "COUNCIL_TEST_SEED"
SEED_BITS = 63


@dataclass(frozen=True)
class Surroundings:
    """Where the store asks for the time, a new id and a new seed."""

    now: Callable[[], datetime]
    new_id: Callable[[], UUID]
    new_seed: Callable[[], int]

    def time(self) -> str:
        """The time in UTC as the journal keeps it: ISO 8601, to the second."""
        return self.now().astimezone(UTC).isoformat(timespec="seconds")


def real() -> Surroundings:
    """The machine's clock, random ids and random seeds."""
    return Surroundings(lambda: datetime.now(UTC), uuid4, lambda: secrets.randbits(SEED_BITS))


def counted(start: datetime, seed: int = 0) -> Surroundings:
    """For tests: a clock that goes on by a minute each time it is read, and ids and seeds that count up from `seed`."""
    minutes, ids, seeds = count(), count(seed), count(seed)
    if start.tzinfo is None:
        start = start.replace(tzinfo=UTC)
    return Surroundings(
        lambda: start + timedelta(minutes=next(minutes)),
        lambda: UUID(int=next(ids), version=4),
        lambda: next(seeds),
    )


def surroundings(environment: Mapping[str, str] = os.environ) -> Surroundings:
    """The real ones; counted ones where COUNCIL_TEST_CLOCK (an ISO time) is set, which is for tests alone.

    COUNCIL_TEST_SEED (a whole number, 0 if unset) is where the counted ids and seeds begin. Raises ValueError for
    a time or number that cannot be read.
    """
    clock = environment.get(TEST_CLOCK)
    if not clock:
        return real()
    return counted(datetime.fromisoformat(clock), int(environment.get(TEST_SEED) or 0))
