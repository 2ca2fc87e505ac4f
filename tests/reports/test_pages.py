"""Every document as HTML, as it was: `pytest --rewrite-playthroughs` writes the pages anew, then the diff is read."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from reports import fonts
from tests.reports.papers import EPOCH, KINDS, made

PAGES = Path(__file__).parent / "snapshots" / "pages"
BLOCKS = {"h1", "h2", "h3", "h4", "p", "li", "tr", "div", "section", "article", "header", "main", "svg", "ul", "ol"}
LINES = {"h1": "# ", "h2": "## ", "h3": "### ", "h4": "#### ", "li": "- ", "tr": "| ", "svg": "[drawing] "}


class Normal(HTMLParser):
    """A page in a form that reads well in a diff: a line for each block, a mark for what it is, classes left out."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._mark, self._words, self._drawn = "", "", False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in BLOCKS:
            self._end()
            self._mark = LINES.get(tag, "")
        if tag in ("td", "th"):
            self._words += " | " if self._words.strip() else ""
        self._drawn = self._drawn or tag == "svg"

    def handle_endtag(self, tag: str) -> None:
        if tag == "title" and self._drawn:
            self._end()
        if tag in BLOCKS:
            self._end()
            self._drawn = self._drawn and tag != "svg"

    def handle_data(self, data: str) -> None:
        self._words += data

    def _end(self) -> None:
        words = " ".join(self._words.split())
        if words:
            self.lines.append(f"{self._mark}{words}")
        self._words, self._mark = "", ""


def normal(page: str) -> str:
    """The body of a page in its normal form."""
    reader = Normal()
    reader.feed(page[page.index("<body") :])
    reader.close()
    return "\n".join(reader.lines) + "\n"


@pytest.mark.parametrize("name", KINDS)
def test_a_page_is_as_it_was(name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "style_sheet", lambda text: "")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    file = PAGES / f"{name.replace(' ', '-')}.txt"
    page = normal(made(name).html())
    if request.config.getoption("rewrite_playthroughs"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(page, encoding="utf-8")
    assert page == file.read_text(encoding="utf-8")


def test_the_normal_form_tells_words_and_blocks_apart() -> None:
    page = "<body><h2>A <b>b</b></h2><table><tr><th>x<td> y </tr></table><svg><title>said</title><text>1</text></svg>"
    assert normal(page) == "## A b\n| x | y\n[drawing] said\n1\n"
