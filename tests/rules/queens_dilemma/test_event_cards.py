"""Event cards: typed in by the table, set up in setup, resolved at a game's end, removed."""

from __future__ import annotations

from rules.queens_dilemma.chronicle.events import EventRemoved
from rules.queens_dilemma.names import Phase
from tests.clauses import clause
from tests.rules.queens_dilemma.chronicles import at_the_end, closed, in_play, phase, steps, to_the_end
from tests.rules.queens_dilemma.game import IDLE, Game, seated


def with_events(*numbers: int, **cards: str) -> Game:
    """The end of the first game with these Events on their slots."""
    game = in_play(**cards)
    for number in numbers:
        game.do("event add", number=number, words=f"Event of number {number}")
    return to_the_end(game)


@clause("queens-dilemma", "scoring.events", "scoring.phases")
def test_without_events_the_phase_is_skipped() -> None:
    assert with_events().state.phase is Phase.IDEOLOGY
    assert at_the_end(c001="end of the game; main: +1 gold").state.phase is Phase.CHRONICLE


@clause("queens-dilemma", "scoring.events", "scoring.phases")
def test_events_are_resolved_singly_in_ascending_number_before_all_else() -> None:
    game = with_events(7, 3, 12, c001="end of the game; main: Players: +1 gold")
    assert phase(game) is Phase.EVENTS
    game.refused("score chronicle", "scoring.phases")
    assert "event resolve 3" in game.refused("event resolve", "scoring.events", number=7).allowed
    assert "Event of number 3" in game.step().prompt
    game.do("event resolve", number=3, effects="Players: +1 infamy")
    assert game.points("syd")[2] == 1
    game.refused("event resolve", "scoring.events", number=3)
    game.do("event resolve", number=7)
    game.do("event resolve", number=12, effects="nothing")
    assert phase(game) is Phase.CHRONICLE


@clause("queens-dilemma", "scoring.events", "end.finish-first")
def test_what_an_event_calls_for_is_opened_before_the_scoring() -> None:
    game = with_events(3)
    game.do("event resolve", number=3, effects="syd: -2 army; envelope 07")
    game.refused("score ideology", "scoring.phases", cards=["xanthe=2: order 1"])
    game.do("pay", player="syd", army=1, infamy=1)
    assert phase(game) is Phase.EVENTS
    assert [(step.action, step.optional) for step in steps(game)[:1]] == [("envelope open", False)]
    game.do("envelope open", number="07")
    assert phase(game) is Phase.IDEOLOGY


@clause("queens-dilemma", "scoring.events")
def test_an_event_described_with_a_band_brings_its_main_effect() -> None:
    game = in_play()
    game.do("event add", number=2, card="end of the game; main: Players: +2 infamy", slot=1)
    to_the_end(game).do("event resolve", number=2)
    assert game.points("syd")[2] == 2


@clause("queens-dilemma", "scoring.events")
def test_a_card_stays_for_the_next_game_unless_it_is_over() -> None:
    game = with_events(3, 5)
    game.do("event resolve", number=3, over=True)
    assert game.happened(EventRemoved)
    game.do("event resolve", number=5)
    closed(game)
    assert list(game.seen().events) == ["5"]
    assert not game.seen().events["5"].resolved


@clause("queens-dilemma", "setup.event-cards")
def test_events_are_set_up_in_every_setup() -> None:
    game = with_events(5)
    game.do("event resolve", number=5)
    closed(game)
    game.do("duty done", ids=["all"])
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    assert [what for what in game.chores("setup.event-cards") if "Event card 5" in what]


@clause("queens-dilemma", "setup.event-cards")
def test_what_is_known_of_an_event_can_be_put_right() -> None:
    game = in_play()
    game.refused("event add", "setup.event-cards", number=3)
    game.refused("event add", "setup.event-cards", number=0, words="none")
    game.do("event add", number=3, words="The siege")
    game.do("event add", number=3, slot=2, card="pass action; spaces 1; main: +1 gold")
    event = game.seen().events["3"]
    assert (event.words, event.slot) == ("The siege", 2)
    assert event.card == "bands: pass action; spaces 1; main: +1 gold"
    assert len(game.chores("setup.event-cards")) == 1


@clause("queens-dilemma", "setup.event-cards")
def test_an_event_is_removed_when_it_is_over() -> None:
    game = in_play()
    game.do("event add", number=3, words="The siege")
    game.refused("event remove", "setup.event-cards", number=4)
    game.do("event remove", number=3, why="relieved")
    assert game.seen().events == {}
    assert to_the_end(game).state.phase is Phase.IDEOLOGY


def test_removing_the_last_event_in_its_phase_goes_on() -> None:
    game = with_events(3)
    game.do("event remove", number=3)
    assert phase(game) is Phase.IDEOLOGY


def test_events_come_after_the_founding() -> None:
    seated().refused("event add", "setup.event-cards", number=3, words="The siege")


@clause("queens-dilemma", "scoring.events", "end.finish-first")
def test_the_next_event_waits_for_what_the_last_one_called_for() -> None:
    game = with_events(3, 5)
    game.do("event resolve", number=3, effects="envelope 07")
    assert "envelope open 07" in game.refused("event resolve", "end.finish-first", number=5).allowed
    game.do("envelope open", number="07")
    game.do("event resolve", number=5)
    assert phase(game) is Phase.IDEOLOGY


@clause("queens-dilemma", "scoring.events")
def test_what_is_proposed_for_a_described_event_brings_its_effect() -> None:
    game = in_play()
    game.do("event add", number=2, card="end of the game; main: Players: +2 infamy", slot=1)
    step = to_the_end(game).step()
    assert step.typed() == "event resolve 2"
    assert "Players: +2 infamy" in step.prompt
    game.do(step.action, **step.arguments)
    assert game.points("syd")[2] == 2


@clause("queens-dilemma", "scoring.chronicle")
def test_what_is_proposed_for_a_described_card_brings_its_effect() -> None:
    game = at_the_end(c001="end of the game, tax phase; main: Players: +2 infamy")
    game.do("score chronicle")
    step = game.step()
    assert (step.typed(), step.optional) == ("chronicle apply C001", False)
    game.do(step.action, **step.arguments)
    assert game.points("syd")[2] == 2
