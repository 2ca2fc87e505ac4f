"""What comes next in setup: seats, edition, bag, tokens, bluffs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.blood_on_the_clocktower.bag import BLUFFS, free_bluffs
from rules.blood_on_the_clocktower.catalog import BASE
from rules.blood_on_the_clocktower.circle import residents
from rules.blood_on_the_clocktower.names import STORYTELLER, Phase
from rules.blood_on_the_clocktower.numbers import base_counts, counted
from rules.blood_on_the_clocktower.state import State
from rules.core.step import TABLE, Step
from seeds.blood_on_the_clocktower import facts


def _founding(state: State) -> tuple[Step, ...]:
    return (
        Step(
            who=TABLE,
            action="setup",
            prompt="Who plays? Clockwise around the circle, with a gap for you (Travellers come later)",
            clause="setup.circle",
            example="ana ben cy dee eve",
            free=True,
        ),
    )


def _edition(state: State) -> tuple[Step, ...]:
    names = ", ".join(f"{id_} is {facts().editions[id_]}" for id_ in BASE)
    return (
        Step(
            who=STORYTELLER,
            action="edition",
            prompt=f"Which edition? {names}; or --script @FILE.json",
            clause="setup.edition",
            choices=BASE,
            free=True,
        ),
    )


def _bag(state: State) -> tuple[Step, ...]:
    numbers = counted(base_counts(len(residents(state))))
    return (
        Step(
            who=STORYTELLER,
            action="bag",
            prompt=f"The Traveller sheet shows {numbers}. Name your characters for the bag, or none to draw them",
            clause="setup.choose",
            example="imp baron drunk=chef",
        ),
    )


def _deal(state: State) -> tuple[Step, ...]:
    return (
        Step(
            who=STORYTELLER,
            action="deal",
            prompt="Each player draws one token and looks at it in secret. Which, in seat order? None: dealt here",
            clause="setup.bag",
            example=" ".join(one.token for one in state.bag if one.token),
        ),
    )


def _ready(state: State) -> tuple[Step, ...]:
    night = Step(
        who=STORYTELLER,
        action="night",
        prompt="All shut their eyes, and keep quiet: the first night",
        clause="night.eyes",
    )
    return (*bluff_steps(state), night)


def bluff_steps(state: State) -> tuple[Step, ...]:
    """The Demon's bluffs, where they are due and not chosen."""
    if state.bluffs or state.night.number > 1 or len(residents(state)) < facts().players.usual:
        return ()
    held = {player.token for player in state.players.values()}
    return (
        Step(
            who=STORYTELLER,
            action="bluffs",
            prompt="Three good characters that are not in play, as bluffs for the Demon; none: drawn",
            clause="night.first-demon",
            example=" ".join([id_ for id_ in free_bluffs(state) if id_ not in held][:BLUFFS]),
        ),
    )


SETUP_STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    Phase.FOUNDING: _founding,
    Phase.EDITION: _edition,
    Phase.BAG: _bag,
    Phase.DEAL: _deal,
    Phase.READY: _ready,
}
