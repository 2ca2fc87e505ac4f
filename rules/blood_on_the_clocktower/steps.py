"""What comes next: for the Storyteller with all that the Grimoire knows, and for the town without it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.blood_on_the_clocktower.circle import half, living, residents
from rules.blood_on_the_clocktower.day import nominators, nominees, votes_needed
from rules.blood_on_the_clocktower.ending import question, would_win
from rules.blood_on_the_clocktower.names import STORYTELLER, Phase
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps_night import night_steps, untold_steps
from rules.blood_on_the_clocktower.steps_setup import SETUP_STEPS
from rules.blood_on_the_clocktower.sweep import hand_words
from rules.blood_on_the_clocktower.voting import still_to_ask
from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap


def steps(state: State) -> tuple[Step, ...]:
    """The Storyteller's steps, what has to be done first in front. A win that waits for a word stops all else."""
    if would_win(state):
        return (*_ending(state), *untold_steps(state))
    return (*STEPS.get(state.phase, _nothing)(state), *untold_steps(state), *_travellers(state))


def public_steps(state: State) -> tuple[Step, ...]:
    """What the town may hear of what comes next; made without a look into the Grimoire."""
    unseen = state.phase is Phase.DAY and any(one.hidden for one in state.day.nominations) and not state.day.executed
    if state.phase in SECRET or unseen:
        return (
            Step(
                who=STORYTELLER,
                action=SECRET.get(state.phase, "nominate"),
                prompt=_hidden(state),
                clause="phase.alternate",
            ),
        )
    return (*STEPS.get(state.phase, _nothing)(state), *_travellers(state))


SECRET = {Phase.BAG: "bag", Phase.DEAL: "deal", Phase.READY: "night", Phase.NIGHT: "wake"}
"""The phases whose steps are the Storyteller's alone, with the action that is on."""


def _hidden(state: State) -> str:
    where = {Phase.NIGHT: f"Night {state.night.number}", Phase.DAY: f"Day {state.day.number}"}.get(state.phase, "Setup")
    return f"{where}: the Storyteller goes on in the Grimoire (council next --for storyteller)"


def _ending(state: State) -> tuple[Step, ...]:
    won = would_win(state)
    clause = "win.both" if len(won) > 1 else f"win.{won[0].value}"
    ends = Step(
        who=STORYTELLER,
        action="end",
        prompt=f"{question(state)} Does the game end?",
        clause=clause,
        choices=(won[0].value,),
    )
    return (
        ends,
        Step(
            who=STORYTELLER,
            action="hold",
            prompt="Or does the game go on, without a word to the town?",
            clause=clause,
            choices=tuple(side.value for side in won),
        ),
    )


def _day(state: State) -> tuple[Step, ...]:
    day = state.day
    if day.executed:
        return (_nightfall(state, "The day's execution is done: night falls."),)
    if not day.open:
        talk = Step(
            who=STORYTELLER,
            action="open",
            prompt=f"Day {day.number}: the town talks, and anyone may lie. Then call for nominations",
            clause="day.order",
        )
        return (talk, *_nominate(state))
    if day.about_to_die:
        last = Step(
            who=STORYTELLER,
            action="execute",
            prompt=f"Last call for nominations. Nobody more? Then {day.about_to_die} is executed",
            clause="execution.one",
        )
    else:
        last = _nightfall(state, "Last call for nominations. Nobody more? Then night falls without an execution")
    return (*_nominate(state), last)


def _nominate(state: State) -> tuple[Step, ...]:
    by, whom = nominators(state), nominees(state)
    if not by or not whom:
        return ()
    needed = votes_needed(state)
    more = f", and more than {state.day.best}" if state.day.best else ""
    alive = len(living(state))
    return (
        Step(
            who=TABLE,
            action="nominate",
            prompt=f"Who nominates whom? {needed} votes needed: half of {alive} living is {half(alive)}{more}",
            clause="voting.threshold",
            example=f'"{by[0]}" "{whom[-1]}"',
            free=True,
        ),
    )


def _nightfall(state: State, prompt: str) -> Step:
    return Step(who=STORYTELLER, action="night", prompt=prompt, clause="execution.one")


def _voting(state: State) -> tuple[Step, ...]:
    one = state.day.nominations[-1]
    name = still_to_ask(state)[0]
    so_far = "" if one.hidden else f" {one.votes} so far,"
    said = f"{one.nominee} is nominated by {one.nominator}.{so_far} {votes_needed(state)} needed."
    return (
        Step(
            who=STORYTELLER,
            action="vote",
            prompt=f"{said} {name}'s hand?",
            clause="voting.order",
            choices=hand_words(state),
            example="ynny or 1 2 5n",
            free=True,
        ),
    )


def _travellers(state: State) -> tuple[Step, ...]:
    if state.phase not in (Phase.DAY, Phase.READY):
        return ()
    join = Step(
        who=TABLE,
        action="traveller",
        prompt="Does a Traveller join? Name, character, and your secret choice of a side",
        clause="setup.travellers",
        example="zoe gunslinger --side good",
        optional=True,
        free=True,
    )
    there = tuple(name for name in state.circle if state.players[name].traveller)
    if state.phase is not Phase.DAY or not there:
        return (join,)
    needed = half(len(state.circle))
    exiles = (
        Step(
            who=TABLE,
            action="exile",
            arguments=FrozenMap({"player": name}),
            prompt=f"Is {name} to be exiled? {needed} of {len(state.circle)} hands; who raises one?",
            clause="exile.call",
            example="1 2 5",
            optional=True,
            free=True,
        )
        for name in there
    )
    return (join, *exiles)


def _between(state: State) -> tuple[Step, ...]:
    again = residents(state)
    begin = Step(
        who=TABLE,
        action="setup",
        prompt="The next game: who sits where, clockwise? `again` for the same seats",
        clause="setup.circle",
        choices=("again",) if again else (),
        example="ana ben cy dee eve",
        free=True,
    )
    return (begin,)


def _nothing(state: State) -> tuple[Step, ...]:
    return ()


STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    **SETUP_STEPS,
    Phase.NIGHT: night_steps,
    Phase.DAY: _day,
    Phase.VOTING: _voting,
    Phase.BETWEEN: _between,
}
