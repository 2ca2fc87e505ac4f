"""The steps of a turn: all of it in short on a line, or one question for each thing that may be done."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.step import Step
from rules.core.values import FrozenMap
from rules.queen_by_midnight.names import Princess, Zone
from rules.queen_by_midnight.state import Repertoire, State
from rules.queen_by_midnight.words import some_cards
from seeds.queen_by_midnight import facts


def turn_steps(state: State, player: Princess) -> tuple[Step, ...]:
    """The turn in short first; the single actions that can be done now behind it, as optional ones."""
    one = state.repertoires[player]
    return (_turn(state, player, one), *_cards(state, player, one), *_purchases(state, player, one), *_over(state))


def _turn(state: State, player: Princess, one: Repertoire) -> Step:
    refreshes = ("rv", "rb") if one.clout >= facts().refresh_cost else ()
    other = next(other for other in state.in_play if other is not player)
    cards = ("r", "u0", f"a{player.classes[0][0]}0@{other}") if one.of(Zone.HAND) else ()
    example = f"c+3 u1 v3 a{player.classes[0][0]}2maj@{other[0]} {other[0]}.h-1 keep"
    prompt = (
        f"{player.shown}, {state.hour} o'clock: {one.clout} Clout, {one.health} Health,"
        f" {some_cards(one.of(Zone.HAND))}."
        f" What is done? Several things on a line, such as: {example}"
    )
    return Step(
        who=player,
        action="turn",
        prompt=prompt,
        clause="turn.actions",
        choices=(*cards, *_shops(state, player, one), *refreshes, "keep", "archive"),
        example=example,
        free=True,
    )


def _shops(state: State, player: Princess, one: Repertoire) -> Iterator[str]:
    """What can be bought, each at a cost that can be paid."""
    cost = min(one.clout, 3)
    if not cost:
        return
    if one.of(Zone.VAULT):
        yield f"v{cost}"
    if state.market.open:
        yield f"b{player.classes[0][0]}{cost}"
    if state.hour >= facts().clock.war_chests_at:
        if one.of(Zone.CHEST):
            yield f"chest{cost}"
        if one.of(Zone.ULTIMATE):
            yield f"ult{cost}"


def _cards(state: State, player: Princess, one: Repertoire) -> Iterator[Step]:
    first = player.classes[0]
    other = next(other for other in state.in_play if other is not player)
    if one.of(Zone.HAND):
        yield _open(player, "card", "Play a card: its type and its To Play cost", "term.play", "utility 1")
        example = f"{first} 2 major {other}"
        prompt = "Attack: the card's Class, its cost, the damage (or later), the targets"
        yield _open(player, "attack", prompt, "attack.steps", example)
        yield Step(
            who=player,
            action="lay",
            prompt="Lay a Reaction face down: how many?",
            clause="reaction.free-to-lay",
            choices=tuple(str(number) for number in range(1, min(one.of(Zone.HAND), 3) + 1)),
            optional=True,
        )
    yield _open(player, "change", "What a card did: Clout, Health, Levels", "term.play", f"c+3 {other}.h-2")


def _purchases(state: State, player: Princess, one: Repertoire) -> Iterator[Step]:
    shops = ["the Vault, or the Bazaar with the card's Class"]
    if state.hour >= facts().clock.war_chests_at:
        shops.append("the War Chest (chest, ultimate)")
    prompt = f"Buy a card: where and for what To Buy cost: {', '.join(shops)}"
    yield _open(player, "buy", prompt, "turn.buy", f"bazaar 3 {player.classes[1]}")
    if one.clout >= facts().refresh_cost:
        yield Step(
            who=player,
            action="refresh",
            prompt="For 2 Clout: three new cards in which row?",
            clause="turn.refresh-vault",
            choices=("vault", "bazaar"),
            free=True,
            optional=True,
        )


def _over(state: State) -> Iterator[Step]:
    """The end of the turn, Reactions to effects, and Levels whose time may be over."""
    assert state.turn is not None
    yield Step(
        who=state.turn,
        action="end",
        prompt="End the turn: what is left in hand is kept or archived",
        clause="turn.end",
        choices=("keep", "archive"),
        optional=True,
    )
    for player in state.in_play:
        if state.repertoires[player].of(Zone.REACTIONS):
            prompt = f"{player.shown}: a Reaction to an effect that has just happened? Its cost"
            yield Step(
                who=player,
                action="react",
                prompt=prompt,
                clause="reaction.own-turn" if player is state.turn else "reaction.timing",
                arguments=FrozenMap({"player": player.value}),
                example="1",
                free=True,
                optional=True,
            )
    for lasting in state.temporary:
        who = f"{lasting.player.shown}'s {lasting.card_class.shown} {lasting.amount:+}"
        prompt = f"{who} lasts until: {lasting.until}. Over?"
        yield Step(
            who=lasting.player,
            action="takeback",
            prompt=prompt,
            clause="levels.temporary",
            arguments=FrozenMap({"number": str(lasting.number)}),
            optional=True,
        )


def _open(player: Princess, action: str, prompt: str, clause: str, example: str) -> Step:
    return Step(who=player, action=action, prompt=prompt, clause=clause, example=example, optional=True, free=True)
