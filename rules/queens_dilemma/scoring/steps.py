"""What the table does next at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queens_dilemma.chronicle.cleanup import depleted
from rules.queens_dilemma.chronicle.steps import steps_for_cards_due, steps_for_check, steps_for_events
from rules.queens_dilemma.costs import in_full
from rules.queens_dilemma.duties import blocking
from rules.queens_dilemma.flow import unsettled
from rules.queens_dilemma.names import Character, Phase, Resource
from rules.queens_dilemma.scoring.agenda_order import due, open_agendas
from rules.queens_dilemma.scoring.ideology_cards import cards_of
from rules.queens_dilemma.scoring.investing import box_name, cost_of
from rules.queens_dilemma.scoring.texts import PAID, UNPAID
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State


def steps_for_scoring(state: State) -> tuple[Step, ...]:
    """The steps of the scoring and the cleanup; none in other phases, or while an effect waits."""
    steps = STEPS.get(state.phase)
    if steps is None or state.pending:
        return ()
    cards = tuple(steps_for_cards_due(state))
    return cards if state.following else (*steps(state), *cards)


def _ideology(state: State) -> Iterator[Step]:
    if blocking(state):
        return
    for player in from_leader(state):
        if player not in state.shown:
            yield Step(
                who=player,
                action="score ideology",
                prompt=f"{player.shown}'s Ideology card: its number, and its content when it is new",
                clause="scoring.reveal",
                choices=tuple(f"{player}={number}" for number in cards_of(state, player)),
                example=f'{player}="3: order 3, force 1"',
                stem=f"{player}=",
                free=True,
            )


def _power(state: State) -> Iterator[Step]:
    yield Step(who=TABLE, action="score power", prompt="Score the Power left over", clause="scoring.power")


def _investments(state: State) -> Iterator[Step]:
    waiting = unsettled(state)
    for player in from_leader(state):
        if player in waiting:
            shown = state.investments.get(player)
            kind = shown.resource if shown else Resource.ARMY
            bag = state.timeline[state.game].bag
            yield Step(
                who=player,
                action="score investments",
                prompt=f"{player.shown}'s Investment costs {bag}: paid or unpaid? A new box with what it brings",
                clause="scoring.investment-result",
                choices=tuple(_results(state, player)),
                example=f'{player}="{kind} paid: +2 hegemony"',
                stem=f"{player}=",
                free=True,
            )


def _results(state: State, player: Character) -> Iterator[str]:
    """The answers for which nothing more has to be typed: the box is known, and the cost can be paid."""
    shown = state.investments.get(player)
    for resource in (shown.resource,) if shown else Resource:
        for word in (PAID, UNPAID):
            known = box_name(resource, word == PAID) in state.boxes
            payable = word == UNPAID or in_full(state.treasuries[player], cost_of(state, resource)) is not None
            if known and payable:
                yield f"{player}={word}" if shown else f'{player}="{resource} {word}"'


def _agendas(state: State) -> Iterator[Step]:
    """What is due in front, for it has to be settled; then what may be completed before it, and the phase's end."""
    may_succeed: list[Step] = []
    for player in from_leader(state):
        late = due(state, player)
        held = [code for code, one in state.agendas.items() if one.holder is player and one.lies == "held"]
        may_succeed += [_agenda(player, code, "success") for code in held]
        for code in late:
            yield _agenda(player, code, "failure", others=len(held) > 1)
        if late:
            break
    yield from sorted(may_succeed, key=lambda step: step.arguments["code"] not in late)
    if not (late or open_agendas(state)):
        yield Step(
            who=TABLE,
            action="score agendas",
            prompt="Nobody resolves another Agenda",
            clause="scoring.agenda-success",
        )


def _agenda(player: Character, code: str, result: str, others: bool = False) -> Step:
    success = result == "success"
    before = f" (other Agendas that {player.shown} completes come before)" if others else ""
    return Step(
        who=player,
        action="score agenda",
        arguments=FrozenMap({"player": player.value, "code": code, "result": result}),
        prompt=f"{player.shown} completes {code}: what it asks, what its Success box brings"
        if success
        else f"{code} of {player.shown} fails, unless it succeeds{before}: what its Failure box brings",
        clause="scoring.agenda-success" if success else "scoring.agenda-failure",
        example='--bag army --effects "+2 hegemony, A045"' if success else '--effects "A045"',
        stem="" if success else "--effects ",
        optional=success,
        free=True,
    )


def _taxes(state: State) -> Iterator[Step]:
    taxed = state.timeline[state.game].taxed
    prompt = f"Everyone discards half of their {taxed.shown}, rounded up"
    yield Step(who=TABLE, action="score taxes", prompt=prompt, clause="scoring.taxes")


def _cleanup(state: State) -> Iterator[Step]:
    if not blocking(state) and not open_agendas(state):
        cards = ", ".join(("", *depleted(state)))
        prompt = f"Trash the {len(state.counter)} resolved Dilemma cards{cards}; return all Power, and save the game"
        yield Step(who=TABLE, action="close", prompt=prompt, clause="cleanup.power")


STEPS: Mapping[Phase, Callable[[State], Iterator[Step]]] = {
    Phase.EVENTS: steps_for_events,
    Phase.CHRONICLE: steps_for_check,
    Phase.IDEOLOGY: _ideology,
    Phase.POWER: _power,
    Phase.INVESTMENTS: _investments,
    Phase.AGENDAS: _agendas,
    Phase.TAXES: _taxes,
    Phase.CLEANUP: _cleanup,
}
"""The steps of each part of the end of the game."""
