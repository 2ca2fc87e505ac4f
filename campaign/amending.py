"""Putting an earlier entry right: what came after it is run again on the new past, and compared with what was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row

from campaign.contrast import sentences
from campaign.rerunning import Acted, Again, Rerun, performed, run_again
from campaign.store.turn import Now
from campaign.taking_back import binds, bound, discreet
from rules.core.refusal import Refusal
from rules.core.step import Step
from rules.core.values import Frozen
from rules.history import Sight
from rules.title import Call, Title


class Difference(NamedTuple):
    """One value of a view that changes: its path, as in `players.xanthe.food`, and both values (None: not there)."""

    path: str
    before: Any
    after: Any


class Fallen(NamedTuple):
    """A later entry that no longer holds, and why. `newer_rule`: it would not hold on the old past either."""

    sequence: int
    label: str
    refusal: Refusal
    newer_rule: bool


class Rehearsal(NamedTuple):
    """What an amendment would do. Nothing of it is kept until `Keeper.amend` is given it.

    `newer_rule` is what the unamended history gives differently today, `correction` what the amendment changes beyond
    that, both as `viewer` sees it; the same in sentences is in `..._said`. `fallen` are the later entries that no
    longer hold and are left out, `due` is what the table had to do first where the first of them fell out.
    """

    at: int
    position: int
    label: str
    newer_rule: tuple[Difference, ...]
    correction: tuple[Difference, ...]
    fallen: tuple[Fallen, ...]
    acted: tuple[Acted, ...]
    newer_rule_said: tuple[str, ...]
    correction_said: tuple[str, ...]
    heading: str
    """The label in the viewer's words: a host reads what was entered."""
    due: Step | None = None


def as_played(title: Title[Any], row: Row[Any]) -> Again:
    """A stored entry as a call to run again, with its draws to be handed over as given."""
    arguments = title.lift(row.action, row.action_version, dict(row.arguments))
    label = discreet(title, row.events, row.label)
    again = Again(row.sequence, Call(row.action, arguments), row.insisted, row.seed, row.draws, label)
    return again._replace(binds=binds(title, row.events))


def rehearse(
    title: Title[Any],
    now: Now,
    past: Any,
    later: Sequence[Again],
    new: Again | None,
    *,
    insert: bool,
    insisted: bool,
    viewer: str,
    more: Sequence[Again] = (),
) -> Rehearsal:
    """Run `later` again on the state `past`: once as it was, once with `new` in front.

    The calls in `more` are put in one by one where a later entry would no longer hold, or else at the end.

    `later` begins with the entry that is put right; it is left out of the second run, unless `new` is only put in
    before it. Refuses as `new` itself is refused where it stands, and to change what binds unless that is insisted on.
    """
    free = insisted or later[0].sequence == now.sequence
    if not (free or insert):
        _check_free(title, later[:1])
    as_it_was = run_again(title, past, later, stood=True)
    later = _as_it_stood(later, as_it_was)
    first = (performed(title, Sight(past, title.view_of_all), new),) if new else ()
    then = {one.again.sequence: one.happened.sight_before.state for one in as_it_was.acted}
    rest = run_again(
        title, first[0].performed.state if first else past, later if insert else later[1:], then=then, spare=more
    )
    if not free:
        _check_free(title, [again for again, _ in rest.refused])
    refused_anyway = {again.sequence for again, _ in as_it_was.refused}
    was, today, amended = (title.view(state, viewer) for state in (now.state, as_it_was.state, rest.state))
    hosts = {one.again.sequence: one.heard_by(viewer) for one in as_it_was.acted}

    def said(again: Again) -> str:
        return hosts.get(again.sequence) or again.label

    people = {*title.seats_at(now.state), *title.seats_at(rest.state)}

    def told(old: Frozen, new: Frozen) -> tuple[str, ...]:
        return tuple(title.contrast(old, new)) if title.contrast else sentences(old, new, people, title.derived)

    return Rehearsal(
        now.sequence,
        now.position - len(later) + 1,
        _label(later[0].sequence, later[0].label, first[0].discreet if first else "", insert),
        differences(was, today),
        differences(today, amended),
        tuple(
            Fallen(again.sequence, said(again), why.heard_by(viewer), again.sequence in refused_anyway)
            for again, why in rest.refused
        ),
        (*first, *rest.acted),
        told(was, today),
        told(today, amended),
        _label(
            later[0].sequence,
            said(later[0]),
            (first[0].heard_by(viewer) or first[0].discreet) if first else "",
            insert,
        ),
        _due(title, rest, viewer),
    )


def _due(title: Title[Any], rest: Rerun, viewer: str) -> Step | None:
    """What had to be done first where the first entry fell out, unless that entry did just this, or the next holds."""
    lost = [again.sequence for again, _ in rest.refused]
    kept = [one.again.sequence for one in rest.acted if lost and one.again.sequence > lost[0]]
    if rest.stopped is None or (kept and kept[0] < [*lost[1:], kept[0] + 1][0]):
        return None
    step = next((one for one in title.steps_for(rest.stopped, viewer) if not one.optional), None)
    # A shorthand's words are read on the spot: they cannot be told beforehand.
    told = step is not None and step.action in title.actions_by_name
    return step if step and told and step.action != rest.refused[0][0].call.action else None


def _check_free(title: Title[Any], lost: Iterable[Again]) -> None:
    """Refuses to lose what binds."""
    for one in lost:
        if one.binds:
            raise bound(title, one.binds, one.label, f"amend {one.sequence}")


def _label(entry: int, was: str, new: str, insert: bool) -> str:
    """What the amendment does, in words; `new` is empty where an entry is left out."""
    what = was.rstrip(".")
    if not new:
        return f"Left out, entry {entry}: {what}"
    if insert:
        return f"Put in before entry {entry}: {new}"
    if what == new.rstrip("."):
        return f"Amended, entry {entry}, in what its line does not say: {new}"
    return f"Amended, entry {entry}: {what} -> {new}"


def _as_it_stood(calls: Sequence[Again], as_it_was: Rerun) -> list[Again]:
    """The calls, insisted on where the rules ask today what they did not ask when the entry was made."""
    stood = {one.again.sequence: one.again for one in as_it_was.acted}
    return [stood.get(again.sequence, again) for again in calls]


def differences(before: Frozen, after: Frozen) -> tuple[Difference, ...]:
    """What differs between two views, by path, in the order of the fields."""
    old, new = dict(_flat(before.model_dump(mode="json"))), dict(_flat(after.model_dump(mode="json")))
    return tuple(
        Difference(path, old.get(path), new.get(path))
        for path in dict.fromkeys((*old, *new))
        if old.get(path) != new.get(path)
    )


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        parts: Iterable[tuple[object, Any]] = value.items()
    elif isinstance(value, list):
        parts = enumerate(value, start=1)
    else:
        yield path, value
        return
    for name, part in parts:
        yield from _flat(part, f"{path}.{name}" if path else str(name))
