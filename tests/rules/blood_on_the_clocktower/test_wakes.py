"""What is typed where somebody wakes, who is called by a death, and when the Storyteller is asked who dies."""

import pytest

from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.nightsheet import night_sheet
from rules.blood_on_the_clocktower.steps import public_steps, steps
from rules.blood_on_the_clocktower.steps_night import night_steps
from rules.title import Call
from tests.clauses import clause
from tests.contract.play import line
from tests.rules.blood_on_the_clocktower.book import Book, changed, first_day, seated

LEARNERS = "imp poisoner fortuneteller undertaker monk ravenkeeper empath"


def second_night() -> Book:
    return first_day(7, LEARNERS)("night")


def noted(book: Book) -> tuple[str, tuple[str, ...]]:
    last = book.state.night.wakes[-1]
    return last.told, last.chose


def places(book: Book) -> list[str]:
    return [one.id for one in night_sheet(book.state)]


@clause("blood-on-the-clocktower", "ability.immediate")
@pytest.mark.parametrize(
    ("typed", "told", "chose"),
    [
        ("no --chose Bob Cy", "no", ("Bob", "Cy")),
        ("no chose Bob Cy", "no", ("Bob", "Cy")),
        ("chose 2, 3", "", ("Bob", "Cy")),
        ("Bob and Cy", "", ("Bob", "Cy")),
        ("bob cy no", "no", ("Bob", "Cy")),
        ("3 5 no", "no", ("Cy", "Eve")),
        ("no Bob Cy", "no", ("Bob", "Cy")),
        ("the Demon is not Bob", "the Demon is not Bob", ()),
        ("Bob", "", ("Bob",)),
        ("no", "no", ()),
        ("they chose nobody I know", "they chose nobody I know", ()),
        ("yes, of course", "yes, of course", ()),
    ],
)
def test_names_alone_and_those_behind_chose_were_chosen(typed: str, told: str, chose: tuple[str, ...]) -> None:
    book = second_night()
    option = typed if "--" in typed else f"{typed} --anyway"
    book("wake poisoner Bob", "wake monk 5", "wake imp dee", "skip undertaker", "skip empath")
    assert [one.chose for one in book.state.night.wakes][:3] == [("Bob",), ("Eve",), ("Dee",)]
    book(f"wake fortuneteller {option}")
    assert noted(book) == (told, chose)


@pytest.mark.parametrize("typed", ['"Mary Ann" Bob no', "Mary Ann Bob no", "no mary ann, bob", "mary bob no"])
def test_a_name_of_two_words_is_one_choice(typed: str) -> None:
    book = Book()('setup "Mary Ann" Bob Cy Dee Eve --edition tb', "bag imp poisoner fortuneteller chef empath")
    book("deal imp poisoner fortuneteller chef empath", "night")
    book.call(Call("wake", {"place": "fortuneteller", "told": typed, "anyway": True}))
    assert noted(book) == ("no", ("Mary Ann", "Bob"))


def test_who_chooses_nobody_is_told_what_stands_there() -> None:
    book = second_night()("wake empath Bob --anyway")
    assert noted(book) == ("Bob", ())
    book("wake undertaker 3 --anyway")
    assert noted(book) == ("3", ())
    book("wake monk shakes the head at Bob --anyway")
    assert noted(book) == ("shakes the head at Bob", ())


def test_characters_are_chosen_by_those_who_choose_characters() -> None:
    book = changed("po assassin gambler courtier sailor chambermaid fool", "bmr")("dawn --anyway", "night")
    for typed, told, chose in (
        ("wake gambler Bob fool", "", ("Bob", "Fool")),
        ("wake courtier po", "", ("Po",)),
        ("wake chambermaid Bob Cy 1", "1", ("Bob", "Cy")),
        ("wake po nobody tonight", "nobody tonight", ()),
    ):
        book(f"{typed} --anyway")
        assert noted(book) == (told, chose), typed


@clause("blood-on-the-clocktower", "night.signals")
@pytest.mark.parametrize("characters", [LEARNERS, "imp spy washerwoman chef librarian butler virgin"])
def test_each_example_fits_the_role_and_can_be_typed(characters: str) -> None:
    book = changed(characters)
    for _ in range(2):
        while (step := night_steps(book.state)[0]).action != "dawn":
            call = line(TITLE, step.typed())
            assert call is not None
            book.call(call)
            if step.action == "wake" and "Whom" in step.prompt:
                assert book.state.night.wakes[-1].chose, step
                assert bool(book.state.night.wakes[-1].told) is ("what are they told" in step.prompt), step
        book("dawn", "night")


@clause("blood-on-the-clocktower", "night.first-demon")
def test_the_bluffs_shown_as_an_example_may_be_chosen() -> None:
    book = seated(7)("bag", "deal")
    book(f"bluffs {steps(book.state)[0].example}")
    assert len(book.state.bluffs) == 3


@clause("blood-on-the-clocktower", "dawn.announce", "death.hidden")
def test_the_storyteller_is_asked_who_dies_once_the_demon_had_its_turn() -> None:
    book = second_night()("wake poisoner Bob", "wake monk Cy")
    assert [step.action for step in steps(book.state)][:2] == ["remind", "wake"]
    book("wake imp Eve")
    asked = steps(book.state)[0]
    assert asked.action == "die"
    assert "The Imp chose Eve." in asked.prompt
    assert (asked.free, asked.choices, asked.optional) == (False, (), False)
    assert [step.action for step in public_steps(book.state)] == ["wake"]
    book("die")
    assert book.said == "The Storyteller writes in the Grimoire."
    assert steps(book.state)[0].arguments["place"] == "undertaker"
    book.through()
    assert steps(book.state)[0].action == "dawn"
    book("dawn")
    assert book.said == "Day 2 dawns. Nobody died in the night."


@clause("blood-on-the-clocktower", "dawn.announce")
def test_a_death_before_the_demons_turn_is_not_the_demons() -> None:
    book = second_night()("die Gus", "wake poisoner Bob", "wake monk Cy", "wake imp Cy")
    assert "nobody more" in steps(book.state)[0].prompt
    book("die Eve")
    assert steps(book.state)[0].action == "wake"
    book.through()
    assert "Eve and Gus died in the night" in steps(book.state)[0].prompt


def test_nobody_is_asked_who_dies_where_no_demon_acts_first() -> None:
    book = changed(LEARNERS).through()
    assert steps(book.state)[0].action == "dawn"
    assert "nobody died" in steps(book.state)[0].prompt
    book("dawn").refused("die", "death.loses")


@clause("blood-on-the-clocktower", "night.dead-sleep", "night.kinds")
def test_the_ravenkeeper_wakes_in_the_night_of_her_death_and_in_no_other() -> None:
    book = second_night()
    assert "ravenkeeper" not in places(book)
    book.refused("wake ravenkeeper", "night.order")
    book("wake poisoner Bob", "wake monk Cy", "wake imp Fay", "die Fay")
    asked = steps(book.state)[0].prompt
    assert "Wake the Ravenkeeper: Fay (seat 6). Whom do they choose, and what are they told?" in asked
    assert "Ravenkeeper" in str(book.refused("dawn", "night.order"))
    book("wake ravenkeeper Ann imp")
    assert noted(book) == ("imp", ("Ann",))
    book.through()("dawn", "night")
    assert "ravenkeeper" not in places(book)


@clause("blood-on-the-clocktower", "night.dead-sleep")
def test_who_died_by_day_calls_in_the_night_where_the_character_says_so() -> None:
    book = changed("vortox witch barber sage dreamer oracle juggler", "snv")("dawn --anyway", "die Cy Dee", "night")
    assert "barber" in places(book)
    assert "sage" not in places(book)
    book("wake barber the Demon swaps nobody --anyway")
    assert book.state.night.wakes[-1].players == ()
    book.through()("dawn", "night")
    assert "barber" not in places(book)


@clause("blood-on-the-clocktower", "ability.changed", "night.order")
def test_what_was_done_in_the_night_stays_on_the_sheet_when_somebody_changes() -> None:
    book = second_night()("wake poisoner Bob", "wake monk Cy", "wake imp Ann", "die Ann", "become Bob imp")
    done = {one.id: (one.players, one.told) for one in book.grimoire.sheet if one.done}
    assert done["poisoner"] == (("Bob",), "chose Bob")
    assert done["imp"] == (("Ann",), "chose Ann")
    book("dawn --anyway", "night")
    assert "poisoner" not in places(book)


@clause("blood-on-the-clocktower", "death.hidden")
def test_whom_the_demon_chose_is_the_example_of_who_dies() -> None:
    book = first_day(7, LEARNERS)("night").through()
    assert next(one for one in steps(book.state) if one.action == "die").example == "Bob"
    book = first_day(7, LEARNERS)("night", "wake poisoner", "wake monk", "wake imp Gus")
    asked = next(one for one in steps(book.state) if one.action == "die")
    assert asked.example == "Gus"
    assert asked.words
    book("die Gus", "wake imp Gus --anyway")
    assert next(one for one in steps(book.state) if one.action == "die").example == "Bob"


@clause("blood-on-the-clocktower", "night.signals")
def test_the_undertakers_question_says_when_nobody_was_executed() -> None:
    def asked(book: Book) -> str:
        book("skip poisoner", "skip monk", "skip imp", "die")
        return steps(book.state)[0].prompt

    assert "Nobody was executed today" in asked(second_night())
    assert "Nobody was executed today" not in asked(first_day(7, LEARNERS)("execute 7 --by virgin", "night"))
