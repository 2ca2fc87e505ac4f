"""`rules` and `schema`."""

import json

import pytest

from campaign.cli.shapes.named import SHAPES
from tests.clauses import clause
from tests.cli.conftest import Council


def test_a_clause_is_shown_by_its_id(council: Council) -> None:
    (rule,) = council("rules", "vote.takes-leader", "--json").json["rules"]
    assert rule["id"] == "vote.takes-leader"
    assert rule["title"] == "queens-dilemma"
    assert rule["says"] in " ".join(council("rules", "vote.takes-leader").out.split())


def test_clauses_are_found_by_the_beginning_of_an_id_and_by_words(council: Council) -> None:
    begun = council("rules", "vote.", "--json").json["rules"]
    assert all(rule["id"].startswith("vote.") for rule in begun)
    assert len(begun) > 3
    found = council("rules", "moderator", "token", "--json").json["rules"]
    assert all("moderator" in (rule["says"] + rule["section"]).lower() or rule["open"] for rule in found)


def test_the_house_has_clauses_too(council: Council) -> None:
    (rule,) = council("rules", "house.stale", "--json").json["rules"]
    assert rule["title"] == "house"


def test_another_title_can_be_asked_about(council: Council) -> None:
    rules = council("rules", "--title", "witching", "hex", "--json").json["rules"]
    assert {rule["title"] for rule in rules} <= {"witching-hour", "house"}
    assert rules


@clause("house", "unknown-clause")
def test_what_is_not_found_is_refused(council: Council) -> None:
    ran = council("rules", "checkmate", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["clause"] == "house.unknown-clause"


@pytest.mark.parametrize("name", [*SHAPES, "state"])
def test_every_shape_has_a_schema(name: str, council: Council) -> None:
    schema = json.loads(council("schema", name).out)
    assert schema["type"] == "object"
    assert schema["properties"]


@clause("house", "unknown-schema")
def test_the_names_of_the_shapes_are_listed(council: Council) -> None:
    assert set(council("schema").out.split()) == {*SHAPES, "state", "export"}
    ran = council("schema", "poem", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (2, "house.unknown-schema")
    assert set(ran.json["refused"]["allowed"]) == {*SHAPES, "state", "export"}


def test_lists_are_json_too(council: Council) -> None:
    for command in ("schema", "rules"):
        assert council(command, "--json").json["answer"] == council(command).out.split()


def test_what_is_printed_fits_its_schema(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    printed = {
        "done": stones("stones", "take", "1", "--json"),
        "refused": stones("stones", "take", "9", "--json"),
        "campaigns": stones("campaigns", "--json"),
        "log": stones("log", "--json"),
        "settings": stones("set", "--json"),
        "rules": stones("rules", "vote", "--title", "queens", "--json"),
    }
    for name, ran in printed.items():
        SHAPES[name].model_validate_json(ran.out)
