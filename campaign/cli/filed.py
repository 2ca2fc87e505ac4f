"""Arguments that come in files: `@PATH` in place of the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from campaign.paths import UnfitError, in_megabytes, path_of, read_whole
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.title import Call, Title

MARK = "@"
MOST_BYTES = 1_000_000
MOST = f"@FILE, a text of at most {in_megabytes(MOST_BYTES)}"


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
        if isinstance(value, str) and value.startswith(MARK) and one.filed:
            yield one.name


def _text(path: str) -> str:
    try:
        return read_whole(path_of(path), MOST_BYTES).decode("utf-8")
    except OSError as error:
        because = f"{path} cannot be read: {error.strerror}."
        raise Refusal(Kind.UNREADABLE, "house.no-such-file", because, (MOST,)) from None
    except ValueError as error:
        why = error if isinstance(error, UnfitError) else "it is no text in UTF-8"
        raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{path} cannot be read: {why}.", (MOST,)) from None
