"""The Queen's Dilemma: a campaign of Dilemmas, votes and what they leave behind."""

from rules.core.action import Action
from rules.core.event import Remarked
from rules.queens_dilemma import (
    attendance,
    deals,
    dilemma,
    disorder,
    duties,
    finale,
    founding,
    income,
    outcome,
    paying,
    pending_actions,
    resolution,
    rulings,
    settings,
    setup,
    voting,
)
from rules.queens_dilemma.chronicle.actions import CHRONICLE_ACTIONS
from rules.queens_dilemma.evolve import evolve
from rules.queens_dilemma.evolve.registry import EVOLVERS
from rules.queens_dilemma.legacy import opening, skills, storyline_agendas
from rules.queens_dilemma.legacy import taking as legacy
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.scoring import agendas
from rules.queens_dilemma.scoring.actions import SCORING_ACTIONS
from rules.queens_dilemma.soundness import problems
from rules.queens_dilemma.state import State
from rules.queens_dilemma.steps import steps
from rules.queens_dilemma.tell import tell
from rules.queens_dilemma.troubleshooting import troubles
from rules.queens_dilemma.turns import TURNS
from rules.queens_dilemma.view import phase_of, view
from rules.queens_dilemma.whatif import answer
from rules.title import Title

ACTIONS = (
    Action(settings.set_value, "set", ("setup.ideology-board", "founding.diary", "skill.cover")),
    Action(
        founding.seats,
        "found seats",
        (
            "founding.players",
            "founding.character-kept",
            "founding.characters",
            "founding.balance",
            "founding.belongings",
            "founding.agendas",
            "founding.leader",
            "founding.seat-bonuses",
            "founding.moderator",
        ),
    ),
    Action(founding.houses, "found houses", ("founding.diary",)),
    Action(
        founding.regions,
        "found regions",
        (
            "founding.regions",
            "founding.main-regions",
            "founding.base-buildings",
            "founding.vassals-five",
            "founding.vassals-four",
            "founding.vassals-three",
            "founding.vassal-yield",
            "founding.region-keywords",
            "founding.stickers",
        ),
    ),
    Action(founding.envelope, "found envelope", ("founding.envelope-00", "founding.prologue", "outcome.envelope-once")),
    Action(
        setup.begin,
        "setup begin",
        (
            "setup.every-game",
            "setup.timeline",
            "setup.power-pool",
            "setup.seats",
            "founding.seating-kept",
            "absence.player-count",
            "absence.tokens",
            "absence.return",
        ),
    ),
    Action(disorder.add, "found disorder", ("founding.age-of-disorder",)),
    Action(finale.score, "finale score", ("finale.stability", "finale.infamy", "finale.score")),
    Action(attendance.leave, "leave", ("defection.count", "defection.keywords")),
    Action(attendance.replace, "replace", ("defection.count", "founding.character-kept")),
    Action(
        setup.ready,
        "setup ready",
        ("setup.ideology-card", "income.power", "income.basic", "income.buildings", "investment.order"),
    ),
    Action(income.income, "income", ("income.choice",)),
    Action(
        dilemma.read, "dilemma read", ("dilemma.draw", "dilemma.outcomes", "dilemma.keywords", "dilemma.deck-empty")
    ),
    Action(voting.cast, "vote cast", ("vote.cast", "vote.order", "vote.takes-leader", "vote.no-power", "vote.end")),
    Action(voting.raise_vote, "vote raise", ("vote.raise", "vote.order", "vote.takes-leader", "vote.end")),
    Action(voting.stay, "vote stay", ("vote.stay", "vote.order", "vote.end")),
    Action(
        voting.pass_vote,
        "vote pass",
        (
            "pass.one-action",
            "pass.gather",
            "pass.moderator",
            "pass.special",
            "pass.no-return",
            "vote.no-pass-after",
            "pass.card-slot",
            "pass.card-spaces",
            "pass.card-cost",
            "pass.card-rules",
            "pass.resolve-now",
            "resource.chosen-cost",
        ),
    ),
    Action(resolution.decide, "vote decide", ("resolution.tie", "resolution.all-pass")),
    Action(resolution.leader, "vote leader", ("resolution.leader-moves",)),
    Action(deals.deal, "deal", ("deal.service", "deal.forbidden", "deal.parties", "deal.when", "deal.binding")),
    Action(deals.kept, "deal kept", ("deal.binding",)),
    Action(deals.broken, "deal broken", ("deal.binding",)),
    Action(outcome.outcome, "outcome", ("outcome.steps", "outcome.order", "outcome.flip", "effect.list")),
    Action(paying.pay, "pay", ("resource.forced-loss", "resource.gold-conversion")),
    Action(pending_actions.assign, "assign", ("keyword.owner",)),
    Action(legacy.building, "building", ("building.attach", "building.owner")),
    Action(legacy.keyword, "keyword", ("keyword.narrative", "keyword-sticker.attach")),
    Action(legacy.attach_ending, "ending attach", ("ending.attach", "ending.scales")),
    Action(legacy.take_agenda, "agenda take", ("agenda.unlock", "agenda.limit")),
    Action(opening.envelope, "envelope open", ("outcome.envelope", "outcome.envelope-once")),
    Action(opening.box, "box open", ("outcome.mystery-box",)),
    Action(rulings.ruling, "ruling", ("skill.precedence", "pass.card-rules")),
    Action(storyline_agendas.crossroad, "agenda crossroad", ("agenda.crossroad", "absence.legacy")),
    Action(storyline_agendas.epilogue, "agenda epilogue", ("agenda.epilogue", "fate.marked", "agenda.ongoing")),
    Action(storyline_agendas.wrong, "agenda wrong", ("agenda.wrong-colours",)),
    Action(storyline_agendas.note, "agenda note", ("agenda.secret",)),
    Action(skills.cover, "skill cover", ("skill.cover",)),
    Action(skills.read, "skill read", ("skill.activation",)),
    Action(skills.use, "skill use", ("skill.use", "skill.activation", "resource.chosen-cost")),
    Action(agendas.fail, "agenda fail", ("absence.overdue",)),
    *CHRONICLE_ACTIONS,
    *SCORING_ACTIONS,
    Action(duties.done, "duty done", ("founding.lore", "setup.legacy-tray", "outcome.envelope-back")),
)
"""Everything the table can do, in the order of the rulebook."""

TITLE = Title(
    slug="queens-dilemma",
    name="The Queen's Dilemma",
    seats=tuple(character.value for character in Character),
    start=State(),
    events=tuple(kind for kind in EVOLVERS if kind is not Remarked),
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
    settings=settings.SETTINGS,
)
