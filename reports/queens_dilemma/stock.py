"""Things, places and moments of the box: the small values that an inventory is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from reports.queens_dilemma.facts import AFTER
from rules.history import Happening
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class Item:
    """Things of one kind in one place. `key` is what `council inventory check` calls them; empty: not counted."""

    key: str
    what: str
    count: int
    note: str = ""


@dataclass(frozen=True)
class Place:
    """A place and what must be there. `owner` is whose Treasury it is, if it is one."""

    name: str
    items: tuple[Item, ...]
    owner: str = ""


class Moment(NamedTuple):
    """What counts need at one moment: the view, and what has left it for good by then."""

    view: View
    resolved: int = 0
    """Dilemma cards in the Trash box."""
    skills: int = 0
    """Skill stickers that were ever attached, covered ones included."""

    @property
    def saved(self) -> bool:
        """Whether no game is on, so that everything lies packed away."""
        return self.view.phase in AFTER or self.view.game == 0

    def after(self, happening: Happening) -> Moment:
        """The moment after one more entry."""
        resolved, skills = self.resolved, self.skills
        for event in happening.events:
            resolved += event["dilemmas"] if event["event"] == "CardsTrashed" else 0
            skills += event["event"] == "SkillAttached"
        assert isinstance(happening.after, View)
        return Moment(happening.after, resolved, skills)


def moments(happenings: Iterable[Happening]) -> Iterator[tuple[Happening, Moment, Moment]]:
    """Every entry with the moments before and after it."""
    now: Moment | None = None
    for one in happenings:
        assert isinstance(one.before, View)
        before = now or Moment(one.before)
        now = before.after(one)
        yield one, before, now


def last_moment(happenings: Sequence[Happening]) -> Moment:
    """The moment after the last entry; there is one."""
    now = None
    for _, _, now in moments(happenings):  # noqa: B007 - the last one counts
        pass
    assert now is not None
    return now
