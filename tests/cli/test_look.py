"""Seats that are the players' own names: `--for`, `look`, and two keyboards at one table."""

from pathlib import Path

import pytest
from rich.console import Console

from campaign.cli.lines import Piped
from campaign.cli.tools import peeking
from campaign.store import Store
from rules.title import Call
from tests.clauses import clause
from tests.cli.conftest import Council
from tests.cli.test_actions import start
from tests.rules.witching_hour.example_deck import LINES


@pytest.fixture
def table(council: Council) -> Council:
    """The program, with two who were dealt 13 cards each."""
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table", "deal"):
        ran = council("witching", *line.split())
        assert ran.code == 0, ran
    return council


def test_a_seat_sees_its_own_hand_and_no_other(table: Council) -> None:
    public = table("state", "--json").json["seats"]
    assert (public["Ana"]["cards"], public["Ben"]["cards"]) == (None, None)
    own = table("state", "--json", "--for", "an").json["seats"]
    assert sum(own["Ana"]["cards"].values()) == 13
    assert own["Ben"]["cards"] is None


def test_who_is_no_seat_is_refused_with_those_who_are(table: Council) -> None:
    ran = table("state", "--for", "zoe", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["clause"] == "house.unknown-name"
    assert ran.json["refused"]["allowed"] == ["Ana", "Ben"]
    assert table("look", "zoe").code == 2


def test_the_usual_viewer_may_be_a_player(table: Council) -> None:
    assert "Ben's hand:" in table("state", env={"COUNCIL_FOR": "Ben"}).out
    assert "hand:" not in table("state", env={"COUNCIL_FOR": "Zoe"}).out
    assert "Ben's hand:" in table("state", env={"COUNCIL_FOR": "be"}).out


def test_a_look_shows_the_hand_and_what_it_allows(table: Council) -> None:
    ran = table("look", "ana")
    assert ran.code == 0
    assert "Ana's hand:" in ran.out
    assert "Ben:" in ran.out
    assert table("look", "ben").out.count("'s hand:") == 1


def test_at_a_terminal_a_look_leaves_nothing_behind(table: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(peeking, "at_terminal", lambda: True)
    monkeypatch.setattr(peeking, "unseen", asked.append)
    monkeypatch.setattr(Console, "set_alt_screen", lambda self, on: asked.append(f"screen {on}"))
    ran = table("look", "ana")
    assert "Ana's hand:" in ran.out
    assert asked == ["For Ana alone. Enter shows it. ", "screen True", "Enter hides it again. ", "screen False"]


def test_a_seat_may_look_where_a_secret_is_asked_for(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table"):
        council("witching", *line.split())
    assert council("witching", "hand", "ana", typed="3 skull 9 bell candle\n").code == 0
    assert council("witching", "deal").code == 0
    ran = council("play", typed="skull\nlook ana\nlook out\nmirror\nquit\n")
    assert "Ana looks at:" in ran.out
    assert "The card that was typed cannot be read" in ran.err
    assert "look out" not in ran.out + ran.err
    assert "Ana takes a card of the discard pile into the hand." in ran.out


def test_a_hand_of_another_seat_may_be_named_where_a_secret_is_asked_for(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben Cy --youngest ana --mode table"):
        council("witching", *line.split())
    council("witching", "hand", "ana", typed="3 skull 9 bell candle\n")
    assert "Cy has 2 cards." in council("play", typed="hand cy\n2 mirror\nquit\n").out


def test_what_is_said_openly_is_judged_before_a_secret_is_asked_for(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben Cy --youngest ana --mode table"):
        council("witching", *line.split())
    council("witching", "hand", "ana", typed="cauldron 9 bell 3 mirror\n")
    council("witching", "deal")
    council("witching", "turn", "cauldron")
    ran = council("play", typed="candle ben\nana\nquit\n")
    assert "(not shown)" not in ran.out
    assert "(card.cauldron)" in ran.err


def test_an_empty_line_shows_what_another_keyboard_entered(
    table: Council, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Piped.read

    def meanwhile(self: Piped, choices: object = (), hidden: bool = False) -> str | None:
        line = read(self, (), hidden)
        if line == "":
            with Store.open(database) as store:
                keeper = store.keeper("Thursday")
                keeper.act(Call("attack", {"target": "Ben", "cards": "1 candle"}))
        return line

    monkeypatch.setattr(Piped, "read", meanwhile)
    ran = table("play", "--for", "ben", typed="\nquit\n")
    assert "Attack on Ben by Ana" in ran.out
    assert "no | " in ran.out


def test_a_screen_is_no_json(table: Council) -> None:
    ran = table("look", "ben", "--json")
    assert (ran.code, ran.json["refused"]["allowed"]) == (2, ["state --for ben --json"])


@clause("house", "whose-keyboard")
def test_a_keyboard_of_one_seat_shows_no_other_seats_hand(table: Council) -> None:
    own = table("look", "ana", "--for", "ana")
    assert (own.code, own.out.count("Ana's hand:")) == (0, 1)
    ran = table("look", "ben", "--for", "ana")
    assert ran.code == 3
    assert "This keyboard is Ana's" in ran.err
    assert "hand:" not in ran.out
    for line in ("look ben", "state --for ben", "next --for ben"):
        for environment, words in (({}, ("--for", "ana")), ({"COUNCIL_FOR": "Ana"}, ())):
            ran = table("play", *words, typed=f"{line}\nquit\n", env=environment)
            assert "This keyboard is Ana's" in ran.err, line
            assert "Ben's hand:" not in ran.out, line


@clause("house", "whose-keyboard")
def test_a_keyboard_of_one_seat_leaves_the_others_their_answers(table: Council) -> None:
    ran = table("play", "--for", "ben", typed="ben:1bell\nquit\n")
    assert "That is Ana's to answer, and this keyboard is Ben's." in ran.err
    assert "ben:1bell --insist" not in ran.err
    hand = table("state", "--json", "--for", "ana").json["seats"]["Ana"]["cards"]
    kind = next(iter(hand))
    assert "Attack on Ben" in table("play", "--for", "ben", typed=f"ben:1{kind} --insist\nquit\n").out
    assert "(house.whose-keyboard)" not in table("play", "--for", "ben", typed="no\nquit\n").err


@clause("house", "whose-keyboard")
@pytest.mark.parametrize(("env", "words"), [({"COUNCIL_FOR": "Ana"}, ()), ({}, ("--for", "ana"))])
def test_a_keyboard_of_one_seat_writes_down_no_others_secrets(
    table: Council, tmp_path: Path, env: dict[str, str], words: tuple[str, ...]
) -> None:
    file = tmp_path / "all.jsonl"
    ran = table("export", str(file), *words, "--json", env=env)
    assert ran.json["refused"]["clause"] == "house.whose-keyboard"
    assert not file.exists()
    assert table("export", str(file), "--public", *words, env=env).code == 0


@clause("house", "whose-keyboard")
def test_a_keyboard_of_one_seat_takes_no_others_secrets(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table"):
        council("witching", *line.split())
    hand = ("witching", "hand", "ben")
    for line in (hand, ("amend", "1", "--before", "hand", "ben")):
        ran = council(*line, "--for", "ana", typed="3 skull\n")
        assert "That is Ben's to tell, and this keyboard is another seat's." in ran.err, line
    ran = council("play", "--for", "ana", typed="hand ben\nquit\n")
    assert "That is Ben's to tell" in ran.err
    assert council(*hand, "--for", "ana", "--insist", typed="3 skull 9 bell candle\n").code == 0
    assert "to tell" not in council("witching", "hand", "ana", "--for", "ana", typed="3 skull\n").err


@clause("house", "whose-keyboard")
def test_a_command_at_a_keyboard_of_one_seat_plays_no_other_seats_cards(table: Council) -> None:
    def check(*words: str) -> None:
        ran = table(*words, "--for", "ben")
        assert (ran.code, "That is Ana's to answer, and this keyboard is Ben's." in ran.err) == (3, True), words

    lines = ("turn ben:9bell", "turn ben:1bell", "attack ben 9 bell", "reveal skull")
    for line in lines:
        check("witching", *line.split())
    assert "whose-keyboard" not in table("witching", "turn", "ben:9bell", "--for", "ana").err
    assert "Ana does not have" in table("witching", "turn", "ben:9bell").err
    assert "Ana does not have" in table("witching", "turn", "ben:9bell", "--for", "ben", "--insist").err
    kind = next(iter(table("state", "--json", "--for", "ana").json["seats"]["Ana"]["cards"]))
    entry = str(table("witching", "turn", f"ben:1{kind}", "--json").json["done"][-1]["entry"])
    for line in lines:
        check("amend", entry, *line.split())


@clause("house", "whose-keyboard")
def test_a_line_of_one_seat_goes_no_further_than_its_turn(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table"):
        council("witching", *line.split())
    council("witching", "hand", "ana", typed="9 toadstool 4 mirror\n")
    council("witching", "deal")
    ran = council("play", "--for", "ana", typed="ben:1toadstool ana:9bell\nquit\n")
    assert "That is Ben's to answer, and this keyboard is Ana's." in ran.err
    assert "Not done: ana:9bell" in ran.err


@clause("house", "stale")
def test_an_answer_to_a_stale_screen_shows_first_what_was_entered(
    table: Council, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = table("state", "--json", "--for", "ana").json["seats"]["Ana"]["cards"]
    read = Piped.read

    def meanwhile(self: Piped, choices: object = (), hidden: bool = False) -> str | None:
        line = read(self, (), hidden)
        if line == "no":
            with Store.open(database) as store:
                store.keeper("Thursday").act(Call("attack", {"target": "Ben", "cards": f"1 {next(iter(hand))}"}))
        return line

    monkeypatch.setattr(Piped, "read", meanwhile)
    ran = table("play", "--for", "ben", typed="no\nquit\n")
    assert "(house.stale)" in ran.err
    assert "whose-keyboard" not in ran.err
    assert "Attack on Ben by Ana" in ran.out


@clause("house", "whose-keyboard")
def test_the_usual_seats_keyboard_is_its_own(table: Council) -> None:
    assert table("look", "ben", env={"COUNCIL_FOR": "Ana"}).code == 3
    assert table("look", "ana", env={"COUNCIL_FOR": "Ana"}).code == 0


@clause("house", "whose-keyboard")
def test_a_sealed_sheet_is_written_for_its_owner(council: Council, tmp_path: Path) -> None:
    council("new", "Friday")
    council("found", "seats", "xanthe:Ana", "lyrie:Ben", "jilian:Cy")
    sheet = ("report", "diary", "lyrie", "--sealed", "--format", "html", "-o", str(tmp_path / "sheet.html"))
    ran = council(*sheet, env={"COUNCIL_FOR": "xanthe"})
    assert ran.code == 3
    assert "report diary lyrie" in ran.err
    assert not (tmp_path / "sheet.html").exists()
    assert council(*sheet, "--for", "lyrie").code == 0


@clause("queens-dilemma", "agenda.secret")
def test_a_look_shows_the_agendas_that_a_seat_holds_and_what_it_noted(council: Council) -> None:
    start(council)
    council("agenda", "take", "lyrie", "A064", "--limit", "5")
    council("agenda", "note", "lyrie", "a64", typed="Find the crown\n")
    seen = council("look", "lyrie").out
    assert "Lyrie has Agendas A064 (until game 5)" in seen
    assert "A064, for Lyrie alone: Find the crown" in seen
    for other in (council("look", "xanthe").out, council("state").out):
        assert "Lyrie has Agendas A064" in other
        assert "Find the crown" not in other


def test_the_words_of_a_turn_and_the_commands_complete_a_line(table: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[tuple[str, ...]] = []
    monkeypatch.setattr(Piped, "read", lambda self, choices=(), hidden=False: offered.append(tuple(choices)))
    table("play")
    table("play", "--for", "ana")
    assert {"Ben:", "skull", "chalice:Ana", "undo", "attack"} <= {*offered[0]}
    assert any(word.startswith("Ben:1") or word.startswith("Ben:2") for word in offered[1])
