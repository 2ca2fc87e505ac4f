"""`council run`: a table script, a command a line."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, NamedTuple, NoReturn

import typer

from campaign.cli.options import take
from campaign.cli.output import answer_done
from campaign.paths import UnfitError, in_megabytes, path_of, read_whole
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

PROGRAM = "council"
MOST_BYTES = 1_000_000
INSIDE = ("play", "run")
"""Commands that may not stand in a script."""


class Line(NamedTuple):
    """A line of a script that is a command."""

    number: int
    text: str


class StoppedError(Exception):
    """A script stopped at `place`, a file and a line; the cause says why. `first` is the first line of this run that
    is in, 0 if none is.
    """

    def __init__(self, file: str, line: Line, first: int) -> None:
        super().__init__(f"{file}, line {line.number}")
        self.place = (file, line.number)
        self.line = line.text
        self.first = first


def run(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="The script; - reads standard input.")],
    start: Annotated[
        int, typer.Option("--from", metavar="LINE", min=1, help="Begin at this line: those before it are in.")
    ] = 1,
) -> None:
    """Run a table script: a command a line, quoted as in a shell; `#` begins a comment, `council` in front may be
    left out. It stops at the first line that is refused, declined or finds a fault; what came before stays, and
    `--from` goes on once that line is mended. With --json it gives one answer, at its end: all entries that were made.
    """
    desk: Desk = ctx.obj
    desk.silent = desk.options.json
    first = 0
    try:
        for line in _beginning(file, start):
            _perform(desk, file, line, first)
            first = first or line.number
    finally:
        desk.silent = False
    if desk.options.json:
        answer_done(desk)


def _beginning(file: str, start: int) -> list[Line]:
    """The commands of a file from line `start` on. Refuses a start behind all of them."""
    every = list(lines(_text(file)))
    left = [line for line in every if line.number >= start]
    if every and not left:
        because = f"The last command of {file} stands in line {every[-1].number}."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"--from {every[-1].number}",))
    return left


def lines(text: str) -> Iterator[Line]:
    """The commands of a script, with the numbers of their lines."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield Line(number, line)


def words_of(text: str) -> list[str]:
    """A line's words, as a shell would part them. Refuses a quote that is not closed (house.unreadable)."""
    try:
        words = shlex.split(text, comments=True)
    except ValueError:
        because = "A quote is opened and not closed."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ('"..."',), asked=text.strip()) from None
    return words[1:] if words[:1] == [PROGRAM] else words


def _perform(desk: Desk, file: str, line: Line, first: int) -> None:
    try:
        _dispatch(desk, line)
    except Exception as error:
        raise StoppedError(file, line, first) from error


def _dispatch(desk: Desk, line: Line) -> None:
    from campaign.cli.main import dispatch

    options, words = take(words_of(line.text), desk.options)
    if words[:1] and words[0] in INSIDE:
        because = f"`{words[0]}` may not stand in a script."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("any other command",), asked=line.text.strip())
    with desk.under(options):
        code = dispatch(desk, words)
    if code:
        because = (
            f"`{' '.join(words[:2])}` ended with {code}: what it said stands above. The lines behind it were left."
        )
        allowed = ("put it right, then run the lines that are left",)
        raise Refusal(Kind.NOT_ALLOWED, "house.script-stopped", because, allowed, asked=line.text.strip())


def _text(file: str) -> str:
    try:
        if file == "-":
            return _typed()
        return read_whole(path_of(file), MOST_BYTES).decode("utf-8")
    except OSError as error:
        _unread(file, "house.no-such-file", error.strerror)
    except ValueError as error:
        _unread(file, "house.unreadable", error if isinstance(error, UnfitError) else "it is no text")


def _unread(file: str, clause: str, why: object) -> NoReturn:
    allowed = (f"a file of commands, of at most {in_megabytes(MOST_BYTES)}", "run -, for standard input")
    raise Refusal(Kind.UNREADABLE, clause, f"{file} cannot be read: {why}.", allowed) from None


def _typed() -> str:
    text = sys.stdin.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise UnfitError(f"it is larger than {in_megabytes(MOST_BYTES)}")
    return text
