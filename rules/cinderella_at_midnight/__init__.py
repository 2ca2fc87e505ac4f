"""Cinderella at Midnight: a run through the garden and the palace, kept by one person, and statistics over runs."""

from rules.cinderella_at_midnight import abilities, clock, crossing, ending, moving, setup
from rules.cinderella_at_midnight.contrast import contrast
from rules.cinderella_at_midnight.course import COURSE
from rules.cinderella_at_midnight.evolve import evolve
from rules.cinderella_at_midnight.quick import WALK
from rules.cinderella_at_midnight.soundness import problems
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.steps import steps
from rules.cinderella_at_midnight.tell import tell
from rules.cinderella_at_midnight.view import view
from rules.cinderella_at_midnight.whose import SETTINGS
from rules.core.action import Action
from rules.title import Title

ACTIONS = (
    Action(setup.describe, "describe", ("box.contents", "palace.deck")),
    Action(setup.name_card, "name", ("box.contents",)),
    Action(setup.set_key_task, "set key-task", ("palace.tasks",)),
    Action(setup.begin, "begin", ("garden.setup", "garden.space", "center.sides")),
    Action(setup.lay, "lay", ("garden.setup", "garden.deck-size", "place.rotation")),
    Action(
        moving.go,
        "go",
        (
            "move.first",
            "move.locks",
            "move.free",
            "move.standee",
            "move.no-turning-back",
            "place.where",
            "place.rotation",
            "place.must-move",
            "place.redraw",
            "place.deck-out",
        ),
    ),
    Action(setup.redraw, "redraw", ("place.redraw", "place.must-move")),
    Action(moving.passage, "passage", ("garden.passages", "palace.passages")),
    Action(
        crossing.cross,
        "cross",
        (
            "garden.hazards",
            "garden.tasks",
            "clock.advance",
            "palace.tasks",
            "palace.stepfamily",
            "palace.loss",
            "palace.win",
        ),
    ),
    Action(abilities.shift, "shift", ("ability.shift",)),
    Action(abilities.serenity, "serenity", ("ability.serenity",)),
    Action(ending.palace, "palace", ("phase.two", "garden.win", "palace.setup", "palace.deck")),
    Action(clock.strike, "strike", ("clock.shift", "clock.strikes")),
    Action(ending.blocked, "blocked", ("move.blocked", "garden.loss", "palace.blocked")),
    Action(ending.stop, "stop", ("house.not-now",)),
)
"""Everything that can be done, in the order of the sheet."""

TITLE = Title(
    slug="cinderella-at-midnight",
    name="Cinderella at Midnight",
    seats=(),
    start=State(),
    events=evolve.events,
    evolve=evolve,
    actions=ACTIONS,
    steps=steps,
    view=view,
    tell=tell,
    game_of=lambda state: state.run,
    phase_of=lambda state: state.phase.value,
    game_word="run",
    problems=problems,
    shorthands=(WALK,),
    settings=SETTINGS,
    course=COURSE,
    contrast=contrast,
    fold_version=2,
)
