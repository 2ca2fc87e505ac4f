"""The PDF: tagged, with title and language, its typefaces inside, two pages for a game, the same bytes each time."""

from io import BytesIO

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from reports.document import FOOT, Paper
from reports.queens_dilemma.session import session_report
from tests.reports.sample import whole_game


@pytest.fixture(scope="module")
def pdf() -> PdfReader:
    return PdfReader(BytesIO(session_report(whole_game(), "Thursday", 1).pdf()))


def test_two_pages_tell_a_game(pdf: PdfReader) -> None:
    assert len(pdf.pages) == 2


def test_every_page_has_its_foot_and_number(pdf: PdfReader) -> None:
    for number, page in enumerate(pdf.pages, 1):
        text = page.extract_text()
        assert FOOT in text
        assert f"Page {number} of 2" in text


def test_drawings_are_told_in_words(pdf: PdfReader) -> None:
    told = [str(one["/Alt"]) for one in _elements(pdf.root_object["/StructTreeRoot"]) if one.get("/S") == "/Figure"]  # type: ignore[arg-type]
    assert len(told) == 8
    assert "Power for Aye: 6, for Nay: 6" in told


def _elements(node: DictionaryObject) -> list[DictionaryObject]:
    kids = node.get("/K", [])
    found = [node]
    for kid in kids if isinstance(kids, list) else [kids]:
        kid = kid.get_object()
        if isinstance(kid, DictionaryObject) and kid is not node:
            found += _elements(kid)
    return found


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_the_paper_is_the_one_asked_for(paper: Paper, size: tuple[int, int]) -> None:
    pdf = PdfReader(BytesIO(session_report(whole_game(), "Thursday", 1, paper=paper).pdf()))
    box = pdf.pages[0].mediabox
    assert (round(box.width), round(box.height)) == size
    assert len(pdf.pages) == 2
