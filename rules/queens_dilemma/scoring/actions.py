"""The actions of the end of a game, with the clauses that each keeps."""

from __future__ import annotations

from rules.core.action import Action
from rules.queens_dilemma.scoring import agendas, closing, investing
from rules.queens_dilemma.scoring import ideologies as scoring

SCORING_ACTIONS = (
    Action(
        scoring.ideology,
        name="score ideology",
        clauses=(
            "scoring.phases",
            "scoring.reveal",
            "scoring.winning",
            "scoring.favored-winning",
            "scoring.favored-tokens",
            "scoring.balanced-slider",
            "scoring.balanced-tokens",
            "end.finish-first",
        ),
    ),
    Action(scoring.power, name="score power", clauses=("scoring.phases", "scoring.power")),
    Action(investing.reveal, name="score reveal", clauses=("scoring.phases", "scoring.reveal", "box.public")),
    Action(
        investing.investments,
        name="score investments",
        clauses=(
            "scoring.phases",
            "scoring.reveal",
            "scoring.investment-cost",
            "scoring.investment-result",
            "resource.chosen-cost",
            "resource.gold-conversion",
        ),
    ),
    Action(
        agendas.agenda,
        name="score agenda",
        clauses=(
            "scoring.phases",
            "scoring.agenda-success",
            "scoring.agenda-failure",
            "scoring.agenda-drawn",
            "scoring.agenda-next",
            "agenda.when",
            "agenda.limit",
            "agenda.ongoing",
            "resource.chosen-cost",
            "resource.gold-conversion",
            "trash",
        ),
    ),
    Action(
        agendas.no_more,
        name="score agendas",
        clauses=("scoring.phases", "scoring.agenda-failure", "scoring.agenda-drawn", "scoring.agenda-next"),
    ),
    Action(closing.taxes, name="score taxes", clauses=("scoring.phases", "scoring.taxes")),
    Action(
        closing.close,
        name="close",
        clauses=(
            "scoring.phases",
            "end.finish-first",
            "scoring.agenda-next",
            "cleanup.dilemmas",
            "cleanup.power",
            "trash",
            "save.treasury",
            "save.tray",
            "save.box",
            "campaign.no-game-winner",
            "cleanup.chronicles",
            "finale.trigger",
        ),
    ),
)
"""In the order in which they come."""
