"""What differs between two views, in sentences for people: “Xanthe's Food: 3, now 2”. It knows no title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.values import Frozen

SEATED = ("players", "princesses", "seats")
"""The fields of a view that hold what lies before each player: they go without saying."""
PERSONAL = (*SEATED, "standings")
NAMES = ("id", "number", "name", "code", "player", "person", "kind")
"""The fields by which one of several is told from the others."""
UNSAID = ("clause",)
"""What says nothing by itself."""


class Subject(NamedTuple):
    """What a sentence is about: whose it is, and the words for it."""

    owner: str = ""
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = _capital(" ".join(self.words))
        return f"{_capital(self.owner)}'s {said}" if self.owner and said else said or _capital(self.owner)


def sentences(
    before: Frozen, after: Frozen, people: Collection[str] = (), derived: Collection[str] = ()
) -> tuple[str, ...]:
    """What differs, in the order of the fields: a sentence for each value, or for all of one thing.

    `people` are those who own things; the fields `derived` follow from others, and go without saying.
    """
    known = {*people}.union(*(_keys(view, field) for view in (before, after) for field in PERSONAL))
    return tuple(_Contrast(frozenset(known), frozenset({*derived, *UNSAID})).of(Subject(), before, after))


class _Contrast:
    """Compares values under a subject."""

    def __init__(self, people: frozenset[str], unsaid: frozenset[str]) -> None:
        self._people, self._unsaid = people, unsaid

    def of(self, subject: Subject, old: Any, new: Any) -> Iterator[str]:
        """The sentences for one value. What is empty both before and after is not worth one."""
        if old == new or (_empty(old) and _empty(new)):
            return
        some = new if _empty(old) else old
        if isinstance(some, Frozen) and type(old) is type(new):
            yield from self._by_field(subject, old, new)
        elif isinstance(some, Mapping):
            yield from self._by_key(subject, old or {}, new or {})
        elif isinstance(some, tuple) and any(isinstance(one, Frozen) for one in some):
            yield from self._by_name(subject, old or (), new or ())
        elif isinstance(some, tuple):
            yield self._listed(subject, old or (), new or ())
        else:
            yield f"{subject}: {self._turned(old, new)}"

    def _by_field(self, subject: Subject, old: Frozen, new: Frozen) -> Iterator[str]:
        """The fields of a thing; several plain ones of it are one sentence."""
        differing = {
            field: (was, now)
            for field in type(old).model_fields
            if field not in self._unsaid
            and not (field == "id" and _namer(old))
            and (was := getattr(old, field)) != (now := getattr(new, field))
        }
        plain = [field for field, pair in differing.items() if _plain(pair)] if str(subject) else []
        if len(plain) > 1:
            parts = (f"{field.replace('_', ' ')} {self._turned(*differing.pop(field))}" for field in plain)
            yield f"{subject}: {'; '.join(parts)}"
        for field, (was, now) in differing.items():
            yield from self.of(_part(subject, field), was, now)

    def _by_key(self, subject: Subject, old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterator[str]:
        for key in dict.fromkeys((*old, *new)):
            whole = key in old and key in new and isinstance(old[key], (Frozen, Mapping))
            yield from self.of(self._keyed(subject, str(key), whole), old.get(key), new.get(key))

    def _by_name(self, subject: Subject, old: tuple[Any, ...], new: tuple[Any, ...]) -> Iterator[str]:
        """Models in a row: those of one name are compared, others come or go."""
        before, after = _named(old), _named(new)
        *lead, last = subject.words
        for name in dict.fromkeys((*before, *after)):
            one = Subject(subject.owner, (*lead, f"{_singular(last)} {self.said(name)}"))
            if name in self._people:
                one = Subject(self.said(name), (*lead, _singular(last)))
            yield from self.of(one, before.get(name), after.get(name))

    def _keyed(self, subject: Subject, key: str, goes_on: bool) -> Subject:
        """The subject of one key: a person owns what lies there; else the key stands before what it is."""
        *lead, last = subject.words or ("",)
        if key not in self._people:
            return Subject(subject.owner, (*lead, f"{key} {_singular(last)}"))
        words = lead if last in SEATED else [*lead, _singular(last) if goes_on else last]
        return Subject(self.said(key), tuple(words))

    def _listed(self, subject: Subject, old: tuple[Any, ...], new: tuple[Any, ...]) -> str:
        gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
        if not gone and not come:
            return f"{subject}: {self._turned(old, new)}"
        parts = [f"no longer {self.said(tuple(gone.elements()))}"] if gone else []
        parts += [f"now also {self.said(tuple(come.elements()))}"] if come else []
        return f"{subject}: {'; '.join(parts)}"

    def _turned(self, old: Any, new: Any) -> str:
        if isinstance(old, Frozen) and _empty(new):
            return "gone"
        return f"now {self.said(new)}" if _empty(old) else f"{self.said(old)}, now {self.said(new)}"

    def said(self, value: Any) -> str:
        """A value in words."""
        if _empty(value):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Frozen) and _namer(value):
            return "there"
        if isinstance(value, Frozen):
            return ", ".join(filter(None, (self._field(name, part) for name, part in value))) or "there"
        if isinstance(value, Mapping):
            return ", ".join(f"{self.said(key)} {self.said(part)}" for key, part in value.items())
        if isinstance(value, tuple):
            return ", ".join(self.said(one) for one in value)
        text = str(value)
        return text.replace("-", " ").title() if text in self._people and text.islower() else text

    def _field(self, name: str, value: Any) -> str:
        """A field of a model that comes whole: numbers and what is so are named, texts speak for themselves."""
        unsaid = name in (*NAMES[:1], *self._unsaid)
        if unsaid or _empty(value) or value is False or isinstance(value, (Frozen, Mapping)):
            return ""
        named = name.replace("_", " ")
        if value is True:
            return named
        return f"{named} {value}" if isinstance(value, int) else self.said(value)


def _plain(pair: tuple[Any, Any]) -> bool:
    """Whether both are numbers, words, or nothing, and not nothing both."""
    return all(one is None or isinstance(one, (bool, int, str)) for one in pair) and not all(map(_empty, pair))


def _part(subject: Subject, field: str) -> Subject:
    return subject._replace(words=(*subject.words, field.replace("_", " ")))


def _named(models: tuple[Any, ...]) -> dict[Any, Any]:
    """Models by what names them, else by their place."""
    if models and _namer(models[0]):
        return _counted(models, _namer(models[0]))
    by = next((name for name in NAMES if all(name in type(one).model_fields for one in models)), None)
    names = [getattr(one, by) for one in models] if by else []
    return dict(zip(names if len(set(names)) == len(models) else range(1, len(models) + 1), models, strict=True))


def _namer(model: Frozen) -> str:
    """The field by which models in a row are told apart, where they say one themselves (`named_by`)."""
    return str(getattr(type(model), "named_by", ""))


def _counted(models: tuple[Any, ...], by: str) -> dict[Any, Any]:
    """Models by that field; those that share it are counted."""
    seen: Counter[str] = Counter()
    found = {}
    for one in models:
        said = str(getattr(one, by))
        seen[said] += 1
        found[said if seen[said] == 1 else f"{said} ({seen[said]})"] = one
    return found


def _keys(view: Frozen, field: str) -> tuple[str, ...]:
    found = getattr(view, field, None)
    return tuple(map(str, found)) if isinstance(found, Mapping) else ()


def _empty(value: Any) -> bool:
    return value is None or (not isinstance(value, (bool, int)) and not isinstance(value, Frozen) and not value)


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("xes", "ches")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
