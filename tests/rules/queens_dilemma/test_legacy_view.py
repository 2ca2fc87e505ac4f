"""What lasts, as everyone sees it."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, founded, read


@clause("queens-dilemma", "founding.vassal-yield", "income.choice")
def test_buildings_are_shown_with_what_they_yield_and_a_vassals_is_covered() -> None:
    shown = founded(natar="blue military 1 army / 1 gold").seen().buildings
    assert shown["gamam"] == ()
    (natar,) = shown["natar"]
    assert (natar.code, natar.colour, natar.type) == ("", "blue", "military")
    assert [str(option) for option in natar.yields] == ["1 Army", "1 Gold"]


def test_the_chairs_and_the_order_of_the_next_draft() -> None:
    assert Game().seen().chairs == ()
    assert Game().seen().drafting == ()
    seen = read("Leader: +2 hegemony").seen()
    assert seen.chairs[0] == "xanthe"
    assert seen.drafting[-1] == "xanthe"
    assert set(seen.drafting) == set(seen.chairs)


def test_a_diary_shows_its_skills_and_keywords() -> None:
    game = read("Syd: S12, K05")
    game.do("skill read", code="S12", track=3)
    game.do("skill use", player="syd", code="S12")
    game.do("keyword", code="K05", words="Kingmaker")
    shown = game.seen().diaries["syd"]
    assert [(one.code, one.space, one.track, one.used) for one in shown.skills] == [("S12", 1, 3, 1)]
    assert shown.keywords == {"K05": "Kingmaker"}
    assert game.seen().timeline["1"].endswith("3 food")
    assert [one.envelope for one in game.seen().stories] == ["00"]
