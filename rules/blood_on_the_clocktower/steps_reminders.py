"""What comes next once somebody chose: their reminder goes beside whomever they chose."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import called
from rules.blood_on_the_clocktower.names import STORYTELLER, listed, the
from rules.blood_on_the_clocktower.reminders import impaired, meant
from rules.blood_on_the_clocktower.state import State
from rules.core.step import Step
from rules.core.values import FrozenMap
from seeds.blood_on_the_clocktower import Waking, facts


def reminder_steps(state: State) -> tuple[Step, ...]:
    """The reminders that whoever woke last lays by choosing; asked until somebody else wakes."""
    if not state.night.wakes:
        return ()
    last = state.night.wakes[-1]
    text = facts().wakes.get(last.place, Waking()).lays
    able = [name for name in last.players if name in state.players and not impaired(state.players[name])]
    chosen = (name for name in last.chose if name in state.players)
    if not text or not able:
        return ()
    return tuple(_lay(state, last.place, name, text) for name in chosen if not _lies(state, last.place, name, text))


def _lies(state: State, of: str, name: str, text: str) -> bool:
    return any((one.text, one.of) == (text, of) for one in state.players[name].reminders)


def _lay(state: State, of: str, name: str, text: str) -> Step:
    lies = meant(state, name, text).lies
    now = f" It lies beside {listed(tuple(dict.fromkeys(lies)))} now" if lies else ""
    return Step(
        who=STORYTELLER,
        action="remind",
        arguments=FrozenMap({"player": name, "reminder": text}),
        prompt=f"T{the(called(of, state))[1:]} chose {name}. Does {text} go beside {name}?{now}",
        clause="ability.impaired",
        optional=True,
    )
