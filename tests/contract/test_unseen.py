"""Secrets that are no text: another secret in its place, and nobody else sees any difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest

from campaign.chance import Draws
from campaign.store.folding import Lived
from campaign.store.projections import PROJECTIONS
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE, Mark, secret_fields
from rules.title import Call, Performed, Title
from rules.titles import TITLES, TitleCard
from tests.contract.play import Moved, play
from tests.tiny import STONES, STONES_PROJECTION

MOVES = 120
SEEDS = (0, 1)
SELDOM = ("queens-dilemma", "cinderella-at-midnight")
"""Titles without a secret, or with one that is a text that random play seldom comes to; `test_secrets` looks for it."""

MOST = 120
"""How many moves of a play are looked at."""


def members(annotation: Any) -> tuple[Any, ...]:
    """The values of a choice, wherever it stands in a type."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return tuple(one.value for one in annotation)
    return tuple(value for part in get_args(annotation) for value in members(part))


def others(title: Title[Any], moved: Moved, name: str, seen: list[Any]) -> Iterator[Any]:
    """What else might have been the secret: another choice, another order, what it was at another time."""
    value = moved.performed.arguments.get(name)
    parameter = next(one for one in title.action(moved.call.action).parameters if one.name == name)
    yield from (one for one in members(parameter.annotation) if one != value)
    if isinstance(value, list) and len(value) > 1:
        yield value[::-1]
    yield from (one for one in seen if one != value)


def shown(title: Title[Any], moved: Moved, performed: Performed, viewer: str) -> tuple[Any, ...]:
    """All that a viewer is shown of it."""
    return (
        title.view(performed.state, viewer),
        title.label(performed.events, moved.before, performed.state, viewer),
        [event.seen_by(viewer) for event in performed.events if event.seen_by(viewer) is not None],
        title.steps_for(performed.state, viewer),
        title.action(moved.call.action).visible(performed.arguments, viewer),
    )


def tables(title: Title[Any], moved: Moved, performed: Performed) -> list[Any]:
    """What other programs see, who know of no seats and of no host: all rows of the state and of the entry."""
    cards = (*PROJECTIONS, STONES_PROJECTION)
    projection = next((card.load() for card in cards if card.slug == title.slug), None)
    if projection is None:
        return []
    lived = Lived(1, moved.before, performed.state, performed.events)
    return [
        *([list(one.rows(performed.state)) for one in projection.states]),
        *([list(one.rows(lived)) for one in projection.entries]),
    ]


def owner(mark: Mark, moved: Moved) -> str:
    """The viewer that may see it."""
    return getattr(mark, "viewer", "") or str(moved.performed.arguments.get(getattr(mark, "field", ""), ""))


def is_hidden(title: Title[Any], performed: Performed, mark: Mark) -> bool:
    """Whether nobody else may see what came of it. What a host types for everybody is often told by its very effect."""
    viewer = getattr(mark, "viewer", None)
    if viewer is None:
        return True
    return viewer == title.host != EVERYONE and all(event.audience == title.host for event in performed.events)


@pytest.mark.parametrize("card", [*TITLES, STONES], ids=lambda card: card.slug)
def test_another_secret_makes_no_difference_to_others(card: TitleCard) -> None:
    """In a title whose steps ask for such a secret, some must have been compared."""
    title = card.load()
    compared = sum(differed(title, seed) for seed in SEEDS)
    assert compared or card.slug in SELDOM


def differed(title: Title[Any], seed: int) -> int:
    """Play, and look after each secret; how many were compared."""
    random = Random(seed)
    seen: dict[tuple[str, str], list[Any]] = defaultdict(list)
    compared = 0
    for moved in play(title, seed, MOVES):
        marks = secret_fields(title.action(moved.call.action).run)
        for name, mark in marks.items():
            candidates = list(others(title, moved, name, seen[moved.call.action, name]))
            for value in random.sample(candidates, min(4, len(candidates))):
                call = Call(moved.call.action, {**moved.performed.arguments, name: value})
                try:
                    instead = title.perform(moved.before, call, Draws(0, moved.draws), True)
                except Refusal:
                    continue
                if not (is_hidden(title, moved.performed, mark) and is_hidden(title, instead, mark)):
                    continue
                insiders = {owner(mark, moved), title.host} - {EVERYONE}
                for viewer in {EVERYONE, *title.seats} - insiders:
                    assert shown(title, moved, instead, viewer) == shown(title, moved, moved.performed, viewer)
                assert tables(title, moved, instead) == tables(title, moved, moved.performed)
                compared += 1
            if name in moved.performed.arguments:
                seen[moved.call.action, name].append(moved.performed.arguments[name])
        if compared > MOST:
            break
    return compared
