"""The long table scripts of the playthroughs. `python -m tests.playthroughs.scripts` writes them anew.

In each of their first rounds the Leader lays 1 Power on Aye, the third seat lays 2 on Nay and takes the Leader token,
the others Gather; in the last two of a game all pass. What the cards say is made up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rules.queens_dilemma.names import Region

FOLDER = Path(__file__).parent
PEOPLE = {"xanthe": "Ana", "lyrie": "Ben", "jilian": "Cy", "syd": "Dee", "elinor": "Eve"}
MAINS = {3: 9, 4: 8, 5: 10}
LABELS = ("red commercial 2 food", "blue military 1 army", "red welfare 1 food", "blue corruption 1 gold")
CARDS = ("order 3, force 1", "liberty 3, force/diplomacy", "progress 3, order/liberty", "tradition 3, diplomacy 1")
AGENDAS = {"xanthe": "A017", "lyrie": "A064", "jilian": "A044", "syd": "A086", "elinor": "A127"}
OUTCOMES = (
    "Leader: +2 independence; progress 2",
    "Winners: +1 hegemony; order 1",
    "Leader: S{number:02}; force 1",
    "Moderator: K{number:02}; liberty 1",
    "most(gold): +1 hegemony; tradition 1",
    "Winners: +1 gold; diplomacy 2",
    "Players: +1 food; progress 1",
)
VOTES = {3: "a1 pg n2 s", 4: "a1 pg n2 pg s", 5: "a1 pg n2 pg pg s"}
ROUNDS = 7
SPENT = 5
"""After so many rounds there is usually little Power left."""


def founding(players: int, dilemmas: int) -> Iterator[str]:
    """A table of so many, with so many cards in Envelope 00."""
    here = list(PEOPLE)[:players]
    yield f"# {players} players found a campaign."
    yield "new Thursday"
    yield "set ideology-spaces 9"
    yield "set skill-spaces 6"
    yield "found seats " + " ".join(f"{one}:{PEOPLE[one]}" for one in here) + " --leader xanthe"
    labels = (LABELS[number % len(LABELS)] for number in range(MAINS[players]))
    for region, label in zip(Region, labels, strict=False):
        yield f'found regions {region}="{label}"'
    yield "found regions " + " ".join(islice(Region, MAINS[players], len(Region) - 1))
    yield from (f"agenda take {one} {AGENDAS[one]} --limit 9" for one in here)
    yield f"found envelope {dilemmas}"
    yield "duty done all"


def opening(game: int) -> Iterator[str]:
    """The setup of a game."""
    colour = ("red", "blue")[game % 2]
    yield f"# Game {game}."
    yield f'setup begin "{colour} {game + 2} food"'
    yield "setup ready"


def rounds(players: int, game: int, first: int, last: int, endings: int = 0, spent: int = SPENT) -> Iterator[str]:
    """Rounds of a game; so many of them end with an Ending, and the seventh with the sand timer."""
    for number in range(first, last + 1):
        text = OUTCOMES[number - 1].format(number=ROUNDS * (game - 1) + number)
        ending = 3 * (game - 1) + number
        attached = number <= endings
        yield "dilemma read"
        if number <= spent:
            yield f"vote {VOTES[players]}"
        else:
            yield f"vote pm{' pg' * (players - 1)}"
            yield "vote decide nay"
        yield f'outcome "{text}{f"; END{ending:02}" if attached else ""}"{" --sand-timer" * (number == ROUNDS)}'
        if attached:
            yield f'ending attach END{ending:02} --scales {number % 3} --storyline "Road {ending}"'


def ending(players: int, game: int, present: tuple[str, ...] = ()) -> Iterator[str]:
    """The end of a game, from the scoring to the last chore; `present` where it is not the first of the list."""
    here = present or tuple(PEOPLE)[:players]
    for number, one in enumerate(here):
        content = f": {CARDS[number % len(CARDS)]}" if game == 1 or present else ""
        yield f'score ideology {one}="{number + 1}{content}"'
    yield "score power"
    box = ": +1 infamy" if game == 1 else ""
    for number, one in enumerate(here):
        yield f'score investments {one}="army unpaid{box if not number else ""}"'
    yield "score agendas"
    yield "score taxes"
    yield "close"
    yield "duty done all"


def whole(players: int, games: int) -> Iterator[str]:
    """A campaign up to its finale: the deck is empty and all seven Endings are attached after so many games."""
    yield from founding(players, games * ROUNDS)
    for game in range(1, games + 1):
        yield from opening(game)
        yield from rounds(players, game, 1, ROUNDS, endings=3 if game < games else 1)
        yield from ending(players, game)


def scripts() -> dict[str, list[str]]:
    """Each script by its name."""
    return {
        "three_game": [*rounds(3, 1, 2, ROUNDS), *ending(3, 1)],
        "four_founding": [*founding(4, 24)],
        "four_rounds": [*rounds(4, 1, 3, ROUNDS - 1, spent=3)],
        "five_game_1": [*founding(5, 24), *opening(1), *rounds(5, 1, 1, ROUNDS), *ending(5, 1)],
        "absent_game": [*rounds(4, 2, 2, ROUNDS), *ending(4, 2, ("xanthe", "lyrie", "jilian", "elinor"))],
        "whole_campaign": [*whole(4, 3)],
    }


def written(lines: list[str]) -> str:
    """A script as it stands in its file."""
    return "# Written by `python -m tests.playthroughs.scripts`.\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write them all."""
    for name, lines in scripts().items():
        (FOLDER / f"{name}.council").write_text(written(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
