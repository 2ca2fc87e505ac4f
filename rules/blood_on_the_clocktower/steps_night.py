"""What comes next at night: the next place of the sheet, with all that the Grimoire says of it; and dawn."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import demon_of, minions_of
from rules.blood_on_the_clocktower.circle import called, seat_of
from rules.blood_on_the_clocktower.grimoire import what_changed
from rules.blood_on_the_clocktower.names import STORYTELLER, listed
from rules.blood_on_the_clocktower.nightsheet import DEMON, MINIONS, Place, next_place
from rules.blood_on_the_clocktower.reminders import impaired
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps_setup import bluff_steps
from rules.core.step import Step
from rules.core.values import FrozenMap
from seeds.blood_on_the_clocktower import facts


def night_steps(state: State) -> tuple[Step, ...]:
    """The next place; deaths and reminders on the way; dawn when the sheet is through."""
    place = next_place(state)
    die = Step(
        who=STORYTELLER,
        action="die",
        prompt="Does somebody die tonight? (The town learns it at dawn)",
        clause="death.hidden",
        example="ana --by imp",
        optional=True,
        free=True,
    )
    if place is None:
        dawn = Step(
            who=STORYTELLER,
            action="dawn",
            prompt="Dawn: all open their eyes. Say who died, never how",
            clause="dawn.announce",
        )
        return (dawn, die)
    first = bluff_steps(state) if place.id == DEMON else ()
    return (*first, _wake(state, place), die)


def untold_steps(state: State) -> tuple[Step, ...]:
    """Who changed and does not know it yet."""
    return tuple(
        Step(
            who=STORYTELLER,
            action="told",
            prompt=f"Tell them in secret: {what_changed(state, name)}",
            clause="ability.changed",
            choices=(name,),
            optional=True,
        )
        for name in state.untold
    )


def _wake(state: State, place: Place) -> Step:
    return Step(
        who=STORYTELLER,
        action="wake",
        arguments=FrozenMap({"place": place.id}),
        prompt=f"{_said(state, place)} What was told or chosen? Enter: nothing; `-`: not tonight",
        clause=_clause(place),
        example='2, or "the red herring" --chose ana, or -',
    )


def _said(state: State, place: Place) -> str:
    if place.table:
        return f"{place.name}: its place in the night."
    names = [
        f"{name} (seat {seat_of(state, name)}{_marks(state, name)})" for name in place.living if name not in place.spent
    ]
    if place.id == MINIONS:
        return f"Wake the Minions, {listed(names)}: they see each other, and the Demon, {listed(demon_of(state))}."
    if place.id == DEMON:
        bluffs = listed([called(id_, state) for id_ in state.bluffs])
        return f"Wake the Demon, {listed(names)}: Minions {listed(minions_of(state))}; bluffs {bluffs}."
    looks = " The Grimoire may be looked into." if place.id in facts().special.sees_grimoire else ""
    return f"Wake the {place.name}: {listed(names)}.{looks}"


def _marks(state: State, name: str) -> str:
    """What the Grimoire says of a player's ability, and whose token they only hold."""
    player = state.players[name]
    bad = impaired(player)
    believes = f", really the {called(player.character, state)}" if player.token else ""
    return believes + (f", {bad}: it has no effect, and what is told may be false" if bad else "")


def _clause(place: Place) -> str:
    clauses = {MINIONS: "night.first-minions", DEMON: "night.first-demon"}
    return clauses.get(place.id, "night.signals")
