"""Before Your First Game: seats, Characters, tokens, bonuses, base Buildings and Envelope 00."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind, Refusal
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.events.tokens import LeaderMoved
from rules.queens_dilemma.legacy.model import Story
from rules.queens_dilemma.names import Axis, Character, Phase, Region, Resource
from seeds.queens_dilemma import facts
from tests.clauses import clause
from tests.rules.queens_dilemma.game import PEOPLE, Game, Seeded, founded, seated

SEATS = [f"{character}:{person}" for character, person in PEOPLE.items()]


def cast(*characters: str) -> Game:
    game = Game()
    game.do("found seats", seats=[f"{one}:P" for one in characters], leader=characters[0])
    return game


@clause("queens-dilemma", "founding.players")
@pytest.mark.parametrize("players", [0, 1, 2])
def test_fewer_than_three_players_are_refused(players: int) -> None:
    Game().refused("found seats", "founding.players", seats=SEATS[:players])


@clause("queens-dilemma", "founding.players")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_take_their_seats_clockwise(players: int) -> None:
    game = seated(players)
    assert game.state.seats == tuple(Character(name) for name in list(PEOPLE)[:players])
    assert [one.person for one in game.state.players.values()] == list(PEOPLE.values())[:players]


@clause("queens-dilemma", "founding.players")
def test_no_character_is_taken_twice() -> None:
    no = Game().refused("found seats", "founding.players", seats=["syd:Ana", "sy:Ben", "elinor:Cy"])
    assert "Syd" in no.because
    assert "xanthe" in no.allowed
    assert "syd" not in no.allowed


@clause("queens-dilemma", "founding.players")
def test_there_are_six_characters_and_no_more() -> None:
    with pytest.raises(Refusal) as no:
        Game().do("found seats", seats=["serena:Ana", "syd:Ben", "elinor:Cy"])
    assert no.value.kind is Kind.UNREADABLE
    assert set(no.value.allowed) == set(Character)
    assert set(TITLE.seats) == {"aesyas", "elinor", "jilian", "lyrie", "syd", "xanthe"}


@clause("queens-dilemma", "founding.character-kept", "addition.refused", "founding.seating-kept")
def test_seats_are_taken_once() -> None:
    game = seated(3)
    game.refused("found seats", "founding.seating-kept", seats=["xanthe:Zoe", "lyrie:Ben", "jilian:Cy"])
    game.refused("found seats", "addition.refused", seats=["xanthe:Ana", "lyrie:Ben", "syd:Dee"])
    assert game.state.players[Character.XANTHE].person == "Ana"


@clause("queens-dilemma", "founding.balance")
@pytest.mark.parametrize(
    ("characters", "balanced"),
    [
        (("aesyas", "jilian", "syd"), True),
        (("syd", "aesyas", "elinor"), True),
        (("xanthe", "syd", "aesyas"), True),
        (("jilian", "lyrie", "xanthe"), True),
        (("aesyas", "jilian", "xanthe"), False),
        (("aesyas", "jilian", "syd", "xanthe"), True),
        (("elinor", "jilian", "lyrie", "syd"), True),
        (("aesyas", "elinor", "lyrie", "xanthe"), True),
        (("aesyas", "elinor", "lyrie", "syd"), False),
        (("aesyas", "elinor", "lyrie", "syd", "xanthe"), True),
    ],
)
def test_another_cast_than_the_balanced_ones_is_allowed_with_a_warning(
    characters: tuple[str, ...], balanced: bool
) -> None:
    assert (cast(*characters).remarks("founding.balance") == []) is balanced


@clause("queens-dilemma", "founding.agendas")
def test_each_character_starts_with_their_agenda() -> None:
    duties = {duty.player: duty.code for duty in seated(6).state.duties if duty.kind == "agenda"}
    printed = ("A106", "A127", "A044", "A064", "A086", "A017")
    assert duties == dict(zip(Character, printed, strict=True))


@clause("queens-dilemma", "founding.leader")
def test_the_leader_is_drawn_among_the_seats() -> None:
    drawn = set()
    for seed in range(30):
        game = Game(draws=Seeded(seed))
        game.do("found seats", seats=SEATS[:4])
        drawn.add(game.state.leader)
        assert len(game.happened(LeaderMoved)) == 1
    assert drawn == set(seated(4).state.seats)


@clause("queens-dilemma", "founding.leader")
def test_the_tables_own_draw_is_taken_if_that_player_is_there() -> None:
    assert seated(4, leader="jilian").state.leader is Character.JILIAN
    Game().refused("found seats", "founding.leader", seats=SEATS[:4], leader="aesyas")


@clause("queens-dilemma", "founding.seat-bonuses")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("first", [0, 2])
def test_seats_bring_their_bonuses_clockwise_from_the_leader(players: int, first: int) -> None:
    game = seated(players, leader=list(PEOPLE)[first])
    order = game.state.seats[first:] + game.state.seats[:first]
    got = [(game.power(one), game.purse(one).gold, game.points(one)[1]) for one in order]
    assert got == [(0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (1, 1, 1)][:players]


@clause("queens-dilemma", "founding.moderator")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_last_player_clockwise_from_the_leader_is_moderator(players: int) -> None:
    game = seated(players, leader="lyrie")
    assert game.state.moderator is Character.XANTHE


@clause("queens-dilemma", "founding.characters")
@pytest.mark.parametrize(
    ("character", "favours"),
    [
        ("aesyas", {"progress", "diplomacy"}),
        ("elinor", {"tradition", "order"}),
        ("jilian", {"diplomacy", "tradition"}),
        ("lyrie", {"liberty", "progress"}),
        ("syd", {"force", "liberty"}),
        ("xanthe", {"order", "force"}),
    ],
)
def test_characters_favour_their_two_ideologies(character: str, favours: set[str]) -> None:
    assert {one.value if hasattr(one, "value") else one for one in facts().character(character).favours} == favours


@clause("queens-dilemma", "ideology.axes")
def test_six_ideologies_stand_on_three_axes() -> None:
    assert [axis.shown for axis in Axis] == ["Tradition/Progress", "Force/Diplomacy", "Order/Liberty"]
    for axis in Axis:
        assert [(end.axis, end.direction) for end in axis.ends] == [(axis, -1), (axis, 1)]


@clause("queens-dilemma", "setup.resources", "founding.regions")
def test_the_resources_and_regions_are_those_of_the_box() -> None:
    assert {one.value for one in Resource} == {"army", "food", "materials", "gold"}
    assert len(Region) == 12
    seated().refused("found regions", "house.unreadable", picks=["aontas"])


@clause("queens-dilemma", "founding.diary")
def test_houses_are_named_by_those_who_play() -> None:
    game = seated(3)
    game.do("found houses", houses=["xanthe=House Varo", "lyrie=Tarn"])
    assert game.state.players[Character.XANTHE].house == "House Varo"
    assert game.state.players[Character.LYRIE].house == "Tarn"
    game.refused("found houses", "founding.diary", houses=["syd=House Nix"])
    game.refused("found houses", "house.unreadable", houses=["xanthe="])


@clause("queens-dilemma", "founding.envelope-00")
def test_envelope_00_brings_the_deck_its_story_and_the_end_of_the_founding() -> None:
    game = founded()
    assert (game.state.deck, game.state.phase) == (20, Phase.BETWEEN)
    assert game.state.stories == (Story(envelope="00", storyline=""),)
    assert game.chores("founding.prologue")
    assert game.chores("outcome.envelope-back")


@clause("queens-dilemma", "founding.envelope-00")
def test_envelope_00_waits_for_the_regions_and_holds_some_cards() -> None:
    Game().refused("found envelope", "founding.envelope-00", dilemmas=12)
    seated().refused("found envelope", "founding.envelope-00", dilemmas=12)
    game = Game(founded().state)
    game.refused("found envelope", "outcome.envelope-once", dilemmas=12)
    bare = seated(6)
    for region in Region:
        bare.do("found regions", picks=[region.value])
    bare.refused("found envelope", "founding.envelope-00", dilemmas=0)


@clause("queens-dilemma", "founding.envelope-00")
def test_the_story_of_envelope_00_can_have_effects() -> None:
    game = seated(6)
    for region in Region:
        game.do("found regions", picks=[region.value])
    game.do("found envelope", dilemmas=12, story="Leader: +1 gold; Leader: -2 gold")
    assert game.purse("xanthe").gold == 1
    game.refused("setup begin", "outcome.order", space="red 3 food")
    game.do("pay", player="xanthe", gold=1, infamy=1)
    assert game.state.phase is Phase.BETWEEN
