"""Taking times: one work after the other, round by round, so that a busy machine is busy for all of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple, TypeVar

T = TypeVar("T")
ROOT = Path(__file__).parent.parent
BESIDE = Path(__file__).parent / "beside"
MEGABYTE = 1 << 20
KILOBYTE = 1 << 10


class Ran(NamedTuple):
    """A process that has ended: how long it took, and the most memory that it held, in MB."""

    seconds: float
    megabytes: float
    output: str


class Measured(NamedTuple):
    """A line of the table. `ratio` is what the goal is about, and `reached` whether it is kept."""

    name: str
    what: str
    ours: str
    beside: str
    theirs: str
    ratio: str
    goal: str
    reached: bool


def alternate(rounds: int, *works: Callable[[], T]) -> list[list[T]]:
    """What the works give, each a list of a value for each round. A first round is not counted."""
    taken: list[list[T]] = [[] for _ in works]
    for number in range(rounds + 1):
        for work, values in zip(works, taken, strict=True):
            value = work()
            if number:
                values.append(value)
    return taken


def seconds(work: Callable[[], object]) -> float:
    """How long a work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def python(*words: str | Path, around: Mapping[str, str] | None = None) -> Ran:
    """A Python program, from its start to its end. Raises RuntimeError if it fails."""
    return ran([sys.executable, *map(str, words)], around)


def beside(name: str, *words: str | Path, around: Mapping[str, str] | None = None) -> Ran:
    """One of the programs in `beside`."""
    return python(BESIDE / f"{name}.py", *words, around=around)


def ran(words: Sequence[str], around: Mapping[str, str] | None = None) -> Ran:
    """A program, from its start to its end, with what it prints. Raises RuntimeError if it fails."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COUNCIL_BACKUPS": "0", **(around or {})}
    # Nobody writes compiled modules while the time is taken: they are there.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    launched = [sys.executable, "-E", "-S", str(BESIDE / "launch.py"), *words]
    done = subprocess.run(launched, env=environment, capture_output=True, text=True, check=False)
    said, _, usage = done.stderr.rpartition("\n")
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)} failed: {done.stdout}{said}")
    told = json.loads(usage)
    most = told["most"] * (1 if sys.platform == "darwin" else KILOBYTE)
    return Ran(told["seconds"], most / MEGABYTE, done.stdout)


def p99(values: Sequence[float]) -> float:
    """What 99 of 100 values stay below."""
    return quantiles(values, n=100)[98]


def at_most(name: str, what: str, ours: float, beside: str, theirs: float, limit: float, unit: str = "ms") -> Measured:
    """A line whose goal is that ours is at most so many times theirs. Seconds are shown as ms."""
    ratio = ours / theirs
    return Measured(
        name, what, shown(ours, unit), beside, shown(theirs, unit), f"{ratio:.2f}x", f"<= {limit}x", ratio <= limit
    )


def at_least(name: str, what: str, ours: float, beside: str, theirs: float, limit: float, unit: str) -> Measured:
    """A line whose goal is that ours is at least so many times theirs."""
    ratio = ours / theirs
    return Measured(
        name, what, shown(ours, unit), beside, shown(theirs, unit), f"{ratio:.2f}x", f">= {limit}x", ratio >= limit
    )


def below(name: str, what: str, ours: float, limit: float, unit: str) -> Measured:
    """A line whose goal is a number by itself."""
    return Measured(name, what, shown(ours, unit), "-", "-", "-", f"<= {shown(limit, unit)}", ours <= limit)


def shown(value: float, unit: str) -> str:
    """A value with its unit: seconds as ms, others as they are."""
    if unit == "ms":
        return f"{value * 1000:.1f} ms" if value < 1 else f"{value * 1000:,.0f} ms"
    if unit == "ms a page":
        return f"{value * 1000:.1f} ms a page"
    return f"{value:,.0f} {unit}"
