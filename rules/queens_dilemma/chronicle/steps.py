"""What the table does next about Chronicle and Event cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queens_dilemma.chronicle.bands import due
from rules.queens_dilemma.chronicle.branding import EXAMPLE
from rules.queens_dilemma.chronicle.card_actions import in_words, obstacle, payable
from rules.queens_dilemma.chronicle.card_slots import cards_in_play
from rules.queens_dilemma.chronicle.cards import deck
from rules.queens_dilemma.chronicle.event_phase import printed, unresolved
from rules.queens_dilemma.chronicle.setup import free_slot, next_to_lay, to_draw
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.names import Band, Phase
from rules.queens_dilemma.notation.printer import print_effects
from rules.queens_dilemma.state import State


def steps_for_drawing(state: State) -> Iterator[Step]:
    """Setup, from the income to the draft: draw, describe what is new, or send it back."""
    code = next_to_lay(state)
    if state.drawing and state.drawing.in_words:
        yield _in_words(state, state.drawing.in_words)
    elif code:
        if free_slot(state) is None:
            yield Step(
                who=TABLE,
                action="chronicle back",
                arguments=FrozenMap({"code": code}),
                prompt=f"No brown slot is free: {code} goes back unread, unless it is an Instant",
                clause="chronicle.brown-slots",
            )
        yield Step(
            who=TABLE,
            action="chronicle describe",
            arguments=FrozenMap({"code": code}),
            prompt=f"{code} is revealed. What does it show? Bands, duration, spaces, Herald effect, cost, main effect",
            clause="chronicle.anatomy",
            example=f'"{EXAMPLE}"',
            free=True,
            optional=free_slot(state) is None,
        )
    elif state.drawing is None:
        known = len(deck(state))
        yield Step(
            who=TABLE,
            action="chronicle draw",
            prompt=f"Shuffle the unlocked Chronicle deck ({known}) and draw {to_draw(state)}: which, as revealed?",
            clause="chronicle.draw",
            choices=("--draw",),
            example=" ".join(deck(state)[: to_draw(state)]),
            free=True,
        )


def _in_words(state: State, code: str) -> Step:
    """An Instant that says in words what it does."""
    card = state.chronicles[code].card
    said = f": {card.words}" if card and card.words else ""
    return Step(
        who=state.chronicles[code].herald or TABLE,
        action="chronicle apply",
        arguments=FrozenMap({"code": code}),
        prompt=f"{code} applies at once{said}. What does it bring?",
        clause="chronicle.herald",
        choices=("nothing",),
        example='"Players: +1 food"',
        free=True,
    )


def steps_for_words(state: State) -> Iterator[Step]:
    """In a Vote: the actions of cards that say in words what they do; their effects are typed with the pass."""
    player = state.vote.turn if state.vote else None
    if player is None or state.vote is None or not state.vote.tiles[player].fresh:
        return
    for one in cards_in_play(state):
        if not in_words(one.card) or not payable(state, player, one.card.cost):
            continue
        if Band.PASS_ACTION in one.card.bands and obstacle(state, player, one.code, Band.PASS_ACTION) is None:
            yield Step(
                who=player,
                action="vote pass",
                arguments=FrozenMap({"player": player.value, "how": one.code}),
                prompt=f"{player.shown} may pass with {one.name}: {one.card.words or 'as it says'}",
                clause="pass.special",
                example='--effects "+2 power"',
                optional=True,
                free=True,
            )


def steps_for_cards_due(state: State) -> Iterator[Step]:
    """At the end of a game: the cards that work in this part; needed once the part itself is scored."""
    for code in due(state, state.phase):
        card = state.chronicles[code].card
        assert card is not None
        asked = Step(
            who=state.chronicles[code].herald or TABLE,
            action="chronicle apply",
            arguments=FrozenMap({"code": code}),
            prompt=f"Chronicle card {code} works now: {card.words or 'its effects, as described or typed'}",
            clause="scoring.chronicle",
            choices=("nothing",),
            example='"Players: +1 food"',
            optional=state.following is None,
            free=True,
        )
        yield _as_described(asked, card.main)


def steps_for_events(state: State) -> Iterator[Step]:
    """The Event Phase: the next Event by number."""
    for number in unresolved(state)[:1]:
        one = state.event_cards[number]
        asked = Step(
            who=TABLE,
            action="event resolve",
            arguments=FrozenMap({"number": str(number)}),
            prompt=f"Resolve Event {number} by its own rules{f': {one.words}' if one.words else ''}."
            " What does it bring?",
            clause="scoring.events",
            choices=("nothing",),
            example='"Players: -1 food"',
            free=True,
        )
        yield _as_described(asked, printed(one))


def _as_described(asked: Step, rows: tuple[Row, ...]) -> Step:
    """A card that was described with effects brings these, with nothing to type; others may be typed instead."""
    if not rows:
        return asked
    prompt = f"{asked.prompt} As described: {print_effects(rows)} (what it brings otherwise is typed)"
    return asked.model_copy(update={"prompt": prompt, "choices": (), "example": "", "free": False})


def steps_for_check(state: State) -> Iterator[Step]:
    """Check All Active Chronicle Cards."""
    if state.phase is Phase.CHRONICLE and state.following is None:
        codes = ", ".join(due(state, Phase.CHRONICLE))
        prompt = f"Check the Chronicle cards in play; End of the Game ones apply now: {codes}"
        yield Step(who=TABLE, action="score chronicle", prompt=prompt, clause="scoring.chronicle")
