"""Paths as they are typed."""

from __future__ import annotations

from pathlib import Path


def path_of(typed: str) -> Path:
    """The path that was typed, with `~` as the home folder; a `~name` that is nobody's home stays as it is."""
    path = Path(typed)
    try:
        return path.expanduser()
    except RuntimeError:
        return path
