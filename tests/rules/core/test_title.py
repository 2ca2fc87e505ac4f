"""Running an action on a state: what a title does with every action, whatever it is."""

from dataclasses import replace
from typing import Any

import pytest

from campaign.chance import Draws
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.title import Call
from tests.clauses import clause
from tests.tiny import STONES


def linger(table: Table[Any]) -> None:
    """Does nothing."""


@clause("house", "no-change")
def test_what_would_change_nothing_is_refused() -> None:
    title = STONES.load()
    title = replace(title, actions=(*title.actions, Action(linger, "linger", ("stones.turn",))))
    with pytest.raises(Refusal) as refused:
        title.perform(title.start, Call("linger", {}), Draws(0), False)
    said = refused.value
    assert (said.kind, said.clause, said.asked, said.title) == (
        Kind.NOT_ALLOWED,
        "house.no-change",
        "linger",
        title.slug,
    )
    assert said.allowed == title.ways_on(title.start)
