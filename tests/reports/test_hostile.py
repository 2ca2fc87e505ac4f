"""Whatever people type stands on the page as they typed it, and does nothing."""

import re
from html.parser import HTMLParser
from io import BytesIO

import pytest
from pypdf import PdfReader

from reports.document import Document
from reports.queens_dilemma.session import session_report
from tests.reports.sample import FIVE, HOUSES, begun, founded

TYPED = (
    "<script>alert(1)</script>",
    "<img src='file:///etc/hostname'><img src=http://127.0.0.1:9/x.png>",
    "</title></style></main><style>* { display: none }</style>",
    "javascript:alert(1)",
    "{{ 7 * 7 }}{% include 'base.html.j2' %}{# no #}",
    '" onload="alert(1)" x=\'y',
    "&lt;b&gt; &amp; ]]> <!-- <![CDATA[",
    "<a rel=attachment href=file:///etc/hostname>x</a><link rel=attachment href=file:///etc/hostname>",
    "\u202eright to left\u202d שלום مرحبا 12",
    "👑🦄 “quotes” ‘and’ «more»",
    "W" * 400,
    'url("http://127.0.0.1:9/x") ; } @import "x"; @page { size: 1mm }',
)


class Tags(HTMLParser):
    """The tags of a page with their attributes, and the text between them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    return tags


def written(typed: str) -> Document:
    """A report in which `typed` stands wherever a person can type freely."""
    person = typed.replace("\n", " ")
    table = begun(founded(dict.fromkeys(FIVE, person), dict.fromkeys(HOUSES, person)))
    table.do("dilemma read", keywords=[typed])
    table.vote("a1 pg")
    table.do("deal", parties=["xanthe=1 food", "lyrie"], for_=typed, due=typed) if table.state.phase == "tie" else None
    table.settle()
    table.do("outcome", effects="order 1")
    table.settle()
    table.do("ruling", what=f"words: {typed}", reason=typed)
    return session_report(table.happenings, typed, 1)


PLAIN = read(written("plain").html())


@pytest.mark.parametrize("typed", TYPED)
def test_it_changes_nothing_but_itself(typed: str) -> None:
    page = read(written(typed).html())
    known = [one for one in PLAIN.tags if one[0] not in ("h1",)]
    assert [one for one in page.tags if one[0] not in ("h1",)] == known
    seen = re.sub("[\u202a-\u202e\u2066-\u2069]", "", typed)
    assert re.sub("[\u2066-\u2069]", "", page.text).count(seen) >= 13


@pytest.mark.parametrize("typed", [TYPED[1], TYPED[7]])
def test_a_pdf_fetches_and_embeds_nothing(typed: str, caplog: pytest.LogCaptureFixture) -> None:
    pdf = PdfReader(BytesIO(written(typed).pdf()))
    assert pdf.attachments == {}
    assert not [page for page in pdf.pages if "/Annots" in page]
    assert not [record for record in caplog.records if "ailed to load" in record.message]


def test_a_text_over_lines_is_one_line() -> None:
    assert "two lines" in written("two\nlines").html()


def test_dangerous_markup_put_in_by_hand_is_still_not_fetched(caplog: pytest.LogCaptureFixture) -> None:
    page = "<html lang=en><title>x</title><img src='file:///etc/hostname' alt=x><img src='http://127.0.0.1:9/' alt=x>"
    pdf = PdfReader(BytesIO(Document("x", page + "<link rel=attachment href='file:///etc/hostname'>").pdf()))
    assert pdf.attachments == {}
    assert not pdf.pages[0].images
