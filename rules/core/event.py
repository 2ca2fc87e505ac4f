"""Events: elementary facts that an action records, in the past tense."""

from functools import cache
from typing import Any, ClassVar

from rules.core.secrecy import EVERYONE, TABLE_ONLY, Mark, may_see, secret_fields
from rules.core.values import Frozen


class Event(Frozen):
    """One fact. `audience` must be set to EVERYONE for an event that seats may see; its secret fields stay hidden.

    An event carries final amounts: `evolve` holds no rule.
    """

    version: ClassVar[int] = 1
    audience: ClassVar[str] = TABLE_ONLY
    binds: ClassVar[str] = ""
    """The clause that lets nobody change it later: taking it back is done only on insisting, once anything followed."""
    covers: ClassVar[bool] = False
    """Whether the arguments of its entry are as secret as itself, whatever else the entry records."""
    unveils: ClassVar[str] = ""
    """What its entry is called once it is taken back, where it showed what was secret till then."""

    @classmethod
    def stored_name(cls) -> str:
        """The name under which the journal keeps it. Renaming the class means overriding this with the old name."""
        return cls.__name__

    def stored(self) -> dict[str, Any]:
        """As the journal keeps it: JSON values, with `event` and `version` in front."""
        return {"event": self.stored_name(), "version": self.version, **self.model_dump(mode="json")}

    def seen_by(self, viewer: str) -> dict[str, Any] | None:
        """What `viewer` may see of it (a seat's name, or EVERYONE): a JSON object without hidden fields, or None."""
        if self.audience not in (EVERYONE, viewer):
            return None
        shown = self.stored()
        fields = dict(self)
        for name, mark in _secrets(type(self)).items():
            if not may_see(mark, fields, viewer):
                del shown[name]
        return shown


class Remarked(Event):
    """The program said something that changes nothing: a warning, with the clause that it rests on."""

    audience = EVERYONE
    clause: str
    words: str


@cache
def _secrets(kind: type[Event]) -> dict[str, Mark]:
    return secret_fields(kind)
