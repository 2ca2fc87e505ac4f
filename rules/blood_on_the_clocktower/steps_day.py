"""What comes next by day: nominations, the sweep, the last call, Travellers."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import as_typed, half, living
from rules.blood_on_the_clocktower.day import needed_as_seen, nominators, nominees, votes_needed
from rules.blood_on_the_clocktower.names import STORYTELLER, Phase, signed
from rules.blood_on_the_clocktower.reminders import weight
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.sweep import hand_words
from rules.blood_on_the_clocktower.travellers import exilable
from rules.blood_on_the_clocktower.voting import still_to_ask, unseen_now
from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap


def day_steps(state: State) -> tuple[Step, ...]:
    """Talk, nominations, the last call, and what follows it (day.order)."""
    day = state.day
    if day.executed:
        return (_nightfall("The day's execution is done: night falls."),)
    if not day.open:
        talk = Step(
            who=STORYTELLER,
            action="open",
            prompt=f"Day {day.number}: the town talks, and anyone may lie. Then call for nominations",
            clause="day.order",
            several="nominate",
        )
        return (talk, *_nominate(state))
    if day.about_to_die:
        last = Step(
            who=STORYTELLER,
            action="execute",
            prompt=f"Last call for nominations. Nobody more? Then {day.about_to_die} is executed",
            clause="execution.one",
            several="nominate",
        )
    else:
        said = "Last call for nominations. Nobody more? Then night falls without an execution"
        last = _nightfall(said, several="nominate")
    return (*_nominate(state), last)


def voting_steps(state: State) -> tuple[Step, ...]:
    """The next hand of the sweep as everybody may hear it, with the votes so far and those needed.

    Where all eyes are shut it is the same up to the last hand.
    """
    if unseen_now(state):
        one = state.day.nominations[-1]
        said = f"{one.nominee} is nominated by {one.nominator}. All eyes are shut: the Storyteller counts the hands"
        return (_sweep(said),)
    return _hand(state, needed_as_seen(state), "", hand_words(state))


def weighed_steps(state: State) -> tuple[Step, ...]:
    """The same for the Storyteller, with what a reminder makes of the hand."""
    counts = weight(state.players[still_to_ask(state)[0]])
    said = "" if counts == 1 else f" A reminder says that it counts {signed(counts)}"
    return _hand(state, votes_needed(state), said, hand_words(state, weighed=True))


def _hand(state: State, needed: int, weighed: str, choices: tuple[str, ...]) -> tuple[Step, ...]:
    one = state.day.nominations[-1]
    name = still_to_ask(state)[0]
    so_far = "" if one.hidden else f" {one.votes} so far,"
    said = f"{one.nominee} is nominated by {one.nominator}.{so_far} {needed} needed."
    return (_sweep(f"{said} {name}'s hand?{weighed}", choices),)


def _sweep(prompt: str, choices: tuple[str, ...] = ()) -> Step:
    return Step(
        who=STORYTELLER,
        action="vote",
        prompt=prompt,
        clause="voting.order",
        choices=choices,
        example="ynny or 1 2 5n",
        free=True,
    )


def traveller_steps(state: State) -> tuple[Step, ...]:
    """Who joins, and who may be exiled."""
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
    there = exilable(state)
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


def _nominate(state: State) -> tuple[Step, ...]:
    by, whom = nominators(state), nominees(state)
    if not by or not whom:
        return ()
    needed = votes_needed(state)
    more = f", and more than {state.day.best}" if state.day.best else ""
    alive = len(living(state))
    somebody = next((name for name in reversed(whom) if name in living(state) and name != by[0]), whom[-1])
    return (
        Step(
            who=TABLE,
            action="nominate",
            prompt=f"Who nominates whom? {needed} votes needed: half of {alive} living is {half(alive)}{more}",
            clause="voting.threshold",
            example=f"{as_typed(by[0])} {as_typed(somebody)}",
            free=True,
        ),
    )


def _nightfall(prompt: str, several: str = "") -> Step:
    return Step(who=STORYTELLER, action="night", prompt=prompt, clause="execution.one", several=several)
