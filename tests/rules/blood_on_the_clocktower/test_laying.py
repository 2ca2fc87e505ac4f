"""What a choice lays: the reminder that goes beside whomever was chosen."""

import pytest

from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.steps import public_steps, steps
from rules.core.step import Step
from seeds.blood_on_the_clocktower import facts
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book, changed, dealt


def asked(book: Book) -> list[Step]:
    return [one for one in steps(book.state) if one.action == "remind"]


def told(book: Book, words: str) -> str:
    before = book.state
    book(words)
    return TITLE.label(book.events, before, book.state, "storyteller")


def first_night(characters: str = "imp poisoner chef empath monk virgin slayer") -> Book:
    return dealt(7, characters)("bluffs", "night", "wake", "wake")


@clause("blood-on-the-clocktower", "ability.impaired")
def test_whom_the_poisoner_chose_gets_the_reminder_and_it_moves_the_next_night() -> None:
    book = first_night()("wake poisoner Cy")
    (step,) = asked(book)
    assert steps(book.state)[0] == step
    assert "remind" not in [one.action for one in public_steps(book.state)]
    book(step.typed())
    assert [one.text for one in book.player("Cy").reminders] == ["Poisoned"]
    assert not asked(book)
    book.through()("dawn", "night", "wake poisoner Dee")
    (step,) = asked(book)
    assert "lies beside Cy now" in step.prompt
    book(step.typed())
    assert (book.player("Cy").reminders, book.player("Dee").reminders[0].text) == ((), "Poisoned")


def test_it_may_be_left_and_is_asked_no_more_once_somebody_else_wakes() -> None:
    book = first_night()("wake poisoner Cy")
    assert asked(book)[0].optional
    book("wake chef 1")
    assert not asked(book)


def test_a_choice_that_has_no_effect_lays_nothing() -> None:
    book = first_night()("remind Bob drunk", "wake poisoner Cy")
    assert not asked(book)


def test_a_choice_that_is_not_noted_is_said_to_be_none() -> None:
    book = first_night()
    assert told(book, "wake poisoner") == "Poisoner: Bob wakes. No choice is noted."
    assert told(book, "wake chef") == "Chef: Cy wakes."


def test_two_who_were_chosen_get_one_each() -> None:
    book = changed("imp innkeeper chef empath monk virgin slayer", "bmr").through()("dawn", "night")
    book("wake innkeeper Cy Dee --anyway")
    assert [step.arguments["player"] for step in asked(book)] == ["Cy", "Dee"]


@pytest.mark.parametrize("id_", [id_ for id_, one in facts().wakes.items() if one.lays])
def test_what_is_laid_is_a_printed_reminder_of_one_who_chooses_players(id_: str) -> None:
    assert facts().wakes[id_].lays in facts().characters[id_].reminders
    assert "player" in facts().wakes[id_].chooses
