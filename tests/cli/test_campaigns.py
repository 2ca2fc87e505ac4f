"""`new`, `campaigns`, `use`, and which campaign a command is for."""

from pathlib import Path

from tests.clauses import clause
from tests.cli.conftest import Council


def test_a_new_campaign_is_the_one_that_commands_are_for(council: Council) -> None:
    ran = council("new", "Thursday", "--json")
    assert ran.code == 0
    assert ran.json["done"] == []
    assert ran.json["next"]
    assert ran.json["campaign"]["name"] == "Thursday"
    assert ran.json["campaign"]["title"] == "queens-dilemma"
    assert council("new", "Pebbles", "--title", "sto").code == 0
    assert council("state", "--json").json["campaign"]["name"] == "Pebbles"


def test_a_campaign_is_chosen_by_name_prefix_or_option(council: Council) -> None:
    council("new", "Thursday")
    council("new", "Pebbles", "--title", "stones")
    assert council("use", "thu").code == 0
    assert council("state", "--json").json["campaign"]["name"] == "Thursday"
    assert council("state", "--json", "--campaign", "Pebbles").json["campaign"]["name"] == "Pebbles"
    assert council("state", "--json", env={"COUNCIL_CAMPAIGN": "Pebbles"}).json["campaign"]["name"] == "Pebbles"
    chosen = {one["name"]: one["chosen"] for one in council("campaigns", "--json").json["campaigns"]}
    assert chosen == {"Thursday": True, "Pebbles": False}


def test_with_several_and_none_chosen_they_are_listed(council: Council, database: Path) -> None:
    council("new", "Thursday")
    council("new", "Friday")
    database.with_name(f"{database.name}.chosen").unlink()
    ran = council("next", "--json")
    assert ran.code == 4
    assert ran.json["refused"]["clause"] == "house.which-campaign"
    assert ran.json["refused"]["allowed"] == ['council use "Thursday"', 'council use "Friday"']


def test_the_only_one_needs_no_choice(council: Council, database: Path) -> None:
    council("new", "Thursday")
    database.with_name(f"{database.name}.chosen").unlink()
    assert council("next").code == 0


def test_a_name_that_is_taken_or_empty_is_refused(council: Council) -> None:
    council("new", "Thursday")
    assert council("new", "thursday").code == 3
    assert council("new", " ").code == 2
    assert len(council("campaigns", "--json").json["campaigns"]) == 1


def test_an_unknown_title_is_refused_with_the_list(council: Council) -> None:
    ran = council("new", "Thursday", "--title", "chess", "--json")
    assert ran.code == 2
    assert "queens-dilemma" in ran.json["refused"]["allowed"]


def test_a_database_that_is_not_there_is_an_error_and_is_not_made(council: Council, database: Path) -> None:
    ran = council("next", "--json")
    assert ran.code == 5
    assert ran.json["refused"]["kind"] == "store"
    assert not database.exists()


def test_a_file_that_is_none_of_ours_is_an_error_of_the_store(council: Council, database: Path) -> None:
    database.write_text("a shopping list")
    ran = council("new", "Thursday")
    assert ran.code == 5
    assert database.read_text() == "a shopping list"


@clause("house", "wrong-title")
def test_an_action_of_another_title_is_refused_and_the_prefix_named(council: Council) -> None:
    council("new", "Pebbles", "--title", "stones")
    ran = council("vote", "a1", "--json")
    assert ran.code == 3
    assert ran.json["refused"]["clause"] == "house.wrong-title"
    assert ran.json["refused"]["allowed"] == ["council stones ..."]
    council("new", "Thursday")
    ran = council("stones", "take", "1", "--json")
    assert ran.json["refused"]["clause"] == "house.wrong-title"
