"""Scripts in the official format, in all their spellings; bad ones get a clear word."""

import json

import pytest
from pydantic_core import PydanticCustomError

from rules.blood_on_the_clocktower.characters import official
from rules.blood_on_the_clocktower.names import Type
from rules.blood_on_the_clocktower.nightsheet import night_sheet
from rules.blood_on_the_clocktower.script import Script, parse_script, print_script
from rules.title import Call
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import NAMES, Book

HERO = {
    "id": "my_hero",
    "name": "My  Hero",
    "team": "townsfolk",
    "ability": "words that are not kept",
    "firstNight": 33.5,
    "otherNight": 0,
    "reminders": ["Brave"],
    "remindersGlobal": ["Loud"],
}
WHOLE = [
    {"id": "_meta", "name": "Our script", "author": "us", "bootlegger": ["a rule"]},
    *("imp", "poisoner", "spy", "chef", "empath", "monk", "virgin", "slayer", "mayor", "saint", "butler"),
    {"id": "fang_gu"},
    "scarlet_woman",
    HERO,
    {"id": "walker", "name": "Walker", "team": "traveler"},
    {"id": "rover", "name": "Rover", "team": "Traveller"},
    "angel",
]


def ids(script: Script) -> list[str]:
    return [one.id for one in script.characters]


def fault(text: str) -> str:
    with pytest.raises(PydanticCustomError) as raised:
        parse_script(text)
    return str(raised.value)


@clause("blood-on-the-clocktower", "setup.edition")
def test_a_script_is_read_in_all_its_spellings() -> None:
    script = parse_script("\ufeff" + json.dumps(WHOLE))
    assert script.name == "Our script"
    assert {"fanggu", "scarletwoman", "myhero", "walker", "rover", "angel"} <= set(ids(script))
    hero = next(one for one in script.characters if one.id == "myhero")
    assert (hero.name, hero.type, hero.first, hero.other) == ("My Hero", Type.TOWNSFOLK, 3350, None)
    assert hero.reminders == ("Brave", "Loud")
    kinds = {one.id: one.type for one in script.characters}
    assert kinds["walker"] is kinds["rover"] is Type.TRAVELLER


def test_no_text_of_an_ability_is_kept() -> None:
    assert "not kept" not in print_script(parse_script(json.dumps(WHOLE)))


def test_a_script_makes_the_round_trip() -> None:
    script = parse_script(json.dumps(WHOLE))
    assert parse_script(print_script(script)) == script
    assert [json.loads(print_script(script))[index] for index in (1, 12)] == ["imp", "fanggu"]


def test_nothing_that_steers_a_terminal_gets_in() -> None:
    script = parse_script(json.dumps([{"id": "_meta", "name": "A\x1b[2J\nB\ud800"}, "imp"]))
    assert script.name == "A[2J B"
    assert "a name" in fault(json.dumps([{"id": "x", "name": "\x1b", "team": "minion"}]))


def test_official_characters_are_told_by_strings_and_by_objects() -> None:
    both = parse_script('["imp", {"id": "chef"}, {"id": "washer_woman", "name": "Washerwoman", "team": "townsfolk"}]')
    assert ids(both) == ["imp", "chef", "washerwoman"]
    assert all(official()[one.id] is one for one in both.characters)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON"),
        ('["imp",', "line 1"),
        ("{}", "an object"),
        ('"imp"', "a text"),
        ("[]", "no character"),
        ('[{"id": "_meta"}]', "no character"),
        ('["imp", 7]', "Entry 2"),
        ('["imp", null]', "Entry 2"),
        ('["wasserwoman"]', "Near: washerwoman"),
        ('["imp", "imp"]', "twice"),
        ('["fang_gu", "fanggu"]', "twice"),
        ('[{"id": "x1", "name": "X"}]', "no team"),
        ('[{"id": "x1", "name": "X", "team": "werewolf"}]', "werewolf"),
        ('[{"id": "x1", "team": "minion"}]', "a name"),
        ('[{"id": "x1", "name": "X", "team": "minion", "firstNight": "late"}]', "firstNight"),
        ('[{"id": "x1", "name": "X", "team": "minion", "reminders": "Poisoned"}]', "reminders"),
        ('[{"id": "_meta", "firstNight": ["nobody"]}, "imp"]', "nobody"),
        ('[{"id": "_meta", "name": 7}, "imp"]', "_meta"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_a_bad_script_gets_a_clear_word(text: str, says: str) -> None:
    assert says in fault(text)


def played(content: list[object]) -> Book:
    """Seven sit, with this script, which comes in as the command line hands over a file."""
    return Book()(f"setup {' '.join(NAMES[:7])}").call(Call("edition", {"script": json.dumps(content)}))


@clause("blood-on-the-clocktower", "setup.choose", "night.order")
def test_a_game_with_a_script() -> None:
    book = played([one for one in WHOLE if one != HERO] + [HERO])
    book(
        "bag imp poisoner chef my_hero monk virgin slayer", "deal imp poisoner chef myhero monk virgin slayer", "bluffs"
    )
    assert book.seen.edition == "Our script"
    book.refused("edition tb", "setup.edition")
    book("night")
    places = [one.id for one in night_sheet(book.state)]
    # The hero's place, 33.5, is behind the Poisoner's and before the Chef's; the Angel has nobody's place.
    assert places == ["dusk", "angel", "minioninfo", "demoninfo", "poisoner", "myhero", "chef", "dawn"]


@clause("blood-on-the-clocktower", "night.order")
def test_a_script_may_set_its_own_order() -> None:
    meta = {
        "id": "_meta",
        "name": "Turned",
        "firstNight": ["dusk", "chef", "demoninfo", "minioninfo", "poisoner", "dawn"],
    }
    book = played([meta, *WHOLE[1:]])
    book("bag imp poisoner chef empath monk virgin slayer", "deal imp poisoner chef empath monk virgin slayer", "night")
    places = [one.id for one in night_sheet(book.state)]
    assert places[:5] == ["dusk", "angel", "chef", "demoninfo", "minioninfo"]
    assert {"empath", "poisoner"} <= set(places)
    assert places[-1] == "dawn"


@clause("blood-on-the-clocktower", "setup.travellers")
def test_a_homebrew_character_with_a_published_id_keeps_its_own_team() -> None:
    own = {"id": "ferryman", "name": "Old Ferryman", "team": "traveler"}
    script = parse_script(json.dumps(["imp", own, {"id": "bootlegger", "name": "Bootlegger", "team": "fabled"}]))
    assert [(one.name, one.type) for one in script.characters[1:]] == [
        ("Old Ferryman", Type.TRAVELLER),
        ("Bootlegger", Type.LORIC),
    ]
    assert parse_script(print_script(script)) == script
    assert parse_script('["imp", "ferryman"]').characters[1].type is Type.FABLED
    book = played([*WHOLE, own])("bag", "deal", "traveller Zoe ferryman --side good")
    assert book.seen.players["Zoe"].character == "Old Ferryman"
