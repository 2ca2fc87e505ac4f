"""The end of the campaign: the trigger, the finale's boxes, and the ranking."""

from __future__ import annotations

import pytest

from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.finale import tier
from rules.queens_dilemma.legacy.model import Ending
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.players import Diary
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import closed, to_the_end
from tests.rules.queens_dilemma.game import IDLE, Game, begun


def last_game(endings: int = 7, deck: int = 3, scales: int = 1) -> Game:
    """A game played to its end, with so many Endings attached and Dilemma cards left, about to be closed."""
    game = to_the_end(begun())
    attached = {f"END{n:02}": Ending(scales=scales, storyline=f"storyline {n}") for n in range(1, endings + 1)}
    game.state = changed(game.state, endings=FrozenMap(attached), deck=deck)
    return game


def at_the_finale(**diaries: Diary) -> Game:
    """The finale's boxes are open; the Diaries as said."""
    game = closed(last_game())
    game.do("box open", code="M07")
    game.do("box open", code="M08")
    written = game.state.diaries.update({Character(player): diary for player, diary in diaries.items()})
    game.state = changed(game.state, diaries=written)
    return game


@clause("queens-dilemma", "finale.trigger")
@pytest.mark.parametrize(("endings", "deck", "finale"), [(7, 3, True), (7, 0, True), (7, 4, False), (6, 0, False)])
def test_seven_endings_and_three_or_fewer_cards_bring_the_finale(endings: int, deck: int, finale: bool) -> None:
    game = closed(last_game(endings, deck))
    assert game.state.phase is (Phase.FINALE if finale else Phase.BETWEEN)
    assert game.state.deck == (0 if finale else deck)


@clause("queens-dilemma", "finale.boxes")
def test_the_finale_opens_two_mystery_boxes_before_anything_is_ranked() -> None:
    game = closed(last_game())
    assert game.duties("box") == ["M07", "M08"]
    no = game.refused("finale score", "finale.boxes", hegemony="1", independence="1")
    assert no.allowed == ("box open M07", "box open M08")


@clause("queens-dilemma", "finale.boxes")
def test_the_finale_can_be_played_as_a_game_and_comes_back_to_the_ranking() -> None:
    game = at_the_finale()
    game.do("setup begin", space=IDLE)
    assert game.state.phase is Phase.SETUP


@clause("queens-dilemma", "finale.stability")
def test_the_scales_add_up() -> None:
    game = closed(last_game(scales=2))
    assert game.seen().stability == 14


@clause("queens-dilemma", "finale.infamy")
@pytest.mark.parametrize(("infamy", "unlocked"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2)])
def test_every_five_infamy_unlock_a_tier(infamy: int, unlocked: int) -> None:
    assert tier(infamy) == unlocked


@clause("queens-dilemma", "finale.infamy", "finale.score")
def test_only_the_last_full_tier_counts_and_every_part_is_shown() -> None:
    game = at_the_finale(
        xanthe=Diary(hegemony=20, independence=6, infamy=11, fate="2"), lyrie=Diary(hegemony=10, independence=30)
    )
    no = game.refused("finale score", "finale.infamy", hegemony="2", independence="1/3")
    assert "--penalties" in no.allowed[0]
    game.do("finale score", hegemony="2", independence="1/3", penalties=["3", "7"], extra=["lyrie=4"])
    first, second = game.seen().ranking[:2]
    assert (first.player, first.total, first.hegemony, first.independence, first.penalty) == ("xanthe", 35, 40, 2, 7)
    assert (second.player, second.total, second.extra, second.place) == ("lyrie", 34, 4, 2)
    assert first.fate == "2"
    assert game.state.phase is Phase.ENDED
    assert game.steps() == tuple(step for step in game.steps() if step.optional)


@clause("house", "nothing-next")
def test_when_the_campaign_has_ended_nothing_comes_next() -> None:
    game = at_the_finale()
    game.do("finale score", hegemony="1", independence="1")
    assert all(step.optional for step in game.steps())
    assert game.seen().ranking
    game.refused("setup begin", "house.nothing-next", space=IDLE)


@clause("queens-dilemma", "finale.score")
def test_equal_totals_share_a_place() -> None:
    game = at_the_finale(xanthe=Diary(hegemony=50), lyrie=Diary(hegemony=50))
    game.do("finale score", hegemony="1", independence="1")
    assert [row.place for row in game.seen().ranking][:3] == [1, 1, 3]


@clause("queens-dilemma", "finale.score")
def test_nothing_is_ranked_before_the_finale() -> None:
    begun().refused("finale score", "finale.score", hegemony="1", independence="1")


@pytest.mark.parametrize("worth", ["two", "", "1/0", "-1", "2.5"])
def test_a_worth_that_cannot_be_read_is_refused(worth: str) -> None:
    at_the_finale().refused("finale score", "house.unreadable", hegemony=worth, independence="1")
