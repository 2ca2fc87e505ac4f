"""Falling, the Inner Circle, and who is Queen."""

import pytest

from rules.queen_by_midnight.events import DeclarationRevealed
from rules.queen_by_midnight.names import Phase, Princess
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import Game, playing, wins


@clause("queen-by-midnight", "circle.join", "circle.flip")
def test_who_falls_reveals_the_declaration_and_advises_the_princess_named() -> None:
    game = playing(4).declared(freya="hephesta").do("change freya.h-30")
    assert [one.pledge for one in game.happened(DeclarationRevealed)] == [Princess.HEPHESTA]
    assert (game.of("freya").status, game.of("freya").leader) == ("advisor", Princess.HEPHESTA)
    assert game.remarks("circle.flip")
    assert game.state.phase is Phase.TURNS


@clause("queen-by-midnight", "circle.join")
def test_with_one_other_left_nothing_is_revealed() -> None:
    game = playing(3).declared(freya="boss-no").do("change boss.h-30")
    assert game.of("boss-no").leader is Princess.FREYA
    game.do("change freya.h-30")
    assert not game.happened(DeclarationRevealed)
    assert wins(game) == {"Ana": "queen"}


@clause("queen-by-midnight", "circle.one-advisor")
def test_a_princess_has_one_advisor_at_most() -> None:
    game = playing(5).declared(freya="hephesta", erdene="hephesta").do("change freya.h-30").do("change erdene.h-30")
    assert (game.of("freya").status, game.of("erdene").status) == ("advisor", "out")
    assert "has an Advisor already, Freya" in game.told


@clause("queen-by-midnight", "circle.one-advisor")
def test_there_may_be_nobody_to_advise() -> None:
    early = playing(4).do("change freya.h-30")
    assert early.of("freya").status == "out"
    game = playing(5).declared(freya="hephesta", erdene="freya").do("change freya.h-30").do("change erdene.h-30")
    assert game.of("erdene").status == "out"
    game = playing(5).declared(freya="erdene").do("change freya.h-30").do("change erdene.h-30")
    assert game.of("freya").status == "out"


@clause("queen-by-midnight", "circle.one-advisor", "round.order")
def test_who_fall_at_once_fall_in_turn_order() -> None:
    game = playing(5).declared(boss_no="erdene", freya="erdene").do("change freya.h-30 boss.h-30")
    assert [game.of(one).status for one in ("boss-no", "freya")] == ["advisor", "out"]


@clause("queen-by-midnight", "circle.turn", "circle.ability")
def test_an_advisor_has_a_turn_for_one_of_the_two_abilities() -> None:
    game = playing(4).declared(boss_no="hephesta").do("change boss.h-30").turn("keep")
    assert game.state.turn is Princess.BOSS_NO
    for line in ("buy vault 0", "end keep", "card utility 0", "refresh vault"):
        game.refused(line, "circle.turn")
    game.refused("advise 3", "house.unreadable")
    hand = game.cards("boss-no")
    game.do("advise 2 c+2 freya.h-3")
    assert (game.of("hephesta").clout, game.of("freya").health) == (2, 27)
    assert game.cards("boss-no") == hand
    assert game.state.turn is Princess.FREYA
    game.refused("advise 1", "circle.ability")


@clause("queen-by-midnight", "circle.turn")
def test_an_advisor_whose_leader_falls_in_that_turn_ends_it() -> None:
    game = playing(5).declared(boss_no="hephesta").do("change boss.h-30").turn("keep")
    game.do("advise 1 h-30")
    assert game.of("boss-no").status == "out"
    assert game.state.turn is Princess.FREYA


@clause("queen-by-midnight", "end.last-standing")
def test_the_last_princess_is_queen_at_once() -> None:
    game = playing().do("change boss.h-30")
    assert game.state.phase is Phase.TURNS
    game.do("attack brawler 0 30 freya")
    assert game.state.phase is Phase.BETWEEN
    assert wins(game) == {"Ana": "queen"}
    assert "Only Hephesta remains. Hephesta is Queen." in game.told


@clause("queen-by-midnight", "end.last-standing")
def test_advisors_do_not_count_and_when_the_last_fall_together_the_table_says() -> None:
    game = playing(4).declared(freya="boss-no").do("change freya.h-30").do("change erdene.h-30")
    game.refused("crown hephesta", "end.last-standing")
    game.do("change h-30 boss.h-30")
    assert game.state.phase is Phase.DISPUTE
    game.refused("crown freya", "end.last-standing")
    game.refused("buy vault 0", "turn.actions")
    game.do("crown boss")
    assert wins(game) == {"Ben": "queen", "Cy": "along"}


@clause("queen-by-midnight", "circle.wins-along")
def test_the_winners_advisor_wins_too() -> None:
    game = playing(3).declared(freya="hephesta").do("change freya.h-30").do("change boss.h-30")
    assert wins(game) == {"Ana": "queen", "Cy": "along"}
    assert "Freya wins along as Advisor." in game.told


def midnight(**lines: tuple[int, int]) -> Game:
    """At Midnight with that Clout and Health."""
    game = playing(len(lines)).hours(11)
    for name, (clout, health) in lines.items():
        player = name.replace("_", "-")
        for kind, more in (("c", clout - game.of(player).clout), ("h", health - game.of(player).health)):
            if more:
                game.do(f"change {player}.{kind}{more:+}")
    while game.state.phase is Phase.TURNS:
        game.turn("keep")
    return game


@clause("queen-by-midnight", "end.points")
def test_at_midnight_clout_and_health_are_points() -> None:
    game = midnight(boss_no=(4, 20), freya=(9, 14), hephesta=(7, 12))
    assert [line.points for line in game.state.results[-1].lines] == [19, 24, 23]
    assert wins(game) == {"Ben": "queen"}
    assert "Boss No 4 Clout + 20 Health = 24, Freya 9 Clout + 14 Health = 23" in game.told


@clause("queen-by-midnight", "end.tie")
@pytest.mark.parametrize(
    ("boss", "freya", "heph", "queens"),
    [
        ((4, 20), (9, 15), (0, 3), ["Cy"]),
        ((9, 15), (9, 15), (0, 3), ["Ben", "Cy"]),
        ((9, 15), (9, 15), (9, 15), ["Ana", "Ben", "Cy"]),
        ((9, 15), (8, 16), (9, 15), ["Ana", "Ben"]),
    ],
)
def test_a_tie_goes_to_the_most_clout_and_else_they_win_together(
    boss: tuple[int, int], freya: tuple[int, int], heph: tuple[int, int], queens: list[str]
) -> None:
    game = midnight(boss_no=boss, freya=freya, hephesta=heph)
    assert list(wins(game)) == queens
    assert ("Dual Queens" in game.told) == (len(queens) == 2)


@clause("queen-by-midnight", "circle.wins-along", "end.tie")
def test_each_of_dual_queens_wins_with_her_advisor() -> None:
    game = playing(5).declared(freya="hephesta", erdene="boss-no").do("change freya.h-30").do("change erdene.h-30")
    game.do("change rosaline.h-10").hours(12)
    assert wins(game) == {"Ana": "queen", "Ben": "queen", "Cy": "along", "Dee": "along"}


def test_standings_go_over_the_plays_by_person() -> None:
    game = playing().do("change boss.h-30 freya.h-30")
    game.do("seats Cy Ana Dee").do("roll Cy=9 Ana=3 Dee=2").do("deal Cy=boss Ana=heph Dee=freya").do("start")
    game.do("change heph.h-30").do("change freya.h-30")
    shown = {person: (one.plays, one.queen, one.along) for person, one in game.seen().standings.items()}
    assert shown == {"Ana": (2, 1, 0), "Ben": (1, 0, 0), "Cy": (2, 1, 0), "Dee": (1, 0, 0)}
    assert game.state.game == 2
