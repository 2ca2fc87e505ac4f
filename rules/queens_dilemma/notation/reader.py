"""From the grammar's rules to values. Loaded together with Lark on first use, because few commands need it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NoReturn

from lark import Lark, Token, Transformer, v_args

from rules.core.refusal import unreadable
from rules.queens_dilemma.effects import (
    Bearer,
    Builders,
    Change,
    Effect,
    Least,
    Lose,
    Max,
    Most,
    OpenBox,
    OpenEnvelope,
    Push,
    Row,
    ScoringFor,
    Target,
    Trigger,
    Unlock,
    Win,
)
from rules.queens_dilemma.notation import names, texts
from rules.queens_dilemma.notation.chronicle_reader import ChronicleReader
from rules.queens_dilemma.notation.pieces_reader import PiecesReader

STARTS = ("effects", "front", "space", "building", "choice", "goods", "ideology_card")


@v_args(inline=True)
class EffectsReader(Transformer[Token, object]):
    """One method for each rule of the effects; it takes what the rule's parts have become."""

    def nothing(self, _: Token) -> tuple[Row, ...]:
        return ()

    def together(self, *rows: Row) -> tuple[Row, ...]:
        return rows

    def row(self, trigger: Trigger | None, target: Target | None, *effects: Effect) -> Row:
        return Row(trigger=trigger, target=target, effects=effects)

    def trigger(self, word: Token, ideology: Token) -> Trigger:
        kinds: dict[str, type[Win | Max | Lose]] = {"WIN": Win, "MAX": Max, "LOSE": Lose}
        return kinds[word.type](ideology=names.ideology(ideology))

    def named(self, words: Token) -> Target:
        return names.target_named(words.strip()) or Bearer(words=words.strip())

    def bearer(self, words: Token) -> Target:
        return Bearer(words=texts.out_of_quotes(words))

    def most(self, _: Token, thing: Token) -> Target:
        return Most(thing=names.thing(thing))

    def least(self, _: Token, thing: Token) -> Target:
        return Least(thing=names.thing(thing))

    def scoring(self, _: Token, ideology: Token) -> Target:
        return ScoringFor(ideology=names.ideology(ideology))

    def builders(self, count: Token, kind: Token) -> Target:
        return Builders(count=texts.amount(count), type=names.building(kind))

    def change(self, sign: Token, amount: Token, thing: Token) -> Effect:
        if names.stands_for(thing, names.IDEOLOGIES) and not names.stands_for(thing, names.THINGS):
            slide = f"{names.ideology(thing).value} {amount}"
            unreadable(f"A Slider moves without a sign, towards the Ideology: {slide}.", (slide,))
        steps = texts.amount(amount)
        return Change(thing=names.thing(thing), amount=-steps if sign == "-" else steps)

    def move(self, word: Token, number: Token) -> Effect:
        if names.stands_for(word, names.THINGS) and not names.stands_for(word, names.MOVES):
            thing = names.thing(word)
            both = (f"+{number} {thing.value}", f"-{number} {thing.value}")
            unreadable(f"“{word} {number}” says neither gain nor loss: {' or '.join(both)}.", both)
        towards = names.chosen(word, names.MOVES, "Ideology")
        if towards == "envelope":
            return OpenEnvelope(number=texts.envelope_number(number))
        return Push(ideology=towards, spaces=texts.amount(number, least=0))

    def code(self, typed: Token) -> Effect:
        code = texts.full_code(typed)
        return OpenBox(code=code) if code.startswith("M") else Unlock(code=code)

    def code_in(self, typed: Token, place: str) -> Effect:
        code = texts.full_code(typed)
        if not code.startswith("B"):
            unreadable(f"{code} stands in no place: only a Building does, such as B07.", (code,))
        return Unlock(code=code, place=place)

    def quoted(self, words: Token) -> str:
        return texts.out_of_quotes(words)

    def plain(self, words: Token) -> str:
        return words.strip().strip("'")

    def unsigned(self, number: Token, word: Token) -> NoReturn:
        if names.stands_for(word, names.THINGS):
            thing = names.thing(word).value
            both = (f"+{number} {thing}", f"-{number} {thing}")
            unreadable(f"“{number} {word}” says neither gain nor loss: {' or '.join(both)}.", both)
        if names.stands_for(word, names.IDEOLOGIES):
            slide = f"{names.ideology(word).value} {number}"
            unreadable(f"“{number} {word}” is the wrong way round: {slide}.", (slide,))
        target = f"{number} {names.building(word).value}:"
        unreadable(f"“{number} {word}” is a target; its effects stand behind a “:”.", (target,))

    def how_far(self, word: Token) -> NoReturn:
        if names.stands_for(word, names.TARGETS) and not names.stands_for(word, names.MOVES):
            unreadable(f"“{word}” is a target; its effects stand behind a “:”.", (f"{word}: +1 gold",))
        towards = names.chosen(word, names.MOVES, "effect")
        example = "envelope 07" if towards == "envelope" else f"{towards.value} 2"
        unreadable(f"“{word}” lacks its number: {example}.", (example,))


class Reader(EffectsReader, PiecesReader, ChronicleReader):
    """All rules of the grammar."""


def parser(form: str) -> Lark:
    """The grammar with its reader: parsing gives values. Built once for Chronicle cards, once for all else.

    Chronicle cards stand apart because `; main:` begins a part of one, and is a Keyword elsewhere.
    """
    return _parser(STARTS if form in STARTS else (form,))


@cache
def _parser(starts: tuple[str, ...]) -> Lark:
    grammar = files("rules.queens_dilemma.notation").joinpath("notation.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=list(starts), transformer=Reader())
