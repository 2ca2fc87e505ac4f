"""Reads one game out of the happenings of a campaign: its nights and days, every vote, and how each player fared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reports.words import listed
from rules.blood_on_the_clocktower.names import signed
from rules.blood_on_the_clocktower.tell import TELLERS
from rules.blood_on_the_clocktower.view import View
from rules.history import Happening

QUIET = (
    *("GameBegun", "EditionChosen", "CharacterDealt", "TokensDealt", "NightFell", "NominationsOpened", "GameEnded"),
    *("Nominated", "HandSeen", "HandNoted", "SweepEnded", "SweepEndedUnseen", "HiddenSweepEnded", "Whispered"),
)
"""Events that stand elsewhere in the document, or say nothing once the game is over."""


class Ballot(NamedTuple):
    """A nomination: who had a hand up, with what counted otherwise, and what came of it."""

    nominator: str
    nominee: str
    votes: int
    needed: int
    result: str
    hands: str


@dataclass
class Chapter:
    """The setup, a night or a day: sentences in order, and the nominations."""

    name: str
    lines: list[str] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)


class Course(NamedTuple):
    """The whole game: its chapters, and what became of each player who died."""

    chapters: tuple[Chapter, ...]
    fates: Mapping[str, str]


def own(happenings: Iterable[Happening], game: int) -> tuple[Happening, ...]:
    """The happenings of one game."""
    return tuple(one for one in happenings if one.game == game) if game > 0 else ()


def course(happenings: Iterable[Happening]) -> Course:
    """The course of a game, as the Storyteller saw it."""
    reader = _Reader()
    for one in happenings:
        for event in one.events:
            reader.read(event, view_of(one.after))
    chapters = tuple(one for one in reader.chapters if one.lines or one.ballots)
    return Course(chapters, reader.fates)


class _Reader:
    """Goes through the events in order, and remembers the sweep that is on."""

    def __init__(self) -> None:
        self.chapters = [Chapter("Setup")]
        self.fates: dict[str, str] = {}
        self._nominated: Mapping[str, Any] = {}
        self._hands: list[str] = []

    def read(self, event: Mapping[str, Any], after: View) -> None:
        kind = event["event"]
        self._turn(kind, event)
        self._sweep(kind, event)
        self._fate(kind, event)
        if kind not in QUIET and (sentence := TELLERS[kind](event, after)):
            self.chapters[-1].lines.append(sentence)

    def _turn(self, kind: str, event: Mapping[str, Any]) -> None:
        if kind == "NightFell":
            self.chapters.append(Chapter(f"Night {event['night']}"))
        elif kind == "Dawned":
            self.chapters.append(Chapter(f"Day {event['day']}"))

    def _sweep(self, kind: str, event: Mapping[str, Any]) -> None:
        if kind == "Nominated":
            self._nominated, self._hands = event, []
        elif kind in ("HandSeen", "HandNoted") and event["up"]:
            self._hands.append(_hand(event))
        elif kind in ("SweepEnded", "SweepEndedUnseen"):
            names = (self._nominated["nominator"], event["nominee"])
            numbers = (event["votes"], event["needed"], event["result"])
            self.chapters[-1].ballots.append(Ballot(*names, *numbers, listed(self._hands) or "nobody"))

    def _fate(self, kind: str, event: Mapping[str, Any]) -> None:
        when = self.chapters[-1].name.replace("Night", "night").replace("Day", "day")
        if kind in ("Died", "DiedAtNight") and not event.get("feigned"):
            how = {"execution": "executed", "exile": "exiled"}.get(event.get("by", ""), "died")
            self.fates[event["player"]] = f"{how}, {when}"
        elif kind in ("Revived", "RevivedAtNight"):
            self.fates.pop(event["player"], None)


def _hand(event: Mapping[str, Any]) -> str:
    notes = [f"counts {signed(event['counts'])}"] if event["counts"] != 1 else []
    notes += ["last vote"] if event["spends"] else []
    return f"{event['player']} ({', '.join(notes)})" if notes else str(event["player"])


def view_of(view: Any) -> View:
    """A view of this title."""
    assert isinstance(view, View)
    return view
