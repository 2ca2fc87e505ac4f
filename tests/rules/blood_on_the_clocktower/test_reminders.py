"""Reminders: as many of each as its character has; one that there is once moves."""

from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book, changed, dealt, first_day


def beside(book: Book) -> dict[str, list[str]]:
    """The reminders, by the players that have any."""
    return {
        name: [one.text for one in player.reminders] for name, player in book.state.players.items() if player.reminders
    }


@clause("blood-on-the-clocktower", "ability.impaired")
def test_a_reminder_that_there_is_once_moves() -> None:
    book = first_day(7)("remind Cy poisoned", "remind Dee poisoned", "remind Dee safe", "remind Eve safe")
    assert beside(book) == {"Dee": ["Poisoned"], "Eve": ["Safe"]}
    book.refused("remind Dee poisoned", "house.no-change")
    book("remind Cy poisoned --also")
    assert beside(book) == {"Cy": ["Poisoned"], "Dee": ["Poisoned"], "Eve": ["Safe"]}


@clause("blood-on-the-clocktower", "ability.impaired")
def test_of_several_it_is_asked_which_one_moves() -> None:
    book = changed("po innkeeper gossip fool sailor assassin gambler", "bmr")
    book("remind Ann safe", "remind Cy safe")
    refusal = book.refused("remind Dee safe", "house.ambiguous")
    assert refusal.allowed == ("forget Ann safe", "forget Cy safe", "remind Dee safe --also")
    book("forget Ann safe", "remind Dee safe", "remind Cy drunk", "remind Dee drunk")
    assert beside(book) == {"Cy": ["Safe", "Drunk"], "Dee": ["Safe", "Drunk"]}
    assert {one.of for player in book.state.players.values() for one in player.reminders if one.text == "Drunk"} == {
        "innkeeper",
        "sailor",
    }


@clause("blood-on-the-clocktower", "ability.once-spent")
def test_everybody_has_a_token_of_their_own_for_a_spent_ability() -> None:
    book = dealt(7)("bluffs", "night", "remind Fay no ability", "remind Gus noability", "spend Cy")
    assert beside(book) == {"Cy": ["No Ability"], "Fay": ["No Ability"], "Gus": ["No Ability"]}


@clause("blood-on-the-clocktower", "ability.impaired")
def test_two_of_a_character_have_two_tokens_and_own_words_are_never_few() -> None:
    book = first_day(7)(
        "become Cy poisoner", "remind Dee poisoned", "remind Eve poisoned", "remind Dee mine", "remind Eve mine"
    )
    assert beside(book) == {"Dee": ["Poisoned", "mine"], "Eve": ["Poisoned", "mine"]}


@clause("house", "unknown-name")
def test_a_reminder_before_the_player_is_told_the_order() -> None:
    book = dealt(7)
    assert book.refused("remind red herring Gus", "house.unknown-name").allowed[0] == "remind PLAYER REMINDER"
    assert book.refused("remind Nobody red herring", "house.unknown-name").allowed[0] == "1 Ann"
