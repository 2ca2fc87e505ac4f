"""Files that appear whole or not at all: written under a hidden name first, then given their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from campaign.store.drafts import draft_of
from campaign.store.errors import NOT_WRITABLE, StoreError


def make_folder(folder: Path) -> None:
    """A folder for its owner alone, if it is not there. StoreError if the system refuses it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise StoreError(NOT_WRITABLE, f"The folder {folder} cannot be made: {why}.", ("another place",)) from None


@contextmanager
def drafted(place: Path) -> Iterator[Path]:
    """A hidden name beside `place` to write to; whatever lies there at the end is removed.

    StoreError if the system refuses to write, or if `place` can be no file's name.
    """
    if not place.name or "\0" in str(place):
        raise StoreError(NOT_WRITABLE, f"{place!s:.200} is no name of a file.", ("another name",))
    draft = draft_of(place)
    try:
        yield draft
    except OSError as error:
        because = f"{place} cannot be written: {error.strerror}."
        raise StoreError(NOT_WRITABLE, because, ("another place",)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def publish(draft: Path, place: Path, over: bool = False) -> bool:
    """Give a finished draft its name, on the disk, unless there is a file of that name. Whether it was given.

    With `over` it takes the place of the file that is there.
    """
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        if over:
            draft.replace(place)
        else:
            os.link(draft, place)
    except FileExistsError:
        return False
    except OSError:
        if over:
            raise
        # Some file systems know no links; then the name is looked at first.
        if place.exists():
            return False
        draft.rename(place)
    _sync_folder(place.parent)
    return True


def _sync_folder(folder: Path) -> None:
    """Put a folder's names on the disk, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
