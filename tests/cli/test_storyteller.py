"""A title with a host: what the host keeps is shown under --for alone; scripts are files; guided play is theirs."""

import json
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council, Ran

SECRETS = ("Imp", "imp", "Baron", "baron", "Saint", "saint", "told-in-secret")
SETUP = (
    ["new", "Town", "--title", "clocktower"],
    ["clocktower", "setup", "ana", "ben", "cy", "dee", "eve", "fay", "gus", "--edition", "tb"],
    ["clocktower", "bag", "imp", "baron", "chef", "empath", "monk", "saint", "drunk=virgin"],
    ["clocktower", "deal", "imp", "baron", "chef", "empath", "monk", "saint", "virgin"],
    ["clocktower", "bluffs", "mayor", "soldier", "slayer"],
    ["clocktower", "night"],
    ["clocktower", "wake"],
    ["clocktower", "wake"],
    ["clocktower", "wake", "chef", "told-in-secret"],
)


@pytest.fixture
def town(council: Council) -> Council:
    for words in SETUP:
        ran = council(*words)
        assert ran.code == 0, ran
    return council


def test_nothing_of_the_grimoire_is_said_unasked(council: Council) -> None:
    for words in SETUP:
        council(*words)
        for look in (["state"], ["state", "--json"], ["next"], ["next", "--json"], ["log", "--json"], ["log"], []):
            ran = council(*look)
            assert ran.code == 0
            assert not [secret for secret in SECRETS if secret in ran.out], (words, look, ran.out)


def test_what_is_entered_is_not_repeated(council: Council) -> None:
    for words in SETUP:
        ran = council(*words, "--json")
        assert not [secret for secret in SECRETS if secret in ran.out], ran.out
    for entry in council("log", "--json").json["log"][2:]:
        assert entry["action"] in ("", "deal", "night")
        assert entry["arguments"] == {}


def test_the_storyteller_sees_all_of_it(town: Council) -> None:
    assert "Told: told-in-secret" in town("log", "--for", "storyteller").out
    assert town("log", "--json", "--for", "st").json["log"][-1]["arguments"]["told"] == "told-in-secret"
    shown = town("state", "--json", "--for", "storyteller").json["grimoire"]["players"]["gus"]
    assert (shown["character"], shown["token"]) == ("Drunk", "Virgin")
    assert "Wake the Empath: dee" in town("next", "--for", "storyteller").out
    assert "Wake the Empath: dee" in town("next", env={"COUNCIL_FOR": "storyteller"}).out
    assert "Empath: dee wakes. Told: 1." in town("clocktower", "wake", "empath", "1", "--for", "storyteller").out


def test_a_seat_of_another_title_in_the_environment_does_no_harm(council: Council) -> None:
    council("new", "Thursday")
    assert council("next", env={"COUNCIL_FOR": "storyteller"}).code == 0
    assert council("next", "--for", "storyteller").code == 2


def test_guided_play_is_for_the_storyteller(town: Council) -> None:
    ran = town("play", typed="1\n\nquit\n")
    assert ran.out.startswith("What stands here is for the storyteller alone")
    assert "Wake the Empath: dee" in ran.out
    assert "Day 1 dawns" in ran.out


def test_the_sweep_is_a_hand_a_word(town: Council) -> None:
    for words in (["skip", "empath"], ["dawn"], ["nominate", "1", "2"]):
        assert town("clocktower", *words).code == 0
    ran = town("clocktower", "vote", "3", "5y", "6", "1y", "2n")
    assert "4 votes, 4 needed: ben is about to die" in ran.out
    assert town("clocktower", "nominate", "2", "3").code == 0
    ran = town("clocktower", "vote", "5y", "4y")
    assert ran.code == 3
    assert "(voting.order)" in ran.err
    assert town("state", "--json").json["day"]["nominations"][1]["votes"] == 0


def test_a_win_that_waits_stops_the_storyteller_alone(town: Council) -> None:
    for words in ("skip empath", "dawn", "execute ana --by golem"):
        assert town("clocktower", *words.split()).code == 0
    for words in ("night", "nominate ben cy --ruling so"):
        assert "First say whether the game ends" in town("clocktower", *words.split(), "--for", "st").err
    assert "First say whether" in town("play", typed="night\nquit\n").err
    assert town("clocktower", "night").code == 0
    assert "The Demon is dead" not in town("next").out
    assert "The Demon is dead" in town("next", "--for", "st").out


def test_a_vote_that_nobody_sees_is_written_down_without_its_hands(town: Council) -> None:
    for words in ("skip empath", "dawn", "nominate 1 2 --hidden"):
        assert town("clocktower", *words.split()).code == 0
    start, asked = town("log", "--json").json["log"][-1]["entry"], town("next").out
    assert town("clocktower", "vote", "3", "5n").code == 0
    assert town("next").out == asked
    assert town("clocktower", "vote", "6", "7", "1", "2n").code == 0
    exported = [json.loads(line) for line in town("export", "--public", "-").out.splitlines()]
    entries = [one for one in exported if one.get("sequence", 0) > start]
    assert [(one["action"], one["arguments"]) for one in entries] == [("", {})] * 6
    logged = town("log", "--json", "--all").json["log"][start:]
    assert [(one["action"], one["arguments"]) for one in logged] == [("", {})] * 6
    assert town("log", "--json", "--for", "st").json["log"][-1]["arguments"]["player"] == "ben"


def test_a_sweep_with_a_wrong_word_in_it_is_not_done_at_all(town: Council) -> None:
    for words in (["skip", "empath"], ["dawn"], ["nominate", "1", "2"]):
        assert town("clocktower", *words).code == 0
    entries = len(town("log", "--json", "--all").json["log"])
    for typed, rule in ((["3y", "q", "5"], "house.unreadable"), (["5y", "3y"], "voting.order")):
        ran = town("clocktower", "vote", *typed, "--json")
        assert ran.json["refused"]["clause"] == rule
        assert ran.json["refused"]["words_done"] == []
        assert ran.json["refused"]["words_left"] == typed
    assert "Nothing of the line was done." in town("play", typed="3y q 5\nquit\n").err
    assert len(town("log", "--json", "--all").json["log"]) == entries
    assert town("clocktower", "vote", "3y", "5", "rest").code == 0


@pytest.mark.parametrize(
    ("typed", "note"),
    [
        (["wake", "poisoner", "no", "--chose", "ben", "cy"], ("no", ["ben", "cy"])),
        (["wake", "poisoner", "--chose", "ben", "cy", "--for", "st"], ("", ["ben", "cy"])),
        (["wake", "poisoner", "--chose=ben", "3"], ("", ["ben", "cy"])),
        (["wake", "poisoner", "no", "chose", "ben", "cy"], ("no", ["ben", "cy"])),
        (["wake", "poisoner", "cy"], ("", ["cy"])),
    ],
)
def test_the_names_behind_chose_were_chosen(council: Council, typed: list[str], note: tuple[str, list[str]]) -> None:
    council(*SETUP[0])
    council(*SETUP[1])
    for line in ("bag imp poisoner chef empath monk slayer virgin", "deal imp poisoner chef empath monk slayer virgin"):
        assert council("clocktower", *line.split()).code == 0
    for line in ("bluffs", "night", "wake", "wake"):
        assert council("clocktower", line).code == 0
    ran = council("clocktower", *typed)
    assert ran.code == 0, ran
    logged = council("log", "--for", "st").out.splitlines()[-1]
    told, chose = note
    assert ("Told: no." in logged) is bool(told)
    assert f"Chose {' and '.join(chose)}." in logged


def test_a_yes_is_what_somebody_is_told(town: Council) -> None:
    assert "Told: yes." in town("play", typed="yes\nquit\n").out


@pytest.fixture
def seven(council: Council) -> Council:
    for words in (SETUP[0], SETUP[1][:-2]):
        assert council(*words).code == 0
    return council


def test_a_script_comes_in_as_a_file(seven: Council, tmp_path: Path) -> None:
    script = tmp_path / "our script.json"
    content = [
        "imp",
        "baron",
        "Fang_Gu",
        "chef",
        {"id": "hero", "name": "Hero", "team": "traveler", "ability": "words"},
    ]
    script.write_text(json.dumps([{"id": "_meta", "name": "Ours"}, *content]), encoding="utf-8")
    ran = seven("clocktower", "edition", "--script", f"@{script}", "--json")
    assert ran.json["done"][0]["events"][0]["script"]["name"] == "Ours"
    assert "words" not in ran.out
    assert seven("state", "--json").json["edition"] == "Ours"


def test_a_stand_in_may_be_named_in_the_middle_of_a_line(seven: Council) -> None:
    bag = ("imp", "baron", "drunk=virgin", "chef", "empath", "monk", "saint")
    assert seven("clocktower", "edition", "tb").code == 0
    assert seven("clocktower", "bag", *bag).code == 0
    deal = ("fay=imp", "gus=baron", "ana=chef")
    assert seven("clocktower", "deal", *deal).code == 0
    players = seven("state", "--json", "--for", "storyteller").json["grimoire"]["players"]
    assert [players[name]["character"] for name in ("fay", "gus", "ana")] == ["Imp", "Baron", "Chef"]
    assert sorted(one["token"] for one in players.values() if one["token"]) == ["Virgin"]
    number = str(seven("log", "--json", "--for", "st").json["log"][-2]["entry"])
    ran = seven("amend", number, "bag", *bag[::-1], "--json", "--for", "st")
    assert ran.code == 0, ran


@pytest.mark.parametrize(
    ("content", "clause", "says"),
    [
        (None, "house.no-such-file", "cannot be read"),
        (b'["imp", "nobody"]', "house.unreadable", "nobody"),
        (b'["imp"', "house.unreadable", "line 1"),
        (b'["imp",\n "chef",,\n "baron"]', "house.unreadable", "line 2, column 9"),
        (b"\xff\xfe\x00", "house.unreadable", "UTF-8"),
        (b" " * 1_000_001, "house.unreadable", "1 MB"),
    ],
)
def test_a_bad_file_gets_a_clear_word(
    seven: Council, tmp_path: Path, content: bytes | None, clause: str, says: str
) -> None:
    script = tmp_path / "script.json"
    if content is not None:
        script.write_bytes(content)
    ran = seven("clocktower", "edition", "--script", f"@{script}", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["clause"] == clause
    assert says in ran.json["refused"]["because"]
    assert len(ran.json["refused"]["asked"]) < 400
    assert seven("next", "--json").json["next"][0]["action"] == "edition"


def test_a_report_only_when_the_game_is_over(town: Council, tmp_path: Path) -> None:
    target = tmp_path / "reveal.html"
    ran = town("report", "game", "-o", str(target))
    assert ran.code == 3
    assert not target.exists()
    assert town("clocktower", "end", "good", "--because", "a test").code == 0
    assert town("report", "game", "-o", str(target)).code == 0
    assert "told-in-secret" in target.read_text(encoding="utf-8")


OTHERS = (
    *SETUP[:2],
    ["clocktower", "bag", "imp", "spy", "mayor", "empath", "monk", "slayer", "chef"],
    ["clocktower", "deal", "monk", "imp", "slayer", "chef", "spy", "empath", "mayor"],
    ["clocktower", "bluffs", "saint", "soldier", "virgin"],
    *SETUP[5:8],
    ["clocktower", "wake", "", "nothing"],
)
"""Another game of the same players, that differs in what is secret alone."""
ASKED = (
    *("bluffs chef monk virgin", "wake baron", "wake fay", "wake zzz", "wake empath 2 --nonsense", "wakke monk 2"),
    *("dawn", "end good", "end evil", "hold", "hold good", "forget ana drunk", "told ben", "revive ben", "bag imp"),
    *("side ana good", "side ana evil", "spend zzz", "die ana zzz", "become ana zzz", "deal ana=imp", "nominate 1 2"),
)


@clause("house", "kept")
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_two_games_refuse_in_the_same_words(council: Council, tmp_path: Path, more: tuple[str, ...]) -> None:
    script = tmp_path / "line.council"
    said: dict[str, dict[str, Ran]] = {"Town": {}, "Village": {}}
    for name, lines in (("Town", SETUP), ("Village", OTHERS)):
        assert council("new", name, "--title", "clocktower").code == 0
        for words in lines[1:]:
            assert council(*words, "--campaign", name).code == 0, words
        for line in ASKED:
            script.write_text(f"clocktower {line}", encoding="utf-8")
            ways = (["clocktower", *line.split()], ["amend", "5", *line.split()], ["run", str(script)])
            for words in ways:
                said[name][" ".join(words)] = council(*words, "--campaign", name, *more, typed="no\n")
    pairs = [(line, ran, said["Village"][line]) for line, ran in said["Town"].items()]
    refused = [(line, one, other) for line, one, other in pairs if min(one.code, other.code) > 1]
    assert len(refused) > 30
    assert [line for line, one, other in refused if one != other] == []
    assert not [line for line, one, _ in refused if "Minion info" in one.out + one.err]


def test_what_no_longer_holds_is_explained_to_the_storyteller(town: Council) -> None:
    number = next(one["entry"] for one in town("log", "--json", "--for", "st").json["log"] if one["action"] == "deal")
    assert town("clocktower", "wake", "empath", "2").code == 0
    told = town("amend", str(number + 4), "--drop", "--json", "--for", "st").json["amendment"]["fallen"]
    assert "night.order" in [one["clause"] for one in told]


AMENDMENTS = (
    *("amend 4 --before end good --because x", "amend 5 bluffs mayor", "amend 5 bluffs imp", "amend 6 --drop"),
    *("amend 7 --drop --yes", "amend 99 night", "amend 4 deal zzz", "amend 5", "amend 6 --before night --then wake"),
)


@clause("house", "kept")
def test_nobody_but_the_storyteller_amends_while_a_game_is_on(town: Council, tmp_path: Path) -> None:
    script, before = tmp_path / "line.council", town("log", "--json").out
    for more in ((), ("--json",)):
        said = {town(*line.split(), *more, typed="yes\n") for line in AMENDMENTS}
        assert [(one.code, "(house.kept)" in one.err or '"house.kept"' in one.out) for one in said] == [(3, True)]
    for line in AMENDMENTS:
        script.write_text(line, encoding="utf-8")
        assert "(house.kept)" in " ".join(town("run", str(script)).err.split())
    assert town("log", "--json").out == before
    assert "Do it?" in town("play", typed="amend 6 --drop\nno\nquit\n").out
    assert town("clocktower", "end", "good", "--because", "a test").code == 0
    assert "Do it?" in town("amend", "6", "--drop", typed="no\n").out
    assert town("clocktower", "setup", "again", "--edition", "tb").code == 0
    assert "(house.kept)" in " ".join(town("amend", "6", "--drop", typed="no\n").err.split())


def test_a_reason_needs_no_quotes(town: Council) -> None:
    for words in ("skip", "dawn", "nominate 1 2 --ruling why not at all", "vote rest"):
        assert town("clocktower", *words.split()).code == 0
    assert "(ruling: why not at all)" in " ".join(town("log").out.split())
    ran = town("clocktower", "execute", "3", "--by", "an", "evil", "Golem", "--survives", "--for", "st")
    assert ran.out.startswith("cy is executed by an evil Golem, and lives.")
    ran = town("clocktower", "die", "4", "--by", "imp", "5", "--json")
    assert [event["player"] for event in ran.json["done"][0]["events"]] == ["dee", "eve"]
    ran = town("clocktower", "end", "good", "--because", "the", "Saint", "was", "executed")
    assert ran.out.startswith("Good wins: the Saint was executed.")


def test_an_amendment_names_to_the_storyteller_what_is_amended(town: Council) -> None:
    number = str(town("log", "--json").json["log"][-1]["entry"])
    words = ("amend", number, "wake", "chef", "other")
    told = " ".join(town(*words, "--for", "st", typed="no\n").out.split())
    assert f"Amended, entry {number}: Chef: cy wakes. Told: told-in-secret -> Chef: cy wakes. Told: other." in told


def test_the_log_tells_all_once_the_game_is_over(town: Council) -> None:
    def log() -> str:
        return town("log", "--all").out + town("log", "--json").out

    assert "told-in-secret" not in log()
    assert town("clocktower", "end", "good", "--because", "a test").code == 0
    assert "Told: told-in-secret" in log()
    assert '"told": "told-in-secret"' in log()
    assert town("clocktower", "setup", "again").code == 0
    assert town("clocktower", "edition", "tb").code == 0
    assert town("clocktower", "bag").code == 0
    assert "Told: told-in-secret" in log()
    assert town("log", "--json").json["log"][-1]["action"] == ""
    assert town("undo", "4", "--insist").code == 0
    assert "told-in-secret" not in log()


def test_a_line_for_the_storyteller_is_answered_for_the_storyteller(town: Council, tmp_path: Path) -> None:
    script = tmp_path / "line.council"
    script.write_text("clocktower dawn --for storyteller", encoding="utf-8")
    assert "Empath" in town("run", str(script)).err
    script.write_text("clocktower dawn", encoding="utf-8")
    assert "(house.kept)" in " ".join(town("run", str(script)).err.split())


def test_an_amendment_shows_the_grimoire_to_the_storyteller(town: Council) -> None:
    number = town("log", "--json").json["log"][-1]["entry"]
    own = town("amend", str(number), "wake", "chef", "other", "--json", "--for", "storyteller").json["amendment"]
    assert any("grimoire" in change["path"] for change in own["correction"])


def test_the_storyteller_hears_what_was_taken_back(town: Council) -> None:
    ran = town("play", typed="undo\nredo\nquit\n")
    assert "Undo: Chef: cy wakes. Told: told-in-secret" in ran.out
    assert "Redo: Chef: cy wakes. Told: told-in-secret" in ran.out
    assert "Undo: Chef: cy wakes. Told: told-in-secret" in town("log", "--all", "--for", "st").out
    assert "told-in-secret" not in town("log", "--all").out + town("undo").out
    assert town("redo").code == 0
    entry = [one["entry"] for one in town("log", "--json").json["log"] if one["kind"] == "act"][-1]
    ran = town("amend", str(entry), "wake", "chef", "other", "--yes", "--for", "st")
    assert f"Amended, entry {entry}: Chef: cy wakes. Told: told-in-secret -> Chef" in " ".join(ran.out.split())
    assert "in what its line does not say" not in ran.out
    assert "in what its line does not say" in " ".join(town("log", "--all").out.split())


def test_an_entry_that_was_made_again_is_named_by_its_number_now(town: Council) -> None:
    *_, bluffs, _, _, _, last = [one["entry"] for one in town("log", "--json").json["log"]]
    words = ("amend", str(bluffs), "bluffs", "mayor", "slayer", "soldier", "--yes", "--for", "st")
    assert town(*words).code == 0
    now = town("log", "--json").json["log"][-1]["entry"]
    ran = town("amend", str(last), "--drop", "--for", "st", typed="no\n")
    assert f"it is entry {now} now" in " ".join(ran.err.split())
    assert f"amend {now}" in ran.err
    assert "Entry 999 is not in force. " in town("amend", "999", "--drop", "--for", "st").err


def test_a_command_of_every_title_is_named_where_it_stands(town: Council) -> None:
    ran = town("clocktower", "undo")
    assert "Did you mean council undo?" in " ".join(ran.err.split())
    assert "nominate" not in ran.err
