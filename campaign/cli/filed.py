"""Arguments that come in files: `@PATH` in place of the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from campaign.paths import path_of
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.core.written import Written
from rules.title import Call, Title

MARK = "@"
MOST_BYTES = 1_000_000


def with_files(title: Title[Any], call: Call) -> Call:
    """The call with the texts of the files that it names; itself, if it names none.

    Refuses a file that is not there or cannot be read (house.no-such-file), and one that is no text (house.unreadable).
    """
    action = title.actions_by_name.get(call.action)
    named = {name: str(call.arguments[name])[1:] for name in _filed(action, call)} if action else {}
    return Call(call.action, {**call.arguments, **{n: _text(path) for n, path in named.items()}}) if named else call


def _filed(action: Action, call: Call) -> Iterator[str]:
    for one in action.parameters:
        value = call.arguments.get(one.name)
        if isinstance(value, str) and value.startswith(MARK) and _takes_files(one.annotation):
            yield one.name


def _takes_files(annotation: Any) -> bool:
    marks = getattr(annotation, "__metadata__", ())
    if any(isinstance(mark, Written) and mark.filed for mark in marks):
        return True
    return any(_takes_files(part) for part in get_args(annotation))


def _text(path: str) -> str:
    try:
        file = path_of(path)
        if file.is_file() and file.stat().st_size > MOST_BYTES:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{path} is larger than a million bytes.", ())
        return file.read_text(encoding="utf-8")
    except OSError as error:
        because = f"{path} cannot be read: {error.strerror}."
        raise Refusal(Kind.UNREADABLE, "house.no-such-file", because, ("@FILE",)) from None
    except ValueError:
        raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{path} is no text in UTF-8.", ("@FILE",)) from None
