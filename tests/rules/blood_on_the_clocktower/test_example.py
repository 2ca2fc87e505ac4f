"""The refresher's worked turn, number by number."""

from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book, dealt


def third_day() -> Book:
    """Nine seats: you are 1, at your left 2, at your right 9, opposite 5. Dead are 2 (in the night), 3 and 7."""
    book = dealt(9, "chef empath monk virgin imp poisoner slayer butler saint")("bluffs", "night").through()("dawn")
    book("night").through()("die 3", "dawn", "die 7", "night").through()
    return book("die 2", "dawn")


@clause(
    "blood-on-the-clocktower",
    "nomination.living",
    "nomination.once",
    "voting.threshold",
    "voting.ghost",
    "voting.tie",
    "voting.order",
)
def test_the_third_day() -> None:
    book = third_day()
    day = book.seen.day
    assert (day.number, book.seen.living, day.needed) == (3, 6, 3)
    assert [book.player(name).vote_token for name in ("Bob", "Cy", "Gus")] == [True, True, True]
    book.refused("nominate 2 5", "nomination.living")
    book("nominate 1 5")
    book.vote("8 9 1 2 5n")
    day = book.seen.day
    assert (day.nominations[0].votes, day.about_to_die, day.best, day.needed) == (4, "Eve", 4, 5)
    assert not book.player("Bob").vote_token
    book.refused("nominate 1 6", "nomination.once")
    book.refused("nominate 8 5", "nomination.once")
    book("nominate 9 1")
    assert book.seen.day.nominations[-1].needed == 5
    book.vote("4 5 6 8 1n")
    day = book.seen.day
    assert (day.nominations[1].votes, day.nominations[1].result, day.about_to_die, day.needed) == (4, "tie", None, 5)
    book.refused("execute", "execution.one")
    book("night")
    assert (book.seen.phase, book.seen.night, book.seen.living) == ("night", 4, 6)


@clause("blood-on-the-clocktower", "voting.ghost")
def test_the_token_is_gone_for_good() -> None:
    book = third_day()("nominate 1 5").vote("8 9 1 2 5n")("nominate 9 1")
    refusal = book.refused("vote 2", "voting.ghost")
    assert "Cy" in refusal.allowed
    book.vote("rest")("execute", "hold", "night").through()("dawn", "nominate 9 1")
    book.refused("vote 2y", "voting.ghost")
