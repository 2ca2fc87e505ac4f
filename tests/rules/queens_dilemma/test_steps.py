"""What comes next: each choice that a step offers is accepted as it stands."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.state import State
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, founded, outcome, read, seated, voting


def typed(state: State, action: str, arguments: dict[str, str], answer: str) -> Game:
    """An answer to a step as the table would type it behind the step's arguments."""
    game = Game(state)
    if action == "vote":
        game.vote(answer)
        return game
    parameters = {one.typed: one for one in TITLE.action(action).parameters}
    values: dict[str, Any] = dict(arguments)
    free = [one for one in parameters.values() if not one.option and one.name not in arguments]
    words = iter(shlex.split(answer))
    for word in words:
        if word.startswith("--"):
            values[parameters[word[2:]].name] = next(words)
        else:
            one = free[0] if free[0].many else free.pop(0)
            values[one.name] = [*values.get(one.name, []), word] if one.many else word
    game.do(action, **values)
    return game


def tied() -> Game:
    game = voting()
    game.vote("a4 n2 n2 pg pg")
    return game


def heirs() -> Game:
    game = tied()
    game.do("vote decide", side="nay")
    return game


def choosing() -> Game:
    game = founded(5, allwed="red commercial 2 food / 1 gold")
    game.do("setup begin", space="red 3 food")
    game.do("setup ready")
    return game


TABLES = {
    "nobody": Game,
    "picks": seated,
    "between": founded,
    "choice": choosing,
    "dilemma": begun,
    "vote": voting,
    "tie": tied,
    "heirs": heirs,
    "outcome": outcome,
    "loss": lambda: read("Players: -2 army", xanthe={"gold": 2}),
    "assign": lambda: read("Players: S12"),
    "open": lambda: read("envelope 07; M03; Leader: A045, C012, K05"),
    "building": lambda: read("Leader: B07"),
}


@clause("queens-dilemma", "setup.every-game", "vote.order", "income.choice", "resource.forced-loss")
@pytest.mark.parametrize("table", TABLES)
def test_every_choice_of_the_first_step_is_accepted(table: str) -> None:
    state = TABLES[table]().state
    steps = TITLE.steps(state)
    assert steps
    assert not steps[0].optional
    for choice in steps[0].choices:
        assert typed(state, steps[0].action, dict(steps[0].arguments), choice).state is not state


@pytest.mark.parametrize("table", TABLES)
def test_steps_name_actions_that_there_are_and_clauses(table: str) -> None:
    known = {action.name for action in TITLE.actions} | {shorthand.name for shorthand in TITLE.shorthands}
    for step in TITLE.steps(TABLES[table]().state):
        assert step.action in known
        assert step.who in (*TITLE.seats, "table")
        assert step.prompt


@clause("queens-dilemma", "outcome.envelope-once")
def test_what_must_be_opened_stands_first_and_is_not_optional() -> None:
    game = read("M03; envelope 07; Leader: S12")
    steps = TITLE.steps(game.state)
    assert [(one.action, one.optional) for one in steps[:2]] == [("envelope open", False), ("box open", False)]
    assert all(one.optional for one in steps[2:])


@clause("queens-dilemma", "round.phases")
def test_a_whole_game_can_be_played_by_its_first_steps() -> None:
    game, came = begun(), []
    for _ in range(200):
        if game.state.phase not in (Phase.DILEMMA, Phase.VOTING, Phase.TIE, Phase.OUTCOME):
            break
        step = TITLE.steps(game.state)[0]
        came.append(game.state.phase)
        answer = step.choices[-1] if step.choices else ""
        game = typed(game.state, step.action, dict(step.arguments), answer)
    assert len(game.state.counter) == 9
    assert came.count(Phase.DILEMMA) == came.count(Phase.OUTCOME) == 9
