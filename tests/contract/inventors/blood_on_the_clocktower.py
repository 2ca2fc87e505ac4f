"""Free answers of Blood on the Clocktower. What the Storyteller notes is a marker now and then: it must not get out."""

from random import Random

from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import State
from rules.core.step import Step

MARKED: tuple[tuple[str, str], ...] = ()
REVEALED: tuple[str, ...] = ()
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")
WORDS = (
    *(
        "ana",
        "2",
        "9",
        "99",
        "imp",
        "baron",
        "drunk=chef",
        "tb",
        "snv",
        "again",
        "good",
        "evil",
        "yes",
        "n",
        "rest",
        "-",
    ),
    *("--side", "--after", "--by", "--because", "--ruling", "--script", "--hands", "--counts", "--anyway", "--feigned"),
    *('["imp"]', "@nowhere.json", "poisoned", "gunslinger", "minioninfo", "dusk", "dawn", "reason"),
)


def interject(state: State, random: Random) -> str:
    """Now and then a note in the Grimoire, or a vote with all eyes shut, that no step asks for."""
    if not state.circle or random.random() > 0.1:
        return ""
    one, other = (f'"{random.choice(state.circle)}"' for _ in range(2))
    notes = (
        f"remind {one} poisoned",
        f'remind {one} "3 votes"',
        f"spend {one}",
        f"become {one} imp",
        f"side {one} evil",
        f"revive {one}",
    )
    unseen = f"nominate {one} {other} --hidden"
    return unseen if state.phase is Phase.DAY else random.choice(notes)


def invent(step: Step, state: State, random: Random) -> str:
    """Something that is likely to be allowed."""
    somebody = [f'"{name}"' for name in state.circle] or ["ana"]
    match step.action:
        case "setup":
            return " ".join(NAMES[: random.randint(5, 12)])
        case "edition":
            return random.choice(step.choices)
        case "nominate":
            return " ".join((random.choice(somebody), random.choice(somebody)))
        case "vote":
            return random.choice(("y", "n", "yyyy", "nnnn", "rest", str(random.randint(1, len(somebody)))))
        case "die":
            return random.choice(somebody) + random.choice(("", " --by imp"))
        case "wake":
            return random.choice(("", "-", f"marker{random.randint(100, 999)}", f"2 --chose {random.choice(somebody)}"))
        case "traveller":
            return f"Zoe{random.randint(1, 9)}x gunslinger --side {random.choice(('good', 'evil'))}"
        case "exile":
            return " ".join(random.sample(somebody, random.randint(1, len(somebody))))
        case "bag" | "deal" | "bluffs":
            return ""
    return random.choice(step.choices) if step.choices else ""
