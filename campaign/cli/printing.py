"""The one way out to the screen: whatever a text holds, nothing in it steers the terminal."""

from __future__ import annotations

import typer


def say(text: str, err: bool = False) -> None:
    """Lines on standard output or standard error."""
    typer.echo(clean(text), err=err)


def clean(text: str) -> str:
    """A text without letters that steer a terminal or turn the direction of writing; its lines stay."""
    if all(line.isprintable() for line in text.split("\n")):
        return text
    from rules.core.names import steers

    return "".join(one for one in text if one in "\n\t" or not steers(one))
