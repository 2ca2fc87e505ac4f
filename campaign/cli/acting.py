"""Doing: an action or a shorthand of a title, from the words of a command."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from campaign.answers import Progress, shorthand_calls
from campaign.chance import Draws
from campaign.cli.asking import secret
from campaign.cli.filed import with_files
from campaign.cli.keyboard import check_asked, check_told
from rules import titles
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.title import Call, Shorthand, Title, spoken

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper

AMEND_ENTRY = "amend ENTRY "
"""What the rules say of an entry whose number they do not know."""


def perform(desk: Desk, title: Title[Any], action: Action, arguments: Mapping[str, Any]) -> None:
    """One action, as one entry. Secret arguments are asked for first."""
    keeper = keeper_of(desk, title, action.name)
    check_told(desk, action, arguments)
    refuse_in_vain(keeper, Call(action.name, arguments))
    secrets = secrets_for(action)
    with unspoken(Call(action.name, arguments), secrets):
        act(desk, keeper, Call(action.name, {**arguments, **secrets}))


def refuse_in_vain(keeper: Keeper, call: Call) -> None:
    """Refuses before anything secret is asked for, where the answer could change nothing."""
    try:
        keeper.title.refuse_in_vain(keeper.state, call, Draws(0))
    except Refusal as refusal:
        refusal.asked, refusal.title = spoken(call), keeper.title.slug
        if refusal.allowed == ("next",):
            refusal.allowed = keeper.title.ways_on(keeper.state) or refusal.allowed
        raise


def perform_words(desk: Desk, title: Title[Any], shorthand: Shorthand[Any], words: Sequence[str]) -> None:
    """The words of a shorthand, an entry each. Stops at the first refusal; what came before stays."""
    keeper = keeper_of(desk, title, shorthand.name)
    progress = Progress()
    try:
        with progress.told():
            for call in shorthand_calls(title, shorthand, lambda: keeper.state, " ".join(words), progress):
                act(desk, keeper, call)
    except Refusal as refusal:
        refusal.title = refusal.title or title.slug
        if refusal.allowed == ("next",):
            refusal.allowed = title.ways_on(keeper.state) or refusal.allowed
        raise


def secrets_for(action: Action, settled: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Asks for each secret argument that is not settled; what is left empty is left out."""
    asked = {one.name: secret(one) for one in action.parameters if one.secret and one.name not in (settled or {})}
    return {name: value for name, value in asked.items() if value}


@contextmanager
def unspoken(public: Call, secrets: Mapping[str, str]) -> Iterator[None]:
    """A refusal in here repeats what was asked without the secrets."""
    try:
        yield
    except Refusal as refusal:
        if secrets:
            refusal.asked = spoken(public)
        raise


def act(desk: Desk, keeper: Keeper, call: Call, at: int | None = None, insisted: bool = False) -> None:
    """One call, with what the options ask for, and with the files that it names."""
    options = desk.options
    desk.check_viewer()
    check_asked(desk, keeper.state, call, insisted)
    at = desk.at() if at is None else at
    full = with_files(keeper.title, call)
    try:
        insisted = insisted or options.insist
        desk.did(keeper.act(full, at=at, seed=options.seed, insisted=insisted, viewer=desk.viewer))
    except Refusal as refusal:
        # What was asked is what was typed, not the text of a file.
        refusal.asked = refusal.asked if full is call else spoken(call)
        refusal.allowed = tuple(_with_number(keeper, way) for way in refusal.allowed)
        raise


def _with_number(keeper: Keeper, way: str) -> str:
    """`amend 31 dilemma read ...` for `amend ENTRY dilemma read ...`: the last entry of that action is meant."""
    if not way.startswith(AMEND_ENTRY):
        return way
    said = way.removeprefix(AMEND_ENTRY)
    stands = (one for one in reversed(keeper.log()) if one.standing == "stands" and one.kind == "act")
    entry = next((one.sequence for one in stands if f"{said} ".startswith(f"{one.action} ")), None)
    return way if entry is None else f"amend {entry} {said}"


def keeper_of(desk: Desk, title: Title[Any], command: str) -> Keeper:
    """The campaign, which must be one of `title`. Refuses another one (house.wrong-title), naming the right prefix."""
    keeper = desk.keeper()
    if keeper.info.title == title.slug:
        return keeper
    card = next(one for one in titles.TITLES if one.slug == keeper.info.title)
    right = f"council {card.group} ..." if card.group else "council ..., without a prefix"
    because = f"“{keeper.info.name}” is a campaign of {card.name}; {command} belongs to {title.name}."
    others = [shlex.quote(one.name) for one in desk.store().campaigns() if one.title == title.slug]
    ways = (right, *(way for name in others for way in (f"council use {name}", f"the same with --campaign {name}")))
    raise Refusal(Kind.NOT_ALLOWED, "house.wrong-title", because, ways, asked=command, title=keeper.info.title)
