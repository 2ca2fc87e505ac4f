"""Read the Dilemma: the draw, the announced outcomes, the Keywords, and an empty deck."""

from __future__ import annotations

from rules.core.values import changed
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, founded, read


@clause("queens-dilemma", "dilemma.draw", "round.phases")
def test_a_dilemma_is_drawn_and_voting_opens() -> None:
    game = begun()
    game.do("dilemma read", card="d017")
    assert (game.state.deck, game.state.round, game.state.phase) == (19, 1, Phase.VOTING)
    assert game.seen().dilemma is not None
    assert game.seen().dilemma.card == "D017"  # type: ignore[union-attr]


@clause("queens-dilemma", "vote.markers", "dilemma.outcomes")
def test_the_markers_show_what_was_announced_until_the_round_is_over() -> None:
    game = begun()
    game.do("dilemma read", aye="progress, positive", nay="tradition 2")
    shown = game.seen().dilemma
    assert shown is not None
    assert (shown.aye, shown.nay) == ("progress, positive", "tradition 2")
    game.vote("a1 pg pg pg pg")
    game.do("outcome", effects="progress 2")
    assert game.seen().dilemma is None


@clause("queens-dilemma", "dilemma.keywords")
def test_keywords_are_announced_with_those_who_hold_them() -> None:
    game = read("Lyrie: K05")
    game.do("keyword", code="k05", words="Traitor")
    game.do("dilemma read", keywords="Syd, gamam, traitor, Aesyas")
    assert game.remarks("dilemma.keywords") == ["Syd: Syd.", "gamam: Elinor.", "traitor: Lyrie.", "Aesyas: nobody."]


@clause("queens-dilemma", "dilemma.deck-empty")
def test_an_empty_deck_names_what_was_never_carried_out() -> None:
    game = begun()
    game = Game(changed(game.state, deck=0))
    no = game.refused("dilemma read", "dilemma.deck-empty")
    assert "7 of 7 Endings are missing" in no.because
    assert "A017" in no.because
    assert "agenda take xanthe A017" in no.allowed


@clause("queens-dilemma", "outcome.order")
def test_no_dilemma_is_read_while_an_effect_waits() -> None:
    game = begun()
    game.do("envelope open", insisted=True, number="07", story="Xanthe: -3 army")
    game.refused("dilemma read", "outcome.order")
    game.do("pay", player="xanthe", army=1, infamy=2)
    game.do("dilemma read")


@clause("queens-dilemma", "outcome.steps", "outcome.envelope-once")
def test_no_dilemma_is_read_while_an_envelope_is_still_to_be_opened() -> None:
    game = begun()
    game.do("envelope open", insisted=True, number="07", story="envelope 08")
    assert game.step().action == "envelope open"
    no = game.refused("dilemma read", "outcome.steps")
    assert no.allowed == ("envelope open 08",)
    game.do("envelope open", number="08")
    assert game.step().action == "dilemma read"
    game.do("dilemma read")


@clause("queens-dilemma", "outcome.order")
def test_no_game_is_set_up_while_an_effect_waits() -> None:
    game = founded()
    game.have("xanthe", army=1)
    game.do("envelope open", insisted=True, number="07", story="Xanthe: -2 army")
    game.refused("setup begin", "outcome.order", space="red 3 food")
    game.do("pay", player="xanthe", army=1, infamy=1)
    game.do("setup begin", space="red 3 food")
    game.do("envelope open", insisted=True, number="08", story="Elinor: -1 gold")
    game.refused("setup ready", "outcome.order")
