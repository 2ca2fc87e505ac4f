"""What all tests share: Hypothesis looks for the same examples on every machine, and never minds the time."""

import pytest
from hypothesis import settings

settings.register_profile("council", deadline=None, derandomize=True)
settings.load_profile("council")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rewrite-playthroughs` writes the playthroughs as they go now."""
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write the playthroughs as they go now")
