"""Agenda Resolution: what is asked, who comes when, and what is due."""

from __future__ import annotations

from rules.core.refusal import Kind
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import Game, at_agendas, at_investments, first_round, named

STARTING = {"xanthe": "A017", "lyrie": "A064", "jilian": "A044", "syd": "A086", "elinor": "A127"}


def with_agendas(limits: dict[str, tuple[str, int]]) -> Game:
    """At the Agendas, with more of them: code to the player who took it in the game, and its limit (0: Ongoing)."""
    called = "; ".join(f"{player.capitalize()}: {code}" for code, (player, _) in limits.items())
    game = at_investments(called)
    for code, (player, limit) in limits.items():
        game.do("agenda take", player=player, code=code, limit=limit)
    game.do("score investments", results=[f"{player}=gold unpaid: nothing" for player in STARTING])
    assert game.state.phase is Phase.AGENDAS
    return game


def resolve(game: Game, player: str, code: str, result: str, **more: object) -> None:
    extra = {"cost": "nothing"} if result == "success" else {}
    game.do("score agenda", player=player, code=code, result=result, **{"effects": "nothing", **extra, **more})


@clause("queens-dilemma", "scoring.agenda-success", "resource.chosen-cost")
def test_a_success_is_paid_brings_its_box_and_is_trashed() -> None:
    game = at_agendas("Xanthe: +2 army")
    before = game.points("xanthe")
    resolve(game, "xanthe", "a017", "success", cost="3 army", effects="+4 hegemony")
    assert game.purse("xanthe").army == 0
    assert game.points("xanthe")[0] == before[0] + 4
    assert game.state.agendas["A017"].lies == "trash"
    assert "A017" in game.state.trashed


@clause("queens-dilemma", "scoring.agenda-success")
def test_a_bag_stands_for_this_games_number() -> None:
    game = at_agendas("Xanthe: +3 army, +3 food")
    resolve(game, "xanthe", "A017", "success", cost="1 food", bag="army")
    assert (game.purse("xanthe").army, game.purse("xanthe").food) == (1, 3)


@clause("queens-dilemma", "resource.chosen-cost", "resource.gold-conversion")
def test_an_agenda_is_paid_in_full_or_not_at_all() -> None:
    game = at_agendas("Xanthe: +3 gold")
    call = {"player": "xanthe", "code": "A017", "result": "success", "effects": "nothing"}
    game.refused("score agenda", "resource.chosen-cost", cost="4 army", **call)
    game.refused("score agenda", "resource.gold-conversion", cost="3 army", paid="1 army, 3 gold", **call)
    infamy = game.points("xanthe")[2]
    game.do("score agenda", cost="3 army", **call)
    assert (game.purse("xanthe").army, game.purse("xanthe").gold, game.points("xanthe")[2]) == (0, 0, infamy)


@clause("queens-dilemma", "resource.chosen-cost")
def test_who_cannot_pay_for_what_is_due_is_told_that_it_fails() -> None:
    game = with_agendas({"A045": ("xanthe", 1)})
    call = {"player": "xanthe", "result": "success", "cost": "9 army", "effects": "nothing"}
    due = game.refused("score agenda", "resource.chosen-cost", code="A045", **call)
    assert due.allowed == ("score agenda xanthe A045 failure",)
    assert game.refused("score agenda", "resource.chosen-cost", code="A017", **call).allowed == ("score agendas",)


@clause("queens-dilemma", "scoring.agenda-success", "scoring.agenda-next")
def test_cost_and_box_are_asked_for() -> None:
    game = at_agendas()
    call = {"player": "xanthe", "code": "A017", "result": "success"}
    assert game.refused("score agenda", "scoring.agenda-success", **call).kind is Kind.AMBIGUOUS
    assert game.refused("score agenda", "scoring.agenda-next", cost="nothing", **call).kind is Kind.AMBIGUOUS


@clause("queens-dilemma", "agenda.unlock", "trash")
def test_only_an_agenda_that_is_held_can_be_resolved() -> None:
    game = at_agendas()
    call = {"result": "success", "cost": "nothing", "effects": "nothing"}
    assert game.refused("score agenda", "agenda.unlock", player="lyrie", code="A017", **call).allowed == ("A064",)
    game.refused("score agenda", "agenda.unlock", player="lyrie", code="A099", **call)
    resolve(game, "xanthe", "A017", "success")
    game.refused("score agenda", "trash", player="xanthe", code="A017", **call)


@clause("queens-dilemma", "agenda.limit", "agenda.when", "scoring.agenda-failure")
def test_an_agenda_fails_only_when_its_limit_has_come() -> None:
    game = with_agendas({"A045": ("xanthe", 1)})
    early = game.refused(
        "score agenda", "agenda.limit", player="xanthe", code="A017", result="failure", effects="nothing"
    )
    assert "score agenda xanthe A017 success" in early.allowed
    before = game.points("xanthe")
    resolve(game, "xanthe", "A045", "failure", effects="+1 infamy")
    assert game.points("xanthe") == (before[0], before[1], before[2] + 1)
    assert game.state.agendas["A045"].lies == "trash"
    first_round().refused(
        "score agenda",
        "scoring.phases",
        player="xanthe",
        code="A017",
        result="success",
        cost="nothing",
        effects="nothing",
    )


@clause("queens-dilemma", "scoring.agenda-failure")
def test_a_failure_costs_nothing() -> None:
    game = with_agendas({"A045": ("xanthe", 1)})
    call = {"player": "xanthe", "code": "A045", "result": "failure", "effects": "nothing"}
    game.refused("score agenda", "scoring.agenda-failure", cost="1 food", **call)


@clause("queens-dilemma", "scoring.agenda-failure")
def test_what_is_due_fails_before_the_phase_ends_and_before_later_players() -> None:
    game = with_agendas({"A045": ("xanthe", 1), "A046": ("syd", 1)})
    due = game.refused("score agendas", "scoring.agenda-failure")
    assert due.allowed == ("score agenda xanthe A045 failure", "score agenda syd A046 failure")
    early = game.refused(
        "score agenda", "scoring.agenda-failure", player="syd", code="A046", result="failure", effects="nothing"
    )
    assert "Xanthe comes first" in early.because
    scored = [step.arguments["code"] for step in game.steps() if step.action == "score agenda"]
    assert scored == ["A045", "A045", "A017"]
    assert game.step().arguments["result"] == "failure"
    assert "other Agendas that Xanthe completes come before" in game.step().prompt
    resolve(game, "xanthe", "A045", "failure")
    resolve(game, "syd", "A046", "success")
    game.do("score agendas")
    assert game.state.phase is Phase.TAXES


@clause("queens-dilemma", "scoring.agenda-failure")
def test_a_table_may_have_all_successes_before_all_failures() -> None:
    game = with_agendas({"A045": ("xanthe", 1), "A046": ("syd", 1)})
    call = {"player": "jilian", "code": "A044", "result": "success", "cost": "nothing", "effects": "nothing"}
    asked = game.refused("score agenda", "scoring.agenda-failure", **call)
    assert asked.kind is Kind.AMBIGUOUS
    assert "score agenda xanthe A045 failure" in asked.allowed
    game.do("score agenda", insisted=True, **call)
    resolve(game, "xanthe", "A045", "failure")
    resolve(game, "syd", "A046", "failure")
    game.do("score agendas")
    assert game.state.phase is Phase.TAXES


@clause("queens-dilemma", "scoring.agenda-failure")
def test_a_players_successes_come_before_their_failures() -> None:
    game = with_agendas({"A045": ("xanthe", 1)})
    resolve(game, "xanthe", "A045", "failure")
    call = {"player": "xanthe", "code": "A017", "result": "success", "cost": "nothing", "effects": "nothing"}
    assert "successes come before" in game.refused("score agenda", "scoring.agenda-failure", **call).because


@clause("queens-dilemma", "scoring.agenda-failure")
def test_a_seat_that_was_passed_over_is_asked_about() -> None:
    game = at_agendas()
    resolve(game, "lyrie", "A064", "success")
    call = {"player": "xanthe", "code": "A017", "result": "success", "cost": "nothing", "effects": "nothing"}
    assert game.refused("score agenda", "scoring.agenda-failure", **call).kind is Kind.AMBIGUOUS
    game.do("score agenda", insisted=True, **call)
    resolve(game, "jilian", "A044", "success")


@clause("queens-dilemma", "scoring.agenda-next")
def test_an_agenda_that_a_box_calls_for_blocks_until_it_is_taken() -> None:
    game = at_agendas()
    resolve(game, "xanthe", "A017", "success", effects="A045")
    refusal = game.refused("score agendas", "scoring.agenda-next")
    assert refusal.allowed == ("agenda take xanthe A045",)
    game.do("agenda take", player="xanthe", code="A045")
    game.do("score agendas")


@clause("queens-dilemma", "scoring.agenda-drawn")
def test_an_agenda_drawn_now_may_be_completed_now_or_fails_now_when_due() -> None:
    game = with_agendas({"A045": ("xanthe", 1)})
    resolve(game, "xanthe", "A045", "failure", effects="A046, A047")
    game.do("agenda take", player="xanthe", code="A046", limit=9)
    game.do("agenda take", player="xanthe", code="A047", limit=1)
    game.refused("score agendas", "scoring.agenda-failure")
    game.refused(
        "score agenda", "scoring.agenda-failure", player="lyrie", code="A064", result="success", cost="nothing"
    )
    resolve(game, "xanthe", "A047", "failure")
    resolve(game, "lyrie", "A064", "success")
    resolve(game, "xanthe", "A046", "success")
    game.do("score agendas")


@clause("queens-dilemma", "agenda.ongoing")
def test_an_ongoing_agenda_never_fails_and_another_is_drawn_for_it() -> None:
    game = with_agendas({"A045": ("xanthe", 0)})
    call = {"player": "xanthe", "code": "A045", "effects": "+1 hegemony"}
    game.refused("score agenda", "agenda.ongoing", result="failure", **call)
    for drawn in ("", "A045", "A064", "B12"):
        game.refused("score agenda", "agenda.ongoing", result="success", cost="nothing", drawn=drawn, **call)
    game.do("score agenda", result="success", cost="nothing", drawn="a046", **call)
    assert game.state.agendas["A045"].lies == "tray"
    assert "A045" not in game.state.trashed
    drawn_one = game.state.agendas["A046"]
    assert (drawn_one.holder, drawn_one.limit, drawn_one.lies) == ("xanthe", None, "held")
    game.do(
        "score agenda", player="xanthe", code="A046", result="success", cost="nothing", effects="nothing", drawn="A045"
    )
    assert game.state.agendas["A045"].lies == "held"
    assert game.state.agendas["A046"].lies == "tray"


@clause("queens-dilemma", "agenda.ongoing")
def test_an_ongoing_agenda_is_not_among_the_numbered_ones() -> None:
    game = with_agendas({"A045": ("xanthe", 0)})
    resolve(game, "xanthe", "A045", "success", drawn="A201")
    assert game.state.agendas["A201"].holder == "xanthe"


@clause("queens-dilemma", "agenda.ongoing")
def test_none_is_drawn_for_a_goal() -> None:
    call = {"player": "xanthe", "code": "A017", "result": "success", "cost": "nothing", "effects": "nothing"}
    at_agendas().refused("score agenda", "agenda.ongoing", drawn="A131", **call)


@clause("queens-dilemma", "scoring.agenda-success")
def test_a_box_on_somebody_else_waits_for_their_choice() -> None:
    game = at_agendas()
    resolve(game, "xanthe", "A017", "success", effects="Lyrie: -1 food")
    game.refused("score agendas", "outcome.order")
    performed = game.do("pay", player="lyrie", food=1)
    assert named(performed, "ResourceMoved")
    game.do("score agendas")


@clause("queens-dilemma", "scoring.agenda-next", "agenda.limit")
def test_an_agenda_that_was_called_for_comes_next_before_the_agendas_are_over() -> None:
    game = at_agendas()
    game.do("score agenda", player="xanthe", code="A017", result="success", cost="nothing", effects="A018")
    (step,) = [step for step in game.steps() if step.action == "agenda take"]
    assert (step.optional, step.choices) == (False, ("--limit 4",))
    assert dict(step.arguments) == {"player": "xanthe", "code": "A018"}
    assert "score agendas" not in [step.action for step in game.steps()]
