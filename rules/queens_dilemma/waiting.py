"""What waits: effects in the queue, and physical chores on the list."""

from typing import Literal

from rules.core.values import Frozen
from rules.queens_dilemma.effects import Effect, Target, Trigger
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Region


class Source(Frozen):
    """The printed piece that effects come from: its kind and name, and the player whose it is."""

    kind: Literal["outcome", "story", "box", "agenda", "investment", "chronicle", "event", "skill", "ending", "other"]
    name: str
    owner: Character | None = None


class Income(Frozen):
    """A Building's choice at income: one of its options (income.choice). `number` counts the Region's Buildings."""

    kind: Literal["income"] = "income"
    region: Region
    number: int
    options: tuple[Goods, ...]


class Pending(Frozen):
    """An effect that waits its turn. `player` is None until its target is bound (or there is none to bind)."""

    id: str
    source: Source
    effect: Effect | Income
    trigger: Trigger | None = None
    target: Target | None = None
    player: Character | None = None


class Duty(Frozen):
    """A physical chore that is not done yet. `kind` says which command does it; `chore` ones are ticked off by hand."""

    id: str
    kind: Literal["envelope", "box", "agenda", "ending", "brand", "chore"]
    who: str
    what: str
    clause: str
    code: str = ""
    player: Character | None = None
