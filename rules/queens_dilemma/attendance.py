"""Absences, Defections, and Additions: who sits at the table, and what falls on those who do not."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.events.founding import PlayerLeft, PlayerReplaced, PlayerReturned
from rules.queens_dilemma.moves import give_leader, give_moderator, mark_points
from rules.queens_dilemma.names import Character, CharacterName, Phase, Track
from rules.queens_dilemma.seating import names
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def circle_of(
    table: Table[State], seats: tuple[Character, ...], absent: tuple[Character, ...]
) -> tuple[Character, ...]:
    """All seats clockwise, those of absent players included. Refuses strangers, doubles and people left out."""
    state = table.state
    old = state.circle or state.founding_seats
    listed = tuple(player.value for player in old)
    stranger = next((player for player in (*seats, *absent) if player not in old), None)
    if stranger:
        gone = stranger in state.players
        because = f"{stranger.shown} has left for good." if gone else f"Nobody plays {stranger.shown}."
        table.refuse("founding.character-kept", because, listed)
    table.refuse_unless(len(set(seats)) == len(seats), "setup.seats", "Somebody is seated twice.", (",".join(listed),))
    left_out = tuple(player for player in old if seats and player not in (*seats, *absent))
    because = f"{names(left_out)} {'has' if len(left_out) == 1 else 'have'} no seat."
    away = (f"--absent {','.join(player.value for player in left_out)}",)
    table.refuse_unless(not left_out, "absence.player-count", because, (*away, ",".join(listed)))
    order = tuple(player for player in seats if player not in absent) or tuple(p for p in old if p not in absent)
    kept = state.game > 0 or not seats or _same_circle(order, tuple(p for p in old if p not in absent))
    table.refuse_unless(kept, "founding.seating-kept", "The founding seats hold for the first game.", listed)
    check_count(table, len(order), "absence.player-count")
    return _with_absent(order, old, absent)


def check_count(table: Table[State], present: int, clause: str) -> None:
    """Refuse fewer players than the rules cover, unless the table insists."""
    fewest = facts().absence.fewest_present
    if present < fewest:
        table.confirm(clause, f"The rules do not cover {present} players: {fewest} or more.")


def hand_on_tokens(
    table: Table[State],
    others: tuple[Character, ...],
    clause: str,
    leader: Character | None,
    moderator: Character | None,
) -> None:
    """A Leader or Moderator token of somebody who is not among `others` goes to a random one of them (absence.tokens).

    The table may give its own draw.
    """
    listed = tuple(player.value for player in others)
    for given, holder, name, give in (
        (leader, table.state.leader, "Leader", give_leader),
        (moderator, table.state.moderator, "Moderator", give_moderator),
    ):
        if holder in others:
            because = f"The {name} token stays with {holder.shown}." if holder else ""
            table.refuse_unless(given in (None, holder), "setup.seats", because, (holder.value,) if holder else ())
            continue
        because = f"{given.shown} cannot take the {name} token." if given else ""
        table.refuse_unless(given is None or given in others, clause, because, listed)
        give(table, given or table.random.pick(others)[0])


def welcome_back(table: Table[State], present: tuple[Character, ...]) -> None:
    """Who returns gains 3 Independence for each game missed (absence.return)."""
    for player in present:
        missed = table.state.players[player].missed
        if missed:
            points = missed * facts().absence.independence_per_missed_game
            reason = f"{missed} game{'s' * (missed > 1)} missed"
            mark_points(table, player, Track.INDEPENDENCE, points, reason, "absence.return")
            table.record(PlayerReturned(player=player, missed=missed))


def overdue(state: State) -> tuple[str, ...]:
    """Agendas of players at the table whose limit fell in an earlier game: they fail before this one starts."""
    return tuple(
        code
        for code, agenda in state.agendas.items()
        if agenda.lies == "held" and agenda.holder in state.seats and agenda.limit and agenda.limit < state.game
    )


def leave(
    table: Table[State],
    player: CharacterName,
    *,
    leader: CharacterName | None = None,
    moderator: CharacterName | None = None,
) -> None:
    """A player leaves for good, without a replacement; tokens go to a random other player, or as drawn."""
    _between_games(table, player, "defection.count")
    others = tuple(seat for seat in _circle(table.state) if seat is not player)
    check_count(table, len(others), "defection.count")
    table.record(PlayerLeft(player=player))
    hand_on_tokens(table, others, "defection.keywords", leader, moderator)


def replace(table: Table[State], player: CharacterName, person: Text) -> None:
    """Somebody else takes over a Character, with everything that belongs to it."""
    because = f"Nobody plays {player.shown}."
    playing = tuple(one.value for one in table.state.players)
    table.refuse_unless(player in table.state.players, "founding.character-kept", because, playing)
    table.refuse_unless(person, "defection.count", "A replacement has a name.", (f"replace {player} Fay",))
    known = table.state.players[player]
    because = f"{person} plays {player.shown} already."
    table.refuse_unless(known.left or known.person != person, "house.no-change", because, ("next",))
    if known.left:
        _between_games(table, player, "defection.count", gone=True)
    table.record(PlayerReplaced(player=player, person=person))


def _between_games(table: Table[State], player: Character, clause: str, gone: bool = False) -> None:
    state = table.state
    here = tuple(one.value for one in _circle(state))
    table.refuse_unless(gone or player in _circle(state), clause, f"{player.shown} is not at the table.", here)
    calm = state.phase in (Phase.BETWEEN, Phase.FINALE)
    table.refuse_unless(calm, clause, "Between two games only: until then, the player is absent.", ("close",))


def _circle(state: State) -> tuple[Character, ...]:
    return state.circle or state.founding_seats


def _same_circle(one: tuple[Character, ...], other: tuple[Character, ...]) -> bool:
    start = one.index(other[0])
    return one[start:] + one[:start] == other


def _with_absent(
    order: tuple[Character, ...], old: tuple[Character, ...], absent: tuple[Character, ...]
) -> tuple[Character, ...]:
    """Absent players keep their chair: behind the player who sat there before them."""
    circle = list(order)
    for player in (one for one in old if one in absent):
        before = next((one for one in _backwards(old, player) if one in circle), circle[-1])
        circle.insert(circle.index(before) + 1, player)
    return tuple(circle)


def _backwards(circle: tuple[Character, ...], player: Character) -> tuple[Character, ...]:
    at = circle.index(player)
    return tuple(reversed(circle[at + 1 :] + circle[:at]))
