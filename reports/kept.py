"""Typefaces that were cut down before: cutting one takes longer than setting a page, and comes out the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

MOST = 60
"""So many files are kept; the oldest go first."""


def kept(made_from: Iterable[bytes], make: Callable[[], bytes]) -> bytes:
    """The WOFF file that `make` makes from these parts: the one in the cache folder, if it is there and whole.

    A cache and nothing more: where the folder cannot be read or written, it is made each time.
    """
    from platformdirs import user_cache_path

    place = user_cache_path("council") / "typefaces" / f"{_name(made_from)}.woff"
    with suppress(OSError):
        content = place.read_bytes()
        if _is_whole(content):
            return content
    content = make()
    with suppress(OSError):
        _put(place, content)
    return content


def _name(parts: Iterable[bytes]) -> str:
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:32]


def _is_whole(content: bytes) -> bool:
    """Whether it is a WOFF file of the length that it says itself."""
    return content[:4] == b"wOFF" and int.from_bytes(content[8:12], "big") == len(content)


def _put(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=place.parent, delete=False) as draft:
        draft.write(content)
    os.replace(draft.name, place)
    for old in sorted(place.parent.iterdir(), key=lambda one: one.stat().st_mtime)[:-MOST]:
        old.unlink()
