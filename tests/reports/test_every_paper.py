"""Every document as PDF: what PDF/UA-1 asks, its typefaces inside, nothing active, the same bytes each time."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from typing import Any

import page
import pytest
from pypdf.generic import ContentStream

from reports import tagging
from reports.document import FOOT, Document
from reports.registry import REPORTS
from tests.reports.papers import KINDS, Printed, printed

ACTIVE = ("/JavaScript", "/JS", "/URI", "/Launch", "/GoToR", "/EmbeddedFile", "/EmbeddedFiles", "/AF", "/OpenAction")
ACTIVE_TOO = ("/AA", "/RichMedia", "/SubmitForm", "/ImportData", "/XFA", "/AcroForm")
HEADINGS = ("/H1", "/H2", "/H3", "/H4", "/H5", "/H6")
ALL = tuple(KINDS)


@pytest.fixture(params=ALL)
def paper(request: pytest.FixtureRequest) -> Printed:
    return printed(request.param)


def test_no_document_is_forgotten() -> None:
    known = {(slug, one.name) for slug, every in REPORTS.items() for one in every}
    assert {(kind.slug, kind.report) for kind in KINDS.values()} == known


def test_a_validator_of_pdf_ua_finds_nothing(paper: Printed) -> None:
    """It goes through the 104 rules of PDF/UA-1 that a program can check."""
    report = page.validate_pdf_bytes(paper.content, profile=page.ValidationProfile.PDF_UA_1)
    assert [(one.rule_id, one.message) for one in report.failures] == []
    assert report.is_compliant
    assert report.rules.total > 100


def test_the_validator_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """The blanks between items that stand in a line belong to none of them, unless their tags are completed."""
    monkeypatch.setattr(tagging, "complete", lambda layout, pdf: None)
    untidy = "<html lang=en><title>x</title><ol><li style='display: inline'>a</li> <li style='display: inline'>b</li>"
    report = page.validate_pdf_bytes(Document("x", untidy).pdf(), profile=page.ValidationProfile.PDF_UA_1)
    assert [one.rule_id for one in report.failures] == ["PDFUA1-L-KIDS-001"]


def test_it_says_what_it_is(paper: Printed) -> None:
    catalog: Any = paper.pdf.root_object
    assert catalog["/Lang"] == "en"
    assert catalog["/MarkInfo"]["/Marked"]
    assert catalog["/ViewerPreferences"]["/DisplayDocTitle"]
    assert paper.pdf.metadata is not None
    assert paper.pdf.metadata.title == paper.document.title
    metadata = catalog["/Metadata"].get_object().get_data().decode()
    assert re.search(r"pdfuaid:part(>|=\")1", metadata)
    assert paper.document.title in metadata


@pytest.mark.parametrize("name", ALL)
def test_it_has_its_pages_and_every_page_its_foot(name: str) -> None:
    pages = printed(name).pdf.pages
    assert len(pages) == KINDS[name].pages
    for number, one in enumerate(pages, 1):
        text = one.extract_text()
        assert FOOT in text
        assert f"Page {number} of {len(pages)}" in text
        assert len(text) > len(FOOT) + 100, f"page {number} is nearly empty"
        assert one["/Tabs"] == "/S"


def test_its_typefaces_are_inside_and_nothing_is_active(paper: Printed) -> None:
    descriptors = [one for one in _objects(paper) if one.get("/Type") == "/FontDescriptor"]
    assert descriptors
    for one in descriptors:
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(one), one["/FontName"]
    found = {key for one in _objects(paper) for key in (*one, one.get("/S"), one.get("/Subtype"), one.get("/Type"))}
    assert not found & {*ACTIVE, *ACTIVE_TOO}
    assert paper.pdf.attachments == {}


def test_headings_begin_with_the_first_and_leave_none_out(paper: Printed) -> None:
    levels = [HEADINGS.index(one["/S"]) + 1 for one in _elements(paper) if one["/S"] in HEADINGS]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels)), levels


def test_drawings_tables_and_lists_say_what_they_are(paper: Printed) -> None:
    for one in _elements(paper):
        if one["/S"] == "/Figure":
            assert one["/Alt"].strip()
        if one["/S"] == "/TH":
            assert one["/A"]["/Scope"] in ("/Row", "/Column")
        if one["/S"] == "/TD":
            assert one["/A"]["/Headers"], "a cell without a header"
        if one["/S"] == "/L":
            assert {kid["/S"] for kid in _kids(one)} <= {"/LI", "/L", "/Caption"}
        if one["/S"] in ("/Span", "/P", "/Div"):
            assert one.get("/K") not in (None, []), "an empty element"


def test_what_cells_refer_to_can_be_found(paper: Printed) -> None:
    root: Any = paper.pdf.root_object["/StructTreeRoot"]
    wanted = {str(name) for one in _elements(paper) if one["/S"] == "/TD" for name in one["/A"]["/Headers"]}
    names = [str(one) for one in root["/IDTree"]["/Names"][::2]] if wanted else []
    assert names == sorted(names)
    assert wanted <= set(names)


def test_what_stands_in_the_margins_is_no_content(paper: Printed) -> None:
    """Everything that is drawn is either in the tree or marked as belonging to the page, and never both."""
    for number, one in enumerate(paper.pdf.pages):
        marked = [
            operands[1]["/MCID"] if "/MCID" in operands[1] else str(operands[0])
            for operands, operator in ContentStream(one.get_contents(), paper.pdf).operations
            if operator == b"BDC"
        ]
        held = {
            kid
            for it in _elements(paper)
            if "/Pg" in it and it.raw_get("/Pg") == one.indirect_reference
            for kid in it["/K"]
            if isinstance(kid, int)
        }
        assert set(marked) - {"/Artifact"} == held, f"page {number + 1}"
        assert "/Artifact" in marked


@pytest.fixture(scope="module")
def elsewhere() -> dict[str, str]:
    """What another process gives, with another seed for its hashes."""
    code = "from tests.reports.papers import sums; sums()"
    around = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=True)
    return dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())


@pytest.mark.parametrize("name", ALL)
def test_another_process_writes_the_same_bytes(name: str, elsewhere: dict[str, str]) -> None:
    assert elsewhere[name] == sha256(printed(name).content).hexdigest()


def _objects(paper: Printed) -> Iterator[dict[str, Any]]:
    for number in range(1, len(paper.pdf.xref_objStm) + sum(map(len, paper.pdf.xref.values())) + 1):
        one: Any = paper.pdf.get_object(number)
        if isinstance(one, dict):
            yield one


def _elements(paper: Printed) -> list[Any]:
    return list(_below(paper.pdf.root_object["/StructTreeRoot"]["/K"][0]))  # type: ignore[index]


def _below(one: Any) -> Iterator[Any]:
    yield one
    for kid in _kids(one):
        yield from _below(kid)


def _kids(one: Any) -> list[Any]:
    kids = [kid if isinstance(kid, int) else kid.get_object() for kid in one.get("/K", [])]
    return [kid for kid in kids if not isinstance(kid, int) and "/S" in kid]
