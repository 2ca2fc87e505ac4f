"""One suite for all titles: what the machinery promises of each, shown by random legal play."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from campaign.answers import call_of
from campaign.chance import Draws
from campaign.store import Store
from campaign.store.doctor import check
from campaign.store.projections import PROJECTIONS
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE, secret_fields
from rules.core.written import Written
from rules.title import Call, Title
from rules.titles import TITLES, TitleCard
from seeds import SLUGS, cited
from tests.contract.play import Moved, inventor, line, play, refusal_of
from tests.contract.types import mutable_parts
from tests.tiny import STONES, STONES_PROJECTION

CARDS = (*TITLES, STONES)
MOVES = 180
SEEDS = range(3)

every_title = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
every_play = pytest.mark.parametrize("seed", SEEDS)


@cache
def played(card: TitleCard, seed: int) -> tuple[Moved, ...]:
    """One random play, made once for all tests."""
    return tuple(play(card.load(), seed, MOVES))


def known(title: Title[Any], clause: str) -> bool:
    """Whether a clause is one that people can look up: the title's, or the house's."""
    if title.slug in SLUGS or clause.startswith("house."):
        return cited(title.slug if title.slug in SLUGS else SLUGS[0], clause) is not None
    return any(clause in action.clauses for action in title.actions) or clause in {
        step.clause for step in title.steps(title.start)
    }


@every_title
@every_play
def test_play_goes_on(card: TitleCard, seed: int) -> None:
    title, moves = card.load(), played(card, seed)
    # Play may come to an end of its own, but not at once.
    assert len(moves) >= MOVES / 3
    for moved in moves:
        assert not list(title.problems(moved.performed.state))
        assert moved.performed.events
        for viewer in (EVERYONE, *title.seats_at(moved.performed.state)):
            assert title.label(moved.performed.events, moved.before, moved.performed.state, viewer).strip()


@every_title
@every_play
def test_steps_are_of_the_title(card: TitleCard, seed: int) -> None:
    title = card.load()
    names = {*title.actions_by_name, *(one.name for one in title.shorthands)}
    for moved in played(card, seed):
        for step in title.steps(moved.before):
            assert step.action in names
            assert step.prompt
            assert known(title, step.clause), step.clause
            if step.action in title.actions_by_name:
                parameters = {one.name for one in title.action(step.action).parameters}
                assert set(step.arguments) <= parameters


@every_title
@every_play
def test_states_and_events_come_back_from_json(card: TitleCard, seed: int) -> None:
    title = card.load()
    kind = type(title.start)
    for moved in played(card, seed):
        state = moved.performed.state
        assert kind.model_validate_json(state.model_dump_json()) == state
        stored = json.loads(json.dumps([event.stored() for event in moved.performed.events]))
        events = tuple(title.read_event(one) for one in stored)
        assert events == moved.performed.events
        assert title.fold(moved.before, events) == state


@every_title
@every_play
def test_what_the_journal_keeps_does_the_same_again(card: TitleCard, seed: int) -> None:
    title = card.load()
    for moved in played(card, seed):
        arguments = json.loads(json.dumps(moved.performed.arguments))
        again = title.perform(moved.before, Call(moved.call.action, arguments), Draws(0, moved.draws))
        assert again == moved.performed


@every_title
@every_play
def test_every_choice_is_accepted_as_it_stands(card: TitleCard, seed: int) -> None:
    title, random = card.load(), Random(seed)
    for moved in random.sample(played(card, seed), min(40, len(played(card, seed)))):
        for step in title.steps(moved.before):
            for choice in random.sample(step.choices, min(4, len(step.choices))):
                refusal = refusal_of(title, moved.before, step, choice)
                asked = refusal is not None and refusal.clause == "house.setting-needed"
                assert refusal is None or asked, f"{step.action} “{choice}”: {refusal}"


@every_title
@every_play
def test_whatever_else_is_typed_is_refused_with_a_known_clause(card: TitleCard, seed: int) -> None:
    title, random = card.load(), Random(seed)
    words = (
        *inventor(title.slug).WORDS,
        "xyzzy",
        "-3",
        "0",
        "1",
        "9999999",
        '"',
        "",
        "é\n",
        "--insist",
        "--far",
        "=",
        ":",
    )
    for moved in random.sample(played(card, seed), min(40, len(played(card, seed)))):
        before = moved.before.model_dump_json()
        for action in random.sample(title.actions, min(8, len(title.actions))):
            text = " ".join(random.choice(words) for _ in range(random.randint(0, 4)))
            refusal = _typed(title, moved.before, action, text, random)
            if refusal:
                assert known(title, refusal.clause), f"{action.name} {text}: {refusal}"
                assert refusal.because
                assert refusal.asked.startswith(action.name)
                assert refusal.kind is not Kind.AMBIGUOUS or refusal.allowed
        assert moved.before.model_dump_json() == before


def _typed(title: Title[Any], state: Any, action: Action, text: str, random: Random) -> Refusal | None:
    """Why a line for an action is refused, None if it is not. Anything but a Refusal is a fault."""
    try:
        title.perform(state, call_of(action, text), Draws(0), insisted=random.random() < 0.3)
    except Refusal as refusal:
        return refusal
    return None


@every_title
@every_play
def test_views_leak_nothing(card: TitleCard, seed: int) -> None:
    title, invents = card.load(), inventor(card.slug)
    owners: dict[str, str] = {}
    for moved in played(card, seed):
        action = title.action(moved.call.action)
        marks = secret_fields(action.run)
        for argument in marks:
            words = str(moved.performed.arguments.get(argument, ""))
            if words.startswith("marker"):
                mark = marks[argument]
                owner = getattr(mark, "viewer", "") or moved.performed.arguments.get(getattr(mark, "field", ""), "")
                owners[words] = str(owner)
        for event in moved.performed.events:
            if event.stored_name() in invents.REVEALED:
                told = event.model_dump_json()
                owners = {marker: owner for marker, owner in owners.items() if marker not in told}
        for viewer in (EVERYONE, *title.seats_at(moved.performed.state)):
            shown = _shown(title, moved, viewer)
            assert not [marker for marker, owner in owners.items() if owner != viewer and marker in shown]


def _shown(title: Title[Any], moved: Moved, viewer: str) -> str:
    """All that a viewer is shown of a move."""
    state = moved.performed.state
    seen = [event.seen_by(viewer) for event in moved.performed.events]
    steps = [step.model_dump_json() for step in title.steps_for(state, viewer)]
    label = title.label(moved.performed.events, moved.before, state, viewer)
    arguments = title.action(moved.call.action).visible(moved.performed.arguments, viewer)
    return "\n".join((title.view(state, viewer).model_dump_json(), json.dumps([seen, arguments]), label, *steps))


def _of_a_form(annotation: Any) -> bool:
    """Whether only names of a list or a notation can be typed: no marker fits in there."""
    written = any(isinstance(mark, Written) for mark in getattr(annotation, "__metadata__", ()))
    return written or hasattr(getattr(annotation, "__origin__", annotation), "__members__")


@every_title
def test_secrets_that_take_text_are_marked(card: TitleCard) -> None:
    title = card.load()
    marked = set(inventor(card.slug).MARKED)
    secret = {
        (action.name, one.name)
        for action in title.actions
        for one in action.parameters
        if one.secret and not _of_a_form(one.annotation)
    }
    assert marked <= secret or marked == set()
    assert marked or not secret


@every_title
def test_states_and_events_are_made_of_what_cannot_change(card: TitleCard) -> None:
    title = card.load()
    assert mutable_parts(type(title.start)) == []
    for kind in title.events_by_name.values():
        assert mutable_parts(kind) == []


@every_title
def test_stored_names_are_pinned(card: TitleCard) -> None:
    """A name that a journal may hold stays readable for ever. New ones: `python -m tests.contract.names`."""
    from tests.contract.names import pinned, stored

    missing = [name for name in pinned(card.slug) if name not in stored(card.load())]
    assert missing == [], "these are in somebody's journal: keep their names, or lift them with an Upcast"
    assert pinned(card.slug) == stored(card.load()), "run: python -m tests.contract.names"


@every_title
def test_undo_to_the_start_and_redo_to_the_end(card: TitleCard, tmp_path: Path) -> None:
    projections = (*PROJECTIONS, STONES_PROJECTION)
    with Store.open(tmp_path / "play.db", create=True, titles=CARDS, projections=projections) as store:
        keeper = store.found("Thursday", card.slug)
        states = [keeper.state]
        for moved in played(card, 0)[:60]:
            states.append(keeper.act(moved.call, seed=moved.seed).after)
            assert states[-1] == moved.performed.state
        assert check(store) == []
        for state in states[-2::-1]:
            assert keeper.undo(insisted=True).after == state
            assert keeper.state == store.keeper("Thursday").state
        assert check(store) == []
        for state in states[1:]:
            assert keeper.redo().after == state
        assert check(store) == []


def test_a_command_line_finds_the_longest_action() -> None:
    assert line(STONES.load(), "set size 7") == Call("set size", {"size": "7"})
