"""Every document, with hostile words in every place where words of the table's own can stand."""

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from reports import fonts
from reports.document import Document
from reports.words import STEERING
from rules.core.action import Parameter
from rules.core.written import Written
from rules.queens_dilemma import TITLE
from tests.reports import everything
from tests.reports.papers import KINDS, made, printed
from tests.reports.test_hostile import TYPED, read

NAMES = {"choice", "code", "codes", "drawn", "earlier", "fate", "how", "bonus", "ids", "name", "ongoing", "right"}
"""Arguments that name something: refused, or kept as it is named elsewhere."""
NUMBERS = {"number", "picks", "value", "cost", "paid", "cards", "results", "label", "space", "chronicles"}
"""Arguments in a notation that has no room for words."""
ROWS = {"effects", "story", "warning", "aye", "nay"}
"""Effects, in which a narrative Keyword can stand: one notation, and one place in the documents."""
ALSO = (
    "W" * 300,
    "<svg onload=alert(1)><title>x</title><use href='http://127.0.0.1:9/x.svg#a'/></svg>",
    "\\ \\\\ \\0 %s {0} ${x} `x` 'a' \"b\" #{x} </text></svg></td></table></section>",
    "e\u0301\u0301\u0301\u200b\u200d\ufeff\u00ad漢字かな",
)
ALL = tuple(KINDS)
WORST = f"{TYPED[1]} {ALSO[0]}"
"""What would fetch, and what fits into no line."""


def test_no_place_for_words_is_forgotten() -> None:
    """Each argument that is text is a name, a notation without words, or stands in the campaign with its marker."""
    marked = {
        (call.action, name)
        for call in everything.table().calls
        for name, value in call.arguments.items()
        if everything.WORD in str(value)
    }
    texts = {(name, it.name) for name, action in TITLE.actions_by_name.items() for it in action.parameters if _text(it)}
    left = {(action, name) for action, name in texts - marked if name not in NAMES | NUMBERS}
    assert {one for one in left if one[1] not in ROWS} == set()
    assert {"effects", "story"} <= {name for _, name in marked}


@pytest.fixture
def _without_typefaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cutting them down takes most of the time, and they have no words in them."""
    monkeypatch.setattr(fonts, "style_sheet", lambda text: "")


@cache
def _plain(name: str) -> Document:
    return made(name)


@pytest.mark.usefixtures("_without_typefaces")
@pytest.mark.parametrize("typed", [*TYPED, *ALSO])
def test_hostile_words_change_nothing_but_themselves(typed: str) -> None:
    for name in ALL:
        plain, hostile = _plain(name), made(name, typed)
        assert _shape(hostile) == _shape(plain), name
        assert _words(hostile).count(_bare(typed)) >= max(1, _words(plain).count(KINDS[name].marker)), name
        if plain.text:
            assert len(hostile.text.splitlines()) == len(plain.text.splitlines()), name


@pytest.mark.parametrize("name", ALL)
def test_the_worst_of_all_is_printed_and_nothing_leaves_the_paper(name: str, caplog: pytest.LogCaptureFixture) -> None:
    paper = printed(name, WORST)
    assert not [one.message for one in caplog.records if "ailed to load" in one.message]
    assert paper.pdf.attachments == {}
    for number, one in enumerate(paper.layout.pages, 1):
        for right, text in _ends(one._page_box):
            assert right <= one.width, f"page {number}: {text!r} stands out by {right - one.width:.0f}"


def _ends(box: Any) -> Iterator[tuple[float, str]]:
    """Where each piece of text ends to the right, but for heads and feet, which are cut off."""
    for child in getattr(box, "children", ()):
        child = getattr(child, "_box", child)
        if type(child).__name__ == "TextBox":
            yield child.position_x + child.width, child.text
        elif type(child).__name__ != "MarginBox":
            yield from _ends(child)


def _text(parameter: Parameter) -> bool:
    def reads(annotation: Any) -> bool:
        marks = getattr(annotation, "__metadata__", ())
        return (
            annotation is str or any(isinstance(one, Written) for one in marks) or any(map(reads, get_args(annotation)))
        )

    return reads(parameter.annotation)


def _shape(document: Document) -> list[Any]:
    return [one for one in read(document.html()).tags if one[0] != "h1"]


def _words(document: Document) -> str:
    return _bare(read(document.html().partition("</style>")[2]).text)


def _bare(text: str) -> str:
    """Without signs that keep directions apart, and without quotes: those in the quoted words of a card are escaped."""
    return "".join(one for one in text if one not in STEERING and one not in '"\\')
