"""The Queen's Dilemma: a campaign of Dilemmas, votes and what they leave behind."""

from rules.queens_dilemma.actions import ACTIONS
from rules.queens_dilemma.again import as_meant
from rules.queens_dilemma.evolve import evolve
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.rulings import lift_axis
from rules.queens_dilemma.settings import SETTINGS
from rules.queens_dilemma.soundness import problems
from rules.queens_dilemma.state import State
from rules.queens_dilemma.steps import steps
from rules.queens_dilemma.tell import tell
from rules.queens_dilemma.troubleshooting import troubles
from rules.queens_dilemma.turns import TURNS
from rules.queens_dilemma.view import phase_of, view
from rules.queens_dilemma.whatif import answer
from rules.title import Title, Upcast

TITLE = Title(
    slug="queens-dilemma",
    name="The Queen's Dilemma",
    seats=tuple(character.value for character in Character),
    start=State(),
    events=evolve.events,
    evolve=evolve,
    actions=ACTIONS,
    steps=steps,
    view=view,
    tell=tell,
    game_of=lambda state: state.game,
    phase_of=phase_of,
    problems=problems,
    troubles=troubles,
    answer=answer,
    shorthands=(TURNS,),
    settings=SETTINGS,
    as_meant=as_meant,
    upcasts=(Upcast("ruling", 1, lift_axis),),
)
