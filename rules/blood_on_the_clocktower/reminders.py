"""Reminder tokens: which lie at hand, and what they say of a player."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from rules.blood_on_the_clocktower.catalog import character, on_script
from rules.blood_on_the_clocktower.names import plain
from rules.blood_on_the_clocktower.state import Player, State
from seeds.blood_on_the_clocktower import facts

IMPAIRED = ("drunk", "poisoned", "isthedrunk", "everyoneisdrunk")
WEIGHTS = {"3votes": "bureaucrat", "negativevote": "thief"}


NO_ABILITY = "No Ability"


class Laid(NamedTuple):
    """A reminder to be laid: its words, whose token it is (empty: the Storyteller's own words), and who has it now.

    `lies` names those beside whom all its tokens lie already; nobody, while one is at hand.
    """

    text: str
    of: str
    lies: tuple[str, ...] = ()


def meant(state: State, name: str, words: str) -> Laid:
    """The printed reminder that `words` begin, of a character in play before any other; else the words themselves."""
    wanted = plain(words)
    in_play = [player.character for player in state.players.values() if player.character]
    ids = dict.fromkeys([*in_play, *(one.id for one in on_script(state))])
    texts = [(text, id_) for id_ in ids for text in dict.fromkeys(character(state, id_).reminders)]
    exact = [pair for pair in texts if plain(pair[0]) == wanted]
    begun = [pair for pair in texts if len(wanted) > 2 and plain(pair[0]).startswith(wanted)]
    found = exact or begun
    if not found:
        return Laid(" ".join(words.split()), "")
    text = found[0][0]
    if text == NO_ABILITY:
        # Each player's own: it says that this one's ability is spent.
        return Laid(text, state.players[name].character)
    owners = [id_ for of_text, id_ in found if of_text == text]
    owners = [id_ for id_ in owners if id_ in in_play] or owners[:1]
    free = next((id_ for id_ in owners if len(_beside(state, text, id_)) < _copies(state, text, id_)), "")
    if free:
        return Laid(text, free)
    return Laid(text, owners[0], tuple(name for id_ in owners for name in _beside(state, text, id_)))


def _copies(state: State, text: str, id_: str) -> int:
    """How many tokens there are: those that the character has, for each player that is it."""
    players = sum(player.character == id_ for player in state.players.values())
    return character(state, id_).reminders.count(text) * max(players, 1)


def _beside(state: State, text: str, of: str) -> list[str]:
    """Beside whom such tokens lie, a name for each."""
    return [name for name in state.circle for one in state.players[name].reminders if (one.text, one.of) == (text, of)]


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
