"""Running entries again on another past: what comes of each, and which no longer hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from campaign.chance import Draws
from campaign.taking_back import discreet
from rules.core.course import Course
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.history import Happening, Played, Sight
from rules.title import Call, Performed, Title

FOLLOWED = "It went on from what falls out."


class Again(NamedTuple):
    """A call that is run again: `sequence` is 0 for the one that is new; `binds` is the clause that holds it fast."""

    sequence: int
    call: Call
    insisted: bool
    seed: int
    draws: Sequence[Sequence[str]]
    label: str
    binds: str = ""


@dataclass(frozen=True)
class Acted:
    """What came of a call that was run again, between two states as everybody sees them."""

    again: Again
    performed: Performed
    draws: list[list[str]]
    happened: Happening

    @property
    def label(self) -> str:
        """What happened, in words: made when it is asked for, since the history as it was needs none."""
        return self.happened.label

    @property
    def discreet(self) -> str:
        """What happened, as it may be said also once it is taken back."""
        return discreet(self.happened.title, [event.stored() for event in self.performed.events], self.label)

    def heard_by(self, viewer: str) -> str:
        """What happened, as the host of the title may hear it; empty for any other viewer."""
        title, state = self.happened.title, self.happened.sight_before.state
        if viewer != title.host or viewer == EVERYONE:
            return ""
        return title.label(self.performed.events, state, self.performed.state, viewer)


class Rerun(NamedTuple):
    """The calls that held, those that did not, and the state after them."""

    acted: tuple[Acted, ...]
    refused: tuple[tuple[Again, Refusal], ...]
    state: Any
    stopped: Any = None
    """The state in which the first of them did not hold."""


def run_again(
    title: Title[Any],
    state: Any,
    calls: Iterable[Again],
    stood: bool = False,
    then: Mapping[int, Any] | None = None,
    spare: Sequence[Again] = (),
) -> Rerun:
    """Perform the calls one after the other; a refused one is left out, unless it `stood` and is merely asked about.

    `then` are the states on which they were made: a call that would say something else by now is left out, too, and
    what it names by number is what had that number there.
    Before one is left out, the next of `spare` is put in front of it; those left over come at the end.
    """
    acted: list[Acted] = []
    refused: list[tuple[Again, Refusal]] = []
    sight, lost = Sight(state, title.view_of_all), set[int]()
    waiting, more = deque(calls), deque(spare)
    stopped: Any = None
    while waiting or more:
        again, lost_before = waiting.popleft() if waiting else more.popleft(), {*lost}
        try:
            meant = again
            if then and again.sequence in then:
                if title.course:
                    _check_course(title, title.course, then[again.sequence], sight.state, again, lost)
                if title.as_meant:
                    meant = again._replace(call=title.as_meant(again.call, then[again.sequence], sight.state))
            acted.append((_standing if stood else performed)(title, sight, meant))
        except Refusal as refusal:
            if again in spare:
                raise
            if more:
                waiting.extendleft((again, more.popleft()))
                lost = lost_before
                continue
            stopped = stopped or sight.state
            refused.append((again, refusal))
        else:
            sight = acted[-1].happened.sight_after
    return Rerun(tuple(acted), tuple(refused), sight.state, stopped)


def _check_course(title: Title[Any], course: Course[Any], then: Any, now: Any, again: Again, lost: set[int]) -> None:
    """Refuses what would say something else now; `lost` are the games of which something has fallen out like that."""
    game, action = title.game_of(then), again.call.action
    follows = action in course.actions
    because = FOLLOWED if follows and game in lost else course.strayed(then, now, action)
    if follows and because:
        lost.add(game)
    if because:
        raise Refusal(Kind.NOT_ALLOWED, "house.amend-breaks", because, title=title.slug)


def _standing(title: Title[Any], before: Sight, again: Again) -> Acted:
    """A call that stood once: a question that came into the rules since then is answered already."""
    try:
        return performed(title, before, again)
    except Refusal as refusal:
        if not refusal.may_insist:
            raise
        return performed(title, before, again._replace(insisted=True))


def performed(title: Title[Any], before: Sight, again: Again) -> Acted:
    """What comes of a call, with the draws that were made for it."""
    draws = Draws(again.seed, again.draws)
    done = title.perform(before.state, again.call, draws, again.insisted)
    played = Played(again.sequence, 0, again.call.action, done.events, "")
    after = Sight(done.state, title.view_of_all)
    return Acted(again, done, draws.recorded, Happening(title, played, EVERYONE, before, after))
