"""Envelopes and Mystery boxes: called for, opened once, read, and their Dilemma cards shuffled in."""

from __future__ import annotations

import pytest

from campaign.answers import call_of
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.events.legacy import BoxOpened, EnvelopeOpened
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, founded, read, seated


@clause("queens-dilemma", "outcome.envelope", "outcome.envelope-once")
def test_an_envelope_that_is_called_for_stays_on_the_list_until_it_is_opened() -> None:
    game = read("envelope 07")
    assert (game.state.phase, game.step().action) == (Phase.PENDING, "envelope open")
    game.refused("dilemma read", "round.phases")
    game.do("envelope open", number="7", storyline="the scorpion")
    assert game.duties("envelope") == []
    assert game.state.phase is Phase.DILEMMA
    assert [one.envelope for one in game.state.stories] == ["00", "07"]
    assert game.chores("outcome.envelope-back")


@clause("queens-dilemma", "outcome.envelope")
@pytest.mark.parametrize(("typed", "cards"), [(None, 3), (0, 0), (4, 4)])
def test_its_dilemma_cards_join_the_deck_three_in_a_standard_one(typed: int | None, cards: int) -> None:
    game = read("envelope 07")
    deck = game.state.deck
    game.do("envelope open", number="07", dilemmas=typed)
    assert game.state.deck == deck + cards
    assert [one.dilemmas for one in game.happened(EnvelopeOpened)] == [cards]


@clause("queens-dilemma", "outcome.envelope")
@pytest.mark.parametrize("cards", [-1, 61])
def test_an_impossible_number_of_cards_is_refused(cards: int) -> None:
    read("envelope 07").refused("envelope open", "outcome.envelope", number="07", dilemmas=cards)
    read("M03").refused("box open", "outcome.mystery-box", code="M03", dilemmas=cards)


@clause("queens-dilemma", "outcome.envelope", "end.finish-first")
def test_the_effects_of_its_story_apply_before_the_round_ends() -> None:
    game = read("envelope 07")
    game.do("envelope open", number="07", story="Leader: +1 gold; Leader: -1 army; M03")
    assert game.purse("xanthe").gold == 2
    assert game.state.counter == ()
    game.do("pay", player="xanthe", army=1)
    assert (game.state.phase, game.duties("box")) == (Phase.PENDING, ["M03"])
    game.do("box open", code="m3", dilemmas=2, warning="Players: +1 food")
    assert game.purse("syd").food == 2
    assert game.state.phase is Phase.DILEMMA


@clause("queens-dilemma", "outcome.envelope-once")
def test_no_envelope_is_opened_twice() -> None:
    game = read("envelope 07")
    game.do("envelope open", number="07")
    for insisted in (False, True):
        no = game.refused("envelope open", "outcome.envelope-once", number="07", insisted=insisted)
        assert "game 1" in no.because
    game.refused("envelope open", "outcome.envelope-once", number="00")
    game.do("dilemma read")
    game.vote("a1 pg pg pg pg")
    no = game.refused("outcome", "outcome.envelope-once", effects="envelope 07")
    assert "unlocked before" in no.because
    game.refused("outcome", "outcome.envelope-once", effects="envelope 08; envelope 08")


@clause("queens-dilemma", "outcome.envelope-once", "outcome.mystery-box")
def test_what_nothing_called_for_is_opened_only_on_purpose() -> None:
    game = begun()
    no = game.refused("envelope open", "outcome.envelope-once", number="08")
    assert no.kind == "ambiguous"
    game.do("envelope open", insisted=True, number="08")
    game.refused("box open", "outcome.mystery-box", code="M02")
    game.do("box open", insisted=True, code="M02")
    assert set(game.state.unlocked) >= {"08", "M02"}


@clause("queens-dilemma", "outcome.envelope-once")
def test_nothing_is_opened_during_the_founding() -> None:
    seated().refused("envelope open", "outcome.envelope-once", number="08", insisted=True)
    seated().refused("box open", "outcome.mystery-box", code="M01", insisted=True)


@clause("house", "unknown-code")
@pytest.mark.parametrize("number", ["007", "xx", "", "-1", "M3", "1.5"])
def test_what_is_no_envelopes_number_is_refused(number: str) -> None:
    begun().refused("envelope open", "house.unknown-code", number=number, insisted=True)


@clause("house", "unknown-code")
@pytest.mark.parametrize("code", ["M003", "N1", "", "Mxx", "MM1"])
def test_what_is_no_boxs_code_is_refused(code: str) -> None:
    begun().refused("box open", "house.unknown-code", code=code, insisted=True)


@clause("queens-dilemma", "box.limits")
def test_an_envelope_past_the_printed_ones_is_asked_about_with_a_likely_one() -> None:
    assert begun().refused("envelope open", "box.limits", number="97").allowed[0] == "67"
    assert founded().refused("envelope open", "box.limits", number="95").allowed[0] == "59"


@clause("queens-dilemma", "outcome.mystery-box")
def test_a_box_is_opened_once_and_its_warning_carried_out_at_once() -> None:
    game = read("M03")
    deck = game.state.deck
    game.do("box open", code="3", dilemmas=5, warning="Leader: +2 food")
    assert [one.code for one in game.happened(BoxOpened)] == ["M03"]
    assert (game.state.deck, game.purse("xanthe").food) == (deck + 5, 3)
    assert game.state.opened_boxes == ("M03",)
    game.refused("box open", "outcome.mystery-box", code="M03", insisted=True)


@clause("queens-dilemma", "outcome.order")
def test_nothing_is_opened_while_an_effect_waits() -> None:
    game = read("envelope 07; M03")
    game.do("envelope open", number="07", story="Leader: -1 gold")
    game.refused("box open", "outcome.order", code="M03")
    game.refused("envelope open", "outcome.order", number="09", insisted=True)


@clause("queens-dilemma", "outcome.envelope-once")
def test_a_code_that_waits_is_not_called_for_again() -> None:
    game = Game(read("Leader: -1 gold; Leader: S12").state)
    assert "S12" not in game.state.unlocked
    game.do("pay", player="xanthe", gold=1)
    assert "S12" in game.state.unlocked
    game.do("dilemma read")
    game.vote("a1 pg pg pg pg")
    game.refused("outcome", "skill.attach", effects="Syd: S12")


@clause("queens-dilemma", "outcome.envelope")
def test_opening_asks_for_the_storyline_and_the_story() -> None:
    step = read("envelope 15").step()
    assert step.arguments == {"number": "15"}
    assert not step.choices
    assert "Storyline" in step.prompt
    call = call_of(TITLE.action(step.action), 'dilemmas 3 storyline Crown story "Leader: +1 hegemony"', step.arguments)
    game = read("envelope 15")
    game.do(call.action, **call.arguments)
    assert game.state.stories[-1].storyline == "Crown"
    assert game.points("xanthe")[0] == read("nothing").points("xanthe")[0] + 1


@clause("queens-dilemma", "outcome.mystery-box")
def test_a_box_asks_for_its_warning() -> None:
    step = read("M02").step()
    assert (step.arguments, step.choices) == ({"code": "M02"}, ())
    assert "warning" in step.prompt


def test_a_code_that_cannot_be_read_names_what_waits() -> None:
    assert read("envelope 15").refused("envelope open", "house.unknown-code", number="dilemmas").allowed == (
        "envelope open 15",
    )
    assert read("M02").refused("box open", "house.unknown-code", code="15 x").allowed == ("box open M02",)
