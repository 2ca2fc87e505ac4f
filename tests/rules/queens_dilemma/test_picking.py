"""Choose Your Regions: the order of picks, Vassal Regions, base Buildings, Region Keywords."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.dilemma import holders
from rules.queens_dilemma.names import BuildingType, Character, Region
from rules.queens_dilemma.picking import next_pick
from rules.queens_dilemma.targets import buildings_of
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, founded, seated

X, L, J, S, E, A = "xanthe", "lyrie", "jilian", "syd", "elinor", "aesyas"
MAIN, VASSAL = "founding.main-regions", "founding.vassals-"

ORDERS = {
    3: ([X, L, J, J, L, X, X, L, J], [J, L, X]),
    4: ([X, L, J, S, S, J, L, X], [S, J, L, X]),
    5: ([X, L, J, S, E, E, S, J, L, X], [E, S]),
    6: ([X, L, J, S, E, A, A, E, S, J, L, X], []),
}


def picked(players: int) -> Game:
    game = seated(players)
    for region in Region:
        if region not in game.state.regions:
            game.do("found regions", picks=[region.value])
    return game


@clause(
    "queens-dilemma",
    "founding.main-regions",
    "founding.vassals-three",
    "founding.vassals-four",
    "founding.vassals-five",
)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_regions_are_picked_clockwise_then_back_then_the_vassals(players: int) -> None:
    mains, vassals = ORDERS[players]
    held = list(picked(players).state.regions.values())
    assert [one.holder for one in held] == [*mains, *vassals]
    assert [one.vassal for one in held] == [False] * len(mains) + [True] * len(vassals)


@clause("queens-dilemma", "founding.main-regions")
def test_the_picks_follow_the_tokens_not_the_order_of_typing() -> None:
    game = seated(4, leader="jilian")
    came = []
    for region in list(Region)[:8]:
        turn = next_pick(game.state)
        assert turn is not None
        came.append(turn.player)
        game.do("found regions", picks=[region.value])
    assert came == [J, S, X, L, L, X, S, J]


@clause("queens-dilemma", "founding.main-regions")
def test_a_pick_out_of_turn_is_refused() -> None:
    game = seated()
    no = game.refused("found regions", "founding.main-regions", picks=["lyrie:allwed"])
    assert no.allowed == ("xanthe",)
    game.do("found regions", picks=["xanthe:allwed", "lyrie:natar"])
    assert game.state.regions[Region.NATAR].holder is Character.LYRIE


@clause("queens-dilemma", "founding.vassals-four")
def test_a_vassal_pick_out_of_turn_is_refused() -> None:
    game = seated(4)
    for region in list(Region)[:8]:
        game.do("found regions", picks=[region.value])
    no = game.refused("found regions", "founding.vassals-four", picks=["xanthe:dualak"])
    assert no.allowed == ("syd",)


@clause("queens-dilemma", "founding.main-regions")
@pytest.mark.parametrize("pick", ["allwed", "lyrie:allwed", "allwed=blue military 1 army"])
def test_a_region_that_is_held_is_refused(pick: str) -> None:
    game = seated()
    game.do("found regions", picks=["allwed=red welfare 1 gold"])
    no = game.refused("found regions", "founding.main-regions", picks=[pick])
    assert "Xanthe" in no.because
    assert "allwed" not in no.allowed
    assert "natar" in no.allowed


@clause("queens-dilemma", "founding.main-regions")
def test_one_refused_pick_of_several_leaves_nothing_behind() -> None:
    game = seated()
    game.refused("found regions", "founding.main-regions", picks=["allwed", "natar", "allwed"])
    assert game.state.regions == {}


@clause("queens-dilemma", "founding.main-regions")
def test_nobody_picks_before_the_seats_or_after_the_last_region() -> None:
    Game().refused("found regions", "founding.main-regions", picks=["allwed"])
    founded().refused("found regions", "founding.main-regions", picks=["allwed"])


@clause("queens-dilemma", "founding.vassals-five")
def test_the_last_vassal_region_of_five_goes_to_the_moderators_right_by_itself() -> None:
    game = seated()
    for region in list(Region)[:10]:
        game.do("found regions", picks=[region.value])
    game.do("found regions", picks=["wylio"])
    assert game.state.regions[Region.WYLIO].holder is Character.ELINOR
    assert game.state.regions[Region.GAMAM].holder is Character.SYD
    assert game.state.regions[Region.GAMAM].vassal


@clause("queens-dilemma", "founding.vassal-yield")
def test_a_vassals_base_building_has_no_type_and_what_is_built_there_counts() -> None:
    game = founded()
    assert buildings_of(game.state, Character.ELINOR, BuildingType.WELFARE) == 2
    game.do("found regions", picks=["gamam=red welfare 2 gold"])
    assert game.remarks("founding.vassal-yield")
    assert game.state.regions[Region.GAMAM].holder is Character.ELINOR
    assert buildings_of(game.state, Character.ELINOR, BuildingType.WELFARE) == 2


@clause("queens-dilemma", "founding.base-buildings")
def test_two_base_buildings_of_one_colour_are_remarked_on() -> None:
    game = seated(3)
    red, blue = "red welfare 1 gold", "blue military 1 army"
    game.do("found regions", picks=[f"allwed={red}", f"natar={red}", f"blodyn={red}", f"olwyn={blue}"])
    assert game.remarks("founding.base-buildings") == []
    game.do("found regions", picks=[f"coden={red}"])
    assert "Natar and Coden are both red: Lyrie" in game.remarks("founding.base-buildings")[0]
    game.do("found regions", picks=[f"solad={red}", f"crann={red}"])
    assert "Allwed and Solad and Crann are all red" in game.remarks("founding.base-buildings")[1]


@clause("queens-dilemma", "founding.base-buildings")
def test_a_label_may_be_typed_in_later_and_changed_only_on_purpose() -> None:
    game = seated(6)
    for region in Region:
        game.do("found regions", picks=[region.value])
    game.do("found regions", picks=["allwed=red commercial 2 food"])
    assert game.state.regions[Region.ALLWED].holder is Character.XANTHE
    game.refused("found regions", "founding.base-buildings", picks=["allwed=red commercial 1 food"])
    game.do("found regions", picks=["allwed=red commercial 2 food"])
    game.do("found regions", insisted=True, picks=["allwed=red commercial 1 food"])
    base = game.state.regions[Region.ALLWED].base
    assert base is not None
    assert base.yields[0].food == 1


@clause("queens-dilemma", "founding.region-keywords", "keyword.region")
def test_each_holder_has_the_region_keywords_vassals_included() -> None:
    game, five = founded(6), founded()
    assert holders(game.state, "Wylio") == (Character.XANTHE,)
    assert holders(five.state, "gamam") == (Character.ELINOR,)
    assert holders(five.state, "wylio") == (Character.SYD,)
    assert five.chores("founding.stickers")
    assert any("Vassal Heraldry" in what and "Gamam" in what for what in five.chores("founding.stickers"))
    assert not any("Vassal" in what for what in game.chores("founding.stickers"))
