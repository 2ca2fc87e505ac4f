"""Queen by Midnight: the ledger of a table of three to six Princesses, and a group's standings over its plays."""

from rules.core.action import Action
from rules.queen_by_midnight import (
    armory,
    attacks,
    bazaar,
    cards,
    changes,
    declarations,
    ending,
    playing,
    reactions,
    rounds,
    setup,
)
from rules.queen_by_midnight.evolve import evolve
from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.quick import TURN
from rules.queen_by_midnight.soundness import problems
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.steps import steps
from rules.queen_by_midnight.tell import tell
from rules.queen_by_midnight.view import phase_of, view
from rules.title import Title

ACTIONS = (
    Action(setup.seats, "seats", ("players.count", "setup.clock", "setup.decks", "setup.assembly")),
    Action(setup.roll, "roll", ("setup.first-player",)),
    Action(setup.pick, "pick", ("setup.princesses", "players.count", "princess.ultimates", "princess.style")),
    Action(setup.deal, "deal", ("setup.princesses", "players.count")),
    Action(setup.levels, "levels", ("levels.base",)),
    Action(setup.start, "start", ("setup.player", "setup.shuffle", "declaration.cards", "repertoire.areas")),
    Action(
        playing.card,
        "card",
        ("term.play", "card.anatomy", "card.utility", "card.armory", "boon.any-number", "cost.buy-and-play"),
    ),
    Action(
        attacks.attack,
        "attack",
        (
            "attack.steps",
            "attack.class-damage",
            "attack.bonuses",
            "attack.no-refund",
            "attack.damage-part",
            "attack.unblockable",
            "damage.level",
        ),
    ),
    Action(
        reactions.react,
        "react",
        ("reaction.activate", "reaction.timing", "attack.reactions-order", "attack.partial-negation"),
    ),
    Action(
        attacks.hit,
        "hit",
        ("attack.choices-after", "damage.level", "circle.join", "circle.one-advisor", "circle.wins-along"),
    ),
    Action(playing.lay, "lay", ("reaction.place", "reaction.free-to-lay")),
    Action(bazaar.buy, "buy", ("turn.buy", "bazaar.class", "warchest.closed", "ultimate.buy")),
    Action(bazaar.refresh, "refresh", ("turn.refresh-vault", "turn.refresh-bazaar")),
    Action(changes.change, "change", ("health.range", "clout.range", "levels.change", "summon.loyalty")),
    Action(attacks.steal, "steal", ("clout.range", "summon.loyalty")),
    Action(changes.level, "level", ("levels.change", "levels.temporary")),
    Action(changes.takeback, "takeback", ("levels.temporary",)),
    Action(cards.draw, "draw", ("turn.reshuffle",)),
    Action(cards.discard, "discard", ("term.discard", "card.triggers")),
    Action(cards.banish, "banish", ("term.banish", "card.triggers")),
    Action(armory.dismiss, "dismiss", ("term.dismiss", "term.archive")),
    Action(cards.count, "count", ("repertoire.areas",)),
    Action(
        rounds.end,
        "end",
        (
            "turn.end",
            "hand.limit",
            "round.order",
            "turn.reshuffle",
            "turn.clocktower",
            "clock.five",
            "clock.eight",
            "clock.ten",
            "clock.twelve",
            "end.points",
            "end.tie",
        ),
    ),
    Action(declarations.declare, "declare", ("clock.six", "declaration.cards", "clock.six-timer")),
    Action(changes.advise, "advise", ("circle.ability", "circle.turn")),
    Action(ending.crown, "crown", ("end.last-standing",)),
)
"""Everything the table can do, in the order of the rulebook."""

TITLE = Title(
    slug="queen-by-midnight",
    name="Queen by Midnight",
    seats=tuple(princess.value for princess in Princess),
    start=State(),
    events=evolve.events,
    evolve=evolve,
    actions=ACTIONS,
    steps=steps,
    view=view,
    tell=tell,
    game_of=lambda state: state.game,
    game_word="play",
    phase_of=phase_of,
    problems=problems,
    shorthands=(TURN,),
    fold_version=2,
)
