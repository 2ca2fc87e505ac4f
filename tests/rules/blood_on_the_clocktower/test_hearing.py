"""What the town hears of a refusal: all of it where it rests on what lies open, else that it is the Storyteller's."""

from __future__ import annotations

import pytest

from campaign.chance import Draws
from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.names import STORYTELLER
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.steps import steps
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from tests.clauses import clause
from tests.contract.play import line
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


SPOKEN = (
    *("open", "nominate Bob Cy", "nominate Ann Bob", "nominate Ann Bob --ruling so", "execute", "execute Bob"),
    *("execute Bob --ruling so", "execute Bob --by x", "night", "vote rest", "dawn", "ruling so", "exile Bob"),
)
"""What is typed by day before all."""


@pytest.mark.parametrize("after", ["", "night"])
def test_a_win_that_waits_is_not_told_by_what_may_be_done(after: str) -> None:
    heard: dict[str, list[tuple[object, ...]]] = {}
    for executed in ("Ann", "Cy"):
        book = first_day(7)("nominate Dee " + executed).vote("rest")(f"execute {executed} --by x")
        book = book(after).through() if after else book
        waits = [one.action for one in steps(book.state)][:2] == ["end", "hold"]
        assert waits is (executed == "Ann")
        heard[executed] = [_heard(book.state, words, executed) for words in SPOKEN]
    assert heard["Ann"] == heard["Cy"]
    assert () in heard["Ann"]


def _heard(state: State, words: str, executed: str) -> tuple[object, ...]:
    """What everybody hears of a refusal; empty where it is none."""
    call = line(TITLE, words)
    assert call is not None
    try:
        TITLE.perform(state, call, Draws(1))
    except Refusal as refusal:
        heard = refusal.heard_by(EVERYONE)
        return (heard.kind, heard.clause, heard.because.replace(executed, "NAME"), heard.allowed)
    return ()


def test_the_word_about_a_win_is_asked_of_the_storyteller_alone() -> None:
    book = first_day(7)("die Ann")
    for words in ("nominate Bob Cy", "open", "night", "execute Bob --by x"):
        assert "Demon" in book.asked_first(words, "win.good").because
    assert book.refused("hold evil", "win.good").heard_by(EVERYONE).clause == "house.kept"
    book("night").through()
    book.asked_first("dawn", "win.good")
    assert [one.action for one in steps(book.state)[:2]] == ["end", "hold"]
    book("dawn")
    assert [one.action for one in steps(book.state)[:2]] == ["end", "hold"]
    book("end good")


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
