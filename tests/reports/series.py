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


@cache
def _back_again() -> Table:
    """The second game ended, with what reached Lyrie all the same, and the third begun with her."""
    begun_so_far = table()
    made = Table(begun_so_far.state, [*begun_so_far.played], [*begun_so_far.calls])
    for number in range(5):
        dilemma(made, "", "", "a1 n2 pg pg", "Lyrie: B07, C040; order 1" if number == 4 else "order 1")
        if number == 4:
            made.do("building", code="B07", region="natar", label="red military 1 army")
    made.do("score ideology", cards=["xanthe=3", "jilian=2: order 1", "syd=2: order 1", "elinor=4"])
    made.do("score power")
    made.do("score investments", results=[f"{who}=army unpaid" for who in ("xanthe", "jilian", "syd", "elinor")])
    made.do("agenda take", player="lyrie", code="A045")
    made.do("score agendas")
    made.do("score taxes")
    made.do("close")
    made.do("setup begin", space="red 3 food")
    return made


def back_again() -> list[Happening]:
    """What everybody saw of them, up to the setup of the third."""
    return _back_again().happenings
