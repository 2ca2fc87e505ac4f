"""How a step is put, and how the answer to it is typed as a command."""

from __future__ import annotations

import re
import shlex
from typing import Any

from campaign.cli.choices import one_of
from rules import titles
from rules.core.step import TABLE, Step
from rules.title import Title

_OPTIONS = re.compile(r'(--[a-z-]+ ("[^"]*"|[^"\s]+)\s*)+')


def prefix_of(title: Title[Any]) -> str:
    """What stands in front of a title's actions: `stones `, or nothing."""
    group = next((card.group for card in titles.TITLES if card.slug == title.slug), "")
    return f"{group} " if group else ""


def question(step: Step) -> str:
    """What is asked, with whom it is asked of in front, unless the prompt says it."""
    who = step.who.replace("-", " ").title()
    named = step.who == TABLE or who.casefold() in step.prompt.casefold()
    return step.prompt if named else f"{who}: {step.prompt}"


def typed(title: Title[Any], step: Step) -> str:
    """The action with what is settled, then the choices, an example, or what is still to be said."""
    settled, left = _words(title, step)
    said = one_of(step.choices) or step.example or (" ".join(left) if step.free else "")
    return " ".join((step.action, *settled, *((said,) if said else ())))


def answers(title: Title[Any], step: Step) -> list[str]:
    """The lines below a question: the choices, and how a free answer looks; without what need not be typed there."""
    bare = _only_options_left(title, step)
    choices = one_of([_short(step, choice, bare) for choice in step.choices])
    told = step.example in (*step.choices, "") or step.example in step.prompt
    example = "" if told else _short(step, step.example, bare)
    return [choices] * bool(choices) + [f"{'or ' if choices else ''}such as: {example}"] * bool(example)


def _only_options_left(title: Title[Any], step: Step) -> bool:
    action = title.actions_by_name.get(step.action)
    return action is not None and not any(
        not one.option and one.name not in step.arguments for one in action.parameters
    )


def _short(step: Step, answer: str, bare: bool) -> str:
    """`gold paid` for `syd="gold paid"`, where the stem is `syd=`; `food 2` for `--food 2`, where dashes may lack."""
    if not step.stem or not answer.startswith(step.stem):
        return answer.replace("--", "").replace('"', "") if bare and _OPTIONS.fullmatch(answer) else answer
    left = answer.removeprefix(step.stem)
    return left[1:-1] if left[:1] == left[-1:] == '"' and left.count('"') == 2 else left


def _words(title: Title[Any], step: Step) -> tuple[list[str], list[str]]:
    """What is settled as it is typed, and the names of what is not."""
    action = title.actions_by_name.get(step.action)
    settled: list[str] = []
    left: list[str] = []
    for one in action.parameters if action else ():
        value = step.arguments.get(one.name)
        if value is not None:
            settled += [f"--{one.typed}", shlex.quote(value)] if one.option else [shlex.quote(value)]
        elif not one.option and not one.secret:
            left.append(one.typed.upper() + ("..." if one.many else ""))
    return settled, left
