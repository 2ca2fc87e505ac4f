"""Witching Hour: the score of a group that plays with its cards, or the whole table; and standings over games."""

from rules.core.action import Action
from rules.title import Title
from rules.witching_hour import abilities, attacks, dealing, deck, rounds, scoring, seating
from rules.witching_hour.events import EVENTS
from rules.witching_hour.evolve import evolve
from rules.witching_hour.quick import TURN
from rules.witching_hour.soundness import problems
from rules.witching_hour.state import State
from rules.witching_hour.steps import seat_steps, steps
from rules.witching_hour.tell import tell
from rules.witching_hour.view import phase_of, view

ENDS = ("round.end", "turn.order", "score.sets", "score.floor", "score.public", "game.rounds", "game.tie")
"""What may follow from anything that ends a turn."""

ACTIONS = (
    Action(deck.enter, "deck", ("deck.cards",)),
    Action(seating.sit, "sit", ("players.count", "deck.two-players")),
    Action(seating.choose_mode, "mode", ("game.rounds",)),
    Action(seating.name_youngest, "youngest", ("turn.first",)),
    Action(dealing.deal, "deal", ("deal.hand", "deck.two-players")),
    Action(dealing.hand, "hand", ("deal.hand", "deck.cards"), first=dealing.may_type),
    Action(
        attacks.attack,
        "attack",
        ("turn.choice", "attack.target", "attack.set", "attack.any-type", "card.candle", "card.toadstool", *ENDS),
    ),
    Action(
        attacks.block,
        "block",
        (
            *("block.set", "block.none", "card.bell", "card.candle", "candle.travels", "card.familiar"),
            *("card.mirror", "mirror.next-turn", *ENDS),
        ),
    ),
    Action(abilities.book, "reveal book", ("card.book", "play.own-hex")),
    Action(abilities.skull, "reveal skull", ("card.skull", "play.own-hex", "turn.extra", *ENDS)),
    Action(abilities.hourglass, "reveal hourglass", ("card.hourglass", "play.own-hex", "turn.extra", *ENDS)),
    Action(abilities.chalice, "reveal chalice", ("card.chalice", "card.chalice-single", *ENDS)),
    Action(abilities.cauldron, "reveal cauldron", ("card.cauldron", "card.cauldron-secret", "play.own-hex", *ENDS)),
    Action(
        abilities.take,
        "take",
        ("card.book", "card.skull", "card.hourglass", "turn.extra", *ENDS),
        first=abilities.may_take,
    ),
    Action(abilities.place, "place", ("card.cauldron", "card.cauldron-secret", *ENDS), first=abilities.may_place),
    Action(
        scoring.count,
        "count",
        ("score.sets", "score.floor", "card.chalice-single", "hex.closed", "hex.marker", "game.rounds", "game.tie"),
    ),
    Action(rounds.next_round, "round", ("round.next", "score.announce", "score.public", "deal.hand")),
)
"""Everything the table can do, in the order of the rulebook."""

TITLE = Title(
    slug="witching-hour",
    name="Witching Hour",
    seats=(),
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
    shorthands=(TURN,),
    seat_steps=seat_steps,
    seats_of=lambda state: state.seats,
    derived=("shares", "counted", "totals", "deck_known", "deck_missing"),
)
