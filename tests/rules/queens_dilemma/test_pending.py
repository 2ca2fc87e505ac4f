"""Effects that wait: targets bound at the head of the queue, payments, assignments, skipped effects."""

from __future__ import annotations

from rules.queens_dilemma.events.effects import EffectBound
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, read

RICH = {"army": 3, "gold": 4}


@clause("queens-dilemma", "outcome.order", "symbol.majority")
def test_a_target_is_found_when_its_effect_is_reached_not_before() -> None:
    game = read("Leader: -3 army; most(army): +1 hegemony", xanthe=RICH, lyrie={"army": 2})
    game.do("pay", player="xanthe", army=3)
    assert (game.points("lyrie")[0], game.points("xanthe")[0]) == (1, 0)


@clause("queens-dilemma", "resource.forced-loss")
def test_a_player_pays_or_takes_one_infamy_for_each_one_unpaid() -> None:
    for paid, infamy in ((0, 3), (1, 2), (3, 0)):
        game = read("Leader: -3 army", xanthe=RICH)
        assert game.state.pending
        game.do("pay", player="xanthe", army=paid, infamy=infamy)
        assert (game.purse("xanthe").army, game.points("xanthe")[2]) == (3 - paid, infamy)


@clause("queens-dilemma", "resource.forced-loss")
def test_the_infamy_must_be_said_and_be_right() -> None:
    game = read("Leader: -3 army", xanthe=RICH)
    for infamy in (0, 1, 3):
        no = game.refused("pay", "resource.forced-loss", player="xanthe", army=1, infamy=infamy)
        assert no.allowed[0] == "pay xanthe --army 1 --infamy 2"
    game.refused("pay", "resource.forced-loss", player="xanthe", army=4)
    game.refused("pay", "resource.forced-loss", player="xanthe", army=3, infamy=-1)


@clause("queens-dilemma", "resource.forced-loss")
def test_more_than_is_in_the_treasury_cannot_be_paid() -> None:
    game = read("Leader: -3 army", xanthe={"army": 1, "gold": 2})
    game.refused("pay", "resource.forced-loss", player="xanthe", army=2, infamy=1)
    game.refused("pay", "resource.forced-loss", player="xanthe", gold=4, infamy=1)


@clause("queens-dilemma", "resource.forced-loss")
def test_who_has_nothing_to_pay_with_takes_the_infamy_without_being_asked() -> None:
    game = read("Leader: -2 army", xanthe={"army": 0, "gold": 1})
    assert game.state.phase is Phase.DILEMMA
    assert game.points("xanthe")[2] == 2
    assert game.purse("xanthe").gold == 1


@clause("queens-dilemma", "resource.forced-loss")
def test_a_loss_of_several_players_is_paid_in_any_order_and_by_each() -> None:
    game = read("Players: -1 food")
    game.do("pay", player="syd", food=1)
    game.refused("pay", "resource.forced-loss", player="syd", food=1)
    for player in ("xanthe", "lyrie", "jilian"):
        game.do("pay", player=player, infamy=1)
    assert game.state.phase is Phase.PENDING
    game.do("pay", player="elinor", food=1)
    assert game.state.phase is Phase.DILEMMA
    assert [game.points(player)[2] for player in game.state.seats] == [1, 1, 1, 0, 0]


@clause("queens-dilemma", "resource.forced-loss")
def test_nobody_else_pays() -> None:
    game = read("Leader: -1 food")
    no = game.refused("pay", "resource.forced-loss", player="syd", food=1)
    assert no.allowed == ("pay xanthe",)


@clause("queens-dilemma", "resource.gold-conversion")
def test_two_gold_stand_for_any_one_that_is_not_gold_even_one_they_have() -> None:
    game = read("Leader: -3 army", xanthe=RICH)
    game.do("pay", player="xanthe", army=1, gold=4)
    assert (game.purse("xanthe").army, game.purse("xanthe").gold, game.points("xanthe")[2]) == (2, 0, 0)


@clause("queens-dilemma", "resource.gold-conversion")
def test_odd_gold_other_resources_and_change_are_refused() -> None:
    game = read("Leader: -3 army", xanthe={"army": 3, "gold": 4, "food": 3})
    game.refused("pay", "resource.gold-conversion", player="xanthe", army=2, gold=1)
    game.refused("pay", "resource.gold-conversion", player="xanthe", food=3)
    game.refused("pay", "resource.forced-loss", player="xanthe", army=3, gold=2)


@clause("queens-dilemma", "resource.gold-conversion")
def test_nothing_stands_for_gold_itself() -> None:
    game = read("Leader: -2 gold", xanthe={"gold": 1, "army": 9})
    game.refused("pay", "resource.gold-conversion", player="xanthe", army=1, infamy=1)
    game.do("pay", player="xanthe", gold=1, infamy=1)
    game = read("Leader: -1 gold", xanthe={"gold": 0, "army": 9})
    assert game.points("xanthe")[2] == 1


@clause("queens-dilemma", "resource.supply", "resource.forced-loss")
def test_the_choices_of_a_payment_are_each_accepted_as_they_stand() -> None:
    game = read("Leader: -3 army", xanthe={"army": 1, "gold": 3})
    assert game.step().choices == ("--gold 2 --army 1 --infamy 1", "--infamy 3")
    game.do("pay", player="xanthe", army=1, gold=2, infamy=1)
    assert (game.purse("xanthe").army, game.purse("xanthe").gold) == (0, 1)


@clause("queens-dilemma", "keyword.owner")
def test_an_outcomes_effect_without_a_target_is_asked_about() -> None:
    game = read("+2 gold")
    step = game.step()
    assert (step.action, step.clause, set(step.choices)) == ("assign", "keyword.owner", set(game.state.seats))
    game.do("assign", player="syd")
    assert game.purse("syd").gold == 3
    game.refused("assign", "keyword.owner", player="syd")


@clause("queens-dilemma", "keyword.owner")
def test_one_printed_piece_goes_to_the_one_whom_the_table_names() -> None:
    game = read("Players: S12")
    game.do("assign", player="lyrie")
    assert [skill.code for skill in game.diary("lyrie").skills] == ["S12"]
    game = read("Syd: S12")
    assert game.state.pending == ()
    game = read("most(gold): S12", lyrie={"gold": 5}, syd={"gold": 5})
    no = game.refused("assign", "keyword.owner", player="xanthe")
    assert no.allowed == ("lyrie", "syd")
    game.do("assign", player="syd")
    assert [skill.code for skill in game.diary("syd").skills] == ["S12"]


@clause("queens-dilemma", "keyword.owner", "ending.attach")
def test_envelopes_and_boxes_are_the_tables_and_endings_the_leaders() -> None:
    game = read("envelope 07; M03")
    assert {duty.who for duty in game.state.duties if duty.kind in ("envelope", "box")} == {"table"}
    game.do("envelope open", number="07", story="END03")
    assert [duty.who for duty in game.state.duties if duty.kind == "ending"] == ["xanthe"]


@clause("queens-dilemma", "keyword.character", "keyword.narrative")
def test_an_effect_that_targets_nobody_is_skipped_and_said_so() -> None:
    game = read("Aesyas: +1 gold; Traitor: +1 gold; Leader: +1 gold")
    assert [one.why for one in game.happened(EffectBound) if not one.players] == [
        "nobody plays Aesyas",
        "nobody has the Keyword Traitor",
    ]
    assert "nobody plays Aesyas" in game.told
    assert game.purse("xanthe").gold == 2


@clause("queens-dilemma", "keyword.narrative")
def test_a_keyword_that_nobody_is_known_to_have_is_asked_about_while_stickers_are_unread() -> None:
    game = read("Syd: K05")
    game.do("dilemma read")
    game.vote("a1 pg pg pg pg")
    no = game.refused("outcome", "keyword.narrative", effects="Traitor: +1 gold")
    assert no.allowed[0] == 'keyword K05 "Traitor"'
    other = Game(game.state)
    other.do("outcome", insisted=True, effects="Traitor: +1 gold")
    assert other.purse("syd").gold == 1
    game.do("keyword", code="K05", words="Traitor")
    game.do("outcome", effects="Traitor: +1 gold")
    assert game.purse("syd").gold == 2


@clause("queens-dilemma", "resource.forced-loss", "resource.gold-conversion")
def test_everybody_may_pay_at_once_what_they_can() -> None:
    game = read("Players: -2 food", lyrie={"food": 0, "gold": 3}, syd={"food": 2}, jilian={"food": 0, "gold": 0})
    assert "pay all" in {step.action for step in game.steps()}
    before = {player: game.points(player)[2] for player in ("xanthe", "lyrie", "syd", "jilian")}
    game.do("pay all")
    after = {player: game.points(player)[2] - infamy for player, infamy in before.items()}
    assert after == {"xanthe": 1, "lyrie": 1, "syd": 0, "jilian": 2}
    assert (game.purse("lyrie").gold, game.purse("syd").food) == (1, 0)
    game.refused("pay all", "resource.forced-loss")
