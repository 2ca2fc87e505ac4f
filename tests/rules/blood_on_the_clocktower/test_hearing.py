"""What the town hears of a refusal: all of it where it rests on what lies open, else that it is the Storyteller's."""

from __future__ import annotations

import pytest

from rules.blood_on_the_clocktower.names import STORYTELLER
from rules.core.refusal import Kind
from rules.core.secrecy import EVERYONE
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book, dealt, first_day


def first_night() -> Book:
    return dealt(7)("bluffs", "night")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("bluffs chef monk virgin", "night.first-demon"),
        ("wake drunk", "night.order"),
        ("wake empath", "night.order"),
        ("dawn", "night.order"),
        ("end good", "win.good"),
        ("end evil", "win.evil"),
        ("hold", "win.good"),
        ("forget ann drunk", "ability.impaired"),
        ("told bob", "ability.changed"),
        ("revive cy", "death.loses"),
        ("side ann evil", "teams.sides"),
    ],
)
@clause("house", "kept")
def test_what_rests_on_the_grimoire_is_for_the_storyteller(words: str, rule: str) -> None:
    refusal = first_night().refused(words, rule)
    heard = refusal.heard_by(EVERYONE)
    assert (heard.kind, heard.clause, heard.allowed) == (
        Kind.NOT_ALLOWED,
        "house.kept",
        ("the same with --for storyteller",),
    )
    assert "reason is for the storyteller alone" in heard.because
    assert heard.asked.removesuffix(" …") in ("end good", "end evil", words.split()[0])
    assert refusal.heard_by(STORYTELLER) is refusal


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("wake zzz", "house.unknown-name"),
        ("wake chef 1 --chose zzz", "house.unknown-name"),
        ("remind zzz poisoned", "house.unknown-name"),
        ("become ann zzz", "house.unknown-name"),
        ("side ann north", "house.unreadable"),
        ("nominate ann bob", "day.order"),
        ("deal", "setup.bag"),
        ("setup ann bob cy dee eve", "setup.circle"),
        ("leave ann", "setup.travellers"),
    ],
)
def test_what_lies_open_is_explained_to_all(words: str, rule: str) -> None:
    refusal = first_night().refused(words, rule)
    heard = refusal.heard_by(EVERYONE)
    assert (heard.clause, heard.because, heard.allowed) == (rule, refusal.because, refusal.allowed)


def test_the_votes_are_explained_to_all() -> None:
    book = first_day(7)
    book("die Gus", "nominate Ann Bob").vote("rest")
    assert book.refused("nominate Ann Cy", "nomination.once").heard_by(EVERYONE).allowed == tuple(
        name for name in ("Bob", "Cy", "Dee", "Eve", "Fay")
    )
    assert "dead" in book.refused("nominate Gus Cy", "nomination.living").heard_by(EVERYONE).because
    book("nominate Bob Cy")
    assert "passed" in book.vote("4 5").refused("vote 4", "voting.order").heard_by(EVERYONE).because


def test_a_win_that_waits_is_not_told_by_a_refusal() -> None:
    book = first_day(7)
    demon = next(name for name, one in book.state.players.items() if one.character == "imp")
    book(f"die {demon}")
    for words in ("nominate Bob Cy", "open", "night"):
        refusal = book.refused(words, "win.good")
        assert refusal.heard_by(EVERYONE).clause == "house.kept"
        assert "Demon" in refusal.heard_by(STORYTELLER).because
    assert book.refused("hold evil", "win.good").heard_by(EVERYONE).clause == "house.kept"


def test_a_vote_that_nobody_saw_is_not_told_by_a_refusal() -> None:
    book = first_day(7)
    book("nominate Ann Bob --hidden").vote("yyyyyyy")
    for words in ("night", "execute Cy"):
        refusal = book.refused(words, "execution.one")
        assert "Bob" in refusal.because
        assert refusal.heard_by(EVERYONE).clause == "house.kept"
    book = first_day(7)
    book("nominate Ann Bob").vote("yyyyyyy")
    assert "Bob" in book.refused("night", "execution.one").heard_by(EVERYONE).because
