"""What comes next in setup and in a round."""

from __future__ import annotations

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queens_dilemma.attendance import overdue
from rules.queens_dilemma.ballots import Vote
from rules.queens_dilemma.chronicle.steps import steps_for_drawing, steps_for_words
from rules.queens_dilemma.duties import blocking
from rules.queens_dilemma.flow import timer_counts
from rules.queens_dilemma.names import Character, Side
from rules.queens_dilemma.resolution import all_passed, leading_winners
from rules.queens_dilemma.seating import the_moderator
from rules.queens_dilemma.settings import SETTINGS, setting
from rules.queens_dilemma.state import State
from rules.queens_dilemma.steps.founding import labels
from rules.queens_dilemma.voting import turn_words


def setup(state: State) -> tuple[Step, ...]:
    if state.income_taken:
        return tuple(steps_for_drawing(state))
    ready = Step(
        who=TABLE,
        action="setup ready",
        prompt="Each draws two Ideology cards and keeps the higher. Then: income, Chronicle cards, Investment draft",
        clause="setup.ideology-card",
    )
    late = tuple(
        Step(
            who=state.agendas[code].holder,
            action="agenda fail",
            prompt=f"{code} was due in a game that was missed: its Failure box applies now",
            clause="absence.overdue",
            arguments=FrozenMap({"player": state.agendas[code].holder.value, "code": code}),
            example='--effects "+1 infamy"',
            free=True,
        )
        for code in overdue(state)
    )
    return (*labels(state), *track_length(state), *late, ready)


def track_length(state: State) -> tuple[Step, ...]:
    """How long the Ideology tracks are, asked for when the board is laid out the first time."""
    if setting(state, "ideology-spaces") is not None:
        return ()
    known = next(one for one in SETTINGS if one.name == "ideology-spaces")
    return (
        Step(
            who=TABLE,
            action="set",
            prompt=known.prompt,
            clause=known.clause,
            arguments=FrozenMap({"name": known.name}),
            example=known.example,
            free=True,
        ),
    )


def dilemma(state: State) -> tuple[Step, ...]:
    if blocking(state):
        return ()
    return (
        Step(
            who=TABLE,
            action="dilemma read",
            prompt="Draw a Dilemma from the bottom and read it. What does its front announce? (may be left out)",
            clause="dilemma.draw",
            advice=("dilemma.reader", "dilemma.hidden-consequences"),
            example='--aye "progress, positive" --nay "tradition 2"',
        ),
    )


def voting(state: State) -> tuple[Step, ...]:
    assert state.vote is not None
    player = state.vote.turn
    assert player is not None
    return (
        Step(
            who=player,
            action="vote",
            prompt=f"{player.shown}'s turn: {_turn(state.vote, player)}",
            clause="vote.order",
            advice=("vote.open-talk", "vote.leader-burden", "pass.flip"),
            choices=turn_words(state),
            free=True,
        ),
        *steps_for_words(state),
    )


def _turn(vote: Vote, player: Character) -> str:
    return "raise, or stay" if vote.tiles[player].side else "Aye, Nay, or pass"


def tie(state: State) -> tuple[Step, ...]:
    moderator = the_moderator(state)
    assert state.vote is not None
    if state.vote.verdict:
        heirs = leading_winners(state.vote)
        return (
            Step(
                who=moderator,
                action="vote leader",
                prompt=f"{moderator.shown}, the Moderator, names the Leader among the tied winners",
                clause="resolution.leader-moves",
                choices=tuple(heir.value for heir in heirs),
            ),
        )
    everyone = all_passed(state.vote)
    why = "Everyone passed" if everyone else "A tie"
    return (
        Step(
            who=moderator,
            action="vote decide",
            prompt=f"{why}: {moderator.shown}, the Moderator, names the winning side",
            clause="resolution.all-pass" if everyone else "resolution.tie",
            choices=tuple(side.value for side in Side),
        ),
    )


def outcome(state: State) -> tuple[Step, ...]:
    assert state.verdict is not None
    timer = " (and `--sand-timer`, if its back has the symbol)" if timer_counts(len(state.counter) + 1) else ""
    turned = "horizontally" if state.verdict.side is Side.AYE else "vertically"
    return (
        Step(
            who=TABLE,
            action="outcome",
            prompt=f"{state.verdict.side.shown} won: turn the card {turned}. Its effects, as printed{timer}",
            clause="outcome.flip",
            advice=("end.sand-timer",) if timer else (),
            example='"Leader: +2 independence; progress 2"',
            free=True,
        ),
    )


def nothing(state: State) -> tuple[Step, ...]:
    return ()
