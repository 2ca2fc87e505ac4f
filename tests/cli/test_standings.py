"""`council standings`, for every title."""

from __future__ import annotations

import json

import pytest

from rules.titles import TITLES
from tests.cli.conftest import Council


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_a_new_group_has_no_standings_and_no_trouble(council: Council, card) -> None:
    council("new", "Us", "--title", card.slug)
    assert council("standings").code == 0
    assert json.loads(council("standings", "--json").out)["standings"] in ({}, {"all runs": {}})


def test_a_campaign_without_game_winners_shows_the_tracks(council: Council) -> None:
    council("new", "Us")
    council("found", "seats", "xanthe:Ana", "lyrie:Ben", "jilian:Cy", "--leader", "xanthe")
    said = council("standings").out
    assert "Hegemony" in said
    assert json.loads(council("standings", "--json").out)["standings"]["jilian"]["independence"] == 1
