"""Whatever a table does, in whatever order: a machine that plays each title and looks after each step.

A long run by hand: `python -m pytest tests/store/test_machine.py --hypothesis-profile=long`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from campaign.keeper import Done, Keeper
from campaign.store import Store, exporting, importing, restoring, shelf
from campaign.store.backup import backup
from campaign.store.doctor import check, repair
from campaign.store.projections import PROJECTIONS
from rules.core.refusal import Refusal
from rules.title import Call, Title
from rules.titles import TITLES, TitleCard
from tests.contract.play import Table, _answer, _chosen, inventor, line
from tests.tiny import STONES, STONES_PROJECTION

KNOWN: dict[str, Any] = {"titles": (*TITLES, STONES), "projections": (*PROJECTIONS, STONES_PROJECTION)}
ANY_PACE = list(HealthCheck)
SHORT = settings(max_examples=2, stateful_step_count=25, suppress_health_check=ANY_PACE)
"""In CI; a profile that asks for more examples gets them, and longer runs."""

LONG_RUNS, LONG_STEPS = 50, 100
"""So that the long profile comes to its end in a quarter of an hour."""
TIME = "2026-01-01T00:00:00+00:00"
seeds = st.integers(0, 2**32 - 1)


class Sitting(RuleBasedStateMachine):
    """One campaign in a file, a second way into it, and what is expected of both.

    `past` are the states of the effective history, `undone` what may be redone: (past, from there on).
    """

    card: TitleCard

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.place = Path(self.folder.name) / "play.db"
        self.store = Store.open(self.place, create=True, **KNOWN)
        self.keeper = self.store.found("Thursday", self.card.slug)
        self.title: Title[Any] = self.keeper.title
        self.stack: list[Any] = [self.keeper.state]
        self.ahead: list[Any] = []
        self.entries = 0
        self.backups: list[tuple[Path, list[Any], list[Any], int]] = []

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @rule(seed=seeds, moves=st.integers(1, 8))
    def play(self, seed: int, moves: int) -> None:
        """A few answers that are likely to be allowed."""
        random = Random(seed)
        for _ in range(moves):
            self._answer(self.keeper, random)

    @rule(seed=seeds)
    def mistype(self, seed: int) -> None:
        """Words that fit nothing, to any action."""
        random = Random(seed)
        words = (*inventor(self.card.slug).WORDS, "xyzzy", "-3", "9999999", '"', "é\n", "", "\udcff")
        action = random.choice(self.title.actions)
        given = {one.name: random.choice(words) for one in action.parameters if random.random() < 0.8}
        self._do(lambda: self.keeper.act(Call(action.name, given), insisted=random.random() < 0.3))

    @rule(seed=seeds)
    def second_writer(self, seed: int) -> None:
        """Somebody else enters something; the stale answer is refused and told, then taken."""
        other, at = self.store.keeper("Thursday"), self.entries
        self._answer(other, Random(seed))
        if self.entries > at:
            with pytest.raises(Refusal) as stale:
                self.keeper.undo(at=at, insisted=True)
            assert stale.value.clause == "house.stale"
            assert str(self.entries) in stale.value.because
        self.keeper.refresh()

    @precondition(lambda self: len(self.stack) > 1)
    @rule(count=st.integers(1, 3))
    def undo(self, count: int) -> None:
        """Back, as far as there is something."""
        if count >= len(self.stack):
            with pytest.raises(Refusal):
                self.keeper.undo(count, insisted=True)
            return
        self.keeper.undo(count, insisted=True)
        self.entries += 1
        for _ in range(count):
            self.ahead.append(self.stack.pop())

    @precondition(lambda self: self.ahead)
    @rule()
    def redo(self) -> None:
        """Forth again."""
        self.keeper.redo()
        self.entries += 1
        self.stack.append(self.ahead.pop())

    @precondition(lambda self: len(self.stack) > 1)
    @rule(seed=seeds, drop=st.booleans())
    def amend(self, seed: int, drop: bool) -> None:
        """Leave an entry out, or do it again as it was."""
        random, history = Random(seed), list(self.keeper.history())
        if not history:
            return
        chosen = random.choice(history[-12:])
        log = {one.sequence: one for one in self.keeper.log()}
        call = None if drop else Call(chosen.action, log[chosen.sequence].arguments)
        with suppress(Refusal):
            rehearsal = self.keeper.rehearse(chosen.position, call, insisted=True)
            assert self.keeper.sequence == self.entries
            done = self.keeper.amend(rehearsal)
            self.entries += 1 + len(rehearsal.acted)
            self.stack.append(done.after)
            self.ahead.clear()

    @rule()
    def reopen(self) -> None:
        """Leave, and come back."""
        self.store.close()
        self.store = Store.open(self.place, **KNOWN)
        self.keeper = self.store.keeper("Thursday")

    @rule()
    def forget_the_caches(self) -> None:
        """Throw the snapshots away and make the tables anew."""
        repair(self.store)

    @precondition(lambda self: len(self.backups) < 3)
    @rule()
    def back_up(self) -> None:
        """A proved copy of this moment."""
        target = Path(self.folder.name) / f"backup-{len(self.backups)}.db"
        backup(self.store, target)
        self.backups.append((target, list(self.stack), list(self.ahead), self.entries))

    @precondition(lambda self: self.backups)
    @rule(which=st.integers(0, 2))
    def restore(self, which: int) -> None:
        """Back to it; the keeper that was open sees it."""
        source, stack, ahead, entries = self.backups[which % len(self.backups)]
        with restoring.taken_out(source, self.place) as draft, Store.open(draft, spared=True, **KNOWN) as copy:
            replaced = restoring.replace(
                copy, self.store, restoring.mark_of(self.store), "2026-01-01T00:00:00+00:00", 2
            )
        assert replaced in [one.place for one in shelf.kept(self.place)]
        self.stack, self.ahead, self.entries = list(stack), list(ahead), entries
        self.keeper.refresh()

    @rule()
    def exchange(self) -> None:
        """Out and in again: the same, under another name."""
        file = Path(self.folder.name) / "export.jsonl"
        file.write_text("".join(exporting.export(self.store, self.keeper.info)), encoding="utf-8")
        with Store.open(Path(self.folder.name) / "other.db", create=True, **KNOWN) as other:
            again = other.keeper(importing.bring_in(other, importing.read(file, KNOWN["titles"])).id)
            assert again.state == self.keeper.state
            assert again.log() == self.keeper.log()

    @invariant()
    def nothing_is_lost(self) -> None:
        """As many entries as were acknowledged, the state that they come to, and a file that says the same."""
        assert self.keeper.sequence == self.entries
        assert self.keeper.state == self.stack[-1]
        assert not list(self.title.problems(self.keeper.state))
        log = self.keeper.log()
        assert [one.sequence for one in log] == list(range(1, self.entries + 1))
        assert self.store.keeper("Thursday").state == self.stack[-1]
        assert check(self.store) == []

    def _answer(self, keeper: Keeper, random: Random) -> None:
        """One answer to what comes next, read and done as at the table."""
        steps = self.title.steps(keeper.state)
        if not steps:
            return
        step = _chosen(steps, random)
        text, _ = _answer(step, keeper.state, random, inventor(self.card.slug))
        with suppress(Refusal):
            call = next(Table(self.title, keeper.state).answer(step, text))
            refusal = self._do(lambda: keeper.act(call, seed=random.getrandbits(32)))
            told = [told for words in refusal.allowed if (told := line(self.title, words))] if refusal else []
            if told:
                self._do(lambda: keeper.act(random.choice(told)))

    def _do(self, act: Callable[[], Done]) -> Refusal | None:
        """Do something that may be refused, and gives why; then nothing has changed."""
        before = self.stack[-1].model_dump_json()
        try:
            done = act()
        except Refusal as refusal:
            done, refused = None, refusal
        if done is None:
            assert refused.because
            assert self.stack[-1].model_dump_json() == before
            return refused
        assert done.before == self.stack[-1]
        self.entries += 1
        assert done.entry == self.entries
        self.stack.append(done.after)
        self.ahead.clear()
        return None


@pytest.mark.parametrize("card", KNOWN["titles"], ids=lambda card: card.slug)
def test_a_sitting(card: TitleCard) -> None:
    machine = type("Sitting", (Sitting,), {"card": card})
    long = settings().max_examples > settings.get_profile("council").max_examples
    profile = (
        settings(max_examples=LONG_RUNS, stateful_step_count=LONG_STEPS, suppress_health_check=ANY_PACE)
        if long
        else SHORT
    )
    run_state_machine_as_test(machine, settings=profile)
