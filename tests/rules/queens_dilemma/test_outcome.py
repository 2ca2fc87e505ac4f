"""Dilemma Resolution: the six steps, the board, the Round Counter, and the end of the game."""

from __future__ import annotations

import pytest

from rules.core.event import Event
from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.events.legacy import BoxOpened, CodeUnlocked
from rules.queens_dilemma.events.rounds import GameEndTriggered, OutcomeRead
from rules.queens_dilemma.events.tokens import PointsMarked, ResourceMoved, SliderMoved, TokenLaid
from rules.queens_dilemma.names import Axis, Ideology, Phase, Side
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, outcome, read, voting


def kinds(game: Game, *wanted: type[Event]) -> list[str]:
    return [type(event).__name__ for event in game.last.events if isinstance(event, wanted)]


@clause("queens-dilemma", "outcome.steps")
def test_keywords_come_before_the_board_before_envelopes_before_boxes_however_typed() -> None:
    game = read("M03; envelope 07; progress 1; Leader: +1 gold")
    assert kinds(game, ResourceMoved, SliderMoved, CodeUnlocked) == [
        "ResourceMoved",
        "SliderMoved",
        "CodeUnlocked",
        "CodeUnlocked",
    ]
    assert (game.duties("envelope"), game.duties("box")) == (["07"], ["M03"])
    assert game.state.phase is Phase.PENDING


@clause("queens-dilemma", "outcome.steps")
def test_a_box_waits_for_the_envelope() -> None:
    game = read("envelope 07; M03")
    no = game.refused("box open", "outcome.steps", code="M03")
    assert no.allowed == ("envelope open 07",)
    game.do("envelope open", number="07")
    game.do("box open", code="M03")
    assert game.state.phase is Phase.DILEMMA


@clause("queens-dilemma", "outcome.order")
def test_effects_apply_one_by_one_from_the_left_and_from_the_top() -> None:
    game = read("Leader: +1 gold, +1 hegemony; Lyrie: +1 food, +1 independence")
    whats = [
        event.resource.value if isinstance(event, ResourceMoved) else event.track.value
        for event in game.last.events
        if isinstance(event, (ResourceMoved, PointsMarked))
    ]
    assert whats == ["gold", "hegemony", "food", "independence"]


@clause("queens-dilemma", "outcome.order")
def test_what_stands_behind_a_choice_waits_for_it() -> None:
    game = read("Leader: -1 gold; Leader: +1 hegemony; progress 1")
    assert game.points("xanthe") == (0, 0, 0)
    assert game.state.tokens[Ideology.PROGRESS] == 0
    game.refused("outcome", "round.phases")
    game.do("pay", player="xanthe", gold=1)
    assert game.points("xanthe") == (1, 0, 0)
    assert game.state.tokens[Ideology.PROGRESS] == 1


@clause("queens-dilemma", "outcome.flip")
@pytest.mark.parametrize(("side", "turned"), [("a", "horizontally"), ("n", "vertically")])
def test_the_card_is_turned_for_the_side_that_won(side: str, turned: str) -> None:
    game = voting()
    game.vote(f"{side}1 pg pg pg pg")
    assert turned in game.step().prompt
    game.do("outcome")
    assert [one.side for one in game.happened(OutcomeRead)] == [Side.AYE if side == "a" else Side.NAY]


@clause("queens-dilemma", "outcome.push")
@pytest.mark.parametrize(("effects", "position"), [("progress 2", 2), ("tradition 3", -3), ("progress 0", 0)])
def test_a_slider_moves_towards_the_ideology_by_the_number(effects: str, position: int) -> None:
    assert read(effects).state.positions[Axis.TRADITION_PROGRESS] == position


@clause("queens-dilemma", "outcome.push")
def test_at_the_end_of_the_track_the_rest_is_lost() -> None:
    game = read("force 9")
    assert game.state.positions[Axis.FORCE_DIPLOMACY] == -4
    game.round("diplomacy 1")
    assert game.state.positions[Axis.FORCE_DIPLOMACY] == -3
    game.round("diplomacy 99")
    assert game.state.positions[Axis.FORCE_DIPLOMACY] == 4


@clause("house", "setting-needed")
def test_a_push_asks_for_the_length_of_the_tracks_and_changes_nothing() -> None:
    game = outcome()
    game = Game(changed(game.state, settings=FrozenMap()))
    no = game.refused("outcome", "house.setting-needed", effects="Leader: +1 gold; progress 1")
    assert no.allowed == ("set ideology-spaces 9",)
    game.do("set", name="ideology-spaces", value=9)
    game.do("outcome", effects="Leader: +1 gold; progress 1")


@clause("queens-dilemma", "outcome.hegemony-token")
def test_each_ideology_gets_one_token_however_far_its_slider_moved() -> None:
    game = read("progress 3; order 0; diplomacy 99")
    laid = {ideology.value for ideology, tokens in game.state.tokens.items() if tokens == 1}
    assert laid == {"progress", "order", "diplomacy"}
    game.round("diplomacy 1")
    assert game.state.tokens[Ideology.DIPLOMACY] == 2


@clause("queens-dilemma", "outcome.hegemony-token")
def test_an_ideology_named_twice_by_one_outcome_gets_one_token_and_moves_twice() -> None:
    game = read("progress 1; progress 2")
    assert game.state.positions[Axis.TRADITION_PROGRESS] == 3
    assert len(game.happened(TokenLaid)) == 1


@clause("queens-dilemma", "symbol.push", "outcome.hegemony-token")
def test_a_push_printed_elsewhere_lays_a_token_each_time() -> None:
    game = read("order 1; envelope 07")
    game.do("envelope open", number="07", story="order 1; order 1")
    assert game.state.tokens[Ideology.ORDER] == 3
    assert game.state.positions[Axis.ORDER_LIBERTY] == -3


@clause("queens-dilemma", "round.counter", "round.phases")
def test_the_card_goes_to_the_lowest_free_slot_and_the_next_round_starts() -> None:
    game = begun()
    for number in (1, 2, 3):
        game.round()
        assert (len(game.state.counter), game.state.round, game.state.phase) == (number, number, Phase.DILEMMA)
    assert game.state.dilemma is None
    assert game.seen().counter == 3


@clause("queens-dilemma", "end.sand-timer")
@pytest.mark.parametrize("slot", range(1, 9))
def test_the_sand_timer_ends_the_game_on_the_last_three_slots_only(slot: int) -> None:
    game = begun()
    for _ in range(slot - 1):
        game.round()
    game.round(sand_timer=True)
    ended = [one.why for one in game.happened(GameEndTriggered)]
    assert ended == (["sand-timer"] if slot >= 7 else [])
    assert (game.state.phase is Phase.DILEMMA) is (slot < 7)


@clause("queens-dilemma", "end.sand-timer")
@pytest.mark.parametrize("slot", [6, 7])
def test_the_sand_timer_is_asked_for_where_it_counts(slot: int) -> None:
    game = begun()
    for _ in range(slot - 1):
        game.round()
    game.do("dilemma read")
    game.vote("pg pg pg pg pg")
    game.do("vote decide", side="aye")
    (step,) = [step for step in game.steps() if step.action == "outcome"]
    assert ("--sand-timer" in step.prompt) is (slot == 7)


@clause("queens-dilemma", "end.ninth")
def test_the_ninth_card_ends_the_game_in_any_case() -> None:
    game = begun()
    for _ in range(8):
        game.round()
        assert game.state.phase is Phase.DILEMMA
    game.round()
    assert [one.why for one in game.happened(GameEndTriggered)] == ["ninth"]
    game.refused("dilemma read", "round.phases")


def nearly_over(endings: int, deck: int) -> Game:
    game = begun()
    codes = [f"END0{number}" for number in range(1, endings + 1)]
    game.do("envelope open", insisted=True, number="09", story="; ".join(codes))
    for code in codes:
        game.do("ending attach", code=code, scales=1, storyline=f"the story of {code}")
    return Game(changed(game.state, deck=deck))


@clause("queens-dilemma", "end.deck-out")
@pytest.mark.parametrize(("endings", "deck", "over"), [(7, 1, True), (6, 1, False), (7, 2, False)])
def test_with_all_endings_attached_an_empty_deck_ends_the_game(endings: int, deck: int, over: bool) -> None:
    game = nearly_over(endings, deck)
    game.round()
    assert [one.why for one in game.happened(GameEndTriggered)] == (["deck-out"] if over else [])


@clause("queens-dilemma", "end.deck-out", "end.finish-first")
def test_the_deck_is_looked_at_after_an_envelope_could_refill_it() -> None:
    game = nearly_over(7, 1)
    game.round("envelope 07")
    assert game.state.phase is Phase.PENDING
    game.do("envelope open", number="07")
    assert (game.state.phase, game.state.deck) == (Phase.DILEMMA, 3)


@clause("queens-dilemma", "end.finish-first")
def test_the_end_waits_for_what_the_last_card_unlocked() -> None:
    game = begun()
    for _ in range(8):
        game.round()
    game.round("envelope 07; M03")
    assert game.state.phase is Phase.PENDING
    game.refused("score ideology", "scoring.phases", cards=["xanthe=1: order 1"])
    game.do("envelope open", number="07", story="Leader: -1 gold; END03")
    assert game.happened(GameEndTriggered) == []
    game.do("pay", player="xanthe", infamy=1)
    game.do("box open", code="M03")
    assert game.happened(BoxOpened)
    assert game.state.phase is Phase.PENDING
    game.do("ending attach", code="END03", scales=2)
    assert [one.why for one in game.happened(GameEndTriggered)] == ["ninth"]


@clause("queens-dilemma", "outcome.hegemony-token")
def test_an_ideology_named_twice_gets_its_token_although_the_first_naming_is_skipped() -> None:
    game = outcome()
    game.do("outcome", effects="win(liberty)? progress 1; progress 1")
    assert game.state.tokens[Ideology.PROGRESS] == 1
