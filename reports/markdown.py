"""Markdown for a group's chat: the same templates' words, with everything typed made harmless."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from reports.words import plain, signed

MARKS = re.compile(r"([\\`*_\[\]<>|~#&])")
"""What Markdown reads as markup anywhere in a line."""

LIST = re.compile(r"^(\s*\d+|\s*)([.)+-])(?=\s)")
"""What would begin a list, at the start of a text."""


def written(template: str, **what: Any) -> str:
    """A Markdown text from a template. Empty lines are kept to one in a row."""
    text = environment().get_template(template).render(**what)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


@cache
def environment() -> Environment:
    """The templates in Markdown. Everything that they print is made harmless; HTML's escapes are not used."""
    made = Environment(
        loader=PackageLoader("reports", "templates"),
        autoescape=False,  # What is printed is escaped for Markdown instead.
        undefined=StrictUndefined,
        finalize=harmless,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["signed"] = signed
    return made


def harmless(value: Any) -> Any:
    """Text as Markdown that shows just this text."""
    if not isinstance(value, str):
        return value
    return LIST.sub(r"\1\\\2", MARKS.sub(r"\\\1", plain(value)))
