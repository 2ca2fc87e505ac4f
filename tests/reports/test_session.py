"""What the session report tells of a game that was played."""

import re
from datetime import timedelta, timezone
from html import unescape

import pytest

from reports.document import FOOT
from reports.queens_dilemma.ending import parts
from reports.queens_dilemma.facts import Fact
from reports.queens_dilemma.lasting import Ended, ended, unlocked
from reports.queens_dilemma.reading import game_told
from reports.queens_dilemma.recap import recap
from reports.queens_dilemma.session import session_report
from reports.registry import REPORTS, report
from rules.core.refusal import Refusal
from rules.queens_dilemma import TITLE
from tests.clauses import clause
from tests.reports.sample import DILEMMAS, begun, dilemma, founded, scored, whole_game
from tests.reports.series import SECRET, table, two_games

TOLD = game_told(whole_game(), 1)
PAGE = session_report(whole_game(), "Thursday", 1).html()


def words(page: str) -> str:
    """The text of a page, a space for every tag."""
    body = page[page.index("<main>") :]
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", body)).replace("\xa0", " ").split())


TEXT = words(PAGE)


def test_who_sat_where() -> None:
    assert [(seat.number, seat.player, seat.person, seat.house, seat.tokens) for seat in TOLD.seats] == [
        (1, "Xanthe", "Ana", "House Varo", ("Leader at the start",)),
        (2, "Lyrie", "Ben", "House Tarn", ()),
        (3, "Jilian", "Cy", "House Oswin", ()),
        (4, "Syd", "Dee", "House Mirk", ()),
        (5, "Elinor", "Eve", "Lorne", ("Moderator at the start",)),
    ]
    assert "1 Xanthe Ana House Varo Leader" in TEXT


def test_the_minutes_of_a_vote() -> None:
    turns = [(turn.player, turn.does, turn.tally, turn.tokens) for turn in TOLD.rounds[0].turns]
    assert turns == [
        ("Xanthe", "Becomes Moderator", (0, 0), ()),
        ("Lyrie", "Aye 1", (1, 0), ("Leader",)),
        ("Jilian", "Nay 1", (1, 1), ()),
        ("Syd", "Aye 1", (2, 1), ()),
        ("Elinor", "Nay 4", (2, 5), ("Leader",)),
        ("Xanthe", "has passed", (2, 5), ()),
        ("Lyrie", "Aye +3", (5, 5), ()),
        ("Jilian", "Nay +1", (5, 6), ()),
        ("Syd", "Aye +1", (6, 6), ()),
    ]
    assert "Elinor Nay 4 2–5 Leader Xanthe has passed" in TEXT


def test_how_the_vote_ended() -> None:
    first, second, third = TOLD.rounds[:3]
    assert first.result is not None
    assert (first.result.how, first.result.moderator, first.result.leader) == ("tie", "Xanthe", "Lyrie")
    assert first.pool == (3, 9)
    assert [(share.player, share.power) for share in first.returned] == [("Jilian", 2), ("Elinor", 4)]
    assert (
        "A tie: Xanthe, the Moderator, named Aye. Leader: Lyrie . Pool 3 → 9. Power back: Jilian 2, Elinor 4." in TEXT
    )
    assert second.result is not None
    assert second.result.named
    assert [(share.player, share.power) for share in second.gathered] == [("Syd", 9)]
    assert third.pool == (5, 3)
    assert TOLD.rounds[4].result is not None
    assert TOLD.rounds[4].result.how == "all-pass"
    assert "Aye, all passed" in TEXT


def test_totals_are_those_of_the_tallies() -> None:
    for one in TOLD.rounds:
        assert one.result is not None
        assert one.turns[-1].tally == (one.result.aye, one.result.nay)


def test_what_the_outcome_did() -> None:
    assert TOLD.rounds[0].came == (
        "+2 Independence for Lyrie",
        "+3 Infamy for Lyrie",
        "+1 Hegemony for everyone",
        "Slider to Progress 2, a token for Progress",
        "Envelope 07 is opened: 3 Dilemma cards",
    )
    assert "Leader: +2 independence; Leader: -3 army; most(army): +1 hegemony; progress 2; envelope 07" in TEXT


def test_every_point_has_its_reason_and_they_add_up() -> None:
    for seat in TOLD.seats:
        for track, column in seat.tracks.items():
            assert column.before + sum(mark.amount for mark in column.marks) == column.after, (seat.player, track)
            assert all(mark.reason for mark in column.marks)
    assert "+3 Order is winning +3 for 3 tokens at Order" in TEXT


def test_the_board_at_the_end() -> None:
    board = whole_game()[-1].after.board  # type: ignore[attr-defined]
    for axis in TOLD.board:
        shown = board["-".join(axis.ends).lower()]
        assert axis.position == shown.position
        assert axis.tokens == tuple(shown.tokens.values())
    assert "Slider 4 towards Force; Hegemony tokens 3 for Force, 0 for Diplomacy" in PAGE


def test_the_end_of_the_game_deals_and_what_is_due() -> None:
    parts = {part.name: part.lines for part in TOLD.parts}
    assert parts["Ideologies"][0] == "Xanthe 3 (order 3, force 1)"
    assert parts["Investments"][:2] == ("Xanthe’s Food succeeds", "Lyrie’s Gold fails")
    assert "Dilemma 1: Xanthe gets 1 Food from Syd and 1 Food from Lyrie. breaks the tie for Aye" in TEXT
    assert TOLD.due == ("Game 2: Elinor is the Leader, Jilian is the Moderator.",)
    left = [duty for duty in whole_game()[-1].after.duties if not duty.clause.startswith("save.")]  # type: ignore[attr-defined]
    assert [chore.what for chore in TOLD.chores][: len(left)] == [duty.what for duty in left]
    assert len(TOLD.chores) == len(left) + 1


@clause("queens-dilemma", "campaign.no-game-winner")
def test_nobody_is_crowned() -> None:
    assert "A game has no winner; the campaign goes on." in TEXT
    rest = TEXT.replace("A game has no winner", "").lower()
    assert not re.search(
        r"\b(wins|won|winner|victor|first place|champion|score of the game)\b", rest.replace("winners:", "")
    )
    assert [seat.number for seat in TOLD.seats] == [1, 2, 3, 4, 5], "by seat, never by points"


def test_a_game_that_is_not_over_is_told_as_far_as_it_went() -> None:
    table = begun(founded())
    table.do("dilemma read")
    table.vote("a1")
    told = game_told(table.happenings, 1)
    assert told.due[0] == "This game is not over yet."
    assert told.ended == ""
    text = words(session_report(table.happenings, "Thursday", 1).html())
    assert "Xanthe Aye 1 1–0" in text


def test_rulings_stand_with_their_reason() -> None:
    table = begun(founded())
    dilemma(table, "", "", "a1 pg pg pg pg", "order 1")
    table.do("ruling", what="xanthe.hegemony", value="4", reason="the card <S12>")
    told = game_told(table.happenings, 1)
    assert any("the card <S12>" in said for said in told.said)
    text = words(session_report(table.happenings, "Thursday", 1).html())
    assert "the card <S12>" in text


@clause("house", "unknown-report")
def test_a_game_that_was_not_played_has_no_report() -> None:
    with pytest.raises(Refusal, match="Game 4 has not been played") as refused:
        session_report(whole_game(), "Thursday", 4)
    assert refused.value.clause == "house.unknown-report"
    assert refused.value.allowed == ("session 1",)
    with pytest.raises(Refusal, match="No game has been played"):
        session_report(founded().happenings, "Thursday", 0)


@clause("house", "unknown-report")
def test_kinds_of_reports_are_named_by_any_prefix() -> None:
    assert report("queens-dilemma", "sess").name == "session"
    with pytest.raises(Refusal, match="no report “saga”"):
        report("queens-dilemma", "saga")
    made = report("queens-dilemma", "session").make(whole_game(), "Thursday", 1)
    assert made.html() == PAGE
    assert set(REPORTS) >= {TITLE.slug}


def test_the_day_is_that_of_the_table() -> None:
    east = session_report(whole_game(), "Thursday", 1, zone=timezone(timedelta(hours=9)))
    assert "3 January 2026: five at the table, seven Dilemmas, ended by the sand timer." in TEXT
    assert "4 January 2026" in words(east.html())


def test_the_page_is_one_file_without_scripts() -> None:
    assert "<script" not in PAGE
    assert not re.search(r"\bon\w+\s*=", PAGE[PAGE.index("<body") :])
    assert not re.search(r"(?:href|src)\s*=", PAGE[PAGE.index("<body") :])
    assert all(address.startswith("data:") for address in re.findall(r'url\("?([^")]*)', PAGE))
    assert "@import" not in PAGE
    assert '<html lang="en">' in PAGE
    assert FOOT in TEXT


SECOND = words(session_report(two_games(), "Thursday", 2).html())


def test_what_came_before_stands_at_the_top_and_what_comes_next_at_the_end() -> None:
    assert "Previously. In game 1 seven Dilemmas came to" in SECOND
    assert SECOND.count("In game 1 ") == 1
    assert "Previously" not in TEXT, "nothing came before the first"
    assert SECOND.index("Previously") < SECOND.index("Seats, clockwise") < SECOND.index("Next time")
    assert "Jilian: Read Skill S12 aloud" in SECOND, "a duty that is left open"


def test_cards_in_play_stickers_and_promises() -> None:
    told = game_told(two_games(), 2)
    (card,) = told.cards
    assert (card.code, card.bands, card.says, card.track) == ("C031", "pass action", "+2 power", "game 1 of 3")
    assert card.brings.startswith("+1 gold")
    assert f"Herald {card.herald}: +1 gold" in SECOND
    assert [(one.who, one.code) for one in told.stickers] == [("Jilian", "S12")]
    assert "From game 1: Xanthe: breaks the tie for Aye : kept" in SECOND
    assert "breaks the tie for Aye : open" in words(session_report(two_games(), "Thursday", 1).html())


def test_agendas_that_were_resolved_are_told_with_their_end() -> None:
    happening = whole_game()[-1]
    events = [
        {"event": "AgendaResolved", "player": who, "code": "A086", "success": who == "syd"} for who in ("syd", "xanthe")
    ]
    resolved = [Fact(event, "Agendas", happening) for event in events]
    assert list(ended(resolved)) == [Ended("Syd", "A086", True), Ended("Xanthe", "A086", False)]
    assert list(parts(tuple(resolved), {}, ())) == [], "they have a place of their own"


def test_agendas_taken_and_cards_unlocked_are_said() -> None:
    assert "New: Agenda A017 for Xanthe (limit game 4);" in TEXT
    happening = whole_game()[-1]
    cards = [{"event": "ChronicleUnlocked", "code": "C031", "herald": herald} for herald in ("syd", None)]
    ongoing = {"event": "AgendaTaken", "player": "lyrie", "code": "A045", "limit": None}
    assert list(unlocked([Fact(event, "", happening) for event in (*cards, ongoing)])) == [
        "Chronicle card C031 (Herald Syd)",
        "Chronicle card C031 (no Herald)",
        "Agenda A045 for Lyrie (Ongoing)",
    ]


def test_no_secret_is_told() -> None:
    assert SECRET not in SECOND


def test_a_game_keeps_who_played_in_it() -> None:
    made = begun(founded())
    for aye, nay, turns, outcome in DILEMMAS:
        dilemma(made, aye, nay, turns, outcome)
    scored(made)
    made.do("replace", player="jilian", person="Petra")
    made.do("replace", player="jilian", person="Tomas")
    made.do("setup begin", space="blue 4 army")
    persons = [game_told(made.happenings, game).seats[2].person for game in (1, 2)]
    assert persons == ["Cy", "Tomas"]


def test_the_last_leader_is_told_whoever_began() -> None:
    assert "The Leader token ended with Elinor" in recap(TOLD)


def test_a_cards_words_bring_no_second_full_stop() -> None:
    made = table.__wrapped__()
    made.do("chronicle describe", code="C031", card='pass action; duration 3; words "Ties are broken."')
    assert [card.says for card in game_told(made.happenings, 2).cards] == ["Ties are broken"]
