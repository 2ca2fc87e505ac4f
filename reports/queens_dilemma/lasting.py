"""What stays on the table or lasts beyond a game: Chronicle cards in play, Agendas, stickers, Deals kept and broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from reports.queens_dilemma.facts import Fact, name
from rules.history import Happening
from rules.queens_dilemma.notation.printer import print_building, print_effects
from rules.queens_dilemma.pieces import Building, ChronicleCard
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class InPlay:
    """A Chronicle card in play: whose Herald it has, what that brings, what it says, and its Duration Track."""

    code: str
    herald: str
    brings: str
    bands: str
    says: str
    track: str


@dataclass(frozen=True)
class Ended:
    """An Agenda that succeeded or failed."""

    player: str
    code: str
    success: bool


@dataclass(frozen=True)
class Sticker:
    """A sticker that somebody gained: who, its code, and what it says or where it stands."""

    who: str
    code: str
    says: str


@dataclass(frozen=True)
class Promise:
    """A Deal that was marked in a game, perhaps one of an earlier game."""

    servers: str
    service: str
    game: int
    kept: bool


def descriptions(happenings: Iterable[Happening]) -> dict[str, ChronicleCard]:
    """What the Chronicle cards show that were ever described, by code."""
    described = (event for one in happenings for event in one.told("ChronicleDescribed"))
    return {one["code"]: ChronicleCard.model_validate(one["card"]) for one in described}


def in_play(found: Iterable[Fact], shown: dict[str, ChronicleCard]) -> Iterator[InPlay]:
    """The cards that a game's setup put into play, in order. `shown` tells what is known of each."""
    for fact in found:
        if fact.kind == "ChroniclesInPlay":
            view = _view(fact)
            for code in fact.event["codes"]:
                yield _in_play(code, view, shown.get(code))


def _in_play(code: str, view: View, card: ChronicleCard | None) -> InPlay:
    seen = view.chronicles[code]
    track = f"game {seen.marks} of {seen.duration}" if seen.duration else ""
    herald = name(seen.herald)
    if card is None:
        return InPlay(code, herald, "", "", "not described", track)
    absent = herald and not view.players[str(seen.herald)].present
    brings = print_effects(card.herald) + (", but is absent" if absent else "") if herald and card.herald else ""
    says = "; ".join(part for part in (print_effects(card.main) if card.main else "", card.words.rstrip(".")) if part)
    return InPlay(code, herald, brings, ", ".join(band.value for band in card.bands), says, track)


def ended(found: Iterable[Fact]) -> Iterator[Ended]:
    """The Agendas that were resolved."""
    for fact in found:
        if fact.kind == "AgendaResolved":
            yield Ended(name(fact.event["player"]), fact.event["code"], fact.event["success"])


def unlocked(found: Iterable[Fact]) -> Iterator[str]:
    """Agendas that were taken and Chronicle cards that joined the unlocked deck, in words."""
    for fact in found:
        event = fact.event
        if fact.kind == "AgendaTaken":
            limit = f"limit game {event['limit']}" if event["limit"] else "Ongoing"
            yield f"Agenda {event['code']} for {name(event['player'])} ({limit})"
        elif fact.kind == "ChronicleUnlocked":
            herald = f"Herald {name(event['herald'])}" if event["herald"] else "no Herald"
            yield f"Chronicle card {event['code']} ({herald})"


def stickers(found: tuple[Fact, ...]) -> Iterator[Sticker]:
    """Keywords, Skills, Buildings, Endings and those of other kinds that were stuck."""
    words = {fact.event["code"]: fact.event["words"] for fact in found if fact.kind in ("KeywordRead", "SkillRead")}
    for fact in found:
        event = fact.event
        match fact.kind:
            case "KeywordAttached":
                yield Sticker(name(event["player"]), event["code"], _quoted("Keyword", words.get(event["code"], "")))
            case "SkillAttached":
                yield Sticker(name(event["player"]), event["code"], _quoted("Skill", words.get(event["code"], "")))
            case "BuildingAttached":
                yield _building(event)
            case "EndingAttached":
                yield Sticker(event["storyline"], event["code"], f"Ending, Scales {event['scales']}")
            case "StickerAttached":
                yield Sticker(name(event["player"]), event["sticker"], "in the Diary")


def _building(event: Any) -> Sticker:
    building = Building.model_validate(event["building"])
    return Sticker(
        name(event["region"]),
        building.code,
        f"Building, {print_building(building).removeprefix(building.code).strip()}",
    )


def _quoted(kind: str, words: str) -> str:
    return f"{kind} “{words}”" if words else kind


def promises(found: Iterable[Fact]) -> Iterator[Promise]:
    """The Deals that were marked as kept or broken; the last word on each counts."""
    marked = {fact.event["id"]: fact for fact in found if fact.kind == "DealMarked"}
    for number, fact in marked.items():
        deal = next(one for one in _view(fact).deals if one.id == number)
        servers = " and ".join(name(one) for one in deal.to.split(", "))
        yield Promise(servers, deal.service, deal.game, fact.event["kept"])


def _view(fact: Fact) -> View:
    view = fact.happening.after
    assert isinstance(view, View)
    return view
