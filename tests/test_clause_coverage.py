"""Every computed clause needs a test. Those that have none yet are counted, and the count only falls."""

from pathlib import Path

import pytest

from tests.clauses import ALL, Marked, allowed, clause, marked, uncovered


@pytest.mark.parametrize("title", ALL)
def test_no_more_clauses_without_a_test_than_allowed(title: str) -> None:
    missing, limit = uncovered(title), allowed()[title]
    assert len(missing) <= limit, f"{title}: {len(missing)} computed clauses have no test, {limit} may: {missing}"
    assert len(missing) == limit, f"{title}: {len(missing)} are left, not {limit}. Run: python -m tests.clauses --lower"


def test_every_mark_can_be_read_without_running_it() -> None:
    assert [use.place for use in marked() if use.title is None] == []


def test_the_numbers_name_the_titles() -> None:
    assert tuple(allowed()) == ALL


def test_an_unknown_clause_is_refused() -> None:
    mark = clause
    with pytest.raises(LookupError, match=r"has no clause vote\.nonsense"):
        mark("queens-dilemma", "vote.cast", "vote.nonsense")
    with pytest.raises(LookupError, match="none was named"):
        mark("queens-dilemma")


def test_marks_are_found_as_they_are_written(tmp_path: Path) -> None:
    good = '@clause("queens-dilemma", "vote.cast", "vote.stay")\ndef test_it(): ...\n'
    (tmp_path / "test_good.py").write_text(good)
    (tmp_path / "test_bad.py").write_text("ids = ['vote.cast']\nclause('queens-dilemma', *ids)(None)\n")
    (tmp_path / "helper.py").write_text(good)
    assert list(marked(tmp_path)) == [
        Marked("test_bad.py:2", None, ()),
        Marked("test_good.py:1", "queens-dilemma", ("vote.cast", "vote.stay")),
    ]
