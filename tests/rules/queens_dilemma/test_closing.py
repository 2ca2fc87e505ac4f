"""Taxes, cleanup and saving."""

from __future__ import annotations

import pytest

from rules.core.values import changed
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.players import Treasury
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import ROUNDS, Game, at_agendas, first_round, named

FIVE = ("xanthe", "lyrie", "jilian", "syd", "elinor")


def at_taxes(*outcomes: str, space: str = "blue 3 food") -> Game:
    game = at_agendas(*outcomes, space=space)
    game.do("score agendas")
    return game


def at_cleanup(*outcomes: str) -> Game:
    game = at_taxes(*outcomes)
    game.do("score taxes")
    return game


@clause("queens-dilemma", "scoring.taxes")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_half_of_the_taxed_resource_is_discarded_rounded_up(held: int, left: int) -> None:
    game = at_taxes()
    purse = Treasury(power=game.purse("xanthe").power, food=held, army=5, gold=9)
    game.state = changed(game.state, treasuries=game.state.treasuries.set(Character.XANTHE, purse))
    infamy = game.points("xanthe")[2]
    game.do("score taxes")
    assert game.purse("xanthe") == changed(purse, food=left)
    assert game.points("xanthe")[2] == infamy


@clause("queens-dilemma", "scoring.taxes", "scoring.phases")
def test_everyone_pays_what_the_space_taxes_then_comes_the_cleanup() -> None:
    game = at_taxes("Players: +3 army", space="blue 3 army")
    performed = game.do("score taxes")
    assert [game.purse(player).army for player in FIVE] == [2] * 5
    assert [game.purse(player).food for player in FIVE] == [1] * 5
    assert [event.player for event in named(performed, "TaxPaid")] == list(FIVE)
    assert game.state.phase is Phase.CLEANUP
    game.refused("score taxes", "scoring.phases")


@clause("queens-dilemma", "cleanup.power", "setup.power-pool")
def test_all_power_goes_back_to_the_supply_and_resources_stay() -> None:
    game = at_cleanup("Xanthe: +4 power, +2 gold")
    assert game.state.pool
    assert all(game.purse(player).power for player in FIVE)
    kept = {player: changed(game.purse(player), power=0) for player in FIVE}
    game.do("close")
    assert game.state.pool == 0
    assert game.state.supply == -game.state.outside == 126
    assert {player: game.purse(player) for player in FIVE} == kept
    assert kept["xanthe"].gold == 3


@clause("queens-dilemma", "cleanup.dilemmas", "trash")
def test_the_resolved_dilemmas_are_trashed_and_the_counter_is_empty() -> None:
    game = at_cleanup()
    assert len(game.state.counter) == ROUNDS
    (trashed,) = named(game.do("close"), "CardsTrashed")
    assert trashed.dilemmas == ROUNDS
    assert trashed.codes == tuple(f"D{number}" for number in range(1, ROUNDS + 1))
    assert set(trashed.codes) <= set(game.state.trashed)
    assert game.state.counter == ()
    assert any(duty.clause == "cleanup.dilemmas" for duty in game.state.duties)


@clause("queens-dilemma", "save.treasury", "save.tray", "save.box")
def test_saving_lists_what_goes_where_and_how_many() -> None:
    game = at_cleanup("Xanthe: +2 gold")
    game.do("close")
    saving = {duty.what: duty for duty in game.state.duties if duty.clause.startswith("save.")}
    whose = {duty.player for duty in saving.values() if duty.clause == "save.treasury"}
    assert whose == set(game.state.seats)
    xanthe = next(what for what in saving if what.startswith("Treasury of Xanthe"))
    assert "3 Gold and 1 Army and 1 Materials" in xanthe
    assert "A017" in xanthe
    assert "the Leader token; the Moderator token" in xanthe
    assert not any("Leader token" in what for what in saving if "Xanthe" not in what)
    slots = [what for what, duty in saving.items() if duty.clause == "save.tray"]
    assert f"{12 - ROUNDS} cards" in slots[0]
    assert slots[1].endswith(" 1 Story card")
    assert "7 Investment cards" in slots[2]
    assert "Event" not in slots[2]
    gold = 115 - sum(game.purse(player).gold for player in FIVE)
    for content in (f"{gold} Gold", "126 Power", "3 Sliders", "8 Outcome markers", "20 Hegemony tokens"):
        assert content in slots[3]


@clause("queens-dilemma", "end.finish-first", "scoring.agenda-next")
def test_a_game_is_not_closed_while_something_is_called_for() -> None:
    game = at_agendas()
    game.do("score agenda", player="xanthe", code="A017", result="success", cost="nothing", effects="envelope 07")
    game.do("score agendas")
    game.do("score taxes")
    assert game.refused("close", "end.finish-first").allowed == ("envelope open 07",)
    game.do("envelope open", number="07", story="Lyrie: A045")
    assert game.refused("close", "scoring.agenda-next").allowed == ("agenda take lyrie A045",)
    game.do("agenda take", player="lyrie", code="A045")
    game.do("close")
    assert game.state.phase is Phase.BETWEEN


@clause("queens-dilemma", "campaign.no-game-winner", "scoring.phases")
def test_a_closed_game_leaves_points_as_they_are_and_the_next_can_begin() -> None:
    first_round().refused("close", "scoring.phases")
    game = at_cleanup("Xanthe: +2 hegemony; Lyrie: +1 infamy")
    points = {player: game.points(player) for player in FIVE}
    performed = game.do("close")
    assert {player: game.points(player) for player in FIVE} == points
    assert {event.stored_name() for event in performed.events} <= {
        "CardsTrashed",
        "DutyCalled",
        "DutyDone",
        "GameClosed",
        "PhaseEntered",
        "PowerMoved",
    }
    game.do("setup begin", space="red 4 army")
    assert (game.state.game, game.state.pool) == (2, 3)
    assert game.state.shown == game.state.investments == {}
