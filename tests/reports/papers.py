"""Every kind of document there is, each about a campaign of its own; any word can take the place of what was typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PdfReader

from reports import tagging
from reports.document import Document, Paper
from reports.registry import report
from rules.core.secrecy import EVERYONE
from rules.history import Happening
from tests.reports import (
    everything,
    test_cinderella_run,
    test_clocktower_game,
    test_midnight_play,
    test_witching_game,
)

EPOCH = "1767466800"
"""When every document here is made."""


class Kind(NamedTuple):
    """A document: of which title, which report about what, with how many pages, and what is seen for it."""

    slug: str
    report: str
    about: int | str | None
    pages: int
    seen: Callable[[], Iterable[Happening]]
    viewer: str = EVERYONE
    marker: str = everything.WORD
    options: tuple[str, ...] = ()


def _dilemma(name: str, about: int | str | None, pages: int, viewer: str = EVERYONE, *options: str) -> Kind:
    return Kind("queens-dilemma", name, about, pages, lambda: everything.table().happenings, viewer, options=options)


KINDS = {
    "session": _dilemma("session", 1, 2),
    "session of a game that is on": _dilemma("session", 2, 2),
    "votes": _dilemma("votes", 1, 2),
    "diary": _dilemma("diary", "xanthe", 1),
    "sealed": _dilemma("diary", "xanthe", 1, "xanthe", "sealed"),
    "checklist": _dilemma("checklist", None, 2),
    "inventory": _dilemma("inventory", None, 1),
    "book": _dilemma("book", None, 7),
    "since": _dilemma("since", "lyrie", 1),
    "play": Kind("queen-by-midnight", "play", 1, 1, test_midnight_play.happenings, marker="Ana"),
    "reveal": Kind(
        "blood-on-the-clocktower",
        "game",
        1,
        2,
        lambda: test_clocktower_game.Kept(*test_clocktower_game.GAME).happenings(),
        "storyteller",
        "Ann",
    ),
    "game": Kind("witching-hour", "game", 1, 1, test_witching_game.happenings, marker="Abby"),
    "run": Kind("cinderella-at-midnight", "run", 2, 1, test_cinderella_run.happenings, marker="hedge"),
}
"""By what they are called here."""


class Printed(NamedTuple):
    """A document as PDF: its bytes, the same read, and the layout that they were written from."""

    document: Document
    content: bytes
    pdf: PdfReader
    layout: Any


def made(name: str, word: str | None = None, paper: Paper = Paper.A4) -> Document:
    """A document of the kind, with `word` wherever something was typed."""
    kind = KINDS[name]
    typed = kind.marker if word is None else word
    seen = everything.planted(kind.seen(), kind.viewer, typed, kind.marker)
    options = dict.fromkeys(kind.options, True)
    return report(kind.slug, kind.report).make(seen, typed, kind.about, paper=paper, **options)


@cache
def printed(name: str, word: str | None = None, paper: Paper = Paper.A4) -> Printed:
    """The same as PDF; printed once, with SOURCE_DATE_EPOCH at EPOCH."""
    import pytest

    layouts: list[Any] = []
    complete = tagging.complete

    def noted(layout: object, pdf: Any) -> None:
        layouts.append(layout)
        complete(layout, pdf)

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", EPOCH)
        patch.setattr(tagging, "complete", noted)
        document = made(name, word, paper)
        content = document.pdf()
    return Printed(document, content, PdfReader(BytesIO(content)), layouts[0])


def sums() -> None:
    """Prints what every document comes to, a line for each; for another process to compare."""
    for name in KINDS:
        sys.stdout.write(f"{name} {sha256(printed(name).content).hexdigest()}\n")
