"""What was acknowledged is there after a kill. More of them by hand: `python -m tests.crash 1000`."""

import os
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.crash import crash


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@clause("house", "interrupted")
def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    report = crash(200, tmp_path)
    assert report.wrong == ()
    assert report.acknowledged > 100
