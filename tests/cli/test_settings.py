"""`set`."""

from tests.cli.conftest import Council


def test_settings_are_listed_with_what_is_known(council: Council) -> None:
    council("new", "Thursday")
    settings = {one["name"]: one["value"] for one in council("set", "--json").json["settings"]}
    assert settings["ideology-spaces"] is None
    assert "council set ideology-spaces 9" in council("set", "ideology").out


def test_a_setting_is_an_entry_of_the_journal(council: Council) -> None:
    council("new", "Thursday")
    ran = council("set", "ideology-spaces", "9", "--json")
    assert ran.code == 0
    assert [one["entry"] for one in ran.json["done"]] == [1]
    settings = {one["name"]: one["value"] for one in council("set", "--json").json["settings"]}
    assert settings["ideology-spaces"] == 9


def test_unknown_settings_and_values_are_refused(council: Council) -> None:
    council("new", "Thursday")
    assert council("set", "luck", "--json").json["refused"]["clause"] == "house.unknown-setting"
    assert council("set", "ideology-spaces", "many").code == 2
    assert council("set", "ideology-spaces", "8").code == 3


def test_an_action_of_its_own_for_a_setting_will_do(stones: Council) -> None:
    assert stones("set", "size", "5").code == 0
    assert stones("state", "--json").json["stones"] in (0, 5)
