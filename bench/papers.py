"""Reports beside WeasyPrint alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from functools import partial
from pathlib import Path
from statistics import median

from weasyprint import HTML

from bench.campaigns import copied, opened, played
from bench.measuring import Measured, alternate, at_most, below, seconds
from bench.shell import GAMES
from campaign.keeper import Keeper
from reports.document import Document, fetcher
from reports.registry import report

PAGE = 0.040


def pages_and_times(rounds: int, folder: Path) -> Iterator[Measured]:
    """P6: from the journal to the PDF, beside WeasyPrint with the HTML that came of it."""
    keeper = opened(copied(played(GAMES), folder))
    for name, about, what in (
        ("session", GAMES, f"session report of game {GAMES}"),
        ("book", None, f"campaign book of {GAMES} games"),
    ):
        source = _document(keeper, name, about).html()
        pages = len(_laid_out(source).render().pages)
        ours, theirs = alternate(
            rounds,
            partial(seconds, lambda: _document(keeper, name, about).pdf()),  # noqa: B023
            partial(seconds, lambda: _laid_out(source).write_pdf(pdf_variant="pdf/ua-1")),  # noqa: B023
        )
        yield at_most("P6", f"{what}, {pages} pages", median(ours), "WeasyPrint alone", median(theirs), 1.1)
        yield below("P6", f"{what}, a page", median(ours) / pages, PAGE, "ms a page")


def _document(keeper: Keeper, name: str, about: int | None) -> Document:
    return report(keeper.info.title, name).make(keeper.history(), keeper.info.name, about, zone=UTC)


def _laid_out(source: str) -> HTML:
    return HTML(string=source, url_fetcher=fetcher(), media_type="print")
