"""Days: nominations, the sweep, executions."""

import pytest

from campaign.answers import answered
from reports.screens.blood_on_the_clocktower import screen
from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.day import as_it_stands
from rules.blood_on_the_clocktower.names import the
from rules.blood_on_the_clocktower.steps import public_steps, steps
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import dealt, first_day


@clause("blood-on-the-clocktower", "day.order")
def test_a_day_runs_from_talk_to_night() -> None:
    book = first_day(7)
    assert [step.action for step in public_steps(book.state)][:2] == ["open", "nominate"]
    book.refused("vote 1y", "nomination.one-open")
    book("open")
    book.refused("open", "day.order")
    book("nominate 1 2").vote("3 4 5 6 2n")
    book.refused("night", "execution.one")
    assert steps(book.state)[1].action == "execute"
    assert "Last call" in steps(book.state)[1].prompt
    book("execute")
    assert [step.action for step in steps(book.state) if not step.optional] == ["night"]
    book("night")
    book.refused("execute", "day.order")


@clause("blood-on-the-clocktower", "nomination.living", "nomination.dead-nominee")
def test_only_the_living_nominate_and_the_dead_can_be_nominated() -> None:
    book = first_day(7, dead="Gus")
    assert "Gus" not in book.refused("nominate Gus 1", "nomination.living").allowed
    book("nominate 1 Gus").vote("1 2 3 7n")
    assert book.seen.day.about_to_die == "Gus"


@clause("blood-on-the-clocktower", "nomination.once")
def test_once_a_day_each_way_whether_it_succeeds_or_not() -> None:
    book = first_day(7)("nominate 1 1", "vote rest")
    book.refused("nominate 1 2", "nomination.once")
    book.refused("nominate 2 1", "nomination.once")
    book("nominate 2 3", "vote rest", "nominate 3 2", "vote rest")
    book("nominate 1 4 --ruling gunslinger", "vote rest", "night").through()("dawn", "nominate 1 1")
    assert [(one.what, one.reason) for one in book.seen.rulings] == [("Ann nominates Dee", "gunslinger")]


@clause("blood-on-the-clocktower", "nomination.one-open")
def test_one_nomination_at_a_time() -> None:
    book = first_day(7)("nominate 1 2")
    book.refused("nominate 3 4", "nomination.one-open")
    book.refused("night", "phase.alternate")
    book.vote("3y")
    book.refused("nominate 3 4", "nomination.one-open")
    book("vote rest", "nominate 3 4")


@clause("blood-on-the-clocktower", "nomination.traveller")
def test_a_traveller_is_exiled_and_not_nominated() -> None:
    book = first_day(7)("traveller Zoe gunslinger --side evil")
    assert book.refused("nominate 1 Zoe", "nomination.traveller").allowed == ("exile Zoe",)
    book("nominate Zoe 1")


@clause("blood-on-the-clocktower", "voting.order")
def test_the_sweep_goes_clockwise_from_the_nominees_left_and_ends_with_the_nominee() -> None:
    book = first_day(7)("nominate 1 3")
    assert book.seen.day.nominations[0].left == ("Dee", "Eve", "Fay", "Gus", "Ann", "Bob", "Cy")
    book.vote("yn")
    assert book.seen.day.nominations[0].left[0] == "Fay"
    refusal = book.refused("vote 4y", "voting.order")
    assert "Dee" not in refusal.allowed
    book.vote("ynnn")
    assert book.seen.phase == "voting"
    book.vote("n")
    assert book.seen.phase == "day"
    assert dict(book.seen.day.nominations[0].hands) == {
        "Dee": 1, "Eve": 0, "Fay": 1, "Gus": 0, "Ann": 0, "Bob": 0, "Cy": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    "typed",
    [
        "4y 6y 3n",
        "4 6 3n",
        "Dee Fay rest",
        "d f rest",
        "ynynnnn",
        "Dee:yes, Fay:y, Cy:no",
        "yny rest",
        "yes no yes rest",
    ],
)
def test_the_sweep_in_short(typed: str) -> None:
    book = first_day(7)("nominate 1 3").vote(typed)
    assert book.seen.day.nominations[0].votes == 2
    assert book.seen.phase == "day"


def test_what_is_no_hand_is_told() -> None:
    book = first_day(7)("nominate 1 3")
    book.refused("vote 9y", "house.unknown-name")
    book.refused("vote q", "house.unreadable")
    book.refused("vote Dee:maybe", "house.unreadable")
    book.refused("vote hand Dee perhaps", "house.unreadable")


@clause("blood-on-the-clocktower", "voting.living")
def test_the_living_vote_on_every_nomination() -> None:
    book = first_day(7)
    for by, whom in ((1, 2), (2, 3), (3, 4)):
        book(f"nominate {by} {whom}").vote(f"5y 6y {whom}n")
        assert book.seen.day.nominations[-1].votes == 2


@clause("blood-on-the-clocktower", "voting.ghost")
def test_a_dead_player_has_one_vote_whether_or_not_it_succeeds() -> None:
    book = first_day(7, dead="Gus")
    assert book.player("Gus").vote_token
    book("nominate 1 2").vote("7y rest")
    assert not book.player("Gus").vote_token
    book("nominate 2 3")
    book.refused("vote 7y", "voting.ghost")
    book.vote("7n rest")
    book("night").through()("dawn", "nominate 1 2")
    book.refused("vote 7", "voting.ghost")


@clause("blood-on-the-clocktower", "voting.threshold")
@pytest.mark.parametrize(("dead", "needed"), [("", 4), ("7", 3), ("6 7", 3), ("5 6 7", 2)])
def test_half_of_the_living_or_more(dead: str, needed: int) -> None:
    for votes in (needed - 1, needed):
        book = first_day(7, dead=dead)
        assert book.seen.day.needed == needed
        book("nominate 1 3").vote(" ".join(_hands(votes)))
        assert book.seen.day.about_to_die == ("Cy" if votes >= needed else None)


def _hands(votes: int) -> list[str]:
    """Hands of the living, in the order of a sweep that ends with seat 3."""
    return [*(["4", "5", "6", "7", "1", "2"] if votes > 3 else ["4", "1", "2"])[:votes], "3n"]


@clause("blood-on-the-clocktower", "voting.threshold")
def test_more_than_anybody_had_that_day() -> None:
    book = first_day(7)("nominate 1 3").vote("4 5 6 7 3n")
    assert book.seen.day.needed == 5
    book("nominate 2 4").vote("5 6 7 1 2 4n")
    assert (book.seen.day.about_to_die, book.seen.day.needed) == ("Dee", 6)
    book("nominate 3 5").vote("6 7 1 2 5n")
    assert book.seen.day.about_to_die == "Dee"


@clause("blood-on-the-clocktower", "voting.threshold")
def test_a_bar_stays_when_the_number_of_the_living_drops() -> None:
    book = first_day(7)("nominate 1 3").vote("4 5 6 3n")
    assert (book.seen.day.about_to_die, book.seen.day.best, book.seen.day.needed) == (None, 3, 4)
    book("die 7", "die 6")
    assert (book.seen.day.half, book.seen.day.needed) == (3, 4)
    book("nominate 2 4").vote("5 1 2 4n")
    assert book.seen.day.about_to_die is None


@clause("blood-on-the-clocktower", "voting.threshold")
def test_living_travellers_count_nominate_and_vote() -> None:
    book = first_day(7)("traveller Zoe gunslinger", "traveller Yan thief")
    assert (book.seen.living, book.seen.day.half) == (9, 5)
    book("nominate Zoe 1").vote("2 3 4 Zoe Yan 1n")
    assert book.seen.day.about_to_die == "Ann"


@clause("blood-on-the-clocktower", "voting.tie")
def test_a_tie_frees_both_and_the_next_must_beat_it() -> None:
    book = first_day(7)("nominate 1 3").vote("4 5 6 7 3n")("nominate 2 4").vote("5 6 7 1 4n")
    assert (book.seen.day.about_to_die, book.seen.day.needed) == (None, 5)
    book("nominate 3 5").vote("6 7 1 2 5n")
    assert book.seen.day.about_to_die is None
    book("nominate 4 6").vote("7 1 2 3 4 6n")
    assert book.seen.day.about_to_die == "Fay"


@clause("blood-on-the-clocktower", "voting.tie")
def test_a_tie_below_half_changes_nothing() -> None:
    book = first_day(7, dead="7")("nominate 1 3").vote("4 5 6 3n")
    assert book.seen.day.about_to_die == "Cy"
    book("traveller Zoe thief", "traveller Yan gunslinger", "nominate 2 4").vote("5 6 1 4n")
    assert (book.seen.day.half, book.seen.day.about_to_die) == (4, "Cy")


@clause("house", "ruling-reason")
@clause("blood-on-the-clocktower", "voting.threshold")
def test_a_vote_that_counts_otherwise_is_a_ruling() -> None:
    book = first_day(7)("nominate 1 3")
    book.refused("vote 4y*3", "house.ruling-reason")
    book('vote hand 4 yes --counts 3 --ruling "the Bureaucrat"', "vote hand 5 --counts -1 --ruling thief")
    book.vote("6 7 3n")
    assert (book.seen.day.nominations[0].votes, book.seen.day.about_to_die) == (4, "Cy")
    marked = first_day(7)("traveller Zoe bureaucrat", 'remind 4 "3 votes"', "nominate 1 3").vote("4*3 rest")
    assert marked.seen.day.nominations[0].votes == 3
    assert len(book.seen.rulings) == 2


@clause("blood-on-the-clocktower", "execution.one")
def test_one_execution_a_day_and_none_is_owed() -> None:
    book = first_day(7)
    book.refused("execute", "execution.one")
    book.refused("execute 3", "execution.one")
    book("nominate 1 3").vote("4 5 6 7 3n")
    book.refused("execute 4", "execution.one")
    assert book.refused("night", "execution.one").allowed[0] == "execute"
    book("execute")
    assert book.seen.day.executed == ("Cy",)
    book.refused("nominate 2 4", "execution.one")
    book.refused("execute 4 --by virgin", "execution.one")
    book("execute 4 --ruling twice")
    assert book.seen.day.executed == ("Cy", "Dee")
    book("night").through()("dawn", "night")


@clause("blood-on-the-clocktower", "execution.one")
def test_an_execution_by_an_ability_ends_nominations_also_in_a_sweep() -> None:
    book = first_day(7)("nominate 2 6").vote("7y")("execute 2 --by virgin")
    assert (book.seen.phase, book.seen.day.executed) == ("day", ("Bob",))
    book.refused("nominate 1 3", "execution.one")
    book.refused("vote 2y", "nomination.one-open")


@clause("blood-on-the-clocktower", "execution.one")
def test_who_dies_before_is_executed_all_the_same() -> None:
    book = first_day(7)("nominate 1 3").vote("4 5 6 7 3n")("die 3", "execute")
    assert book.seen.day.executed == ("Cy",)
    book.refused("nominate 2 4", "execution.one")


@clause("blood-on-the-clocktower", "execution.apart-from-death")
def test_execution_and_death_are_two_things() -> None:
    book = first_day(7)("nominate 1 3").vote("4 5 6 7 3n")("execute --survives")
    assert book.seen.players["Cy"].alive
    assert book.said == "Cy is executed, and lives."
    assert book.seen.day.executed == ("Cy",)
    dead = first_day(7, dead="Gus")("nominate 1 7").vote("1 2 3 7n")("execute")
    assert dead.seen.day.executed == ("Gus",)
    assert dead.player("Gus").vote_token
    dead.refused("nominate 2 3", "execution.one")


@clause("blood-on-the-clocktower", "death.loses", "death.hidden")
def test_who_dies_turns_the_token_and_takes_a_vote_token() -> None:
    book = first_day(7)("die 3 --by gossip")
    assert (book.seen.players["Cy"].alive, book.seen.players["Cy"].vote_token) == (False, True)
    assert book.said == "Cy dies."
    assert book.seen.players["Cy"].character == ""
    book.refused("nominate 3 1", "nomination.living")
    book.refused("die 3", "death.loses")
    book.refused("revive 4", "death.loses")
    book("revive 3")
    assert (book.seen.players["Cy"].alive, book.seen.players["Cy"].vote_token) == (True, False)


def test_a_demon_may_seem_dead() -> None:
    book = dealt(7)("bluffs", "night").through()("dawn", "nominate 2 1").vote("2 3 4 5 1n")("execute --feigned")
    assert not book.seen.players["Ann"].alive
    assert book.player("Ann").alive
    book("night").through()("dawn")
    assert not book.seen.players["Ann"].alive
    book("die 1")
    assert book.grimoire.question


def test_votes_that_nobody_sees() -> None:
    book = first_day(7)("nominate 1 3 --hidden").vote("4 5 6 7 3n")
    assert book.said.endswith("nobody saw it.")
    public, own = book.seen.day, book.kept.day
    assert (public.about_to_die, public.best, public.nominations[0].votes) == (None, 0, None)
    assert (own.about_to_die, own.best, own.nominations[0].votes) == ("Cy", 4, 4)
    assert not any("Cy" in step.prompt for step in public_steps(book.state))
    book("execute")
    assert book.seen.day.executed == ("Cy",)


def test_while_a_vote_goes_on_that_nobody_sees_nothing_changes_before_the_town() -> None:
    book = first_day(7, dead="7")("nominate 1 3 --hidden")
    before = (public_steps(book.state), book.seen)
    for hand in ("4", "5n", "6", "7"):
        book.vote(hand)
        assert (public_steps(book.state), book.seen) == before
    assert not book.kept.players["Gus"].vote_token
    assert "1's" not in before[0][0].prompt
    assert book.refused("vote 4", "voting.order").heard_by(EVERYONE).clause == "house.kept"
    book.vote("rest")
    assert not book.seen.players["Gus"].vote_token


def test_a_vote_that_nobody_saw_is_not_told_by_the_next_one() -> None:
    book = first_day(7)("nominate 1 3 --hidden").vote("4 5 6 7 1 3n")
    seen = book.seen.day.nominations[0]
    book("nominate 2 4")
    assert "4 needed" in public_steps(book.state)[0].prompt
    assert (book.seen.day.nominations[1].needed, book.kept.day.nominations[1].needed) == (4, 6)
    book.vote("5 6 7 1 4n")
    assert "4 votes. What it comes to" in book.said
    assert "6" not in book.said
    after = book.seen.day.nominations[1]
    assert (after.votes, after.needed, after.result) == (4, 4, "hidden")
    assert book.seen.day.nominations[0] == seen
    assert book.kept.day.nominations[1].result == "not enough"
    assert book.kept.day.about_to_die == "Cy"


def test_a_ruling_may_give_a_vote_token_back() -> None:
    book = first_day(7, dead="7")("nominate 1 2").vote("7 rest")
    book.refused("ruling", "house.unreadable")
    book.refused("ruling why --gives 1", "voting.ghost")
    book('ruling "a mistype" --gives 7')
    assert book.player("Gus").vote_token
    with pytest.raises(Refusal):
        book("ruling again --gives 7")


def test_a_seat_of_thousands_of_digits_is_no_seat() -> None:
    book = first_day(7)
    because = book.refused(f"nominate 1 {'9' * 5000}", "house.unknown-name").because
    assert len(because) < 100


@clause("house", "ruling-reason")
@pytest.mark.parametrize(("typed", "votes"), [("4*-1", -1), ("4*1", 1), ("y*-1", -1), ("4n", 0)])
def test_a_hand_that_a_reminder_touches_is_not_counted_unasked(typed: str, votes: int) -> None:
    book = first_day(7)("traveller Zoe thief", "remind Dee negative", "nominate 1 3")
    refusal = book.refused("vote 4", "house.ruling-reason")
    assert refusal.allowed == ("Dee*-1", "Dee*1")
    assert "−1" in refusal.because
    own, public = steps(book.state)[0], public_steps(book.state)[0]
    assert own.choices == ("y*-1", "y*1", "n", "rest")
    assert "counts −1" in own.prompt
    assert public.choices == ("y", "n", "rest")
    assert "−1" not in public.prompt
    book.vote(typed)
    assert book.state.day.nominations[0].votes == votes


@clause("blood-on-the-clocktower", "day.order")
@pytest.mark.parametrize("lines", [(), ("open",), ("nominate 2 4", "vote 5 6 7 1 2 rest")])
def test_a_nomination_may_be_typed_where_the_town_talks_and_at_the_last_call(lines: tuple[str, ...]) -> None:
    book = first_day(7)(*lines[:1])
    for words in lines[1:]:
        book.vote(words.removeprefix("vote "))
    asked = next(step for step in steps(book.state) if step.action in ("open", "night", "execute"))
    (call,) = answered(TITLE, lambda: book.state, asked, "ann cy")
    book.call(call)
    assert "Ann nominates Cy." in book.said


@clause("blood-on-the-clocktower", "voting.tie")
def test_who_was_about_to_die_is_no_more_after_a_tie_or_another() -> None:
    assert as_it_stands(["about to die", "not enough", "tie"]) == ("was about to die", "not enough", "tie")
    assert as_it_stands(["about to die", "about to die", "cut short"]) == (
        "was about to die",
        "about to die",
        "cut short",
    )
    book = first_day(7)("nominate 1 2").vote("3 4 5 6 7 rest")("nominate 2 3").vote("4 5 6 7 1 rest")
    said = "\n".join(str(one) for one in screen(book.kept))
    assert "Ann nominates Bob: 5 of 4 needed, was about to die" in said
    assert "Nobody is about to die" in said


@clause("blood-on-the-clocktower", "execution.apart-from-death")
def test_what_executed_somebody_is_said_once() -> None:
    book = first_day(7)
    before = book.state
    book("execute 7 --by virgin")
    assert TITLE.label(book.events, before, book.state, "storyteller") == "Gus is executed by virgin. Gus dies."


def test_a_name_with_an_article_gets_no_second_one() -> None:
    assert (the("The Miller"), the("Imp"), the("Theatre")) == ("the Miller", "the Imp", "the Theatre")
