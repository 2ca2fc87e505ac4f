"""The root commands, listed by hand: their names and a line of help stand here, so that help loads nothing."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Annotated, NamedTuple, cast

import typer

from campaign import __version__
from campaign.cli.groups import Entry, Group, Loaded
from campaign.cli.program import Program


class Tool(NamedTuple):
    """A command that serves all titles: a function in a module."""

    name: str
    place: str
    help: str
    loose: bool = False
    """Whether it takes the words of other commands, with options that are not its own."""


class Prefix(NamedTuple):
    """The group under which another title's commands sit."""

    name: str
    slug: str
    help: str


TOOLS = (
    Tool("new", "campaigns:new", "Found a campaign."),
    Tool("campaigns", "campaigns:campaigns", "List the campaigns."),
    Tool("use", "campaigns:use", "Choose the campaign that commands are for."),
    Tool("play", "playing:play", "Be guided: one question at a time."),
    Tool("next", "looking:next_steps", "What the table does next."),
    Tool("state", "looking:state", "Where the table stands."),
    Tool("look", "peeking:look", "Show a seat what it alone may see, and hide it again."),
    Tool("log", "journal:log", "What happened, oldest first."),
    Tool("undo", "journal:undo", "Take back the last entries."),
    Tool("redo", "journal:redo", "Do again what was taken back."),
    Tool("amend", "amending:amend", "Put an earlier entry right.", loose=True),
    Tool("set", "settings:set_value", "Tell what your box shows; alone, list what is known."),
    Tool("run", "scripts:run", "Run a table script: a command a line."),
    Tool("backup", "keeping:backup", "Copy the database, and prove the copy."),
    Tool("backups", "keeping:backups", "List the backups beside the database."),
    Tool("restore", "restoring:restore", "Go back to a backup, after showing what would change."),
    Tool("export", "exchange:export", "Write one campaign into a file of its own."),
    Tool("import", "exchange:bring_in", "Make a campaign of an exported file."),
    Tool(
        "doctor",
        "keeping:doctor",
        "Look whether the file is whole; `doctor campaign`: whether the table forgot something.",
    ),
    Tool("whatif", "questions:whatif", "Ask what would be, without recording it (The Queen's Dilemma)."),
    Tool("rulings", "questions:rulings", "List the rulings: the table's precedents."),
    Tool("report", "report:report", "Write a game down, as PDF or HTML."),
    Tool("standings", "standings:standings", "How everybody stands over the games of this group."),
    Tool("stats", "statistics:stats", "The Queen's Dilemma: votes, Power, points. Queen by Midnight: how plays ended."),
    Tool("inventory", "inventory:inventory", "Say what must be where in the box; `inventory check` compares counts."),
    Tool("rules", "rulebook:rules", "Show a clause, or find clauses by words."),
    Tool("schema", "schemas:schema", "Print the JSON Schema of a shape."),
)

HOME = "queens-dilemma"
"""The title whose commands sit at the root."""

ACTIONS: tuple[tuple[str, str], ...] = (
    ("found", "Before the first game: seats, Houses, Regions, Envelope 00."),
    ("setup", "Begin a game, and do the steps of its setup."),
    ("income", "Choose what a Building with two options yields."),
    ("dilemma", "Read a Dilemma."),
    ("vote", "Turns in seat order, an entry each: a1 n4 r3 s pg pm; or one by name."),
    ("deal", "Strike a Deal."),
    ("outcome", "Carry out what the card shows for the winning side."),
    ("pay", "Pay a forced loss, or take it as Infamy."),
    ("assign", "Say who takes what names nobody."),
    ("building", "Attach a Building sticker that waits."),
    ("keyword", "Type in the words on a Keyword sticker."),
    ("sticker", "Attach a sticker of another kind."),
    ("ending", "Attach an Ending."),
    ("agenda", "Take an Agenda."),
    ("envelope", "Open an Envelope."),
    ("box", "Open a Mystery box."),
    ("duty", "What is still to be done by hand; `duty done` ticks it off."),
    ("chronicle", "Chronicle cards: draw, describe, brand, apply."),
    ("event", "Event cards: lay them on their slots, resolve them, take them off."),
    ("score", "Score Ideology, Power, Investments, Agendas and taxes."),
    ("close", "Clean up and save the game."),
    ("finale", "Score the end of the campaign."),
    ("leave", "A player leaves for good."),
    ("skill", "Skills: what they show, and their use."),
    ("ruling", "Set something by hand, with the reason."),
    ("replace", "Somebody else takes over a Character."),
)
"""The first words of its actions, with a line of help. A test compares them with the title's own list."""

ALONE = {"duty": Tool("duty", "duties:duties", "What is still to be done by hand.")}
"""What a group of the home title does when nothing follows, if it is no action."""

PREFIXES: tuple[Prefix, ...] = (
    Prefix("midnight", "queen-by-midnight", "Queen by Midnight: seats, turns, attacks, the clock."),
    Prefix("clocktower", "blood-on-the-clocktower", "Blood on the Clocktower: the Storyteller's book."),
    Prefix("witching", "witching-hour", "Witching Hour: the score, or the whole table."),
    Prefix("cinderella", "cinderella-at-midnight", "Cinderella at Midnight: a run through garden and palace."),
)
"""The other titles. A test compares them with rules.titles."""


def entries() -> tuple[Entry, ...]:
    """Every root command, as an entry that loads nothing until it is called."""
    return (
        *(Entry(name, help_, partial(load_action, name), "The Queen's Dilemma") for name, help_ in ACTIONS),
        *(Entry(one.name, one.help, partial(load_tool, one), "For every title") for one in TOOLS),
        *(Entry(one.name, one.help, partial(load_title, one), "Other titles") for one in PREFIXES),
    )


def names(slug: str) -> tuple[str, ...]:
    """The first words of the commands that a campaign of a title takes."""
    prefixes = tuple(one.name for one in PREFIXES if one.slug == slug)
    return (*(name for name, _ in ACTIONS if slug == HOME), *(one.name for one in TOOLS), *prefixes)


def load_tool(tool: Tool) -> Loaded:
    """The Typer command of a tool."""
    from campaign.cli.build import command
    from campaign.cli.groups import Command, LooseCommand

    module, _, attribute = tool.place.partition(":")
    function = getattr(import_module(f"campaign.cli.tools.{module}"), attribute)
    return command(tool.name, function, tool.help, kind=LooseCommand if tool.loose else Command)


def load_action(name: str) -> Loaded:
    """The Typer command or group for the actions of the home title that begin with a word."""
    loaded = _tree(HOME, "").entries[name].load()
    if name in ALONE and isinstance(loaded, Group):
        loaded.stand_alone(partial(load_tool, ALONE[name]))
    return loaded


def load_title(prefix: Prefix) -> Loaded:
    """The group of another title."""
    return _tree(prefix.slug, prefix.name)


def _tree(slug: str, name: str) -> Group:
    from campaign.cli.build import tree
    from rules import titles

    card = next(one for one in titles.TITLES if one.slug == slug)
    return tree(card.load(), name)


def root(completing: bool = False) -> Group:
    """The program itself. Alone it says where the table stands.

    While `completing` it goes without the options that install completion: reading those is what takes time.
    """
    overview = Tool("council", "looking:overview", "Where the table stands and what comes next.")
    app = typer.Typer(cls=Program, rich_markup_mode=None, help=_HELP, name="council")
    app.callback()(_options_of_its_own)
    group = cast(Program, typer.main.get_command(app))
    group.adopt(entries())
    if completing:
        group.params, group.add_help_option = [], False
    group.stand_alone(partial(load_tool, overview))
    return group


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"council {__version__}")
        raise typer.Exit


def _options_of_its_own(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", is_eager=True, callback=_say_version)
    ] = False,
) -> None:
    """What the root takes before a command."""


_HELP = "A companion for the table. Alone, it says where the table stands and what comes next."
