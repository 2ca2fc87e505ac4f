"""Investments: turned over, paid or not, and what their boxes bring."""

from __future__ import annotations

import pytest
from pydantic_core import PydanticCustomError

from rules.core.refusal import Kind
from rules.core.values import changed
from rules.queens_dilemma.costs import in_full, settles
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.players import Treasury
from rules.queens_dilemma.scoring.texts import read_result
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import at_investments, at_the_end, named, words

REST = ("jilian=gold unpaid: nothing", "syd=gold unpaid", "elinor=gold unpaid")


@clause("queens-dilemma", "scoring.investment-cost", "scoring.investment-result")
def test_the_rulebooks_example_three_army_bring_the_success_box() -> None:
    game = at_investments("Xanthe: +3 army")
    before = game.points("xanthe")
    game.do("score investments", results=["xanthe=army paid: +2 hegemony"])
    assert game.purse("xanthe").army == 1
    assert game.points("xanthe") == (before[0] + 2, *before[1:])


@clause("queens-dilemma", "scoring.investment-result", "resource.chosen-cost")
def test_unpaid_brings_the_failure_box_and_no_infamy() -> None:
    game = at_investments("Xanthe: +3 army")
    before, purse = game.points("xanthe"), game.purse("xanthe")
    game.do("score investments", results=["xanthe=army unpaid: +1 independence"])
    assert game.purse("xanthe") == purse
    assert game.points("xanthe") == (before[0], before[1] + 1, before[2])


@clause("queens-dilemma", "scoring.investment-cost")
@pytest.mark.parametrize("kind", ["army", "materials", "food", "gold"])
@pytest.mark.parametrize("bag", [3, 5])
def test_the_bag_of_the_space_is_the_cost_for_each_kind(kind: str, bag: int) -> None:
    game = at_investments(f"Xanthe: +6 {kind}")
    space = changed(game.state.timeline[1], bag=bag)
    game.state = changed(game.state, timeline=game.state.timeline.set(1, space))
    game.do("score investments", results=[f"xanthe={kind} paid: nothing"])
    assert getattr(game.purse("xanthe"), kind) == 7 - bag


@clause("queens-dilemma", "resource.chosen-cost")
def test_what_cannot_be_paid_in_full_is_refused_whole() -> None:
    game = at_investments("Xanthe: +1 army")
    state = game.state
    refusal = game.refused("score investments", "resource.chosen-cost", results=["xanthe=army paid: +2 hegemony"])
    assert refusal.kind is Kind.NOT_ALLOWED
    assert refusal.allowed == ('xanthe="army unpaid"',)
    assert game.state is state


@clause("queens-dilemma", "resource.gold-conversion")
def test_own_resources_go_first_then_two_gold_for_each_that_is_missing() -> None:
    game = at_investments("Xanthe: +3 gold")
    game.do("score investments", results=["xanthe=army paid: nothing"])
    assert (game.purse("xanthe").army, game.purse("xanthe").gold) == (0, 0)


@clause("queens-dilemma", "resource.gold-conversion")
def test_gold_may_stand_for_what_one_has() -> None:
    game = at_investments("Xanthe: +3 army, +5 gold")
    game.do("score investments", results=["xanthe=army paid 1 army, 4 gold: nothing"])
    assert (game.purse("xanthe").army, game.purse("xanthe").gold) == (3, 2)


@clause("queens-dilemma", "resource.gold-conversion", "resource.chosen-cost")
@pytest.mark.parametrize("typed", ["2 army, 1 gold", "2 army, 4 gold", "2 army, 1 food", "4 army", "nothing"])
def test_another_payment_is_refused(typed: str) -> None:
    game = at_investments("Xanthe: +3 army, +5 gold, +5 food")
    game.refused("score investments", "resource.gold-conversion", results=[f"xanthe=army paid {typed}: nothing"])


@clause("queens-dilemma", "resource.chosen-cost")
def test_a_payment_that_is_not_in_the_treasury_is_refused() -> None:
    game = at_investments("Xanthe: +5 gold")
    game.refused("score investments", "resource.chosen-cost", results=["xanthe=army paid 3 army: nothing"])


@clause("queens-dilemma", "resource.gold-conversion")
@pytest.mark.parametrize(
    ("held", "cost", "paid"),
    [
        (Treasury(gold=5, army=1), Goods(gold=1, army=3), Goods(gold=5, army=1)),
        (Treasury(gold=4, army=1), Goods(gold=1, army=3), None),
        (Treasury(gold=3, army=9, food=1), Goods(army=2, food=2), Goods(gold=2, army=2, food=1)),
        (Treasury(food=9), Goods(gold=1), None),
        (Treasury(), Goods(), Goods()),
    ],
)
def test_a_cost_of_several_resources_is_paid_in_full_or_not_at_all(
    held: Treasury, cost: Goods, paid: Goods | None
) -> None:
    assert in_full(held, cost) == paid
    assert paid is None or settles(cost, paid)


@clause("queens-dilemma", "scoring.investment-result")
def test_a_box_is_asked_once_and_can_be_overridden() -> None:
    game = at_investments()
    asked = game.refused("score investments", "scoring.investment-result", results=["xanthe=army unpaid"])
    assert asked.kind is Kind.AMBIGUOUS
    game.do("score investments", results=["xanthe=army unpaid: +1 independence"])
    lyrie, jilian = game.points("lyrie"), game.points("jilian")
    game.do("score investments", results=["lyrie=army unpaid"])
    assert game.points("lyrie")[1] == lyrie[1] + 1
    assert "+1 independence" in words(game.do("score investments", results=["jilian=army unpaid: +1 infamy"]))
    assert game.points("jilian") == (jilian[0], jilian[1], jilian[2] + 1)
    assert game.state.boxes["army failure"] == "+1 infamy"


@clause("queens-dilemma", "scoring.reveal")
def test_cards_are_turned_over_when_investments_are_scored() -> None:
    at_the_end().refused("score reveal", "scoring.phases", cards=["xanthe=army"])
    game = at_investments("Xanthe: +3 army")
    asked = game.refused("score investments", "scoring.reveal", results=["xanthe=paid: nothing"])
    assert 'xanthe="army paid"' in asked.allowed
    game.do("score reveal", cards=["xanthe=army", "lyrie=food"])
    game.refused("score reveal", "scoring.reveal", cards=["xanthe=food"])
    game.refused("score investments", "scoring.reveal", results=["xanthe=food unpaid: nothing"])
    game.do("score investments", results=["xanthe=paid: nothing"])
    assert game.purse("xanthe").army == 1
    assert (
        game.refused("score investments", "scoring.investment-result", results=["xanthe=unpaid"]).allowed[0] == "lyrie"
    )


@clause("queens-dilemma", "scoring.phases")
def test_agendas_follow_when_all_are_settled_and_nothing_waits() -> None:
    game = at_investments()
    game.do("score investments", results=["xanthe=army unpaid: -1 food", "lyrie=army unpaid", *REST])
    assert game.state.phase is Phase.INVESTMENTS
    assert game.state.pending[0].player is Character.XANTHE
    game.refused("score investments", "outcome.order", results=["xanthe=army unpaid"])
    game.do("pay", player="xanthe", food=1)
    assert game.state.phase is Phase.INVESTMENTS
    game.do("pay", player="lyrie", infamy=1)
    assert game.state.phase is Phase.AGENDAS


@clause("queens-dilemma", "scoring.investment-result")
def test_all_pay_before_the_boxes_apply() -> None:
    game = at_investments("Xanthe: +3 army; Lyrie: +2 army")
    performed = game.do("score investments", results=["xanthe=army unpaid: Lyrie: -1 army", "lyrie=army paid: nothing"])
    assert game.purse("lyrie").army == 0
    assert [event.amount for event in named(performed, "ResourceMoved")] == [3]


@pytest.mark.parametrize(
    "typed",
    [
        "lyrie=paid",
        "syd=food unpaid",
        "lyrie=army paid 4 gold, 1 army: +2 hegemony; Leader: -1 food",
        "syd=unpaid: nothing",
    ],
)
def test_a_result_is_printed_as_it_is_typed(typed: str) -> None:
    assert str(read_result(typed)) == typed


@pytest.mark.parametrize(
    "typed", ["lyrie", "lyrie=", "lyrie=army", "lyrie=army maybe", "lyrie=unpaid 3 army", "bob=paid"]
)
def test_what_cannot_be_read_is_refused(typed: str) -> None:
    with pytest.raises(PydanticCustomError) as caught:
        read_result(typed)
    assert caught.value.context is not None
    assert caught.value.context["allowed"]
