"""Actions: what the table does, written once as a plain function; everything else is read off its signature."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from rules.core.names import shown
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import KeptBy, may_see, secret_marks
from rules.core.written import Written


@dataclass(frozen=True)
class Parameter:
    """One argument of an action. Positional ones come first; the others are options, named `--like-this`."""

    name: str
    annotation: Any
    required: bool
    default: Any
    option: bool
    many: bool
    flag: bool
    secret: bool
    """Whether it is asked for without echo; what its keeper types openly is not."""
    kept: bool
    """Whether its keeper types it openly, and alone reads it."""
    filed: bool
    """Whether its text comes in files: its lines stay as they are."""
    bare: bool
    """Whether it is plain text, or several: no notation in which a value goes on behind an equals sign."""

    @property
    def typed(self) -> str:
        """Its name as typed: `sand-timer`; a Python keyword's trailing underscore is dropped."""
        return self.name.rstrip("_").replace("_", "-")


@dataclass(frozen=True)
class Action:
    """A plain function `(table, arguments...) -> None`, its name as typed, and the clauses that it keeps.

    Arguments before `*` are typed in order, those after it as options. A new `version` needs an upcaster.
    """

    run: Callable[..., None]
    name: str
    clauses: tuple[str, ...]
    version: int = 1
    first: Callable[..., None] | None = None
    """Refuses what no secret argument can make possible, from the table and the open arguments as they are typed."""

    @property
    def summary(self) -> str:
        """The first line of the function's docstring."""
        return (inspect.getdoc(self.run) or "").partition("\n")[0]

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The arguments after the table, in order."""
        hints = get_type_hints(self.run, include_extras=True)
        signature = inspect.signature(self.run)
        secrets = secret_marks(hints)
        return tuple(
            Parameter(
                name=name,
                annotation=hints[name],
                required=one.default is inspect.Parameter.empty,
                default=None if one.default is inspect.Parameter.empty else one.default,
                option=one.kind is inspect.Parameter.KEYWORD_ONLY,
                many=get_origin(_bare(hints[name])) is tuple and not _is_written(hints[name]),
                flag=_bare(hints[name]) is bool,
                secret=name in secrets and not isinstance(secrets[name], KeptBy),
                kept=isinstance(secrets.get(name), KeptBy),
                filed=_is_filed(hints[name]),
                bare=_is_bare(hints[name]),
            )
            for name, one in list(signature.parameters.items())[1:]
        )

    @cached_property
    def model(self) -> type[BaseModel]:
        """The arguments as a model: reads strings from the command line and JSON from the journal alike."""
        fields: dict[str, Any] = {
            one.name: (one.annotation, ... if one.required else one.default) for one in self.parameters
        }
        return create_model(self.name, __config__=ConfigDict(extra="forbid", arbitrary_types_allowed=True), **fields)

    def read(self, arguments: Mapping[str, Any]) -> BaseModel:
        """Typed arguments from raw ones, each text in one line without signs that steer a terminal.

        Refuses what cannot be read, naming the argument and what may stand there.
        """
        try:
            filed = [one.name for one in self.parameters if one.filed]
            raw = {name: value if name in filed else _shown(value) for name, value in arguments.items()}
            return self.model.model_validate(raw)
        except ValidationError as error:
            raise self._refusal(error) from None

    def call(self, table: Any, arguments: BaseModel) -> None:
        """Run it with arguments that were read."""
        self.run(table, **{name: getattr(arguments, name) for name in type(arguments).model_fields})

    def visible(self, arguments: Mapping[str, Any], viewer: str) -> dict[str, Any]:
        """Stored arguments without those that are secret to `viewer`."""
        secrets = secret_marks(get_type_hints(self.run, include_extras=True))
        return {
            name: value
            for name, value in arguments.items()
            if name not in secrets or may_see(secrets[name], arguments, viewer)
        }

    def _refusal(self, error: ValidationError) -> Refusal:
        try:
            first = error.errors(include_url=False)[0]
        except UnicodeEncodeError:
            because = "There is a letter in it that cannot be written down."
            return Refusal(Kind.UNREADABLE, "house.unreadable", because, (self.usage(),))
        name = self._typed(str(first["loc"][0])) if first["loc"] else ""
        context = first.get("ctx") or {}
        if any(one.secret and one.name == name for one in self.parameters) and first["type"] != "missing":
            # Not repeated, nor what it may stand for: others may look on.
            typed, fit, one = ("were", "stand", "them") if name.endswith("s") else ("was", "stands", "it")
            because = f"The {name} that {typed} typed cannot be read, or {fit} for several things: type {one} in full."
            allowed = context.get("allowed", ()) if first["type"] == "unreadable" else ()
            return Refusal(Kind.UNREADABLE, "house.unreadable", because, allowed)
        if first["type"] in ("unreadable", "ambiguous"):
            kind = Kind.UNREADABLE if first["type"] == "unreadable" else Kind.AMBIGUOUS
            return Refusal(kind, f"house.{first['type']}", str(context["because"]), context.get("allowed", ()))
        if first["type"] == "forbidden":
            return Refusal(Kind.NOT_ALLOWED, str(context["clause"]), str(context["because"]), context["allowed"])
        usage = self.usage()
        if first["type"] == "missing":
            return Refusal(Kind.UNREADABLE, "house.unreadable", f"“{name}” is missing.", (usage,))
        if first["type"] == "extra_forbidden":
            return Refusal(Kind.UNREADABLE, "house.unreadable", f"{self.name} takes no “{name}”.", (usage,))
        if first["type"] == "int_parsing":
            because = f"“{_short(first['input'])}” is no number, and stands where a number is typed: {name}."
            return Refusal(Kind.UNREADABLE, "house.unreadable", because, (usage,))
        because = f"“{_short(first['input'])}” does not do for {name}: {first['msg'].lower()}."
        return Refusal(Kind.UNREADABLE, "house.unreadable", because, (usage,))

    def _typed(self, name: str) -> str:
        """An argument's name as it is typed."""
        return next((one.typed for one in self.parameters if one.name == name), name)

    def usage(self) -> str:
        """How it is typed, in a line: `vote cast PLAYER SIDE POWER`. What is secret is asked for, and not typed."""
        words = [self.name]
        for one in self.parameters:
            if one.secret:
                continue
            word = one.name.upper() + ("..." if one.many else "")
            if one.option:
                word = f"--{one.typed}" + ("" if one.flag else f" {one.typed.upper()}")
            words.append(word if one.required else f"[{word}]")
        return " ".join(words)


def _bare(annotation: Any) -> Any:
    """The type without Annotated and None around it."""
    if get_origin(annotation) is Annotated:
        return _bare(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        rest = [part for part in get_args(annotation) if part is not NoneType]
        return _bare(rest[0]) if len(rest) == 1 else annotation
    return annotation


def _is_filed(annotation: Any) -> bool:
    """Whether it takes the text of a file."""
    marks = getattr(annotation, "__metadata__", ())
    if any(isinstance(mark, Written) and mark.filed for mark in marks):
        return True
    return any(_is_filed(part) for part in get_args(annotation))


def _is_bare(annotation: Any) -> bool:
    kind = _bare(annotation)
    return (_bare(get_args(kind)[0]) if get_origin(kind) is tuple else kind) is str and not _is_written(annotation)


def _is_written(annotation: Any) -> bool:
    """Whether it is one text in a notation of its own, also where the value is a tuple."""
    if get_origin(annotation) in (Union, UnionType):
        return any(_is_written(part) for part in get_args(annotation))
    return any(isinstance(mark, Written) for mark in getattr(annotation, "__metadata__", ()))


def _shown(value: Any) -> Any:
    if isinstance(value, str):
        return shown(value)
    return [_shown(one) for one in value] if isinstance(value, (list, tuple)) else value


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."
