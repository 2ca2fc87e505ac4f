"""Typer commands from what a title declares: an action is written once, and typed from that one definition."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, cast

import typer
from typer.core import TyperCommand

from campaign.answers import gathered, parted, refuse_spoken
from campaign.cli.groups import Command, Entry, Group
from campaign.words import joined
from rules.core.action import Action, Parameter
from rules.core.refusal import Kind, Refusal
from rules.title import Shorthand, Title


def command(
    name: str,
    function: Callable[..., None],
    summary: str = "",
    epilog: str = "",
    kind: type[Command] = Command,
    **settings: bool,
) -> TyperCommand:
    """A command from a function with Typer's annotations; its docstring is the help."""
    app = typer.Typer(rich_markup_mode=None, add_completion=False)
    settings["ignore_unknown_options"] = True
    added = app.command(name, cls=kind, context_settings=settings, short_help=summary or None, epilog=epilog or None)
    added(function)
    return cast(TyperCommand, typer.main.get_command(app))


def tree(title: Title[Any], prefix: str) -> Group:
    """All actions and shorthands of a title, as the commands of a group."""
    return _group(title, prefix, [(tuple(action.name.split()), action) for action in title.actions], ())


Named = tuple[tuple[str, ...], Action]
"""An action, with the words of its name that are still to be typed."""


def _group(title: Title[Any], name: str, actions: Sequence[Named], path: tuple[str, ...]) -> Group:
    """The actions whose names begin with `path`, by their next word."""
    entries = [_entry(title, word, actions, path) for word in dict.fromkeys(words[0] for words, _ in actions if words)]
    if not path:
        entries += _loose_shorthands(title, {entry.name for entry in entries})
    quick = _shorthand(title, path)
    own = next((action for words, action in actions if not words), None)
    if quick is not None:
        summary = f"{quick.summary.rstrip('.')}. Or one of these:"
        words: Any = partial(_words, title, quick)
        return Group(name=name, entries=entries, help=summary, itself=words, shortest=2)
    if own is not None:
        return Group(name=name, entries=entries, help=own.summary, itself=partial(action_command, title, own))
    return Group(name=name, entries=entries, help=f"{title.name}: {' '.join(path)}".rstrip(": ") + ".")


def _entry(title: Title[Any], word: str, actions: Sequence[Named], before: tuple[str, ...]) -> Entry:
    """What `word` after `before` stands for: an action, or a group of those that go on."""
    below = [(words[1:], action) for words, action in actions if words[:1] == (word,)]
    path = (*before, word)
    own = next((action for words, action in below if not words), None)
    if own is not None and len(below) == 1 and _shorthand(title, path) is None:
        return Entry(word, own.summary, partial(action_command, title, own))
    summary = own.summary if own else ", ".join(dict.fromkeys(words[0] for words, _ in below if words)) + "."
    return Entry(word, summary, partial(_group, title, word, below, path))


def _shorthand(title: Title[Any], path: tuple[str, ...]) -> Shorthand[Any] | None:
    return next((one for one in title.shorthands if one.name == " ".join(path)), None)


def _loose_shorthands(title: Title[Any], taken: set[str]) -> list[Entry]:
    """Shorthands whose name begins no action's."""
    loose = [one for one in title.shorthands if one.name not in taken]
    return [Entry(one.name, one.summary, partial(_words, title, one)) for one in loose]


def action_command(title: Title[Any], action: Action) -> TyperCommand:
    """The command of one action. Secret arguments are asked for without echo; the rest is typed."""
    typed = [one for one in action.parameters if not one.secret]

    def perform(ctx: typer.Context, **values: Any) -> None:
        from campaign.cli.acting import perform

        perform(ctx.obj, title, action, _with_rest(action, _given(typed, values), ctx.args))

    _sign(perform, [_typer_parameter(title, action, one) for one in typed], inspect.getdoc(action.run) or "")
    clauses = f"Clauses: {', '.join(action.clauses)}."

    class Gathering(Command):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            return super().parse_args(ctx, args if ctx.resilient_parsing else gathered(action, args))

    return command(action.name.split()[-1], perform, action.summary, clauses, Gathering, allow_extra_args=True)


def _words(title: Title[Any], shorthand: Shorthand[Any]) -> TyperCommand:
    def offered(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
        from campaign.cli.completing import turns

        return turns(title, shorthand)(ctx, incomplete)

    def perform(ctx: typer.Context, words: list[str] | None = None) -> None:
        from campaign.cli.acting import perform_words

        perform_words(ctx.obj, title, shorthand, words or [])

    words = typer.Argument(help="One entry each.", autocompletion=offered)
    perform.__annotations__ = {"ctx": typer.Context, "words": Annotated[list[str] | None, words]}
    perform.__doc__ = shorthand.summary
    return command(shorthand.name, perform, shorthand.summary)


def _given(typed: Iterable[Parameter], values: Mapping[str, Any]) -> dict[str, Any]:
    """What was typed; what was left out stays out, so that the action's own defaults hold."""
    given = {one: values[one.name] for one in typed if values.get(one.name) not in (None, [], False)}
    return {one.name: _several(one, value) if one.many else value for one, value in given.items()}


def _several(one: Parameter, values: Sequence[str]) -> list[str]:
    return parted(values) if one.option else list(values) if one.bare else joined(values)


def _with_rest(action: Action, given: dict[str, Any], rest: Sequence[str]) -> dict[str, Any]:
    """Words too many belong to the last one, so that `begin red 3 food` needs no quotes. Refused if there is none."""
    if not rest:
        return given
    refuse_spoken(action)
    last = next((one for one in reversed(action.parameters) if not (one.option or one.secret)), None)
    if last is None:
        because = f"“{' '.join(rest)}” is more than {action.name} takes."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (action.usage(),))
    return given | {last.name: " ".join((given[last.name], *rest))}


def _typer_parameter(title: Title[Any], action: Action, one: Parameter) -> inspect.Parameter:
    kind: Any = bool if one.flag else list[str] if one.many else str
    required = one.required and not one.option

    def offered(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
        from campaign.cli.completing import answers

        return answers(title, action, one)(ctx, incomplete)

    if one.option:
        info: Any = typer.Option(f"--{one.typed}", help=_hint(one), metavar=_metavar(one), autocompletion=offered)
    else:
        info = typer.Argument(help=_hint(one), metavar=_metavar(one), autocompletion=offered)
    default: Any = inspect.Parameter.empty if required else False if one.flag else None
    hint = kind if required or one.flag else kind | None
    return inspect.Parameter(
        one.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[hint, info]
    )


def _metavar(one: Parameter) -> str:
    return one.typed.upper()


def _hint(one: Parameter) -> str:
    from campaign.cli.hints import hint

    return hint(one)


def _sign(function: Any, parameters: Sequence[inspect.Parameter], doc: str) -> None:
    """Gives a function the signature that Typer reads."""
    context = inspect.Parameter("ctx", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    function.__signature__ = inspect.Signature([context, *parameters])
    function.__annotations__ = {"ctx": typer.Context, **{one.name: one.annotation for one in parameters}}
    function.__doc__ = doc
