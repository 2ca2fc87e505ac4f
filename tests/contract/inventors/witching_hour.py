"""Free answers of Witching Hour, as a table would give them that sees its own cards."""

from random import Random

from rules.core.step import Step
from rules.witching_hour.abilities import seen_by_look
from rules.witching_hour.dealing import undealt
from rules.witching_hour.piles import cards_of, of, print_pile, size
from rules.witching_hour.state import State
from rules.witching_hour.words import block_words, play_words
from tests.rules.witching_hour.example_deck import EXAMPLE_DECK

MARKED: tuple[tuple[str, str], ...] = ()
REVEALED: tuple[str, ...] = ()
WORDS = (
    *("ana", "cy", "bob", "3 bell", "bell", "3bell+", "candle", "c", "2 mirror candle", "nothing", "no", "familiar"),
    *("scorer", "table", "6", "-3 1 5", "skull", "5 toadstool", "--drawn", "--youngest", "--mode", "99 bell", "1 2 3"),
)


def invent(step: Step, state: State, random: Random) -> str:
    """Something that is likely to be allowed."""
    match step.action:
        case "deck":
            return EXAMPLE_DECK[step.arguments["kind"]]
        case "sit":
            return " ".join(("Ana", "Ben", "Cy", "Dee", "Ana-Lou")[: random.randint(2, 5)])
        case "hand":
            return print_pile(of(random.sample(cards_of(undealt(state)), state.hand_size)))
        case "turn":
            return _turn(state, random)
        case "block":
            assert state.attack is not None
            hand = state.hand(state.attack.defender)
            return random.choice(("no", *block_words(state.attack.cards, hand)))
        case "take" | "place":
            return _choice(step, state, random)
        case "count":
            return random.choice(
                ("nothing", f"{random.randint(0, 3)} bell {random.randint(0, 2)} chalice", "toadstool")
            )
        case "round":
            return random.choice(state.seats)
    return step.example


def _turn(state: State, random: Random) -> str:
    words = play_words(state, state.turn)
    chosen = random.choice(words)
    return chosen + random.choice(("", "", "+")) if ":" in chosen and chosen[-1].isalpha() else chosen


def _choice(step: Step, state: State, random: Random) -> str:
    assert state.look is not None
    there = seen_by_look(state, state.look)
    assert size(there)
    card = random.choice(cards_of(there))
    to = () if step.action == "take" or "to" in step.arguments else (state.left_of(state.look.player)[0],)
    return " ".join((*(f'"{one}"' for one in to), card))
