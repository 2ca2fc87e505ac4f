"""Crossroads, Epilogues, wrong colours, and what an Agenda's back says."""

from __future__ import annotations

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.view import view
from tests.clauses import clause
from tests.contract.pieces import misplaced
from tests.rules.queens_dilemma.game import Game, read


def called(effects: str = "Lyrie: A050") -> Game:
    """An outcome has called for Agenda A050, Lyrie's."""
    return read(effects)


@clause("queens-dilemma", "agenda.crossroad", "agenda.when")
def test_a_crossroad_is_resolved_at_once_and_trashed() -> None:
    game = called()
    game.do("agenda crossroad", player="lyrie", code="a050", choice="the left road", effects="+2 independence, A051")
    assert game.points("lyrie")[1] == 2
    assert "A050" in game.state.trashed
    assert "A050" not in game.duties("agenda")
    assert "A051" in game.duties("agenda")
    assert "the left road" in game.told


@clause("queens-dilemma", "agenda.crossroad", "agenda.epilogue")
def test_one_that_was_taken_before_its_back_was_read_is_still_resolved() -> None:
    game = called("Lyrie: A050, A051")
    for code in ("A050", "A051"):
        game.do("agenda take", player="lyrie", code=code)
    game.refused("agenda crossroad", "agenda.wrong-colours", player="syd", code="A050", choice="1", effects="nothing")
    game.do("agenda crossroad", player="lyrie", code="A050", choice="left", effects="+2 independence")
    game.do("agenda epilogue", player="lyrie", code="A051", fate="2", effects="nothing", ongoing="A140")
    assert game.points("lyrie")[1] == 2
    assert [game.state.agendas[code].lies for code in ("A050", "A051", "A140")] == ["trash", "trash", "held"]
    assert list(misplaced(game.state)) == []
    twice = {"player": "lyrie", "code": "A050", "choice": "left", "effects": "nothing"}
    game.refused("agenda crossroad", "agenda.wrong-colours", **twice)


@clause("queens-dilemma", "agenda.crossroad", "agenda.unlock")
def test_a_crossroad_needs_its_call_its_player_and_a_choice() -> None:
    game = called()
    game.refused("agenda crossroad", "agenda.unlock", player="syd", code="A050", choice="left", effects="nothing")
    game.refused("agenda crossroad", "agenda.crossroad", player="lyrie", code="A050", choice=" ", effects="nothing")
    game.refused("agenda crossroad", "agenda.wrong-colours", player="lyrie", code="A060", choice="1", effects="nothing")


@clause("queens-dilemma", "agenda.epilogue", "fate.marked", "agenda.ongoing")
def test_an_epilogue_rewards_marks_one_fate_space_and_brings_an_ongoing_agenda() -> None:
    game = called()
    game.do("agenda epilogue", player="lyrie", code="A050", fate="2", effects="+5 hegemony", ongoing="A140")
    assert game.points("lyrie")[0] == 5
    assert game.diary("lyrie").fate == "2"
    assert "A050" in game.state.trashed
    ongoing = game.state.agendas["A140"]
    assert (ongoing.holder, ongoing.limit, ongoing.kind) == ("lyrie", None, "ongoing")


@clause("queens-dilemma", "fate.marked")
def test_a_fate_is_marked_once_per_character() -> None:
    game = called("Lyrie: A050, A051")
    game.do("agenda epilogue", player="lyrie", code="A050", fate="2", effects="nothing", ongoing="A140")
    arguments = {"player": "lyrie", "code": "A051", "fate": "3", "effects": "nothing", "ongoing": "A141"}
    no = game.refused("agenda epilogue", "fate.marked", **arguments)
    assert "2" in no.because


@clause("queens-dilemma", "fate.marked")
def test_only_an_epilogue_marks_a_fate() -> None:
    assert [action.name for action in TITLE.actions if "fate.marked" in action.clauses] == ["agenda epilogue"]


@clause("queens-dilemma", "agenda.wrong-colours")
def test_an_agenda_of_the_wrong_colours_goes_back_and_the_right_one_is_called_for() -> None:
    game = called()
    game.do("agenda take", player="lyrie", code="A050")
    game.do("agenda wrong", code="A050", right="A060")
    assert "the Dilemma of round 1" in game.told
    assert "A050" not in game.state.agendas
    assert "A050" not in game.state.unlocked
    assert "A060" in game.duties("agenda")
    game.do("agenda take", player="lyrie", code="A060")


@clause("queens-dilemma", "agenda.wrong-colours")
def test_before_it_is_taken_it_can_go_back_too_but_not_what_nobody_called_for() -> None:
    game = called()
    game.refused("agenda wrong", "agenda.wrong-colours", code="A077")
    game.do("agenda wrong", code="A050")
    assert "A050" not in game.duties("agenda")


@clause("queens-dilemma", "agenda.secret", "box.secret")
def test_what_an_agenda_says_is_seen_by_its_holder_alone() -> None:
    game = called()
    game.do("agenda take", player="lyrie", code="A050")
    game.do("agenda note", player="lyrie", code="A050", content="MARKER")
    assert "MARKER" not in game.told
    assert "MARKER" not in view(game.state, "everyone").model_dump_json()
    assert "MARKER" not in view(game.state, "syd").model_dump_json()
    assert "MARKER" in view(game.state, "lyrie").model_dump_json()
    event = game.last.events[0]
    assert "MARKER" not in str(event.seen_by("everyone"))
    assert "MARKER" in str(event.seen_by("lyrie"))
    game.refused("agenda note", "agenda.secret", player="syd", code="A050", content="x")
