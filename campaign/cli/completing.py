"""What a shell offers behind a command: names, Regions, codes, open duties, campaigns. It only looks at the file.

Each function takes the context of the line and the word that is being typed, and gives words with what they are. What
cannot be looked up is not offered: a shell is no place for an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from textwrap import shorten
from typing import TYPE_CHECKING, Any

import typer

from campaign.cli.desk import Desk
from campaign.cli.options import Options
from rules.core.action import Action, Parameter
from rules.core.names import matching
from rules.core.secrecy import EVERYONE
from rules.title import Shorthand, Title

if TYPE_CHECKING:
    from campaign.keeper import Keeper
    from campaign.store import Store

Offered = list[tuple[str, str]]
Completer = Callable[[typer.Context, str], Offered]

CODE = re.compile(r"\b[A-Z]{1,4}\d{2,3}\b")
CODED = ("code", "codes", "earlier", "right")
"""Arguments that take the code of a printed piece."""
SEATED = ("player", "target", "owner", "youngest", "starter", "by", "supporters")
"""Arguments that take the name of somebody at the table, where names are the players' own."""
LATEST = 20
"""So many entries are offered."""
LONGEST = 60
"""Characters of what a word is said to be."""


class Looker(Desk):
    """A desk that opens the file as it is, writes nothing and says nothing."""

    def store(self, create: bool = False) -> Store:
        """The store, for a look."""
        if self._store is None:
            from campaign.store import Store
            from rules import titles

            self._store = Store.look(self.database, titles=titles.TITLES)
        return self._store

    def _warn(self, text: str) -> None:
        """Nothing: the line that is being typed must stay as it is."""


def answers(title: Title[Any], action: Action, one: Parameter) -> Completer:
    """What may stand for an argument of an action: what is open now, else all that it may ever be."""

    def complete(ctx: typer.Context, incomplete: str) -> Offered:
        with looking(ctx) as keeper:
            here = keeper if keeper is not None and keeper.info.title == title.slug else None
            before, given = _typed(action, one, ctx.params)
            open_now = list(_open_now(here, action, one, before)) if here else []
            found = open_now or [(word, "") for word in _ever(title, here, action, one)]
            return fitting([offered for offered in found if offered[0] not in given], incomplete)

    return complete


def turns(title: Title[Any], shorthand: Shorthand[Any]) -> Completer:
    """What may stand first behind a shorthand: the choices of whoever's turn it is."""

    def complete(ctx: typer.Context, incomplete: str) -> Offered:
        with looking(ctx) as keeper:
            if keeper is None or keeper.info.title != title.slug or ctx.params.get("words"):
                return []
            steps = [step for step in keeper.steps(EVERYONE) if step.action == shorthand.name]
            return fitting(((choice, step.prompt) for step in steps for choice in step.choices), incomplete)

    return complete


def campaigns(ctx: typer.Context, incomplete: str) -> Offered:
    """The campaigns."""
    with suppress(Exception):
        desk = Looker(ctx.find_root().obj or Options())
        names = desk.store().names()
        return fitting(((_short(name, names), name) for name in names), incomplete)
    return []


def seats(ctx: typer.Context, incomplete: str) -> Offered:
    """The seats of the campaign."""
    with looking(ctx) as keeper:
        return fitting(_each(keeper.title.seats_at(keeper.state)), incomplete) if keeper else []


def entries(ctx: typer.Context, incomplete: str) -> Offered:
    """The latest entries that hold, the last one first."""
    with looking(ctx) as keeper:
        log = keeper.log() if keeper else []
        held = [(str(one.sequence), one.label) for one in log if one.kind == "act" and one.standing == "stands"]
        return fitting(held[-LATEST:][::-1], incomplete)


def settings(ctx: typer.Context, incomplete: str) -> Offered:
    """The settings of the campaign's title."""
    with looking(ctx) as keeper:
        return fitting(((one.name, one.prompt) for one in keeper.title.settings), incomplete) if keeper else []


def reports(ctx: typer.Context, incomplete: str) -> Offered:
    """The reports of the campaign's title."""
    from reports import registry

    with looking(ctx) as keeper:
        known = registry.REPORTS.get(keeper.info.title, ()) if keeper else ()
        return fitting(((one.name, one.says) for one in known), incomplete)


def clauses(ctx: typer.Context, incomplete: str) -> Offered:
    """The clauses of the campaign's title, and of the house."""
    from campaign.cli.clauses import find
    from seeds import SLUGS

    with looking(ctx) as keeper:
        slug = keeper.info.title if keeper else SLUGS[0]
        return fitting(((one.id, one.section) for one in find(slug, [incomplete])), incomplete)


def slugs(ctx: typer.Context, incomplete: str) -> Offered:
    """The titles."""
    from rules import titles

    return fitting(((card.slug, card.name) for card in titles.TITLES), incomplete)


def schemas(ctx: typer.Context, incomplete: str) -> Offered:
    """The names of the shapes."""
    from campaign.cli.shapes.named import NAMES

    return fitting(_each(NAMES), incomplete)


@contextmanager
def looking(ctx: typer.Context) -> Iterator[Keeper | None]:
    """The campaign that a line is for, or None where there is none that can be looked at."""
    desk, keeper = Looker(ctx.find_root().obj or Options()), None
    with suppress(Exception):
        keeper = desk.keeper()
    try:
        yield keeper
    finally:
        desk.close()


def fitting(found: Iterable[tuple[str, str]], incomplete: str) -> Offered:
    """Those that begin as typed, capitals or not; each once, as one word of a line, in the letters that were typed."""
    wanted, offered = incomplete.casefold(), dict[str, str]()
    for word, words in found:
        if " " not in word and word.casefold().startswith(wanted):
            offered.setdefault(incomplete + word[len(incomplete) :], shorten(words, LONGEST, placeholder=" …"))
    return list(offered.items())


def _short(name: str, names: Sequence[str]) -> str:
    """A name, or its first word where that is enough: what is offered stands without quotes."""
    first = name.split(" ")[0]
    return first if len(matching(first, names)) == 1 else name


def _each(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((word, "") for word in words)


def _typed(action: Action, one: Parameter, params: Any) -> tuple[list[str], list[str]]:
    """The words that stand before an argument, and those that it has already."""
    before: list[str] = []
    for other in action.parameters:
        if other.option or other.secret or one.option:
            continue
        if other is one:
            break
        before += _words(params.get(other.name))
    return before, _words(params.get(one.name)) if one.many else []


def _words(value: Any) -> list[str]:
    if value is None:
        return []
    return [value] if isinstance(value, str) else [str(part) for part in value]


def _open_now(keeper: Keeper, action: Action, one: Parameter, before: list[str]) -> Iterator[tuple[str, str]]:
    """The words that the steps of the campaign have in that place, where they agree with those before it."""
    for step in keeper.steps(EVERYONE):
        if step.action != action.name:
            continue
        if one.option:
            settled = step.arguments.get(one.name)
            yield from [(settled, step.prompt)] if settled else []
            continue
        places = [other.name for other in action.parameters if not (other.option or other.secret)]
        settled_words = [step.arguments[name] for name in places if name in step.arguments]
        for choice in step.choices or ("",):
            line = [*settled_words, *choice.split()]
            if len(line) > len(before) and _agree(line, before):
                yield line[len(before)], step.prompt


def _agree(line: list[str], before: list[str]) -> bool:
    return all(full.casefold().startswith(word.casefold()) for full, word in zip(line, before, strict=False))


def _ever(title: Title[Any], keeper: Keeper | None, action: Action, one: Parameter) -> Iterable[str]:
    """All that an argument may ever be: the names of its type, the codes on the table, the players."""
    from campaign.cli.hints import names_in

    names = names_in(one.annotation)
    if names or keeper is None:
        return names
    if one.name in CODED:
        codes = sorted(set(CODE.findall(keeper.view(EVERYONE).model_dump_json())))
        return [code for code in codes if code[0].casefold() == action.name[0]] or codes
    return keeper.title.seats_at(keeper.state) if one.name in SEATED else ()
