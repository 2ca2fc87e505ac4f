"""What a title declares, and how one action is run on a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import BaseModel

from rules.core.action import Action
from rules.core.chance import Chance
from rules.core.course import Course
from rules.core.event import Event, Remarked
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.core.step import Step
from rules.core.table import Table
from rules.core.values import Frozen

S = TypeVar("S", bound=Frozen)


class Call(NamedTuple):
    """An action's name and its raw arguments: strings as typed, or JSON as stored."""

    action: str
    arguments: Mapping[str, Any]


class Performed(NamedTuple):
    """What came of one action: the new state, the events, and the arguments as the journal keeps them."""

    state: Any
    events: tuple[Event, ...]
    arguments: dict[str, Any]


@dataclass(frozen=True)
class Shorthand(Generic[S]):
    """A command whose words are read one at a time, each as a call of its own: `vote pm a1 n4`."""

    name: str
    summary: str
    read: Callable[[S, str], Call]
    split: Callable[[str], list[str]]
    """Parts a line into words, also where the spaces are left out."""
    instead: Callable[[S, Step, str], bool] = lambda state, step, line: False
    """Whether a line typed at another question is meant in this shorthand."""
    whole: bool = False
    """Whether a line is entered whole or not at all."""
    plays: tuple[str, ...] = ()
    """The actions that only the seat which is asked for this shorthand does, from a hand of its own."""
    offers: Callable[[S], tuple[str, ...]] = lambda state: ()
    """Words that may be said now as far as everybody knows, for completion where a question lists none."""


@dataclass(frozen=True)
class Setting:
    """Something that the box shows and the rulebook does not print: asked once, when it is first needed."""

    name: str
    kind: Any
    """The type that reads it, as an argument's annotation."""
    prompt: str
    clause: str
    example: str


@dataclass(frozen=True)
class Upcast:
    """Lifts a stored event or stored arguments from `version` to the next one."""

    name: str
    version: int
    lift: Callable[[dict[str, Any]], dict[str, Any]]


@dataclass(frozen=True)
class Title(Generic[S]):
    """One game: identity first, then what it is made of. Everything is listed by hand."""

    slug: str
    name: str
    seats: tuple[str, ...]
    """Every seat that may ever be a viewer; who of them plays is in the state. Empty where `seats_of` says it."""
    start: S
    events: tuple[type[Event], ...]
    evolve: Callable[[S, Event], S]
    actions: tuple[Action, ...]
    steps: Callable[[S], tuple[Step, ...]]
    view: Callable[[S, str], Frozen]
    """What a viewer (a seat, or EVERYONE) sees: built field by field, so that a new field stays hidden until shown."""
    tell: Callable[[tuple[Mapping[str, Any], ...], Any, Any], str]
    """A line of what happened, in words, from the events as seen and the views before and after."""
    game_of: Callable[[S], int]
    """The number of the game that is on; 0 before the first."""
    phase_of: Callable[[S], str]
    game_word: str = "game"
    """What one game is called: a run, a play."""
    problems: Callable[[S], Iterable[str]] = field(default=lambda state: ())
    """What must never be: sentences, empty when the state is sound. Checked after every action."""
    troubles: Callable[[S], Iterable[tuple[str, str]]] = field(default=lambda state: ())
    """What may have gone wrong at the table: each in a sentence, with the command that looks closer or mends it."""
    answer: Callable[[S, tuple[str, ...], Chance], tuple[str, ...]] | None = None
    """Answers a question that changes nothing, as the words after `whatif`."""
    shorthands: tuple[Shorthand[S], ...] = ()
    settings: tuple[Setting, ...] = ()
    upcasts: tuple[Upcast, ...] = ()
    host: str = EVERYONE
    """Who keeps the book and is guided, where one viewer does it for all: the Storyteller."""
    heard: Callable[[S, str, Refusal], bool] = field(default=lambda state, action, refusal: False)
    """Where there is a host: whether all may hear why an action was refused. It says what is public, nothing else is.
    """
    awaits: Callable[[S, str], Refusal | None] = field(default=lambda state, action: None)
    """Where there is a host: what waits for their word before an action. Asked of them alone, since a refusal tells:
    for anybody else the action goes on.
    """
    public_steps: Callable[[S], tuple[Step, ...]] | None = None
    """What comes next as everybody may hear it, where `steps` holds secrets of the host."""
    seat_steps: Callable[[S, str], tuple[Step, ...]] | None = None
    """What comes next with the choices that one seat alone may see, such as those that its hand allows."""
    as_meant: Callable[[Call, S, S], Call] | None = None
    """A call that is made again on another past: what it named by number in the first state, as the second names it.
    """
    seats_of: Callable[[S], tuple[str, ...]] | None = None
    """The seats by the state, where they are the players' own names."""
    course: Course[S] | None = None
    """Where entries go on from where others ended: what a later one says, once the past before it is amended."""
    contrast: Callable[[Any, Any], Iterable[str]] | None = None
    """What differs between two views, in sentences, where field by field would say too much."""
    derived: tuple[str, ...] = ()
    """Fields of views that follow from others: a contrast field by field leaves them out."""
    fold_version: int = 1
    """Raised when `evolve` or the state changes: older snapshots are then ignored."""

    @cached_property
    def actions_by_name(self) -> Mapping[str, Action]:
        """The actions by their typed names."""
        return {action.name: action for action in self.actions}

    @cached_property
    def events_by_name(self) -> Mapping[str, type[Event]]:
        """The event types by their stored names, the common ones included."""
        kinds: tuple[type[Event], ...] = (*self.events, Remarked)
        return {kind.stored_name(): kind for kind in kinds}

    def action(self, name: str) -> Action:
        """The action of that name. Refuses an unknown one, naming those that are near."""
        if name in self.actions_by_name:
            return self.actions_by_name[name]
        near = matching(name, self.actions_by_name) or tuple(self.actions_by_name)
        raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{self.name} has no action “{name}”.", near)

    def read_event(self, stored: Mapping[str, Any]) -> Event:
        """An event from its stored form, lifted to today's version."""
        fields = dict(stored)
        name, version = fields.pop("event"), fields.pop("version")
        return self.events_by_name[name].model_validate(self.lift(name, version, fields) if self.upcasts else fields)

    def lift(self, name: str, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Stored fields of an event or an action, lifted step by step to today's version."""
        for upcast in sorted(self.upcasts, key=lambda one: one.version):
            if upcast.name == name and upcast.version >= version:
                stored = upcast.lift(stored)
        return stored

    def perform(
        self, state: S, call: Call, random: Chance, insisted: bool = False, viewer: str = EVERYONE
    ) -> Performed:
        """Run one action on a state. Refusals say what was asked; a broken invariant is a fault of the program.

        `viewer` is for whose eyes it is done: a host is first asked for the word that waits.

        What changes nothing is refused (house.no-change): the journal keeps no entry that does not say what happened.
        """
        action = self.action(call.action)
        table: Table[S] = Table(state, self.evolve, random, insisted)
        arguments = None
        try:
            arguments = action.read(call.arguments)
            self._ask_host(state, call.action, viewer)
            action.call(table, arguments)
            if not table.events:
                raise Refusal(Kind.NOT_ALLOWED, "house.no-change", "That would change nothing.", ("next",))
        except Refusal as refusal:
            refusal.asked = refusal.asked or spoken(call, action)
            refusal.title = self.slug
            if refusal.allowed == ("next",):
                refusal.allowed = self.ways_on(state) or refusal.allowed
            if self.host != EVERYONE:
                # What cannot be read rests on no state.
                refusal.public = arguments is None or self.heard(state, call.action, refusal)
                refusal.host, refusal.said = self.host, _said(call, action)
            raise
        faults = tuple(self.problems(table.state))
        if faults:
            raise AssertionError(f"{call.action} left the table unsound: {'; '.join(faults)}")
        return Performed(table.state, tuple(table.events), _stored(arguments))

    def _ask_host(self, state: S, action: str, viewer: str) -> None:
        """Refuses to go on while something waits for the word of the host, if it is they who do it."""
        waiting = self.awaits(state, action) if viewer == self.host != EVERYONE else None
        if waiting is not None:
            raise waiting

    def refuse_in_vain(self, state: S, call: Call, random: Chance) -> None:
        """Refuses an action that is not possible now, whatever its secret arguments: nobody types those in vain."""
        action = self.action(call.action)
        if action.first is not None:
            action.first(Table(state, self.evolve, random), **call.arguments)

    def ways_on(self, state: S) -> tuple[str, ...]:
        """What has to be done now, as it is typed: for a refusal that knows no more than that its time is another."""
        due = [step for step in self.steps_for(state, EVERYONE) if not step.optional][:MOST_WAYS]
        return tuple(way for step in due for way in step.ways())

    def steps_for(self, state: S, viewer: str) -> tuple[Step, ...]:
        """What comes next, as `viewer` may hear it."""
        if self.seat_steps is not None and viewer in self.seats_at(state):
            return self.seat_steps(state, viewer)
        if self.public_steps is None or viewer == self.host:
            return self.steps(state)
        return self.public_steps(state)

    def asked_of(self, state: S, call: Call) -> tuple[str, ...]:
        """The seats that are asked now for what a call does; none where nobody is, or where it is the table's."""
        who = tuple(step.who for step in self.steps_for(state, EVERYONE) if self._asks_for(step, call))
        return who if {*who} <= {*self.seats_at(state)} else ()

    def _asks_for(self, step: Step, call: Call) -> bool:
        if step.action != call.action:
            return any(one.name == step.action and call.action in one.plays for one in self.shorthands)
        both = step.arguments.keys() & call.arguments.keys()
        return all(matching(str(call.arguments[name]), (step.arguments[name],)) for name in both)

    def seats_at(self, state: S) -> tuple[str, ...]:
        """The seats that may be viewers now."""
        return self.seats if self.seats_of is None else self.seats_of(state)

    def fold(self, state: S, events: Iterable[Event]) -> S:
        """The state after `events`."""
        for event in events:
            state = self.evolve(state, event)
        return state

    def view_of_all(self, state: S) -> Frozen:
        """What everybody sees of the state."""
        return self.view(state, EVERYONE)

    def label(self, events: Iterable[Event], before: S, after: S, viewer: str = EVERYONE) -> str:
        """What happened, in words, as `viewer` may hear it."""
        seen = tuple(shown for event in events if (shown := event.seen_by(viewer)) is not None)
        return self.tell(seen, self.view(before, viewer), self.view(after, viewer))


def _stored(arguments: BaseModel) -> dict[str, Any]:
    """Arguments as the journal keeps them: JSON values, without those left at their defaults."""
    return arguments.model_dump(mode="json", exclude_defaults=True)


def _said(call: Call, action: Action) -> str:
    """A call as all may read it: without what a host alone reads."""
    shown = action.visible(call.arguments, EVERYONE)
    left_out = [LEFT_OUT] if len(shown) < len(call.arguments) else []
    return " ".join([spoken(Call(call.action, shown), action), *left_out])


LEFT_OUT = "…"
MOST_WAYS = 3
"""So many steps are named in a refusal that points to what comes next."""


def spoken(call: Call, action: Action | None = None) -> str:
    """A call as it would be typed, roughly: for the line that says what was asked. `action` knows its options."""
    options = {one.name: f"--{one.typed}" for one in action.parameters if one.option} if action else {}
    words = [call.action]
    for name, value in call.arguments.items():
        if value is None or value is False:
            continue
        words += [options[name]] if name in options else []
        words += [str(one) for one in value] if isinstance(value, (list, tuple)) else [str(value)]
    return " ".join(word for word in words if word != "True")
