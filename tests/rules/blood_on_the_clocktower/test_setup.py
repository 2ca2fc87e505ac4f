"""Seats, editions, numbers, the bag and who draws what."""

import pytest

from campaign.chance import Draws
from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.bag import free_bluffs
from rules.blood_on_the_clocktower.catalog import character
from rules.blood_on_the_clocktower.names import Side, Type
from rules.blood_on_the_clocktower.numbers import expected, faults
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Call
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import NAMES, Book, dealt, seated

MANY = " ".join(NAMES[:15])


@clause("blood-on-the-clocktower", "setup.edition")
def test_trouble_brewing_takes_five_and_the_others_warn_below_seven() -> None:
    Book().refused("setup Ann Bob Cy Dee --edition tb", "setup.edition")
    assert seated(5).state.edition == "tb"
    assert len(seated(5).events) == 2
    assert "7 players" in seated(6, "bmr").said
    assert "7 players" not in seated(7, "bmr").said
    assert seated(7, "sects").state.edition == "snv"


def test_an_edition_is_chosen_once_and_by_its_name() -> None:
    book = Book()("setup Ann Bob Cy Dee Eve")
    assert book.refused("edition carousel", "setup.edition").allowed == ("tb", "bmr", "snv", "--script @FILE.json")
    book("edition bad")
    book.refused("edition tb", "setup.edition")
    assert book.seen.edition == "Bad Moon Rising"


@clause("blood-on-the-clocktower", "setup.circle")
def test_the_circle_is_kept_with_a_life_token_each() -> None:
    book = seated(9)
    assert tuple(book.seen.players) == NAMES[:9]
    assert [one.seat for one in book.seen.players.values()] == list(range(1, 10))
    assert all(one.alive and not one.vote_token for one in book.seen.players.values())
    book.refused("setup Ann Bob Cy Dee Eve", "setup.circle")


@pytest.mark.parametrize("names", ["Ann Ann Bob Cy Dee", "ann Ann Bob Cy Dee"])
def test_two_players_never_share_a_name(names: str) -> None:
    Book().refused(f"setup {names}", "house.ambiguous")


@pytest.mark.parametrize("name", ["storyteller", "everyone", "7up", "a:b", "*"])
def test_a_name_is_not_mistaken_for_something_else(name: str) -> None:
    Book().refused(f"setup Ann Bob Cy Dee {name}", "house.unreadable")


@clause("blood-on-the-clocktower", "setup.demons", "setup.minions", "setup.outsiders")
@pytest.mark.parametrize(
    ("players", "numbers"),
    [
        (5, (3, 0, 1, 1)),
        (6, (3, 1, 1, 1)),
        (7, (5, 0, 1, 1)),
        (8, (5, 1, 1, 1)),
        (9, (5, 2, 1, 1)),
        (10, (7, 0, 2, 1)),
        (11, (7, 1, 2, 1)),
        (12, (7, 2, 2, 1)),
        (13, (9, 0, 3, 1)),
        (14, (9, 1, 3, 1)),
        (15, (9, 2, 3, 1)),
    ],
)
def test_the_numbers_by_players(players: int, numbers: tuple[int, ...]) -> None:
    assert tuple(seated(players).seen.counts.values()) == numbers
    open_ = expected((), players)
    assert tuple(open_[type_] for type_ in list(Type)[:4]) == tuple((number,) for number in numbers)


@clause("blood-on-the-clocktower", "setup.demons")
def test_exactly_one_demon() -> None:
    book = seated(7, "bmr")
    book.refused("bag po pukka assassin fool sailor gossip minstrel", "setup.demons")
    book.refused("bag assassin fool sailor gossip minstrel gambler pacifist", "setup.demons")
    book("bag po assassin fool sailor gossip minstrel gambler")


@clause("blood-on-the-clocktower", "setup.minions", "setup.outsiders", "setup.choose")
def test_the_bag_is_checked() -> None:
    book = seated(7)
    book.refused("bag imp spy poisoner chef monk virgin mayor", "setup.minions")
    book.refused("bag imp spy butler chef monk virgin mayor", "setup.outsiders")
    assert "6 characters" in str(book.refused("bag imp spy chef monk virgin mayor", "setup.choose"))
    book.refused("bag imp spy chef chef monk virgin mayor", "setup.choose")
    book.refused("bag imp spy thief chef monk virgin mayor", "setup.choose")
    book.refused("bag pukka spy chef monk virgin mayor slayer", "setup.edition")
    book.refused("bag imp spy chef monk virgin mayor wizzard", "house.unknown-name")
    assert {"saint", "scarletwoman"} & set(book.refused("bag s", "house.ambiguous").allowed)


@clause("blood-on-the-clocktower", "setup.modifiers")
def test_the_baron_brings_two_outsiders_in_place_of_townsfolk() -> None:
    book = seated(7)
    book.refused("bag imp baron chef monk virgin mayor slayer", "setup.modifiers")
    book.refused("bag imp baron butler chef monk virgin mayor", "setup.modifiers")
    book("bag imp baron butler saint chef monk virgin")
    assert len(book.state.bag) == 7


@clause("blood-on-the-clocktower", "setup.modifiers")
@pytest.mark.parametrize(
    ("edition", "players", "with_", "outsiders"),
    [
        ("snv", 8, "fanggu", (2,)),
        ("snv", 8, "vigormortis", (0,)),
        ("snv", 7, "vigormortis", (0,)),
        ("bmr", 9, "godfather", (1, 3)),
        ("tb", 15, "baron", (4,)),
    ],
)
def test_what_flowers_change(edition: str, players: int, with_: str, outsiders: tuple[int, ...]) -> None:
    allowed = expected((with_,), players)
    assert allowed[Type.OUTSIDER] == outsiders
    total = {players - one - allowed[Type.MINION][0] - allowed[Type.DEMON][0] for one in outsiders}
    assert set(allowed[Type.TOWNSFOLK]) == total


@clause("blood-on-the-clocktower", "setup.modifiers")
def test_more_flowers() -> None:
    assert expected(("summoner",), 7)[Type.DEMON] == (0,)
    assert expected(("lilmonsta",), 8)[Type.MINION] == (2,)
    assert expected(("kazali",), 10)[Type.MINION] == (0,)
    assert expected(("atheist",), 8)[Type.TOWNSFOLK] == (7,)
    assert expected(("balloonist",), 8)[Type.OUTSIDER] == (1, 2)
    assert expected(("hermit",), 8)[Type.OUTSIDER] == (0, 1)
    assert expected(("huntsman",), 8)[Type.OUTSIDER] == (1, 2)
    assert expected(("xaan",), 7)[Type.OUTSIDER] == tuple(range(6))
    needs_damsel = seated(7)
    assert "Damsel must be in play as well." in [one.because for one in faults(needs_damsel.state, ("huntsman",))]


@clause("blood-on-the-clocktower", "setup.choose", "setup.modifiers", "setup.demons")
@pytest.mark.parametrize("edition", ["tb", "bmr", "snv"])
def test_a_drawn_bag_always_holds_together(edition: str) -> None:
    barons = 0
    for players in (5, 7, 9, 12, 15):
        for seed in range(8):
            book = Book(seed * 31)(f"setup {' '.join(NAMES[:players])} --edition {edition}", "bag")
            ids = tuple(one.character for one in book.state.bag)
            assert not list(faults(book.state, ids))
            assert len(ids) == players
            barons += "baron" in ids or "godfather" in ids or "fanggu" in ids
    assert barons


@clause("blood-on-the-clocktower", "setup.bag")
def test_each_draws_one_and_the_grimoire_is_laid_in_seating_order() -> None:
    book = seated(7)("bag imp poisoner chef empath monk virgin slayer")
    book("deal")
    assert sorted(book.player(name).character for name in NAMES[:7]) == sorted(one.character for one in book.state.bag)
    assert book.said == "Everybody has drawn a token."
    again = seated(7)("bag imp poisoner chef empath monk virgin slayer")
    again.refused("deal imp poisoner chef empath monk virgin virgin", "setup.bag")
    again.refused("deal imp poisoner chef", "setup.bag")
    again.refused("deal Ann=saint", "setup.bag")
    again("deal Ann=imp 3=chef")
    assert (again.player("Ann").character, again.player("Cy").character) == ("imp", "chef")
    again.refused("deal", "setup.bag")


@clause("blood-on-the-clocktower", "setup.bag")
def test_the_drunk_draws_another_token() -> None:
    book = seated(8)("bag imp poisoner chef empath monk virgin slayer drunk=mayor")
    book("deal mayor imp poisoner chef empath monk virgin slayer")
    assert (book.player("Ann").character, book.player("Ann").token) == ("drunk", "mayor")
    wrong = seated(8)
    wrong.refused("bag imp poisoner chef empath monk virgin slayer drunk=saint", "setup.bag")
    wrong.refused("bag imp poisoner chef empath monk virgin slayer drunk=chef", "setup.bag")
    wrong.refused("bag imp poisoner chef empath monk virgin slayer drunk=drunk", "setup.bag")
    drawn = seated(8)("bag imp poisoner chef empath monk virgin slayer drunk")
    token = next(one.token for one in drawn.state.bag if one.character == "drunk")
    assert character(drawn.state, token).type is Type.TOWNSFOLK
    assert token not in {one.character for one in drawn.state.bag}


@clause("blood-on-the-clocktower", "teams.sides")
def test_sides_go_with_the_types() -> None:
    book = dealt(9)
    evil = {name for name, one in book.state.players.items() if one.side is Side.EVIL}
    assert {book.player(name).character for name in evil} == {"imp", "poisoner"}
    assert all(one.side for one in book.state.players.values())
    book("night", "side 3 evil")
    assert book.player("Cy").side is Side.EVIL
    assert book.state.untold == ("Cy",)
    book.refused("side 3 evil", "teams.sides")


@clause("blood-on-the-clocktower", "setup.travellers")
def test_beyond_fifteen_they_come_as_travellers_who_change_no_numbers() -> None:
    assert "Travellers" in str(Book().refused(f"setup {MANY} Pat --edition tb", "setup.travellers"))
    book = seated(15)("traveller Pat gunslinger --side evil")
    assert tuple(book.seen.counts.values()) == (9, 2, 3, 1)
    assert book.seen.players["Pat"].character == "Gunslinger"
    assert book.seen.players["Pat"].seat == 16
    assert book.player("Pat").side is Side.EVIL
    few = seated(5)("traveller Zoe thief --after 2")
    assert tuple(few.state.circle) == ("Ann", "Bob", "Zoe", "Cy", "Dee", "Eve")
    few("bag", "deal")
    assert few.player("Zoe").character == "thief"
    few.refused("traveller Yan chef", "house.unknown-name")
    few("leave Zoe")
    assert "Zoe" not in few.state.circle
    few.refused("leave Ann", "setup.travellers")


@clause("blood-on-the-clocktower", "night.first-demon")
def test_three_bluffs_good_and_not_in_play() -> None:
    book = dealt(7)
    free = free_bluffs(book.state)
    assert {"chef", "imp", "gunslinger", "baron"}.isdisjoint(free)
    book("bluffs")
    assert len(set(book.state.bluffs)) == 3
    assert set(book.state.bluffs) <= set(free)
    book.refused("bluffs saint butler chef", "night.first-demon")
    book.refused("bluffs saint butler baron", "night.first-demon")
    book.refused("bluffs saint butler", "night.first-demon")
    book.refused("bluffs saint saint butler", "night.first-demon")
    book("bluffs saint butler recluse")
    assert book.state.bluffs == ("saint", "butler", "recluse")
    dealt(6).refused("bluffs", "night.first-demon")


@clause("blood-on-the-clocktower", "setup.counts-public", "setup.gap")
def test_the_printed_numbers_are_public_whatever_the_baron_does() -> None:
    book = seated(7)("bag imp baron butler saint chef monk virgin", "deal")
    assert dict(book.seen.counts) == {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1}


@clause("blood-on-the-clocktower", "setup.modifiers")
def test_what_changes_a_number_is_named() -> None:
    book = seated(7)
    refusal = book.refused("bag imp baron saint chef empath monk virgin", "setup.modifiers")
    assert "1 Outsider where there should be 2 with the Baron (else 0)." in refusal.because
    assert "with" not in book.refused("bag imp spy saint chef empath monk virgin", "setup.outsiders").because


HOMEBREW = (
    '["imp", "baron", "chef", "empath", "monk", "saint", "butler", "washerwoman", "virgin", "slayer",'
    ' {"id": "hero", "name": "Hero", "team": "minion", "setup": true}]'
)


@clause("blood-on-the-clocktower", "setup.modifiers")
def test_what_a_homebrew_flower_changes_is_the_storytellers_to_say() -> None:
    state = Book()("setup ann bob cy dee eve fay gus").state
    state = TITLE.perform(state, Call("edition", {"script": HOMEBREW}), Draws(1)).state
    bag = Call("bag", {"characters": ["imp", "hero", "saint", "butler", "chef", "empath", "monk"]})
    with pytest.raises(Refusal, match="what Hero changes") as refused:
        TITLE.perform(state, bag, Draws(1))
    assert refused.value.may_insist
    performed = TITLE.perform(state, bag, Draws(1), insisted=True)
    assert performed.state.bag[1].character == "hero"
    assert not [event for event in performed.events if event.seen_by(EVERYONE)]
    too_few = Call("bag", {"characters": ["imp", "hero", "saint"]})
    with pytest.raises(Refusal, match="7 players need 7"):
        TITLE.perform(state, too_few, Draws(1), insisted=True)
    drawn = TITLE.perform(state, Call("bag", {}), Draws(1)).state
    assert "hero" not in [one.character for one in drawn.bag]


def test_commas_part_names() -> None:
    assert Book()("setup ann,bob, cy dee,eve").state.circle == ("ann", "bob", "cy", "dee", "eve")


@clause("blood-on-the-clocktower", "setup.bag")
def test_a_stand_in_is_dealt_by_the_token_that_was_drawn() -> None:
    book = seated(8)("bag imp poisoner chef empath monk virgin slayer drunk=soldier")
    because = book.refused("deal imp poisoner chef empath monk virgin slayer drunk=soldier", "setup.bag").because
    assert "8 tokens" not in because
    book("deal imp poisoner chef empath monk virgin slayer soldier")
