"""What guided play has to know of a step: what an empty line does, and whether the answer is a secret."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rules.core.action import Parameter
from rules.core.names import matching
from rules.core.step import Step
from rules.title import Title

QUIT = ("quit", "exit")
HELP = ("?", "help")
OFTEN = ("undo", "redo", "state", "next", "quit")
"""What is often typed at a question, and may be mistyped."""


def secrets_of(title: Title[Any], step: Step) -> list[Parameter]:
    """The secret arguments that a step leaves open."""
    action = title.actions_by_name.get(step.action)
    return [one for one in action.parameters if one.secret and one.name not in step.arguments] if action else []


def is_secret(title: Title[Any], step: Step | None) -> bool:
    """Whether the answer itself is the secret: nothing else is left to say."""
    if step is None or len(secrets_of(title, step)) != 1:
        return False
    parameters = title.action(step.action).parameters
    return not any(one.required and not one.secret and one.name not in step.arguments for one in parameters)


def by_name(step: Step, line: str, steps: Sequence[Step]) -> tuple[Step, str]:
    """The step that a line names in front, of those of the same action, and what is left of the line to read.

    `ana 4 bell` and `ana: 4 bell` where Ana or another is asked; a colon may stand behind the beginning of a name.
    """
    if not step.named:
        return step, line
    alike = {value: one for one in steps if one.action == step.action for value in one.arguments.values()}
    for said, parted in ((line.partition(":"), True), (line.partition(" "), False)):
        name, found, rest = said
        fitting = matching(name, alike)
        whole = [value for value in fitting if parted or name.casefold() in (value.casefold(), _first(value))]
        if found and len(whole) == 1 and rest.strip():
            return alike[whole[0]], rest.strip()
    return step, line


def _first(name: str) -> str:
    return name.casefold().partition(" ")[0]


def must_be_said(step: Step) -> bool:
    """Whether an empty line is no answer."""
    return step.optional or step.free or bool(step.choices)


def only_answer(step: Step) -> str | None:
    """The one answer there is; None where there are several, or where it has to be typed."""
    if not must_be_said(step) or _is_yes_or_no(step):
        return ""
    return step.choices[0] if len(step.choices) == 1 and not step.example else None


def _is_yes_or_no(step: Step) -> bool:
    """Whether a step offers one deed that may be left, of which nothing has to be said."""
    return step.optional and not (step.free or step.choices or step.example)


def mistyped(step: Step, line: str) -> str:
    """The command that a line may have meant which would do as an answer; empty where it looks like none.

    Only where any text is an answer, and only of the commands that always work.
    """
    if step.choices or not step.free or " " in line or line.casefold() in OFTEN:
        return ""
    return next(iter(get_close_matches(line.casefold(), OFTEN, n=1, cutoff=0.79)), "")


def going_on(before: Sequence[Step], place: int, now: Sequence[Step]) -> int:
    """Where play goes on once something was entered: at the question at `place`, if it is still open, else behind it.

    A question that was in front, or behind which nothing is left of what was open, gives way to whatever is in front;
    so does what comes behind it to a question in front of that which is of a new kind.
    """
    if place == 0:
        return 0
    behind = [(one.who, one.action, one.arguments, one.stem) for one in before[place:]]
    kinds = {one.action for one in before}
    open_now = ((one.action, (one.who, one.action, one.arguments, one.stem)) for one in now)
    return next((at for at, (kind, one) in enumerate(open_now) if one in behind or kind not in kinds), 0)


def empty_line(step: Step, count: int) -> str:
    """What an empty line does at a step, `count` of which are open."""
    if not must_be_said(step):
        return " [Enter does it]"
    if count > 1:
        agreed = "yes; " if step.optional and only_answer(step) is not None else ""
        return f" [{agreed}Enter: another question]"
    return " [may be left]" if step.optional else ""
