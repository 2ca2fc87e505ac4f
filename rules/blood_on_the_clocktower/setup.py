"""Setup: who sits where, and which edition is played."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import BASE
from rules.blood_on_the_clocktower.circle import expect, new_name, residents
from rules.blood_on_the_clocktower.events import EditionChosen, GameBegun
from rules.blood_on_the_clocktower.names import Phase, plain
from rules.blood_on_the_clocktower.script import ScriptText
from rules.blood_on_the_clocktower.state import State
from rules.core.names import Text
from rules.core.table import Table
from rules.core.values import changed
from seeds.blood_on_the_clocktower import facts

AGAIN = "again"


def begin(
    table: Table[State], players: tuple[Text, ...], *, edition: Text = "", script: ScriptText | None = None
) -> None:
    """Begin a game: the players clockwise, from any seat on; commas part them too. `again`: those of the last game.

    Travellers come afterwards (traveller). The edition may be named at once.
    """
    expect(table, "setup.circle", Phase.FOUNDING, Phase.BETWEEN)
    if players == (AGAIN,):
        names = residents(table.state)
        table.refuse_unless(names, "setup.circle", "No game was played before: say who sits where.", ("ana ben cy",))
    else:
        names = _names(players)
    most, fewest = facts().players.most, facts().players.fewest
    because = f"{len(names)} players are more than {most}: those beyond come as Travellers, with `traveller` later."
    table.refuse_unless(len(names) <= most, "setup.travellers", because, (f"{fewest} to {most} names",))
    because = f"{len(names)} players are too few: it takes {fewest}, and {facts().players.usual} are better."
    table.refuse_unless(len(names) >= fewest, "setup.edition", because, (f"{fewest} to {most} names",))
    table.record(GameBegun(game=table.state.game + 1, circle=names))
    if edition or script is not None:
        choose(table, edition, script=script)


def choose(table: Table[State], edition: Text = "", *, script: ScriptText | None = None) -> None:
    """Choose the edition: tb, bmr or snv, or a script of your own (--script @FILE.json)."""
    expect(table, "setup.edition", Phase.EDITION)
    names = tuple(BASE)
    if script is None:
        found = tuple(id_ for id_ in BASE if edition and _means(edition, id_))
        because = f"“{edition}” is no edition." if edition else "Which edition?"
        table.refuse_unless(len(found) == 1, "setup.edition", because, (*names, "--script @FILE.json"))
        table.record(EditionChosen(edition=found[0]))
    else:
        table.refuse_unless(not edition, "setup.edition", "Either an edition or a script, not both.", names)
        table.record(EditionChosen(edition="script", script=script))
    players = len(residents(table.state))
    if table.state.edition != "tb" and players < facts().players.usual:
        words = f"This edition is meant for {facts().players.usual} players and more; you are {players}."
        table.remark("setup.edition", words)


def _names(players: tuple[str, ...]) -> tuple[str, ...]:
    seated = State()
    # `ana, ben` and `ana,ben` are two.
    for name in (part for text in players for part in text.split(",") if part.strip()):
        seated = changed(seated, circle=(*seated.circle, new_name(seated, name)))
    return seated.circle


def _means(text: str, id_: str) -> bool:
    wanted = plain(text)
    return wanted == id_ or (bool(wanted) and plain(facts().editions[id_]).startswith(wanted))
