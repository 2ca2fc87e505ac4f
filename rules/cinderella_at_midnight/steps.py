"""What comes next, in every phase: one line for a walk in short, single questions behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from rules.cinderella_at_midnight.arms import moves
from rules.cinderella_at_midnight.cards import CardFace, turned_end
from rules.cinderella_at_midnight.clock import nearest
from rules.cinderella_at_midnight.maze import beside, card_at, side_of
from rules.cinderella_at_midnight.names import CENTER, CROSSES, LETTERS, Part, Phase, Thing
from rules.cinderella_at_midnight.setup import free_places
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.tell import called
from rules.cinderella_at_midnight.ways import beyond, own_path
from rules.cinderella_at_midnight.whose import KEY_TASK, counted
from rules.core.step import TABLE, Step
from seeds.cinderella_at_midnight import facts


def steps(state: State) -> tuple[Step, ...]:
    """The steps open now, the one that has to be done first in front."""
    if state.due:
        return (_strike(state),)
    return (*STEPS[state.phase](state), _describe(state))


def _between(state: State) -> Iterator[Step]:
    prompt = (
        f"Run {state.run + 1}: the center card square side up, Cinderella on it; shuffle the 15 maze cards into a deck,"
        " star side up. Ready?"
    )
    yield Step(who=TABLE, action="begin", prompt=prompt, clause="garden.setup")


def _setup(state: State) -> Iterator[Step]:
    laid = len(state.grid) - 1
    prompt = (
        f"Draw a card and lay it square side up around the center, as the sheet's diagram shows ({laid + 1} of"
        f" {facts().garden.cards_laid}). Where? (n=NAME for a described card, n* if it is turned; several on a line)"
    )
    places = tuple(place.value for place in free_places(state))
    yield Step(
        who=TABLE, action="walk", prompt=prompt, clause="garden.setup", choices=places, example="n e s w", free=True
    )


def _playing(state: State) -> Iterator[Step]:
    if state.first and state.part is Part.PALACE and KEY_TASK not in state.settings:
        yield _key_task()
    yield Step(
        who=TABLE,
        action="walk",
        prompt=_where(state),
        clause="move.first" if state.first else "move.free",
        choices=tuple(_words(state)),
        example="" if side_of(state, state.here) is not None and not state.first else f"n+{CROSSES[state.part][0]}",
        free=True,
    )
    yield from _abilities(state)
    blocked = "Are all paths blocked? The run is lost" if state.part is Part.GARDEN else "Are all paths blocked?"
    more = "" if state.part is Part.GARDEN else " Back to the center then, and the palace starts over"
    if not state.first:
        yield Step(who=TABLE, action="blocked", prompt=f"{blocked}{more}.", clause="move.blocked", optional=True)


def _key_task() -> Step:
    """Asked at the palace's beginning, once for all runs: not in the middle of a move."""
    prompt = "Which of the palace's three tasks on the task card shows a key?"
    return Step(
        who=TABLE,
        action="set key-task",
        prompt=prompt,
        clause="palace.tasks",
        choices=tuple(str(one) for one in range(1, facts().tasks + 1)),
    )


def _where(state: State) -> str:
    if state.first:
        here = f"She stands at the {state.part.center_shows} and may cross a {state.part} lock once"
    else:
        end = turned_end(state.came, state.current.turned).direction if state.came else None
        here = f"She is on {called(state.here)}" + (f", come by its {end.shown} edge" if end else "")
    if state.drawing:
        here += f". {state.drawing.direction.shown.capitalize()}: draw another card"
    todo = (
        f"task {state.tasks + 1} is next" if state.tasks < facts().tasks else f"back to the {state.part.center_shows}"
    )
    crossed = ", ".join(f"{word} {LETTERS[word]}" for word in _crossed(state))
    asked = "Which way?" if not crossed else f"Which way, or what does her path cross ({crossed})?"
    return f"{here}; {todo}. {asked} (`?` lists the words)"


def _crossed(state: State) -> Iterator[str]:
    """What she may say that her path crossed on a card that is not described, in letters."""
    if side_of(state, state.here) is not None or state.first:
        return
    more, key = state.tasks < facts().tasks, state.settings.get(KEY_TASK) == state.tasks + 1
    if state.part is Part.GARDEN:
        yield from ("b", *(("o",) if more else ()))
        return
    if not state.clocked:
        yield "c"
    if more:
        yield from ("k", *(("h",) if state.here not in state.halves else ())) if key else ("o",)
    yield "f"


def _words(state: State) -> Iterator[str]:
    """What may be typed as it stands."""
    described = side_of(state, state.here) is not None
    for move in moves(state):
        verb, _, where = move.partition(" ")
        yield where if verb == "go" else f"p={where.replace(' --exit ', ':')}"
    if described or state.first:
        return
    came = turned_end(state.came, state.current.turned).direction if state.came else None
    lies = came is not None and card_at(state, beside(state.current, came)) is not None
    if came is not None and lies and beyond(state, came) is None:
        yield "back"
    yield from _crossed(state)


def _abilities(state: State) -> Iterator[Step]:
    card, path = state.current, own_path(state)
    others = tuple(one.name for one in state.grid if not one.is_center and one.name != state.here)
    if card.is_center or card.used:
        return
    if path is None or path.shows(Thing.SHIFT):
        prompt = "Use a Shift ability of this card? Swap two other cards, or turn one that has a lantern"
        pairs = tuple(f"swap {one} {other}" for one, other in pairwise(others))
        yield Step(
            who=TABLE, action="shift", prompt=prompt, clause="ability.shift", choices=pairs[:3], free=True,
            example="turn fountain", optional=True,
        )  # fmt: skip
    if state.part is Part.GARDEN and (path is None or path.shows(Thing.SERENITY)):
        known = state.serenity.get(state.bells)
        says = f"{known} bells are concealed" if known is not None else "how many bells does the time card's line say?"
        prompt = f"Use a Serenity ability of this card at {counted(state.bells, 'bell')}: {says}"
        yield Step(
            who=TABLE, action="serenity", prompt=prompt, clause="ability.serenity",
            choices=() if known is None else (str(known),), free=known is None, example="2", optional=True,
        )  # fmt: skip


def _gate(state: State) -> Iterator[Step]:
    known = state.hours.get(state.bells)
    prompt = (
        "The garden is done. Maze cards outside the 3 by 3 go into the deck, shuffled, square side up; turn all else"
        " star side up; abilities and the task card upright."
        f" At {counted(state.bells, 'bell')}, how many clocks does the time card show?"
    )
    choices = tuple(str(hour) for hour in range(5)) if known is None else (str(known),)
    yield Step(who=TABLE, action="palace", prompt=prompt, clause="palace.setup", choices=choices, free=known is None)


def _strike(state: State) -> Step:
    hour = state.due[0]
    last, closest = state.strokes.get(hour), nearest(state)
    near = ", ".join(one.name for one in closest)
    before = f" Last time: {last}." if last else ""
    prompt = (
        f"The clock strikes {hour}: swap or turn cards as the time card says. Nearest to {state.here}: {near}.{before}"
        " (turn:CARD, swap:CARD,CARD, none; near, near-clock, near-plain or here may stand for a card)"
    )
    return Step(
        who=TABLE,
        action="walk",
        prompt=prompt,
        clause="clock.shift",
        choices=(*(f"turn:{one.name}" for one in closest), "none"),
        example=last or "swap:near,here",
        free=True,
    )


def _describe(state: State) -> Step:
    center = state.faces.get(CENTER, CardFace())
    known = sum(name != CENTER for name in state.faces)
    missing = "" if center.garden and center.palace else " (center, too)"
    prompt = f"Describe a card? {known} of {facts().box.maze_cards} are{missing}: its name, the side, what it shows"
    example = "fountain garden shift, n bell, s lock2 / e, in"
    return Step(
        who=TABLE, action="describe", prompt=prompt, clause="box.contents", example=example, optional=True, free=True
    )


STEPS: Mapping[Phase, Callable[[State], Iterator[Step]]] = {
    Phase.BETWEEN: _between,
    Phase.SETUP: _setup,
    Phase.GARDEN: _playing,
    Phase.PALACE: _playing,
    Phase.GATE: _gate,
}
