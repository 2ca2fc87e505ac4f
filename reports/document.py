"""The shell of every document: templates that escape everything, one style sheet, HTML and PDF without any fetching."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from reports import fonts, markdown, tagging
from reports.words import finalize, plain, signed
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from weasyprint.urls import URLFetcher

FOOT = "Unofficial; not affiliated with or endorsed by the publishers"
"""Stands at the foot of every page of every document."""

NO_PANGO = "A PDF needs Pango, which is not installed here; a report in HTML does not."

LANGUAGE = "en"

TYPEFACES = Markup("\x1f")
"""Where a style sheet gets its typefaces, once it is known what the page says: no text holds this sign (`plain`)."""


class Paper(StrEnum):
    """The papers on which documents are set; the value is the style sheet's word for it."""

    A4 = "a4"
    LETTER = "letter"


class Format(StrEnum):
    """What a document can be written as."""

    PDF = "pdf"
    HTML = "html"
    MARKDOWN = "md"


@dataclass(frozen=True)
class Document:
    """A document that is ready to be written: one file of HTML without scripts, a tagged PDF, some as Markdown too."""

    title: str
    source: str
    text: str = ""
    """In Markdown, for those that have it."""

    def written(self, form: Format) -> bytes:
        """The bytes of a file. Refuses (house.unknown-report) Markdown where there is none."""
        return {Format.PDF: self.pdf, Format.HTML: lambda: self.html().encode(), Format.MARKDOWN: self.markdown}[form]()

    def markdown(self) -> bytes:
        """The words, for a group's chat. Refuses (house.unknown-report) if this document has none."""
        if not self.text:
            because = "This report is not for a chat: it has no Markdown."
            raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ("--format pdf", "--format html"))
        return self.text.encode()

    def lacking(self) -> str:
        """The characters of its text for which no typeface here has a glyph."""
        from reports.glyphs import lacking

        return lacking(Markup(self.source[self.source.find("<body") :]).striptags())

    def html(self) -> str:
        """One file: style and typefaces are inside, and nothing is fetched."""
        return self.source

    def pdf(self) -> bytes:
        """PDF/UA-1, with title, language and tags. Needs Pango; the same bytes each time under SOURCE_DATE_EPOCH."""
        try:
            from weasyprint import HTML
        except OSError:
            raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", NO_PANGO, ("-o with a name in .html",)) from None
        page = HTML(string=self.source, url_fetcher=fetcher(), media_type="print")
        written: bytes = page.write_pdf(pdf_variant="pdf/ua-1", finisher=tagging.complete)
        return written


def fetcher() -> URLFetcher:
    """What reads addresses for WeasyPrint: data inside the document, and nothing else."""
    from weasyprint.urls import URLFetcher

    return URLFetcher(allowed_protocols=("data",), allow_redirects=False)


def render(
    template: str, title: str, *, made: str, paper: Paper = Paper.A4, chat: str | None = None, **what: Any
) -> Document:
    """A document from a template, and from another one, `chat`, in Markdown.

    `made` is when what it tells ended (ISO 8601); SOURCE_DATE_EPOCH goes before it.
    """
    shown = plain(title)
    common = {"title": shown, "made": _moment(made), "paper": paper.value, "foot": FOOT, "language": LANGUAGE}
    page = environment().get_template(template)
    body = page.render(**common, fonts=TYPEFACES, **what)
    source = body.replace(TYPEFACES, fonts.style_sheet(_written(body)), 1)
    text = markdown.written(chat, title=title, foot=FOOT, **what) if chat else ""
    return Document(shown, source, text)


@cache
def environment() -> Environment:
    """The templates. Everything that they print is made harmless and escaped, whatever the file is called."""
    made = Environment(
        loader=PackageLoader("reports", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["signed"] = signed
    return made


def _written(body: str) -> str:
    """The characters of a page, and those that the style sheet makes: capitals, marks, page numbers."""
    text = Markup(body).unescape()
    return "".join(sorted({*text, *text.upper(), *"0123456789 –—·…"}))


def _moment(made: str) -> str:
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if epoch.isdecimal():
        return datetime.fromtimestamp(int(epoch), UTC).isoformat()
    return made
