"""Settings inside guided play: one that turns out to be needed is asked for, and play goes on with what was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from campaign.cli.clauses import find, say_clauses
from campaign.cli.lines import Lines
from campaign.cli.play_steps import HELP, QUIT
from campaign.cli.printing import say_wrapped
from campaign.cli.tools.settings import tell
from rules.core.refusal import Kind, Refusal
from rules.title import Setting, Title

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

LEAVING = "An empty line leaves this question, and what was typed before it is not done."
NEEDED = "house.setting-needed"


class LeftError(Exception):
    """Guided play is left at the question for a setting; `refusal` says what was not done for want of it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def with_settings(
    desk: Desk,
    lines: Lines,
    perform: Callable[[], object],
    refuse: Callable[[Exception], None],
    command: Callable[[str], bool],
) -> None:
    """Performs, and again once a setting that it needed is told, or another command was run.

    `refuse` says why a value was not taken; `command` runs a line if it is a command.
    """
    while True:
        before = len(desk.done)
        try:
            perform()
            return
        except Refusal as refusal:
            setting = needed_setting(desk.keeper().title, refusal)
            if setting is None or len(desk.done) > before:
                raise
            told = _told(desk, lines, setting, refuse, command)
            if told is None:
                raise LeftError(refusal) from refusal
            if not told:
                raise


def needed_setting(title: Title[Any], refusal: Refusal) -> Setting | None:
    """The setting that a refusal says is needed; None if it says something else."""
    if refusal.clause != NEEDED:
        return None
    said = " ".join((refusal.because, *refusal.allowed)).split()
    return next((one for one in title.settings if one.name in said), None)


def _told(
    desk: Desk,
    lines: Lines,
    setting: Setting,
    refuse: Callable[[Exception], None],
    command: Callable[[str], bool],
) -> bool | None:
    """Asks until a value is taken or a command was run; False if nothing is typed, None if play is left."""
    while True:
        say_wrapped(f"{setting.prompt} ({setting.clause}) Such as: {setting.example} [Enter leaves it]", indent=2)
        value = lines.read()
        if not value:
            return False
        if value in QUIT:
            return None
        if value in HELP:
            say_clauses(list(find(desk.keeper().info.title, [setting.clause])))
            say_wrapped(f"Asked once, then known: `set {setting.name}` puts it right. {LEAVING}", indent=2)
            continue
        if command(value):
            return True
        try:
            tell(desk, desk.keeper(), setting.name, value)
            return True
        except Refusal as refusal:
            if refusal.kind is Kind.UNREADABLE:
                refusal.allowed = (setting.example,)
            refuse(refusal)
            say_wrapped(LEAVING, indent=2)
