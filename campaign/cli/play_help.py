"""Help inside guided play: what `?` says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaign.cli.clauses import find, say_clauses
from campaign.cli.forms import question, typed
from campaign.cli.printing import say_wrapped
from rules.core.step import Step

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


ALSO = 3
"""So many of the other questions are shown."""


def explain(desk: Desk, step: Step | None) -> None:
    """The form of an answer, the rule that wants it, what else may be done, and the commands that always work."""
    keeper = desk.keeper()
    if step is not None:
        action = keeper.title.actions_by_name.get(step.action)
        quick = next((one for one in keeper.title.shorthands if one.name == step.action), None)
        form, says = (
            (action.usage(), action.summary) if action else (step.action, quick.summary if quick else step.prompt)
        )
        say_wrapped(f"{form}: {says}", indent=2)
        if settled := " ".join(f"{name}={value}" for name, value in step.arguments.items()):
            say_wrapped(f"Settled already: {settled}", indent=2)
        for cited in (step.clause, *step.advice):
            say_clauses(list(find(keeper.info.title, [cited])))
    others = [one for one in keeper.steps(desk.viewer) if one is not step and one != step]
    for one in others[:ALSO]:
        say_wrapped(f"Also: {question(one)} ({typed(keeper.title, one)})", indent=2)
    if len(others) > ALSO:
        say_wrapped(f"And {len(others) - ALSO} more: `next` shows them.", indent=2)
    say_wrapped(
        "Any command may be typed, too: rules WORDS, next, state, log, undo (the last entry), redo. "
        "`--insist` behind an answer does it although it looks wrong. `quit` leaves.",
        indent=2,
    )
