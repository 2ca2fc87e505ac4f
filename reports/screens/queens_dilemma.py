"""The screen of The Queen's Dilemma: the seats in order, the Vote, the Ideology board, what waits and what is to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from reports.screens.queens_dilemma_hands import hands
from rules.queens_dilemma.view_shapes import AxisView, DutyView, PlayerView, View

COLUMNS = ("Power", "Gold", "Food", "Army", "Mat.", "Heg.", "Ind.", "Inf.")
IN_FULL = {"Mat.": "Materials", "Heg.": "Hegemony", "Ind.": "Independence", "Inf.": "Infamy"}

NOTHING = "nothing"
"""The front of a side that announces nothing, or was not typed in."""


def screen(view: View, before: View | None = None) -> list[Any]:
    """Lines and one table. What is as it was `before` is left out: the board, the Regions, duties that were shown.

    What players hold stands on the whole screen alone: what happened says when it changes.

    Before the first game so is the table.
    """
    parts: list[Any] = [_head(view), *_tokens(view)]
    if view.players and (view.game or before is None or _lies(before) != _lies(view)):
        parts.append(_seats(view))
    if view.vote:
        parts.append(_vote(view))
    if view.game and (before is None or before.board != view.board):
        parts += _board(view)
    if view.regions and (before is None or before.regions != view.regions):
        parts += _regions(view)
    if before is None:
        parts += hands(view)
    if before is None or (before.chronicles, before.events) != (view.chronicles, view.events):
        parts += [*_chronicles(view), *_events(view)]
    return [
        *parts,
        *_ranking(view),
        *_dilemma(view),
        *_reminders(view),
        *_pending(view),
        *_duties(view, before.duties if before else ()),
    ]


def _head(view: View) -> str:
    where = [f"Game {view.game}" if view.game else "Before the first game"]
    if view.round:
        where.append(f"round {view.round}")
    where.append(view.phase.replace(".", ": "))
    return ", ".join(where) + (f" | space: {view.space}" if view.space else "")


def _tokens(view: View) -> Iterator[str]:
    tokens = (("Leader", view.leader), ("Moderator", view.moderator))
    holders = [f"{token} {who.capitalize()}" for token, who in tokens if who]
    lies = [f"Pool {view.pool}", f"deck {view.deck}"] if view.game else []
    if holders or lies:
        yield ", ".join([*holders, *lies])


def _seats(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Seat", no_wrap=True, max_width=24)
    table.add_column("Tile", no_wrap=True, min_width=9)
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for name, player in sorted(view.players.items(), key=lambda one: one[1].seat):
        turn = view.vote is not None and view.vote.turn == name
        person = f" ({player.person})" if player.person else ""
        table.add_row(
            Text(f"{'*' if turn else ' '} {name.capitalize()}{person}", style="bold" if turn else ""),
            _tile(view, name) if player.present else "left" if player.left else "absent",
            *(str(points) for points in _treasury(player)),
        )
    return table


def _treasury(player: PlayerView) -> tuple[int, ...]:
    lies = (player.power, player.gold, player.food, player.army, player.materials)
    return (*lies, player.hegemony, player.independence, player.infamy)


def _lies(view: View) -> list[tuple[int, ...]]:
    return [_treasury(player) for player in view.players.values()]


def _tile(view: View, name: str) -> str:
    """`Aye 3`, how its player passed, or a dash for one who has not had a turn."""
    tile = view.vote.tiles.get(name) if view.vote else None
    if tile is None:
        return ""
    return tile.passed or (f"{tile.side.capitalize()} {tile.power}" if tile.side else "-")


def _vote(view: View) -> str:
    vote = view.vote
    assert vote is not None
    decided = f"; {vote.decided.capitalize()} won" if vote.decided else ""
    return f"Aye {vote.aye}, Nay {vote.nay}{decided}"


def _board(view: View) -> Iterator[str]:
    for name, axis in view.board.items():
        yield f"{_axis(name, axis)}"


def _axis(name: str, axis: AxisView) -> str:
    """`Tradition/Progress: 2 towards Progress; tokens Tradition 0, Progress 3`."""
    first, second = name.split("-")
    towards = first if axis.position < 0 else second
    slider = f"{abs(axis.position)} towards {towards.capitalize()}" if axis.position else "in the middle"
    tokens = ", ".join(f"{end.capitalize()} {axis.tokens.get(end, 0)}" for end in (first, second))
    return f"{first.capitalize()}/{second.capitalize()}: {slider}; tokens {tokens}"


def _regions(view: View) -> Iterator[str]:
    for name in view.players:
        held = [_region(view, region) for region, one in view.regions.items() if one.holder == name]
        if held:
            yield f"{name.capitalize()} holds {'; '.join(held)}"


def _region(view: View, name: str) -> str:
    region = view.regions[name]
    buildings = ([] if region.vassal or not region.base else [region.base]) + list(region.built)
    kind = " (Vassal)" if region.vassal else ""
    return f"{name.capitalize()}{kind}" + (f": {', '.join(buildings)}" if buildings else "")


def _chronicles(view: View) -> Iterator[str]:
    """The Chronicle cards beside the map: `Slot 2, C012 (Lyrie): bands: tax phase; duration 3; ... [1 of 3 games]`."""
    lying = sorted((one.slot, code) for code, one in view.chronicles.items() if one.lies in ("blue", "brown"))
    for slot, code in lying:
        one = view.chronicles[code]
        herald = f" ({one.herald.capitalize()})" if one.herald else ""
        duration = f" [game {one.marks} of {one.duration}]" if one.duration else ""
        tokens = [name.capitalize() for name in one.spaces]
        used = f"; tokens: {', '.join(tokens)}" if tokens else ""
        slotted = f"; on its Slot: {one.token.capitalize()}" if one.token else ""
        yield f"{f'Slot {slot}' if slot else 'Instant'}, {code}{herald}: {one.card}{duration}{used}{slotted}"


def _events(view: View) -> Iterator[str]:
    for number, one in view.events.items():
        yield f"Event {number}: {'; '.join(part for part in (one.words, one.card) if part)}"


def _ranking(view: View) -> Iterator[str]:
    """The final ranking with every part; equal totals share a place."""
    for row in view.ranking:
        parts = f"{row.hegemony} Hegemony, {row.independence} Independence, -{row.penalty} Infamy, {row.extra:+} else"
        yield f"{row.place}. {row.player.capitalize()} {row.total} ({parts})"


def _reminders(view: View) -> Iterator[str]:
    yield from (f"In force, {reminder}" for reminder in view.reminders)


def _dilemma(view: View) -> Iterator[str]:
    one = view.dilemma
    if one is None:
        return
    fronts = (("Aye", one.aye), ("Nay", one.nay))
    announced = any(front != NOTHING for _, front in fronts)
    sides = [f"{side}: {front}" for side, front in fronts if front] if announced else []
    told = "; ".join([*sides, *(["Keywords " + ", ".join(one.keywords)] if one.keywords else [])])
    if one.card or told:
        yield f"Dilemma {one.card}".rstrip() + (f" | {told}" if told else "")


def _pending(view: View) -> Iterator[str]:
    for one in view.pending:
        who = f"{one.who.capitalize()}: " if one.who else ""
        yield f"Waits: {who}{one.effect} (from {one.source})"


def _duties(view: View, shown: tuple[DutyView, ...]) -> Iterator[str]:
    new = [duty for duty in view.duties if duty not in shown]
    for duty in new:
        who = f"{duty.who.capitalize()}: " if duty.who != "table" else ""
        yield f"To do ({duty.id}): {who}{duty.what}"
    old = len(view.duties) - len(new)
    if old:
        yield f"To do: {old} more (`duty` lists them)" if new else f"To do: {old} (`duty` lists them)"
