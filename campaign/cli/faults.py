"""What went wrong, for people and for programs: refusals, faults of the store, words that cannot be read, crashes."""

from __future__ import annotations

import re
import shlex
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from campaign.cli import places
from campaign.cli.output import answer, entry_shapes, say_refusal
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

FAULT = "fault"
STORE = "store"
LONGEST = 300
"""So many letters of what was asked are repeated; of more, the first few."""
SHOWN = 80
_LONG_WORD = re.compile(rf"[^\s“”]{{{LONGEST},}}")
CODES = {Kind.UNREADABLE: 2, Kind.NOT_ALLOWED: 3, Kind.AMBIGUOUS: 4, STORE: 5, FAULT: 1}
"""Exit codes by the kind of a refusal."""


class Said(NamedTuple):
    """A refusal of any kind."""

    kind: str
    clause: str
    because: str
    title: str = ""
    asked: str = ""
    allowed: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """Of a line of several words, those that were entered before and stay."""
    left: tuple[str, ...] = ()
    """And those that were not entered."""
    place: tuple[str, int] | None = None
    """The file and the line of a script."""
    first: int = 0
    """The first line of a script that this run entered; 0 if none was."""

    @property
    def where(self) -> str:
        """The place, to stand in front."""
        return f"{self.place[0]}, line {self.place[1]}: " if self.place else ""

    @property
    def way_on(self) -> str:
        """How much of a script is in, and how the rest is run."""
        if self.place is None:
            return ""
        file, line = self.place
        before = f"Lines {self.first} to {line - 1} are in" if self.first < line - 1 else f"Line {self.first} is in"
        part = f"; of line {line} only its beginning: take that out of it" if self.done else f"; line {line} is not"
        entered = (before if self.first else "No line is in") + part
        return f"{entered}. Once it is mended: council run {shlex.quote(file)} --from {line}"


def report(desk: Desk, error: Exception, asked: str) -> int:
    """Says what went wrong, in JSON or in words, and gives the exit code."""
    said = told(desk, error, asked, asked)
    if said is None:
        said = _stopped(error, _crashed(desk, _cause(error), asked, _line(error, asked)))
    if desk.options.json:
        _answer(desk, said)
    else:
        say(said)
    return CODES[said.kind]


def say(said: Said) -> None:
    """A refusal for people."""
    halfway = (said.done, said.left)
    say_refusal(said.because, said.clause, said.asked, said.allowed, said.where, halfway, said.way_on)


def _cause(error: Exception) -> Exception:
    """What stopped a script; any other error as it is."""
    return error.__cause__ if hasattr(error, "place") and isinstance(error.__cause__, Exception) else error


def _line(error: Exception, typed: str) -> str:
    """The line of a script that stopped it; otherwise what was typed."""
    return getattr(error, "line", "") or typed


def _stopped(error: Exception, said: Said) -> Said:
    """The same with the place where a script stopped, if one did."""
    return said._replace(place=getattr(error, "place", None), first=getattr(error, "first", 0))


def told(desk: Desk, error: Exception, asked: str = "", line: str = "") -> Said | None:
    """An error that is for people, as a refusal; None for any other.

    `line` is what was typed, where that is not what is to be repeated. What may be a secret in either is left out,
    and what is long is cut short.
    """
    said = _said(desk, _cause(error), asked)
    return said and _stopped(error, _discreet(desk, said, _line(error, line)))


def _said(desk: Desk, error: Exception, asked: str) -> Said | None:
    if isinstance(error, Refusal):
        heard = error.heard_by(desk.listener) if error.host else error
        typed = heard.asked or asked
        return Said(heard.kind, heard.clause, heard.because, heard.title, typed, heard.allowed, heard.done, heard.left)
    if _is_store_error(error):
        return Said(STORE, error.clause, error.because, "", asked, error.allowed)  # type: ignore[attr-defined]
    if isinstance(error, typer.TyperException):
        context = getattr(error, "ctx", None)
        usage = (context.get_usage().removeprefix("Usage: "),) if context is not None else ()
        return Said(Kind.UNREADABLE, "house.unreadable", error.format_message(), "", asked, usage)
    if isinstance(error, typer.Abort):
        return Said(FAULT, "house.interrupted", "Stopped: the input ended.")
    return None


def _discreet(desk: Desk, said: Said, line: str) -> Said:
    from campaign.cli.discretion import heard

    whole, asked = heard(line, desk), heard(said.asked, desk)
    because = asked.hush(whole.hush(said.because))
    allowed = tuple(asked.hush(whole.hush(one)) for one in said.allowed)
    return said._replace(because=_in_short(because), asked=_cut(whole.hush(asked.said)), allowed=allowed)


def _cut(text: str) -> str:
    """A long text: its beginning, and how long it is."""
    return text if len(text) <= LONGEST else f"{text[:SHOWN].rstrip()}… ({len(text):,} characters)"


def _in_short(because: str) -> str:
    """A sentence in which no long word is repeated whole."""
    return _LONG_WORD.sub(lambda found: f"{found[0][:SHOWN]}…", because)


def _is_store_error(error: Exception) -> bool:
    # Looked up, not imported: an error of the store cannot have come up unless the store is loaded.
    errors = sys.modules.get("campaign.store.errors")
    return errors is not None and isinstance(error, errors.StoreError)


def _answer(desk: Desk, said: Said) -> None:
    from campaign.cli.shapes.entries import RefusalShape, RefusedShape

    fields = said._asdict() | {"kind": str(said.kind), "allowed": list(said.allowed)}
    del fields["first"]
    place = fields.pop("place")
    halfway = {"words_done": list(fields.pop("done")), "words_left": list(fields.pop("left"))}
    if said.left:
        fields |= halfway
    if place is not None:
        fields |= {"file": place[0], "line": place[1]}
    shape: dict[str, Any] = {"refused": RefusalShape(**fields)}
    if desk.done:
        shape["done"] = entry_shapes(desk)
    answer(desk, RefusedShape(**shape))


def _crashed(desk: Desk, error: Exception, asked: str, line: str) -> Said:
    """A fault of the program: the details go into a file beside the database."""
    from campaign.cli.discretion import heard

    typed = heard(line, desk)
    asked = _cut(typed.hush(heard(asked, desk).said))
    when = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    trace = places.beside(desk.database, f"fault-{when}.txt")
    because = f"The program failed ({type(error).__name__}); nothing that it acknowledged is lost."
    try:
        trace.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        trace.touch(mode=0o600)
        details = typed.hush("".join(traceback.format_exception(error)))
        trace.write_text(f"council {asked}\n\n{details}", encoding="utf-8")
    except OSError:
        return Said(FAULT, "house.fault", because, "", asked)
    return Said(FAULT, "house.fault", f"{because} Details: {trace}", "", asked)
