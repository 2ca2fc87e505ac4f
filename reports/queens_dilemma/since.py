"""For a player who missed games: what the table saw since, and no one's secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, tzinfo

from reports.document import Document, Paper, render
from reports.queens_dilemma.chronicle import TRACKS, GameTold
from reports.queens_dilemma.deeds import deeds
from reports.queens_dilemma.facts import Fact, facts, name
from reports.queens_dilemma.reading import game_told
from reports.queens_dilemma.recap import leaning
from reports.queens_dilemma.session import lead
from reports.words import counted
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.queens_dilemma.view_shapes import View


@dataclass(frozen=True)
class Missed:
    """A game that a player missed: when it was, what it came to, and what reached the player all the same."""

    lead: str
    told: GameTold
    yours: tuple[str, ...]


def since_report(
    happenings: Iterable[Happening],
    campaign_name: str,
    seat: str,
    *,
    paper: Paper = Paper.A4,
    zone: tzinfo = UTC,
) -> Document:
    """What happened since the last game in which that seat was taken. Refuses (house.unknown-report) if nothing did.

    `happenings` are those that everybody sees.
    """
    every = tuple(happenings)
    last, now = _games(every, seat)
    missed = [_missed(every, game, seat, zone) for game in range(last + 1, now + 1)]
    view = every[-1].after
    assert isinstance(view, View)
    before = next((one.before for one in every if one.game == last + 1), view)
    assert isinstance(before, View)
    who = name(seat)
    since = f"game {last}" if last else "the founding"
    told = missed[-1].told
    return render(
        "queens_dilemma/since.html.j2",
        f"{campaign_name}: since {who} was last here",
        chat="queens_dilemma/since.md.j2",
        made=told.times[1],
        paper=paper,
        campaign=campaign_name,
        who=who,
        person=view.players[seat].person,
        lead=f"{counted(len(missed), 'game').capitalize()} since {since}; {leaning(told.board)}.",
        missed=missed,
        tracks=TRACKS,
        standing=tuple(_standing(before, view)),
        told=told,
    )


def _games(every: tuple[Happening, ...], seat: str) -> tuple[int, int]:
    """The last game in which a seat was taken, 0 for none, and the last that was played.

    The game of return does not count while it is on: what was missed is read at its beginning.
    """
    begun = [(event["game"], event["seats"]) for one in every for event in one.events if event["event"] == "GameBegun"]
    view = every[-1].after if every else None
    if not isinstance(view, View) or seat not in view.players:
        playing = tuple(view.players) if isinstance(view, View) else ()
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", f"Nobody plays {name(seat)} here.", playing)
    closed = {one.game for one in every for event in one.events if event["event"] == "GameClosed"}
    sat = [game for game, seats in begun if seat in seats]
    now = max((game for game, _ in begun), default=0)
    if now in sat and now not in closed and now - 1 not in (0, *sat):
        sat.remove(now)
        now -= 1
    last = max(sat, default=0)
    if last == now:
        because = f"{name(seat)} sat in game {now}, the last one." if now else "No game has been played yet."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, (f"report session {now}",) if now else ())
    return last, now


def _missed(every: tuple[Happening, ...], game: int, seat: str, zone: tzinfo) -> Missed:
    told = game_told(every, game)
    own = [fact for fact in facts(one for one in every if one.game == game) if _reaches(fact, seat)]
    return Missed(lead(told, zone), told, deeds(own, ()))


def _reaches(fact: Fact, seat: str) -> bool:
    """Whether a fact is about that seat: its points, tokens, stickers, Agendas, Buildings, Heraldry."""
    event = fact.event
    if event["event"] == "BuildingAttached":
        view = fact.happening.after
        return isinstance(view, View) and view.regions[event["region"]].holder == seat
    places = [event.get(end) for end in ("source", "target")]
    owners = [place.get("player") for place in places if isinstance(place, dict)]
    return seat in (event.get("player"), event.get("herald"), *owners)


def _standing(before: View, now: View) -> Iterator[tuple[str, str, tuple[tuple[int, int], ...]]]:
    """Each player in the order of the seats, with every track before and now."""
    for key, player in sorted(now.players.items(), key=lambda one: one[1].seat):
        old = before.players.get(key, player)
        yield name(key), player.person, tuple((getattr(old, track), getattr(player, track)) for track in TRACKS)
