"""A table that plays Cinderella at Midnight in tests: what is typed, and quick ways to a point of a run."""

from __future__ import annotations

from typing import TypeVar

import pytest

from campaign.answers import call_of
from campaign.chance import Draws
from rules.cinderella_at_midnight import TITLE
from rules.cinderella_at_midnight.quick import WALK
from rules.cinderella_at_midnight.state import Placed, State
from rules.cinderella_at_midnight.view import View, view
from rules.core.event import Event, Remarked
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.title import Call, Performed

E = TypeVar("E", bound=Event)

CARDS = {
    "center": ("n lock, e lock, s lock, w lock", "n lock, e lock, s lock, w lock"),
    "hedge": ("n, e, s, w", "n, e, s, w"),
    "pond": ("n bell, e, s, w", "n clock, e, s, w"),
    "rose": ("shift, n, e, s, w", "shift, n, e, s, w"),
    "bench": ("serenity, n, e, s, w", "family, n, e, s, w"),
    "first": ("o1, n, e, s, w", "o1, n, e, s, w"),
    "second": ("o2, n, e, s, w", "key, n, e, s, w"),
    "third": ("o3, n, e, s, w", "o3, n, e, s, w"),
    "lantern": ("lantern, n, e", "lantern, n, e"),
    "arch": ("n, in / e, out / s, both", "n, crown lock1 / e, 4 / s lock2, w"),
}
"""Invented cards: square and star sides."""


class Run:
    """A campaign under way. `state` is what is so now, `last` what the last call did, `told` its label."""

    def __init__(self, state: State = TITLE.start) -> None:
        self.state = state
        self.last = Performed(state, (), {})
        self.told = ""

    def do(self, line: str, insisted: bool = False) -> Run:
        """A command as it is typed, without its prefix."""
        name = max((one for one in TITLE.actions_by_name if f"{line} ".startswith(f"{one} ")), key=len)
        return self.call(call_of(TITLE.action(name), line[len(name) :].strip()), insisted)

    def call(self, call: Call, insisted: bool = False) -> Run:
        """A call; a refusal comes out as it is and changes nothing."""
        self.last = TITLE.perform(self.state, call, Draws(0), insisted)
        self.told = TITLE.label(self.last.events, self.state, self.last.state)
        self.state = self.last.state
        return self

    def walk(self, line: str) -> Run:
        """Words of a walk in short."""
        for word in WALK.split(line):
            self.call(WALK.read(self.state, word))
        return self

    def refused(self, line: str, clause: str) -> Refusal:
        """The refusal of a command, which must cite `clause` and say why; nothing is changed."""
        return self._refused(lambda: self.do(line), clause)

    def walk_refused(self, word: str, clause: str) -> Refusal:
        """The refusal of a word of a walk."""
        return self._refused(lambda: self.walk(word), clause)

    def _refused(self, doing: object, clause: str) -> Refusal:
        before = self.state
        assert callable(doing)
        with pytest.raises(Refusal) as caught:
            doing()
        assert caught.value.clause == clause, caught.value
        assert caught.value.because
        assert self.state == before
        return caught.value

    def described(self, *names: str) -> Run:
        """With these of the invented cards described, all of them if none is named."""
        for name in names or tuple(CARDS):
            garden, palace = CARDS[name]
            self.do(f"describe {name} garden {garden}").do(f"describe {name} palace {palace}")
        return self

    def card(self, name: str) -> Placed:
        return self.state.card(name)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last call recorded."""
        return [event for event in self.last.events if isinstance(event, kind)]

    def remarks(self, clause: str) -> list[str]:
        """What the last call remarked on a clause."""
        return [one.words for one in self.happened(Remarked) if one.clause == clause]

    def steps(self) -> tuple[Step, ...]:
        return TITLE.steps(self.state)

    def step(self, action: str) -> Step:
        """The step of an action."""
        return next(one for one in self.steps() if one.action == action)

    def seen(self) -> View:
        return view(self.state, "everyone")


def garden(*laid: str, described: tuple[str, ...] = ()) -> Run:
    """In the garden, with these words laid around the center: `n=hedge`; the places left are filled undescribed."""
    run = Run()
    if described:
        run.described(*described)
    run.do("begin")
    run.walk(" ".join(laid))
    for place in "nesw":
        if run.state.phase == "setup" and not any(word.startswith(place) for word in laid):
            run.walk(place)
    return run


def at_the_gate(bells: int = 0) -> Run:
    """An undescribed garden done, with so many bells."""
    run = garden().walk("n")
    return run.walk(" ".join(["b"] * bells + ["ooo", "back"]))


def palace(hour: int = 0, bells: int = 0) -> Run:
    """In an undescribed palace, at that hour."""
    return at_the_gate(bells).do(f"palace {hour}", insisted=True)


def described_palace(*laid: str, hour: int = 0) -> Run:
    """In the palace among described cards: laid to the n, ne, e and s, through the first three of which she walked."""
    run = Run().described().do("begin").walk(" ".join(laid)).walk("n e s")
    while run.state.tasks < 3:
        run.do("cross objective", insisted=True)
    return run.walk("w").do(f"palace {hour}")
