"""Chronicle cards: unlocking, Branding, and what the table types in of them."""

from __future__ import annotations

from rules.queens_dilemma.chronicle.events import ChronicleBranded
from rules.queens_dilemma.names import Band, Character
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import (
    at_the_end,
    closed,
    in_play,
    steps,
    to_the_draw,
    to_the_end,
    turn_over,
    with_deck,
)
from tests.rules.queens_dilemma.game import IDLE, begun, founded, outcome, read

TEXT = "pass action; duration 3; spaces 2; herald: +1 gold; main: +1 food"


@clause("queens-dilemma", "chronicle.brand")
def test_the_target_brands_without_another_entry() -> None:
    game = read("syd: C012")
    card = game.state.chronicles["C012"]
    assert card.herald is Character.SYD
    assert "Brand Chronicle card C012" in game.chores("chronicle.brand")[0]
    assert [step.who for step in steps(game) if step.action == "chronicle brand"] == ["syd"]
    game.do("chronicle brand", code="c12")
    assert game.state.chronicles["C012"].herald is Character.SYD
    assert game.duties("brand") == []


@clause("queens-dilemma", "chronicle.brand")
def test_another_brands_only_by_a_deal() -> None:
    game = begun()
    game.do("dilemma read")
    game.do("deal", parties=["lyrie=1 food", "xanthe"], for_="the right to Brand what Aye brings")
    game.vote("a1" + "pg" * 4)
    game.do("outcome", effects="Leader: C012")
    refusal = game.refused("chronicle brand", "chronicle.brand", code="C012", herald="syd")
    assert refusal.allowed[0] == "chronicle brand C012"
    game.do("chronicle brand", code="C012", herald="lyrie")
    assert game.state.chronicles["C012"].herald is Character.LYRIE


@clause("queens-dilemma", "chronicle.brand")
def test_without_a_deal_the_table_insists() -> None:
    game = read("xanthe: C012")
    game.refused("chronicle brand", "chronicle.brand", code="C012", herald="lyrie")
    game.do("chronicle brand", code="C012", herald="lyrie", insisted=True)
    assert game.state.chronicles["C012"].herald is Character.LYRIE
    assert game.remarks("chronicle.brand")


@clause("queens-dilemma", "chronicle.brand")
def test_printed_heraldry_ties_a_card_to_its_character() -> None:
    game = read("xanthe: C012")
    game.do("chronicle describe", code="C012", card="tax; herald lyrie: +1 gold; main: Players: +1 food")
    assert game.state.chronicles["C012"].herald is Character.LYRIE
    game.refused("chronicle brand", "chronicle.brand", code="C012", herald="xanthe")


@clause("queens-dilemma", "chronicle.brand")
def test_printed_heraldry_can_be_of_a_character_whom_nobody_plays() -> None:
    game = read("xanthe: C012")
    refusal = game.refused("chronicle brand", "chronicle.brand", code="C012", herald="aesyas")
    assert "chronicle brand C012 aesyas --printed" in refusal.allowed
    game.do("chronicle brand", code="C012", herald="aesyas", printed=True)
    assert game.happened(ChronicleBranded)[0].printed


@clause("queens-dilemma", "chronicle.brand")
def test_a_card_without_a_herald_space_has_no_herald() -> None:
    game = read("xanthe: C012")
    game.do("chronicle describe", code="C012", card="tax; main: Players: +1 food")
    assert game.state.chronicles["C012"].herald is None
    assert game.duties("brand") == []
    game.refused("chronicle brand", "house.no-change", code="C012")
    game.refused("chronicle brand", "chronicle.brand", code="C012", herald="xanthe")
    game.do("chronicle describe", code="C012", card="tax; herald: +1 gold; main: Players: +1 food")
    assert game.state.chronicles["C012"].herald is Character.XANTHE


@clause("queens-dilemma", "chronicle.brand")
def test_a_card_of_the_age_of_disorder_comes_to_nobody_and_the_program_asks() -> None:
    game = founded()
    game.do("found disorder", chronicles=["C101", "C102", "C103", "C104"])
    assert game.state.chronicles["C101"].herald is None
    refusal = game.refused("chronicle describe", "chronicle.brand", code="C101", card=TEXT)
    assert "chronicle brand C101 --nobody" in refusal.allowed
    game.refused("chronicle brand", "chronicle.brand", code="C101")
    game.do("chronicle brand", code="C101", nobody=True)
    game.do("chronicle describe", code="C101", card=TEXT)
    game.do("chronicle describe", code="C102", card="tax; herald syd: +1 gold; main: Players: +1 food")
    assert [game.state.chronicles[code].herald for code in ("C101", "C102")] == [None, Character.SYD]


@clause("queens-dilemma", "chronicle.brand")
def test_it_is_somebodys_heraldry_or_nobodys() -> None:
    game = read("xanthe: C012")
    game.refused("chronicle brand", "chronicle.brand", code="C012", herald="syd", nobody=True)
    game.refused("chronicle brand", "chronicle.brand", code="C012", printed=True, nobody=True)


@clause("queens-dilemma", "chronicle.later")
def test_a_new_card_joins_the_deck_and_does_nothing_in_this_game() -> None:
    game = in_play(c001="tax; main: Players: +1 food")
    game.round("xanthe: C012")
    game.do("chronicle describe", code="C012", card="pass action; herald: +5 gold; main: +1 food")
    assert game.state.chronicles["C012"].lies == "deck"
    assert game.purse("xanthe").gold == 1
    game.do("dilemma read")
    assert "pC012" not in steps(game)[0].choices
    game.refused_turn("pC012", "pass.special")


@clause("queens-dilemma", "chronicle.later")
def test_a_card_unlocked_in_setup_is_not_drawn_in_it() -> None:
    game = to_the_draw(c001="instant; herald: C050; main: progress 1")
    game.do("chronicle draw", codes=["C001"])
    assert game.state.chronicles["C050"].lies == "deck"
    assert game.seen().chronicles["C001"].lies == "blue"


@clause("queens-dilemma", "chronicle.bands")
def test_the_bands_are_those_of_the_rulebook() -> None:
    game = read("xanthe: C012")
    bands = ", ".join(band.value for band in Band)
    game.do("chronicle describe", code="C012", card=f"{bands}; main: +1 food")
    card = game.state.chronicles["C012"].card
    assert card is not None
    assert card.bands == tuple(Band)
    assert len(card.bands) == 13
    refusal = game.refused("chronicle describe", "house.unreadable", code="C012", card="dinner; main: +1 food")
    assert "instant" in refusal.allowed


@clause("queens-dilemma", "chronicle.bands", "scoring.chronicle")
def test_a_card_works_only_in_the_part_that_its_band_names() -> None:
    game = at_the_end(c001="ideology scoring; main: Players: +1 hegemony", c002="tax; main: Leader: +2 infamy")
    before = game.points("xanthe")
    turn_over(game)
    scored = game.points("xanthe")
    assert scored[0] - before[0] >= 1
    assert scored[2] == before[2]


@clause("queens-dilemma", "chronicle.anatomy")
def test_a_description_can_be_put_right_and_holds_what_no_effect_says() -> None:
    game = read("xanthe: C012")
    game.do("chronicle describe", code="C012", card=TEXT)
    game.do("chronicle describe", code="C012", card='voting; words "Nobody passes twice."')
    assert game.seen().chronicles["C012"].card == 'bands: voting phase; words "Nobody passes twice."'


@clause("queens-dilemma", "box.limits")
def test_a_code_past_the_printed_cards_is_asked_about() -> None:
    game = read("xanthe: C012")
    game.refused("chronicle describe", "box.limits", code="C012", card="tax; main: Leader: S99")
    game.do("chronicle describe", code="C012", card="tax; main: Leader: S99", insisted=True)


def test_what_was_never_unlocked_is_asked_about() -> None:
    game = outcome()
    game.refused("chronicle brand", "chronicle.brand", code="C012", herald="syd")
    game.refused("chronicle describe", "house.unknown-code", code="D12", card=TEXT)
    game.do("chronicle brand", code="C012", herald="syd", insisted=True)
    assert game.state.unlocked["C012"].source == "the table, unasked"


@clause("queens-dilemma", "chronicle.duration", "cleanup.chronicles", "trash")
def test_a_card_comes_into_play_as_often_as_its_track_has_spaces() -> None:
    game = in_play(c001="tax; duration 1; main: Players: +1 food", c002="tax; main: Players: +1 food")
    closed(to_the_end(game))
    assert [game.state.chronicles[code].lies for code in ("C001", "C002")] == ["trash", "deck"]
    assert "C001" in game.state.trashed
    game.refused("chronicle describe", "trash", code="C001", card=TEXT)
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    game.refused("chronicle draw", "chronicle.draw", codes=["C001"])


@clause("queens-dilemma", "chronicle.ending-card", "chronicle.duration")
def test_a_card_from_a_storylines_end_never_expires() -> None:
    game = in_play(c001="tax; ending END03; main: Players: +1 food")
    closed(to_the_end(game))
    assert game.state.chronicles["C001"].marks == 0
    assert game.state.chronicles["C001"].lies == "deck"
    assert "C001" not in game.state.trashed
    both = "tax; ending END03; duration 2; main: Players: +1 food"
    game.refused("chronicle describe", "house.unreadable", code="C001", card=both)


def test_an_empty_herald_space_is_asked_about_only_once() -> None:
    game = with_deck(c001="nobody| tax; herald: +1 gold; main: Players: +1 food")
    assert game.state.chronicles["C001"].settled
    game.do("chronicle describe", code="C001", card="tax; herald: +2 gold; main: Players: +1 food")


@clause("house", "no-change")
def test_a_card_is_branded_once() -> None:
    game = with_deck(c012="")
    game.refused("chronicle brand", "house.no-change", code="c012", herald="xanthe")
    game.do("chronicle brand", code="c012", herald="lyrie")
