"""Paths as they are typed, and files that are read whole: ordinary ones, and not beyond a bound."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def path_of(typed: str) -> Path:
    """The path that was typed, with `~` as the home folder; a `~name` that is nobody's home stays as it is."""
    path = Path(typed)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


class UnfitError(ValueError):
    """A file is there and is not read, for the reason that is said."""


def read_whole(path: Path, most: int) -> bytes:
    """All bytes of an ordinary file. UnfitError for any other and for one of more than `most` bytes; OSError as usual.

    A pipe or a device might never end, or never begin: it is not waited for.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        about = os.fstat(handle)
        if stat.S_ISDIR(about.st_mode):
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if not stat.S_ISREG(about.st_mode):
            raise UnfitError("it is no ordinary file, but a pipe or a device")
        content = file.read(most + 1)
    if len(content) > most:
        raise UnfitError(f"it is larger than {in_megabytes(most)}")
    return content


def in_megabytes(size: int) -> str:
    """A bound as people read it."""
    return f"{size / 1_000_000:g} MB"
