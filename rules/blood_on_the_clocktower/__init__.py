"""Blood on the Clocktower: the Storyteller's book of a group's games."""

from rules.blood_on_the_clocktower import (
    bag,
    day,
    ending,
    execution,
    grimoire,
    life,
    night,
    rulings,
    setup,
    travellers,
    voting,
)
from rules.blood_on_the_clocktower.evolve import EVENTS, evolve
from rules.blood_on_the_clocktower.hearing import heard
from rules.blood_on_the_clocktower.names import STORYTELLER
from rules.blood_on_the_clocktower.soundness import problems
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps import public_steps, steps
from rules.blood_on_the_clocktower.sweep import SWEEP
from rules.blood_on_the_clocktower.tell import tell
from rules.blood_on_the_clocktower.view import phase_of, view
from rules.core.action import Action
from rules.title import Title

ACTIONS = (
    Action(setup.begin, "setup", ("setup.circle", "setup.gap", "setup.travellers")),
    Action(setup.choose, "edition", ("setup.edition", "setup.counts-public")),
    Action(
        bag.fill,
        "bag",
        ("setup.choose", "setup.demons", "setup.minions", "setup.outsiders", "setup.modifiers", "setup.bag"),
    ),
    Action(bag.deal, "deal", ("setup.bag", "teams.sides")),
    Action(bag.bluffs, "bluffs", ("night.first-demon",)),
    Action(travellers.join, "traveller", ("setup.travellers", "teams.sides")),
    Action(travellers.leave, "leave", ("setup.travellers",)),
    Action(night.fall, "night", ("phase.alternate", "night.eyes", "execution.one")),
    Action(
        night.wake,
        "wake",
        (
            "night.order",
            "night.kinds",
            "night.first-minions",
            "night.first-demon",
            "night.dead-sleep",
            "night.signals",
            "ability.immediate",
            "ability.learn",
        ),
    ),
    Action(night.skip, "skip", ("night.order", "night.dead-sleep")),
    Action(grimoire.remind, "remind", ("ability.impaired", "ability.registers")),
    Action(grimoire.forget, "forget", ("ability.impaired",)),
    Action(grimoire.spend, "spend", ("ability.once-spent",)),
    Action(grimoire.become, "become", ("ability.changed",)),
    Action(grimoire.set_side, "side", ("teams.sides", "ability.changed")),
    Action(grimoire.told, "told", ("ability.changed", "storyteller.truth")),
    Action(life.die, "die", ("death.loses", "death.hidden")),
    Action(life.revive, "revive", ("death.loses",)),
    Action(night.dawn, "dawn", ("dawn.announce", "phase.alternate", "night.order")),
    Action(day.open_nominations, "open", ("day.order", "day.talk")),
    Action(
        day.nominate,
        "nominate",
        (
            "nomination.living",
            "nomination.once",
            "nomination.one-open",
            "nomination.traveller",
            "nomination.dead-nominee",
        ),
    ),
    Action(
        voting.hand, "vote hand", ("voting.order", "voting.living", "voting.ghost", "voting.threshold", "voting.tie")
    ),
    Action(voting.rest, "vote rest", ("voting.order", "voting.threshold", "voting.tie")),
    Action(execution.execute, "execute", ("execution.one", "execution.apart-from-death")),
    Action(travellers.exile, "exile", ("exile.call", "exile.threshold")),
    Action(rulings.rule, "ruling", ("voting.ghost", "ability.registers")),
    Action(ending.end, "end", ("win.good", "win.evil", "win.both", "win.all-evil", "win.team", "teams.goal")),
    Action(ending.hold, "hold", ("win.good", "win.evil")),
)
"""Everything the Storyteller's book takes, in the order of the rules."""

TITLE = Title(
    slug="blood-on-the-clocktower",
    name="Blood on the Clocktower",
    seats=(STORYTELLER,),
    start=State(),
    events=EVENTS,
    evolve=evolve,
    actions=ACTIONS,
    steps=steps,
    view=view,
    tell=tell,
    game_of=lambda state: state.game,
    phase_of=phase_of,
    problems=problems,
    shorthands=(SWEEP,),
    host=STORYTELLER,
    heard=heard,
    awaits=ending.undecided,
    public_steps=public_steps,
    fold_version=3,
)
