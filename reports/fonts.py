"""The two typefaces of every document, cut down to the characters that it may use, as data in its style sheet."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from reports.kept import kept

FEATURES = ("kern", "liga", "mark", "mkmk", "ccmp", "lnum", "pnum", "tnum", "case")
"""What the style sheet may ask of a typeface; more would only add weight."""

ENGLISH = 0x409
"""The language, as a typeface numbers it, in which it keeps its name."""


class Face(NamedTuple):
    """One file of a typeface, and what the style sheet calls it."""

    family: str
    weight: int
    style: str
    file: str


FACES = (
    Face("Council Serif", 400, "normal", "SourceSerifPro"),
    Face("Council Serif", 400, "italic", "SourceSerifProIt"),
    Face("Council Serif", 600, "normal", "SourceSerifProSemibold"),
    Face("Council Sans", 400, "normal", "SourceSansPro"),
    Face("Council Sans", 600, "normal", "SourceSansProSemibold"),
)

STAND_IN = "Council Sans"
"""Follows the serif in every list of typefaces: its italic has no Greek and no Cyrillic."""


EVERYDAY = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) | frozenset("–—‘’“”…•→−")
"""What every document gets, whatever it uses: letters of Western Europe. So the same cut serves nearly all of them."""


def style_sheet(text: str) -> str:
    """The `@font-face` rules for a document with this text."""
    unusual = set(text) - EVERYDAY
    characters = "".join(sorted(EVERYDAY | unusual & covered())) if unusual else "".join(sorted(EVERYDAY))
    return "\n".join(_rule(face, _data(face, characters)) for face in FACES)


@cache
def covered() -> frozenset[str]:
    """The characters that a document can show: those of the sans, which stands in for what a serif lacks."""
    from fontTools.ttLib import TTFont

    sans = [face for face in FACES if face.family == STAND_IN]
    maps = [TTFont(_path(face), lazy=True).getBestCmap() for face in sans]
    return frozenset(map(chr, set.intersection(*(set(one) for one in maps))))


def _rule(face: Face, data: str) -> str:
    look = f'font-family: "{face.family}"; font-weight: {face.weight}; font-style: {face.style}'
    return f'@font-face {{ {look}; src: url("data:font/woff;base64,{data}") format("woff"); }}'


@cache
def _data(face: Face, characters: str) -> str:
    whole = Path(_path(face)).read_bytes()
    cut = kept((whole, characters.encode(), repr(FEATURES).encode()), lambda: _cut(whole, characters))
    return b64encode(cut).decode("ascii")


def _cut(whole: bytes, characters: str) -> bytes:
    from fontTools import subset

    options = subset.Options(flavor="woff", layout_features=list(FEATURES), recalc_timestamp=False, notdef_outline=True)
    options.hinting = False
    font = subset.load_font(BytesIO(whole), options)
    # Set aside: what cuts the names down would walk through every table of the typeface.
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in options.name_IDs and one.langID == ENGLISH]
    del font["name"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters)
    cutter.subset(font)
    font["name"] = names
    written = BytesIO()
    subset.save_font(font, written, options)
    return written.getvalue()


def _path(face: Face) -> str:
    from font_source_sans_pro import font_files_ttf as sans
    from font_source_serif_pro import font_files_ttf as serif

    path: str = {**sans, **serif}[face.file]
    return path
