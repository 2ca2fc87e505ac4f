"""Who is meant: Keywords, majorities, Buildings, and the triggers above an effect."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind
from rules.core.values import changed
from rules.queens_dilemma.effects import Trigger
from rules.queens_dilemma.names import Axis, Character, Ideology
from rules.queens_dilemma.notation import parse_effects
from rules.queens_dilemma.state import State
from rules.queens_dilemma.targets import find, fires
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, founded, outcome, read, voting

ALL = ["xanthe", "lyrie", "jilian", "syd", "elinor"]


def meant(state: State, target: str) -> list[str]:
    """Whom a target means, as it stands before an effect."""
    row = parse_effects(f"{target}: +1 gold")[0]
    assert row.target is not None
    return [player.value for player in find(state, row.target).players]


def trigger(text: str) -> Trigger:
    row = parse_effects(f"{text}? +1 gold")[0]
    assert row.trigger is not None
    return row.trigger


@clause("queens-dilemma", "keyword.winners")
def test_winners_are_all_who_voted_for_the_winning_side() -> None:
    game = voting()
    game.vote("a3 a1 n2 pg a1")
    assert meant(game.state, "Winners") == ["xanthe", "lyrie", "elinor"]
    game = voting()
    game.vote("n1 a1 n1 pg pg")
    assert meant(game.state, "Winners") == ["xanthe", "jilian"]


@clause("queens-dilemma", "keyword.winners")
def test_winners_are_those_of_the_last_vote_also_in_the_next_round() -> None:
    game = voting()
    assert meant(game.state, "Winners") == []
    game.vote("pg a1 pg pg pg")
    game.do("outcome")
    game.do("dilemma read")
    assert meant(game.state, "Winners") == ["lyrie"]


@clause("queens-dilemma", "keyword.leader", "keyword.moderator")
def test_leader_and_moderator_are_who_holds_the_tokens_now() -> None:
    game = voting()
    assert (meant(game.state, "Leader"), meant(game.state, "Moderator")) == (["xanthe"], ["elinor"])
    game.vote("pm a1")
    assert (meant(game.state, "Leader"), meant(game.state, "Moderator")) == (["lyrie"], ["xanthe"])


@clause("queens-dilemma", "keyword.players", "symbol.players")
@pytest.mark.parametrize("players", [3, 5])
def test_players_are_all_losers_and_passers_too(players: int) -> None:
    game = read("Players: +1 gold", players)
    assert meant(game.state, "Players") == ALL[:players]
    assert [game.purse(player).gold for player in ALL[:players]][:3] == [2, 2, 2]


@clause("queens-dilemma", "keyword.character")
def test_a_characters_name_means_its_owner_and_nobody_if_it_is_not_played() -> None:
    assert meant(begun().state, "Jilian") == ["jilian"]
    assert meant(begun().state, "Aesyas") == []


@clause("queens-dilemma", "keyword.region")
def test_a_regions_name_means_its_holder_as_main_or_vassal() -> None:
    assert [meant(begun().state, region) for region in ("Allwed", "Natar", "Tork", "Gamam", "Wylio")] == [
        ["xanthe"],
        ["lyrie"],
        ["xanthe"],
        ["elinor"],
        ["syd"],
    ]


@clause("queens-dilemma", "keyword.narrative")
def test_a_narrative_keyword_means_who_has_its_sticker_once_its_words_are_known() -> None:
    game = read("Syd: K05")
    assert meant(game.state, '"War Hero"') == []
    game.do("keyword", code="K05", words="War Hero")
    assert meant(game.state, '"war hero"') == ["syd"]


@clause("queens-dilemma", "symbol.majority")
@pytest.mark.parametrize("thing", ["gold", "army", "power"])
def test_most_means_who_has_most_and_all_who_tie(thing: str) -> None:
    game = begun().have("lyrie", **{thing: 20}).have("syd", **{thing: 19})
    assert meant(game.state, f"most({thing})") == ["lyrie"]
    game.have("syd", **{thing: 20})
    assert meant(game.state, f"most({thing})") == ["lyrie", "syd"]


@clause("queens-dilemma", "symbol.minority")
def test_least_means_who_has_least_and_all_who_tie() -> None:
    game = begun().have("lyrie", food=0)
    assert meant(game.state, "least(food)") == ["lyrie"]
    game.have("elinor", food=0)
    assert meant(game.state, "least(food)") == ["lyrie", "elinor"]


@clause("queens-dilemma", "symbol.majority", "symbol.minority")
def test_points_count_by_the_diary_and_all_at_zero_tie() -> None:
    game = begun()
    assert meant(game.state, "most(hegemony)") == meant(game.state, "least(infamy)") == ALL
    game.round("Syd: +2 hegemony, +1 infamy")
    assert meant(game.state, "most(hegemony)") == ["syd"]
    assert meant(game.state, "least(infamy)") == ["xanthe", "lyrie", "jilian", "elinor"]


@clause("queens-dilemma", "symbol.buildings", "building.types")
def test_a_number_of_buildings_means_all_who_own_as_many_of_the_type_base_buildings_included() -> None:
    game = founded(5, allwed="red military 1 army", tork="blue military 1 army", natar="blue military 1 army")
    assert meant(game.state, "1 military") == ["xanthe", "lyrie"]
    assert meant(game.state, "2 military") == ["xanthe"]
    assert meant(game.state, "3 military") == []


@clause("queens-dilemma", "symbol.buildings", "founding.vassal-yield")
def test_a_vassals_covered_base_building_does_not_count_what_is_built_there_does() -> None:
    game = founded()
    game.do("found regions", picks=["gamam=red military 1 army"])
    assert meant(game.state, "1 military") == []
    game.do("envelope open", insisted=True, number="07", story="Gamam: B07")
    game.do("building", code="B07", label="blue military 1 army")
    assert meant(game.state, "1 military") == ["elinor"]


def slider(position: int) -> State:
    state = begun().state
    return changed(state, positions=state.positions.set(Axis.FORCE_DIPLOMACY, position))


@clause("queens-dilemma", "symbol.win", "symbol.lose", "symbol.max", "scoring.winning")
@pytest.mark.parametrize(
    ("position", "force", "diplomacy"),
    [
        (-4, {"win", "max"}, {"lose"}),
        (-1, {"win"}, {"lose"}),
        (0, set(), set()),
        (1, {"lose"}, {"win"}),
        (4, {"lose"}, {"win", "max"}),
    ],
)
def test_triggers_look_at_the_slider(position: int, force: set[str], diplomacy: set[str]) -> None:
    for ideology, wanted in ((Ideology.FORCE, force), (Ideology.DIPLOMACY, diplomacy)):
        held = {word for word in ("win", "max", "lose") if fires(slider(position), trigger(f"{word}({ideology})"))}
        assert held == wanted


@clause("queens-dilemma", "symbol.reading", "symbol.win")
def test_a_trigger_releases_the_effect_below_it_when_it_holds_then() -> None:
    game = read("progress 1; win(progress)? Leader: +1 gold; win(tradition)? Leader: +1 food")
    assert (game.purse("xanthe").gold, game.purse("xanthe").food) == (1, 1)
    game.round("win(progress)? Leader: +1 gold; win(tradition)? Leader: +1 food; lose(tradition)? Syd: +1 army")
    assert (game.purse("xanthe").gold, game.purse("xanthe").food, game.purse("syd").army) == (2, 1, 2)
    assert "its trigger does not hold" in game.told


@clause("queens-dilemma", "symbol.scoring")
def test_scoring_for_an_ideology_means_nobody_before_the_cards_lie_open() -> None:
    assert meant(outcome().state, "scoring(order)") == []
    no = outcome().refused("outcome", "symbol.scoring", effects="scoring(order): +1 hegemony")
    assert no.kind is Kind.AMBIGUOUS
    game = outcome()
    game.do("outcome", insisted=True, effects="scoring(order): +1 hegemony")
    assert "nobody scores for Order" in game.told


@clause("queens-dilemma", "symbol.scoring")
def test_scoring_for_an_ideology_means_those_whose_card_favours_it() -> None:
    game = begun()
    for _ in range(9):
        game.round()
    game.do("score ideology", cards=["xanthe=3: order 3, force 1", "lyrie=2: liberty 3, force/diplomacy"])
    assert meant(game.state, "scoring(force)") == ["xanthe"]
    assert meant(game.state, "scoring(diplomacy)") == []
    assert meant(game.state, "scoring(liberty)") == ["lyrie"]


def test_players_stand_clockwise_from_the_leader() -> None:
    game = Game(changed(begun().state, leader=Character.SYD))
    assert meant(game.state, "Players") == ["syd", "elinor", "xanthe", "lyrie", "jilian"]
