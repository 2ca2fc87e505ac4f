"""What the table does next, in every phase; and for one seat, with the choices that its hand allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap, changed
from rules.witching_hour.dealing import waiting_for_cards
from rules.witching_hour.deck import printed_so, total, unknown, whole
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import shown, size
from rules.witching_hour.scoring import scored
from rules.witching_hour.state import Attack, Card, Look, Score, State
from rules.witching_hour.words import attack_words, block_words, play_words, word_of
from seeds.witching_hour import facts


def steps(state: State) -> tuple[Step, ...]:
    """The steps open now, as everybody may hear them; the one that has to be done first in front."""
    if state.phase is not Phase.TURNS and not whole(state):
        return tuple(_deck(state))
    return STEPS[state.phase](state)


def seat_steps(state: State, viewer: str) -> tuple[Step, ...]:
    """The same for one player, whose hand is before their eyes: with the choices that it allows."""
    return tuple(_for_seat(state, step, viewer) for step in steps(state))


def _for_seat(state: State, step: Step, viewer: str) -> Step:
    if step.who != viewer or state.phase is not Phase.TURNS:
        return step
    step = changed(step, prompt=step.prompt.removesuffix(_see(viewer)))
    if state.look is not None:
        return step
    if state.attack is not None:
        return changed(step, choices=("no", *block_words(state.attack.cards, state.hand(viewer))))
    return changed(step, choices=play_words(state, viewer), example=attack_words(state, viewer))


def _see(player: str) -> str:
    """How a player sees what is for nobody else."""
    return f" (`look {player}` shows the cards.)"


def _deck(state: State) -> Iterator[Step]:
    missing = unknown(state)
    for place, kind in enumerate(missing):
        yield Step(
            who=TABLE,
            action="deck",
            prompt=_as_printed(kind, state.deck[kind]),
            clause="deck.cards",
            arguments=FrozenMap({"kind": kind.value}),
            named=True,
            example=printed_so(state.deck[kind]),
            optional=place > 0,
            free=True,
        )
    if not missing:
        copies = ", ".join(f"{kind.shown} {card.copies}" for kind, card in state.deck.items())
        yield Step(
            who=TABLE,
            action="deck",
            prompt=f"The copies add up to {total(state)}, not {facts().cards}: {copies}. Which type is wrong?",
            clause="deck.cards",
            example="chalice 6 -3 1 5",
            free=True,
        )


def _as_printed(kind: CardType, card: Card) -> str:
    """What is asked of a type: all that its card prints, or the copies alone where its points are known already."""
    if card.complete:
        points = ", ".join(str(card.worth[number]) for number in sorted(card.worth))
        return f"{kind.shown}: how many copies of it are there? What they are worth is known: {points}"
    copies, *series = printed_so(card).split()
    told = ", ".join(f"{number} worth {points}" for number, points in enumerate(series[:-1], start=1))
    known = "".join(f"; {number} should be worth {points}" for number, points in card.worth.items())
    return (
        f"{kind.shown}: how many copies of it are there, and what are 1, 2, 3 ... of them worth? Its card prints both"
        f"{known}. So `{printed_so(card)}` says: {copies} copies; {told}, {len(series)} and more worth {series[-1]}"
    )


def _between(state: State) -> tuple[Step, ...]:
    prompt = f"Game {state.game + 1}: who sits at the table, to the left?"
    if not state.seats:
        return (Step(who=TABLE, action="sit", prompt=prompt, clause="players.count", example="Ana Ben Cy", free=True),)
    prompt += " Those of last time (yes), or who?"
    names = " ".join(f'"{name}"' if " " in name else name for name in state.seats)
    return (Step(who=TABLE, action="sit", prompt=prompt, clause="players.count", choices=(names,), free=True),)


def _seating(state: State) -> tuple[Step, ...]:
    mode = Step(
        who=TABLE,
        action="mode",
        prompt="Do you play with your cards and have the score kept (scorer), or is the whole table run here (table)?",
        clause="game.rounds",
        choices=tuple(Mode),
    )
    youngest = Step(
        who=TABLE,
        action="youngest",
        prompt="Who is the youngest, and starts?",
        clause="turn.first",
        choices=state.seats,
    )
    return (*(() if state.mode else (mode,)), *(() if state.youngest else (youngest,)))


def _deal(state: State) -> tuple[Step, ...]:
    by_hand = f" (Dealt at the table: `hand {state.seats[0]}`)"
    prompt = f"Round {state.round}: shuffle, and deal {state.hand_size} cards to each?{by_hand}"
    waiting = waiting_for_cards(state)
    if not state.hands:
        deal = Step(who=TABLE, action="deal", prompt=prompt, clause="deal.hand")
        return (deal, *(_hand(state, one, optional=True) for one in waiting))
    prompt = f"Or is the rest dealt here, to {' and '.join(waiting)}?"
    deal = Step(who=TABLE, action="deal", prompt=prompt, clause="deal.hand", optional=True)
    return (*(_hand(state, one) for one in waiting), deal)


def _hand(state: State, player: str, optional: bool = False) -> Step:
    """The question for a hand that was dealt at the table, or for what is missing of it."""
    held = size(state.hand(player))
    what = f"{state.hand_size - held} more of your {state.hand_size} cards" if held else f"your {state.hand_size} cards"
    back = f" (A dash takes back: -2 bell.){_see(player)}" if held else ", in as many goes as you like"
    prompt = f"{player}, unseen: {'or ' * optional}{what}, as they were dealt at the table{back}"
    return Step(
        who=player,
        action="hand",
        prompt=prompt,
        clause="deal.hand",
        arguments=FrozenMap({"player": player}),
        named=True,
        example="3 bell 2 candle mirror",
        optional=optional,
        free=True,
    )


def _turns(state: State) -> tuple[Step, ...]:
    if state.attack is not None:
        return (_answer(state.attack),)
    if state.look is not None:
        return (_choice(state, state.look),)
    player, held = state.turn, size(state.hand(state.turn))
    target = next(one for one in state.left_of(player) if size(state.hand(one)))
    other = word_of(state, target) or target
    book = f"book:{other}, " if state.copies(CardType.BOOK) else ""
    cards = f"{held} card{'' if held == 1 else 's'}"
    prompt = (
        f"{player} ({cards}): an attack ({other}:3bell, with a Candle {other}:3bell+), or a"
        f" card for its ability (skull, hourglass, cauldron, {book}chalice:{other})?{_see(player)}"
    )
    return (Step(who=player, action="turn", prompt=prompt, clause="turn.choice", example=f"{other}:1bell", free=True),)


def _answer(attack: Attack) -> Step:
    number = size(attack.cards)
    block = "one card" if number == 1 else f"{number} of a type"
    prompt = (
        f"{attack.defender}, attacked by {attack.attacker} with {shown(attack.cards)}: no (let it through), a block of"
        f" {block}, or familiar?{_see(attack.defender)}"
    )
    return Step(
        who=attack.defender,
        action="block",
        prompt=prompt,
        clause="block.set",
        choices=("no",),
        example=f"{number} mirror",
        free=True,
    )


def _choice(state: State, look: Look) -> Step:
    who = FrozenMap({"player": look.player})
    see = _see(look.player)
    if look.card is CardType.CAULDRON:
        others = state.left_of(look.player)
        two = len(others) == 1
        prompt = f"{look.player}: whose Hex pile gets one of the two (then, unseen, which goes into your own)?{see}"
        if two:
            which = f"{look.player}, unseen: which of the two goes into your own Hex pile?"
            prompt = f"{which} The other goes into {others[0]}'s.{see}"
        settled = FrozenMap({**who, "to": others[0]}) if two else who
        example = "" if two else others[0]
        return Step(
            who=look.player,
            action="place",
            prompt=prompt,
            clause="card.cauldron",
            arguments=settled,
            example=example,
            free=True,
        )
    where = {
        CardType.BOOK: f"{look.at}'s hand",
        CardType.SKULL: "the discard pile",
        CardType.HOURGLASS: "your own Hex pile",
    }
    prompt = f"{look.player}, unseen: which card of {where[look.card]} do you take?{see}"
    clause = f"card.{look.card.value}"
    return Step(who=look.player, action="take", prompt=prompt, clause=clause, arguments=who, free=True)


def _count(state: State) -> tuple[Step, ...]:
    told = ", ".join(f"{one} {scored(state, one).points}" for one in state.seats if one in state.hexes)
    so_far = f" (Counted: {told}.)" if told else ""
    lead = "" if told else f"Round {state.round} is played with your cards; then, with the piles turned over: "
    return tuple(
        Step(
            who=player,
            action="count",
            prompt=f"{lead if place == 0 else ''}{player}'s Hex pile (or nothing)?{so_far}",
            clause="hex.marker" if not told and place == 0 else "score.sets",
            arguments=FrozenMap({"player": player}),
            named=True,
            example="4 bell candle book 2 mirror",
            free=True,
        )
        for place, player in enumerate(one for one in state.seats if one not in state.hexes)
    )


def _scored(state: State) -> tuple[Step, ...]:
    scores = state.rounds[-1].scores
    said = ", ".join(f"{one.player} {one.points}" for one in scores)
    prompt = f"Say it aloud and take tokens, face down: {said}. "
    if any(one.points < 0 for one in scores):
        taken = ", ".join(f"{one.player} {_tokens(one)}" for one in scores)
        prompt = f"Say it aloud: {said}. Tokens, face down: {taken}. "
    if state.last_holder:
        words = f"{prompt}Then shuffle; {state.last_holder} starts round {state.round + 1}"
        return (Step(who=TABLE, action="round", prompt=words, clause="score.announce"),)
    words = f"{prompt}Who last had cards (or, if nobody had, took the last turn), and starts round {state.round + 1}?"
    return (Step(who=TABLE, action="round", prompt=words, clause="round.next", choices=state.seats, free=True),)


def _tokens(score: Score) -> str:
    """What a round does to a player's tokens: taken, given back, or left as they are (score.floor)."""
    if score.counted < 0:
        return f"gives {-score.counted} back"
    return f"takes {score.counted}" if score.counted else "takes none"


STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    Phase.BETWEEN: _between,
    Phase.SEATING: _seating,
    Phase.DEAL: _deal,
    Phase.TURNS: _turns,
    Phase.COUNT: _count,
    Phase.SCORED: _scored,
}
