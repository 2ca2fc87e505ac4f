"""A Deal as it is kept: who gives what to whom, and for which service."""

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character


class Deal(Frozen):
    """Resources against a service (deal.service). `given` by each giver, `received` by each who serves.

    `due` says when terms for later come up again; empty for a Deal that is done at once. `kept` is None while open.
    """

    id: int
    given: FrozenMap[Character, Goods]
    received: FrozenMap[Character, Goods]
    service: str
    game: int
    due: str = ""
    kept: bool | None = None
