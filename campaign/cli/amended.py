"""What the words of `council amend` stand for: a word in short, an action, or the answer that an entry was given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from campaign.answers import call_of_words
from campaign.chance import Draws
from campaign.cli.acting import secrets_for
from campaign.cli.keyboard import check_told
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Call, Title, spoken

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.logbook import LogEntry


def amended(desk: Desk, entry: int, position: int, words: list[str], drop: bool) -> Call | None:
    """The call in place of an entry; None to leave it out. Refuses words together with `drop`, and neither."""
    keeper = desk.keeper()
    was = next(one for one in keeper.log(desk.viewer) if one.sequence == entry)
    past = keeper.past(position)
    short = None if drop else _in_short(keeper.title, past, words)
    answer = _answer(desk, was, words) if short else None
    if short and answer and not _possible(keeper.title, past, short) and _possible(keeper.title, past, answer):
        return answer
    return short or _call(desk, words, drop, was)


def _in_short(title: Title[Any], past: Any, words: list[str]) -> Call | None:
    """The call of one short word, as it would have been read then (`amend 12 a2`); None when it is none."""
    for quick in title.shorthands:
        said = words[1:] if words[:1] == [quick.name] else words
        if len(said) == 1:
            try:
                return quick.read(past, said[0])
            except Refusal:
                continue
    return None


def _possible(title: Title[Any], past: Any, call: Call) -> bool:
    """Whether a call, which takes nothing secret, could have been made then."""
    try:
        title.perform(past, call, Draws(0), insisted=True)
    except Refusal:
        return False
    return True


def _call(desk: Desk, words: list[str], drop: bool, was: LogEntry) -> Call | None:
    """The call that the words stand for, in place of what `was`; None to leave it out. Refuses both, and neither."""
    if drop and not words:
        return None
    title, entry = desk.keeper().title, was.sequence
    as_it_was = spoken(Call(was.action, was.arguments), title.actions_by_name.get(was.action))
    if drop or not words:
        because = "Say the action as it should have been, or --drop, and not both."
        raise Refusal(
            Kind.UNREADABLE, "house.unreadable", because, (f"amend {entry} {as_it_was}", f"amend {entry} --drop")
        )
    try:
        action, rest = named(title, words)
    except Refusal as refusal:
        answer = _answer(desk, was, words)
        if answer:
            return answer
        refusal.allowed = (f"amend {entry} {as_it_was}", *refusal.allowed)
        raise
    hidden = {one.name for one in action.parameters if one.secret}
    # A secret that was left empty is settled too: no word of the line may stand for it.
    call = call_of_words(action, rest, dict.fromkeys(hidden, ""))
    check_told(desk, action, call.arguments)
    secrets = secrets_for(action)
    public = {name: value for name, value in call.arguments.items() if name not in hidden}
    return Call(call.action, public | secrets)


def named(title: Title[Any], words: list[str]) -> tuple[Any, list[str]]:
    """The action whose name the first words are, each perhaps cut short, and the words that follow it."""
    for count in range(min(3, len(words)), 0, -1):
        found = [action for action in title.actions if _fits(action.name.split(), words[:count])]
        exact = [action for action in found if action.name.split() == words[:count]]
        if len(exact or found) == 1:
            return (exact or found)[0], words[count:]
    near = matching(words[0], title.actions_by_name) or tuple(title.actions_by_name)
    because = f"“{' '.join(words[:2])}” begins with no action of {title.name}."
    raise Refusal(Kind.UNREADABLE, "house.unknown-command", because, near, title=title.slug)


def _fits(name: list[str], words: list[str]) -> bool:
    return len(name) == len(words) and all(one.startswith(word) for one, word in zip(name, words, strict=True))


def _answer(desk: Desk, was: LogEntry, words: list[str]) -> Call | None:
    """The words as the answer that the entry was given: all that it takes, or the last of it; None if they cannot be.

    Nothing secret is read so: it is asked for. Nor is anything where a host alone may know what was possible.
    """
    title = desk.keeper().title
    action = title.actions_by_name.get(was.action)
    hosted = title.host not in (EVERYONE, desk.viewer)
    if hosted or action is None or any(one.secret for one in action.parameters):
        return None
    asked = [one.name for one in action.parameters if not one.option]
    settled = {name: was.arguments[name] for name in asked[:-1] if name in was.arguments}
    for known in ({}, settled):
        try:
            call = call_of_words(action, words, known)
            action.read(call.arguments)
        except Refusal:
            continue
        return call
    return None
