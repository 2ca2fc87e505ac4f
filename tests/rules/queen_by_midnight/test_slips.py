"""What a hand types by mistake, and what it may type for short, at a table of Queen by Midnight."""

import pytest

from campaign.answers import answered
from rules.core.refusal import Kind, Refusal
from rules.queen_by_midnight import TITLE
from rules.queen_by_midnight.names import Princess
from rules.title import Call
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import Game, playing, ready, rolled


def typed(game: Game, action: str, line: str) -> Game:
    """A line typed at the question of that action."""
    for call in answered(TITLE, lambda: game.state, game.step_of(action), line):
        game.call(call)
    return game


@clause("queen-by-midnight", "box.contents")
def test_nobody_holds_more_tokens_than_the_box_has() -> None:
    game = playing()
    refused = game.refused("change f.lash+1", "box.contents")
    assert "24 Lash tokens" in refused.because
    game.do("change b.lash+4")
    assert game.of("freya").tokens["lash"] == 20
    assert "change boss-no.lash-1" in game.refused("change f.lash+1", "box.contents").allowed
    with pytest.raises(Refusal):
        game.insist("change f.lash+5")
    assert game.do("change b.lash-4").of("freya").tokens["lash"] == 24


@clause("queen-by-midnight", "health.range", "clout.range")
def test_a_loss_typed_by_hand_of_more_than_there_is_asks() -> None:
    game = playing().do("change f.c+2")
    refused = game.refused("change f.h-99", "health.range")
    assert refused.kind is Kind.AMBIGUOUS
    assert refused.allowed == ("change freya.health-30", "the same with --insist")
    assert game.refused("change f.c-3", "clout.range").because == "3 Clout were asked, and Freya has 2."
    assert game.insist("change f.c-3").of("freya").clout == 0
    assert game.insist("change f.h-99").of("freya").health == 0


@clause("queen-by-midnight", "health.range")
def test_damage_may_be_more_than_there_is() -> None:
    game = playing().do("change f.h-28").turn("ab0=9@f")
    assert game.of("freya").health == 0


@clause("queen-by-midnight", "ultimate.buy")
def test_the_ultimate_comes_into_hand_by_way_of_a_shuffled_archive() -> None:
    game = playing().hours(8).turn("c+20 ult9")
    refused = game.refused("card ultimate 3", "ultimate.buy")
    assert "the same with --insist" in refused.allowed
    assert "Glorious Charge!" in Game(game.state).insist("card ultimate 3").told
    assert "Glorious Charge!" in game.turn("d20 ultimate3").told


@pytest.mark.parametrize("word", ["r.re1card", "re1card", "1 card", "1 c"])
def test_a_reaction_may_be_typed_as_a_word_of_a_turn(word: str) -> None:
    game = ready(player="", players=5).turn("ab0maj@r")
    if word == "1 c":
        with pytest.raises(Refusal, match="fits several"):
            typed(game, "react", word)
        return
    typed(game, "react", word)
    assert game.of("rosaline").health == 30


@pytest.mark.parametrize("word", ["n", "no", "NO", "r.no"])
def test_a_no_lets_the_attack_come(word: str) -> None:
    game = typed(ready(players=5).turn("ab0=4@r"), "react", word)
    assert game.of("rosaline").health == 26


def test_a_yes_to_a_reaction_asks_for_the_rest() -> None:
    game = ready(players=5).turn("ab0=4@r")
    with pytest.raises(Refusal, match="What does the Reaction cost"):
        typed(game, "react", "yes")
    with pytest.raises(Refusal) as caught:
        typed(game, "react", "b.re2card")
    assert "Boss No" in caught.value.because


def test_a_bare_cost_says_that_it_negates_nothing() -> None:
    game = typed(ready(players=5).turn("ab0=4@r"), "react", "0")
    assert "negates nothing of the attack" in game.told
    assert game.of("rosaline").health == 26


@pytest.mark.parametrize("asked", ["card", "attack", "lay", "buy", "refresh", "change", "end"])
def test_a_line_of_a_turn_is_taken_at_every_single_question(asked: str) -> None:
    game = typed(playing().turn("c+5"), asked, "r c+1 keep")
    assert game.of("hephesta").clout == 6
    assert game.state.turn is Princess.BOSS_NO


def test_an_answer_is_not_taken_for_a_line_of_a_turn() -> None:
    """`r` is the start of Rosaline where a Princess is picked."""
    game = typed(rolled(3), "pick", "r")
    assert list(game.state.princesses.values()) == [Princess.ROSALINE]


def test_ending_the_turn_and_refreshing_are_among_the_questions() -> None:
    steps = {one.action for one in TITLE.steps(playing().turn("c+2").state)}
    assert {"end", "refresh"} <= steps


def test_what_can_be_bought_is_offered() -> None:
    offered = playing().turn("c+2").step().choices
    assert {"v2", "bb2", "ab0@boss-no"} <= set(offered)
    assert not {"chest2", "ult2"} & set(offered)
    late = playing().hours(8).step().choices
    assert any(one.startswith("chest") for one in late)
    assert any(one.startswith("ult") for one in late)


@pytest.mark.parametrize("line", ["lux", "Doctor Lux", "doctor-lux", "LUX"])
def test_a_princess_goes_by_her_last_name_and_as_she_is_printed(line: str) -> None:
    game = typed(rolled(3), "pick", line)
    assert list(game.state.princesses.values()) == [Princess.DOCTOR_LUX]


def test_several_names_with_spaces_are_picked_at_once() -> None:
    game = typed(rolled(3), "pick", "Boss No Doctor Lux freya")
    assert list(game.state.princesses.values()) == [Princess.BOSS_NO, Princess.DOCTOR_LUX, Princess.FREYA]
    with pytest.raises(Refusal):
        typed(rolled(3), "pick", "freya freya")


def test_commas_and_the_word_and_are_no_players() -> None:
    game = Game().do("seats Ana, Ben, Cy and Dee")
    assert game.state.seats == ("Ana", "Ben", "Cy", "Dee")
    game = Game().do("seats Ana,Ben & Cy")
    assert game.state.seats == ("Ana", "Ben", "Cy")


@pytest.mark.parametrize("line", ["u0 c+9 keep", "help Ana Ben", "Ana Ben undo"])
@clause("queen-by-midnight", "players.count")
def test_words_for_the_program_are_no_names_unless_insisted(line: str) -> None:
    assert "word for the program" in Game().refused(f"seats {line}", "players.count").because
    assert len(Game().insist(f"seats {line}").state.seats) == 3


def test_damage_later_has_its_word() -> None:
    game = ready(reactions=0).turn("ab1later@f")
    assert game.step().action == "hit"
    assert game.turn("hit=4").of("freya").health == 26
    assert TITLE.shorthands[0].read(game.state, "ultimate3") == Call("card", {"kind": "ultimate", "cost": "3"})


@clause("queen-by-midnight", "levels.temporary")
def test_a_level_for_a_time_is_asked_about_when_her_turn_comes() -> None:
    game = playing().do('level caster -1 freya --until "her next turn"')
    game.turn("keep")
    assert not game.remarks("levels.temporary")
    game.turn("keep")
    (asked,) = game.remarks("levels.temporary")
    assert asked == "Freya's Caster -1 lasts until her next turn. Is it over? takeback 1"


def test_one_card_is_one_card_and_what_is_negated_has_a_name() -> None:
    game = playing().turn("x4")
    assert "1 card." in game.step().prompt
    assert "has 1 card in hand" in game.refused("end", "turn.end").because
    refused = ready(players=3).turn("ab0=4@f").refused("react freya 1 helth", "house.unreadable")
    assert refused.because == "“helth” is no part of an attack that a Reaction negates."
