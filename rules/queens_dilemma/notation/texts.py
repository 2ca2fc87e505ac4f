"""What is typed, before names matter: tidied text, quotes, codes and amounts."""

from __future__ import annotations

import re
import unicodedata

from rules.core.refusal import unreadable

MOST_LETTERS = 4_000
MOST_AMOUNT = 99

_SAME = str.maketrans(dict.fromkeys("‘’ʼ′", "'") | dict.fromkeys("“”„«»″", '"') | dict.fromkeys("‐‑‒–—−﹣－", "-"))
_DIGITS = {"A": 3, "C": 3, "B": 2, "K": 2, "S": 2, "M": 2, "END": 2}


def tidy(text: str) -> str:
    """One line, single spaces, plain quotes and dashes: what is typed, pasted or spoken into a phone reads alike."""
    shown = "".join(_shown(letter) for letter in text).translate(_SAME)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def amount(digits: str, least: int = 1, most: int = MOST_AMOUNT) -> int:
    """A number between `least` and `most`."""
    if len(digits) > 4 or not least <= int(digits) <= most:
        unreadable(f"“{digits[:9]}” is no amount here: it goes from {least} to {most}.")
    return int(digits)


def envelope_number(digits: str) -> str:
    """`7` or `07`: two digits."""
    if len(digits) > 2:
        unreadable(f"“envelope {digits}” has too many digits: Envelopes have two.", ("envelope 07",))
    return digits.zfill(2)


def padded_code(typed: object) -> str:
    """A code typed by itself: as `full_code` where it is one, else in capitals, for the action to refuse."""
    text = str(typed).strip().upper()
    found = re.fullmatch("([A-Z]+)([0-9]+)", text)
    width = _DIGITS.get(found[1], 0) if found else 0
    return found[1] + found[2].zfill(width) if found and width else text


def full_code(typed: str) -> str:
    """`m3` is M03, `a45` A045: capital letters and all its zeros. Refuses a code with too many digits."""
    letters = typed.rstrip("0123456789").strip().upper()
    digits = typed[len(typed.rstrip("0123456789")) :]
    if letters == "AAOD":
        if digits not in tuple("123456"):
            unreadable(f"“{typed}” is no Agenda: the Age of Disorder has AAOD1 to AAOD6.")
        return letters + digits
    width = _DIGITS[letters]
    if len(digits) > width:
        example = letters + "7".zfill(width)
        unreadable(f"“{typed}” has too many digits: {letters} is followed by {width}.", (example,))
    return letters + digits.zfill(width)


def in_quotes(words: str) -> str:
    """`words` as they are typed to be taken as they stand."""
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def out_of_quotes(typed: str) -> str:
    """What stands in the quotes. Refuses nothing at all."""
    words = re.sub(r"\\(.)", r"\1", typed[1:-1]).strip()
    if not words:
        unreadable("There is nothing between the quotes.")
    return words


def _shown(letter: str) -> str:
    """A letter as it may stand in an entry: nothing invisible, nothing that a terminal would obey."""
    kind = unicodedata.category(letter)
    if letter in "\ufeff\u200b":
        return ""
    return {"Cc": " ", "Cs": "\ufffd"}.get(kind, letter)


def brief(typed: str) -> str:
    """What was typed, short enough for a sentence."""
    return typed if len(typed) <= 40 else typed[:37] + "..."
