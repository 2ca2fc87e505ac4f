"""A store in a folder of its own, with one campaign of Stones in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store
from tests.tiny.table import open_store


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "campaigns.db"


@pytest.fixture
def store(place: Path) -> Iterator[Store]:
    with open_store(place, create=True) as store:
        yield store


@pytest.fixture
def keeper(store: Store) -> Keeper:
    return store.found("Thursday", "stones")
