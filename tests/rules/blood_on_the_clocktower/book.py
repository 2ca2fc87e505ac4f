"""A Storyteller's book to test with: lines as they are typed, in seats Ann, Bob, Cy..."""

from __future__ import annotations

import pytest

from campaign.chance import Draws
from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.names import STORYTELLER
from rules.blood_on_the_clocktower.nightsheet import next_place
from rules.blood_on_the_clocktower.state import Player, State
from rules.blood_on_the_clocktower.sweep import read_hand, split_hands
from rules.blood_on_the_clocktower.view import View, view
from rules.blood_on_the_clocktower.view_grimoire import GrimoireView
from rules.core.event import Event
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Call
from tests.contract.play import line

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea", "Max", "Nel", "Oz", "Pat")
BAGS = {
    5: "imp poisoner chef empath monk",
    6: "imp poisoner chef empath monk butler",
    7: "imp poisoner chef empath monk virgin slayer",
    8: "imp poisoner chef empath monk virgin slayer butler",
    9: "imp poisoner chef empath monk virgin slayer butler saint",
    10: "imp poisoner spy chef empath monk virgin slayer soldier mayor",
}


class Book:
    """A state that goes on with what is typed."""

    def __init__(self, seed: int = 1) -> None:
        self.state: State = TITLE.start
        self.events: tuple[Event, ...] = ()
        self.said = ""
        self.seed = seed
        self.viewer = EVERYONE

    def __call__(self, *lines: str) -> Book:
        """Types whole commands, one after the other."""
        for words in lines:
            call = line(TITLE, words)
            assert call is not None, words
            self.call(call)
        return self

    def vote(self, words: str) -> Book:
        """Types hands of a sweep."""
        for word in split_hands(words):
            self.call(read_hand(self.state, word))
        return self

    def asked_first(self, words: str, clause: str) -> Refusal:
        """The refusal of a command of the Storyteller's, whose word about a win is waited for."""
        self.viewer = STORYTELLER
        refusal = self.refused(words, clause)
        self.viewer = EVERYONE
        return refusal

    def refused(self, words: str, clause: str) -> Refusal:
        """The refusal of a command, which must cite the clause and leave the state as it is."""
        before = self.state
        with pytest.raises(Refusal) as raised:
            self.vote(words.removeprefix("vote ")) if self._is_sweep(words) else self(words)
        assert raised.value.clause == clause, f"{words}: {raised.value}"
        assert raised.value.because
        assert self.state is before
        return raised.value

    def through(self) -> Book:
        """All that is left of the night sheet, nobody told anything."""
        while next_place(self.state):
            self("skip")
        return self

    def player(self, name: str) -> Player:
        return self.state.players[name]

    @property
    def seen(self) -> View:
        """What everybody sees."""
        return view(self.state, EVERYONE)

    @property
    def kept(self) -> View:
        """What the Storyteller sees."""
        return view(self.state, "storyteller")

    @property
    def grimoire(self) -> GrimoireView:
        """The Grimoire."""
        assert self.kept.grimoire is not None
        return self.kept.grimoire

    def _is_sweep(self, words: str) -> bool:
        return words.startswith("vote ") and words.split()[1] not in ("hand", "rest")

    def call(self, call: Call) -> Book:
        """Performs a call."""
        self.seed += 1
        performed = TITLE.perform(self.state, call, Draws(self.seed), viewer=self.viewer)
        self.said = TITLE.label(performed.events, self.state, performed.state)
        self.state, self.events = performed.state, performed.events
        return self


def seated(players: int, edition: str = "tb") -> Book:
    """So many sit, and the edition is chosen."""
    return Book()(f"setup {' '.join(NAMES[:players])} --edition {edition}")


def dealt(players: int = 7, characters: str = "") -> Book:
    """Everybody has the character that stands in their place."""
    chosen = characters or BAGS[players]
    return seated(players)(f"bag {chosen}", f"deal {chosen}")


def changed(characters: str, edition: str = "tb") -> Book:
    """The first night of these, whatever the rules of the bag."""
    book = seated(7, edition)("bag", "deal", "bluffs", "night")
    for name, id_ in zip(book.state.circle, characters.split(), strict=True):
        book(f"become {name} {id_}", f"told {name}")
    return book


def first_day(players: int = 7, characters: str = "", dead: str = "") -> Book:
    """The first day; who is dead died in the night."""
    book = dealt(players, characters)
    if players >= 7:
        book("bluffs")
    book("night").through()
    if dead:
        book(f"die {dead}")
    return book("dawn")
