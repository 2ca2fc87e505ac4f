"""The papers for the wall: vote minutes, Diary sheets, checklists and the box inventory."""

import re
from functools import cache
from html import unescape
from io import BytesIO

import pytest
from pypdf import PdfReader

from reports.charts import Stack, activation_track, vote_stacks
from reports.document import FOOT, Document, Paper
from reports.registry import REPORTS, report
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from rules.history import Happening, history
from rules.queens_dilemma import TITLE
from tests.clauses import clause
from tests.reports.sample import Table, begun, dilemma, founded, whole_game

SECRET = "the secret that nobody else may read"
ALL = (("votes", 1), ("diary", "xanthe"), ("checklist", None), ("inventory", None))
NAMES = tuple(name for name, _ in ALL)


def made(name: str, about: int | str | None, seen: tuple[Happening, ...] | None = None, **options: object) -> Document:
    return report("queens-dilemma", name).make(seen or whole_game(), "Thursday", about, **options)  # type: ignore[arg-type]


@cache
def text(name: str, about: int | str | None = None) -> str:
    """The words of a paper of the sample, without its tags."""
    page = made(name, about).html()
    return words(page)


def words(page: str) -> str:
    body = page[page.index("<main>") :]
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", body)).replace("\xa0", " ").split())


@cache
def kept_secret() -> Table:
    """The first game begun, with Agendas whose backs two of them typed in; a Skill and a Keyword."""
    table = begun(founded())
    table.do("agenda take", player="xanthe", code="A017", limit=5)
    table.do("agenda note", player="xanthe", code="A017", content=SECRET)
    table.do("agenda take", player="syd", code="A086")
    dilemma(table, "progress", "order", "a2 n1 pg a1 n1", "Xanthe: S12, K05; progress 1")
    table.do("skill read", code="S12", track=3)
    table.do("skill use", player="xanthe", code="S12")
    table.do("keyword", code="K05", words="Kingmaker")
    return table


def seen_by(viewer: str) -> tuple[Happening, ...]:
    return tuple(history(TITLE, kept_secret().played, viewer))


# The vote minutes


def test_every_turn_stands_with_what_was_laid() -> None:
    shown = text("votes", 1)
    assert "5 Elinor Nay 4 Leader 4 2 5 Xanthe has passed 2 5 6 Lyrie Aye +3 3 5 5" in shown
    assert "A tie: Xanthe, the Moderator, names Aye . Winners: Lyrie, Syd. Leader: Lyrie ." in shown
    assert "Power back: Jilian 2, Elinor 4. Pool before: 3, after: 9." in shown
    assert "Gathered from the Pool: Syd 9." in shown
    assert "Everyone passed" in shown


def test_the_sides_are_told_apart_by_more_than_colour() -> None:
    aye, nay = Stack("Aye", True, (("Lyrie", 4), ("Syd", 2))), Stack("Nay", False, (("Elinor", 5),))
    drawn = vote_stacks(aye, nay)
    assert "<title>Aye 6 wins: Lyrie 4, Syd 2; Nay 5: Elinor 5</title>" in drawn
    assert "Aye 6 ✓" in drawn
    assert drawn.count("<path") > 20
    assert "<path" not in vote_stacks(aye, Stack("Nay", False, ()))
    assert ">no Power<" in vote_stacks(Stack("Aye", False, ()), nay)


def test_a_part_without_room_keeps_as_much_of_its_label_as_fits() -> None:
    drawn = vote_stacks(Stack("Aye", True, (("Xanthe", 40), ("Lyrie", 4), ("Syd", 1))), Stack("Nay", False, ()))
    assert ">Xanthe 40<" in drawn
    assert ">L 4<" in drawn
    assert ">S 1<" not in drawn
    assert "Lyrie 4, Syd 1" in drawn


def test_minutes_of_a_game_that_was_not_played_are_refused() -> None:
    with pytest.raises(Refusal) as caught:
        made("votes", 2)
    assert caught.value.allowed == ("votes 1",)


# The Diary


def test_a_diary_shows_house_regions_skills_and_the_origin_of_every_mark() -> None:
    shown = words(made("diary", "xanthe", seen_by(EVERYONE)).html())
    assert "Xanthe House Varo · Ana · Thursday" in shown
    assert "K05 Kingmaker" in shown
    assert "1 S12" in shown
    assert "1 of 3 spaces are marked" in shown
    assert "Allwed red commercial: 2 Food" in shown
    whole = text("diary", "lyrie")
    assert "+2 the Dilemma of round 1 points.mark" in whole
    assert whole.count("scoring.favored") >= 1


@clause("queens-dilemma", "agenda.secret")
def test_what_an_agenda_says_stands_on_the_sealed_sheet_of_its_holder_alone() -> None:
    sealed = made("diary", "xanthe", seen_by("xanthe"), sealed=True).html()
    assert SECRET in sealed
    assert '<div class="sealed">' in sealed
    assert SECRET not in made("diary", "xanthe", seen_by("xanthe")).html()
    assert SECRET not in made("diary", "xanthe", seen_by("syd"), sealed=True).html()
    for name, about in ALL:
        assert SECRET not in made(name, about, seen_by(EVERYONE)).html()
        assert "A017" in made(name, about, seen_by(EVERYONE)).html() or name == "votes"


def test_a_diary_that_nobody_has_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        made("diary", "aesyas")
    assert "diary syd" in caught.value.allowed


def test_a_track_shows_its_marks_by_crosses() -> None:
    assert activation_track(2, 3).count("<path") == 2
    assert activation_track(2, 3).count("<rect") == 3


# Checklists and inventory


@clause("queens-dilemma", "save.tray", "save.treasury", "investment.order", "income.choice")
def test_the_checklists_know_the_next_game() -> None:
    shown = text("checklist")
    view = whole_game()[-1].after
    assert "Setting up game 2" in shown
    assert "mark space 2. Colour Bag taxed" in shown
    assert f"Dilemma deck: {view.deck} cards" in shown  # type: ignore[attr-defined]
    order = ", ".join(one.capitalize() for one in view.drafting)  # type: ignore[attr-defined]
    assert f"Draft: {order}." in shown
    assert "1 Army or 1 Gold (Natar)" in shown
    assert "126 Power" in shown
    assert "Trash box, Mystery boxes and Treasuries at the bottom" in shown


def test_the_checklist_before_the_first_game_knows_the_first_bag() -> None:
    table = founded()
    shown = words(made("checklist", None, tuple(table.happenings)).html())
    assert "Setting up game 1" in shown
    assert "Bag 3 taxed" in shown
    assert "Before the first game" in shown


def test_the_inventory_says_where_things_are_and_what_to_call_them() -> None:
    shown = text("inventory")
    assert "126 Power power" in shown
    assert "Save tray, slot 4: one bag" in shown
    during = words(made("inventory", None, seen_by(EVERYONE)).html())
    assert "A game is on" in during
    assert "Save tray" not in during
    assert "Diary of Xanthe: Keyword K05, Skill S12" in during


# All of them


@pytest.mark.parametrize(("name", "about", "pages"), [("votes", 1, 2), ("diary", "syd", 1), ("checklist", None, 2)])
def test_the_pdf_is_tagged_titled_and_keeps_its_pages(
    name: str, about: int | str | None, pages: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767466800")
    document = made(name, about, paper=Paper.LETTER)
    written = document.pdf()
    pdf = PdfReader(BytesIO(written))
    assert pdf.metadata is not None
    assert pdf.metadata.title == document.title
    catalog = pdf.root_object
    assert catalog["/Lang"] == "en"
    assert "/StructTreeRoot" in catalog
    assert len(pdf.pages) == pages
    for page in pdf.pages:
        assert FOOT in page.extract_text()
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            face = font.get_object()["/DescendantFonts"][0].get_object()
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(face["/FontDescriptor"])
    if name == "checklist":
        assert written == document.pdf()


def test_the_sealed_sheet_is_one_page_and_begins_below_the_fold() -> None:
    pdf = PdfReader(BytesIO(made("diary", "xanthe", seen_by("xanthe"), sealed=True).pdf()))
    (page,) = pdf.pages
    heights: list[float] = []

    def note(said: str, cm: list[float], tm: list[float], *_: object) -> None:
        heights.extend([tm[5] * cm[3] + cm[5]] if said.strip() else [])

    shown = page.extract_text(visitor_text=note)
    assert SECRET in shown
    assert max(heights) < page.mediabox.height / 2


def test_they_are_listed() -> None:
    assert set(NAMES) <= {one.name for one in REPORTS["queens-dilemma"]}
    assert report("queens-dilemma", "diary").file_name("syd") == "diary-syd"
    assert report("queens-dilemma", "votes").file_name(3) == "votes-game-3"
    assert report("queens-dilemma", "checklist").file_name(None) == "checklist"
