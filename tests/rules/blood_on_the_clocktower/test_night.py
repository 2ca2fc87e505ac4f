"""Nights: the sheet, who wakes, what is noted, dawn."""

import pytest

from rules.blood_on_the_clocktower.nightsheet import night_sheet
from rules.blood_on_the_clocktower.steps import public_steps, steps
from seeds.blood_on_the_clocktower import facts
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import NAMES, Book, dealt, first_day, seated


def places(book: Book) -> list[str]:
    return [one.id for one in night_sheet(book.state)]


def asked(book: Book) -> str:
    return steps(book.state)[0].prompt


@clause("blood-on-the-clocktower", "phase.alternate")
def test_night_first_then_day_and_night_in_turn() -> None:
    book = dealt(5)
    book.refused("dawn", "phase.alternate")
    book.refused("nominate 1 2", "day.order")
    book("night")
    book.refused("night", "phase.alternate")
    book.through()("dawn")
    assert (book.seen.phase, book.seen.day.number) == ("day", 1)
    book.refused("dawn", "phase.alternate")
    book("night")
    assert (book.seen.phase, book.seen.night) == ("night", 2)


@clause("blood-on-the-clocktower", "night.order", "night.kinds")
@pytest.mark.parametrize("edition", ["tb", "bmr", "snv"])
def test_each_edition_has_its_own_order(edition: str) -> None:
    """Every character of the edition in a Grimoire that the rules would not allow: the whole sheet shows."""
    nights = facts().nights[edition]
    for first, order in ((True, nights.first), (False, nights.other)):
        chosen = [id_ for id_ in order if id_ in facts().characters]
        for start in range(0, len(chosen), 7):
            part = (chosen[start:] + chosen[:start])[:7]
            book = seated(7, edition)("bag", "deal", "bluffs", "night")
            for name, id_ in zip(NAMES, part, strict=False):
                book(f"become {name} {id_}")
            if not first:
                book("dawn --anyway", "night")
            shown = [one for one in places(book) if one not in ("minioninfo", "demoninfo")]
            waits = {id_ for id_, one in facts().wakes.items() if one.died}
            assert shown == ["dusk", *(id_ for id_ in order if id_ in part and id_ not in waits), "dawn"]


@clause("blood-on-the-clocktower", "night.kinds")
def test_first_night_only_every_night_and_every_night_but_the_first() -> None:
    book = dealt(7)("bluffs", "night")
    assert places(book) == ["dusk", "minioninfo", "demoninfo", "poisoner", "chef", "empath", "dawn"]
    book.through()("dawn", "night")
    assert places(book) == ["dusk", "poisoner", "monk", "imp", "empath", "dawn"]


@clause("blood-on-the-clocktower", "night.order")
def test_they_wake_singly_and_in_order() -> None:
    book = dealt(7)("bluffs", "night")
    refusal = book.refused("wake empath 1", "night.order")
    assert refusal.allowed[0] == "wake minioninfo"
    book("wake", "wake", "wake poisoner", "wake chef 0", "wake Dee 1")
    book.refused("wake chef", "night.order")
    assert [wake.place for wake in book.state.night.wakes][-2:] == ["chef", "empath"]
    assert book.state.night.wakes[-1].told == "1"
    book.refused("wake", "night.order")
    book.refused("wake saint", "night.order")
    book.refused("wake dawn", "night.order")


@clause("blood-on-the-clocktower", "night.order")
def test_dawn_waits_for_all_that_are_due() -> None:
    book = dealt(7)("bluffs", "night", "wake", "wake", "skip poisoner")
    assert "Chef, Empath" in str(book.refused("dawn", "night.order"))
    book("wake chef -", "dawn --anyway")
    assert book.seen.phase == "day"


@clause("blood-on-the-clocktower", "night.first-minions", "night.first-demon")
@pytest.mark.parametrize(("players", "there"), [(5, False), (6, False), (7, True), (10, True)])
def test_the_evil_learn_of_each_other_from_seven_players_on(players: int, there: bool) -> None:
    book = dealt(players)("night")
    assert ("minioninfo" in places(book)) is ("demoninfo" in places(book)) is there
    if there:
        assert "Ann" in asked(book)
        assert all(name in asked(book) for name in (["Bob", "Cy"] if players == 10 else ["Bob"]))
    book("dawn --anyway", "night")
    assert "minioninfo" not in places(book)


@clause("blood-on-the-clocktower", "night.first-minions", "night.first-demon")
def test_travellers_do_not_make_seven() -> None:
    book = seated(6)("bag", "deal", "traveller Zoe thief", "night")
    assert "demoninfo" not in places(book)
    assert places(book)[1] == "thief"


@clause("blood-on-the-clocktower", "night.first-demon")
def test_the_demon_gets_bluffs_before_it_wakes() -> None:
    book = dealt(7)("night", "wake")
    assert steps(book.state)[0].action == "bluffs"
    book.refused("wake demoninfo", "night.first-demon")
    book("bluffs saint butler recluse")
    assert "Saint, Butler and Recluse" in asked(book)
    book("wake")


@clause("blood-on-the-clocktower", "night.dead-sleep")
def test_who_dies_before_their_turn_does_not_wake() -> None:
    book = dealt(7)("bluffs", "night").through()("dawn", "night", "wake poisoner", "wake monk", "wake imp", "die Dee")
    refusal = book.refused("wake empath", "night.dead-sleep")
    assert "wake empath --anyway" in refusal.allowed
    empath = next(one for one in night_sheet(book.state) if one.id == "empath")
    assert (empath.living, empath.dead, empath.due) == ((), ("Dee",), False)
    assert "Dee" in book.grimoire.sheet[4].dead
    book("wake empath 2 --anyway", "dawn")
    assert book.state.night.wakes[-1].players == ("Dee",)


@clause("blood-on-the-clocktower", "ability.immediate")
def test_oneself_and_the_dead_may_be_chosen() -> None:
    book = first_day(7, dead="Gus")("night", "wake poisoner --chose Gus", "wake monk --chose Eve 7 imp")
    assert [wake.chose for wake in book.state.night.wakes] == [("Gus",), ("Eve", "Gus", "Imp")]
    book.refused("wake imp --chose nobody", "house.unknown-name")


@clause("blood-on-the-clocktower", "night.order", "ability.impaired")
def test_the_drunk_wakes_as_whom_they_take_themselves_for() -> None:
    book = seated(8)("bag imp poisoner chef monk virgin slayer mayor drunk=empath")
    book("deal imp poisoner chef monk virgin slayer mayor empath", "bluffs", "night", "wake", "wake", "wake", "wake")
    assert "Wake the Empath: Hal (seat 8, really the Drunk, drunk: it has no effect" in asked(book)
    book("remind Cy poisoned")
    assert book.grimoire.players["Cy"].impaired == "poisoned"
    assert book.grimoire.players["Cy"].reminders == ("Poisoned",)
    book("forget Cy")
    book.refused("forget Cy", "ability.impaired")


@clause("blood-on-the-clocktower", "dawn.announce", "death.hidden")
def test_the_town_learns_at_dawn_who_died_and_never_how() -> None:
    book = first_day(7)("night").through()("die 3 --by imp")
    assert book.seen.players["Cy"].alive
    assert book.said == "The Storyteller writes in the Grimoire."
    assert not book.grimoire.players["Cy"].alive
    book.refused("die 3", "death.loses")
    book("dawn")
    assert book.said == "Day 2 dawns. Died in the night: Cy."
    assert not book.seen.players["Cy"].alive
    assert "imp" not in book.said.casefold()
    assert book.seen.players["Cy"].character == ""


@clause("blood-on-the-clocktower", "dawn.announce")
def test_who_comes_back_to_life_is_announced_as_well() -> None:
    book = first_day(7, dead="Cy")("night").through()("revive Cy", "die Dee", "revive Dee")
    assert not book.seen.players["Cy"].alive
    book("dawn")
    assert book.said == "Day 2 dawns. Nobody died in the night. Cy lives again."
    assert book.seen.players["Cy"].alive
    assert not book.player("Cy").vote_token


@clause("blood-on-the-clocktower", "ability.once-spent")
def test_an_ability_that_was_used_poisoned_is_spent() -> None:
    book = seated(7, "bmr")("bag po assassin professor sailor gossip minstrel gambler")
    book("deal po assassin professor sailor gossip minstrel gambler", "bluffs", "night").through()("dawn", "night")
    book("remind Cy poisoned", "spend Cy")
    book.refused("spend Cy", "ability.once-spent")
    book.refused("wake professor", "ability.once-spent")
    professor = next(one for one in night_sheet(book.state) if one.id == "professor")
    assert not professor.due
    book("forget Cy poisoned")
    book.refused("wake professor", "ability.once-spent")


@clause("blood-on-the-clocktower", "ability.changed")
def test_who_changes_is_to_be_told() -> None:
    book = first_day(7)("become Cy imp --side evil")
    prompts = [step.prompt for step in steps(book.state)]
    assert "Tell them in secret: Cy is the Imp, evil" in prompts
    assert not any("Cy" in step.prompt for step in public_steps(book.state) if step.action == "told")
    book("told Cy")
    book.refused("told Cy", "ability.changed")
    book.refused("become Cy thief", "ability.changed")


@clause("blood-on-the-clocktower", "ability.registers", "ability.impaired")
def test_any_words_may_be_a_reminder() -> None:
    book = first_day(7)("remind Cy registers as the Spy", "remind Dee red", "remind Eve safe")
    texts = {name: [(one.text, one.of) for one in book.player(name).reminders] for name in ("Cy", "Dee", "Eve")}
    assert texts == {
        "Cy": [("registers as the Spy", "")],
        "Dee": [("Red Herring", "fortuneteller")],
        "Eve": [("Safe", "monk")],
    }


@clause("blood-on-the-clocktower", "ability.changed")
def test_who_changed_is_told_before_dawn_and_not_during_a_vote() -> None:
    book = first_day(7)("night").through()("die", "become Cy imp --side evil")
    assert [step.action for step in steps(book.state)][:2] == ["told", "dawn"]
    assert sum(step.action == "told" for step in steps(book.state)) == 1
    book("dawn", "nominate 1 2")
    assert [step.action for step in steps(book.state)] == ["vote"]
