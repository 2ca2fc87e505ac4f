"""`log`, `undo`, `redo`, `state` and `next`."""

from tests.cli.conftest import Council


def test_undo_says_what_it_takes_back_and_redo_brings_it_again(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    stones("stones", "take", "3")
    ran = stones("undo")
    assert "bob takes 3" in ran.out
    assert stones("state", "--json").json["stones"] == 7
    assert stones("redo").code == 0
    assert stones("state", "--json").json["stones"] == 4


def test_undo_of_more_than_there_is_is_refused(stones: Council) -> None:
    assert stones("undo", "9").code == 3
    assert stones("undo", "0").code == 2
    assert stones("undo", "soon", "--json").json["refused"]["kind"] == "unreadable"
    assert stones("redo").code == 3


def test_the_log_shows_what_holds_and_all_of_it_on_demand(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    stones("stones", "take", "3")
    stones("undo")
    assert "takes 3" not in stones("log").out
    everything = stones("log", "--all").out
    assert "takes 3. (undone)" in everything
    assert "Undo" in everything
    log = stones("log", "--json").json["log"]
    assert [one["entry"] for one in log] == [1, 2, 3, 4, 5]
    assert log[3]["standing"] == "undone"


def test_the_overview_says_where_the_table_stands_and_what_comes_next(stones: Council) -> None:
    ran = stones()
    assert "“Pebbles”, Stones, entry 2" in ran.out
    assert "points: ann 0" in ran.out
    assert "council stones begin" in ran.out


def test_next_shows_also_what_may_be_left(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    steps = stones("next", "--json").json["next"]
    assert [step["optional"] for step in steps] == [False, True, True, True]
    assert stones("next").out.count("(may be left)") == 3


def test_an_unknown_seat_is_refused_with_the_list(stones: Council) -> None:
    ran = stones("state", "--for", "zoe", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["allowed"] == ["ann", "bea", "bob"]
    assert stones("state", "--for", "b").code == 4


def test_output_for_people_is_plain_and_fits_80_columns(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    for words in ((), ("log",), ("next",), ("rules", "house.stale"), ("--help",)):
        ran = stones(*words)
        assert "\x1b" not in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80
