"""Income Phase: Power, one of each Resource, and what the Buildings of the game's colour yield."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.names import Phase, Region
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, founded, seated


def purse(game: Game, player: str) -> tuple[int, int, int, int]:
    one = game.purse(player)
    return one.gold, one.food, one.army, one.materials


def set_up(colour: str, **labels: str) -> Game:
    game = founded(5, **labels)
    game.do("setup begin", space=f"{colour} 3 food")
    game.do("setup ready")
    return game


@clause("queens-dilemma", "income.power")
def test_everyone_takes_seven_power_beside_what_the_founding_gave() -> None:
    game = begun()
    assert [game.power(player) for player in game.state.seats] == [7, 8, 7, 8, 8]


@clause("queens-dilemma", "income.basic", "resource.supply")
@pytest.mark.parametrize("players", [3, 6])
def test_everyone_takes_one_of_each_resource(players: int) -> None:
    game = begun(players)
    assert purse(game, "xanthe") == (1, 1, 1, 1)
    assert purse(game, list(game.state.seats)[-1]) == (2 if players == 6 else 1, 1, 1, 1)


@clause("queens-dilemma", "income.buildings", "building.colour")
@pytest.mark.parametrize(
    ("colour", "xanthe"),
    [("red", (1, 4, 1, 1)), ("blue", (1, 1, 3, 1))],
)
def test_only_buildings_of_the_games_colour_yield(colour: str, xanthe: tuple[int, ...]) -> None:
    game = set_up(colour, allwed="red commercial 3 food", tork="blue military 2 army")
    assert purse(game, "xanthe") == xanthe


@clause("queens-dilemma", "founding.vassal-yield", "income.buildings")
def test_a_vassals_base_building_yields_nothing() -> None:
    game = founded()
    game.do("found regions", picks=["gamam=red military 5 army"])
    game.do("setup begin", space="red 3 food")
    game.do("setup ready")
    assert game.purse("elinor").army == 1
    assert game.purse("elinor").gold == 4


@clause("queens-dilemma", "income.buildings", "building.owner", "founding.vassal-yield")
def test_what_was_built_yields_to_the_regions_holder_in_a_vassal_region_too() -> None:
    game = founded()
    game.do("envelope open", insisted=True, number="07", story="Gamam: B07")
    game.do("building", code="B07", label="blue military 2 army / 1 materials")
    game.do("envelope open", insisted=True, number="08", story="Gamam: B08")
    game.do("building", code="B08", label="blue military 4 army")
    game.do("setup begin", space="blue 3 food")
    game.do("setup ready")
    assert game.purse("elinor").army == 5
    game.do("income", region="gamam", choice="1 materials")
    assert purse(game, "elinor") == (2, 1, 5, 2)


@clause("queens-dilemma", "income.choice")
def test_a_building_with_a_slash_waits_for_its_choice() -> None:
    game = set_up("red", allwed="red commercial 2 food / 1 gold")
    assert game.state.phase is Phase.SETUP
    assert game.step().who == "xanthe"
    assert game.step().choices == ('"2 food"', '"1 gold"')
    no = game.refused("income", "income.choice", region="allwed", choice="2 food, 1 gold")
    assert no.allowed == ("2 food", "1 gold")
    game.refused("income", "income.choice", region="natar", choice="2 food")
    game.refused("dilemma read", "round.phases")
    game.do("income", region="allwed", choice="2 food")
    assert purse(game, "xanthe") == (2, 3, 1, 1)
    assert game.state.phase is Phase.DILEMMA
    game.refused("income", "income.choice", region="allwed", choice="1 gold")


@clause("queens-dilemma", "income.choice")
def test_each_building_with_a_choice_is_asked_for_by_itself() -> None:
    choice = "red commercial 2 food / 1 gold"
    game = set_up("red", allwed=choice, natar=choice)
    game.do("income", region="natar", choice="1 gold")
    assert game.state.phase is Phase.SETUP
    game.do("income", region="allwed", choice="2 food")
    assert (game.purse("lyrie").food, game.purse("xanthe").food) == (1, 3)


@clause("queens-dilemma", "box.limits")
def test_more_tokens_than_the_box_holds_are_warned_about() -> None:
    game = seated(6)
    for region in Region:
        game.do("found regions", picks=[f"{region}=red commercial 10 materials"])
    game.do("found envelope", dilemmas=12)
    game.do("setup begin", space="red 3 food")
    game.do("setup ready")
    assert game.remarks("box.limits") == ["The box has no more Materials tokens: note what is missing on paper."]
