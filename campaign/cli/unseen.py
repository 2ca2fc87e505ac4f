"""Typing that nobody sees: the answers that are secret, and what is typed while the program works."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getpass
from importlib.util import find_spec


def at_terminal() -> bool:
    """Whether somebody types at a terminal and reads there what comes of it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def unseen(question: str) -> str:
    """A line that is not shown.

    What was typed before the question stood there is thrown away: it would appear at a later one.
    """
    # The terminal's own queue getpass empties; what an open prompt has read behind its answer is kept elsewhere.
    if "prompt_toolkit" in sys.modules:
        from prompt_toolkit.application.current import get_app_session
        from prompt_toolkit.input.typeahead import clear_typeahead

        clear_typeahead(get_app_session().input)
    return getpass(question)


@contextmanager
def echo(on: bool) -> Iterator[None]:
    """Whether the terminal itself shows what is typed meanwhile.

    Off between the questions: what is typed there may be meant for a secret one.
    """
    # Windows has no such switch.
    if not at_terminal() or find_spec("termios") is None:
        yield
        return
    import termios

    place = sys.stdin.fileno()
    before = termios.tcgetattr(place)
    now = [*before]
    now[3] = now[3] | termios.ECHO if on else now[3] & ~termios.ECHO
    termios.tcsetattr(place, termios.TCSANOW, now)
    try:
        yield
    finally:
        termios.tcsetattr(place, termios.TCSANOW, before)
