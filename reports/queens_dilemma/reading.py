"""Reads a game out of the happenings of a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from reports.queens_dilemma.chronicle import TRACKS, Axis, Chore, Column, Deal, GameTold, Mark, Seat
from reports.queens_dilemma.ending import cards, parts
from reports.queens_dilemma.facts import AFTER, Fact, facts, name
from reports.queens_dilemma.lasting import descriptions, ended, in_play, promises, stickers, unlocked
from reports.queens_dilemma.minutes import rounds
from rules.core.refusal import Kind, Refusal
from rules.history import Happening
from rules.queens_dilemma.pieces import ChronicleCard
from rules.queens_dilemma.tellers import TELLERS
from rules.queens_dilemma.view_shapes import View

TOLD = (
    "resolution.leader-moves", "dilemma.keywords", "scoring.chronicle", "scoring.agenda-success", "deal.binding",
    "setup.ideology-board", "outcome.envelope-once",
)  # fmt: skip
"""What is remarked by these clauses has its place elsewhere in the report, or is for the scribe alone."""

PACKING = "save."
"""How the clauses begin that say where everything lies between games."""

ENDED = {
    "sand-timer": "ended by the sand timer",
    "ninth": "ended with the ninth Dilemma",
    "deck-out": "ended as the deck ran out",
}


class Shown(NamedTuple):
    """What is known of the cards, in whichever game they were described: Ideology cards and Chronicle cards, by key."""

    ideology: dict[str, str]
    chronicles: dict[str, ChronicleCard]


def ever_shown(happenings: Iterable[Happening]) -> Shown:
    """The cards that were described in a whole campaign."""
    every = tuple(happenings)
    return Shown(cards(every), descriptions(every))


def game_told(
    happenings: Iterable[Happening], game: int, kind: str = "session", shown: Shown | None = None
) -> GameTold:
    """That game, told. `shown` is what `ever_shown` gives, for whoever tells several games.

    Refuses (house.unknown-report) one that was not played.
    """
    every = tuple(happenings)
    own = tuple(one for one in every if one.game == game) if game > 0 else ()
    if not own:
        last = max((one.game for one in every), default=0)
        because = f"Game {game} has not been played." if last else "No game has been played yet."
        allowed = tuple(f"{kind} {number}" for number in range(1, last + 1))
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, allowed)
    shown = shown or ever_shown(every)
    found = tuple(facts(own))
    first, last_view = _view(own[0].before), _view(own[-1].after)
    begun = _view(own[0].after)
    everyone = tuple(name(one) for one, player in begun.players.items() if player.present)
    over = last_view.phase in AFTER
    return GameTold(
        game=game,
        space=begun.space,
        ended=next((ENDED[fact.event["why"]] for fact in found if fact.kind == "GameEndTriggered"), ""),
        times=(own[0].time, own[-1].time),
        seats=tuple(_seats(first, begun, last_view, found)),
        rounds=rounds(found, everyone),
        parts=tuple(parts(found, shown.ideology, everyone)),
        cards=tuple(in_play(found, shown.chronicles)),
        agendas=tuple(ended(found)),
        unlocked=tuple(unlocked(found)),
        stickers=tuple(stickers(found)),
        promises=tuple(promises(found)),
        heirs=(last_view.leader, last_view.moderator),
        board=tuple(_board(last_view)),
        spaces=last_view.settings.get("ideology-spaces"),
        deals=tuple(_deals(found, last_view)),
        said=tuple(dict.fromkeys(_said(found))),
        chores=tuple(_chores(last_view)),
        due=tuple(_due(last_view, over)),
    )


def _seats(before: View, begun: View, after: View, found: tuple[Fact, ...]) -> Iterator[Seat]:
    marks, persons = tuple(_marks(found)), dict(_replaced_later(found))
    for key, player in sorted(begun.players.items(), key=lambda one: one[1].seat):
        held = (("Leader", begun.leader), ("Moderator", begun.moderator))
        tokens = [f"{token} at the start" for token, who in held if who == key]
        old, new = before.players.get(key, player), after.players[key]
        tracks = {
            track: Column(
                getattr(old, track),
                getattr(new, track),
                tuple(mark for mark in marks if mark.player == key and mark.track == track),
            )
            for track in TRACKS
        }
        yield Seat(
            player.seat, name(key), persons.get(key, new.person), new.house, player.present, tuple(tokens), tracks
        )


def _replaced_later(found: tuple[Fact, ...]) -> Iterator[tuple[str, str]]:
    """Who played the Characters that somebody else took over when the game was over; the earliest comes last."""
    for fact in reversed(found):
        if fact.kind == "PlayerReplaced":
            before = _view(fact.happening.before)
            if before.phase in AFTER:
                yield fact.event["player"], before.players[fact.event["player"]].person


def _marks(found: tuple[Fact, ...]) -> Iterator[Mark]:
    for fact in found:
        if fact.kind == "PointsMarked":
            event = fact.event
            yield Mark(event["player"], event["track"], event["amount"], event["reason"], fact.part)


def _board(view: View) -> Iterator[Axis]:
    for key, axis in view.board.items():
        first, second = key.split("-")
        tokens = (axis.tokens.get(first, 0), axis.tokens.get(second, 0))
        yield Axis((name(first), name(second)), axis.position, tokens)


def _deals(found: tuple[Fact, ...], after: View) -> Iterator[Deal]:
    """The Deals that were struck, with how they stand by the end."""
    for fact in found:
        if fact.kind == "DealStruck":
            told = next(one for one in after.deals if one.id == fact.event["deal"]["id"])
            given = " and ".join(f"{what} from {name(giver)}" for giver, what in told.given.items())
            servers = " and ".join(name(one) for one in told.to.split(", "))
            yield Deal(given, servers, told.service, _view(fact.happening.before).round, told.due, told.kept)


def _said(found: tuple[Fact, ...]) -> Iterator[str]:
    """Rulings, then what the program remarked."""
    for fact in found:
        if fact.kind == "RulingMade":
            yield TELLERS[fact.kind](fact.event, _view(fact.happening.before))
    yield from (fact.event["words"] for fact in found if fact.kind == "Remarked" and fact.event["clause"] not in TOLD)


def _chores(view: View) -> Iterator[Chore]:
    """The duties left open. Packing the box away is one of them, however long the list."""
    for duty in view.duties:
        if not duty.clause.startswith(PACKING):
            yield Chore("" if duty.who == "table" else name(duty.who), duty.what)
    lines = sum(duty.clause.startswith(PACKING) for duty in view.duties)
    if lines:
        yield Chore("", f"Pack the box away (the list of duties says how, in {lines} lines)")


def _due(view: View, over: bool) -> Iterator[str]:
    if not over:
        yield "This game is not over yet."
    holders = [f"{name(who)} is the {token}" for token, who in (("Leader", view.leader), ("Moderator", view.moderator))]
    if over and view.leader and view.moderator:
        yield f"Game {view.game + 1}: {', '.join(holders)}."
    for deal in view.deals:
        if deal.due and deal.kept is None:
            yield f"A Deal, due {deal.due}: {' and '.join(name(one) for one in deal.to.split(', '))}: {deal.service}"
    for code, agenda in view.agendas.items():
        if agenda.lies == "held" and agenda.limit is not None and agenda.limit <= view.game + 1:
            yield f"{name(agenda.holder)}’s Agenda {code} has its limit in game {agenda.limit}."


def _view(view: object) -> View:
    assert isinstance(view, View)
    return view
