"""Free answers of The Queen's Dilemma."""

from random import Random

from rules.core.step import Step
from rules.queens_dilemma.names import Character, Region
from rules.queens_dilemma.state import State

MARKED = (("agenda note", "content"),)
REVEALED: tuple[str, ...] = ()
DEAD_ENDS = ("dilemma.deck-empty",)
WORDS = (
    *("xanthe", "lyr", "x", "blodyn", "t", "aye", "n", "progress", "a1", "n4", "r1", "s", "g", "pg", "pm", "pC012"),
    *("+2 independence", "Leader: -3 army", "A045", "B07", "07", "M03", "red 3 food", "1 food", "xanthe=1 food"),
    *(
        "red commercial 2 food",
        "order 3, force 1",
        "hegemony",
        "infamy",
        "paid",
        "unpaid",
        "success",
        "--for",
        "--army",
    ),
)
EFFECTS = (
    *(
        "Leader: +2 independence",
        "Winners: +1 gold, -1 food",
        "progress 2",
        "order",
        "Players: +1 materials",
        "nothing",
    ),
    *("Leader: -3 army", "win(progress)? most(gold): +1 hegemony", "Moderator: +1 power", "least(power): +2 food"),
)


def invent(step: Step, state: State, random: Random) -> str:
    """Something that is likely to be allowed."""
    invention = INVENTIONS.get(step.action)
    return invention(step, random) if invention else step.example or random.choice(step.choices or ("",))


def _seats(step: Step, random: Random) -> str:
    characters = random.sample(list(Character), random.randint(3, 6))
    return " ".join(f"{one.value}:{one.value.title()}'s" for one in characters)


def _region(step: Step, random: Random) -> str:
    return f'{random.choice(list(Region)).value}="{_building(random)}"'


def _building(random: Random) -> str:
    kind = random.choice(("commercial", "military", "welfare", "entertainment", "corruption"))
    return f"{random.choice(('red', 'blue'))} {kind} {random.choice(('2 food', '1 army', '1 army / 1 gold'))}"


def _front(step: Step, random: Random) -> str:
    return random.choice(("", '--aye "progress, positive" --nay "tradition 2"', "--nay order, uncertain"))


def _outcome(step: Step, random: Random) -> str:
    effects = [*random.sample(EFFECTS, random.randint(1, 2)), *([_piece(random)] if random.random() < 0.4 else [])]
    return "; ".join(effects) + random.choice(("", "", " --sand-timer"))


def _piece(random: Random) -> str:
    number = random.randint(1, 40)
    kinds = (f"envelope {number:02}", f"M{number % 10:02}", f"Leader: A{number:03}", f"Leader: S{number:02}")
    return random.choice((*kinds, f"Moderator: K{number:02}", f"C{number:03}", f"END{number % 8:02}"))


def _opening(step: Step, random: Random) -> str:
    return f"--dilemmas {random.randint(1, 4)}"


def _space(step: Step, random: Random) -> str:
    taxed = random.choice(("food", "army", "materials"))
    return f"{random.choice(('red', 'blue'))} {random.randint(1, 4)} {taxed}"


def _investment(step: Step, random: Random) -> str:
    kind = random.choice(("army", "food", "materials"))
    result = random.choice(("paid: +2 hegemony", "paid", "unpaid", "unpaid: -1 independence"))
    return f'{step.who}="{kind} {result}"'


def _chronicle(step: Step, random: Random) -> str:
    bands = random.choice(("instant", "pass action", "pass bonus", "voting", "end", "ideology scoring", "tax, instant"))
    tracks = random.choice(("", "; duration 1", "; duration 2; spaces 1", "; stack"))
    herald = random.choice(("", "; herald: +1 gold", "; herald: -1 army", "; herald syd: +1 food"))
    cost = random.choice(("", "; cost 1 food"))
    main = random.choice((f"main: {random.choice(EFFECTS)}", 'words \\"Done\\"'))
    return f'"{bands}{tracks}{herald}{cost}; {main}"'


INVENTIONS = {
    "chronicle describe": _chronicle,
    "score investments": _investment,
    "envelope open": _opening,
    "box open": _opening,
    "found seats": _seats,
    "found regions": _region,
    "setup begin": _space,
    "dilemma read": _front,
    "outcome": _outcome,
}
