"""Pages of documentation, acted: what stands in their code blocks is typed, and what comes of it is compared.

`sh` blocks are commands that must end well; `console` blocks are commands with just what the program prints, as in
playthroughs; a block `council NAME` is a table script that is put beside them. The blocks of a page are acted in order,
in one folder, with one database.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tests.playthroughs.transcript import played
from tests.test_repository import ROOT

DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md")))
BLOCK = re.compile(r"^```(?P<kind>[a-z]*)(?: (?P<name>[^\n]+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FAILED = re.compile(r"^\[\d+\]$", re.MULTILINE)
INSTALLS = "--install-completion"
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)")


class Block(NamedTuple):
    """A code block: its language, what stands behind that, and its text."""

    kind: str
    name: str
    text: str


def blocks(page: Path, *kinds: str) -> list[Block]:
    """The code blocks of a page, of all kinds or of some."""
    found = [Block(one["kind"], one["name"] or "", one["text"]) for one in BLOCK.finditer(page.read_text("utf-8"))]
    return [one for one in found if not kinds or one.kind in kinds]


def commands(text: str) -> list[str]:
    """The commands of a `sh` block, without comments."""
    return [line.partition(" #")[0].strip() for line in text.splitlines() if line.partition(" #")[0].strip()]


def acted(page: Path, folder: Path) -> str:
    """The page as it would stand there now. A command of a `sh` block that fails is an AssertionError."""

    def act(found: re.Match[str]) -> str:
        assert INSTALLS not in found["text"], "that would change the shell of whoever runs the tests"
        kind, name, text = found["kind"], found["name"], found["text"]
        if kind == "council":
            (folder / name).write_text(text, encoding="utf-8")
        elif kind == "console":
            return f"```console\n{played(text, folder, folder)}```"
        elif kind == "sh":
            ours = [line for line in commands(text) if line.startswith("council ")]
            said = played("".join(f"$ {line}\n" for line in ours), folder, folder) if ours else ""
            assert not FAILED.search(said), said
        return found[0]

    return BLOCK.sub(act, page.read_text(encoding="utf-8"))
