"""`council amend`: puts an earlier entry right, after showing what would change."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.answers import call_of_words
from campaign.cli import completing
from campaign.cli.acting import unspoken
from campaign.cli.amended import amended, named
from campaign.cli.asking import agreed
from campaign.cli.filed import with_files
from campaign.cli.keyboard import check_asked
from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.entries import AmendmentShape, ChangeShape, FallenShape, RehearsalShape
from campaign.cli.tools.scripts import words_of
from campaign.cli.waiting import patiently
from campaign.keeper import finished
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Call, Title

if TYPE_CHECKING:
    from campaign.amending import Rehearsal
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper

NO = 1
HIDDEN = "Nothing that can be seen here changes, but something that is kept does."


def amend(
    ctx: typer.Context,
    entry: Annotated[int, typer.Argument(help="The entry's number in the log.", autocompletion=completing.entries)],
    words: Annotated[list[str] | None, typer.Argument(help="The action as it should have been.")] = None,
    drop: Annotated[bool, typer.Option("--drop", help="Leave the entry out.")] = False,
    before: Annotated[bool, typer.Option("--before", help="Put the action in before the entry.")] = False,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="Why.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
    then: Annotated[
        list[str] | None,
        typer.Option("--then", metavar="COMMAND", help="Put in as well, where a later entry would fall out."),
    ] = None,
) -> None:
    """Put an earlier entry right: `amend 12 vote cast lyrie aye 2`. What came after it is run again, with the draws
    that were made; what would change is shown first. With --json it is only shown, unless --yes is given.
    """
    desk: Desk = ctx.obj
    keeper, options = desk.keeper(), desk.options
    _leave_to_host(keeper, desk.viewer)
    position = keeper.position_of(entry)
    call = amended(desk, entry, position, words or [], drop)
    if call:
        check_asked(desk, keeper.past(position), call)
    with patiently(desk, "Running again what came after"), unspoken(*_parted(keeper.title, call)):
        rehearsal = keeper.rehearse(
            position,
            with_files(keeper.title, call) if call else None,
            insert=before,
            seed=options.seed,
            insisted=options.insist,
            viewer=desk.viewer,
            then=[_more(keeper.title, line) for line in then or ()],
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
    done = keeper.amend(rehearsal, note)
    desk.did(done._replace(label=rehearsal.heading) if desk.viewer == keeper.title.host != EVERYONE else done)


def _leave_to_host(keeper: Keeper, viewer: str) -> None:
    """Refuses to look into a game that a host keeps (house.kept), before any word is read: what a correction would
    change, and what it would be refused for, tells what was entered.
    """
    title, state = keeper.title, keeper.state
    if title.host in (EVERYONE, viewer) or finished(title, state) == title.game_of(state):
        return
    because = f"While a game is on, what an amendment would change is for the {title.host} alone to see."
    ways = (f"the same with --for {title.host}",)
    raise Refusal(Kind.NOT_ALLOWED, "house.kept", because, ways, asked="amend", title=title.slug)


def _more(title: Title[Any], line: str) -> Call:
    """A further action, as one word of the command line. Refuses one that asks for a secret."""
    action, rest = named(title, words_of(line))
    if any(one.secret for one in action.parameters):
        because = f"{action.name} asks for what is secret: it is put in by an amend of its own."
        raise Refusal(Kind.UNREADABLE, "house.secret", because, (f"amend ENTRY --before {action.name} ...",))
    return with_files(title, call_of_words(action, rest))


def _parted(title: Title[Any], call: Call | None) -> tuple[Call, dict[str, Any]]:
    """A call without its secrets, and these."""
    if call is None:
        return Call("amend", {}), {}
    hidden = {one.name for one in title.action(call.action).parameters if one.secret}
    public = {name: value for name, value in call.arguments.items() if name not in hidden}
    return Call(call.action, public), {name: value for name, value in call.arguments.items() if name in hidden}


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
    said = ""
    for one in rehearsal.fallen:
        # A reason that holds for several in a row stands behind the first of them.
        before, said = said, f" -- {one.refusal}{' (newer rule)' if one.newer_rule else ''}"
        say_wrapped(f"  {one.sequence}  {one.label}{said if said != before else ''}", indent=4)
    if rehearsal.due:
        say_wrapped(f"Due where the first of them falls out: {rehearsal.due.prompt}. To put that in as well:", indent=2)
        say_wrapped(f"  the same with --then {shlex.quote(rehearsal.due.typed())}", indent=4)
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
    due = rehearsal.due.typed() if rehearsal.due else ""
    return AmendmentShape(label=rehearsal.heading, newer_rule=newer, correction=correction, fallen=fallen, due=due)
