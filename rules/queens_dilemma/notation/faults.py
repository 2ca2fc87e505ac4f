"""What cannot be read, said for people: what was read, where it stops, what could stand there, and an example."""

from __future__ import annotations

import re
from typing import NoReturn

from lark import UnexpectedInput, UnexpectedToken

from rules.core.refusal import unreadable
from rules.queens_dilemma.notation import names, texts

EXAMPLES = {
    "effects": "Leader: +2 independence; Winners: +1 gold, -1 food; progress 2; envelope 07",
    "front": "progress, uncertain",
    "space": "red 3 food",
    "building": "blue military 1 army / 1 gold",
    "choice": "1 army / 1 gold",
    "goods": "1 food, 2 gold",
    "ideology_card": "liberty 3, force/diplomacy",
    "chronicle": "pass action; duration 3; spaces 2; herald: +1 gold; main: Players: +1 food",
}

_FORMS: dict[str, tuple[str, ...]] = {
    "LABEL": ("Leader:", "Friend of the Guild:"),
    "SIGN": ("+2 gold", "-1 food"),
    "MOVE": ("progress 2", "envelope 07"),
    "CODE": ("M03", "A045"),
    "WIN": ("win(progress)?",),
    "MOST": ("most(gold):",),
    "QUOTED": ('"Singer\'s Forest"',),
    "NUMBER": ("a number",),
    "NOTHING": ("nothing",),
    "THING": tuple(names.THINGS),
    "IDEOLOGY": tuple(names.IDEOLOGIES),
    "RESOURCE": tuple(names.RESOURCES),
    "COLOUR": tuple(names.COLOURS),
    "BUILDING": tuple(names.BUILDINGS),
    "FACE": tuple(names.FACES),
    "BAND": tuple(names.BANDS),
    "_NEXT": ("; duration 3", "; spaces 2", "; herald: +1 gold", "; cost 1 gold", "; main: +1 food"),
    "CHARACTER": tuple(names.CHARACTERS),
    "_IN": ("in",),
    "_OPEN": ("(",),
    "_CLOSE": (")",),
    "_QUESTION": ("?",),
    "_COLON": (":",),
    "_COMMA": (",",),
    "_SEMICOLON": (";",),
    "_SLASH": ("/",),
    "_OR": ("/",),
    "$END": ("the end",),
}


def explain(error: UnexpectedInput, text: str, form: str) -> NoReturn:
    """Refuse `text`, which does not go on as `form` does."""
    ended = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    at = len(text) if ended else error.pos_in_stream or 0
    read, rest = text[:at].strip(), text[at:].strip()
    example = f"Example: {EXAMPLES[form]}"
    could = _could(error, form)
    if not rest:
        unreadable(f"“{_tail(read)}” is not finished. {example}", could)
    unreadable(f"{_where(read, rest)}{_advice(read, rest, form)} {example}", could)


def _where(read: str, rest: str) -> str:
    piece = _piece(rest)
    return f"“{_tail(read)}” can be read, “{piece}” behind it cannot." if read else f"“{piece}” cannot stand first."


def _advice(read: str, rest: str, form: str) -> str:
    """What is likely meant, where that can be told."""
    if rest.startswith('"'):
        return " Quotes are opened and not closed." if rest.count('"') == 1 else ""
    if form != "effects":
        return ""
    before = re.split(r"[;,:?]", read)[-1].strip()
    if rest.startswith(":"):
        return " A new target begins behind “;”, not behind “,”." if before else ""
    if before and names.stands_for(before, names.TARGETS):
        return f" Behind a target stands “:”, as in “{before}: +1 gold”."
    return " If these words are a target, “:” stands behind them." if before.isalpha() else ""


def _could(error: UnexpectedInput, form: str) -> tuple[str, ...]:
    state = getattr(error, "interactive_parser", None)
    accepted = state.accepts() if state is not None else set()
    return tuple(form for terminal, forms in _FORMS.items() if terminal in accepted for form in forms)


def _piece(rest: str) -> str:
    found = re.match(r"[;,+-]?\s*[\w'.-]+|.", rest)
    return texts.brief(found[0] if found else rest)


def _tail(read: str) -> str:
    return read if len(read) <= 60 else "..." + read[-57:]
