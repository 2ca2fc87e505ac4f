"""Groups and commands for Typer: loaded late, found by any unique prefix, with plain help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from typer.core import TyperCommand, TyperGroup

from campaign.cli.options import KNOWN

Loaded = TyperCommand | TyperGroup

SELF = "\0"
"""Stands in front of words that name no command of a group, and are for its own; nobody can type it."""


class Entry(NamedTuple):
    """A command that is known by name and one line of help before it is loaded."""

    name: str
    help: str
    load: Callable[[], Loaded]
    section: str = "Commands"


class Offer(NamedTuple):
    """A word that may complete a line, as the shells' scripts take it."""

    value: str
    help: str
    type: str = "plain"


def offer(word: str, words: str = "") -> Any:
    """A word that may complete a line, with what it is."""
    return Offer(word, words)


def _flags(incomplete: str) -> list[Any]:
    """The options of every command that begin so."""
    return [
        offer(one.flag, one.help) for one in KNOWN if incomplete.startswith("-") and one.flag.startswith(incomplete)
    ]


class Command(TyperCommand):
    """A command with plain help, that takes text with dashes and refuses options that it does not know."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words. Text such as `-3 army` is an argument; `--word` must be an option."""
        if not ctx.resilient_parsing:
            self._refuse_unknown(ctx, args)
        return super().parse_args(ctx, self._with_flags(ctx, args))

    def _with_flags(self, ctx: Any, args: Sequence[str]) -> list[str]:
        """The words with an option that takes several in front of each that follows it, as guided play reads them."""
        several = {flag for one in self.get_params(ctx) if getattr(one, "multiple", False) for flag in one.opts}
        words: list[str] = []
        flag = ""
        for place, word in enumerate(args):
            if word.startswith("-"):
                if word == "--":
                    return [*words, *args[place:]]
                name = word.partition("=")[0]
                flag = name if name in several else ""
                words.append(word)
            else:
                words += [flag, word] if flag and words[-1] != flag else [word]
        return words

    def _refuse_unknown(self, ctx: Any, args: Sequence[str]) -> None:
        valued = {flag: not getattr(one, "is_flag", False) for one in self.get_params(ctx) for flag in one.opts}
        words = iter(args)
        for word in words:
            if word == "--":
                return
            name, given, _ = word.partition("=")
            if name[:2] == "--" and name not in valued and " " not in name:
                known = sorted(flag for flag in valued if flag.startswith("--"))
                meant = _meant(name, [*known, *(one.flag for one in KNOWN)])
                ctx.fail(f"There is no option {name} here.{meant} Options: {', '.join(known)}.")
            if valued.get(name) and not given:
                next(words, None)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Its options that begin so, and those of every command."""
        return [*super().shell_complete(ctx, incomplete), *_flags(incomplete)]

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The words after the name: `PLAYER SIDE [POWER]`, then the options if it has any."""
        pieces = [shape(one) for one in self.params if one.param_type_name == "argument"]
        return [*pieces, "[OPTIONS]"] if len(pieces) < len(self.params) else pieces

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The usage line, also where nothing follows the name: the usual formatter then writes none."""
        path = " ".join(ctx.command_path.split())
        pieces = " ".join(self.collect_usage_pieces(ctx))
        if pieces:
            formatter.write_usage(path, pieces)
        else:
            formatter.write(f"Usage: {path}\n")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Arguments, options, and the options of every command."""
        arguments = [one for one in self.params if one.param_type_name == "argument"]
        _section(formatter, "Arguments", [(shape(one), described(one)) for one in arguments])
        options = [one for one in self.get_params(ctx) if one not in arguments and not getattr(one, "hidden", False)]
        _section(formatter, "Options", [(option(one), described(one)) for one in options])
        _everywhere(formatter, [flag for one in options for flag in one.opts])


class LooseCommand(Command):
    """A command that takes the words of another one, with options that are not its own."""

    def _refuse_unknown(self, ctx: Any, args: Sequence[str]) -> None:
        """The options that it does not know are words."""


class Group(TyperGroup):
    """Commands that are loaded when they are called. `itself` takes the words that name none of them."""

    entries: Mapping[str, Entry]
    itself: Callable[[], Loaded] | None
    only_bare: bool
    shortest: int

    def __init__(
        self,
        *,
        entries: Sequence[Entry] = (),
        itself: Callable[[], Loaded] | None = None,
        only_bare: bool = False,
        shortest: int = 1,
        **settings: Any,
    ) -> None:
        """`only_bare`: `itself` takes no words. `shortest`: how long a prefix must be to name a command."""
        super().__init__(**{"rich_markup_mode": None, **settings})
        self.entries = {entry.name: entry for entry in entries}
        self.itself = itself
        self.only_bare = only_bare
        self.shortest = shortest

    def adopt(self, entries: Sequence[Entry]) -> None:
        """Takes these entries, in place of those it had."""
        self.entries = {entry.name: entry for entry in entries}

    def stand_alone(self, itself: Callable[[], Loaded]) -> None:
        """From now on, this is what the group does when nothing follows."""
        self.itself, self.only_bare = itself, True

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order in which they were listed."""
        return list(self.entries)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A card with name and help, for lists and completion; nothing is loaded."""
        entry = self.entries.get(cmd_name)
        return entry and TyperCommand(entry.name, help=entry.help, rich_markup_mode=None)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Puts the name of the group's own command in front of words that are for it."""
        if not ctx.resilient_parsing and self._for_itself(args):
            args = [SELF, *args]
        if not ctx.resilient_parsing and not args:
            self._refuse_nothing(ctx)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Loads the command that the first word names. Refuses a word that names none or several."""
        if args[0] == SELF and self.itself is not None:
            return "", self.itself(), args[1:]
        found = self._matching(args[0])
        if len(found) == 1:
            return found[0], self.entries[found[0]].load(), args[1:]
        if ctx.resilient_parsing:
            own = self.itself is not None and not self.only_bare
            return ("", self.itself(), args) if own and self.itself else (None, None, args)
        self._refuse(ctx, args[0], found)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Its commands that begin so, what its own command takes first, and the options of every command."""
        found = super().shell_complete(ctx, incomplete)
        if self.itself is not None and not self.only_bare and not incomplete.startswith("-"):
            own = self.itself()
            with own.make_context("", [], parent=ctx, resilient_parsing=True) as inner:
                first = next((one for one in own.params if one.param_type_name == "argument"), None)
                found += first.shell_complete(inner, incomplete) if first else []
        return [*found, *_flags(incomplete)]

    def near(self, word: str) -> Sequence[str]:
        """Its commands that look like a word that is none of them."""
        from difflib import get_close_matches

        return get_close_matches(word.casefold(), list(self.entries), cutoff=0.7)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The commands by section, then the options."""
        for section in dict.fromkeys(entry.section for entry in self.entries.values()):
            rows = [(entry.name, entry.help) for entry in self.entries.values() if entry.section == section]
            _section(formatter, section, rows)
        own = [one for one in self.get_params(ctx) if one.param_type_name == "option"]
        _section(formatter, "Options", [(option(one), described(one)) for one in own])
        _everywhere(formatter)

    def _for_itself(self, args: Sequence[str]) -> bool:
        if self.itself is None or (args and args[0] == "--help"):
            return False
        return not args or not (self.only_bare or self._matching(args[0]))

    def _matching(self, word: str) -> tuple[str, ...]:
        if word in self.entries:
            return (word,)
        wanted = word.casefold()
        return tuple(name for name in self.entries if len(wanted) >= self.shortest and name.startswith(wanted))

    def _refuse_nothing(self, ctx: Any) -> NoReturn:
        from rules.core.refusal import Kind, Refusal

        place = ctx.command_path
        because = f"{place} wants one more word."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, [f"{place} {name}" for name in self.entries])

    def _refuse(self, ctx: Any, word: str, found: tuple[str, ...]) -> NoReturn:
        from rules.core.refusal import Kind, Refusal

        place = ctx.command_path
        if found:
            because = f"“{word}” fits several commands: {', '.join(found)}."
            raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, [f"{place} {name}" for name in found])
        root = ctx.find_root()
        if root is not ctx and word in getattr(root.command, "entries", ()):
            because = f"“{word}” is no command of {place}. Did you mean {root.command_path} {word}?"
            raise Refusal(Kind.UNREADABLE, "house.unknown-command", because, (f"{root.command_path} {word}",))
        near = self.near(word)
        because = f"“{word}” is no command of {place}.{_did_you_mean(near)}"
        allowed = [f"{place} {name}" for name in near or self.entries]
        raise Refusal(Kind.UNREADABLE, "house.unknown-command", because, allowed)


def _did_you_mean(near: Sequence[str]) -> str:
    """` Did you mean vote?`, if something looks like what was typed."""
    return f" Did you mean {' or '.join(near)}?" if near else ""


def _meant(word: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    return _did_you_mean(get_close_matches(word, known, n=1))


def shape(argument: Any) -> str:
    """An argument as it stands in a usage line: `PLAYER`, `[COUNT]`, `WORDS...`."""
    word = (argument.metavar or argument.name.upper()) + ("..." if argument.nargs == -1 else "")
    return word if argument.required else f"[{word}]"


def option(option: Any) -> str:
    """An option with the name of its value."""
    flags = ", ".join(option.opts)
    return flags if option.is_flag else f"{flags} {option.metavar or option.name.upper()}"


def described(parameter: Any) -> str:
    """What an argument or option is for, with its default."""
    words = parameter.help or ""
    shown = parameter.default
    if shown in (None, False) or shown == () or callable(shown):
        return words
    return f"{words} (default: {shown})".strip()


def _everywhere(formatter: Any, taken: Sequence[str] = ()) -> None:
    """The options of every command; one whose name the command has `taken` is typed in front of it."""
    rows = []
    for one in KNOWN:
        front = "In front of the command: " if one.flag in taken else ""
        rows.append((f"{one.flag} {one.value}".strip(), f"{front}{one.help}"))
    _section(formatter, "With every command", rows)


def _section(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)
