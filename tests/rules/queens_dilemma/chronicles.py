"""Tables with an unlocked Chronicle deck, in tests."""

from __future__ import annotations

from functools import cache

from rules.core.step import Step
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.state import State
from tests.rules.queens_dilemma.game import IDLE, Game, founded


def with_deck(players: int = 5, /, **cards: str) -> Game:
    """Before the first game, with these cards in the deck, Branded by Xanthe unless another is in front: `syd| ...`."""
    return Game(_with_deck(players, tuple(cards.items())))


@cache
def _with_deck(players: int, cards: tuple[tuple[str, str], ...]) -> State:
    game = founded(players)
    game.do("set", name="ideology-spaces", value=9)
    for code, said in cards:
        herald, _, text = said.rpartition("|")
        if herald == "nobody":
            game.do("chronicle brand", code=code, nobody=True, insisted=True)
        else:
            game.do("chronicle brand", code=code, herald=herald or "xanthe", insisted=True)
        if text.strip():
            game.do("chronicle describe", code=code, card=text)
    return game.state


def to_the_draw(players: int = 5, /, **cards: str) -> Game:
    """In setup, after the income: the Chronicle cards are to be drawn. Everybody has one of each Resource."""
    game = with_deck(players, **cards)
    game.do("setup begin", space=IDLE)
    game.do("setup ready")
    return game


def in_play(players: int = 5, /, **cards: str) -> Game:
    """The first game, all these cards drawn in that order: the first Dilemma is to be read."""
    game = to_the_draw(players, **cards)
    if cards:
        game.do("chronicle draw", codes=list(cards))
    assert game.state.phase is Phase.DILEMMA
    return game


def voting_with(players: int = 5, /, **cards: str) -> Game:
    """A Vote with these cards in play; it is the Leader's, Xanthe's, turn."""
    game = in_play(players, **cards)
    game.do("dilemma read")
    return game


def to_the_end(game: Game) -> Game:
    """The game's last round is over: the seventh card has the sand timer."""
    while len(game.state.counter) < 6:
        game.round()
    game.round(sand_timer=True)
    return game


def at_the_end(players: int = 5, /, **cards: str) -> Game:
    """The end of the first game with these cards in play."""
    return to_the_end(in_play(players, **cards))


def turn_over(game: Game, card: str = "order 1") -> None:
    """Everybody turns an Ideology card over."""
    game.do("score ideology", cards=[f"{player}=2: {card}" for player in game.state.seats])


def invest(game: Game) -> None:
    """Nobody pays for an Investment, and nothing comes of it."""
    game.do("score investments", results=[f"{player}=gold unpaid: nothing" for player in game.state.seats])


def closed(game: Game) -> Game:
    """The game scored to its end, and saved."""
    for duty in tuple(duty for duty in game.state.duties if duty.kind == "agenda"):
        game.do("agenda take", player=duty.who, code=duty.code)
    if game.state.phase is Phase.CHRONICLE:
        game.do("score chronicle")
    turn_over(game)
    game.do("score power")
    invest(game)
    game.do("score agendas")
    game.do("score taxes")
    game.do("close")
    return game


def steps(game: Game) -> tuple[Step, ...]:
    """What comes next at that table."""
    return TITLE.steps(game.state)


def phase(game: Game) -> Phase:
    """Where that table stands."""
    return game.state.phase
