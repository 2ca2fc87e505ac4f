"""What comes next at night: the next place of the sheet, with all that the Grimoire says of it; and dawn."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import demon_of, minions_of
from rules.blood_on_the_clocktower.choosing import asked, example
from rules.blood_on_the_clocktower.circle import as_typed, called, seat_of
from rules.blood_on_the_clocktower.deaths import deaths_due, died_tonight, last_choices
from rules.blood_on_the_clocktower.grimoire import what_changed
from rules.blood_on_the_clocktower.names import STORYTELLER, listed, the
from rules.blood_on_the_clocktower.nightsheet import DEMON, MINIONS, Place, next_place
from rules.blood_on_the_clocktower.reminders import impaired
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps_reminders import reminder_steps
from rules.blood_on_the_clocktower.steps_setup import bluff_steps
from rules.core.step import Step
from rules.core.values import FrozenMap
from seeds.blood_on_the_clocktower import Waking, facts


def night_steps(state: State) -> tuple[Step, ...]:
    """What a choice lays; the next place; who dies, once the Demon has had its turn; dawn when the sheet is through."""
    return (*reminder_steps(state), *_of_the_sheet(state))


def _of_the_sheet(state: State) -> tuple[Step, ...]:
    place = next_place(state)
    if deaths_due(state):
        return (_who_dies(state), *(_wake(state, one) for one in (place,) if one))
    if place is None:
        died = died_tonight(state)
        said = f"{listed(died)} died in the night, and not how" if died else "nobody died in the night"
        dawn = Step(
            who=STORYTELLER,
            action="dawn",
            prompt=f"Dawn: all open their eyes. Say that {said}",
            clause="dawn.announce",
        )
        return (*untold_steps(state), dawn, _more_deaths(state))
    first = bluff_steps(state) if place.id == DEMON else ()
    return (*first, _wake(state, place), _more_deaths(state))


def _who_dies(state: State) -> Step:
    chose = "".join(f" T{the(called(one.place, state))[1:]} chose {listed(one.chose)}." for one in last_choices(state))
    more = " more" if died_tonight(state) else ""
    return Step(
        who=STORYTELLER,
        action="die",
        prompt=f"Who dies tonight?{chose} Enter: nobody{more}. The town learns it at dawn",
        clause="death.hidden",
        example=" ".join(as_typed(name) for name in _chosen(state)) or _somebody(state),
        # A yes to this is no answer: it would be taken for the empty line, and nobody would die.
        words=True,
    )


def _more_deaths(state: State) -> Step:
    return Step(
        who=STORYTELLER,
        action="die",
        prompt="Does somebody die tonight? (The town learns it at dawn)",
        clause="death.hidden",
        example=f"{_somebody(state)} --by {_killer(state)}",
        optional=True,
        free=True,
    )


def _killer(state: State) -> str:
    """The Demon's character, for an example."""
    return next((state.players[name].character for name in demon_of(state)), "imp")


def _chosen(state: State) -> tuple[str, ...]:
    """The living whom the Demons chose tonight."""
    names = (name for one in last_choices(state) for name in one.chose)
    return tuple(dict.fromkeys(name for name in names if name in state.players and state.players[name].alive))


def _somebody(state: State) -> str:
    """A living player who is no Demon, as typed."""
    demons = demon_of(state)
    names = [name for name in state.circle if state.players[name].alive]
    return as_typed(next((one for one in names if one not in demons), names[0] if names else state.circle[0]))


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
        words=place.id not in (MINIONS, DEMON),
        arguments=FrozenMap({"place": place.id}),
        prompt=f"{_said(state, place)} {_asked(place)}; `-`: not tonight",
        clause=_clause(place),
        example="" if place.id in (MINIONS, DEMON) else example(state, place.id, (*place.living, *place.dead)),
    )


def _said(state: State, place: Place) -> str:
    if place.table:
        return f"{place.name}: its place in the night."
    if place.asleep:
        return f"{place.name}, {listed(place.living)}, died: its place in the night. Nobody wakes for it alone."
    names = [
        f"{name} (seat {seat_of(state, name)}{_marks(state, name)})" for name in place.living if name not in place.spent
    ]
    if place.id == MINIONS:
        return f"Wake the Minions, {listed(names)}: they see each other, and the Demon, {listed(demon_of(state))}."
    if place.id == DEMON:
        bluffs = listed([called(id_, state) for id_ in state.bluffs])
        return f"Wake the Demon, {listed(names)}: Minions {listed(minions_of(state))}; bluffs {bluffs}."
    looks = " The Grimoire may be looked into." if place.id in facts().special.sees_grimoire else ""
    nobody = facts().wakes.get(place.id, Waking()).executed and not state.day.executed
    return f"Wake {the(place.name)}: {listed(names)}.{looks}{' Nobody was executed today.' if nobody else ''}"


def _asked(place: Place) -> str:
    return "Enter when it is done" if place.id in (MINIONS, DEMON) else f"{asked(place.id)} Enter: nothing"


def _marks(state: State, name: str) -> str:
    """What the Grimoire says of a player's ability, and whose token they only hold."""
    player = state.players[name]
    bad = impaired(player)
    believes = f", really {the(called(player.character, state))}" if player.token else ""
    return believes + (f", {bad}: it has no effect, and what is told may be false" if bad else "")


def _clause(place: Place) -> str:
    clauses = {MINIONS: "night.first-minions", DEMON: "night.first-demon"}
    return clauses.get(place.id, "night.signals")
