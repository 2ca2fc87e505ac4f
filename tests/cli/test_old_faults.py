"""Faults that other programs had with saves, people and undo: each has its test here, so that it stays away."""

import json
import shutil
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from campaign.cli.main import main
from campaign.store import Store
from campaign.store.doctor import check
from campaign.surroundings import counted
from rules.core.values import changed
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.state import State
from seeds import cited
from tests.cli.conftest import Council, Ran
from tests.rules.queens_dilemma.game import voting

HERE = Path(__file__).parents[1]
FOUNDING = HERE / "playthroughs" / "founding.council"
FIRST_GAME = HERE / "playthroughs" / "five_game_1.council"
OLD_FILE = HERE / "fixtures" / "schemas" / "0001" / "council.db"
WORDS = 'a "quoted" line\nand a second one; it\'s -- \\ % \x07 { } ☂ “done”'

FOUNDED = 20
"""The entries up to the founding's end; points of theirs are in no game's report."""
TRACKS = ("hegemony", "independence", "infamy")


def done(council: Council, *lines: list[str]) -> Ran:
    """Each line is done; the last answer."""
    for line in lines:
        ran = council(*line)
        assert ran.code == 0, (line, ran)
    return ran


def state_of(council: Council, *words: str) -> Any:
    return council("state", "--json", *words).json


def owned(player: Any) -> list[int]:
    """What belongs to a player, counted."""
    return [player[thing] for thing in ("power", "gold", "food", "army", "materials", *TRACKS)]


@pytest.fixture
def founded(council: Council) -> Council:
    done(council, ["run", str(FOUNDING)])
    return council


@pytest.fixture(scope="module")
def first_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which the first game is over, played once for all tests."""
    place = tmp_path_factory.mktemp("first") / "game.db"
    around = counted(datetime(2026, 1, 3, 19, tzinfo=UTC))
    assert main(("run", str(FIRST_GAME)), around, {"COUNCIL_DB": str(place), "COUNCIL_BACKUPS": "0"}) == 0
    return place


@pytest.fixture
def after_a_game(first_game: Path, database: Path, council: Council) -> Council:
    shutil.copy(first_game, database)
    return council


# Saves


def test_an_old_save_without_a_new_key_would_not_open(tmp_path: Path) -> None:
    place = tmp_path / "old.db"
    shutil.copy(OLD_FILE, place)
    with Store.open(place) as store:
        assert [store.keeper(info.name).state is not None for info in store.campaigns()]
        assert check(store) == []


def test_events_and_states_without_a_key_that_came_later_are_read() -> None:
    stored = voting(5).state.model_dump(mode="json")
    for key in ("circle", "forbidden", "event_cards", "rulings", "ranking", "following"):
        del stored[key]
    assert State.model_validate_json(json.dumps(stored)) == changed(voting(5).state, circle=())
    old = {"event": "GameBegun", "version": 1, "game": 1, "seats": ["xanthe", "lyrie", "syd"], "absent": []}
    event = TITLE.read_event(old)
    assert TITLE.fold(TITLE.start, (event,)).circle == ("xanthe", "lyrie", "syd")


def test_a_newline_or_quote_in_a_note_broke_the_file(founded: Council, database: Path) -> None:
    done(
        founded,
        ["ruling", WORDS, "--reason", WORDS],
        ["amend", "12", "ruling", "Xanthe deals", "--reason", WORDS, "--note", WORDS, "--yes"],
    )
    assert state_of(founded)["campaign"]["name"] == "Thursday"
    with Store.open(database) as store:
        (ruling,) = store.keeper("Thursday").state.rulings
        assert ruling.reason == WORDS.replace("\n", " ").replace("\x07", "")
        assert check(store) == []


def test_one_campaign_overwrote_another_because_of_an_equal_name(founded: Council) -> None:
    before = state_of(founded)
    ran = founded("new", "thursday", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (3, "house.campaign-name")
    done(founded, ["new", "Friday"], ["use", "Friday"], ["found", "seats", "syd:Max", "lyrie:Moe", "jilian:Mia"])
    assert state_of(founded, "--campaign", "Thursday") == before
    assert state_of(founded, "--campaign", "Friday")["players"].keys() == {"syd", "lyrie", "jilian"}


def test_a_backup_could_not_be_read_back(founded: Council, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    before, log = state_of(founded), founded("log", "--all").out
    done(founded, ["backup", str(copy)], ["vote", "a1", "n2"])
    assert state_of(founded) != before
    assert state_of(founded, "--db", str(copy)) == before
    assert founded("log", "--all", "--db", str(copy)).out == log
    assert founded("restore", str(copy), typed=f"{database.name}\n").code == 0
    assert state_of(founded) == before


# People


def test_removing_one_player_took_anothers_things(after_a_game: Council) -> None:
    before = state_of(after_a_game)
    done(after_a_game, ["leave", "syd"])
    after = state_of(after_a_game)
    assert set(after["players"]) == set(before["players"])
    for name, player in before["players"].items():
        assert owned(after["players"][name]) == owned(player)
    for shared in ("pool", "deck", "regions", "diaries", "agendas"):
        assert after.get(shared) == before.get(shared)


def test_an_absent_players_effect_was_still_applied(after_a_game: Council) -> None:
    done(after_a_game, ["setup", "begin", "red 4 army", "--absent", "syd"], ["setup", "ready"])
    done(after_a_game, ["dilemma", "read"], ["vote", "a1", "pg", "n2", "pg", "s"])
    before = owned(state_of(after_a_game)["players"]["syd"])
    ran = done(after_a_game, ["outcome", "Syd: +2 gold, +1 hegemony; Players: +1 infamy; Syd: S40"])
    after = state_of(after_a_game)
    assert owned(after["players"]["syd"]) == before
    assert "Syd is absent" in " ".join(ran.out.split())
    assert [skill["code"] for skill in after["diaries"]["syd"]["skills"]] == ["S40"]


def test_points_not_claimed_between_games_were_lost(after_a_game: Council) -> None:
    before = state_of(after_a_game)["players"]
    done(after_a_game, ["setup", "begin", "red 4 army", "--absent", "syd"], ["setup", "ready"])
    done(after_a_game, ["undo", "2"], ["setup", "begin", "red 4 army"])
    after = state_of(after_a_game)["players"]
    for track in TRACKS:
        assert [one[track] for one in after.values()] == [one[track] for one in before.values()]


def test_nobody_could_explain_a_total(after_a_game: Council, database: Path, tmp_path: Path) -> None:
    """Every point that stands has an amount, a reason and a clause, and they add up to the track."""
    players = state_of(after_a_game)["players"]
    with Store.open(database) as store, store.reading() as connection:
        query = "SELECT character, track, amount, reason, clause, entry FROM point"
        points = connection.exec_driver_sql(query).all()
    assert all(one.reason and one.entry and cited(TITLE.slug, one.clause) for one in points)
    page = tmp_path / "game.html"
    done(after_a_game, ["report", "session", "1", "-o", str(page)])
    told = unescape(page.read_text(encoding="utf-8"))
    assert [one.reason for one in points if one.entry > FOUNDED and one.reason not in told] == []
    for name, player in players.items():
        for track in TRACKS:
            marked = sum(one.amount for one in points if (one.character, one.track) == (name, track))
            assert marked == player[track], (name, track)


def test_nobody_could_correct_a_wrong_total(after_a_game: Council) -> None:
    entry = next(one for one in after_a_game("log", "--all", "--json").json["log"] if one["action"] == "outcome")
    before = state_of(after_a_game)["players"]["jilian"]["independence"]
    right = "Leader: +1 independence; progress 2"
    done(after_a_game, ["amend", str(entry["entry"]), "outcome", right, "--yes"])
    assert state_of(after_a_game)["players"]["jilian"]["independence"] == before - 1
    done(after_a_game, ["ruling", "jilian.independence", "9", "--reason", "counted again"])
    assert state_of(after_a_game)["players"]["jilian"]["independence"] == 9
    assert "counted again" in after_a_game("rulings").out


# Undo


def test_an_undo_entry_had_no_label(founded: Council) -> None:
    done(founded, ["vote", "a1"], ["undo"], ["redo"], ["undo", "2"])
    entries = founded("log", "--all", "--json").json["log"]
    undone = [one["label"] for one in entries if one["kind"] in ("undo", "redo")]
    assert len(undone) == 3
    assert all(label.partition(":")[2].strip() for label in undone)
    assert "Xanthe lays 1 Power on Aye" in undone[0]
    assert all(one["label"].strip() for one in entries)


def test_one_wrong_key_undid_the_end_of_a_game(after_a_game: Council) -> None:
    done(after_a_game, ["undo"])
    before = state_of(after_a_game)
    ran = after_a_game("undo", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (4, "house.undo-past-game")
    played = after_a_game("play", typed="undo\nquit\n")
    assert "house.undo-past-game" in played.out + played.err
    assert state_of(after_a_game) == before
    done(after_a_game, ["undo", "--insist"])
    assert state_of(after_a_game)["campaign"]["phase"] == "cleanup"
    done(after_a_game, ["redo"])
    assert state_of(after_a_game) == before
