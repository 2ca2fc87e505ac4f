"""Paths as they are typed."""

from pathlib import Path

from campaign.paths import path_of


def test_a_home_folder_is_found_and_a_stranger_is_left_as_typed() -> None:
    assert path_of("~/table.db") == Path.home() / "table.db"
    assert path_of("~nobody-lives-here/table.db") == Path("~nobody-lives-here/table.db")
