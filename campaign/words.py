"""The words of a line, and what may be left out of it: quotes, dashes, what the question has said. Imports no store."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

# A double quote holds a word together wherever it stands; an apostrophe is a letter (Singer's Forest).
_WORD = re.compile(r'(?:[^\s"]|"[^"]*"|")+')
_BETWEEN = re.compile(r",|\band\b|\s(?=\d)", re.IGNORECASE)


class Word(NamedTuple):
    """One typed word without its quotes, and where it stood in the line."""

    text: str
    start: int
    end: int


def words_of(text: str) -> list[Word]:
    """The words of a line."""
    return [Word(found[0].replace('"', ""), found.start(), found.end()) for found in _WORD.finditer(text)]


def behind(stem: str, text: str) -> str:
    """An answer with what its question settled in front, unless it says it: `red 2 food` is `allwed=red 2 food`."""
    first = text.partition(" ")[0]
    if stem.startswith("--") and first == stem.strip("- "):
        return f"--{text}"
    said = not stem or not text or first.startswith("--") or (stem.endswith("=") and "=" in first)
    return text if said else stem + text


def joined(words: Iterable[str]) -> list[str]:
    """Words in which a value behind `=` goes on without quotes: `blodyn=red commercial 2 food` is one.

    A value with a space in it stood in quotes, and is finished.
    """
    whole: list[str] = []
    goes_on = False
    for word in words:
        if "=" in word:
            goes_on = " " not in word
            whole.append(word)
        elif goes_on:
            whole[-1] += f" {word}"
        else:
            whole.append(word)
    return whole


def dashed(options: Collection[str], text: str) -> str:
    """Options typed without their dashes, `2 food, 1 infamy` or `aye: progress nay: order 2`; other text as it is."""
    counted = [part.split() for part in _BETWEEN.split(text) if part.strip()]
    if all(len(part) == 2 and part[0].isdigit() and part[1].lower() in options for part in counted):
        return " ".join(f"--{name.lower()} {count}" for count, name in counted)
    bare = [word for word in words_of(text) if word.end - word.start == len(word.text)]
    names = [word for word in bare if word.text.lower().removesuffix(":") in options]
    if not names or names[0].start != 0:
        return text
    for word in reversed(names):
        text = f"{text[: word.start]}--{word.text.lower().removesuffix(':')}{text[word.end :]}"
    return text
