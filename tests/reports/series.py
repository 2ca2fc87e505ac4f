"""A campaign of two games, the second without Lyrie, and with a secret that no paper may tell."""

from __future__ import annotations

from functools import cache

from rules.history import Happening
from tests.reports.sample import DILEMMAS, Table, begun, dilemma, founded, scored

SECRET = "MARKER-of-a-secret"
"""What the back of an Agenda says, for its holder alone."""


@cache
def table() -> Table:
    """Both games, played."""
    made = begun(founded())
    for aye, nay, turns, outcome in DILEMMAS:
        card = made.state.round == 5
        dilemma(made, aye, nay, turns, "Leader: C031; order 2" if card else outcome)
        if card:
            made.do("chronicle brand", code="C031")
    scored(made)
    made.do("agenda note", player="xanthe", code="A017", content=SECRET)
    made.do("duty done", ids=["all"])
    made.do("setup begin", space="blue 4 army", absent=["lyrie"])
    made.do("setup ready")
    made.do("chronicle draw", codes=["C031"])
    made.do("chronicle describe", code="C031", card="pass action; duration 3; herald: +1 gold; main: +2 power")
    made.do("deal kept", number="1")
    dilemma(made, "progress", "tradition", "a3 n1 a1 pg", "Winners: +1 hegemony; progress 1; Jilian: S12")
    dilemma(made, "order", "", "a2 a1 n1 pg", "Lyrie: +1 independence, A045; order 1")
    return made


def two_games() -> list[Happening]:
    """What everybody saw of them."""
    return table().happenings
