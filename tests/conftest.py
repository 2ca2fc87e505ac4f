"""What all tests share: Hypothesis looks for the same examples on every machine, and never minds the time.

`--hypothesis-profile=long` looks for many more, and for others each time.
"""

import pytest
from hypothesis import settings

settings.register_profile("council", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=300, print_blob=True)
settings.load_profile("council")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rewrite-playthroughs` writes the playthroughs as they go now."""
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write playthroughs and pages as they go now")
