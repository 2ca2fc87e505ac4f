"""Chronicle cards at the end of a game, each in the part that its band names."""

from __future__ import annotations

from rules.queens_dilemma.chronicle.events import CardsPutAway, ChronicleApplied
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import (
    at_the_end,
    closed,
    in_play,
    invest,
    phase,
    steps,
    to_the_end,
    turn_over,
    voting_with,
)
from tests.rules.queens_dilemma.game import Game


def to_the_taxes(game: Game) -> Game:
    """Ideologies, Power, Investments and Agendas are scored."""
    for duty in tuple(duty for duty in game.state.duties if duty.kind == "agenda"):
        game.do("agenda take", player=duty.who, code=duty.code)
    turn_over(game)
    game.do("score power")
    invest(game)
    game.do("score agendas")
    return game


@clause("queens-dilemma", "scoring.chronicle", "scoring.phases")
def test_without_cards_the_part_is_skipped() -> None:
    game = to_the_end(in_play())
    assert phase(game) is Phase.IDEOLOGY
    game.refused("score chronicle", "scoring.phases")


@clause("queens-dilemma", "scoring.chronicle", "scoring.phases")
def test_end_of_the_game_cards_apply_before_the_ideologies() -> None:
    game = at_the_end(
        c001="end of the game; main: +1 hegemony",
        c002="syd| end of the game; herald: nothing; main: Players: +1 infamy",
    )
    assert phase(game) is Phase.CHRONICLE
    assert game.step().action == "score chronicle"
    game.refused("score ideology", "scoring.phases", cards=["xanthe=2: order 1"])
    game.do("score chronicle")
    assert game.state.pending
    game.do("assign", player="lyrie")
    assert game.points("lyrie")[0] == 1
    assert {game.points(player)[2] for player in game.state.seats} == {1}
    assert phase(game) is Phase.IDEOLOGY


@clause("queens-dilemma", "scoring.chronicle")
def test_an_effect_without_a_target_is_the_heralds() -> None:
    game = at_the_end(c001="syd| end of the game; herald: nothing; main: +2 hegemony")
    game.do("score chronicle")
    assert game.points("syd")[0] == 2


@clause("queens-dilemma", "scoring.chronicle", "end.finish-first")
def test_cards_wait_until_what_was_called_for_is_opened() -> None:
    game = at_the_end(c001="end of the game; main: Leader: +1 gold; envelope 07", c002="tax; main: Players: +1 gold")
    game.do("score chronicle")
    assert phase(game) is Phase.IDEOLOGY
    game.refused("score ideology", "end.finish-first", cards=["xanthe=2: order 1"])


@clause("queens-dilemma", "scoring.chronicle", "symbol.scoring")
def test_ideology_scoring_cards_apply_when_all_cards_are_turned_over() -> None:
    game = at_the_end(c001="ideology scoring; main: scoring(order): +3 infamy")
    assert phase(game) is Phase.IDEOLOGY
    assert game.remarks("scoring.chronicle")
    game.do("score ideology", cards=[f"{player}=2: liberty 1" for player in ("xanthe", "lyrie", "jilian", "syd")])
    assert game.points("syd")[2] == 0
    game.do("score ideology", cards=["elinor=2: order 1"])
    assert {player.value: game.points(player)[2] for player in game.state.seats} == {
        "xanthe": 0,
        "lyrie": 0,
        "jilian": 0,
        "syd": 0,
        "elinor": 3,
    }
    assert phase(game) is Phase.POWER


@clause("queens-dilemma", "scoring.chronicle")
def test_power_scoring_cards_apply_before_power_is_counted() -> None:
    game = at_the_end(c001="power scoring; main: syd: +20 power")
    turn_over(game)
    before = game.points("syd")[1]
    game.do("score power")
    assert game.points("syd")[1] == before + 2


@clause("queens-dilemma", "scoring.chronicle")
def test_a_choice_of_a_card_comes_before_the_part_is_scored() -> None:
    game = at_the_end(c001="power scoring; main: syd: -2 army")
    turn_over(game)
    game.refused("score power", "outcome.order")
    game.do("pay", player="syd", army=1, infamy=1)
    game.do("score power")
    assert phase(game) is Phase.INVESTMENTS


@clause("queens-dilemma", "scoring.chronicle")
def test_investment_cards_apply_when_all_are_settled() -> None:
    game = at_the_end(c001="army investment; main: Players: +1 infamy", c002="investment phase; main: syd: -2 army")
    turn_over(game)
    game.do("score power")
    before = game.points("syd")[2]
    invest(game)
    assert game.points("syd")[2] == before + 1
    assert phase(game) is Phase.INVESTMENTS
    game.do("pay", player="syd", army=1, infamy=1)
    assert phase(game) is Phase.AGENDAS


@clause("queens-dilemma", "scoring.chronicle")
def test_tax_cards_apply_before_the_tax() -> None:
    game = to_the_taxes(at_the_end(c001="tax; main: syd: +3 food"))
    assert game.purse("syd").food == 4
    game.do("score taxes")
    assert game.purse("syd").food == 2
    assert phase(game) is Phase.CLEANUP


@clause("queens-dilemma", "scoring.chronicle", "symbol.win")
def test_a_trigger_is_read_when_the_effect_applies() -> None:
    game = at_the_end(
        c001="ideology scoring; main: win(order)? Players: +1 infamy", c002="end of the game; main: order 1"
    )
    game.do("score chronicle")
    turn_over(game)
    assert game.points("syd")[2] == 1


@clause("queens-dilemma", "scoring.chronicle")
def test_a_card_in_words_waits_for_the_tables_hand() -> None:
    game = at_the_end(c001='power scoring; words "Everyone counts 1 Power more."')
    turn_over(game)
    shown = [step for step in steps(game) if step.action == "chronicle apply"]
    assert [(step.arguments["code"], step.optional) for step in shown] == [("C001", True)]
    game.do("score power")
    assert phase(game) is Phase.POWER
    assert [(step.action, step.optional) for step in steps(game)[:1]] == [("chronicle apply", False)]
    assert "chronicle apply C001" in game.refused("score power", "scoring.chronicle").allowed
    game.refused("chronicle apply", "scoring.chronicle", code="C001")
    game.refused("chronicle apply", "scoring.chronicle", code="C002", effects="nothing")
    game.do("chronicle apply", code="C001", effects="Players: +1 infamy")
    assert game.points("lyrie")[2] == 1
    assert phase(game) is Phase.INVESTMENTS


@clause("queens-dilemma", "scoring.chronicle")
def test_a_card_can_be_applied_earlier_in_its_part_but_once() -> None:
    game = at_the_end(c001="ideology scoring; main: progress 1")
    game.do("chronicle apply", code="C001")
    assert len(game.happened(ChronicleApplied)) == 1
    game.refused("chronicle apply", "scoring.chronicle", code="C001")
    turn_over(game)
    assert not game.happened(ChronicleApplied)
    assert phase(game) is Phase.POWER


@clause("queens-dilemma", "scoring.chronicle", "chronicle.bands")
def test_a_card_of_several_bands_is_asked_about_in_the_later_one() -> None:
    game = at_the_end(c001="instant, tax; main: Players: +1 food")
    food = game.purse("syd").food
    to_the_taxes(game)
    assert game.purse("syd").food == food
    game.do("score taxes")
    assert phase(game) is Phase.TAXES
    game.do("chronicle apply", code="C001", effects="nothing")
    assert phase(game) is Phase.CLEANUP


@clause("queens-dilemma", "chronicle.bands")
def test_voting_phase_cards_are_brought_up_in_every_vote() -> None:
    game = voting_with(c001='voting; words "Nobody becomes Moderator."')
    assert game.seen().reminders == ("C001: Nobody becomes Moderator.",)
    game.vote("a1 pg pg pg pg")
    assert game.seen().reminders == ()


@clause("queens-dilemma", "cleanup.chronicles", "trash")
def test_depleted_cards_are_trashed_and_the_others_go_back_with_empty_spaces() -> None:
    game = in_play(
        c001="pass action; spaces 2; duration 2; main: +1 food",
        c002="tax; duration 1; main: Players: +1 food",
        c003="instant; duration 1; main: Players: +1 food",
    )
    game.do("dilemma read")
    game.vote("a1 pC001 pg pg pg")
    game.do("outcome", effects="nothing")
    closed(to_the_end(game))
    put = game.happened(CardsPutAway)[0]
    assert (put.trashed, put.returned) == (("C003", "C002"), ("C001",))
    assert {"C002", "C003"} <= set(game.state.trashed)
    card = game.state.chronicles["C001"]
    assert (card.lies, card.slot, card.marks, card.spaces, card.token) == ("deck", 0, 1, (), None)
    assert len(game.chores("cleanup.chronicles")) == 2


@clause("queens-dilemma", "scoring.chronicle")
def test_a_card_with_effects_and_words_waits_for_the_tables_hand_too() -> None:
    game = at_the_end(c001='power scoring; main: Players: +1 infamy; words "Only who passed."')
    turn_over(game)
    game.do("score power")
    assert game.points("syd")[2] == 0
    game.do("chronicle apply", code="C001", effects="syd: +1 infamy")
    assert (game.points("syd")[2], game.points("lyrie")[2]) == (1, 0)
    assert phase(game) is Phase.INVESTMENTS
