"""What comes next: for the Storyteller with all that the Grimoire knows, and for the town without it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.blood_on_the_clocktower.circle import residents
from rules.blood_on_the_clocktower.day import unseen_today
from rules.blood_on_the_clocktower.ending import question, would_win
from rules.blood_on_the_clocktower.names import STORYTELLER, Phase
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps_day import day_steps, traveller_steps, voting_steps, weighed_steps
from rules.blood_on_the_clocktower.steps_night import night_steps, untold_steps
from rules.blood_on_the_clocktower.steps_setup import SETUP_STEPS
from rules.core.step import TABLE, Step


def steps(state: State) -> tuple[Step, ...]:
    """The Storyteller's steps, what has to be done first in front. A win that waits for a word stops all else.

    The town's own commands go on meanwhile: to refuse them would tell it.
    """
    if would_win(state):
        return (*_ending(state), *untold_steps(state))
    if state.phase is Phase.VOTING:
        return weighed_steps(state)
    own = STEPS.get(state.phase, _nothing)(state)
    untold = tuple(one for one in untold_steps(state) if one not in own)
    return (*own, *untold, *traveller_steps(state))


def public_steps(state: State) -> tuple[Step, ...]:
    """What the town may hear of what comes next; made without a look into the Grimoire."""
    unseen = state.phase is Phase.DAY and unseen_today(state) and not state.day.executed
    if state.phase in SECRET or unseen:
        return (
            Step(
                who=STORYTELLER,
                action=SECRET.get(state.phase, "nominate"),
                prompt=_hidden(state),
                clause="phase.alternate",
            ),
        )
    return (*STEPS.get(state.phase, _nothing)(state), *traveller_steps(state))


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
    Phase.DAY: day_steps,
    Phase.VOTING: voting_steps,
    Phase.BETWEEN: _between,
}
