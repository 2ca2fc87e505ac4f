"""Pass Actions and Pass Bonuses of cards: Slots, spaces, costs, and what they do in the turn itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rules.core.table import Table
from rules.queens_dilemma.chronicle.card_slots import CardInPlay, cards_in_play, is_full, tokens_out
from rules.queens_dilemma.chronicle.cards import queue_again
from rules.queens_dilemma.chronicle.events import TokenOnSlot
from rules.queens_dilemma.costs import in_full, pay_cost
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.events.legacy import SkillUsed
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Band, Character, Resource
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.pieces import ChronicleCard
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source
from seeds.queens_dilemma import facts


class Obstacle(NamedTuple):
    """Why a card's action cannot be chosen."""

    clause: str
    because: str


class Chosen(NamedTuple):
    """The card actions of one pass: of the Pass Action, of the Pass Bonus, and what both cost."""

    cards: tuple[CardInPlay, ...]
    cost: Goods


def card_code(typed: str) -> str:
    """`c12` is C012, `e03` E3: a card's code as it is kept."""
    text = typed.strip().upper()
    event = text[:1] == "E" and text[1:].isdecimal() and len(text) < 5
    return f"E{int(text[1:])}" if event else padded_code(text)


def open_cards(state: State, player: Character, band: Band) -> Iterator[CardInPlay]:
    """The cards whose Pass Action or Pass Bonus a player can choose now, with nothing more to type."""
    for one in cards_in_play(state):
        if (
            not in_words(one.card)
            and obstacle(state, player, one.code, band) is None
            and payable(state, player, one.card.cost)
        ):
            yield one


def obstacle(state: State, player: Character, code: str, band: Band) -> Obstacle | None:
    """What stands in the way of a card's action, its cost apart (pass.special, pass.card-*)."""
    one = next((one for one in cards_in_play(state) if one.code == code), None)
    if one is None or band not in one.card.bands:
        return Obstacle("pass.special", f"“{code}” is no {_kind(band)} that is open now.")
    if one.token is not None:
        return Obstacle("pass.card-slot", f"{one.token.shown}'s Heraldry token lies on the Slot of {code} already.")
    if is_full(one):
        return Obstacle("pass.card-spaces", f"Every Pass Action space of {code} is filled.")
    ban = next((ban for ban in state.forbidden if ban.code == code and ban.player in (None, player)), None)
    return Obstacle("pass.card-rules", f"{code} forbids it: {ban.why}.") if ban else None


def payable(state: State, player: Character, cost: Goods) -> bool:
    """Whether a player can pay a cost in full (resource.chosen-cost)."""
    return in_full(state.treasuries[player], cost) is not None


def sum_of(one: Goods, other: Goods) -> Goods:
    """Two costs together."""
    return Goods.model_validate({resource.value: one.of(resource) + other.of(resource) for resource in Resource})


def choose(
    table: Table[State], player: Character, action: str, bonus: str, words: tuple[str, ...], cost: Goods
) -> Chosen:
    """The cards or Skills that a pass names (either may be empty). Refuses what is not open; `words` are what is.

    `cost` is what a Skill asks for its action; a card's own cost is known.
    """
    state = table.state
    because = f"{action} has one Slot: its Pass Action or its Pass Bonus, not both."
    table.refuse_unless(not action or action != bonus, "pass.card-slot", because, words)
    cards = tuple(
        _chosen(table, player, code, band, words, cost)
        for code, band in ((action, Band.PASS_ACTION), (bonus, Band.PASS_BONUS))
        if code
    )
    whole = Goods()
    for one in cards:
        whole = sum_of(whole, one.card.cost)
    because = f"{player.shown} cannot pay {whole}, which {' and '.join(one.code for one in cards)} costs."
    table.refuse_unless(payable(state, player, whole), "pass.card-cost", because, words)
    return Chosen(cards, whole)


def _chosen(
    table: Table[State], player: Character, code: str, band: Band, words: tuple[str, ...], cost: Goods
) -> CardInPlay:
    skill = next((one for one in table.state.diaries[player].skills if one.code == code), None)
    if skill is None:
        hindered = obstacle(table.state, player, code, band)
        if hindered:
            table.refuse(hindered.clause, hindered.because, words)
        return next(one for one in cards_in_play(table.state) if one.code == code)
    full = skill.track is not None and skill.used >= skill.track
    table.refuse_unless(not full, "skill.activation", f"The track of {code} is full: it is inactive.", words)
    return CardInPlay(code, f"Skill {code}", ChronicleCard(bands=(band,), cost=cost, words="its own text"), None, ())


def resolve_chosen(
    table: Table[State], player: Character, chosen: Chosen, paid: Goods | None, typed: tuple[Row, ...] | None
) -> None:
    """Lay the tokens, pay, and queue what the cards do: it is resolved in this turn (pass.resolve-now).

    Where a card says in words what it does, its effects are `typed`, beside what it shows.
    """
    for one in chosen.cards:
        lay = SkillUsed(player=player, code=one.code) if is_skill(one) else TokenOnSlot(code=one.code, player=player)
        table.record(lay)
    out, each = tokens_out(table.state, player), facts().box.heraldry_tokens_each
    if chosen.cards and out > each:
        table.remark("pass.card-slot", f"{player.shown} has no Heraldry token left: {out} lie out, of {each}.")
    if chosen.cost.total or paid is not None:
        pay_cost(table, player, chosen.cost, paid, ("the same without --paid",))
    for one in chosen.cards:
        queue_again(table, one.card.main, _source(one, player))
    silent = next((one for one in chosen.cards if in_words(one.card)), None)
    if silent and typed is None:
        because = f"What does {silent.code} bring? It says in words: {silent.card.words or 'nothing typed'}."
        table.ask("pass.resolve-now", because, ('the same with --effects "+2 power"', "--effects nothing"))
    if typed:
        because = "Only a card's words bring effects of their own."
        table.refuse_unless(chosen.cards, "pass.special", because, ("the same without --effects",))
        queue(table, typed, _source(silent or chosen.cards[0], player))


def in_words(card: ChronicleCard) -> bool:
    """Whether a card says in words alone what its action does."""
    return not card.main


def is_skill(one: CardInPlay) -> bool:
    """Whether it is a Skill's action, which has no Slot."""
    return one.code.startswith("S")


def _source(one: CardInPlay, player: Character) -> Source:
    kind: Literal["skill", "chronicle", "event"] = "skill" if is_skill(one) else "chronicle"
    return Source(kind="event" if one.code.startswith("E") else kind, name=one.name, owner=player)


def _kind(band: Band) -> str:
    return "Pass Action" if band is Band.PASS_ACTION else "Pass Bonus"
