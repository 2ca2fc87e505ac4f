"""Where Heraldry tokens go after a Vote, and the Pass Actions of Event cards and Skills."""

from __future__ import annotations

from rules.queens_dilemma.chronicle.events import TokenReset
from rules.queens_dilemma.events.tokens import PowerMoved
from rules.queens_dilemma.names import Character
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import in_play, steps


@clause("queens-dilemma", "resolution.card-reset")
def test_the_token_goes_to_the_highest_free_space_and_the_slot_is_free_again() -> None:
    game = in_play(c001="pass action; spaces 2; main: +1 food")
    for space in (1, 2):
        game.do("dilemma read")
        game.vote("a1 pC001 pg pg pg")
        assert [(one.player, one.space) for one in game.happened(TokenReset)] == [(Character.LYRIE, space)]
        assert game.state.chronicles["C001"].token is None
        game.do("outcome", effects="nothing")
    assert game.state.chronicles["C001"].spaces == (Character.LYRIE, Character.LYRIE)


@clause("queens-dilemma", "resolution.card-reset")
def test_from_a_card_without_spaces_the_token_is_taken_back() -> None:
    game = in_play(c001="pass action; main: +1 food")
    for _ in range(3):
        game.do("dilemma read")
        game.vote("a1 pC001 pg pg pg")
        assert [one.space for one in game.happened(TokenReset)] == [0]
        game.do("outcome", effects="nothing")
    assert game.state.chronicles["C001"].spaces == ()


@clause("queens-dilemma", "resolution.card-reset", "resolution.steps")
def test_tokens_are_reset_after_the_pool_is_shared_and_before_the_tiles_are_cleared() -> None:
    game = in_play(c001="pass action; spaces 2; main: +1 food")
    game.do("dilemma read")
    game.vote("a1 pC001 pg pg pg")
    order = [
        type(one).__name__
        for one in game.last.events
        if isinstance(one, TokenReset) or (isinstance(one, PowerMoved) and one.amount)
    ]
    at = order.index("TokenReset")
    assert order[:at] == ["PowerMoved"] * 3
    assert order[at + 1 :] == ["PowerMoved"]


@clause("queens-dilemma", "resolution.card-reset", "pass.special")
def test_an_event_card_adds_a_pass_action_too() -> None:
    game = in_play()
    game.do("event add", number=3, words="The siege", card="pass action; cost 1 army; main: +1 hegemony")
    game.do("dilemma read")
    assert "pE3" in steps(game)[0].choices
    game.vote("pe03")
    assert game.points("xanthe")[0] == 1
    assert game.purse("xanthe").army == 0
    game.refused("event remove", "resolution.card-reset", number=3)
    game.vote("a1 pg pg pg")
    assert [(one.code, one.space) for one in game.happened(TokenReset)] == [("E3", 0)]


@clause("queens-dilemma", "pass.special", "skill.activation")
def test_a_skill_adds_a_pass_action_for_its_owner() -> None:
    game = in_play()
    game.round("xanthe: S12")
    game.do("skill read", code="S12", track=1)
    game.do("dilemma read")
    game.refused("vote pass", "pass.resolve-now", player="xanthe", how="S12")
    game.do("vote pass", player="xanthe", how="S12", cost="1 food", effects="+3 power")
    assert game.purse("xanthe").food == 0
    assert game.diary("xanthe").skills[0].used == 1
    game.refused("vote pass", "pass.special", player="lyrie", how="S12", effects="+3 power")
    game.vote("a1 pg pg pg")
    game.do("outcome", effects="nothing")
    game.do("dilemma read")
    game.vote("a1 pg pg pg")
    game.refused("vote pass", "skill.activation", player="xanthe", how="S12", effects="+3 power")
