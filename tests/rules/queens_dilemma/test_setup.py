"""Game Setup: the Timeline, the Pool, the board, the seats, and the draft's order."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.events.founding import InvestmentsDrafted
from rules.queens_dilemma.names import Axis, Character, Colour, Ideology, Phase, Region, Resource
from rules.queens_dilemma.pieces import Space
from tests.clauses import clause
from tests.rules.queens_dilemma.game import IDLE, LABEL, Game, begun, founded, seated


@clause("queens-dilemma", "setup.power-pool")
def test_a_game_starts_with_three_power_from_the_supply_in_the_pool() -> None:
    game = founded()
    supply = game.state.supply
    game.do("setup begin", space=IDLE)
    assert (game.state.pool, game.state.supply) == (3, supply - 3)


@clause("queens-dilemma", "setup.timeline")
def test_the_space_is_typed_in_and_kept() -> None:
    game = founded()
    no = game.refused("setup begin", "setup.timeline")
    assert any("red 3 food" in one for one in no.allowed)
    game.do("setup begin", space="blue 3 army")
    assert game.state.game == 1
    assert game.state.timeline == {1: Space(colour=Colour.BLUE, bag=3, taxed=Resource.ARMY)}
    assert game.seen().space == "blue 3 army"


@clause("queens-dilemma", "setup.timeline")
def test_in_the_first_game_another_bag_than_three_is_asked_about() -> None:
    game = founded()
    game.refused("setup begin", "setup.timeline", space="red 4 food")
    game.do("setup begin", insisted=True, space="red 4 food")
    assert game.state.timeline[1].bag == 4


@clause("queens-dilemma", "setup.timeline")
@pytest.mark.parametrize("space", ["red 3 gold", "green 3 food", "red food", "red 3 power"])
def test_a_space_has_a_colour_a_number_and_a_taxed_resource_that_is_not_gold(space: str) -> None:
    founded().refused("setup begin", "house.unreadable", space=space)


@clause("queens-dilemma", "setup.ideology-board")
def test_each_game_starts_with_an_empty_board_and_sliders_in_the_middle() -> None:
    game = founded()
    game.do("setup begin", space=IDLE)
    assert game.state.positions == dict.fromkeys(Axis, 0)
    assert game.state.tokens == dict.fromkeys(Ideology, 0)


@clause("queens-dilemma", "setup.ideology-board")
@pytest.mark.parametrize("spaces", [3, 8, 0, -9, 1001])
def test_a_track_has_an_odd_number_of_spaces_five_or_more(spaces: int) -> None:
    game = Game()
    game.refused("set", "setup.ideology-board" if spaces < 1000 else "house.unreadable", name="ideo", value=spaces)
    game.do("set", name="ideology", value=5)
    assert game.state.settings == {"ideology-spaces": 5}


@clause("house", "unknown-setting")
def test_an_unknown_or_doubtful_setting_is_refused_with_those_there_are() -> None:
    no = Game().refused("set", "house.unknown-setting", name="colour", value=3)
    assert "ideology-spaces" in no.allowed
    Game().refused("set", "house.unknown-setting", name="i", value=7)


@clause("queens-dilemma", "setup.seats")
def test_the_first_game_keeps_the_founding_seats() -> None:
    game = founded(4)
    game.refused("setup begin", "founding.seating-kept", space=IDLE, seats=["lyrie", "xanthe", "jilian", "syd"])
    game.refused("setup begin", "setup.seats", space=IDLE, seats=["xanthe", "lyrie", "jilian", "syd", "syd"])
    game.refused("setup begin", "founding.character-kept", space=IDLE, seats=["xanthe", "lyrie", "jilian", "elinor"])
    game.do("setup begin", space=IDLE, seats=["jilian", "syd", "xanthe", "lyrie"])
    assert (game.state.leader, game.state.moderator) == (Character.XANTHE, Character.SYD)


@clause("queens-dilemma", "founding.seating-kept")
def test_the_founding_seats_need_not_be_typed_again() -> None:
    game = founded(4)
    game.do("setup begin", space=IDLE)
    assert game.state.seats == game.state.founding_seats


@clause("queens-dilemma", "setup.every-game")
def test_the_steps_of_a_setup_come_in_their_place() -> None:
    seated().refused("setup begin", "setup.every-game", space=IDLE)
    game = founded()
    game.refused("setup ready", "setup.every-game")
    game.do("setup begin", space=IDLE)
    game.refused("setup begin", "setup.every-game", space=IDLE)
    game.do("setup ready")
    assert game.state.phase is Phase.DILEMMA
    game.refused("setup ready", "setup.every-game")


@clause("queens-dilemma", "setup.every-game")
def test_the_guided_steps_stand_on_the_list_until_the_game_goes_on() -> None:
    game = founded()
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    for step in ("legacy-tray", "player-area", "ideology-card", "story-cards", "dilemma-deck"):
        assert game.chores(f"setup.{step}"), step
    assert game.chores("founding.lore")
    game.do("dilemma read")
    assert not [duty for duty in game.state.duties if duty.clause.startswith("setup.")]
    assert not game.chores("founding.lore")
    assert game.duties("agenda")


@clause("queens-dilemma", "founding.base-buildings")
def test_income_waits_for_the_labels_of_the_base_buildings() -> None:
    game = seated(6)
    for region in list(Region)[1:]:
        game.do("found regions", picks=[f"{region}={LABEL}"])
    game.do("found regions", picks=["allwed"])
    game.do("found envelope", dilemmas=12)
    game.do("setup begin", space=IDLE)
    no = game.refused("setup ready", "founding.base-buildings")
    assert "Allwed" in no.because
    assert game.step().action == "found regions"
    game.do("found regions", picks=[f"allwed={LABEL}"])
    game.do("setup ready")


@clause("queens-dilemma", "investment.order")
def test_while_all_are_level_the_draft_goes_clockwise_from_the_leader() -> None:
    assert begun().state.draft == begun().state.seats
    game = seated(4, leader="jilian")
    for region in Region:
        if region not in game.state.regions:
            game.do("found regions", picks=[f"{region}={LABEL}"])
    game.do("found envelope", dilemmas=9)
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert game.state.draft == ("jilian", "syd", "xanthe", "lyrie")


@clause("queens-dilemma", "investment.order")
def test_the_draft_goes_from_least_to_most_hegemony_ties_clockwise_from_the_leader() -> None:
    game = founded()
    game.do("set", name="ideology-spaces", value=9)
    game.do("envelope open", insisted=True, number="07", story="Lyrie: +2 hegemony; Xanthe: +1 hegemony")
    game.do("envelope open", insisted=True, number="08", story="Syd: +1 hegemony")
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert game.state.draft == ("jilian", "elinor", "xanthe", "syd", "lyrie")


@clause("queens-dilemma", "investment.count")
@pytest.mark.parametrize(("players", "aside"), [(3, 2), (4, 2), (5, 1), (6, 0)])
def test_so_many_investment_cards_are_laid_aside(players: int, aside: int) -> None:
    game = founded(players)
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert [one.aside for one in game.happened(InvestmentsDrafted)] == [aside]


@clause("queens-dilemma", "investment.draft", "setup.ideology-card")
def test_what_was_kept_in_secret_is_nowhere_before_it_is_turned_over() -> None:
    game = begun()
    assert game.seen().draft == game.state.seats
    assert "keep the higher number (of two ones, either)" in game.chores("setup.ideology-card")[0]
    assert (game.state.shown, game.state.investments, game.state.cards) == ({}, {}, {})
    game.refused("score ideology", "scoring.phases", cards=["xanthe=3: order 3, force 1"])
    game.refused("score investments", "scoring.phases", results=["xanthe=army unpaid: nothing"])


@clause("queens-dilemma", "setup.story-cards")
def test_the_story_cards_of_storylines_not_yet_ended_are_listed_in_ascending_order() -> None:
    game = founded()
    for number, storyline in (("11", "Scorpion"), ("05", "Crown"), ("07", "scorpion"), ("20", "Cult")):
        game.do("envelope open", insisted=True, number=number, storyline=storyline)
    game.do("envelope open", insisted=True, number="21", storyline="Cult", story="END03")
    game.do("ending attach", code="END03", scales=1, storyline="Cult")
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    (what,) = game.chores("setup.story-cards")
    assert what.endswith("(scorpion: Envelopes 11, 07; crown: Envelopes 05)")


@clause("queens-dilemma", "setup.story-cards")
def test_without_a_named_storyline_the_chore_stands_alone() -> None:
    game = founded()
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert game.chores("setup.story-cards") == ["Lay the Story cards onto their Storylines' slots"]


@clause("house", "setting-fixed")
@clause("queens-dilemma", "setup.ideology-board")
def test_the_length_of_the_tracks_is_amended_once_sliders_have_moved_on_them() -> None:
    game = begun()
    game.do("set", name="ideology-spaces", value=7)
    game.round("progress 2")
    no = game.refused("set", "house.setting-fixed", name="ideology-spaces", value=9)
    assert "amend" in no.because
    game.do("set", name="ideology-spaces", value=9, insisted=True)


@clause("queens-dilemma", "setup.ideology-board")
def test_a_setup_without_the_length_of_the_tracks_says_what_is_missing() -> None:
    game = founded()
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    (said,) = game.remarks("setup.ideology-board")
    assert "`set ideology-spaces N`" in said
    known = founded()
    known.do("set", name="ideology-spaces", value=9)
    known.do("setup begin", space=IDLE)
    known.do("setup ready")
    assert not known.remarks("setup.ideology-board")
