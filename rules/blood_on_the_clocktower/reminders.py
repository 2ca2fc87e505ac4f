"""Reminder tokens: which lie at hand, and what they say of a player."""

from __future__ import annotations

from math import prod

from rules.blood_on_the_clocktower.catalog import character, on_script
from rules.blood_on_the_clocktower.names import plain
from rules.blood_on_the_clocktower.state import Player, State
from seeds.blood_on_the_clocktower import facts

IMPAIRED = ("drunk", "poisoned", "isthedrunk", "everyoneisdrunk")
WEIGHTS = {"3votes": "bureaucrat", "negativevote": "thief"}


def printed(state: State, words: str) -> tuple[str, str]:
    """A printed reminder that `words` begin, with its character: one in play before any other; else the words."""
    wanted = plain(words)
    in_play = [player.character for player in state.players.values() if player.character]
    ids = dict.fromkeys([*in_play, *(one.id for one in on_script(state))])
    texts = [(text, id_) for id_ in ids for text in character(state, id_).reminders]
    exact = [pair for pair in texts if plain(pair[0]) == wanted]
    begun = [pair for pair in texts if len(wanted) > 2 and plain(pair[0]).startswith(wanted)]
    found = exact or begun
    return found[0] if found else (" ".join(words.split()), "")


def impaired(player: Player) -> str:
    """`poisoned`, `drunk`, or nothing: what the Grimoire says of a player's ability (ability.impaired)."""
    words = [plain(one.text) for one in player.reminders]
    if "poisoned" in words:
        return "poisoned"
    drunk = player.character == "drunk" or any(word.startswith("drunk") or word in IMPAIRED for word in words)
    return "drunk" if drunk else ""


def spent(player: Player) -> bool:
    """Whether the ability is spent or taken."""
    return any(plain(one.text) == "noability" for one in player.reminders)


def weight(player: Player) -> int:
    """For how many votes a hand counts by the reminders in the Grimoire; 1 as a rule."""
    words = [plain(one.text) for one in player.reminders]
    return prod(facts().special.vote_weight[WEIGHTS[word]] for word in words if word in WEIGHTS)
