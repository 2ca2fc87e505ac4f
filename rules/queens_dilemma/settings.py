"""Settings: what the box shows and the rulebook does not print. Asked once, when it is first needed."""

from __future__ import annotations

from rules.core.names import Text, matching
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.queens_dilemma.events.founding import SettingSet
from rules.queens_dilemma.state import State
from rules.title import Setting

SETTINGS = (
    Setting(
        "ideology-spaces",
        int,
        "How many spaces has an Ideology track, the middle and both ends counted?",
        "setup.ideology-board",
        "9",
    ),
    Setting("skill-spaces", int, "How many Skill spaces has a Diary?", "skill.cover", "6"),
    Setting("keyword-spaces", int, "How many Keyword spaces has a Diary?", "founding.diary", "12"),
    Setting("hegemony-track", int, "How many spaces has the Hegemony track?", "founding.diary", "100"),
    Setting("independence-track", int, "How many spaces has the Independence track?", "founding.diary", "100"),
    Setting("infamy-track", int, "How many spaces has the Infamy track?", "founding.diary", "30"),
)


def setting(state: State, name: str) -> int | None:
    """The value of a setting, or None while it is not known."""
    return state.settings.get(name)


def need_setting(table: Table[State], name: str) -> int:
    """The value of a setting. Refused while it is not known, naming the command that gives it."""
    value = setting(table.state, name)
    if value is None:
        known = next(one for one in SETTINGS if one.name == name)
        raise Refusal(Kind.NOT_ALLOWED, "house.setting-needed", known.prompt, (f"set {known.name} {known.example}",))
    return value


def set_value(table: Table[State], name: Text, value: int) -> None:
    """Type in a number that the box shows: `set ideology-spaces 9`."""
    names = tuple(one.name for one in SETTINGS)
    found = matching(name, names)
    if len(found) != 1:
        table.ask("house.unknown-setting", f"There is no single setting “{name}”.", found or names)
    if found[0] == "ideology-spaces":
        table.refuse_unless(
            value >= 5 and value % 2,
            "setup.ideology-board",
            f"A track cannot have {value} spaces: there is a middle, so their number is odd, and 5 or more.",
            ("5", "7", "9", "11"),
        )
        moved = any(table.state.positions.values()) and table.state.settings.get(found[0], value) != value
        if moved:
            because = "Sliders have moved on tracks of the old length: `amend` the entry that set it instead."
            table.confirm("house.setting-fixed", because)
    table.refuse_unless(1 <= value <= 999, "house.unreadable", f"{value} is not between 1 and 999.")
    table.record(SettingSet(name=found[0], value=value))
