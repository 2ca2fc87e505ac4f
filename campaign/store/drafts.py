"""Drafts that a run left behind because it was killed: which there are, and which are surely nobody's any more."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

UNTOUCHED = 3600
"""Seconds that nobody has written to a draft before it may be removed: the longest work takes minutes."""

_NAME = re.compile(r"\..+\.(\d+)-[0-9a-f]{8}\.new(?:-journal)?")


class Draft(NamedTuple):
    """A draft. It is `over` when the process that made it does not run here, and nobody has written for an hour."""

    place: Path
    over: bool


def draft_of(place: Path) -> Path:
    """A hidden name beside `place`, which says whose it is."""
    return place.with_name(f".{place.name}.{os.getpid()}-{uuid4().hex[:8]}.new")


def drafts_in(folders: Iterable[Path]) -> list[Draft]:
    """The drafts in these folders, those of this very run left out."""
    return [draft for folder in dict.fromkeys(one.absolute() for one in folders) for draft in _drafts(folder)]


def sweep(drafts: Iterable[Draft]) -> list[Path]:
    """Removes those that are over; gives them."""
    removed = []
    for draft in drafts:
        with suppress(OSError):
            if draft.over:
                draft.place.unlink()
                removed.append(draft.place)
    return removed


def _drafts(folder: Path) -> Iterator[Draft]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    for name in names:
        found = _NAME.fullmatch(name)
        place = folder / name
        if found and place.is_file() and not place.is_symlink() and int(found[1]) != os.getpid():
            with suppress(OSError):
                untouched = time.time() - place.stat().st_mtime
                yield Draft(place, untouched > UNTOUCHED and not _runs(int(found[1])))


def _runs(process: int) -> bool:
    """Whether that process runs. Where the system cannot be asked without harm, the age alone decides."""
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
