"""What a run of the program says: in JSON, or in words for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from campaign.cli.choices import one_of
from campaign.cli.printing import say, say_wrapped

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.cli.shapes.entries import CampaignShape, EntryShape, StepShape
    from campaign.cli.shapes.shape import Shape
    from rules.core.step import Step


def finish(desk: Desk) -> None:
    """After the last entry of a command: the screen and what comes next, or all of it as JSON."""
    if desk.answered or not desk.done:
        return
    if desk.options.json:
        answer_done(desk)
        return
    from campaign.cli.screens import show_state

    keeper, viewer = desk.keeper(), desk.viewer
    show_state(keeper.title, keeper.view(viewer), keeper.title.view(desk.done[0].before, viewer))
    say_next(desk)
    say_report(desk)


def say_report(desk: Desk) -> None:
    """How the game that has just ended is written down."""
    from campaign.keeper import finished

    title = desk.keeper().title
    game = finished(title, desk.done[-1].after)
    if game <= finished(title, desk.done[0].before):
        return
    # Only now: the reports take longer to load than an entry takes.
    from reports import registry

    usual = next((one for one in registry.REPORTS.get(title.slug, ()) if one.usual and one.about == "game"), None)
    if usual:
        say_wrapped(f"Written down: council report {usual.name} {game}", indent=2)


def answer_done(desk: Desk, campaign: CampaignShape | None = None) -> None:
    """The entries made and what comes next, as JSON."""
    from campaign.cli.shapes.entries import DoneShape

    shown: dict[str, Any] = {"campaign": campaign} if campaign else {}
    steps = [step_shape(step) for step in desk.keeper().steps(desk.viewer)]
    answer(desk, DoneShape(done=entry_shapes(desk), next=steps, **shown))


def answer(desk: Desk, shape: Shape) -> None:
    """A shape, as JSON on standard output: the one answer of this run."""
    if desk.silent:
        return
    desk.answered = True
    say(shape.model_dump_json(exclude_unset=True, indent=2))


def answer_lines(desk: Desk, lines: Iterable[str]) -> None:
    """An answer of so many lines: each on its own, or all as JSON."""
    from campaign.cli.shapes.answers import AnswerShape

    if desk.options.json:
        answer(desk, AnswerShape(answer=list(lines)))
        return
    for line in lines:
        desk.say(line)


def entry_shapes(desk: Desk) -> list[EntryShape]:
    """The entries made, as whom the answers are for may see them."""
    from campaign.cli.shapes.entries import EntryShape

    viewer = desk.viewer if desk.done else ""
    return [
        EntryShape(
            entry=one.entry,
            label=desk.label(one),
            events=[shown for event in one.events if (shown := event.seen_by(viewer)) is not None],
        )
        for one in desk.done
    ]


def step_shape(step: Step) -> StepShape:
    """A step as JSON has it."""
    from campaign.cli.shapes.entries import StepShape

    return StepShape.model_validate(step.model_dump(mode="json", include=set(StepShape.model_fields)))


def say_next(desk: Desk, everything: bool = False) -> None:
    """Who is next, and what may be typed. What may also be done is only named, unless `everything` is asked for."""
    from campaign.cli.forms import prefix_of, question, typed

    keeper = desk.keeper()
    steps = keeper.steps(desk.viewer)
    shown = [step for step in steps if everything or not step.optional]
    for number, step in enumerate(shown):
        optional = " (may be left)" if step.optional else ""
        say_wrapped(f"{'      ' if number else 'Next: '}{question(step)}{optional}", indent=6)
        say_wrapped(f"        council {prefix_of(keeper.title)}{typed(keeper.title, step)}", indent=10)
    if not shown:
        say("Next: nothing that has to be.")
    _say_also([step.action for step in steps if step not in shown])


def _say_also(actions: Sequence[str]) -> None:
    """The actions that may be done as well, with how often."""
    counted = [(action, actions.count(action)) for action in dict.fromkeys(actions)]
    if counted:
        also = ", ".join(f"{action} ({count})" if count > 1 else action for action, count in counted)
        say_wrapped(f"Also open: {also}. `council next` shows them.", indent=2)


def say_refusal(
    because: str,
    clause: str,
    asked: str,
    allowed: Sequence[str],
    place: str = "",
    halfway: tuple[Sequence[str], Sequence[str]] = ((), ()),
    way_on: str = "",
) -> None:
    """A refusal for people, on standard error: what was asked, why not, and what would be allowed.

    `halfway`: the words of a line that were entered before it, and those that were not. `way_on`: how a script that
    stopped goes on.
    """
    cited = f" ({clause})" if clause else ""
    say_wrapped(f"{place}{because}{cited}", indent=2, err=True)
    if asked:
        say_wrapped(f"  You asked: {asked}", indent=4, err=True)
    if allowed:
        say_wrapped(f"  Allowed: {one_of(allowed)}", indent=4, err=True)
    done, left = halfway
    if left:
        entered = f"Done: {' '.join(done)}. " if done else "Nothing of the line was done. "
        say_wrapped(f"  {entered}Not done: {' '.join(left)}", indent=4, err=True)
    if way_on:
        say_wrapped(f"  {way_on}", indent=4, err=True)
