"""Exile, and the end: what wins, what is held back, and who wins with whom."""

import pytest

from rules.blood_on_the_clocktower.names import Side
from rules.blood_on_the_clocktower.steps import public_steps, steps
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book, dealt, first_day


def asked(book: Book) -> str:
    return book.grimoire.question


@clause("blood-on-the-clocktower", "exile.call")
def test_an_exile_is_called_at_any_time_of_the_day_and_as_often_as_wanted() -> None:
    book = first_day(7, dead="7")("traveller Zoe thief")
    book.refused("exile 1 2", "exile.call")
    book("exile Zoe 1", "exile Zoe 2 7", "nominate 1 2").vote("3y")("exile Zoe 1")
    assert book.seen.phase == "voting"
    assert book.seen.day.nominations[0].votes == 1
    book("vote rest", "exile Zoe 1 2 3 4")
    assert (book.seen.players["Zoe"].alive, book.seen.day.executed) == (False, ())
    book("nominate 2 3", "vote rest", "night")
    book.refused("exile Zoe 1", "exile.call")


@clause("blood-on-the-clocktower", "exile.threshold")
def test_who_was_exiled_is_not_exiled_again_nor_asked_about() -> None:
    book = first_day(7)("traveller Zoe thief", "traveller Yan gunslinger", "exile Zoe --hands 5")
    assert book.refused("exile Zoe --hands 5", "exile.threshold").allowed[0] == "exile Yan"
    assert [step.arguments["player"] for step in steps(book.state) if step.action == "exile"] == ["Yan"]
    book("exile Yan --hands 5 --survives", "exile Yan 1", "revive Zoe", "exile Zoe --hands 2")


@clause("blood-on-the-clocktower", "exile.threshold")
@pytest.mark.parametrize(("support", "carried"), [("1 2 7", False), ("1 2 7 Zoe", True)])
def test_half_of_all_players_and_no_vote_token(support: str, carried: bool) -> None:
    """Eight with the Traveller, two of them dead: four hands, whoever they belong to."""
    book = first_day(7, dead="6 7")("traveller Zoe thief")
    book(f"exile Zoe {support}")
    assert book.seen.players["Zoe"].alive is not carried
    assert book.player("Gus").vote_token
    assert book.player("Zoe").vote_token is carried


@clause("blood-on-the-clocktower", "exile.threshold")
def test_half_is_rounded_up_and_the_number_will_do() -> None:
    book = first_day(7)("traveller Zoe thief", "traveller Yan gunslinger", "exile Zoe --hands 4")
    assert book.seen.players["Zoe"].alive
    book.refused("exile Zoe --hands 10", "exile.threshold")
    book.refused("exile Zoe 1 --hands 5", "exile.threshold")
    book("exile Zoe --hands 5 --survives")
    assert book.seen.players["Zoe"].alive
    book("exile Zoe --hands 5")
    assert not book.seen.players["Zoe"].alive


@clause("blood-on-the-clocktower", "win.good", "teams.goal")
def test_good_wins_when_the_demon_dies_and_the_storyteller_says_so() -> None:
    book = first_day(7)("nominate 2 1").vote("2 3 4 5 1n")
    book.refused("end good", "win.good")
    before = [step.model_dump() for step in public_steps(first_day(7)("execute 2 --by x").state)]
    book("execute")
    assert asked(book) == "The Demon is dead: good would win."
    assert [step.action for step in steps(book.state)[:2]] == ["end", "hold"]
    # The town is shown what it is shown after any execution.
    assert [step.model_dump() for step in public_steps(book.state)] == before
    assert "Demon" not in book.seen.model_dump_json()
    book.asked_first("night", "win.good")
    book("end good")
    assert (book.seen.phase, book.seen.winner) == ("between", "good")


@clause("blood-on-the-clocktower", "win.good")
def test_a_character_may_hold_it_back() -> None:
    book = first_day(7)("die 1", "hold --why mastermind")
    assert asked(book) == ""
    assert book.said == "The Storyteller writes in the Grimoire."
    book("night").through()
    book("die 3")
    assert asked(book)
    woman = first_day(7)("die 1", "become 2 imp")
    assert asked(woman) == ""
    woman.refused("end good", "win.good")
    woman.refused("hold", "win.good")
    woman("night")


@clause("blood-on-the-clocktower", "win.good")
def test_all_demons_must_die() -> None:
    book = first_day(7)("become 3 imp --side evil", "die 1")
    assert asked(book) == ""
    book("die 3")
    assert asked(book)


@clause("blood-on-the-clocktower", "win.evil", "teams.goal")
def test_evil_wins_when_two_live_travellers_not_counted() -> None:
    book = first_day(5)("traveller Zoe thief --side good", "die 2", "die 3")
    assert asked(book) == ""
    book.refused("end evil", "win.evil")
    book("die 4")
    assert asked(book) == "Just two players live: evil would win."
    book.asked_first("night", "win.evil")
    book.asked_first("nominate 1 5", "win.evil")
    book("end evil")
    assert book.seen.winner == "evil"


@clause("blood-on-the-clocktower", "win.evil")
def test_two_may_die_at_once() -> None:
    book = first_day(5)("die 2")("night").through()("die 3 4 5")
    assert asked(book)
    book.asked_first("dawn", "win.evil")
    book("end evil")


@clause("blood-on-the-clocktower", "win.both")
def test_if_both_would_win_good_does() -> None:
    book = first_day(5)("die 2", "die 3", "die 1")
    assert asked(book) == "The Demon is dead and just two players live: good would win."
    book.refused("end evil", "win.both")
    book.asked_first("night", "win.both")
    book("end good")
    assert book.seen.winner == "good"


@clause("blood-on-the-clocktower", "win.all-evil")
def test_evil_may_be_declared_when_all_who_live_are_evil() -> None:
    book = first_day(6)("side 3 evil", "side 4 evil", "die 5")
    book.refused("end evil", "win.evil")
    book("die 6")
    assert asked(book) == ""
    book("end evil")
    assert book.seen.games[0].why == "all who live are evil"


def test_a_character_may_end_it() -> None:
    book = first_day(7)('end evil --because "the Saint was executed"')
    assert (book.seen.winner, book.seen.games[0].why) == ("evil", "the Saint was executed")
    book.refused("end good", "win.team")


@clause("blood-on-the-clocktower", "win.team")
def test_a_team_wins_whole_and_the_standings_are_kept_over_the_games() -> None:
    book = first_day(7)("traveller Zoe thief --side evil", "die 3", "die 1", "end good")
    won = {name: (one.won, one.played) for name, one in book.seen.standings.items()}
    assert won["Cy"] == (1, 1)
    assert won["Ann"] == won["Bob"] == won["Zoe"] == (0, 1)
    book("setup again --edition tb", "bag", "deal", "night", 'end evil --because "they left"')
    assert book.seen.game == 2
    assert "Zoe" not in book.seen.players
    evil = {name for name, one in book.state.players.items() if one.side is Side.EVIL}
    assert {name for name, one in book.seen.standings.items() if one.played == 2} == set(book.state.circle)
    assert sum(one.won for one in book.seen.standings.values()) == 5 + len(evil)


@clause("blood-on-the-clocktower", "death.hidden", "teams.sides")
def test_characters_are_shown_to_all_at_the_end_and_no_sooner() -> None:
    book = dealt(7)
    names = ("Imp", "imp", "Poisoner", "Empath", "evil")
    for line in ("bluffs", "night", "wake", "wake", "wake poisoner -", "skip", "skip", "die 4 --by imp", "dawn"):
        book(line)
        shown = book.seen.model_dump_json() + book.said
        shown += "".join(step.model_dump_json() for step in public_steps(book.state))
        shown += "".join(str(event.seen_by("everyone")) for event in book.events)
        assert not [name for name in names if name in shown.replace('"evil"', "")]
    book('end good --because "it is late"')
    assert book.seen.players["Ann"].character == "Imp"
    assert book.seen.players["Dee"].character == "Empath"


@clause("blood-on-the-clocktower", "win.team")
def test_after_the_end_those_who_died_in_the_last_night_are_dead() -> None:
    """No dawn comes to tell the town; whoever only seemed to be dead is seen to live."""
    book = first_day(7)("die Fay --feigned", "night")("die Bob Cy --by imp").through()
    assert book.seen.players["Bob"].alive
    book('end evil --because "the town gave up"')
    assert not book.seen.players["Bob"].alive
    assert not book.seen.players["Cy"].alive
    assert book.seen.players["Fay"].alive
    assert book.seen.living == 5
