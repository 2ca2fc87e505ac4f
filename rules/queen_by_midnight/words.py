"""What is typed in a word: changes (`f.h-3`), targets (`f`, `f/wolf`), damage (`major+1`), Levels (`5/3`), dice."""

import re
from typing import Annotated, Literal

from rules.core.names import by_prefix
from rules.core.refusal import unreadable
from rules.core.values import Frozen
from rules.core.written import Written
from rules.queen_by_midnight.names import CardClass, Princess


class Target(Frozen):
    """A Princess, or a Summon in her Armory: `freya`, `freya/wolf`; `freya/` is the only Summon there."""

    player: Princess
    summon: str | None = None


class Change(Frozen):
    """So much more or less of a thing; without a target it is the player's whose turn it is."""

    thing: str
    amount: int
    target: Target | None = None


class Damage(Frozen):
    """Major or Minor of the attack's Class, perhaps with more, or a number. `later`: said after Reactions."""

    level: Literal["major", "minor", "", "later"] = ""
    plus: int = 0


class Levels(Frozen):
    """The Major and the Minor Level of a Class."""

    major: int
    minor: int


class Named(Frozen):
    """A person and what belongs to them: `ana=9`, `ana=freya`."""

    person: str
    value: str


THINGS = {
    "c": "clout",
    "h": "health",
    "l": "loyalty",
    **{f"l{one.value[0]}": one.value for one in CardClass},
    **{name: name for name in ("clout", "health", "loyalty", "lash", "prophecy", "trance")},
    **{one.value: one.value for one in CardClass},
}
"""What may be changed, by how it is typed: `c` Clout, `h` Health, `l` a Summon's Loyalty, `lb lc ls` Levels, tokens."""

_CHANGE = re.compile(r"(?:(?P<target>[^.\s]+)\.)?(?P<thing>[a-z]+)(?P<amount>[+-]\d{1,3})", re.I)
_DAMAGE = re.compile(r"(?P<level>[a-z]{2,})(?P<plus>[+-]\d{1,2})?", re.I)
_LEVELS = re.compile(r"(\d{1,2})/(\d{1,2})")


def parse_target(text: str) -> Target:
    """A target from `f` or `f/wolf`. Unreadable when no Princess fits."""
    name, slash, summon = text.strip().partition("/")
    return Target(player=by_prefix(Princess, name), summon=summon.strip().casefold() if slash else None)


def print_target(target: Target) -> str:
    """The target as it is typed."""
    return target.player if target.summon is None else f"{target.player}/{target.summon}"


def parse_change(text: str) -> Change:
    """A change from `c+3`, `f.h-2`, `f/wolf.l-1`, `r.lb+1`. Unreadable when it is none."""
    found = _CHANGE.fullmatch(text.strip())
    thing = THINGS.get(found["thing"].casefold()) if found else None
    if found is None or thing is None:
        unreadable(f"“{text}” is no change.", ("c+3", "h-2", "freya.h-3", "lb+1", "freya/wolf.l-2", "freya.lash+1"))
    target = parse_target(found["target"]) if found["target"] else None
    return Change(thing=thing, amount=int(found["amount"]), target=target)


def print_change(change: Change) -> str:
    """The change as it is typed."""
    who = f"{print_target(change.target)}." if change.target else ""
    return f"{who}{change.thing}{change.amount:+}"


def parse_damage(text: str) -> Damage:
    """Damage from `major`, `min-1`, `4`, `later`. Unreadable when it is none."""
    typed = text.strip().casefold()
    if typed.isdecimal():
        return Damage(plus=int(typed))
    found = _DAMAGE.fullmatch(typed)
    levels: tuple[Literal["major", "minor", "later"], ...] = ("major", "minor", "later")
    level = next((one for one in levels if found and one.startswith(found["level"])), None)
    if found is None or level is None or (level == "later" and found["plus"]):
        unreadable(f"“{text}” is no damage.", ("major", "minor", "major+1", "4", "later"))
    return Damage(level=level, plus=int(found["plus"] or 0))


def print_damage(damage: Damage) -> str:
    """The damage as it is typed."""
    if not damage.level:
        return str(damage.plus)
    return damage.level + (f"{damage.plus:+}" if damage.plus else "")


def parse_levels(text: str) -> Levels:
    """Levels from `5/3`: Major, then Minor. Unreadable when the Minor is the larger."""
    found = _LEVELS.fullmatch(text.strip())
    if found is None or int(found[1]) < int(found[2]):
        unreadable(f"“{text}” are no Levels: the Major (the larger), a slash, the Minor.", ("5/3",))
    return Levels(major=int(found[1]), minor=int(found[2]))


def print_levels(levels: Levels) -> str:
    """The Levels as they are typed."""
    return f"{levels.major}/{levels.minor}"


def parse_named(text: str) -> Named:
    """A person and a value from `ana=9`. Unreadable without both."""
    person, _, value = text.partition("=")
    if not person.strip() or not value.strip():
        unreadable(f"“{text}” is no name with something behind an “=”.", ("Ana=9",))
    return Named(person=person.strip(), value=value.strip())


def print_named(named: Named) -> str:
    """As it is typed."""
    return f"{named.person}={named.value}"


def some_cards(count: int) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} card{'' if count == 1 else 's'}"


TargetText = Annotated[Target, Written(parse_target, print_target, "freya/wolf")]
ChangeText = Annotated[Change, Written(parse_change, print_change, "freya.h-3")]
DamageText = Annotated[Damage, Written(parse_damage, print_damage, "major+1")]
LevelsText = Annotated[Levels, Written(parse_levels, print_levels, "5/3")]
NamedText = Annotated[Named, Written(parse_named, print_named, "Ana=9")]
