"""Pass Actions and Pass Bonuses of Chronicle cards, Event cards and Skills."""

from __future__ import annotations

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.chronicle.events import CardForbidden, TokenOnSlot, TokenReset
from rules.queens_dilemma.events.rounds import TurnComes
from rules.queens_dilemma.events.tokens import PowerMoved, ResourceMoved
from rules.queens_dilemma.names import Character, Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import in_play, phase, steps, voting_with
from tests.rules.queens_dilemma.game import Game

FOOD = "pass action; spaces 2; main: +2 food"
GOLD = "pass bonus; main: +2 gold"


def words(game: Game) -> set[str]:
    """The passes that may be typed now."""
    return {word for word in steps(game)[0].choices if word.startswith("p")}


@clause("queens-dilemma", "pass.special")
def test_a_card_in_play_adds_a_pass_action_and_another_a_pass_bonus() -> None:
    game = voting_with(c001=FOOD, c002=GOLD)
    assert words(game) == {"pg", "pm", "pC001", "pg+C002", "pm+C002", "pC001+C002"}
    game.vote("pC001+C002")
    assert (game.purse("xanthe").food, game.purse("xanthe").gold) == (3, 3)
    assert game.state.vote is not None
    tile = game.state.vote.tiles[Character.XANTHE]
    assert (tile.passed, tile.bonus) == ("C001", "C002")
    assert game.state.vote.turn is Character.LYRIE


@clause("queens-dilemma", "pass.special", "pass.one-action")
def test_a_bonus_goes_with_gather_too_but_an_action_is_no_bonus() -> None:
    game = voting_with(c001=FOOD, c002=GOLD)
    game.refused_turn("pC002", "pass.special")
    game.refused_turn("pg+C001", "pass.special")
    game.refused_turn("pC009", "pass.special")
    game.do("vote pass", player="xanthe", how="gather", bonus="c2")
    assert game.purse("xanthe").gold == 3


@clause("queens-dilemma", "pass.special")
def test_who_has_voted_has_no_card_action_any_more() -> None:
    game = voting_with(c001=FOOD)
    game.vote("a1 n2 pg pg pg")
    game.refused_turn("pC001", "vote.no-pass-after")


@clause("queens-dilemma", "pass.card-slot")
def test_one_player_per_card_and_vote() -> None:
    game = voting_with(c001=FOOD)
    game.vote("pC001")
    assert game.happened(TokenOnSlot)[0].player is Character.XANTHE
    assert "pC001" not in words(game)
    assert "Xanthe" in game.refused_turn("pC001", "pass.card-slot").because


@clause("queens-dilemma", "pass.card-slot")
def test_a_card_with_action_and_bonus_has_one_slot() -> None:
    game = voting_with(c001="pass action, pass bonus; main: +2 food")
    assert words(game) == {"pg", "pm", "pC001", "pg+C001", "pm+C001"}
    game.refused_turn("pC001+C001", "pass.card-slot")
    game.vote("pg+C001")
    game.refused_turn("pC001", "pass.card-slot")


@clause("queens-dilemma", "pass.card-slot")
def test_without_a_heraldry_token_left_the_program_only_warns() -> None:
    game = in_play(c001="pass action; stack; main: +1 food")
    warned = []
    for _ in range(7):
        game.do("dilemma read")
        while game.state.vote and game.state.vote.turn is not Character.LYRIE:
            game.vote("pg")
        game.vote("pC001")
        warned.append(len(game.remarks("pass.card-slot")))
        while phase(game) is Phase.VOTING:
            game.vote("pg")
        game.do("vote decide", side="aye")
        game.do("outcome", effects="nothing")
    assert warned == [0] * 6 + [1]


@clause("queens-dilemma", "pass.card-spaces")
def test_filled_spaces_refuse_for_the_rest_of_the_game() -> None:
    game = in_play(c001="pass action; spaces 1; main: +2 food", c002="pass action; main: +2 food")
    game.do("dilemma read")
    game.vote("pC001 a1 pC002 pg pg")
    game.do("outcome", effects="nothing")
    game.do("dilemma read")
    assert words(game) == {"pg", "pm", "pC002"}
    assert "space" in game.refused_turn("pC001", "pass.card-spaces").because


@clause("queens-dilemma", "pass.card-spaces", "resolution.card-reset")
def test_a_stack_takes_any_number() -> None:
    game = in_play(c001="pass action; stack; main: +1 food")
    for _ in range(4):
        game.do("dilemma read")
        game.vote("a1 pC001 pg pg pg" if game.state.leader is Character.XANTHE else "pg pg pg pg")
        assert [one.space for one in game.happened(TokenReset)] == [1] if game.happened(TokenReset) else True
        game.do("outcome", effects="nothing")
    assert game.state.chronicles["C001"].spaces == (Character.LYRIE,) * 4
    game.do("dilemma read")
    assert "pC001" in words(game)


@clause("queens-dilemma", "pass.card-cost", "resource.chosen-cost")
def test_a_cost_that_cannot_be_paid_forbids_the_action() -> None:
    game = voting_with(c001="pass action; cost 2 food; main: +1 hegemony")
    assert "pC001" not in words(game)
    game.refused_turn("pC001", "pass.card-cost")
    assert game.points("xanthe")[0] == 0
    game.have("xanthe", gold=2)
    game.vote("pC001")
    assert (game.purse("xanthe").food, game.purse("xanthe").gold) == (0, 0)
    assert game.points("xanthe")[0] == 1


@clause("queens-dilemma", "pass.card-cost", "resource.gold-conversion")
def test_a_cost_is_paid_as_the_table_says() -> None:
    game = voting_with(c001="pass action; cost 1 food; main: +1 hegemony").have("xanthe", gold=3)
    game.refused("vote pass", "resource.gold-conversion", player="xanthe", how="C001", paid="1 army")
    game.do("vote pass", player="xanthe", how="C001", paid="2 gold")
    assert (game.purse("xanthe").food, game.purse("xanthe").gold) == (1, 1)


@clause("queens-dilemma", "pass.card-cost")
def test_action_and_bonus_must_be_payable_together() -> None:
    game = voting_with(c001="pass action; cost 1 food; main: +2 food", c002="pass bonus; cost 1 food; main: +1 gold")
    game.have("xanthe", gold=0)
    assert words(game) == {"pg", "pm", "pC001", "pg+C002", "pm+C002"}
    game.refused_turn("pC001+C002", "pass.card-cost")


@clause("queens-dilemma", "pass.resolve-now")
def test_what_a_card_does_is_resolved_before_the_next_turn() -> None:
    game = voting_with(c001="pass action; main: Leader: -2 army; most(army): +1 hegemony")
    game.vote("pC001")
    assert phase(game) is Phase.VOTING
    assert game.seen().phase is Phase.PENDING
    game.refused_turn("lyrie:a1", "pass.resolve-now")
    assert steps(game)[0].action == "pay"
    game.do("pay", player="xanthe", army=1, infamy=1)
    assert game.points("lyrie")[0] == 1
    assert game.happened(TurnComes)[-1].player is Character.LYRIE
    game.vote("a1")


@clause("queens-dilemma", "pass.resolve-now")
def test_a_card_pays_at_once_and_gather_after_the_voting() -> None:
    game = voting_with(c001="pass action; main: +2 power")
    game.vote("pC001")
    assert game.power("xanthe") == 9
    game.vote("pg")
    assert game.power("lyrie") == 8
    game.vote("a1 n1 pg")
    assert not [one for one in game.happened(PowerMoved) if one.target.player is Character.XANTHE]


@clause("queens-dilemma", "pass.resolve-now")
def test_the_last_pass_with_a_choice_ends_the_voting_when_it_is_made() -> None:
    game = voting_with(c001="pass action; main: -2 army")
    game.vote("a1 pg pg pg pC001")
    assert phase(game) is Phase.VOTING
    game.do("pay", player="elinor", army=1, infamy=1)
    assert phase(game) is Phase.OUTCOME


@clause("queens-dilemma", "pass.resolve-now")
def test_what_a_card_says_in_words_is_typed_with_the_pass() -> None:
    game = voting_with(c001='pass action; spaces 1; words "Look at the next Dilemma; then take Power."')
    assert "pC001" not in words(game)
    shown = [step for step in steps(game) if step.action == "vote pass"]
    assert [(step.arguments["how"], step.optional) for step in shown] == [("C001", True)]
    assert "Look at the next Dilemma" in game.refused_turn("pC001", "pass.resolve-now").because
    game.do("vote pass", player="xanthe", how="C001", effects="+2 power")
    assert game.power("xanthe") == 9
    assert game.state.vote is not None
    assert game.state.vote.turn is Character.LYRIE


def test_effects_and_payments_belong_to_cards() -> None:
    game = voting_with(c001=FOOD)
    game.refused("vote pass", "pass.special", player="xanthe", how="gather", effects="+2 power")
    game.refused("vote pass", "resource.chosen-cost", player="xanthe", how="gather", paid="1 food")


@clause("queens-dilemma", "pass.card-rules")
def test_a_cards_own_text_forbids_its_action_in_this_vote() -> None:
    game = voting_with(c001=FOOD)
    game.refused("vote forbid", "pass.card-rules", code="C009", why="no")
    game.refused("vote forbid", "pass.card-rules", code="E" + "9" * 5000, why="no")
    game.do("vote forbid", code="C001", why="only who owns a Military Building", player="xanthe")
    assert game.happened(CardForbidden)[0].forbidden.why
    assert "pC001" not in words(game)
    assert "Military" in game.refused_turn("pC001", "pass.card-rules").because
    game.vote("a1 pC001 pg pg pg")
    game.do("outcome", effects="nothing")
    game.do("dilemma read")
    assert "pC001" in words(game)


@clause("queens-dilemma", "pass.card-rules")
def test_a_card_can_forbid_its_action_to_everyone() -> None:
    game = voting_with(c001=FOOD)
    game.do("vote forbid", code="C001", why="never in the first round")
    game.refused_turn("pC001", "pass.card-rules")
    game.vote("a1")
    game.refused_turn("pC001", "pass.card-rules")


def test_every_pass_that_is_offered_is_accepted() -> None:
    game = voting_with(
        c001="pass action; cost 1 food; main: +2 gold",
        c002="pass bonus; cost 1 gold; main: Leader: -1 army",
        c003="pass action, pass bonus; stack; main: progress 1",
    )
    offered = steps(game)[0].choices
    assert {"pC001+C003", "pC003+C002"} <= set(offered)
    for word in offered:
        other = Game(game.state)
        other.vote(word)
        assert other.state.vote is not None


def test_a_line_of_turns_is_parted_at_cards_too() -> None:
    assert TITLE.shorthands[0].split("pC012+C034a1pmn4pE3pg+s12 xanthe:pc001") == [
        "pC012+C034",
        "a1",
        "pm",
        "n4",
        "pE3",
        "pg+s12",
        "xanthe:pc001",
    ]


def test_costs_go_back_to_the_supply() -> None:
    game = voting_with(c001="pass action; cost 1 food, 1 army; main: +1 hegemony")
    game.vote("pC001")
    assert {(one.resource.value, one.target.kind) for one in game.happened(ResourceMoved)} == {
        ("food", "supply"),
        ("army", "supply"),
    }
