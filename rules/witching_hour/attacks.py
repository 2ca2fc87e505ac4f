"""Attacks and what answers them: sets, blocks, Mirrors, Familiars, Toadstools."""

from typing import Annotated, Literal

from pydantic_core import PydanticCustomError

from rules.core.names import Text
from rules.core.refusal import unreadable
from rules.core.secrecy import TABLE_ONLY, KeptBy
from rules.core.table import Table
from rules.core.values import Frozen
from rules.core.written import Written
from rules.witching_hour.events import (
    AttackBlocked,
    AttackMade,
    AttackReflected,
    AttackTaken,
    DiscardsTaken,
    FamiliarLaid,
)
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import NOTHING, Pile, PileText, cards_of, holds, main_kind, of, parse_pile, shown, size
from rules.witching_hour.piles import print_pile as printed
from rules.witching_hour.rounds import end_turn
from rules.witching_hour.state import Attack, State
from rules.witching_hour.whose import has, on_turn, seat

FAMILIAR = "familiar"
LET = ("no", "nope", "take", "let", "pass")
"""Words with which an answer that lets the attack through begins; `no way` is one too."""


class Answer(Frozen):
    """What a defender does: nothing, a Familiar's ability, or a block of these cards."""

    how: Literal["no", "familiar", "cards"]
    cards: Pile = NOTHING


def parse_answer(text: str) -> Answer:
    """`no`, `familiar` (its ability: one is enough), or a set; `1 familiar` is a set of one."""
    typed = text.strip().casefold()
    if typed.split()[:1] and typed.split()[0].rstrip(",.!") in LET:
        return Answer(how="no")
    if len(typed) > 2 and FAMILIAR.startswith(typed):
        return Answer(how="familiar")
    try:
        return Answer(how="cards", cards=parse_pile(text))
    except PydanticCustomError as error:
        said = error.context or {}
        unreadable(str(said["because"]), (LET[0], FAMILIAR, *said["allowed"]))


def print_answer(answer: Answer) -> str:
    """As it is typed."""
    return printed(answer.cards) if answer.how == "cards" else answer.how


AnswerText = Annotated[Answer, Written(parse_answer, print_answer, "3 candle")]
Drawn = Annotated[PileText | None, KeptBy(TABLE_ONLY)]
"""Draws given by hand: typed as words of the command, and shown to nobody afterwards."""


def attack(table: Table[State], target: Text, cards: PileText, *, drawn: Drawn = None) -> None:
    """Attack another player: `attack NAME 3 bell`, with a Candle `attack NAME 3 chalice candle`.

    `--drawn` gives what Toadstools draw from the discard pile; without it the program draws.
    """
    player = on_turn(table)
    others = tuple(one for one in table.state.holders if one != player)
    named = seat(table, target)
    table.refuse_unless(named != player, "attack.target", "Nobody attacks themselves.", others)
    table.refuse_unless(named in others, "attack.target", f"{named} has no cards and cannot be attacked.", others)
    _one_set(table, cards, "attack.set", "An attack")
    has(table, player, cards, "attack.set")
    toadstools = cards.get(CardType.TOADSTOOL, 0)
    because = "Only an attack with Toadstools draws from the discard pile."
    table.refuse_unless(toadstools or drawn is None, "card.toadstool", because, ("without --drawn",))
    table.record(AttackMade(attacker=player, defender=named, cards=cards))
    if toadstools:
        _fester(table, player, named, toadstools, drawn)


def _one_set(table: Table[State], cards: Pile, clause: str, what: str) -> None:
    """Refuses what is not of one type with at most one Candle, or Candles alone."""
    others = [kind for kind in cards if kind is not CardType.CANDLE]
    because = f"{what} is of one type, with at most one Candle; {shown(cards)} are of several."
    table.refuse_unless(len(others) <= 1, clause, because, ("3 bell", "3 bell candle", "3 candle"))
    because = "One Candle, never more, goes with cards of another type."
    ways = ("the same with one Candle", "Candles alone")
    table.refuse_unless(main_kind(cards) or not cards, "card.candle", because, ways)
    table.refuse_unless(cards, clause, f"{what} takes cards.", ("1 bell", "block no"))


def _fester(table: Table[State], player: str, target: str, count: int, drawn: Pile | None) -> None:
    """Toadstools: no block; then a random discard for each into the attacker's own Hex pile, not looked at."""
    table.record(AttackTaken(player=target))
    discard = table.state.discard
    number = min(count, size(discard))
    if drawn is None:
        drawn = of(table.random.pick(cards_of(discard), number))
    because = f"{number} of the {size(discard)} discards are drawn; those named are not as many, or do not lie there."
    fits = size(drawn) == number and holds(discard, drawn)
    table.refuse_unless(fits, "card.toadstool", because, (f"--drawn with {number} cards", "without --drawn"))
    if number:
        table.record(DiscardsTaken(player=player, count=number, cards=drawn))
    end_turn(table)


def block(table: Table[State], answer: AnswerText) -> None:
    """Answer an attack: `block no` lets it through, `block 3 candle` blocks, `block familiar` lays one Familiar.

    A block with Mirrors throws the attack back.
    """
    attack = attacked(table)
    if answer.how == "no":
        table.record(AttackTaken(player=attack.defender))
        end_turn(table)
    elif answer.how == "familiar":
        _lay_familiar(table, attack)
    else:
        _block(table, attack, answer.cards)


def attacked(table: Table[State]) -> Attack:
    """The attack that waits for an answer."""
    state = table.state
    if state.phase is not Phase.TURNS or state.attack is None:
        table.refuse("block.none", "Nobody is attacked now.", ("next",))
    return state.attack


def _lay_familiar(table: Table[State], attack: Attack) -> None:
    player = attack.defender
    because = f"{player} does not have a Familiar in hand."
    held = table.state.hand(player).get(CardType.FAMILIAR)
    table.refuse_unless(held, "card.familiar", because, ("block no", "block 3 candle"))
    table.record(FamiliarLaid(player=player))
    end_turn(table)


def _block(table: Table[State], attack: Attack, cards: Pile) -> None:
    player, wanted = attack.defender, size(attack.cards)
    because = "A Bell cannot block."
    table.refuse_unless(CardType.BELL not in cards, "card.bell", because, (f"{wanted} of another type", "block no"))
    _one_set(table, cards, "block.set", "A block")
    because = f"The attack counts {wanted}: it takes exactly as many cards, not {size(cards)}."
    ways = (f"block with {wanted} of a type", "a Candle among them", "block familiar", "block no")
    table.refuse_unless(size(cards) == wanted, "block.set", because, ways)
    has(table, player, cards, "block.set")
    if main_kind(cards) is not CardType.MIRROR:
        table.record(AttackBlocked(player=player, cards=cards))
        end_turn(table)
        return
    table.record(AttackReflected(player=player, cards=cards))
    back = table.state.attack
    assert back is not None
    if not size(table.state.hand(back.defender)):
        table.record(AttackTaken(player=back.defender))
        end_turn(table)
