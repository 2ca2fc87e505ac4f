"""Where the answers of guided play come from: a terminal, or lines that are piped in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from campaign.cli import manner
from campaign.cli.printing import say
from campaign.cli.unseen import at_terminal, echo, unseen

MARK = "> "
MENU = 3
"""How many lines below a prompt are kept free for what may complete it."""


class Lines(Protocol):
    """A source of typed lines."""

    def read(self, choices: Sequence[str] = (), hidden: bool = False) -> str | None:
        """The next line, stripped; None when there is no more. KeyboardInterrupt passes.

        A `hidden` one is not shown.
        """
        ...


class Piped:
    """Lines from standard input; each is shown as if it had been typed, so that the output reads on its own.

    `shown` says what of a line may stand there.
    """

    def __init__(self, shown: Callable[[str], str] = str) -> None:
        self._shown = shown

    def read(self, choices: Sequence[str] = (), hidden: bool = False) -> str | None:
        """The next line, None at the end."""
        if hidden and sys.stdin.isatty():
            return _unseen(MARK)
        line = sys.stdin.readline()
        if not line:
            return None
        say(f"{MARK}{'(not shown)' if hidden else self._shown(line.strip())}".rstrip())
        return line.strip()


class Terminal:
    """Lines typed at a terminal, with completion of the choices and the lines typed before."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(reserve_space_for_menu=MENU)

    def read(self, choices: Sequence[str] = (), hidden: bool = False) -> str | None:
        """The next line, None at the end of input (Ctrl-D)."""
        from prompt_toolkit.completion import WordCompleter

        if hidden:
            # No star for each letter either: how long a name is may say which.
            return _unseen(f"{MARK}(not shown) ")
        try:
            return self._session.prompt(MARK, completer=WordCompleter(list(choices), sentence=True)).strip()
        except EOFError:
            return None


class Spoken:
    """Lines typed at a terminal that is read aloud: nothing appears but the mark."""

    def read(self, choices: Sequence[str] = (), hidden: bool = False) -> str | None:
        """The next line, None at the end of input (Ctrl-D)."""
        if hidden:
            return _unseen(MARK)
        try:
            with echo(True):
                return input(MARK).strip()
        except EOFError:
            return None


def here(shown: Callable[[str], str] = str) -> Lines:
    """What fits: a terminal if both ends are one, else lines from standard input, of which `shown` is shown."""
    if not at_terminal():
        return Piped(shown)
    return Spoken() if manner.plain() else Terminal()


def _unseen(question: str) -> str | None:
    """The next line, not shown; None at the end of input (Ctrl-D)."""
    try:
        return unseen(question).strip()
    except EOFError:
        return None
