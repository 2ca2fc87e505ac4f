"""What a game came to, in two sentences: the "previously" of the next report."""

from __future__ import annotations

from collections.abc import Sequence

from reports.queens_dilemma.chronicle import Axis, GameTold, Round
from reports.queens_dilemma.facts import name
from reports.words import counted, listed


def recap(told: GameTold) -> str:
    """How the Dilemmas went and where the Kingdom leant, then what was left for later. Nobody is called ahead."""
    decided = [one for one in told.rounds if one.result]
    first = f"In game {told.game} {_votes(decided)}; {leaning(told.board)}." if decided else ""
    return " ".join(part for part in (first, _left(told)) if part)


def _votes(decided: Sequence[Round]) -> str:
    ayes = sum(one.result is not None and one.result.side == "aye" for one in decided)
    ties = sum(one.result is not None and one.result.how == "tie" for one in decided)
    many = f"{counted(len(decided), 'Dilemma')} came to {ayes} Aye and {len(decided) - ayes} Nay"
    return f"{many}, {counted(ties, 'tie')} among them" if ties else many


def leaning(board: Sequence[Axis]) -> str:
    """`the Kingdom leant towards Progress, Force and Liberty`, or that it stood in the middle."""
    towards = [axis.ends[axis.position > 0] for axis in board if axis.position]
    return f"the Kingdom leant towards {listed(towards)}" if towards else "the Kingdom stood in the middle"


def _left(told: GameTold) -> str:
    ended = [f"{one.player}’s {one.code} {'succeeded' if one.success else 'failed'}" for one in told.agendas]
    endings = [f"the Ending {one.code} was attached" for one in told.stickers if one.says.startswith("Ending")]
    holders = [f"the Leader token ended with {name(told.heirs[0])}"] if told.heirs[0] else []
    said = listed([*ended, *endings, *holders])
    return f"{said[:1].upper()}{said[1:]}." if said else ""
