"""What a seat sees: public things, and the shapes that others rely on."""

from __future__ import annotations

import json

from rules.core.secrecy import EVERYONE
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.view import phase_of
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, read, voting


@clause("queens-dilemma", "box.public")
def test_treasuries_and_tracks_are_public() -> None:
    game = read("Syd: +2 hegemony").have("syd", gold=4)
    for viewer in (EVERYONE, "xanthe", "syd"):
        shown = TITLE.view(game.state, viewer).players["syd"]
        assert (shown.gold, shown.hegemony, shown.power) == (4, 2, game.power("syd"))


def test_players_are_shown_with_seat_house_regions_and_vassals() -> None:
    shown = begun().seen().players
    assert [one.seat for one in shown.values()] == [1, 2, 3, 4, 5]
    assert (shown["elinor"].person, shown["elinor"].present) == ("Eve", True)
    assert (shown["elinor"].regions, shown["elinor"].vassals) == (("coden", "solad"), ("gamam",))


def test_the_board_shows_positions_and_tokens_by_axis() -> None:
    board = read("tradition 2; liberty 1").seen().board
    assert set(board) == {"tradition-progress", "force-diplomacy", "order-liberty"}
    assert (board["tradition-progress"].position, board["order-liberty"].position) == (-2, 1)
    assert board["tradition-progress"].tokens == {"tradition": 1, "progress": 0}


def test_a_vote_is_shown_with_turn_tiles_and_totals() -> None:
    game = voting()
    assert begun().seen().vote is None
    game.vote("a2 n3 pm")
    shown = game.seen().vote
    assert shown is not None
    assert (shown.turn, shown.aye, shown.nay, shown.moderator_on_tile) == ("syd", 2, 3, True)
    tiles = {player: (one.side, one.power, one.passed) for player, one in shown.tiles.items()}
    assert tiles["xanthe"] == ("aye", 2, None)
    assert tiles["jilian"] == (None, 0, "moderator")
    assert (shown.decided, shown.heirs) == (None, ())


@clause("queens-dilemma", "outcome.order")
def test_what_waits_is_shown_in_order_with_the_choices_of_the_first() -> None:
    game = read("Leader: -1 gold; Syd: -1 food")
    first, second = game.seen().pending
    assert (first.who, first.effect, first.clause) == ("xanthe", "Leader: -1 gold", "resource.forced-loss")
    assert (second.who, second.choices, second.clause) == (None, (), "outcome.order")
    assert phase_of(game.state) == "pending"


def test_a_view_is_json_with_names_as_they_are_typed() -> None:
    shown = json.loads(voting().seen().model_dump_json())
    assert (shown["leader"], shown["moderator"], shown["phase"], shown["pool"]) == ("xanthe", "elinor", "voting", 3)
    assert set(shown["players"]) == set(Character) - {"aesyas"}
    assert shown["agendas"] == {}


@clause("queens-dilemma", "agenda.secret")
def test_of_an_agenda_code_holder_and_limit_are_shown_and_nothing_else() -> None:
    game = begun()
    game.do("agenda take", player="xanthe", code="A017", limit=5)
    game.do("agenda note", player="xanthe", code="A017", content="win a war")
    assert TITLE.view(game.state, "xanthe").agendas["A017"].content == "win a war"
    for viewer in (EVERYONE, "syd"):
        shown = TITLE.view(game.state, viewer).agendas["A017"]
        assert (shown.holder, shown.limit, shown.lies, shown.content) == ("xanthe", 5, "held", None)
