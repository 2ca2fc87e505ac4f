"""Putting an earlier entry right."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps

import pytest

from campaign.keeper import Keeper
from campaign.store import Store
from campaign.store.doctor import check
from rules.core.refusal import Kind, Refusal
from rules.title import Call
from tests.clauses import clause
from tests.tiny import title as stones
from tests.tiny.table import sit_down, take


@contextmanager
def tighter_rule(monkeypatch: pytest.MonkeyPatch, asks: bool = False) -> Iterator[None]:
    """From now on nobody takes three stones; or whoever does is asked about it."""
    action = stones.TITLE.action("take")

    @wraps(action.run)
    def run(table: stones.Table[stones.State], stones: int) -> None:
        if asks and stones == 3:
            table.confirm("take.three", "Three are many.")
        table.refuse_unless(stones != 3 or asks, "take.three", "Three are too many now.")
        action.run(table, stones)

    names = dict(stones.TITLE.actions_by_name)
    with monkeypatch.context() as patched:
        patched.setitem(stones.TITLE.__dict__, "actions_by_name", names | {"take": stones.Action(run, "take", ())})
        yield


def test_other_arguments(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 2, 3, 2)
    before = keeper.state
    rehearsal = keeper.rehearse(4, Call("take", {"stones": "1"}))
    assert rehearsal.label == "Amended, entry 4: ann takes 2 -> ann takes 1."
    assert rehearsal.newer_rule == rehearsal.newer_rule_said == ()
    assert [(one.path, one.before, one.after) for one in rehearsal.correction][2] == ("points.ann", 1, 0)
    assert rehearsal.correction_said == ("Turn: now Bob", "Stones: 0, now 1", "Ann's Points: 1, now 0")
    assert rehearsal.fallen == ()
    assert keeper.state is before
    assert keeper.sequence == 6
    done = keeper.amend(rehearsal, note="miscounted")
    assert (done.kind, done.entry, done.position) == ("amend", 7, 6)
    assert keeper.sequence == 10
    assert keeper.state.stones == 1
    assert store.keeper("Thursday").state == keeper.state
    log = keeper.log()
    assert [(one.sequence, one.position, one.standing) for one in log[3:]] == [
        (4, 4, "superseded"),
        (5, 5, "superseded"),
        (6, 6, "superseded"),
        (7, 4, "stands"),
        (8, 4, "stands"),
        (9, 5, "stands"),
        (10, 6, "stands"),
    ]
    assert log[6].note == "miscounted"
    assert log[6].arguments == {"entry": 4}
    assert check(store) == []


def test_leaving_out(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 2, 3)
    rehearsal = keeper.rehearse(4, None)
    assert rehearsal.label == "Left out, entry 4: ann takes 2"
    assert rehearsal.correction_said == ("Turn: Ann, now Bob", "Stones: 2, now 4")
    assert keeper.amend(rehearsal).after.stones == 4
    assert keeper.amend(keeper.rehearse(4, None)).after.stones == 7
    assert [one.action for one in keeper.history()] == ["sit", "set size", "begin"]


def test_putting_in_before(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 2)
    keeper.act(Call("vow", {"seat": "bob", "vow": "to dance"}))
    rehearsal = keeper.rehearse(4, Call("vow", {"seat": "ann", "vow": "to sing"}), insert=True, viewer="ann")
    assert rehearsal.correction_said == ("Vow: now to sing",)
    keeper.amend(rehearsal)
    assert [one.action for one in keeper.history()] == ["sit", "set size", "begin", "vow", "take", "vow"]
    assert "to sing" not in keeper.log()[5].label


def test_later_entries_that_no_longer_hold(keeper: Keeper, store: Store) -> None:
    sit_down(keeper, stones=6)
    take(keeper, 1, 3, 2)
    keeper.act(Call("begin", {"first": "bob"}))
    rehearsal = keeper.rehearse(4, Call("take", {"stones": 3}))
    assert [(one.sequence, one.label, one.refusal.clause, one.newer_rule) for one in rehearsal.fallen] == [
        (6, "ann takes 2. ann wins, and vowed: .", "take.turn", False)
    ]
    keeper.amend(rehearsal)
    assert [one.action for one in keeper.history()][3:] == ["take", "take", "begin"]
    assert keeper.state.points["bob"] == 1
    assert check(store) == []


@clause("house", "amend-breaks")
def test_the_entry_itself_must_be_allowed_where_it_stands(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 2)
    with pytest.raises(Refusal) as refused:
        keeper.rehearse(4, Call("take", {"stones": 9}))
    assert refused.value.clause == "take.there"
    with pytest.raises(Refusal) as asked:
        keeper.rehearse(4, Call("take", {"stones": 5}))
    assert asked.value.kind is Kind.AMBIGUOUS
    assert keeper.amend(keeper.rehearse(4, Call("take", {"stones": 5}), insisted=True)).after.stones == 2


@clause("house", "unknown-entry")
def test_only_entries_in_force_are_amended(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 2)
    keeper.undo()
    take(keeper, 3)
    assert keeper.position_of(6) == 4
    for entry in (0, 4, 5, 7, -1):
        with pytest.raises(Refusal) as unknown:
            keeper.position_of(entry)
        assert unknown.value.clause == "house.unknown-entry"
    for position in (0, 5, -1):
        with pytest.raises(Refusal) as unknown:
            keeper.rehearse(position, None)
        assert unknown.value.clause == "house.unknown-entry"


def test_an_amendment_is_undone_at_once(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 2, 3)
    before = keeper.state
    after = keeper.amend(keeper.rehearse(2, Call("set size", {"size": 9}))).after
    assert after.stones == 4
    assert keeper.undo().label.startswith("Undo: Amended, entry 2")
    assert keeper.state == before
    assert {one.standing for one in keeper.log()[5:10]} == {"undone"}
    assert check(store) == []
    assert keeper.redo().after == after
    assert keeper.undo(2).after.stones == 5
    assert check(store) == []


@clause("house", "stale")
def test_a_rehearsal_of_yesterday_is_refused(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 2)
    rehearsal = keeper.rehearse(4, None)
    take(store.keeper("Thursday"), 1)
    with pytest.raises(Refusal) as stale:
        keeper.amend(rehearsal)
    assert stale.value.clause == "house.stale"
    assert keeper.state.stones == 4


def test_recorded_draws_are_handed_over(keeper: Keeper) -> None:
    keeper.act(Call("sit", {"seats": ["ann", "bea", "bob"]}))
    keeper.act(Call("set size", {"size": 7}))
    first = keeper.act(Call("begin", {})).after.turn
    for _ in range(4):
        keeper.amend(keeper.rehearse(2, Call("set size", {"size": keeper.state.size + 1})))
        assert keeper.state.turn == first
    keeper.amend(keeper.rehearse(3, Call("begin", {})))
    assert keeper.state.turn == first


def test_what_a_newer_rule_changes_is_shown_apart(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(keeper, stones=9)
    take(keeper, 1, 3, 1)
    with tighter_rule(monkeypatch):
        rehearsal = keeper.rehearse(4, Call("take", {"stones": 2}))
        assert rehearsal.newer_rule_said == ("Turn: Bob, now Ann", "Stones: 4, now 7")
        assert rehearsal.correction_said == ("Stones: 7, now 6",)
        assert [(one.sequence, one.newer_rule) for one in rehearsal.fallen] == [(5, True)]
        # A later rule does not change what was played.
        keeper.refresh()
        assert keeper.state.stones == 4


def test_a_question_that_the_rules_ask_only_now_makes_nothing_fall(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(keeper)
    take(keeper, 1, 3, 1)
    with tighter_rule(monkeypatch, asks=True):
        rehearsal = keeper.rehearse(6, Call("take", {"stones": 2}))
        assert rehearsal.fallen == ()
        rehearsal = keeper.rehearse(4, Call("take", {"stones": 2}))
        assert rehearsal.fallen == ()
        keeper.amend(rehearsal)
        assert keeper.state.stones == 1
        with pytest.raises(Refusal):
            keeper.rehearse(4, Call("take", {"stones": 3}))
