"""The statistics: each figure against another way to count it."""

from collections import Counter
from itertools import combinations

import pytest

from reports.queens_dilemma.ballots import Ballot, ballots
from reports.queens_dilemma.reading import game_told
from reports.queens_dilemma.sources import SOURCES, source_of
from reports.queens_dilemma.statistics import statistics
from reports.queens_dilemma.tables import tables
from tests.reports.sample import FIVE, whole_game
from tests.reports.series import two_games

FIGURES = statistics(whole_game())


def councilor(player: str, figures=FIGURES):  # type: ignore[no-untyped-def]
    return next(one for one in figures.councilors if one.player == player)


def test_a_ballot_says_who_stood_where() -> None:
    first = next(ballots(whole_game()))
    assert first.sides == {"lyrie": "aye", "jilian": "nay", "syd": "aye", "elinor": "nay"}
    assert first.laid == {"lyrie": 4, "jilian": 2, "syd": 2, "elinor": 4}
    assert (first.passed, first.won, first.how, first.decider) == (("xanthe",), "aye", "tie", "xanthe")
    assert (first.leader, first.moderator) == ("xanthe", "elinor")
    assert first.swung == ("lyrie", "syd"), "without either, Nay would have won"


def ballot(won: str, how: str = "majority", **laid: int) -> Ballot:
    """Positive for Aye, negative for Nay."""
    sides = {player: "aye" if power > 0 else "nay" for player, power in laid.items()}
    return Ballot(1, 1, sides, {who: abs(power) for who, power in laid.items()}, (), won, how, "", "", "")


@pytest.mark.parametrize(
    ("cast", "swung"),
    [
        (ballot("aye", xanthe=5, lyrie=1, syd=-4), ("xanthe",)),
        (ballot("aye", xanthe=2, lyrie=2, syd=-2), ("xanthe", "lyrie")),
        (ballot("aye", xanthe=3, lyrie=3, syd=-1), ()),
        (ballot("nay", xanthe=1, syd=-2, lyrie=-1), ("syd",)),
        (ballot("aye", how="ruling", xanthe=5, syd=-4), ()),
    ],
)
def test_a_swing_vote_is_one_that_the_other_side_would_have_won_or_tied(cast: Ballot, swung: tuple[str, ...]) -> None:
    assert cast.swung == swung


def test_ballots_and_minutes_tell_the_same_votes() -> None:
    told = game_told(whole_game(), 1)
    for one, cast in zip(told.rounds, ballots(whole_game()), strict=True):
        assert one.result is not None
        assert (cast.total("aye"), cast.total("nay")) == (one.result.aye, one.result.nay)
        last = {turn.player.lower(): turn.kind for turn in one.turns if turn.kind in ("aye", "nay")}
        assert cast.sides == last


def test_agreement_is_counted_where_both_took_a_side() -> None:
    votes = [
        {turn.player.lower(): turn.kind for turn in one.turns if turn.kind in ("aye", "nay")}
        for one in game_told(whole_game(), 1).rounds
    ]
    for one, other in combinations(FIVE, 2):
        both = [sides for sides in votes if one in sides and other in sides]
        found = FIGURES.agreement(other, one)
        assert (found.votes, found.same) == (len(both), sum(sides[one] == sides[other] for sides in both))
    assert any(0 < (one.share or 0) < 100 for one in FIGURES.agreements)


def test_points_by_source_add_up_to_the_tracks() -> None:
    view = whole_game()[-1].after
    for one in FIGURES.councilors:
        sums: Counter[str] = Counter()
        for tracks in one.points.values():
            sums.update(tracks)
        for track in ("hegemony", "independence", "infamy"):
            assert sums[track] == getattr(view.players[one.player], track)  # type: ignore[attr-defined]
        assert set(one.points) <= set(SOURCES)
        assert "Other" not in one.points


@pytest.mark.parametrize(
    ("clause", "reason", "source"),
    [
        ("points.mark", "the Dilemma of round 2", "Dilemmas"),
        ("resource.forced-loss", "1 unpaid: the Dilemma of round 2", "Unpaid losses"),
        ("scoring.favored-winning", "Liberty is winning", "Ideologies"),
        ("scoring.balanced-slider", "the Slider is on silver", "Ideologies"),
        ("points.mark", "the army failure box", "Investments"),
        ("points.mark", "Agenda A127", "Agendas"),
        ("points.mark", "Crossroad A018", "Agendas"),
        ("points.mark", "Epilogue A140", "Agendas"),
        ("points.mark", "the Story of Envelope 19", "Stories"),
        ("points.mark", "something else", "Other"),
    ],
)
def test_where_points_came_from(clause: str, reason: str, source: str) -> None:
    assert source_of({"clause": clause, "reason": reason}) == source


def test_resources_in_deals_and_rounds_with_the_tokens() -> None:
    assert [(one.gave, one.got) for one in map(councilor, ("xanthe", "lyrie", "syd", "elinor"))] == [
        ({}, {"food": 2}),
        ({"food": 1}, {}),
        ({"food": 1}, {}),
        ({}, {}),
    ]
    assert sum(one.leader for one in FIGURES.councilors) == FIGURES.votes == 7
    assert sum(one.moderator for one in FIGURES.councilors) == 7
    assert councilor("xanthe").decided >= 1


def test_who_was_absent_took_no_side() -> None:
    both = statistics(two_games())
    assert (both.games, both.votes) == (2, 9)
    one, two = councilor("lyrie"), councilor("lyrie", both)
    assert (one.votes + one.passed, two.votes + two.passed) == (7, 7)


def test_the_tables_fit_eighty_columns_and_say_the_same() -> None:
    found = {one.title: one for one in tables(FIGURES)}
    row = next(row for row in found["Power and Votes"].rows if row[0] == "Lyrie")
    lyrie = councilor("lyrie")
    assert row[1:7] == tuple(
        str(n) for n in (lyrie.votes, lyrie.passed, lyrie.won, lyrie.swung, lyrie.laid, lyrie.laid_and_won)
    )
    assert found["Who voted with whom"].rows[0][:2] == ("Xanthe", "")
    assert not list(tables(statistics(())))
