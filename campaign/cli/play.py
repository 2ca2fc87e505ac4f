"""Guided play: the loop that asks one question at a time. It knows no rule; the title's steps say what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from campaign.answers import Progress, answered, insisting
from campaign.cli.acting import act, refuse_in_vain, unspoken
from campaign.cli.commands import TOOLS, names
from campaign.cli.faults import say, told
from campaign.cli.forms import answers, prefix_of, question
from campaign.cli.keyboard import leave_to
from campaign.cli.lines import Lines
from campaign.cli.options import take
from campaign.cli.output import finish, say_report
from campaign.cli.play_help import explain
from campaign.cli.play_settings import LeftError, with_settings
from campaign.cli.play_steps import (
    HELP,
    QUIT,
    by_name,
    empty_line,
    going_on,
    is_secret,
    mistyped,
    must_be_said,
    only_answer,
    secrets_of,
)
from campaign.cli.printing import say_wrapped
from campaign.cli.screens import show_state
from campaign.cli.tools.scripts import PROGRAM, words_of
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.core.step import Step
from rules.title import Call, Title

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

YES = ("yes", "y")
"""Agrees to the one thing that a question has to offer."""
BACK = ("undo", "redo")
"""After these, what is in front is asked."""
ALWAYS = ("undo", "redo", "state", "next", "log")
"""The commands that may be typed where a secret is asked for."""
UNPINNED = tuple(one.name for one in TOOLS if one.name not in ALWAYS)
"""The tools that rest on no entry that was shown; `run` may go on in another campaign."""
LOOK = "look"
"""How a seat looks at what it alone may see, also where a secret is asked for."""


class Play:
    """One sitting of guided play at a desk. It can be left at any question: everything is kept already."""

    def __init__(self, desk: Desk, lines: Lines) -> None:
        self.desk = desk
        self.lines = lines
        self._passed_over = 0
        self._open: tuple[Step, ...] = ()
        self._shown: Any = None
        self._seen: Any = None

    def go_on(self) -> None:
        """Asks until the table quits, the input ends, or Ctrl-C is pressed, which passes on (KeyboardInterrupt)."""
        try:
            self._ask_on()
        finally:
            self.desk.say("Everything is kept; `council play` goes on from here.")

    def _ask_on(self) -> None:
        while True:
            self._show()
            step = self._ask()
            secret = is_secret(self.desk.keeper().title, step)
            line = self.lines.read(self._offered(step), secret)
            if line is None or line in QUIT:
                return
            try:
                self._take(step, line)
            except LeftError as left:
                self._refuse(left.refusal, "" if secret else line)
                return
            except Exception as error:
                self._refuse(error, "" if secret else line)

    def _offered(self, step: Step | None) -> tuple[str, ...]:
        """What may complete a line: the answers, then the commands."""
        title, state = self.desk.keeper().title, self.desk.keeper().state
        if is_secret(title, step):
            return ()
        short = (word for one in title.shorthands if step and one.name == step.action for word in one.offers(state))
        answers = (*step.choices, *([] if step.choices else short)) if step else ()
        return tuple(dict.fromkeys((*answers, *names(title.slug), *sorted(_own_words(title)), *HELP[1:], *QUIT[:1])))

    def _show(self) -> None:
        """The screen, if anything has changed since it was shown."""
        keeper = self.desk.keeper()
        if self._shown != (keeper.info.id, keeper.sequence):
            here = self._shown is not None and self._shown[0] == keeper.info.id
            self._shown = (keeper.info.id, keeper.sequence)
            self._passed_over = going_on(self._open, self._passed_over, self._steps())
            before, self._seen = self._seen, keeper.view(self.desk.viewer)
            show_state(keeper.title, self._seen, before)
            if here and self.desk.done:
                say_report(self.desk)
                self.desk.done.clear()

    def _ask(self) -> Step | None:
        """Puts the question that is on; None if nothing comes next."""
        steps = self._open = self._steps()
        if not steps:
            self.desk.say("Nothing comes next. Commands may still be typed; `quit` leaves.")
            return None
        self._passed_over %= len(steps)
        step = steps[self._passed_over]
        say_wrapped(f"{question(step)}{empty_line(step, len(steps))}", indent=2)
        for line in answers(self.desk.keeper().title, step):
            say_wrapped(f"  {line}", indent=4)
        return step

    def _steps(self) -> tuple[Step, ...]:
        """What comes next, with the choices of whoever's eyes this sitting is for."""
        return self.desk.keeper().steps(self.desk.viewer)

    def _take(self, step: Step | None, line: str) -> None:
        if line in BACK:
            self._passed_over = 0
        line = self._whose_look(step, line)
        if line in HELP and not (step and line in step.choices):
            explain(self.desk, step)
        elif line and self._is_command(step, line):
            self.desk.done.clear()
            self._command(line)
        elif step is not None and (only := self._agreed(step, line)) is not None:
            self._answer(step, only)
        elif step is None:
            self.desk.say("Nothing is asked now.")
        elif not line and must_be_said(step):
            self._pass_over(step)
        else:
            self._answer(step, line)

    def _agreed(self, step: Step, line: str) -> str | None:
        """The one answer that a yes agrees to; None if it is no yes, or an answer of its own."""
        secret = is_secret(self.desk.keeper().title, step)
        agreed = line.lower() in YES and not secret and not step.words and line not in step.choices
        return only_answer(step) if agreed else None

    def _pass_over(self, step: Step) -> None:
        """To the next question; or to what another keyboard has entered meanwhile."""
        keeper, shown = self.desk.keeper(), self.desk.keeper().sequence
        keeper.refresh()
        if keeper.sequence != shown:
            return
        count = len(self._steps())
        if count > 1:
            self._passed_over += 1
        elif not step.optional:
            self.desk.say("An answer is needed here; `?` explains, `quit` leaves.")

    def _is_command(self, step: Step | None, line: str) -> bool:
        """Whether a line is a command: not one of the choices, and its first word names a tool or an action."""
        title = self.desk.keeper().title
        if is_secret(title, step):
            return line in ALWAYS or self._names_seat(line, LOOK, *([step.action] if step else []))
        first = line.split()[0]
        return not (step and line in step.choices) and first in (PROGRAM, *names(title.slug), *_own_words(title))

    def _whose_look(self, step: Step | None, line: str) -> str:
        """The line; where `look` alone is typed, the seat that is asked looks."""
        keeper = self.desk.keeper()
        asked = step is not None and step.who in keeper.title.seats_at(keeper.state) and " " not in step.who
        return f"{LOOK} {step.who}" if step and asked and line == LOOK else line

    def _names_seat(self, line: str, *commands: str) -> bool:
        """Whether a line is one of these commands with a seat behind it, and no secret that begins so."""
        keeper = self.desk.keeper()
        seats = keeper.title.seats_at(keeper.state)
        return any(line.startswith(f"{one} ") and matching(line[len(one) :], seats) for one in commands)

    def _command(self, line: str) -> None:
        """Runs a command; one of the campaign's own title needs no prefix here."""
        from campaign.cli.main import dispatch

        title = self.desk.keeper().title
        words = words_of(line)
        if words and words[0] not in names(title.slug) and words[0] in _own_words(title):
            words = [*prefix_of(title).split(), *words]
        options, words = take(words, self.desk.options)
        if words and words[0] not in UNPINNED and options.at is None and options.campaign == self.desk.options.campaign:
            # As an answer does: what another keyboard entered meanwhile is seen before anything is built on it.
            options = replace(options, at=self.desk.keeper().sequence)
        with self.desk.under(options):
            self._with_settings(lambda: dispatch(self.desk, words))
            if options.json:
                finish(self.desk)
        self.desk.answered = False

    def _answer(self, step: Step, line: str) -> None:
        """The calls that a line stands for, each sent with the entry on which its question rests."""
        keeper = self.desk.keeper()
        # What another keyboard has entered meanwhile comes first: the question may be another one by now.
        keeper.check(keeper.sequence)
        if not any(one.instead(keeper.state, step, insisting(line)[0]) for one in keeper.title.shorthands):
            step, line = by_name(step, line, self._steps())
        self._leave_to_others(step, line)
        if not is_secret(keeper.title, step) and (near := mistyped(step, line)):
            because = f"“{line}” looks like the command `{near}`."
            raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, (near, f"{line} --insist"))
        self.desk.done.clear()
        hidden = {one.name for one in secrets_of(keeper.title, step)}
        # A secret that was left empty is settled too: no word of the line may stand for it.
        asked = step.model_copy(update={"arguments": {**step.arguments, **dict.fromkeys(hidden, "")}})
        if hidden and not is_secret(keeper.title, step):
            self._check_open(asked, line, hidden)
        secrets, line = self._asked_in_secret(step, line)
        text, insisted = insisting(line)
        progress = Progress()
        with progress.told():
            for call in answered(keeper.title, lambda: keeper.state, asked, text, progress):
                public = Call(call.action, {name: one for name, one in call.arguments.items() if name not in hidden})
                with unspoken(public, secrets):
                    full = Call(call.action, {**public.arguments, **secrets})
                    self._with_settings(partial(self._act, full, insisted))

    def _leave_to_others(self, step: Step, line: str) -> None:
        """Refuses an answer for another seat at a keyboard that was opened for one (house.whose-keyboard)."""
        title, state, viewer = self.desk.keeper().title, self.desk.keeper().state, self.desk.viewer
        others = {*title.seats_at(state)} - {viewer, title.host}
        if viewer in (EVERYONE, title.host) or step.who not in others or insisting(line)[1]:
            return
        leave_to(step.who, viewer, ("an empty line, to see what others have entered",))

    def _asked_in_secret(self, step: Step, line: str) -> tuple[dict[str, str], str]:
        """What was typed for the secret arguments, and what is left of the line to read."""
        secrets = secrets_of(self.desk.keeper().title, step)
        if is_secret(self.desk.keeper().title, step):
            return {secrets[0].name: line}, ""
        given: dict[str, str] = {}
        for one in secrets:
            self.desk.say(f"{one.typed.capitalize()}?")
            given[one.name] = self.lines.read(hidden=True) or ""
        return {name: text for name, text in given.items() if text}, line

    def _check_open(self, asked: Step, line: str, hidden: set[str]) -> None:
        """Refuses what was said openly, where it will not do, before anything secret is asked for."""
        keeper = self.desk.keeper()
        needed = {one.name for one in keeper.title.action(asked.action).parameters if one.required} - hidden
        for call in answered(keeper.title, lambda: keeper.state, asked, insisting(line)[0]):
            public = {name: one for name, one in call.arguments.items() if name not in hidden}
            if needed <= public.keys():
                refuse_in_vain(keeper, Call(call.action, public))

    def _act(self, call: Call, insisted: bool) -> None:
        keeper = self.desk.keeper()
        act(self.desk, keeper, call, at=keeper.sequence, insisted=insisted)

    def _with_settings(self, perform: Callable[[], object]) -> None:
        with_settings(self.desk, self.lines, perform, self._refuse, self._aside)

    def _aside(self, line: str) -> bool:
        """Runs a line at the question for a setting, if it is a command; what waits for the setting waits on."""
        if not self._is_command(None, line):
            return False
        try:
            self._command(line)
        except LeftError:
            raise
        except Exception as error:
            self._refuse(error, line)
        return True

    def _refuse(self, error: Exception, line: str = "") -> None:
        said = told(self.desk, error, line=line)
        if said is None:
            raise error
        if said.clause == "house.stale":
            self.desk.look_again()
        say(said)


def _own_words(title: Title[Any]) -> set[str]:
    """The words with which a title's own commands begin."""
    return {action.name.split()[0] for action in title.actions} | {one.name.split()[0] for one in title.shorthands}
