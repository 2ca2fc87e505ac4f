"""The table: what an action works on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NoReturn, TypeVar

from rules.core.chance import Chance
from rules.core.event import Event, Remarked
from rules.core.refusal import INSISTING, Kind, Refusal

S = TypeVar("S")


class Table(Generic[S]):
    """Reads `state`, records events, refuses. `state` is always up to date with what was recorded."""

    def __init__(self, state: S, evolve: Callable[[S, Event], S], random: Chance, insisted: bool = False) -> None:
        self.state = state
        self.random = random
        self.events: list[Event] = []
        self._evolve = evolve
        self._insisted = insisted

    def record(self, *events: Event) -> None:
        """What has just happened, in order; the state follows at once."""
        for event in events:
            self.state = self._evolve(self.state, event)
            self.events.append(event)

    def remark(self, clause: str, words: str) -> None:
        """A warning or a word to the table: it stands in the log and changes nothing."""
        self.events.append(Remarked(clause=clause, words=words))

    def refuse(self, clause: str, because: str, allowed: Iterable[str] = ()) -> NoReturn:
        """Stop here: nothing that this action recorded is kept."""
        raise Refusal(Kind.NOT_ALLOWED, clause, because, allowed)

    def refuse_unless(self, condition: object, clause: str, because: str, allowed: Iterable[str] = ()) -> None:
        """Refuse, unless the condition holds."""
        if not condition:
            self.refuse(clause, because, allowed)

    def ask(self, clause: str, because: str, allowed: Iterable[str]) -> NoReturn:
        """Stop here: what was typed can mean several things, or something is missing; `allowed` lists them."""
        raise Refusal(Kind.AMBIGUOUS, clause, because, allowed)

    def confirm(self, clause: str, because: str, allowed: Iterable[str] = ()) -> None:
        """Something looks wrong but may be right: refused unless the table insists; then it stands as a remark."""
        self.doubt(clause, because, allowed)
        self.remark(clause, because)

    def doubt(self, clause: str, because: str, allowed: Iterable[str] = ()) -> None:
        """As `confirm`, where nothing is to be said of it once the table insists."""
        if not self._insisted:
            raise Refusal(Kind.AMBIGUOUS, clause, because, (*allowed, INSISTING))
