"""An entry made again behind an amendment: the chore or the Deal that it meant may have another number there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from rules.core.values import Frozen
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Duty
from rules.title import Call

N = TypeVar("N", Duty, Deal)


def as_meant(call: Call, then: State, now: State) -> Call:
    """The call with the numbers that its chores or its Deal have `now`; `then` is the state in which it was made."""
    if call.action == "duty done":
        return Call(call.action, {**call.arguments, "ids": _ids(call.arguments.get("ids", ()), then, now)})
    if call.action in ("deal kept", "deal broken"):
        number = str(call.arguments.get("number", ""))
        meant = next((one for one in then.deals if str(one.id) == number), None)
        found = _same(meant, then.deals, now.deals) if meant else None
        return Call(call.action, {**call.arguments, "number": found.id if found else 0}) if meant else call
    return call


def _ids(ids: Sequence[str], then: State, now: State) -> list[str]:
    """The same chores; one that is no longer called for is left out, unless it was all: then its name is refused."""
    known = {duty.id: duty for duty in then.duties}
    left: list[str] = []
    for ident in ids:
        meant = known.get(ident.lower())
        found = _same(meant, then.duties, now.duties) if meant else None
        left += [found.id] if found else [] if meant else [ident]
    return left or [known[ident.lower()].what for ident in ids]


def _same(meant: N, then: Sequence[N], now: Sequence[N]) -> N | None:
    """What says the same, else what is about the same: the one in the same place among those that say something new."""
    for like in (_says, _is_about):
        olds, news = ([one for one in many if like(one) == like(meant)] for many in (then, now))
        if like is _is_about:
            said, heard = {_says(one) for one in news}, {_says(one) for one in olds}
            olds = [one for one in olds if _says(one) not in said]
            news = [one for one in news if _says(one) not in heard]
        place = olds.index(meant) if meant in olds else len(news)
        if news[place : place + 1]:
            return news[place]
    return None


def _says(one: Frozen) -> str:
    return str(one.model_dump(exclude={"id", "kept"}))


def _is_about(one: Duty | Deal) -> str:
    """A chore without its amounts and lists: whose Treasury, which card."""
    if isinstance(one, Deal):
        return f"{sorted(one.given)} {sorted(one.received)} {one.game}"
    head = re.sub(r"\d+", "", one.what.partition(":")[0].partition(" (")[0])
    return f"{one.kind} {one.code} {one.who} {one.clause} {head}"
