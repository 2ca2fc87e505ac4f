"""The Age of Disorder."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, founded, seated

CODES = ["C101", "C102", "C103", "C104"]


@clause("queens-dilemma", "founding.age-of-disorder")
def test_dilemmas_chronicle_cards_and_an_agenda_for_each_character() -> None:
    game = founded(4)
    deck = game.state.deck
    game.do("found disorder", chronicles=CODES)
    assert game.state.deck == deck + 4
    assert set(CODES) <= set(game.state.chronicles)
    assert [one.herald for one in game.state.chronicles.values()] == [None] * 4
    called = [code for code in game.duties("agenda") if code.startswith("AAOD")]
    assert sorted(called) == ["AAOD3", "AAOD4", "AAOD5", "AAOD6"]
    assert set(game.state.trashed) == {"AAOD1", "AAOD2"}
    game.do("agenda take", player="xanthe", code="AAOD6")


@clause("queens-dilemma", "founding.age-of-disorder")
def test_it_is_refused_before_the_deck_twice_and_once_a_campaign_has_begun() -> None:
    seated().refused("found disorder", "founding.age-of-disorder", chronicles=CODES)
    begun().refused("found disorder", "founding.age-of-disorder", chronicles=CODES)
    game = founded()
    game.do("found disorder", chronicles=CODES)
    game.refused("found disorder", "founding.age-of-disorder", chronicles=CODES)


@clause("queens-dilemma", "founding.age-of-disorder")
def test_its_envelope_holds_four_different_chronicle_cards() -> None:
    game = founded()
    game.refused("found disorder", "founding.age-of-disorder", chronicles=CODES[:3])
    game.refused("found disorder", "founding.age-of-disorder", chronicles=[*CODES[:3], "C101"])
    game.refused("found disorder", "founding.age-of-disorder", chronicles=[*CODES[:3], "A101"])
    game.refused("found disorder", "box.limits", chronicles=[*CODES[:3], "C871"])
