"""Free answers of Queen by Midnight."""

from random import Random

from rules.core.step import Step
from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.state import State

MARKED: tuple[tuple[str, str], ...] = ()
REVEALED: tuple[str, ...] = ()
WORDS = (
    *("freya", "boss", "h", "hephesta/wolf", "h/", "caster", "major", "min-1", "later", "4", "5/3", "Ana=9", "ana"),
    *("c+3", "h-2", "freya.h-3", "lb+1", "f.lash+2", "f/wolf.l-1", "vault", "bazaar", "chest", "ultimate", "utility"),
    *("boon", "bane", "summon", "keep", "archive", "card", "health", "no", "--at", "--loyalty", "--hand", "--gain"),
)
DAMAGE = ("maj", "min", "=9", "maj+2", "")


def invent(step: Step, state: State, random: Random) -> str:
    """Something that is likely to be allowed."""
    others = [one.value for one in state.in_play if one is not state.turn] or ["freya"]
    match step.action:
        case "seats":
            return " ".join(("Ana", "Ben", "Cy", "Dee", "Eve", "Flo")[: random.randint(3, 6)])
        case "levels":
            return f"{random.randint(3, 6)}/3 4/{random.randint(1, 4)}"
        case "turn":
            return _turn(state, random, others)
        case "attack":
            return f"{step.example.split()[0]} 0 {random.choice(('major', 'minor', '7', 'later'))} {others[0]}"
        case "card":
            return random.choice(("utility 0", "boon 0 crown", f"bane 0 --at {others[0]}", "summon 0 --loyalty 3"))
        case "change":
            return f"c+{random.randint(1, 9)} {random.choice(others)}.h-{random.randint(1, 12)}"
        case "declare":
            return random.choice([one.value for one in state.order if one.value != step.arguments["player"]])
        case "advise":
            return f"{random.randint(1, 2)} c+2"
    return step.example or random.choice(step.choices or ("",))


def _turn(state: State, random: Random, others: list[str]) -> str:
    assert state.turn is not None
    first, other = Princess(state.turn).classes[0][0], random.choice(others)
    words = (
        *(f"c+{random.randint(1, 6)}", f"{other}.h-{random.randint(1, 9)}", "h+2", f"l{first}+1", "d1", "x1", "v1"),
        *(f"b{first}2", "chest2", "ult3", "u1", "u0x", "boon0", f"bane0@{other}:curse", "summon0/3:wolf", "r", "st1@"),
        *(f"a{first}0{random.choice(DAMAGE)}@{other}", f"a{first}0maj/u@{','.join(others)}", "rv", "keep", "archive"),
    )
    return " ".join(random.sample(words, random.randint(1, 3)))
