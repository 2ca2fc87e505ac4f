"""The one way out to the screen: whatever a text holds, nothing in it steers the terminal."""

from __future__ import annotations

from textwrap import wrap

import typer

from campaign.cli.manner import text_width


def say(text: str, err: bool = False) -> None:
    """Lines on standard output or standard error."""
    typer.echo(clean(text), err=err)


def say_wrapped(text: str, indent: int = 0, err: bool = False) -> None:
    """Text in lines of 80 columns, the later ones indented; a long word stays whole."""
    for line in text.splitlines() or [""]:
        lead = line[: len(line) - len(line.lstrip())]
        parts = wrap(
            line.lstrip(),
            text_width(),
            initial_indent=lead,
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        say("\n".join(parts), err=err)


def clean(text: str) -> str:
    """A text without letters that steer a terminal or turn the direction of writing; its lines stay."""
    if all(line.isprintable() for line in text.split("\n")):
        return text
    from rules.core.names import steers

    return "".join(one for one in text if one in "\n\t" or not steers(one))
