"""Questions on the command line: secrets without echo, and yes or no."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from campaign.cli.lines import here
from campaign.cli.printing import say
from campaign.cli.unseen import unseen

if TYPE_CHECKING:
    from rules.core.action import Parameter


def secret(one: Parameter) -> str:
    """What is typed for a secret argument: never shown, and never taken from the command line."""
    question = f"{one.name.replace('_', ' ').capitalize()} (not shown): "
    if sys.stdin.isatty():
        return unseen(question)
    return sys.stdin.readline().rstrip("\n")


def agreed(question: str) -> bool:
    """Yes or no; anything else, and the end of input, is a no."""
    say(f"{question} yes | no")
    return (here().read(("yes", "no")) or "").lower() in ("y", "yes")
