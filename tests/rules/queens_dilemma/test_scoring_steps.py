"""The steps at the end of a game: each answer that is offered is accepted as it stands."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from rules.core.step import Step
from rules.core.values import changed
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation import parse_ideology_card
from rules.queens_dilemma.scoring.steps import steps_for_scoring
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import Game, at_agendas, at_investments, at_the_end, first_round

MANY = {"score ideology": "cards", "score investments": "results"}


def answers(game: Game) -> Iterator[tuple[Step, str]]:
    for step in steps_for_scoring(game.state):
        yield from ((step, choice) for choice in step.choices)


def test_every_choice_is_accepted_as_it_stands() -> None:
    ends = at_the_end()
    cards = ends.state.cards.set("xanthe-3", parse_ideology_card("order 3")).set(
        "xanthe-1a", parse_ideology_card("force 1")
    )
    ends.state = changed(ends.state, cards=cards)
    money = at_investments("Xanthe: +3 army; Lyrie: +9 gold")
    boxes = money.state.boxes.set("army success", "+2 hegemony").set("food failure", "nothing")
    money.state = changed(money.state, boxes=boxes)
    shown = Game(money.state)
    shown.do("score reveal", cards=["xanthe=army"])
    for game, offered in ((ends, 2), (money, 7), (shown, 6)):
        listed = list(answers(game))
        assert len(listed) == offered
        for step, choice in listed:
            Game(game.state).do(step.action, **{MANY[step.action]: shlex.split(choice)})


@clause("queens-dilemma", "scoring.phases")
def test_the_steps_lead_through_the_end_of_a_game() -> None:
    game = at_the_end("Xanthe: A045; Xanthe: A046")
    for code, limit in (("A045", 1), ("A046", 9)):
        game.do("agenda take", player="xanthe", code=code, limit=limit)
    taken: list[str] = []
    while steps_for_scoring(game.state):
        step = next(one for one in steps_for_scoring(game.state) if not one.optional)
        taken.append(step.action)
        if step.action in MANY:
            word = "2: order 1" if step.action == "score ideology" else "gold unpaid: nothing"
            game.do(step.action, **{MANY[step.action]: [f"{step.who}={word}"]})
        elif step.action == "score agenda":
            game.do(step.action, effects="nothing", **step.arguments)
        else:
            game.do(step.action)
    assert taken == [
        *["score ideology"] * 5,
        "score power",
        *["score investments"] * 5,
        "score agenda",
        "score agendas",
        "score taxes",
        "close",
    ]
    assert game.state.phase is Phase.BETWEEN


@clause("queens-dilemma", "scoring.agenda-next")
def test_an_open_agenda_keeps_the_table_at_the_agendas() -> None:
    game = at_agendas()
    game.do("score agenda", player="xanthe", code="A017", result="success", cost="nothing", effects="A045")
    assert "score agendas" not in {step.action for step in steps_for_scoring(game.state)}
    game.do("agenda take", player="xanthe", code="A045")
    assert "score agendas" in {step.action for step in steps_for_scoring(game.state)}


def test_nothing_is_scored_before_the_end_or_while_an_effect_waits() -> None:
    assert steps_for_scoring(first_round().state) == ()
    game = at_investments()
    game.do("score investments", results=["xanthe=army unpaid: -1 food"])
    assert steps_for_scoring(game.state) == ()
