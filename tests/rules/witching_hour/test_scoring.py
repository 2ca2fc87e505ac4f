"""Scoring, tokens, the end of the game and ties."""

import pytest

from rules.witching_hour.names import Phase
from tests.clauses import clause
from tests.rules.witching_hour.game import at_table, scorer, seated


@clause("witching-hour", "score.sets", "card.chalice-single")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("nothing", 0),
        ("chalice", -3),
        ("2 chalice", 1),
        ("3 chalice", 5),
        ("6 chalice", 5),
        ("2 skull", 2),
        ("3 bell", 3),
        ("7 bell", 5),
        ("chalice 4 bell", 2),
        ("hourglass cauldron", 2),
    ],
)
def test_each_type_scores_once_by_its_copies(pile: str, points: int) -> None:
    assert scorer(f"{pile} | nothing | nothing").points()["Abby"] == points


@clause("witching-hour", "score.floor")
def test_a_negative_round_counts_nothing_at_first_and_is_subtracted_later() -> None:
    first = scorer("chalice | 4 bell | nothing")
    assert first.points() == {"Abby": -3, "Bob": 5, "Candy": 0}
    assert first.totals() == {"Abby": 0, "Bob": 5, "Candy": 0}
    second = scorer("chalice | 4 bell | nothing", "nothing | chalice | nothing")
    assert second.totals() == {"Abby": 0, "Bob": 2, "Candy": 0}
    low = scorer("bell | 4 bell | nothing", "chalice | nothing | nothing")
    assert low.totals()["Abby"] == 0
    assert low.state.rounds[-1].scores[0].counted == -1


@clause("witching-hour", "score.floor", "game.tie")
def test_rounds_after_the_third_subtract_as_well() -> None:
    rounds = ["bell | bell | bell"] * 3
    assert scorer(*rounds, "chalice | nothing | nothing").state.results[0].winner == "Abby"


@clause("witching-hour", "deck.cards", "deck.two-players")
def test_more_copies_than_there_are_cannot_be_counted() -> None:
    game = seated(3, "scorer").do("count abby 6 bell")
    said = game.refused("count bob 4 bell", "deck.cards")
    assert "6 of them counted for Abby" in said.because
    game.do("count abby 5 bell").do("count bob 4 bell")
    seated(2, "scorer").refused("count abby book", "deck.two-players")


@clause("witching-hour", "hex.closed")
def test_at_a_full_table_nobody_counts_a_pile() -> None:
    at_table("bell", "bell", "bell").refused("count abby bell", "hex.closed")


@clause("witching-hour", "game.rounds")
def test_three_rounds_and_the_lowest_total_wins() -> None:
    game = scorer("bell | 2 bell | 3 bell", "bell | nothing | nothing")
    assert (game.state.phase, game.state.results) == (Phase.SCORED, ())
    assert scorer("bell | 2 bell | 3 bell", "bell | 2 bell | 3 bell").state.results == (), (
        "one is lowest, and it goes on"
    )
    game = scorer("bell | 2 bell | 3 bell", "bell | nothing | nothing", "2 bell | bell | bell")
    assert game.state.phase is Phase.BETWEEN
    assert game.state.results[0].winner == "Bob"
    assert game.totals() == {"Abby": 4, "Bob": 3, "Candy": 4}
    assert "Bob wins with the lowest total: Bob 3, Abby 4, Candy 4." in game.told
    standing = game.seen().standings["Bob"]
    assert (standing.games, standing.won, standing.tokens) == (1, 1, 3)


@clause("witching-hour", "game.tie")
def test_all_play_on_until_one_alone_is_lowest() -> None:
    level = ["bell | bell | 3 bell"] * 3
    game = scorer(*level)
    assert game.state.phase is Phase.SCORED
    assert {player: one.tokens for player, one in game.seen().seats.items()} == {"Abby": 3, "Bob": 3, "Candy": 9}
    assert game.remarks("game.tie") == ["Abby and Bob are lowest with 3: all play a further round"]
    game = scorer(*level, "3 bell | 3 bell | bell")
    assert game.remarks("game.tie")
    assert game.state.round == 4
    game = scorer("bell | bell | 2 bell", *["nothing | nothing | nothing"] * 2, "2 bell | 2 bell | nothing")
    assert game.state.results[0].winner == "Candy"


@clause("witching-hour", "round.end", "score.sets")
def test_a_full_table_scores_itself_when_the_round_ends() -> None:
    game = at_table("bell", "2 mirror", "nothing", hexes={"Abby": "3 bell", "Candy": "2 skull"})
    game.do("attack bob bell").do("block no")
    assert game.points() == {"Abby": 3, "Bob": 3, "Candy": 2}
    assert [(share.kind.value, share.points) for share in game.state.rounds[-1].scores[1].shares] == [
        ("bell", 1),
        ("mirror", 2),
    ]


@clause("witching-hour", "score.announce", "score.public")
def test_the_points_are_said_aloud_and_then_lie_face_down() -> None:
    game = scorer("bell | 2 bell | 3 bell")
    step = game.step()
    assert "Abby 1, Bob 2, Candy 3" in step.prompt
    assert [(one.player, one.points) for one in game.seen().scores] == [("Abby", 1), ("Bob", 2), ("Candy", 3)]
    assert "1" not in game.told.replace("Round 1", "")
    game.do("round abby")
    view = game.seen()
    assert view.scores == ()
    assert {one.tokens for one in view.seats.values()} == {None}
    assert game.seen("Candy").seats["Candy"].tokens == 3
    assert game.seen("Candy").seats["Abby"].tokens is None


@clause("witching-hour", "hex.marker", "score.announce")
def test_what_is_done_by_hand_is_said() -> None:
    game = seated(3, "scorer")
    assert game.step().clause == "hex.marker"
    game.turn("abby:bell bob:none candy:none")
    assert "take tokens, face down" in game.step().prompt
