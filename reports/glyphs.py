"""Characters for which no typeface here has a glyph, and the packages that bring one."""

from __future__ import annotations

import ctypes
import ctypes.util
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from reports import fonts

SHAPELESS = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"))
"""Categories of characters that need no glyph of their own, or combine with others."""

EAST_ASIAN = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "FULLWIDTH", "HALFWIDTH")
PICTURES = (0x1F000, 0x1FAFF)

CJK, EMOJI, CORE, REST = "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "fonts-noto-extra"
IN_CORE = (
    "ARABIC", "HEBREW", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM",
    "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "GEORGIAN", "ARMENIAN", "ETHIOPIC", "KHMER", "MONGOLIAN", "LATIN",
    "GREEK", "CYRILLIC", "CHEROKEE", "RUNIC",
)  # fmt: skip


def lacking(text: Iterable[str]) -> str:
    """The characters of a text that will show as an empty box: neither our typefaces nor the system's have them."""
    foreign = sorted(one for one in set(text) - fonts.covered() if unicodedata.category(one) not in SHAPELESS)
    return "".join(one for one in foreign if not _system_has(ord(one)))


def packages(characters: str) -> tuple[str, ...]:
    """The packages of Debian and Ubuntu that bring these characters."""
    return tuple(dict.fromkeys(_package(one) for one in characters))


def _package(one: str) -> str:
    if PICTURES[0] <= ord(one) <= PICTURES[1]:
        return EMOJI
    script = unicodedata.name(one, "")
    if script.startswith(EAST_ASIAN):
        return CJK
    if script.startswith(IN_CORE) or unicodedata.category(one).startswith(("S", "P")):
        return CORE
    return REST


@cache
def _system_has(point: int) -> bool:
    return any(_library().FcCharSetHasChar(one, point) for one in _charsets())


@cache
def _charsets() -> tuple[Any, ...]:
    """What each typeface of the system covers."""
    return tuple(_each_charset()) if _library() else ()


def _each_charset() -> Iterator[Any]:
    library = _library()
    found = library.FcConfigGetFonts(None, 0).contents
    for number in range(found.nfont):
        charset = ctypes.c_void_p()
        if library.FcPatternGetCharSet(found.fonts[number], b"charset", 0, ctypes.byref(charset)) == 0:
            yield charset


class _FontSet(ctypes.Structure):
    """Fontconfig's own list of typefaces."""

    _fields_ = (("nfont", ctypes.c_int), ("sfont", ctypes.c_int), ("fonts", ctypes.POINTER(ctypes.c_void_p)))


@cache
def _library() -> Any:
    """Fontconfig, which Pango brings; None where it is not found."""
    name = ctypes.util.find_library("fontconfig")
    if name is None:
        return None
    library = ctypes.CDLL(name)
    library.FcConfigGetFonts.argtypes = (ctypes.c_void_p, ctypes.c_int)
    library.FcConfigGetFonts.restype = ctypes.POINTER(_FontSet)
    library.FcPatternGetCharSet.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p)
    library.FcCharSetHasChar.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
    library.FcInit()
    return library
