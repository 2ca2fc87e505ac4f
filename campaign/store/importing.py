"""Reading an export: all of it is looked at before anything is written, and it makes a new campaign or none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from pydantic import ValidationError
from sqlalchemy import insert, select

from campaign.paths import UnfitError, in_megabytes, read_whole
from campaign.store import journal, rebuilding
from campaign.store.errors import IMPORT, NO_SUCH_FILE, StoreError
from campaign.store.finding import CampaignInfo
from campaign.store.lines import EndLine, EntryLine, ExportLine, ExportShape, HeaderLine, as_row
from campaign.store.models import campaigns
from campaign.store.replaying import replay
from campaign.store.store import Store
from campaign.store.sums import entry_sum
from rules.core.names import steers
from rules.titles import TitleCard

MOST_BYTES = 64_000_000
LONGEST_LINE = 4 * 1024 * 1024
DEEPEST = 32
"""How deep objects and lists may stand in each other."""


_DATABASE = b"SQLite format 3\0"
_TEXTS_AND_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


class Parcel(NamedTuple):
    """An export that holds together: its header and all its entries."""

    header: HeaderLine
    entries: tuple[EntryLine, ...]


def read(path: Path, titles: Sequence[TitleCard]) -> Parcel:
    """Read and check a file. StoreError (house.import-unreadable) names the line that is at fault.

    Checked: sizes and depth, each line's form, the checksums, the order of the entries, and that every entry folds.
    """
    try:
        content = read_whole(path, MOST_BYTES)
    except UnfitError as error:
        _bad(0, str(error))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        allowed = (f"a file of council export, of at most {in_megabytes(MOST_BYTES)}",)
        raise StoreError(NO_SUCH_FILE, f"{path} cannot be read: {why}.", allowed) from None
    if content.startswith(_DATABASE):
        raise StoreError(IMPORT, f"{path} is a database, and no export.", (f"council restore {path}",))
    lines = content.split(b"\n")
    if lines.pop() != b"":
        _bad(len(lines) + 1, "it is not whole: the file was cut off")
    parcel = _parcel([_line(number, text) for number, text in enumerate(lines, 1)], lines)
    card = next((card for card in titles if card.slug == parcel.header.title), None)
    if card is None:
        _bad(1, f"this Council does not know the title “{parcel.header.title}”")
    replay(card.load(), parcel.entries, _bad)
    return parcel


def bring_in(store: Store, parcel: Parcel, name: str = "") -> CampaignInfo:
    """Make a campaign of what was read, with an id of its own; its name gets a number if there is one of that name."""
    header, id_ = parcel.header, str(store.around.new_id())
    title, projection = store.title(header.title), store.projection(header.title)
    with store.writing() as connection:
        taken = {one.casefold() for one in connection.execute(select(campaigns.c.name)).scalars()}
        info = CampaignInfo(id_, _free(name or header.name, taken), header.title, header.founded)
        connection.execute(insert(campaigns).values(**info._asdict()))
        if parcel.entries:
            journal.append(connection, [as_row(one, id_) for one in parcel.entries])
        if projection:
            rebuilding.fill(connection, title, projection, id_)
    return info


def _parcel(lines: list[ExportLine], texts: list[bytes]) -> Parcel:
    """The lines as a whole: a header, entries from 1 on, and the end, each with the right sum."""
    header, end = (lines[0], lines[-1]) if lines else (None, None)
    if not isinstance(header, HeaderLine):
        _bad(1, "an export begins with the line of its campaign")
    if header.public:
        _bad(1, "this is a public export: it leaves out what an import needs")
    if not header.name.isprintable() or not header.name.strip():
        _bad(1, "a campaign's name is one line of ordinary letters")
    if not isinstance(end, EndLine):
        _bad(len(lines), "it is not whole: the last line is missing")
    entries = tuple(_entries(lines[1:-1]))
    if end.entries != len(entries):
        _bad(len(lines), f"{end.entries} entries were written, {len(entries)} are here")
    if end.checksum != sha256(b"".join(text + b"\n" for text in texts[:-1])).hexdigest():
        _bad(len(lines), "the checksum differs: something in the file was changed")
    return Parcel(header, entries)


def _entries(lines: list[ExportLine]) -> Iterator[EntryLine]:
    for number, line in enumerate(lines, 2):
        if not isinstance(line, EntryLine):
            _bad(number, "an entry stands here, and nothing else")
        if line.sequence != number - 1:
            _bad(number, f"entry {number - 1} is missing")
        if line.checksum != entry_sum(line.model_dump(mode="json")):
            _bad(number, "its checksum differs: the entry was changed")
        yield line


def _line(number: int, text: bytes) -> ExportLine:
    if len(text) > LONGEST_LINE:
        _bad(number, f"it is longer than {LONGEST_LINE // 1024 // 1024} MB")
    try:
        if _depth(text) > DEEPEST:
            _bad(number, f"lists and objects stand more than {DEEPEST} deep in each other")
        found = json.loads(text.decode(), parse_constant=_no_constant)
        json.dumps(found, ensure_ascii=False).encode()
        line = ExportShape.model_validate(found).root
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(one) for one in first["loc"][1:]) or "the line"
        _bad(number, f"{where}: {first['msg'].lower()}")
    except (ValueError, RecursionError):
        _bad(number, "it is no JSON object in UTF-8")
    if isinstance(line, HeaderLine):
        # Its name has a word of its own.
        found = {key: one for key, one in found.items() if key != "name"}
    if any(steers(letter) for one in _texts(found) if not one.isprintable() for letter in one):
        _bad(number, "a text of it would steer a terminal, or turns the direction of writing")
    return line


def _texts(value: Any) -> Iterator[str]:
    """All texts in a JSON value, names of fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from (text for one in value.values() for text in _texts(one))
    elif isinstance(value, list):
        yield from (text for one in value for text in _texts(one))


def _depth(text: bytes) -> int:
    """How deep brackets stand in each other, those in texts left out."""
    deepest = depth = 0
    for found in _TEXTS_AND_BRACKETS.finditer(text):
        if found[0] in (b"[", b"{"):
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in (b"]", b"}"):
            depth -= 1
    return deepest


def _no_constant(word: str) -> NoReturn:
    raise ValueError(word)


def _free(name: str, taken: set[str]) -> str:
    names = (name if number == 1 else f"{name} ({number})" for number in range(1, len(taken) + 2))
    return next(one for one in names if one.casefold() not in taken)


def _bad(line: int, why: str) -> NoReturn:
    place = f"Line {line}" if line else "The file"
    raise StoreError(
        IMPORT, f"{place} cannot be brought in: {why}. Nothing was changed.", ("a file of council export",)
    )
