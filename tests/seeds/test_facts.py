"""The facts load as frozen models, agree with each other, and agree with the numbers of the clauses."""

import pytest
from pydantic import ValidationError

from seeds import SLUGS, SeedError, facts
from seeds.queens_dilemma import DilemmaFacts
from seeds.reading import Players, parse, read, validated
from tests.clauses import clause

DILEMMA = facts("queens-dilemma")
CLOCKTOWER = facts("blood-on-the-clocktower")
MIDNIGHT = facts("queen-by-midnight")


@pytest.mark.parametrize("slug", SLUGS)
def test_facts_are_read_once_and_can_be_compared_and_hashed(slug: str) -> None:
    assert facts(slug) is facts(slug)  # type: ignore[call-overload]
    assert isinstance(hash(facts(slug)), int)  # type: ignore[call-overload]


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        DILEMMA.setup.power_pool = 4
    with pytest.raises(TypeError):
        DILEMMA.regions["aontas"] = "Aontas"  # type: ignore[index]


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(SeedError, match="no title “chess”"):
        facts("chess")  # type: ignore[call-overload]


def test_a_wrong_fact_is_refused_with_its_place() -> None:
    content = parse("facts", read("facts", "queens-dilemma"))
    content["setup"]["power_pool"] = "three"
    with pytest.raises(SeedError, match=r"facts: setup\.power_pool: .*'three'"):
        validated("facts", DilemmaFacts, content)
    with pytest.raises(SeedError, match="facts: least"):
        validated("facts", Players, {"fewest": 1, "most": 2, "least": 1})


def test_the_box_of_the_queens_dilemma() -> None:
    counts = {name: tokens.count for name, tokens in DILEMMA.tokens.items()}
    assert counts == {"power": 126, "hegemony": 20, "army": 60, "food": 60, "materials": 60, "gold": 85}
    assert (DILEMMA.tokens["army"].worth, DILEMMA.tokens["gold"].worth) == (90, 115)
    last = {name: piece.last for name, piece in DILEMMA.pieces.items()}
    assert last["agenda"] == 146
    assert last["envelope"] == 71


@clause("queens-dilemma", "ideology.axes")
def test_six_ideologies_stand_on_three_axes() -> None:
    assert [axis.id for axis in DILEMMA.axes] == ["tradition-progress", "force-diplomacy", "order-liberty"]
    favoured = [side for character in DILEMMA.characters for side in character.favours]
    assert sorted(favoured) == sorted(2 * [side for axis in DILEMMA.axes for side in (axis.first, axis.second)])


@clause("queens-dilemma", "founding.characters", "founding.agendas")
@pytest.mark.parametrize(
    ("id_", "favours", "agenda"),
    [
        ("aesyas", {"progress", "diplomacy"}, "A106"),
        ("elinor", {"tradition", "order"}, "A127"),
        ("jilian", {"diplomacy", "tradition"}, "A044"),
        ("lyrie", {"liberty", "progress"}, "A064"),
        ("syd", {"force", "liberty"}, "A086"),
        ("xanthe", {"order", "force"}, "A017"),
    ],
)
def test_each_character_has_two_ideologies_and_a_first_agenda(id_: str, favours: set[str], agenda: str) -> None:
    character = DILEMMA.character(id_)
    assert (set(character.favours), character.starting_agenda) == (favours, agenda)


def test_balanced_casts_are_as_many_characters_as_players() -> None:
    names = {character.id for character in DILEMMA.characters}
    for players, casts in DILEMMA.balanced_casts.items():
        assert all(len(cast) == players and cast <= names for cast in casts)
    assert [len(casts) for casts in DILEMMA.balanced_casts.values()] == [4, 3]


def test_main_and_vassal_regions_add_up_to_all_twelve() -> None:
    founding = DILEMMA.founding
    for players in range(DILEMMA.players.fewest, DILEMMA.players.most + 1):
        assert players * founding.main_regions_each[players] + founding.vassal_regions[players] == len(DILEMMA.regions)
    assert DILEMMA.capital.lower() not in DILEMMA.regions


def test_everyone_finds_an_investment_to_draft() -> None:
    for players, aside in DILEMMA.investment.set_aside.items():
        assert DILEMMA.investment.cards - aside > players


def test_each_clocktower_setup_has_as_many_characters_as_players() -> None:
    for players, counts in CLOCKTOWER.counts.items():
        assert counts.townsfolk + counts.outsider + counts.minion + counts.demon == players


def test_clocktower_ids_name_characters() -> None:
    known = {*CLOCKTOWER.characters, "dusk", "dawn", "minioninfo", "demoninfo"}
    woken = {id_ for nights in CLOCKTOWER.nights.values() for id_ in (*nights.first, *nights.other)}
    special = CLOCKTOWER.special
    lists = (special.not_in_bag, special.flower_only, special.hidden_vote, special.sees_grimoire)
    named = {id_ for ids in lists for id_ in ids} | set(CLOCKTOWER.setup_changes) | set(special.vote_weight)
    assert (woken | named) - known == set()
    assert {one.edition for one in CLOCKTOWER.characters.values()} == set(CLOCKTOWER.editions)


@clause("blood-on-the-clocktower", "setup.choose")
def test_a_clocktower_name_is_its_id_with_the_spaces_and_signs_of_print() -> None:
    for id_, one in CLOCKTOWER.characters.items():
        assert "".join(letter for letter in one.name.lower() if letter.isalnum()) == id_
        assert one.name[0].isupper()
    assert set(CLOCKTOWER.special.stand_ins) <= set(CLOCKTOWER.characters)
    types = {one.type for one in CLOCKTOWER.characters.values()}
    assert {kind for kinds in CLOCKTOWER.special.stand_ins.values() for kind in kinds} <= types


def test_clocktower_nights_wake_nobody_twice_and_only_their_own() -> None:
    for edition, nights in CLOCKTOWER.nights.items():
        for order in (nights.first, nights.other):
            assert len(set(order)) == len(order)
            own = {CLOCKTOWER.characters[id_].edition for id_ in order if id_ in CLOCKTOWER.characters}
            assert edition == "all" or own == {edition}


def test_base_editions_have_the_characters_of_their_boxes() -> None:
    types = ("townsfolk", "outsider", "minion", "demon", "traveller")
    sizes = {edition: [len(CLOCKTOWER.of_type(type_, edition)) for type_ in types] for edition in ("tb", "bmr", "snv")}
    assert sizes == {"tb": [13, 4, 4, 1, 5], "bmr": [13, 4, 4, 4, 5], "snv": [13, 4, 4, 4, 5]}


def test_the_box_of_queen_by_midnight() -> None:
    assert [deck.cards for deck in MIDNIGHT.bazaar] == [28, 26, 21]
    princesses, each = len(MIDNIGHT.princesses), MIDNIGHT.cards_each
    assert (princesses * each.vault, princesses * each.starter, princesses * each.declaration) == (90, 60, 30)
    assert len({princess.ultimate for princess in MIDNIGHT.princesses}) == 6
    assert {frozenset(princess.classes) for princess in MIDNIGHT.princesses} == {
        frozenset(pair) for pair in (("brawler", "caster"), ("schemer", "caster"), ("brawler", "schemer"))
    }


def test_boss_no_is_the_one_whose_levels_are_printed() -> None:
    printed = {princess.id: dict(princess.levels) for princess in MIDNIGHT.princesses if princess.levels}
    assert printed == {"boss-no": {"schemer": (5, 3), "caster": (4, 2)}}


def test_what_is_known_of_the_deck_fits_into_it() -> None:
    known = facts("witching-hour")
    assert len(known.types) == 10
    assert sum(kind.copies or 1 for kind in known.types.values()) <= known.cards
    for players, hand in known.hand.items():
        assert players * hand <= known.cards


def test_eleven_maze_cards_are_left_after_setting_up() -> None:
    sheet = facts("cinderella-at-midnight")
    assert sheet.box.maze_cards - sheet.garden.cards_laid == 11
