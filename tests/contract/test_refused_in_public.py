"""What all hear of a refusal rests on no secret: tables that differ in secrets alone refuse in the same words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from campaign.answers import call_of
from campaign.chance import Draws
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Call, Title
from rules.titles import TITLES, TitleCard
from tests.clauses import clause
from tests.contract.play import Moved, inventor, line, play
from tests.contract.twins import EDITION, TWINS, likely, moments, twin
from tests.tiny import STONES

CARDS = tuple(card for card in (*TITLES, STONES) if card.slug in TWINS)
MOVES = 160
SEEDS = range(4)
ENOUGH = 100
"""So many lines both tables must have refused, for this to show anything."""
PASSED_OVER = 0.8
"""So many of the tables of a play are not looked at: the next one is much the same."""
LINES = 1
"""So many random lines are typed for each action at each table."""
MORE = {"blood-on-the-clocktower": (*EDITION, "no ability", "demoninfo", "10", "zzz", "--survives", "ana=chef")}
ALIKE = {"blood-on-the-clocktower": ("open", "nominate", "execute", "night", "exile")}
"""What a host's table types before all: whether it is accepted may not tell what the host keeps."""
UNSPECIFIC = re.compile(r"does not have .* in hand|No such card is|not so many left|or do not lie there")
"""How a seat is told that its cards do not allow it: by what was typed, and nothing of what it holds."""
every_secretive = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)


class Typed(NamedTuple):
    """A line, with what everybody heard of it at a table and at its twin; None where it was accepted.

    `alike`: both tables must take it, or none.
    """

    line: str
    alike: bool
    here: Refusal | None
    there: Refusal | None


def lines(card: TitleCard, moved: Moved, random: Random) -> Iterator[Call]:
    """Calls of every action, sensible and not, in the words of the title and of this table."""
    title = card.load()
    names = [f'"{one}"' for one in title.seats_at(moved.before) or getattr(moved.before, "circle", ())]
    words = [*inventor(card.slug).WORDS, *MORE.get(card.slug, ())]
    for action in title.actions:
        hidden = [one.name for one in action.parameters if one.secret]
        for _ in range(LINES):
            said = [random.choice(names if names and random.random() < 0.4 else words) for _ in range(3)]
            text = " ".join(said[: random.randint(0, 3)])
            try:
                call = call_of(action, text, dict.fromkeys(hidden, ""))
            except Refusal:
                continue
            public = {name: value for name, value in call.arguments.items() if name not in hidden}
            yield Call(action.name, {**public, **{name: random.choice(words) for name in hidden}})
    yield from filter(None, (line(title, words) for words in likely(card.slug, moved.before, random)))
    yield moved.call


def refused(title: Title[Any], state: Any, call: Call, insisted: bool) -> Refusal | None:
    try:
        title.perform(state, call, Draws(1), insisted)
    except Refusal as refusal:
        return refusal
    return None


def typed(card: TitleCard) -> Iterator[Typed]:
    title, random = card.load(), Random(1)
    plays = (one for seed in SEEDS for one in play(title, seed, MOVES))
    for moved in (one._replace(before=state) for one in plays for state in moments(card.slug, one.before)):
        other = twin(card.slug, moved.before)
        if other == moved.before or random.random() < PASSED_OVER:
            continue
        assert title.view(other, EVERYONE) == title.view(moved.before, EVERYONE)
        assert title.steps_for(other, EVERYONE) == title.steps_for(moved.before, EVERYONE)
        for call in lines(card, moved, random):
            insisted = random.random() < 0.2
            heard = (refused(title, state, call, insisted) for state in (moved.before, other))
            yield Typed(f"{call}", _is_alike(title, moved.before, call), *heard)


def _is_alike(title: Title[Any], state: Any, call: Call) -> bool:
    """Whether that rests on nothing but what all may hear, so that both tables must take it, or none."""
    heard = title.heard(state, call.action, Refusal(Kind.NOT_ALLOWED, "", ""))
    return heard and call.action in ALIKE.get(title.slug, ())


def told(refusal: Refusal) -> tuple[Any, ...]:
    """All that everybody hears of a refusal."""
    heard = refusal.heard_by(EVERYONE)
    return (heard.kind, heard.clause, heard.because, heard.allowed, heard.asked, heard.title, heard.done, heard.left)


@every_secretive
@clause("house", "kept")
def test_two_tables_refuse_in_the_same_words(card: TitleCard) -> None:
    hosted, compared = card.load().host != EVERYONE, 0
    for said, alike, here, there in typed(card):
        if here and there:
            compared += 1
            unspecific = not hosted and any(UNSPECIFIC.search(one.because) for one in (here, there))
            assert unspecific or told(here) == told(there), said
        elif hosted and (one := here or there):
            assert not alike, (said, one)
            # What only one table refuses rests on a secret, and is not explained.
            assert told(one)[1] == "house.kept", (said, one)
    assert compared > ENOUGH
