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


def test_averages_are_as_they_are_and_columns_say_what_they_count(council: Council) -> None:
    council("new", "Evenings", "--title", "cinderella-at-midnight")
    for line in ("begin", "walk n e s w", "walk n b ooo back", "palace 2", "stop --insist"):
        ran = council("cinderella", *line.split())
        assert ran.code == 0, ran
    found = council("standings", "--json").json["standings"]["all runs"]
    assert (found["gates"], found["bells_at_gate"], found["hours"]) == (1, 1.0, None)
    said = council("standings").out
    assert "Past the gate" in " ".join(said.split())
    assert "All runs" in said
    assert "1.0" in said.split()
    assert "10" not in said.split()
