"""Legacy pieces as they are taken: Agendas, Buildings, Keywords, Endings."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.core.values import changed
from rules.queens_dilemma.applying import regions_for
from rules.queens_dilemma.codes import spoken_code, unlock
from rules.queens_dilemma.duties import call_duty, find_duty, how_to, tick
from rules.queens_dilemma.effects import Unlock
from rules.queens_dilemma.events.effects import EffectDone
from rules.queens_dilemma.events.legacy import AgendaTaken, BuildingAttached, EndingAttached, KeywordRead
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.legacy.storyline_agendas import called_agenda
from rules.queens_dilemma.legacy.storylines import calling_storyline, named_storyline
from rules.queens_dilemma.names import CharacterName, Phase, Region, RegionName
from rules.queens_dilemma.notation import BuildingText
from rules.queens_dilemma.pending import need
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import Code
from rules.queens_dilemma.waiting import Duty
from seeds.queens_dilemma import facts

BETWEEN_GAMES = (Phase.FOUNDING, Phase.BETWEEN)
"""Phases in which the game being set up next counts (agenda.limit)."""

ONGOING = 0
"""A typed limit that stands for none: an Ongoing Agenda (agenda.ongoing)."""


def take_agenda(table: Table[State], player: CharacterName, code: Code, *, limit: int | None = None) -> None:
    """Take an Agenda that was called for; `--limit` as printed (0: Ongoing), else this game's number plus 3.

    What its back says may be kept for its owner's eyes alone: `agenda note`.
    """
    duty = called_agenda(table, player, code)
    until = usual_limit(table.state) if limit is None else limit
    table.refuse_unless(0 <= until <= 99, "agenda.limit", f"{until} cannot be a limit.", ("0 to 99",))
    table.record(AgendaTaken(player=player, code=code, limit=None if until == ONGOING else until))
    tick(table, duty)


def usual_limit(state: State) -> int:
    """The limit of an Agenda whose limit box is empty: this game's number plus 3 (agenda.limit)."""
    return max(1, state.game + (state.phase in BETWEEN_GAMES)) + facts().agenda.limit_after


def building(
    table: Table[State], code: Code, region: RegionName | None = None, label: BuildingText | None = None
) -> None:
    """Attach the Building sticker that waits: its Region, and what its label shows, as `red military 1 army`."""
    waiting = need(table.state)
    if waiting is None or waiting.kind != "building":
        later = any(isinstance(one.effect, Unlock) and one.effect.piece == "B" for one in table.state.pending)
        because = "A Building waits, but something else comes before it." if later else "No Building waits for a place."
        table.refuse("building.attach", because, ("next",))
    effect = waiting.pending.effect
    assert isinstance(effect, Unlock)
    because = f"{effect.code} comes first, not {code}."
    table.refuse_unless(code == effect.code, "building.attach", because, (f"building {effect.code}",))
    labelled = label.code if label else ""
    because = f"The label is that of {labelled}, not of {effect.code}."
    table.refuse_unless(labelled in ("", effect.code), "building.attach", because, (f"building {effect.code}",))
    spot = effect.place or (label.place if label else "")
    places = regions_for(table.state, waiting.pending)
    place = region or (Region(places[0]) if len(places) == 1 else None)
    if place is None:
        table.ask("building.attach", f"In which Region does {effect.code} stand?", places)
    allowed = place.value in places
    holder = table.state.regions[place].holder
    if not allowed and spot:
        table.confirm(
            "building.attach", f"{place.shown} is {holder.shown}'s: a printed place wins, and {holder.shown} owns it."
        )
    else:
        table.refuse_unless(allowed, "building.attach", f"{effect.code} cannot stand in {place.shown}.", places)
    if label is None:
        table.ask(
            "building.attach",
            f"What does {effect.code} show?",
            (f'building {effect.code} {place} "red military 1 army"',),
        )
    standing = changed(label, code=effect.code, place=spot)
    unlock(table, effect.code, waiting.pending.source)
    table.record(BuildingAttached(region=place, building=standing), EffectDone(id=waiting.pending.id))
    what = f"Stick Building {effect.code} in {place.shown}{f' at {spot}' if spot else ''}"
    call_duty(table, "chore", what, "building.attach", effect.code, holder)
    go_on(table)


def keyword(table: Table[State], code: Code, words: Text) -> None:
    """Type in the words on a Keyword sticker, so that effects on it find who has it: `keyword K05 Traitor`."""
    attached = tuple(one for diary in table.state.diaries.values() for one in diary.keywords)
    because = f"Nobody has Keyword {code}."
    table.refuse_unless(code in attached, "keyword.narrative", because, attached or ("next",))
    table.refuse_unless(words, "keyword.narrative", "A Keyword has words.", (f'keyword {code} "Traitor"',))
    table.record(KeywordRead(code=code, words=words))


def attach_ending(table: Table[State], code: Code, *, scales: int, storyline: Text = "") -> None:
    """Attach an Ending that was called for to its Storyline's slot; `--scales` 0, 1 or 2 as it shows.

    Without `--storyline` it is that of the Envelope whose Story called for it.
    """
    duty: Duty | None = find_duty(table.state, "ending", code)
    if duty is None:
        waiting = tuple(how_to(one) for one in table.state.duties if one.kind == "ending")
        table.refuse("ending.attach", f"{spoken_code(code)} was not called for.", waiting or ("next",))
    table.refuse_unless(0 <= scales <= 2, "ending.scales", f"An Ending shows 0, 1 or 2 Scales, not {scales}.", "012")
    taken = {ending.storyline.casefold() for ending in table.state.endings.values() if ending.storyline}
    named = named_storyline(table, storyline or calling_storyline(table.state, code), "ending.attach")
    free = named.casefold() not in taken
    because = f"The Storyline {named} has its Ending already."
    table.refuse_unless(free, "ending.attach", because, (f"ending attach {code} --scales {scales} --storyline ...",))
    table.record(EndingAttached(code=code, scales=scales, storyline=named))
    tick(table, duty)
    go_on(table)
