"""Absences, Defections, and Additions."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.effects import HolderOf
from rules.queens_dilemma.names import Character, Region
from rules.queens_dilemma.targets import find
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import closed, to_the_end
from tests.rules.queens_dilemma.game import IDLE, Game, begun, founded

SYD = Character.SYD


def without_syd(players: int = 5) -> Game:
    """The first game of five, with Syd absent."""
    game = founded(players)
    game.do("set", name="ideology-spaces", value=9)
    game.do("setup begin", space=IDLE, absent=["syd"])
    game.do("setup ready")
    return game


def back_again() -> Game:
    """Syd missed game 1 and is back in game 2, whose setup has begun."""
    game = closed(to_the_end(without_syd()))
    game.do("setup begin", space=IDLE)
    return game


@clause("queens-dilemma", "absence.player-count")
def test_the_setup_follows_those_who_are_present() -> None:
    game = founded(5)
    game.do("setup begin", space=IDLE, absent=["syd"])
    assert [seat.value for seat in game.state.seats] == ["xanthe", "lyrie", "jilian", "elinor"]
    game.do("setup ready")
    assert "2 laid aside" in game.told
    assert game.power("syd") == 1


@clause("queens-dilemma", "absence.player-count")
def test_fewer_than_three_are_refused_unless_the_table_insists() -> None:
    game = founded(3)
    no = game.refused("setup begin", "absence.player-count", space=IDLE, absent=["jilian"])
    assert "the same with --insist" in no.allowed
    game.do("setup begin", space=IDLE, absent=["jilian"], insisted=True)
    assert len(game.state.seats) == 2


@clause("queens-dilemma", "absence.player-count")
def test_who_is_left_out_of_the_seats_must_be_called_absent() -> None:
    game = founded(5)
    no = game.refused("setup begin", "absence.player-count", space=IDLE, seats=["xanthe", "lyrie", "jilian", "elinor"])
    assert "--absent syd" in no.allowed


@clause("queens-dilemma", "absence.no-change")
def test_an_absent_player_neither_gains_nor_loses() -> None:
    game = without_syd()
    before = game.purse("syd"), game.diary("syd")
    game.round("Syd: +2 gold, -1 food, +1 hegemony, +2 infamy, +1 power; Players: +1 food; least(gold): +1 gold")
    assert (game.purse("syd"), game.diary("syd")) == before
    assert game.purse("lyrie").food == 2


@clause("queens-dilemma", "absence.tokens")
def test_tokens_of_an_absent_player_go_to_somebody_present() -> None:
    game = founded(5)
    game.do("setup begin", space=IDLE, absent=["xanthe"], leader="jilian")
    assert game.state.leader is Character.JILIAN
    assert game.state.moderator is Character.ELINOR


@clause("queens-dilemma", "absence.tokens")
def test_a_token_does_not_go_to_the_absent_and_stays_with_who_is_there() -> None:
    game = founded(5)
    game.refused("setup begin", "absence.tokens", space=IDLE, absent=["xanthe"], leader="xanthe")
    game.refused("setup begin", "setup.seats", space=IDLE, absent=["syd"], leader="lyrie")


@clause("queens-dilemma", "absence.legacy")
def test_of_a_keyword_effect_on_an_absent_player_the_legacy_part_applies() -> None:
    game = without_syd()
    game.round("Syd: +2 gold, S12, K05, A050")
    assert [skill.code for skill in game.diary("syd").skills] == ["S12"]
    assert game.diary("syd").keywords == ("K05",)
    assert "A050" in game.duties("agenda")
    assert game.purse("syd").gold == 0


@clause("queens-dilemma", "absence.legacy")
def test_a_building_of_an_absent_player_stands_in_a_region_of_theirs_that_the_leader_chooses() -> None:
    game = without_syd()
    game.do("dilemma read")
    game.vote("pm pg pg pg")
    game.do("vote decide", side="aye")
    game.do("outcome", effects="Syd: B07")
    step = game.step()
    assert step.who == game.state.leader
    mine = [region for region, one in game.state.regions.items() if one.holder is SYD]
    game.refused("building", "building.attach", code="B07", region="allwed", label="red military 1 army")
    game.do("building", code="B07", region=mine[0], label="red military 1 army")
    assert game.state.regions[mine[0]].built[0].code == "B07"


@clause("queens-dilemma", "absence.legacy")
def test_a_crossroad_waits_for_the_return() -> None:
    game = without_syd()
    game.round("Syd: A050")
    game.refused("agenda crossroad", "absence.legacy", player="syd", code="A050", choice="first", effects="nothing")


@clause("queens-dilemma", "absence.return")
def test_three_independence_for_each_game_missed() -> None:
    game = closed(to_the_end(without_syd()))
    before = game.diary("syd").independence
    game.do("setup begin", space=IDLE, absent=["syd"])
    game.do("setup ready")
    game = closed(to_the_end(game))
    game.do("setup begin", space=IDLE)
    assert game.diary("syd").independence == before + 6
    assert game.state.players[SYD].missed == 0


@clause("queens-dilemma", "absence.overdue")
def test_an_agenda_whose_limit_fell_in_a_missed_game_fails_before_the_next_one() -> None:
    game = founded(5)
    game.do("set", name="ideology-spaces", value=9)
    game.do("agenda take", player="syd", code="A086", limit=1)
    game.do("setup begin", space=IDLE, absent=["syd"])
    game.do("setup ready")
    game = closed(to_the_end(game))
    game.do("setup begin", space=IDLE)
    no = game.refused("setup ready", "absence.overdue")
    assert "agenda fail syd A086" in no.allowed[0]
    game.refused("agenda fail", "absence.overdue", player="lyrie", code="A064", effects="nothing")
    step = game.step()
    assert (step.action, step.free, step.optional) == ("agenda fail", True, False)
    infamy = game.points("syd")[2]
    game.do("agenda fail", player="syd", code="A086", effects="+2 infamy, A087")
    assert game.points("syd")[2] == infamy + 2
    assert game.state.agendas["A086"].lies == "trash"
    assert "A087" in game.duties("agenda")
    game.do("setup ready")


def test_absent_players_keep_their_chair() -> None:
    game = back_again()
    assert [seat.value for seat in game.state.seats] == ["xanthe", "lyrie", "jilian", "syd", "elinor"]


@clause("queens-dilemma", "defection.count")
def test_without_a_replacement_the_setup_follows_the_new_number() -> None:
    game = founded(5)
    game.do("leave", player="syd")
    game.do("setup begin", space=IDLE)
    assert len(game.state.seats) == 4
    game.do("setup ready")
    assert "2 laid aside" in game.told
    assert game.state.regions[Region.OLWYN].holder is SYD
    game.refused("leave", "defection.count", player="lyrie")


@clause("queens-dilemma", "defection.count", "founding.character-kept")
def test_a_replacement_takes_everything_over() -> None:
    game = founded(5)
    game.do("leave", player="syd")
    game.do("replace", player="syd", person="Fay")
    game.refused("replace", "house.no-change", player="syd", person="Fay")
    assert game.state.players[SYD].person == "Fay"
    game.do("setup begin", space=IDLE)
    assert SYD in game.state.seats
    no = game.refused("replace", "founding.character-kept", player="aesyas", person="Gil")
    assert "syd" in no.allowed


@clause("queens-dilemma", "defection.count")
def test_the_third_player_cannot_leave_unless_the_table_insists() -> None:
    game = founded(3)
    no = game.refused("leave", "defection.count", player="lyrie")
    assert "the same with --insist" in no.allowed


@clause("queens-dilemma", "defection.keywords")
def test_a_keyword_of_who_left_is_announced_with_the_moderator() -> None:
    game = closed(to_the_end(begun(5)))
    game.do("leave", player="syd")
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    game.do("dilemma read", keywords="syd")
    moderator = game.state.moderator
    assert moderator is not None
    assert game.remarks("dilemma.keywords") == [f"syd: Syd ({moderator.shown}, the Moderator, for Syd)."]


@clause("queens-dilemma", "defection.keywords")
def test_a_keyword_of_who_left_falls_on_the_moderator() -> None:
    game = founded(5)
    game.do("set", name="ideology-spaces", value=9)
    game.do("leave", player="syd")
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    game.do("dilemma read")
    game.vote("a1 pg pg pg")
    moderator = game.state.moderator
    assert moderator is not None
    before = game.purse(moderator).gold
    game.do("outcome", effects="Syd: +2 gold")
    assert game.purse(moderator).gold == before + 2
    assert find(game.state, HolderOf(region=Region.OLWYN)).players == (moderator,)


@clause("queens-dilemma", "defection.keywords")
def test_the_tokens_of_who_left_go_to_another_player() -> None:
    game = founded(5)
    game.do("leave", player="xanthe", leader="jilian")
    assert game.state.leader is Character.JILIAN
    game.refused("leave", "defection.keywords", player="elinor", moderator="xanthe")


@clause("queens-dilemma", "addition.refused")
@pytest.mark.parametrize("game", [founded(4), begun(4)], ids=["founded", "begun"])
def test_nobody_joins_later(game: Game) -> None:
    no = game.refused("found seats", "addition.refused", seats=["elinor:Eve"])
    assert "cannot join" in no.because
