"""The table of an action, and how a title runs one action on a state."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.action import Action
from rules.core.event import Event, Remarked
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.core.table import Table
from rules.core.values import Frozen, changed
from rules.title import Call, Title, Upcast, spoken
from tests.clauses import clause


class Pot(Frozen):
    coins: int = 0


class Paid(Event):
    audience = EVERYONE
    version = 3

    coins: int


def evolve(state: Pot, event: Event) -> Pot:
    return changed(state, coins=state.coins + event.coins) if isinstance(event, Paid) else state


def pay(table: Table[Pot], coins: int, *, often: int = 1) -> None:
    """Pay into the pot."""
    for _ in range(often):
        table.record(Paid(coins=coins))
    table.refuse_unless(table.state.coins <= 10, "pot.full", "The pot is full.", ("less",))
    if coins == 7:
        table.confirm("pot.seven", "Seven is an odd sum.")
    if coins == 8:
        table.ask("pot.eight", "Eight of what?", ("pears", "plums"))


TITLE: Title[Pot] = Title(
    slug="pot",
    name="The Pot",
    seats=("ann",),
    start=Pot(),
    events=(Paid,),
    evolve=evolve,
    actions=(Action(pay, "pay", ("pot.full",)),),
    steps=lambda state: (),
    view=lambda state, viewer: state,
    tell=lambda events, before, after: f"{len(events)} events: {before.coins} to {after.coins}",
    game_of=lambda state: 0,
    phase_of=lambda state: "on",
    problems=lambda state: ["a debt"] if state.coins < 0 else [],
    upcasts=(
        Upcast("Paid", 1, lambda stored: {"money": stored["cash"]}),
        Upcast("Paid", 2, lambda stored: {"coins": stored["money"]}),
    ),
)


class NoChance:
    def pick(self, options: Any, count: int = 1) -> Any:
        return tuple(options)[:count]


def perform(insisted: bool = False, state: Pot = TITLE.start, action: str = "pay", **arguments: Any) -> Any:
    return TITLE.perform(state, Call(action, arguments), NoChance(), insisted)


def refused(**arguments: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        perform(**arguments)
    return caught.value


def test_what_is_recorded_is_at_once_in_the_tables_state() -> None:
    table = Table(Pot(), evolve, NoChance())
    table.record(Paid(coins=2), Paid(coins=3))
    assert table.state.coins == 5
    table.remark("pot.full", "Soon full.")
    assert table.state.coins == 5
    assert table.events == [Paid(coins=2), Paid(coins=3), Remarked(clause="pot.full", words="Soon full.")]


def test_an_action_gives_the_new_state_the_events_and_the_arguments_to_keep() -> None:
    done = perform(coins="3", often="2")
    assert (done.state.coins, done.events) == (6, (Paid(coins=3), Paid(coins=3)))
    assert done.arguments == {"coins": 3, "often": 2}
    assert perform(coins="3").arguments == {"coins": 3}
    assert perform(**done.arguments) == done
    assert TITLE.fold(TITLE.start, done.events) == done.state


def test_a_refused_action_leaves_nothing_behind_and_says_what_was_asked() -> None:
    state = Pot(coins=9)
    no = refused(state=state, coins=5)
    assert (no.kind, no.clause, no.because, no.allowed) == (Kind.NOT_ALLOWED, "pot.full", "The pot is full.", ("less",))
    assert (no.asked, no.title, str(no)) == ("pay 5", "pot", "The pot is full. (pot.full)")
    assert state.coins == 9


@clause("house", "confirm")
def test_what_looks_wrong_is_taken_when_the_table_insists_and_the_doubt_stays() -> None:
    no = refused(coins=7)
    assert (no.kind, no.clause, no.allowed) == (Kind.AMBIGUOUS, "pot.seven", ("the same with --insist",))
    assert perform(insisted=True, coins=7).events == (
        Paid(coins=7),
        Remarked(clause="pot.seven", words="Seven is an odd sum."),
    )


@clause("house", "ambiguous")
def test_a_question_lists_its_answers_also_when_the_table_insists() -> None:
    for insisted in (False, True):
        no = refused(insisted=insisted, coins=8)
        assert (no.kind, no.allowed) == (Kind.AMBIGUOUS, ("pears", "plums"))


@clause("house", "unknown-command")
def test_an_unknown_action_is_refused_with_those_that_come_near() -> None:
    assert refused(action="p", coins=1).allowed == ("pay",)
    no = refused(action="sing", coins=1)
    assert (no.kind, no.allowed) == (Kind.UNREADABLE, ("pay",))


def test_an_unsound_state_is_a_fault_of_the_program_not_a_refusal() -> None:
    with pytest.raises(AssertionError, match="a debt"):
        perform(coins=-1)


@pytest.mark.parametrize(
    "stored",
    [
        {"event": "Paid", "version": 1, "cash": 4},
        {"event": "Paid", "version": 2, "money": 4},
        {"event": "Paid", "version": 3, "coins": 4},
    ],
)
def test_an_old_event_is_lifted_step_by_step(stored: dict[str, Any]) -> None:
    assert TITLE.read_event(stored) == Paid(coins=4)


def test_remarks_are_read_back_in_every_title() -> None:
    remark = Remarked(clause="pot.full", words="Soon full.")
    assert TITLE.read_event(remark.stored()) == remark


def test_a_label_tells_the_events_that_the_viewer_sees() -> None:
    done = perform(coins=3)
    assert TITLE.label(done.events, TITLE.start, done.state) == "1 events: 0 to 3"


def test_a_call_is_spoken_as_it_would_be_typed() -> None:
    assert spoken(Call("vote pass", {"player": "xanthe", "how": "gather", "bonus": None})) == "vote pass xanthe gather"
    assert spoken(Call("found seats", {"seats": ["a:A", "b:B"], "sure": False})) == "found seats a:A b:B"
