"""Random legal play of any title: over its steps, with typed answers, as a table would."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from campaign.answers import INSIST, answered, call_of, insisting
from campaign.chance import Draws
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.title import Call, Performed, Title

PATIENCE = 60
"""How many answers in a row may be refused before play counts as stuck."""


class Stuck(AssertionError):
    """No answer to the steps is accepted, or one that was offered is refused."""


class Moved(NamedTuple):
    """One call that was performed, and what it was the answer to (None: a setting that was asked for)."""

    step: Step | None
    text: str
    call: Call
    seed: int
    draws: list[list[str]]
    before: Any
    performed: Performed
    insisted: bool = False


def inventor(slug: str) -> ModuleType:
    """The module that invents free answers for a title: `invent(step, state, random) -> str`, and what else it says."""
    return import_module(f"tests.contract.inventors.{slug.replace('-', '_')}")


class Table:
    """A state that goes on with each call, and what was done to it last."""

    def __init__(self, title: Title[Any], state: Any) -> None:
        self.title = title
        self.state = state

    def answer(self, step: Step, text: str) -> Iterator[Call]:
        """The calls of an answer, each read on the state as it then is."""
        return answered(self.title, lambda: self.state, step, text)

    def perform(self, step: Step | None, text: str, call: Call, random: Random, insisted: bool = False) -> Moved:
        """Do one call."""
        seed, before = random.getrandbits(32), self.state
        draws = Draws(seed)
        performed = self.title.perform(before, call, draws, insisted)
        self.state = performed.state
        return Moved(step, text, call, seed, draws.recorded, before, performed, insisted)


def play(title: Title[Any], seed: int, moves: int, invents: Any = None) -> Iterator[Moved]:
    """At most so many calls, one after the other; ends earlier when there is no step left.

    `invents` is another inventor than the title's own. One that has `interject(state, random)` gives whole commands
    that no step asks for, or nothing; they may be refused.
    """
    random, invents, table = Random(seed), invents or inventor(title.slug), Table(title, title.start)
    made = refused = 0
    while made < moves and (steps := title.steps(table.state)):
        if moved := _interjected(table, invents, random):
            yield moved
            made += 1
            continue
        step = _chosen(steps, random)
        text, offered = _answer(step, table.state, random, invents)
        # Where nothing has to be said, a step may still wait for the one in front of it.
        offered = offered and (bool(step.choices) or step is steps[0])
        try:
            for call in table.answer(step, text):
                yield table.perform(step, text, _marked(title, call, random, invents), random)
                made, refused = made + 1, 0
        except Refusal as refusal:
            if refusal.clause in getattr(invents, "DEAD_ENDS", ()):
                return
            if moved := _as_told(table, refusal, random) or _insisted(table, step, text, refusal, invents, random):
                yield moved
                made, refused = made + 1, 0
                continue
            refused += 1
            if offered or refused > PATIENCE:
                raise Stuck(f"{step.action} “{text}” is refused: {refusal} (allowed: {refusal.allowed})") from refusal


def _interjected(table: Table, invents: Any, random: Random) -> Moved | None:
    """A command out of turn, if the inventor has one and it is accepted."""
    words, insisted = insisting(invents.interject(table.state, random) if hasattr(invents, "interject") else "")
    call = line(table.title, words) if words else None
    try:
        return (
            table.perform(None, words, _marked(table.title, call, random, invents), random, insisted) if call else None
        )
    except Refusal:
        return None


def _insisted(table: Table, step: Step, text: str, refusal: Refusal, invents: Any, random: Random) -> Moved | None:
    """The same answer again, where the table may insist and an inventor's table sometimes does."""
    if INSIST not in " ".join(refusal.allowed) or random.random() > getattr(invents, "INSISTS", 0):
        return None
    try:
        call = next(table.answer(step, text))
        return table.perform(step, text, _marked(table.title, call, random, invents), random, insisted=True)
    except Refusal:
        return None


def _as_told(table: Table, refusal: Refusal, random: Random) -> Moved | None:
    """What a refusal names as allowed, if it is a whole command and is accepted: a setting, a thing to say first."""
    for words in random.sample(refusal.allowed, len(refusal.allowed)):
        if call := line(table.title, words):
            try:
                return table.perform(None, words, call, random)
            except Refusal:
                continue
    return None


def line(title: Title[Any], words: str) -> Call | None:
    """A call from a whole command line: the longest action's name, then its answer. None if it is no command."""
    fitting = [name for name in title.actions_by_name if words == name or words.startswith(name + " ")]
    if not fitting:
        return None
    name = max(fitting, key=len)
    return call_of(title.action(name), words.removeprefix(name).strip())


def refusal_of(title: Title[Any], state: Any, step: Step, text: str) -> Refusal | None:
    """Why an answer to a step is refused, None if it is not, however many calls it stands for."""
    table = Table(title, state)
    try:
        for call in table.answer(step, text):
            table.perform(step, text, call, Random(1))
    except Refusal as refusal:
        return refusal
    return None


def _chosen(steps: tuple[Step, ...], random: Random) -> Step:
    due = [step for step in steps if not step.optional]
    if due and random.random() < 0.75:
        return due[0] if random.random() < 0.7 else random.choice(due)
    return random.choice(steps)


def _answer(step: Step, state: Any, random: Random, invents: Any) -> tuple[str, bool]:
    """What is typed, and whether the step itself offered it."""
    if step.choices and (not step.free or random.random() < 0.8):
        return random.choice(step.choices), True
    if step.free:
        return invents.invent(step, state, random), False
    return "", True


def _marked(title: Title[Any], call: Call, random: Random, invents: Any) -> Call:
    """The call with a marker in each secret argument that is text, so that a leak can be seen."""
    action = title.action(call.action)
    marked = {
        name: f"marker{random.getrandbits(40)}"
        for name, kept in call.arguments.items()
        if (call.action, name) in getattr(invents, "MARKED", ()) and isinstance(kept, str)
    }
    assert set(marked) <= {one.name for one in action.parameters}
    return Call(call.action, {**call.arguments, **marked})
