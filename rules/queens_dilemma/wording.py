"""Words that sentences are made of."""

from __future__ import annotations


def joined(words: list[str]) -> str:
    """`Xanthe, Lyrie and Syd`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def named(value: str) -> str:
    """A name as it is printed: `Xanthe`."""
    return value.capitalize()
