"""Tokens move: Power, Resources and points, as effects gain and lose them."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.events.tokens import PointsMarked, PowerMoved
from rules.queens_dilemma.soundness import problems
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, outcome, read


@clause("queens-dilemma", "power.gain")
def test_power_that_is_gained_comes_from_the_supply() -> None:
    before = outcome().state
    game = read("Syd: +3 power")
    assert game.state.supply == before.supply - 3
    assert game.power("syd") == before.treasuries[game.state.seats[3]].power + 3
    assert game.state.pool == before.pool


@clause("queens-dilemma", "power.lose")
def test_power_that_is_lost_goes_into_the_pool() -> None:
    pool = outcome().state.pool
    game = read("Syd: -2 power", syd={"power": 5})
    assert (game.power("syd"), game.state.pool) == (3, pool + 2)


@clause("queens-dilemma", "power.lose")
def test_who_loses_more_power_than_they_have_loses_what_there_is_and_no_infamy() -> None:
    game = read("Syd: -5 power; Lyrie: -1 power", syd={"power": 2}, lyrie={"power": 0})
    assert (game.power("syd"), game.points("syd")[2]) == (0, 0)
    assert [one.amount for one in game.happened(PowerMoved)] == [2]


@clause("queens-dilemma", "resource.supply", "effect.list")
@pytest.mark.parametrize("resource", ["gold", "food", "army", "materials"])
def test_resources_come_from_the_supply_and_go_back_to_it(resource: str) -> None:
    game = read(f"Syd: +2 {resource}; Syd: -3 {resource}")
    assert getattr(game.purse("syd"), resource) == 3
    game.do("pay", player="syd", **{resource: 3})
    assert getattr(game.purse("syd"), resource) == 0


@clause("queens-dilemma", "points.mark", "effect.list")
def test_points_are_marked_with_where_they_came_from() -> None:
    game = begun()
    game.do("dilemma read", card="D017")
    game.vote("a1 pg pg pg pg")
    game.do("outcome", effects="Syd: +2 hegemony, +1 independence, +3 infamy")
    assert game.points("syd") == (2, 1 + 1, 3)
    assert {(one.reason, one.clause) for one in game.happened(PointsMarked)} == {("Dilemma D017", "points.mark")}


@clause("queens-dilemma", "points.mark")
def test_points_never_fall_below_zero_and_a_loss_is_flagged() -> None:
    game = read("Lyrie: +2 hegemony; Lyrie: -1 hegemony")
    assert game.points("lyrie")[0] == 1
    assert game.remarks("points.mark")
    game.round("Lyrie: -5 hegemony; Xanthe: -1 infamy")
    assert (game.points("lyrie")[0], game.points("xanthe")[2]) == (0, 0)
    assert [one.amount for one in game.happened(PointsMarked)] == [-1]


@clause("queens-dilemma", "founding.diary")
def test_a_track_that_runs_over_warns_once() -> None:
    game = begun()
    game.do("set", name="infamy-track", value=3)
    game.round("Syd: +3 infamy")
    assert game.remarks("founding.diary") == []
    game.round("Syd: +2 infamy")
    assert game.remarks("founding.diary") == ["Syd's Infamy track has 3 spaces: note the rest."]
    game.round("Syd: +1 infamy")
    assert game.remarks("founding.diary") == []
    assert game.points("syd")[2] == 6


@clause("queens-dilemma", "box.limits")
def test_an_empty_supply_of_power_warns_once_and_carries_on() -> None:
    game = begun()
    game.round("Syd: +99 power, +99 power")
    assert game.state.supply < 0
    assert len(game.remarks("box.limits")) == 1
    assert list(problems(game.state)) == []
    game.round("Syd: +1 power")
    assert game.remarks("box.limits") == []


@clause("queens-dilemma", "box.limits")
def test_the_twenty_first_hegemony_token_warns() -> None:
    game = begun()
    game.do("envelope open", insisted=True, number="07", story="; ".join(["order 0"] * 20))
    assert game.remarks("box.limits") == []
    game.do("envelope open", insisted=True, number="08", story="force 0")
    assert game.remarks("box.limits") == ["The box holds 20 Hegemony tokens: note what is missing on paper."]


@clause("queens-dilemma", "box.limits")
@pytest.mark.parametrize(
    ("code", "last"),
    [
        ("A147", "A146"),
        ("B45", "B44"),
        ("C188", "C187"),
        ("K26", "K25"),
        ("S70", "S69"),
        ("END22", "END21"),
        ("M9", "M08"),
    ],
)
def test_a_code_past_the_printed_pieces_is_asked_about(code: str, last: str) -> None:
    game = outcome()
    target = "" if code.startswith("M") else "Leader: "
    no = game.refused("outcome", "box.limits", effects=target + code)
    assert no.kind == "ambiguous"
    assert no.allowed[-1] == "the same with --insist"
    game.do("outcome", effects=target + last)
    game = outcome()
    game.do("outcome", insisted=True, effects=target + code)
    assert game.remarks("box.limits")
