"""Free answers of Cinderella at Midnight: cards described or not, walks in short, shifts, whole phases."""

from random import Random

from rules.cinderella_at_midnight.names import Part, Phase
from rules.cinderella_at_midnight.state import State
from rules.core.step import Step

MARKED: tuple[tuple[str, str], ...] = ()
REVEALED: tuple[str, ...] = ()
WORDS = (
    *("n", "e", "sw", "fountain", "center", "1", "2", "garden", "palace", "bell", "clock", "objective", "key", "half"),
    *("family", "swap", "turn", "none", "near", "near-clock", "here", "--turned", "--back", "--crossing", "n bell, s"),
    *("shift, n, e lock2", "w in / s", "n crown", "n, n", "bell", "lock1"),
)
GARDEN = (
    "n, s",
    "e, w",
    "n bell, s, e",
    "w o1, s o2, n o3",
    "shift, n, e, s, w",
    "serenity, lantern, n, e, s",
    "n, in",
)
PALACE = ("n, s clock", "clock, e, w", "n family, e, s, w", "o1, o2, o3, n, e, s, w", "n key, s half", "e lock4, w 4")
NAMES = ("fountain", "hedge", "wall", "pond", "rose", "gate", "bench", "center")


def invent(step: Step, state: State, random: Random) -> str:
    """Something that is likely to be allowed."""
    others = [one.name for one in state.grid if one.name != state.here] or ["hedge"]
    if state.due:
        return random.choice(("none", "turn:near", f"turn:{random.choice(others)}", f"swap:here,{others[0]}"))
    match step.action:
        case "walk" if state.phase is Phase.SETUP:
            return random.choice(("n e s w", "ne nw se sw", f"n={random.choice(NAMES)}", "s*"))
        case "walk":
            return _walk(state, random, others)
        case "describe":
            part = random.choice(list(Part))
            sides = GARDEN if part is Part.GARDEN else PALACE
            return f"{random.choice(NAMES)} {part} {random.choice(sides)}"
        case "shift":
            return f"turn {random.choice(others)}"
        case "palace":
            return str(random.randint(0, 6))
    return random.choice(step.choices) if step.choices else step.example


def _walk(state: State, random: Random, others: list[str]) -> str:
    thing = random.choice("bo" if state.part is Part.GARDEN else "coohkf")
    way = random.choice("nesw")
    words = (way, f"{way}+{thing}", f"{way}*", f"{way}={random.choice(NAMES)}", f"{way}-", "back", "back+o", thing, "o")
    return " ".join(random.choice((*words, f"p={random.choice(others)}")) for _ in range(random.randint(1, 3)))
