"""When the disk fails in the middle of something, nothing of it is there, and the next try works."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from campaign.keeper import Done, Keeper
from campaign.store import Store, StoreError
from campaign.store.doctor import check
from rules.title import Call
from tests.clauses import clause
from tests.tiny.table import open_store, sit_down, take

DOINGS: dict[str, Callable[[Keeper], Done]] = {
    "act": lambda keeper: take(keeper, 3),
    "undo": lambda keeper: keeper.undo(2),
    "redo": lambda keeper: keeper.redo(),
    "amend": lambda keeper: keeper.amend(keeper.rehearse(4, Call("take", {"stones": 2}))),
}


@contextmanager
def failing(store: Store, number: int) -> Iterator[list[str]]:
    """Fail at the statement of that number (BEGIN and COMMIT count). Gives the statements that came through."""
    passed: list[str] = []

    def pass_or_fail(words: str) -> None:
        if len(passed) + 1 == number:
            passed.append(f"failed: {words}")
            raise sqlite3.OperationalError("disk I/O error")
        passed.append(words)

    def statement(conn: Any, cursor: Any, words: str, *others: Any) -> None:
        pass_or_fail(words)

    def committing(connection: Any) -> None:
        pass_or_fail("COMMIT")

    event.listen(store._engine, "before_cursor_execute", statement)
    event.listen(store._engine, "commit", committing)
    try:
        yield passed
    finally:
        event.remove(store._engine, "before_cursor_execute", statement)
        event.remove(store._engine, "commit", committing)


@pytest.fixture
def ready(keeper: Keeper) -> Keeper:
    """Play that can go on, be undone, redone and amended, and whose next entry begins a snapshot."""
    sit_down(keeper, stones=30)
    take(keeper, *[1] * 13)
    keeper.undo()
    return keeper


@pytest.mark.parametrize("doing", DOINGS)
def test_a_fault_at_any_statement_leaves_nothing(ready: Keeper, store: Store, place: Path, doing: str) -> None:
    state, sequence, content = ready.state, ready.sequence, place.read_bytes()
    number, done = 0, None
    while done is None:
        number += 1
        with suppress(StoreError), failing(store, number) as passed:
            done = DOINGS[doing](ready)
        if done is None:
            assert passed[-1].startswith("failed")
            assert (ready.state, ready.sequence) == (state, sequence)
            assert place.read_bytes() == content
    assert passed[-1] == "COMMIT"
    assert number >= 8
    assert done.kind == doing
    assert ready.sequence > sequence
    with open_store(place) as again:
        assert check(again) == []
        assert again.keeper("Thursday").state == ready.state == done.after


def test_a_fault_while_founding(store: Store) -> None:
    number, founded = 0, None
    while founded is None:
        number += 1
        assert store.campaigns() == []
        with suppress(StoreError), failing(store, number):
            founded = store.found("Thursday", "stones")
    assert number > 3
    assert [one.name for one in store.campaigns()] == ["Thursday"]


def test_a_fault_while_making_a_file_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from campaign.store import schema

    def fill(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(schema, "upgrade", fill)
    with pytest.raises(StoreError, match="disk is full"):
        open_store(tmp_path / "new.db", create=True)
    assert list(tmp_path.iterdir()) == []


@clause("house", "damaged")
def test_a_journal_that_cannot_be_read_is_damaged(ready: Keeper, store: Store) -> None:
    from sqlalchemy import text

    with store.writing() as connection:
        connection.execute(text("""UPDATE entry SET events = '[{"event": "Lost", "version": 1}]' WHERE sequence = 2"""))
        connection.execute(text("DELETE FROM snapshot"))
    damaged = store.keeper("Thursday")
    assert "Entry 2" in damaged.damage
    with pytest.raises(StoreError, match="Entry 2") as error:
        take(damaged, 1)
    assert error.value.clause == "house.damaged"


@clause("house", "fault", "interrupted")
@pytest.mark.parametrize("fault", [RuntimeError, KeyboardInterrupt])
def test_a_fault_of_the_program_leaves_nothing(
    ready: Keeper, store: Store, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    from campaign.store.turn import Turn

    def broken(*_: Any) -> None:
        raise fault

    state, sequence = ready.state, ready.sequence
    with monkeypatch.context() as patched:
        patched.setattr(Turn, "_arrive", broken)
        with pytest.raises(fault):
            take(ready, 1)
    assert (ready.state, ready.sequence) == (state, sequence)
    assert store.keeper("Thursday").sequence == sequence
    assert take(ready, 1).entry == sequence + 1
