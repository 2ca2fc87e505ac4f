"""A document on its way into a file: as what, under which name, and never over another one unasked."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from campaign.cli.printing import say_wrapped
from campaign.cli.unseen import at_terminal
from campaign.store.errors import FILE_EXISTS, StoreError
from campaign.store.files import drafted, publish
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from reports.document import Document, Format

ENDINGS = {".pdf": "pdf", ".html": "html", ".htm": "html", ".md": "md", ".markdown": "md"}


def form_of(named: str | None, output: str | None) -> Format:
    """What to write: as named with --format, else by the file's ending, else PDF. Refuses an unknown name."""
    from reports.document import Format

    if named is None:
        return Format(ENDINGS.get(Path(output or "").suffix.lower(), "pdf"))
    forms = [one.value for one in Format]
    found = matching(named, forms)
    if len(found) == 1:
        return Format(found[0])
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{named}” is no format.", tuple(forms))


def may_write(desk: Desk, target: Path, force: bool) -> bool:
    """Whether a file may be written over, if it is there: with --force, or by a yes at a terminal. Else StoreError."""
    if force or not os.path.exists(target):
        return force
    if not desk.options.json and at_terminal():
        from campaign.cli.asking import agreed

        if agreed(f"{target} is there already. Write over it?"):
            return True
    raise _taken(target)


def write(document: Document, target: Path, form: Format, force: bool, secret: bool = False) -> None:
    """Write a document to a file, which appears whole; one with secrets in it is for its owner alone.

    StoreError if a file is there, unless forced, or if it cannot be written.
    """
    content = document.written(form)
    with drafted(target) as draft:
        if force and target.exists() and not target.is_file():
            # A terminal or a pipe has no other file to put in its place.
            target.write_bytes(content)
            return
        draft.touch(mode=0o600 if secret else 0o666, exist_ok=False)
        draft.write_bytes(content)
        if not publish(draft, target, over=force):
            raise _taken(target)


def put_out(document: Document, form: Format, secret: bool) -> None:
    """Write a document to standard output. Refuses what is for one reader alone, and a PDF on the screen."""
    if secret:
        because = "What is for one reader alone goes into a file that only its owner can read."
        raise Refusal(Kind.NOT_ALLOWED, "house.unreadable", because, ("-o FILE",))
    if sys.stdout.isatty() and form.value == "pdf":
        raise Refusal(Kind.NOT_ALLOWED, "house.unreadable", "A PDF is not for the screen.", ("-o FILE", "--format md"))
    content = document.written(form)
    sys.stdout.flush()
    sys.stdout.buffer.write(content)


def say_lacking(characters: str) -> None:
    """The characters that stand as empty boxes, and what brings them. Nothing if all are there."""
    if not characters:
        return
    from reports.glyphs import packages

    shown = ", ".join(f"{one} (U+{ord(one):04X})" for one in characters[:12])
    more = f" and {len(characters) - 12} more" if len(characters) > 12 else ""
    say_wrapped(f"No typeface here has {shown}{more}: they show as empty boxes.", indent=2, err=True)
    say_wrapped(f"  On Debian and Ubuntu they come with {', '.join(packages(characters))}.", indent=4, err=True)


def open_file(target: Path) -> None:
    """Shows a file with the program that the desktop has for it; says so if there is none."""
    if typer.launch(str(target.resolve())):
        say_wrapped(f"{target} could not be opened here: open it by hand.", indent=2, err=True)


def _taken(target: Path) -> StoreError:
    allowed = ("the same with --force", "-o with another name")
    return StoreError(FILE_EXISTS, f"{target} is there already.", allowed)
