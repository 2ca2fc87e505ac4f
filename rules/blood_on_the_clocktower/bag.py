"""The bag: which characters are in play, who draws which, and three bluffs for the Demon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.blood_on_the_clocktower.catalog import character, find, on_script, side_of
from rules.blood_on_the_clocktower.characters import Character
from rules.blood_on_the_clocktower.circle import expect, residents, who
from rules.blood_on_the_clocktower.drawing import draw_bag, token_fault, with_tokens
from rules.blood_on_the_clocktower.events import BagFilled, BluffsChosen, CharacterDealt, TokensDealt, Whispered
from rules.blood_on_the_clocktower.names import KeptTexts, Phase, Side, listed
from rules.blood_on_the_clocktower.numbers import changes, faults, unknown_changes
from rules.blood_on_the_clocktower.state import Chosen, State
from rules.core.table import Table
from seeds.blood_on_the_clocktower import facts

BLUFFS = 3


def fill(table: Table[State], characters: KeptTexts = ()) -> None:
    """Put characters into the bag: those you name, or by chance if you name none. `drunk=chef`: drawn as the Chef."""
    expect(table, "setup.choose", Phase.BAG, Phase.DEAL)
    pairs = [_pair(table.state, text) for text in characters]
    if pairs:
        _check_choice(table, tuple(id_ for id_, _ in pairs))
    pairs = pairs or [(id_, "") for id_ in draw_bag(table)]
    bag = with_tokens(table, pairs)
    _check_tokens(table, bag)
    table.record(BagFilled(bag=bag))
    for id_, note in ((one.character, change.note) for one in bag for change in changes((one.character,))):
        if note:
            table.record(Whispered(clause="setup.modifiers", words=f"{character(table.state, id_).name}: {note}"))


def _check_choice(table: Table[State], ids: tuple[str, ...]) -> None:
    """Refuses characters that do not go together. What a homebrew flower changes only the Storyteller knows."""
    unknown = unknown_changes(character(table.state, id_) for id_ in ids)
    for one in faults(table.state, ids):
        if not (one.counts and unknown):
            table.refuse(one.clause, one.because, ("bag", "bag CHARACTER..."))
        because = f"{one.because[:-1]}, as far as is known here; what {listed(unknown)} changes is yours to say."
        table.doubt("setup.modifiers", because)


def deal(table: Table[State], tokens: KeptTexts = ()) -> None:
    """Say who drew which token: all in seat order, or `ana=imp`; what you leave out is dealt by chance."""
    expect(table, "setup.bag", Phase.DEAL)
    left = [one for one in table.state.bag if one.token]
    drawn: dict[str, Chosen] = {}
    # All names are read before the bag is looked into: a mistyped one is not told from what lies there.
    said = [(name, find(table.state, text)) for name, text in _said(table, tokens)]
    for name, meant in said:
        one = _from_bag(table, left, meant)
        table.refuse_unless(name not in drawn, "setup.bag", f"{name} draws one token, not two.")
        left.remove(one)
        drawn[name] = one
    without = [name for name in residents(table.state) if name not in drawn]
    order = table.random.pick(range(len(left)), len(left)) if left else ()
    drawn |= {name: left[place] for name, place in zip(without, order, strict=True)}
    for name in residents(table.state):
        id_, token = drawn[name].character, drawn[name].token
        shown = "" if token == id_ else token
        table.record(CharacterDealt(player=name, character=id_, token=shown, side=side_of(table.state, id_)))
    table.record(TokensDealt())


def bluffs(table: Table[State], characters: KeptTexts = ()) -> None:
    """Choose three good characters that are not in play for the Demon; by chance if you name none."""
    expect(table, "night.first-demon", Phase.READY, Phase.NIGHT)
    table.refuse_unless(table.state.night.number <= 1, "night.first-demon", "The first night is over.")
    usual = facts().players.usual
    because = f"With fewer than {usual} players the Demon gets no bluffs."
    table.refuse_unless(len(residents(table.state)) >= usual, "night.first-demon", because, ("night",))
    free = free_bluffs(table.state)
    chosen = tuple(find(table.state, text).id for text in characters)
    for id_ in chosen:
        because = f"{character(table.state, id_).name} is no bluff: good, of the edition and not in play."
        table.refuse_unless(id_ in free, "night.first-demon", because, free)
    if not chosen:
        because = f"Only {len(free)} good characters are not in play."
        table.refuse_unless(len(free) >= BLUFFS, "night.first-demon", because)
        chosen = table.random.pick(free, BLUFFS)
    because = f"It takes {BLUFFS} different bluffs, not {len(set(chosen))}."
    table.refuse_unless(len(set(chosen)) == len(chosen) == BLUFFS, "night.first-demon", because, free)
    table.record(BluffsChosen(bluffs=chosen))


def free_bluffs(state: State) -> tuple[str, ...]:
    """The good characters of the edition that nobody is."""
    in_play = {player.character for player in state.players.values()}
    good = (one for one in on_script(state) if one.type.side is Side.GOOD)
    return tuple(one.id for one in good if one.id not in in_play)


def _pair(state: State, text: str) -> tuple[str, str]:
    id_, _, token = text.partition("=")
    return find(state, id_).id, find(state, token).id if token else ""


def _check_tokens(table: Table[State], bag: tuple[Chosen, ...]) -> None:
    for one in bag:
        fault = token_fault(table.state, one.character, one.token) if one.token else ""
        table.refuse_unless(not fault, "setup.bag", fault, (f"{one.character}=TOKEN",))
    ids = Counter(one.character for one in bag)
    held = Counter(one.token for one in bag if one.token)
    for token, number in held.items():
        lunatic = character(table.state, token).type.side is Side.EVIL and ids["lunatic"]
        most = max(ids[token], 1) + (1 if lunatic else 0)
        table.refuse_unless(number <= most, "setup.bag", f"There is one token of {token}, not {number}.")


def _said(table: Table[State], tokens: Sequence[str]) -> list[tuple[str, str]]:
    """Names with the tokens that were typed for them."""
    named = [text.partition("=") for text in tokens]
    if all(sign for _, sign, _ in named):
        pairs = [(who(table.state, name), text) for name, _, text in named]
        strangers = [name for name, _ in pairs if table.state.players[name].traveller]
        table.refuse_unless(not strangers, "setup.travellers", "A Traveller draws nothing from the bag.")
        return pairs
    names = residents(table.state)
    because = f"It takes {len(names)} tokens in seat order, not {len(tokens)}; or NAME=TOKEN for some."
    if len(tokens) == len(names) and any(sign for _, sign, _ in named):
        because = "In seat order a token is one word, the one that was drawn; what it stands for is known from the bag."
    orderly = len(tokens) == len(names) and not any(sign for _, sign, _ in named)
    table.refuse_unless(orderly, "setup.bag", because, tuple(one.token for one in table.state.bag if one.token))
    return list(zip(names, tokens, strict=True))


def _from_bag(table: Table[State], left: Sequence[Chosen], meant: Character) -> Chosen:
    """The bag's token that is meant; a stand-in's own character is understood as well."""
    id_ = meant.id
    found = next((one for one in left if one.token == id_), None) or next((o for o in left if o.character == id_), None)
    if found is None:
        because = f"There is no {meant.name} left in the bag."
        table.refuse("setup.bag", because, tuple(dict.fromkeys(one.token for one in left)))
    return found
