"""The lines of an export: one campaign in one file, a JSON object a line. docs/export.md describes them."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, RootModel

FORMAT = 1
"""The version of the lines themselves."""

SEED_LIMIT = 1 << 63

Sum = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Field(ge=0)]
Word = Annotated[str, Field(min_length=1)]


class ExportLine(BaseModel):
    """A JSON object with exactly these fields, each of exactly its type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class HeaderLine(ExportLine):
    """The first line: what this is, which program wrote it, and the campaign that follows."""

    line: Literal["campaign"] = "campaign"
    format: Literal[1] = 1
    program: str
    schema_: str = Field(alias="schema")
    public: bool
    id: Word
    name: Word
    title: Word
    founded: Word


class EntryLine(ExportLine):
    """An entry of the journal, whole, with its checksum."""

    line: Literal["entry"] = "entry"
    sequence: Annotated[int, Field(ge=1)]
    kind: Literal["act", "undo", "redo", "amend"]
    unit: Annotated[int, Field(ge=1)]
    parent: Count
    head: Count
    position: Count
    action: Word
    action_version: Annotated[int, Field(ge=1, lt=SEED_LIMIT)]
    arguments: dict[str, JsonValue]
    insisted: bool
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)]
    draws: list[list[str]]
    events: list[dict[str, JsonValue]]
    label: str
    note: str
    time: Word
    checksum: Sum


class PublicLine(ExportLine):
    """An entry as everybody may see it: no seed, no draws, no secret argument, no hidden event or field of one.

    `action` is empty where its name would tell. Without a checksum: what is hidden could be guessed with it.
    """

    line: Literal["public entry"] = "public entry"
    sequence: int
    position: int
    kind: str
    standing: Literal["stands", "undone", "superseded"]
    action: str
    arguments: dict[str, JsonValue]
    events: list[dict[str, JsonValue]]
    label: str
    note: str
    time: str


class EndLine(ExportLine):
    """The last line: how many entries stand above it, and the SHA-256 of all lines above it, line breaks included."""

    line: Literal["end"] = "end"
    entries: Count
    checksum: Sum


class ExportShape(RootModel[Annotated[HeaderLine | EntryLine | PublicLine | EndLine, Field(discriminator="line")]]):
    """Any line of an export."""


class Writer:
    """Turns lines into text, and sums up what was written for the last one."""

    def __init__(self) -> None:
        self._sum = sha256()
        self._entries = 0

    def text(self, line: ExportLine) -> str:
        """A line as it stands in the file, with its line break."""
        fields = line.model_dump(mode="json", by_alias=True)
        written = json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"
        self._sum.update(written.encode())
        self._entries += not isinstance(line, HeaderLine | EndLine)
        return written

    def end(self) -> str:
        """The last line."""
        return self.text(EndLine(entries=self._entries, checksum=self._sum.hexdigest()))


def as_row(line: EntryLine, campaign: str) -> dict[str, Any]:
    """The line as a row of the journal."""
    return {**line.model_dump(mode="json", exclude={"line"}), "campaign": campaign}
