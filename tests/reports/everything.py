"""A campaign in which a word stands in every place where a table may type what it likes; another may take its place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from pydantic import BaseModel

from rules.core.values import FrozenMap
from rules.history import Happening, Played, history
from tests.reports.sample import DILEMMAS, FIVE, HOUSES, Table, begun, dilemma, founded, scored

WORD = "Wordword"


@cache
def table() -> Table:
    """A whole game, and half of a second one without Lyrie."""
    made = founded(dict.fromkeys(FIVE, WORD), dict.fromkeys(HOUSES, WORD), storyline=WORD)
    begun(made)
    for round_, (aye, nay, turns, outcome) in enumerate(DILEMMAS, start=1):
        dilemma(made, aye, nay, turns, MORE.get(round_, outcome), card=WORD, keywords=f"natar, {WORD}")
        _afterwards(made, round_)
    scored(made)
    _between(made)
    dilemma(made, "progress", "tradition", "a3 n1 a1 pg", LAST)
    _last_round(made)
    return made


LAST = f"Winners: +1 hegemony; {WORD}: -1 gold; progress 1; Jilian: S13"
MORE = {
    3: "force 2; Players: +1 food; Xanthe: S12; Syd: K05",
    4: f"Leader: C031; force 1, order 1; {WORD}: +1 gold",
    5: "Winners: END04; tradition 1",
}
"""Other outcomes of some rounds."""


def _afterwards(made: Table, round_: int) -> None:
    if round_ == 3:
        made.do("skill read", code="S12", track=3, words=WORD)
        made.do("skill use", player="xanthe", code="S12")
        made.do("keyword", code="K05", words=WORD)
        made.do("ruling", what=f"{WORD} looks at the next card", reason=WORD)
        made.do("ruling", what="elinor.food", value="3", reason=WORD)
        made.do("event add", number=1, words=WORD, card=f'pass action; main: +1 gold; words "{WORD}"')
    if round_ == 4:
        made.do("chronicle brand", code="C031")
    if round_ == 5:
        made.do("event remove", number=1, why=WORD)
        made.do("ending attach", code="END04", scales=1, storyline=WORD)


def _between(made: Table) -> None:
    """What is done by hand between two games, and the setup of the second."""
    made.do("agenda note", player="xanthe", code="A017", content=WORD)
    made.do("sticker", player="lyrie", sticker=WORD)
    made.do("replace", player="jilian", person=f"{WORD} {WORD}")
    made.do("duty done", ids=["all"])
    made.do("setup begin", space="blue 4 army", absent=["lyrie"])
    made.do("setup ready")
    made.do("chronicle draw", codes=["C031"])
    made.do("chronicle describe", code="C031", card=f'pass action; duration 3; herald: +1 gold; words "{WORD}"')
    made.do("event add", number=2, words=WORD, card=f'pass action; main: +1 gold; words "{WORD}"')


def _last_round(made: Table) -> None:
    """A round with a Deal for later, a card that forbids its action, and an Envelope of a Storyline."""
    made.do("dilemma read", aye="positive", card=WORD, keywords=WORD)
    made.do("deal", parties=["syd=1 food", "jilian"], for_=WORD, due=WORD)
    made.do("vote forbid", code="C031", why=WORD, player="syd")
    made.vote("a2 a1 n1 pg")
    made.settle()
    made.do("outcome", effects="Lyrie: +1 independence, A045; envelope 08")
    made.do("envelope open", number="08", dilemmas=2, story=f"{WORD}: +1 gold", storyline=WORD)
    made.settle()


def planted(seen: Iterable[Happening], viewer: str, word: str, marker: str = WORD) -> tuple[Happening, ...]:
    """What somebody sees of a campaign in which `word` stands wherever `marker` was typed."""
    every = tuple(seen)
    entries = (
        Played(
            one.sequence, one.position, one.action, tuple(_planted(it, marker, word) for it in one._recorded), one.time
        )
        for one in every
    )
    return tuple(history(every[0].title, entries, viewer))


def _planted(value: Any, marker: str, word: str) -> Any:
    if isinstance(value, str) and type(value) is str:
        return value.replace(marker, word).replace(marker.upper(), word)
    if isinstance(value, BaseModel):
        fields = {name: _planted(getattr(value, name), marker, word) for name in type(value).model_fields}
        return value.model_copy(update=fields)
    if isinstance(value, FrozenMap):
        return FrozenMap({_planted(key, marker, word): _planted(one, marker, word) for key, one in value.items()})
    if isinstance(value, tuple):
        return type(value)(_planted(one, marker, word) for one in value)
    return value
