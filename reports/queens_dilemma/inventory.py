"""Where everything in the box must be now, with how many of each: counts from the view and from what is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from reports.queens_dilemma.facts import name
from reports.queens_dilemma.stock import Item, Moment, Place
from rules.queens_dilemma.names import Resource
from rules.queens_dilemma.packed import Packed, in_tray, in_treasury
from rules.queens_dilemma.view_shapes import View
from seeds.queens_dilemma import facts

AWAY = ("Legacy tray and sheets", "Trash box", "Game box")
"""The places that nobody plays from."""
UNNUMBERED = "AAOD"
"""How the codes of the Agendas begin that came out of an Envelope of their own."""
CALLED = {resource.value: resource.shown for resource in Resource} | {
    "power": "Power",
    "diary": "Diary",
    "voting-tile": "Voting tile",
    "agendas": "Agendas",
    "ideology": "Ideology cards",
    "heraldry": "Heraldry tokens",
    "tokens": "Token held",
    "deck": "Dilemma deck, under its Cover tile",
    "stories": "Story cards",
    "chronicles": "unlocked Chronicle deck",
    "events": "Event cards",
    "investments": "Investment cards",
    "sliders": "Sliders",
    "markers": "Outcome markers",
    "hegemony": "Hegemony tokens in the supply",
}
"""What a row says of each thing that is packed."""
UNCOUNTED = ("diary", "voting-tile", "tokens")
"""Things of which there is one: no check asks for them."""
ON_THE_TABLE = {
    "1": "Dilemma cards",
    "2": "Story cards",
    "3": "Other cards",
    "4: one bag": "Supply: Resources and Power",
    "4: other bag": "Board and its tokens",
}
"""Where the things of each slot of the Save tray lie while a game is on."""


def places(now: Moment) -> tuple[Place, ...]:
    """Every place with what must be there now. What is worth three counts as three."""
    treasuries = (Place(f"Treasury of {name(one)}", tuple(_treasury(now, one)), one) for one in now.view.players)
    return (*treasuries, *_middle(now), _legacy_tray(now), _trash(now), _game_box(now))


def counts(now: Moment) -> dict[str, Item]:
    """The things that can be counted, by key."""
    return {item.key: item for place in places(now) for item in place.items if item.key}


def _treasury(now: Moment, who: str) -> Iterator[Item]:
    """What lies in a Treasury, or in its player's area while a game is on; the same rows for everyone."""
    view, each = now.view, facts().box.heraldry_tokens_each
    for one in in_treasury(view, who):
        if one.thing == "diary" and not now.saved:
            tile = view.vote.tiles.get(who) if view.vote else None
            power = view.players[who].power + (tile.power if tile else 0)
            yield Item(f"{who}.power", CALLED["power"], power, "with the tile’s")
        note = f"{each - one.number} on cards" if one.thing == "heraldry" and one.number < each else _listed(one)
        yield Item("" if one.thing in UNCOUNTED else f"{who}.{one.thing}", CALLED[one.thing], one.number, note)


def _middle(now: Moment) -> Iterator[Place]:
    """The four slots of the Save tray, or what they hold while it lies on the table (save.tray)."""
    for slot, packed in groupby(in_tray(now.view), key=lambda one: one.slot):
        items = [Item(one.thing, CALLED[one.thing], one.number, _listed(one)) for one in packed]
        if now.saved:
            yield Place(f"Save tray, slot {slot}", tuple(items))
        else:
            yield Place(ON_THE_TABLE[slot], tuple(_in_play(now.view, items)))


def _listed(one: Packed) -> str:
    codes = ", ".join(one.codes)
    return f"of Envelopes {codes}" if codes and one.thing == "stories" else codes


def _in_play(view: View, items: Iterable[Item]) -> Iterator[Item]:
    """The same things while a game is on, each with what of it has been laid out."""
    for item in items:
        match item.key:
            case "deck":
                yield item
                yield Item("counter", "Dilemma cards on the Round Counter", view.counter)
                yield Item("", "Dilemma card being voted on", int(view.dilemma is not None))
            case "chronicles":
                laid = [code for code, one in view.chronicles.items() if one.lies in ("blue", "brown")]
                yield item
                yield Item("in-play", "Chronicle cards in play", len(laid), ", ".join(laid))
            case "sliders":
                yield replace(item, note="on the Ideology board")
            case "hegemony":
                tokens = sum(sum(axis.tokens.values()) for axis in view.board.values())
                yield replace(item, count=item.count - tokens)
                yield Item("laid", "Hegemony tokens on the Ideology board", tokens)
                yield Item("pool", "Power in the Pool", view.pool)
            case _:
                yield item


def _legacy_tray(now: Moment) -> Place:
    """What nobody has unlocked yet, and the sheets of stickers."""
    view, printed, box = now.view, facts().pieces, facts().box
    taken = {code for code, one in view.agendas.items() if one.lies != "tray"}
    resolved = {code for code in view.trashed if code.startswith("A")}  # Crossroads and Epilogues are never taken.
    away = [code for code in taken | resolved if not code.startswith(UNNUMBERED)]
    opened = [story.envelope for story in view.stories]
    if any(code.startswith(UNNUMBERED) for code in (*view.agendas, *view.trashed)):
        disorder = facts().disorder
        opened += [disorder.dilemma_envelope, disorder.chronicle_envelope, disorder.agenda_envelope]
    built = sum(bool(one.code) for held in view.buildings.values() for one in held)
    keywords = len(view.regions) + sum(len(diary.keywords) for diary in view.diaries.values())
    return Place(
        AWAY[0],
        (
            Item("envelopes", "Envelopes, sealed", printed["envelope"].printed - len(opened)),
            Item("opened", "Envelopes, opened", len(opened), ", ".join(opened)),
            Item("agendas", "Agendas, unread", printed["agenda"].printed + box.ongoing_agendas - len(away)),
            Item("locked", "Chronicle cards, locked", printed["chronicle"].printed - len(view.chronicles)),
            Item("skills", "Skill stickers", printed["skill"].printed - now.skills),
            Item("buildings", "Building stickers", printed["building"].printed - built),
            Item("keywords", "Keyword stickers", printed["keyword"].printed - keywords),
            Item("endings", "Ending stickers", printed["ending"].printed - len(view.endings)),
        ),
    )


def _trash(now: Moment) -> Place:
    view = now.view
    agendas = [code for code in view.trashed if code.startswith("A")]
    chronicles = [code for code in view.trashed if code.startswith("C")]
    return Place(
        AWAY[1],
        (
            Item("trash.dilemmas", "Dilemma cards", now.resolved),
            Item("trash.agendas", "Agendas", len(agendas), ", ".join(agendas)),
            Item("trash.chronicles", "Chronicle cards", len(chronicles), ", ".join(chronicles)),
        ),
    )


def _game_box(now: Moment) -> Place:
    """The rest: the Mystery boxes, and what belongs to Characters whom nobody plays."""
    view, box = now.view, facts().box
    sealed = facts().pieces["mystery_box"].printed - len(view.boxes)
    unplayed = [one.name for one in facts().characters if one.id not in view.players]
    return Place(
        AWAY[2],
        (
            Item("boxes", "Mystery boxes, sealed", sealed),
            Item("", "Mystery boxes, opened", len(view.boxes), ", ".join(view.boxes)),
            Item("treasuries", "Treasuries", box.voting_tiles, f"unused: {', '.join(unplayed)}" if unplayed else ""),
        ),
    )
