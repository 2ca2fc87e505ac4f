"""Chance: draws from a seed, recorded as text; draws taken from a record are given back where they still fit."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from rules.core.values import Frozen

T = TypeVar("T")


class Draws:
    """Keeps `rules.core.chance.Chance`. `recorded` holds each pick so far, as texts.

    `given` are the picks of an earlier run, in order: one that still fits its question (as many, all among the
    options) is the answer; any other is drawn anew. The seed's stream goes on alike either way.
    """

    def __init__(self, seed: int, given: Iterable[Sequence[str]] = ()) -> None:
        self.recorded: list[list[str]] = []
        self._seed = seed
        self._given = [tuple(pick) for pick in given]

    @cached_property
    def _random(self) -> random.Random:
        # Most actions draw nothing.
        return random.Random(self._seed)

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        """`count` different options in random order. ValueError if there are not so many."""
        drawn = tuple(self._random.sample(options, count))
        turn = len(self.recorded)
        if turn < len(self._given):
            drawn = _fitting(self._given[turn], options, count) or drawn
        self.recorded.append([as_text(one) for one in drawn])
        return drawn


def as_text(option: object) -> str:
    """How a drawn option stands in the record."""
    return option.model_dump_json() if isinstance(option, Frozen) else str(option)


def _fitting(given: Sequence[str], options: Sequence[T], count: int) -> tuple[T, ...] | None:
    if len(given) != count:
        return None
    left = [(as_text(option), option) for option in options]
    chosen: list[T] = []
    for text in given:
        place = next((i for i, (name, _) in enumerate(left) if name == text), None)
        if place is None:
            return None
        chosen.append(left.pop(place)[1])
    return tuple(chosen)
