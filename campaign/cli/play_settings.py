"""Settings inside guided play: one that turns out to be needed is asked for, and play goes on with what was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from campaign.cli.clauses import find, say_clauses
from campaign.cli.lines import Lines
from campaign.cli.printing import say_wrapped
from campaign.cli.tools.settings import tell
from rules.core.refusal import Refusal
from rules.title import Setting, Title

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

HELP = ("?", "help")
LEAVING = "An empty line leaves this question, and what was typed before it is not done."
NEEDED = "house.setting-needed"


def with_settings(desk: Desk, lines: Lines, perform: Callable[[], object], refuse: Callable[[Exception], None]) -> None:
    """Performs, and again once a setting that it needed is told. `refuse` says why a value was not taken."""
    while True:
        before = len(desk.done)
        try:
            perform()
            return
        except Refusal as refusal:
            setting = needed_setting(desk.keeper().title, refusal)
            if setting is None or len(desk.done) > before or not _told(desk, lines, setting, refuse):
                raise


def needed_setting(title: Title[Any], refusal: Refusal) -> Setting | None:
    """The setting that a refusal says is needed; None if it says something else."""
    if refusal.clause != NEEDED:
        return None
    said = " ".join((refusal.because, *refusal.allowed)).split()
    return next((one for one in title.settings if one.name in said), None)


def _told(desk: Desk, lines: Lines, setting: Setting, refuse: Callable[[Exception], None]) -> bool:
    """Asks until a value is taken; False if nothing is typed."""
    while True:
        say_wrapped(f"{setting.prompt} ({setting.clause}) Such as: {setting.example} [Enter leaves it]", indent=2)
        value = lines.read()
        if not value:
            return False
        if value in HELP:
            say_clauses(list(find(desk.keeper().info.title, [setting.clause])))
            say_wrapped(f"Asked once, then known: `set {setting.name}` puts it right. {LEAVING}", indent=2)
            continue
        try:
            tell(desk, desk.keeper(), setting.name, value)
            return True
        except Refusal as refusal:
            refuse(refusal)
            say_wrapped(LEAVING, indent=2)
