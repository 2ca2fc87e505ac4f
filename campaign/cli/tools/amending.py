"""`council amend`: puts an earlier entry right, after showing what would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.answers import call_of_words
from campaign.cli import completing
from campaign.cli.acting import secrets_for, unspoken
from campaign.cli.asking import agreed
from campaign.cli.filed import with_files
from campaign.cli.keyboard import check_told
from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.entries import AmendmentShape, ChangeShape, FallenShape, RehearsalShape
from campaign.cli.waiting import patiently
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.title import Call, Title, spoken

if TYPE_CHECKING:
    from campaign.amending import Rehearsal
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper

NO = 1
HIDDEN = "Something hidden changes, and nothing that can be seen here."


def amend(
    ctx: typer.Context,
    entry: Annotated[int, typer.Argument(help="The entry's number in the log.", autocompletion=completing.entries)],
    words: Annotated[list[str] | None, typer.Argument(help="The action as it should have been.")] = None,
    drop: Annotated[bool, typer.Option("--drop", help="Leave the entry out.")] = False,
    before: Annotated[bool, typer.Option("--before", help="Put the action in before the entry.")] = False,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="Why.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
) -> None:
    """Put an earlier entry right: `amend 12 vote cast lyrie aye 2`. What came after it is run again, with the draws
    that were made; what would change is shown first. With --json it is only shown, unless --yes is given.
    """
    desk: Desk = ctx.obj
    keeper, options = desk.keeper(), desk.options
    position = keeper.position_of(entry)
    short = None if drop else _in_short(keeper, position, words or [])
    call = short or _call(desk, words or [], drop, entry, _as_it_was(keeper, entry, desk.viewer))
    with patiently(desk, "Running again what came after"), unspoken(*_parted(keeper.title, call)):
        rehearsal = keeper.rehearse(
            position,
            with_files(keeper.title, call) if call else None,
            insert=before,
            seed=options.seed,
            insisted=options.insist,
            viewer=desk.viewer,
        )
    if options.json and not yes:
        answer(desk, RehearsalShape(amendment=_shape(rehearsal)))
        return
    if not options.json:
        _say(rehearsal, bool(rehearsal.acted) and rehearsal.acted[-1].performed.state != keeper.state)
    lost = f" {len(rehearsal.fallen)} later entries fall out." if len(rehearsal.fallen) > 1 else ""
    if not (yes or agreed(f"Do it?{lost}")):
        desk.say("Nothing was changed.")
        raise typer.Exit(NO)
    desk.safekeeping.before_amend(desk.store(), keeper)
    desk.did(keeper.amend(rehearsal, note))


def _parted(title: Title[Any], call: Call | None) -> tuple[Call, dict[str, Any]]:
    """A call without its secrets, and these."""
    if call is None:
        return Call("amend", {}), {}
    hidden = {one.name for one in title.action(call.action).parameters if one.secret}
    public = {name: value for name, value in call.arguments.items() if name not in hidden}
    return Call(call.action, public), {name: value for name, value in call.arguments.items() if name in hidden}


def _in_short(keeper: Keeper, position: int, words: list[str]) -> Call | None:
    """The call of one short word, as it would have been read then (`amend 12 a2`); None when it is none."""
    for quick in keeper.title.shorthands:
        said = words[1:] if words[:1] == [quick.name] else words
        if len(said) == 1:
            try:
                return quick.read(keeper.past(position), said[0])
            except Refusal:
                continue
    return None


def _as_it_was(keeper: Keeper, entry: int, viewer: str) -> str:
    """What an entry's own command was, as the viewer may know it: what to begin with."""
    one = next(one for one in keeper.log(viewer) if one.sequence == entry)
    action = keeper.title.actions_by_name.get(one.action)
    return spoken(Call(one.action, one.arguments), action)


def _call(desk: Desk, words: list[str], drop: bool, entry: int, was: str) -> Call | None:
    """The call that the words stand for, in place of what `was`; None to leave it out. Refuses both, and neither."""
    if drop and not words:
        return None
    if drop or not words:
        because = "Say the action as it should have been, or --drop, and not both."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"amend {entry} {was}", f"amend {entry} --drop"))
    try:
        action, rest = named(desk.keeper().title, words)
    except Refusal as refusal:
        refusal.allowed = (f"amend {entry} {was}", *refusal.allowed)
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


def _say(rehearsal: Rehearsal, hidden: bool) -> None:
    say_wrapped(rehearsal.heading, indent=2)
    for heading, changes in (
        ("Newer rule:", rehearsal.newer_rule_said),
        ("Your correction:", rehearsal.correction_said),
    ):
        if changes:
            say_wrapped(heading)
        for change in changes:
            say_wrapped(f"  {change}", indent=4)
    if rehearsal.fallen:
        say_wrapped(f"No longer hold, and are left out ({len(rehearsal.fallen)}):")
    for one in rehearsal.fallen:
        newer = " (newer rule)" if one.newer_rule else ""
        say_wrapped(f"  {one.sequence}  {one.label} -- {one.refusal}{newer}", indent=4)
    if not (rehearsal.newer_rule_said or rehearsal.correction_said or rehearsal.fallen):
        say_wrapped(HIDDEN if hidden else "Nothing that can be seen changes.")


def _shape(rehearsal: Rehearsal) -> AmendmentShape:
    newer, correction = (
        [ChangeShape(path=one.path, before=one.before, after=one.after) for one in changes]
        for changes in (rehearsal.newer_rule, rehearsal.correction)
    )
    fallen = [
        FallenShape(
            entry=one.sequence,
            label=one.label,
            clause=one.refusal.clause,
            because=one.refusal.because,
            newer_rule=one.newer_rule,
        )
        for one in rehearsal.fallen
    ]
    return AmendmentShape(label=rehearsal.heading, newer_rule=newer, correction=correction, fallen=fallen)
