"""A store that knows Stones, and random play of it: what the tests of the store sit down to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from campaign.keeper import Done, Keeper
from campaign.store import Store
from campaign.surroundings import counted
from rules.core.refusal import Refusal
from rules.title import Call
from tests.tiny import STONES, STONES_PROJECTION

START = datetime(2024, 1, 1, tzinfo=UTC)


def open_store(place: Path | str, *, create: bool = False, seed: int = 0, **others: Any) -> Store:
    """A store with Stones and its tables; ids and seeds count up from `seed`."""
    known: dict[str, Any] = {"titles": (STONES,), "projections": (STONES_PROJECTION,)}
    return Store.open(place, create=create, around=counted(START, seed), **(known | others))


def sit_down(keeper: Keeper, stones: int = 7) -> None:
    """Seats, stones, and the first game begun by Ann."""
    keeper.act(Call("sit", {"seats": ["ann", "bob"]}))
    keeper.act(Call("set size", {"size": stones}))
    keeper.act(Call("begin", {"first": "ann"}))


def take(keeper: Keeper, *stones: int) -> Done:
    """Take stones, one turn after the other; the last turn's result."""
    return [keeper.act(Call("take", {"stones": number})) for number in stones][-1]


def play_on(keeper: Keeper, random: Random, stones: int = 9) -> Iterator[Done]:
    """Endless play: games, vows, undo, redo, amendments, as they come."""
    while True:
        try:
            yield _something(keeper, random, stones)
        except Refusal:
            continue


def _something(keeper: Keeper, random: Random, stones: int) -> Done:
    state, dice = keeper.state, random.random()
    if not state.seats:
        return keeper.act(Call("sit", {"seats": ["ann", "bea", "bob"]}))
    if not state.size:
        return keeper.act(Call("set size", {"size": stones}))
    if dice < 0.1:
        return keeper.undo(random.randint(1, 3), insisted=True)
    if dice < 0.2:
        return keeper.redo()
    if dice < 0.25:
        return _amendment(keeper, random)
    if not state.turn:
        return keeper.act(Call("begin", {}))
    if dice < 0.4:
        return keeper.act(Call("vow", {"seat": random.choice(state.seats), "vow": f"to sing {random.random()}"}))
    return keeper.act(Call("take", {"stones": random.randint(1, min(3, state.stones))}))


def _amendment(keeper: Keeper, random: Random) -> Done:
    effective = [entry for entry in keeper.log() if entry.kind == "act" and entry.standing == "stands"]
    recent = [entry for entry in effective[-5:] if entry.action == "take"]
    if not recent:
        return keeper.redo()
    call = random.choice((None, Call("take", {"stones": random.randint(1, 3)})))
    return keeper.amend(keeper.rehearse(random.choice(recent).position, call))
