"""What a killed run leaves behind is named, and removed when it is surely nobody's."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, advice, backup, drafts, exporting, restoring
from campaign.store.files import drafted
from tests.store.test_writers import child, forks
from tests.tiny.table import sit_down


def killed(work: Callable[[], None]) -> int:
    """Does something in a process of its own, which is killed in it; gives its number."""
    process = child(work)
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status)
    return process


def die(*_: object, **__: object) -> None:
    os.kill(os.getpid(), 9)


def age(folder: Path, seconds: int) -> None:
    for one in folder.iterdir():
        os.utime(one, (time.time() - seconds,) * 2)


@forks
def test_what_a_kill_leaves_is_named_and_removed(
    keeper: Keeper, store: Store, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(keeper)
    saved = backup.backup(store, place.with_name("saved.db"))

    def backing_up() -> None:
        backup.prove = die
        backup.backup(store, place.with_name("more.db"))

    def restoring_it() -> None:
        with restoring.taken_out(saved, place):
            die()

    def writing_a_report() -> None:
        with drafted(place.with_name("report.pdf")) as draft:
            draft.write_text("".join(exporting.export(store, keeper.info)))
            die()

    processes = [killed(work) for work in (backing_up, restoring_it, writing_a_report)]
    found = drafts.drafts_in([place.parent])
    assert len(found) == 3
    assert all(any(f".{process}-" in one.place.name for one in found) for process in processes)
    assert not any(one.over for one in found)
    assert drafts.sweep(found) == []
    assert sum("is a draft" in one for one in advice.advice(place)) == 3
    age(place.parent, 2 * drafts.UNTOUCHED)
    assert sum("doctor --repair" in one for one in advice.advice(place)) == 3
    before = {one.name for one in place.parent.iterdir()}
    removed = advice.swept(place)
    assert {one.name for one in removed} == {one.place.name for one in found}
    assert {one.name for one in place.parent.iterdir()} == before - {one.name for one in removed}
    assert place.exists()
    assert saved.exists()


def test_what_may_be_in_use_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that runs, or one that wrote a moment ago; and whatever is no draft of ours."""
    running, other = f".a.db.{os.getppid()}-0123abcd.new", ".b.db.999999999-0123abcd.new"
    for name in (running, other, ".a.db.new", "a.db.12-0123abcd.new", ".a.12-0123ABCD.new", ".vimrc.new"):
        (tmp_path / name).write_text("words")
    (tmp_path / ".folder.999999999-0123abcd.new").mkdir()
    assert [one.place.name for one in drafts.drafts_in([tmp_path])] == [running, other]
    assert drafts.sweep(drafts.drafts_in([tmp_path])) == []
    age(tmp_path, 2 * drafts.UNTOUCHED)
    assert [one.name for one in drafts.sweep(drafts.drafts_in([tmp_path]))] == [other]


def test_ones_own_draft_is_none_that_was_left(tmp_path: Path) -> None:
    with drafted(tmp_path / "a.db") as draft:
        draft.write_text("words")
        age(tmp_path, 2 * drafts.UNTOUCHED)
        assert drafts.drafts_in([tmp_path]) == []
