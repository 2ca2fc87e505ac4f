"""Game Setup 8: Draw Chronicle Cards."""

from __future__ import annotations

from rules.queens_dilemma.chronicle.events import ChroniclePlaced, ChronicleRead, ChroniclesDrawn
from rules.queens_dilemma.events.founding import InvestmentsDrafted, PhaseEntered
from rules.queens_dilemma.events.tokens import ResourceMoved
from rules.queens_dilemma.names import Character, Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import closed, in_play, phase, steps, to_the_draw, to_the_end, with_deck
from tests.rules.queens_dilemma.game import IDLE, Game, Seeded, begun, founded

TAX = "tax; main: Players: +1 food"
MANY = {f"c{number:03}": TAX for number in range(1, 13)}


@clause("queens-dilemma", "chronicle.draw")
def test_with_an_empty_deck_nothing_is_asked() -> None:
    game = founded()
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert phase(game) is Phase.DILEMMA
    assert game.state.draft


@clause("queens-dilemma", "chronicle.draw")
def test_up_to_ten_cards_are_drawn_from_the_deck() -> None:
    game = to_the_draw(**MANY)
    assert "draw 10" in game.step().prompt
    codes = [f"C{number:03}" for number in range(1, 13)]
    for wrong in (codes[:9], codes[:11], []):
        game.refused("chronicle draw", "chronicle.draw", codes=wrong)
    game.refused("chronicle draw", "chronicle.draw", codes=[*codes[:9], "C001"])
    game.refused("chronicle draw", "chronicle.draw", codes=[*codes[:9], "C099"])
    game.do("chronicle draw", codes=codes[2:])
    assert game.happened(ChroniclesDrawn)[0].codes == tuple(codes[2:])
    assert phase(game) is Phase.DILEMMA


@clause("queens-dilemma", "chronicle.draw")
def test_a_small_deck_is_drawn_whole() -> None:
    game = to_the_draw(c001=TAX, c002=TAX)
    game.refused("chronicle draw", "chronicle.draw", codes=["C001"])
    game.do("chronicle draw", codes=["c2", "C001"])
    assert game.happened(ChroniclesDrawn)[0].codes == ("C002", "C001")


@clause("queens-dilemma", "chronicle.draw")
def test_the_program_can_draw() -> None:
    game = Game(to_the_draw(**MANY).state, Seeded(3))
    assert game.step().choices == ("--draw",)
    game.refused("chronicle draw", "chronicle.draw", codes=["C001"], draw=True)
    game.do("chronicle draw", draw=True)
    codes = game.happened(ChroniclesDrawn)[0].codes
    assert len(set(codes)) == 10
    assert set(codes) <= set(game.state.chronicles)
    assert codes != tuple(sorted(codes))


def test_cards_are_drawn_in_setup_only_and_after_the_income() -> None:
    game = with_deck(c001=TAX)
    game.refused("chronicle draw", "chronicle.draw", codes=["C001"])
    game.do("setup begin", space=IDLE)
    assert "setup ready" in game.refused("chronicle draw", "chronicle.draw", codes=["C001"]).allowed
    game.do("setup ready")
    game.refused("setup ready", "setup.every-game")
    game.refused("dilemma read", "round.phases")
    game.do("chronicle draw", codes=["C001"])
    game.refused("chronicle draw", "chronicle.draw", codes=["C001"])


@clause("queens-dilemma", "chronicle.instant-slot")
def test_any_number_of_instants_lies_on_the_light_blue_slot() -> None:
    cards = {f"c{number:03}": "instant; main: Players: +1 gold" for number in range(1, 8)}
    game = in_play(**cards, c020="instant, tax; main: Players: +1 gold")
    assert {one.lies for one in game.state.chronicles.values()} == {"blue"}
    assert game.purse("syd").gold == 1 + 8


@clause("queens-dilemma", "chronicle.brown-slots")
def test_others_take_the_topmost_free_of_five_slots_and_the_rest_goes_back_unread() -> None:
    cards = {f"c{number:03}": "tax; herald: +1 gold; main: Players: +1 food" for number in range(1, 8)}
    game = in_play(**cards, c020="instant; main: Players: +1 food")
    slots = {code: one.slot for code, one in game.state.chronicles.items() if one.lies == "brown"}
    assert slots == {f"C{number:03}": number for number in range(1, 6)}
    assert [game.state.chronicles[code].lies for code in ("C006", "C007", "C020")] == ["deck", "deck", "blue"]
    assert game.purse("xanthe").gold == 1 + 5


@clause("queens-dilemma", "chronicle.brown-slots")
def test_a_new_card_without_a_slot_goes_back_without_being_described() -> None:
    cards = {f"c{number:03}": TAX for number in range(1, 6)}
    game = to_the_draw(**cards, c006="", c007="")
    game.do("chronicle draw", codes=[*cards, "C006", "C007"])
    assert [(step.action, step.arguments["code"]) for step in steps(game)[:2]] == [
        ("chronicle back", "C006"),
        ("chronicle describe", "C006"),
    ]
    game.refused("chronicle back", "chronicle.brown-slots", code="C007")
    game.do("chronicle back", code="C006")
    game.do("chronicle describe", code="C007", card="instant; main: Players: +1 gold")
    assert game.state.chronicles["C006"].card is None
    assert [game.state.chronicles[code].lies for code in ("C006", "C007")] == ["deck", "blue"]
    assert phase(game) is Phase.DILEMMA


@clause("queens-dilemma", "chronicle.brown-slots")
def test_a_card_for_which_a_slot_is_free_does_not_go_back() -> None:
    game = to_the_draw(c001="")
    game.do("chronicle draw", codes=["C001"])
    assert game.step().action == "chronicle describe"
    game.refused("chronicle back", "chronicle.brown-slots", code="C001")


@clause("queens-dilemma", "chronicle.herald")
def test_all_are_placed_then_read_as_revealed_the_herald_effect_first() -> None:
    game = to_the_draw(
        c001="syd| instant; herald: +1 gold; main: Players: +1 food", c002="lyrie| tax; herald: +2 gold; main: +1 food"
    )
    game.do("chronicle draw", codes=["C002", "C001"])
    kinds = [type(event) for event in game.last.events if isinstance(event, ChroniclePlaced | ChronicleRead)]
    assert kinds == [ChroniclePlaced, ChroniclePlaced, ChronicleRead, ChronicleRead]
    moved = [(one.target.player, one.resource.value, one.amount) for one in game.happened(ResourceMoved)]
    assert moved[:2] == [(Character.LYRIE, "gold", 2), (Character.SYD, "gold", 1)]
    assert [what for _, what, _ in moved[2:]] == ["food"] * 5


@clause("queens-dilemma", "chronicle.herald")
def test_the_main_effect_of_another_card_does_not_apply_in_setup() -> None:
    game = in_play(c001="tax; herald: +1 hegemony; main: Players: +5 hegemony")
    assert [game.points(player)[0] for player in ("xanthe", "syd")] == [1, 0]


@clause("queens-dilemma", "chronicle.herald")
def test_the_herald_effect_of_a_printed_character_whom_nobody_plays_goes_to_nobody() -> None:
    game = in_play(c001="tax; herald aesyas: +1 gold; main: Players: +1 food")
    assert {game.purse(player).gold for player in ("xanthe", "lyrie", "syd")} == {1}
    assert phase(game) is Phase.DILEMMA


@clause("queens-dilemma", "chronicle.herald", "absence.legacy")
def test_an_absent_herald_gets_the_legacy_part_alone() -> None:
    game = to_the_end(in_play(c001="syd| tax; herald: +1 gold; main: Players: +1 food"))
    closed(game)
    game.do("chronicle describe", code="C001", card="tax; herald: +1 gold, K05; main: Players: +1 food")
    gold = game.purse("syd").gold
    game.do("setup begin", space=IDLE, absent=["syd"])
    game.do("setup ready")
    game.do("chronicle draw", codes=["C001"])
    assert game.purse("syd").gold == gold
    assert "K05" in game.diary("syd").keywords


@clause("queens-dilemma", "chronicle.herald")
def test_a_choice_in_the_herald_effect_waits_before_the_next_card_is_read() -> None:
    game = to_the_draw(c001="instant; herald: -2 army; main: most(army): +1 hegemony", c002="tax; herald: +1 gold")
    game.do("chronicle draw", codes=["C001", "C002"])
    assert game.state.pending
    assert game.purse("xanthe").gold == 1
    assert game.points("lyrie")[0] == 0
    game.do("pay", player="xanthe", army=1, infamy=1)
    assert game.points("lyrie")[0] == 1
    assert game.points("xanthe")[0] == 0
    assert game.purse("xanthe").gold == 2
    assert phase(game) is Phase.DILEMMA


def test_an_effect_that_unlocks_a_piece_brings_it_only_once() -> None:
    game = to_the_end(in_play(c001="tax; herald: S12, +1 gold; main: Players: +1 food"))
    closed(game)
    gold = game.purse("xanthe").gold
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    game.do("chronicle draw", codes=["C001"])
    assert game.remarks("skill.attach")
    assert game.purse("xanthe").gold == gold + 2
    assert [skill.code for skill in game.diary("xanthe").skills] == ["S12"]


@clause("queens-dilemma", "chronicle.duration-mark", "chronicle.in-play")
def test_every_placed_card_with_a_track_gets_one_mark_and_one_sent_back_none() -> None:
    cards = {f"c{number:03}": "tax; duration 2; main: Players: +1 food" for number in range(1, 7)}
    game = in_play(**cards, c010="instant; duration 3; main: Players: +1 food", c011="instant; main: Players: +1 food")
    marks = {code: one.marks for code, one in game.state.chronicles.items()}
    assert marks == {**{f"C{number:03}": 1 for number in range(1, 6)}, "C006": 0, "C010": 1, "C011": 0}
    assert [code for code, one in game.seen().chronicles.items() if one.lies == "deck"] == ["C006"]


@clause("queens-dilemma", "chronicle.duration-mark")
def test_a_filled_track_trashes_the_card_at_the_end_of_the_game_in_which_it_fills() -> None:
    game = in_play(c001="tax; duration 2; main: Players: +1 food")
    closed(to_the_end(game))
    assert game.seen().chronicles["C001"].lies == "deck"
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    game.do("chronicle draw", codes=["C001"])
    assert game.seen().chronicles["C001"].marks == 2
    assert game.seen().chronicles["C001"].lies == "brown"
    to_the_end(game)
    game.do("duty done", ids=["all"])
    closed(game)
    assert game.seen().chronicles["C001"].lies == "trash"


@clause("queens-dilemma", "investment.order")
def test_the_draft_counts_what_instants_bring() -> None:
    game = in_play(c001="instant; main: xanthe: +1 hegemony")
    order = game.happened(InvestmentsDrafted)[0].order
    assert order == game.state.draft
    assert order[-1] is Character.XANTHE
    assert game.happened(PhaseEntered)[-1].phase is Phase.DILEMMA


def test_a_game_without_cards_says_nothing_of_them() -> None:
    assert begun().seen().chronicles == {}


@clause("queens-dilemma", "chronicle.herald")
def test_the_words_of_an_instant_are_carried_out_by_hand_before_the_next_card() -> None:
    game = to_the_draw(c001='instant; herald: -2 army; words "Look up."', c002="tax; herald: +1 gold")
    game.do("chronicle draw", codes=["C001", "C002"])
    game.refused("chronicle apply", "outcome.order", code="C001", effects="Players: +1 food")
    game.do("pay", player="xanthe", army=1, infamy=1)
    assert game.purse("xanthe").gold == 1
    assert (game.step().action, game.step().optional) == ("chronicle apply", False)
    game.refused("chronicle apply", "scoring.chronicle", code="C001")
    game.do("chronicle apply", code="C001", effects="Players: +1 food")
    assert game.purse("syd").food == 2
    assert game.purse("xanthe").gold == 2
    assert phase(game) is Phase.DILEMMA
