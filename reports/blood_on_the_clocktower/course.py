"""Reads one game out of the happenings of a campaign: its nights and days, every vote, and how each player fared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reports.blood_on_the_clocktower.paths import Path, followed
from reports.words import listed
from rules.blood_on_the_clocktower.day import as_it_stands
from rules.blood_on_the_clocktower.names import signed
from rules.blood_on_the_clocktower.tell import TELLERS
from rules.blood_on_the_clocktower.view import View
from rules.history import Happening

QUIET = (
    *("GameBegun", "EditionChosen", "CharacterDealt", "TokensDealt", "NightFell", "NominationsOpened", "GameEnded"),
    *("Nominated", "HandSeen", "HandNoted", "SweepEnded", "SweepEndedUnseen", "HiddenSweepEnded", "Whispered"),
)
"""Events that stand elsewhere in the document, or say nothing once the game is over."""
DONE_ANEW = ("BagFilled", "BluffsChosen")
"""Events of which the last one counts: a bag that was filled anew, bluffs that were chosen anew."""


class Ballot(NamedTuple):
    """A nomination: who had a hand up, with what counted otherwise, and what came of it."""

    nominator: str
    nominee: str
    votes: int
    needed: int
    result: str
    hands: str


@dataclass
class Passage:
    """Sentences in a row, or nominations in a row."""

    lines: list[str] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)


@dataclass
class Chapter:
    """The setup, a night or a day: its passages in the order in which they happened."""

    name: str
    passages: list[Passage] = field(default_factory=list)

    @property
    def lines(self) -> list[str]:
        """All its sentences."""
        return [line for one in self.passages for line in one.lines]

    @property
    def ballots(self) -> list[Ballot]:
        """All its nominations."""
        return [ballot for one in self.passages for ballot in one.ballots]

    def say(self, line: str) -> None:
        """One sentence more."""
        if not self.passages or self.passages[-1].ballots:
            self.passages.append(Passage())
        self.passages[-1].lines.append(line)

    def settle(self) -> None:
        """What came of each nomination, as it stood at the day's end."""
        results = iter(as_it_stands([one.result for one in self.ballots]))
        for one in self.passages:
            one.ballots = [ballot._replace(result=next(results)) for ballot in one.ballots]

    def count(self, ballot: Ballot) -> None:
        """One nomination more."""
        if not self.passages or self.passages[-1].lines:
            self.passages.append(Passage())
        self.passages[-1].ballots.append(ballot)


class Course(NamedTuple):
    """The whole game: its chapters, who was dealt what and changed, and what became of each player who died."""

    chapters: tuple[Chapter, ...]
    paths: Mapping[str, Path]
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
    chapters = tuple(one for one in reader.chapters if one.passages)
    for chapter in chapters:
        chapter.settle()
    return Course(chapters, reader.paths, reader.fates)


class _Reader:
    """Goes through the events in order, and remembers the sweep that is on."""

    def __init__(self) -> None:
        self.chapters = [Chapter("Setup")]
        self.fates: dict[str, str] = {}
        self.paths: dict[str, Path] = {}
        self._nominated: Mapping[str, Any] = {}
        self._hands: list[str] = []
        self._votes = 0
        self._executed = ""
        self._said: dict[str, str] = {}

    def read(self, event: Mapping[str, Any], after: View) -> None:
        kind = event["event"]
        self._turn(kind, event)
        self._sweep(kind, event, after)
        self._fate(kind, event)
        followed(self.paths, event, after, self._when())
        if kind in DONE_ANEW:
            # What was put in its place later stands in the log alone.
            self._again(kind)
        if kind not in QUIET and (sentence := TELLERS[kind](event, after)):
            self.chapters[-1].say(sentence)
            self._said[kind] = sentence

    def _when(self) -> str:
        return self.chapters[-1].name.replace("Night", "night").replace("Day", "day").replace("Setup", "")

    def _again(self, kind: str) -> None:
        for one in self.chapters[-1].passages:
            one.lines = [line for line in one.lines if line != self._said.get(kind)]

    def _turn(self, kind: str, event: Mapping[str, Any]) -> None:
        self._executed = "" if kind == "NightFell" else self._executed
        if kind == "NightFell":
            self.chapters.append(Chapter(f"Night {event['night']}"))
        elif kind == "Dawned":
            self.chapters.append(Chapter(f"Day {event['day']}"))

    def _sweep(self, kind: str, event: Mapping[str, Any], after: View) -> None:
        if kind == "Nominated":
            self._nominated, self._hands, self._votes = event, [], 0
        elif kind in ("HandSeen", "HandNoted") and event["up"]:
            self._hands.append(_hand(event))
            self._votes += event["counts"]
        elif kind in ("SweepEnded", "SweepEndedUnseen"):
            self._tally(event["votes"], event["needed"], event["result"])
        elif kind == "Executed" and self._nominated:
            # An ability ended the vote.
            self._tally(self._votes, after.day.nominations[-1].needed, after.day.nominations[-1].result)

    def _tally(self, votes: int, needed: int, result: str) -> None:
        names = (self._nominated["nominator"], self._nominated["nominee"])
        self.chapters[-1].count(Ballot(*names, votes, needed, result, listed(self._hands) or "nobody"))
        self._nominated = {}

    def _fate(self, kind: str, event: Mapping[str, Any]) -> None:
        if kind == "Executed":
            self._executed = event["player"]
        elif kind in ("Died", "DiedAtNight") and not event.get("feigned"):
            how = {"execution": "executed", "exile": "exiled"}.get(event.get("by", ""), "died")
            how = "executed" if kind == "Died" and event["player"] == self._executed else how
            self.fates[event["player"]] = f"{how}, {self._when()}"
        elif kind in ("Revived", "RevivedAtNight"):
            self.fates.pop(event["player"], None)


def _hand(event: Mapping[str, Any]) -> str:
    notes = [f"counts {signed(event['counts'])}"] if event["counts"] != 1 else []
    notes += ["last vote"] if event["spends"] else []
    notes += [f"ruling: {event['ruling']}"] if event["ruling"] else []
    return f"{event['player']} ({', '.join(notes)})" if notes else str(event["player"])


def view_of(view: Any) -> View:
    """A view of this title."""
    assert isinstance(view, View)
    return view
