"""Steps: what the table does next."""

from string import digits

from rules.core.values import Frozen, FrozenMap

FEW = 6
"""So many kinds of choices are named one by one."""
TABLE = "table"
"""Who does a step that is nobody's in particular."""


class Step(Frozen):
    """What comes next: `who` does `action`, with `arguments` already settled.

    `choices` are the answers that may be typed now, each accepted as it stands; empty where the answer is free or
    where nothing has to be said. `example` shows the form of a free answer; `clause` is the rule behind `prompt`.
    """

    who: str
    action: str
    prompt: str
    clause: str
    arguments: FrozenMap[str, str] = FrozenMap()
    choices: tuple[str, ...] = ()
    example: str = ""
    advice: tuple[str, ...] = ()
    """Clauses worth a look before answering; nothing enforces them."""
    optional: bool = False
    free: bool = False
    """Whether an answer has to be typed beyond `arguments`, and `choices` do not list all of them."""
    named: bool = False
    """Whether an answer may begin with what is settled, here or in another step of this action: `mirror 9 0 2`."""
    stem: str = ""
    """What an answer may leave out in front, since the question says it: `allwed=`, `--limit `."""
    words: bool = False
    """Whether whatever is typed is an answer: a yes is a word like others."""
    several: str = ""
    """The action that an answer of several words is for, where this one takes none: `dan gina` nominates."""

    def ways(self) -> tuple[str, ...]:
        """The step as it may be typed, with each of its choices if these are few; of `a1 a2 a3` the first counts."""
        kinds = {choice.rstrip(digits): choice for choice in reversed(self.choices)}
        if not 1 < len(kinds) <= FEW:
            return (self.typed(),)
        return tuple(self._with(choice) for choice in reversed(kinds.values()))

    def typed(self) -> str:
        """The step as it may be typed: with what is settled, and its first choice or its example."""
        return self._with(self.choices[0] if self.choices else self.example)

    def _with(self, answer: str) -> str:
        return " ".join(word for word in (self.action, *self.arguments.values(), answer) if word)
