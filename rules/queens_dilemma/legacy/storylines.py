"""The names of Storylines: told with the Envelopes and Endings, and spelled alike from then on."""

from __future__ import annotations

import re

from rules.core.table import Table
from rules.queens_dilemma.notation.names import nearest
from rules.queens_dilemma.state import State

_NO_DIGIT = r"\D"


def named_storyline(table: Table[State], typed: str, clause: str) -> str:
    """A Storyline as it was spelled first. Asks about a new one that looks like a slip of one that is known."""
    told = [one.storyline for one in table.state.stories] + [one.storyline for one in table.state.endings.values()]
    known = {name.casefold(): name for name in reversed(told) if name}
    if not typed or typed.casefold() in known:
        return known.get(typed.casefold(), "")
    near = nearest(typed, known.values())
    # Those that are counted are alike but for the number.
    if near and re.sub(_NO_DIGIT, "", near) == re.sub(_NO_DIGIT, "", typed):
        because = f"No Storyline is called {typed} so far; one is called {near}."
        table.confirm(clause, because, (f'--storyline "{near}"',))
    return typed


def story_of(envelope: str) -> str:
    """What the effects of an Envelope's Story card are said to come from."""
    return f"the Story of Envelope {envelope}"


def calling_storyline(state: State, code: str) -> str:
    """The Storyline whose own Story card called for a code, if it was told."""
    source = state.unlocked[code].source if code in state.unlocked else ""
    return next((one.storyline for one in state.stories if source == story_of(one.envelope)), "")
