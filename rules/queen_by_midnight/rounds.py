"""Turns and rounds: whose turn it is, its start and its end, and the hours of the clock."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.bazaar import market_of
from rules.queen_by_midnight.cards import draw_cards, move_cards
from rules.queen_by_midnight.ending import end_at_midnight
from rules.queen_by_midnight.events import CardOwed, CloutOwed, DuePaid, HourStruck, MarketLaid, PhaseEntered, TurnBegun
from rules.queen_by_midnight.events_cards import CardsCounted
from rules.queen_by_midnight.names import Leftover, LeftoverName, Phase, Princess, Status, Zone
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.tracks import change_clout
from rules.queen_by_midnight.whose import active
from rules.queen_by_midnight.words import some_cards
from seeds.queen_by_midnight import facts


def end(table: Table[State], hand: LeftoverName | None = None, left: int | None = None) -> None:
    """End the turn: keep or archive what is left of the hand, then draw up to the hand limit."""
    player = active(table)
    _count_hand(table, player, left)
    held = table.state.repertoires[player].of(Zone.HAND)
    if held and hand is None:
        because = f"{player.shown} has {some_cards(held)} in hand: are they kept or archived?"
        table.ask("turn.end", because, ("end keep", "end archive"))
    if hand is Leftover.ARCHIVE:
        move_cards(table, player, held, Zone.HAND, Zone.ARCHIVE)
    draw_cards(table, player, table.state.hand_limit - table.state.repertoires[player].of(Zone.HAND))
    pass_turn(table)


def _count_hand(table: Table[State], player: Princess, left: int | None) -> None:
    """What the table has in hand is right; cards that were played unsaid went to the Archive."""
    held = table.state.repertoires[player].of(Zone.HAND)
    if left is None or left == held:
        return
    table.refuse_unless(0 <= left <= 40, "turn.end", f"Nobody has {left} cards in hand.", (str(held),))
    if left < held:
        move_cards(table, player, held - left, Zone.HAND, Zone.ARCHIVE)
    else:
        table.record(CardsCounted(player=player, zone=Zone.HAND, now=left))


def pass_turn(table: Table[State]) -> None:
    """The next player's turn, clockwise; after the last one the Clock Hand moves on (round.order)."""
    state = table.state
    assert state.turn is not None
    later = [one for one in state.order[state.order.index(state.turn) + 1 :] if has_turn(state, one)]
    if later:
        begin_turn(table, later[0])
    else:
        strike(table)


def has_turn(state: State, player: Princess) -> bool:
    """Princesses in play and Advisors have turns; those knocked out are skipped."""
    return state.repertoires[player].status is not Status.OUT


def begin_round(table: Table[State]) -> None:
    """The first turn of a round."""
    begin_turn(table, next(one for one in table.state.order if has_turn(table.state, one)))


def begin_turn(table: Table[State], player: Princess) -> None:
    """A turn begins, with what is due at its start: Clout from 8 o'clock, the additional card of a new hand limit."""
    table.record(TurnBegun(player=player))
    one = table.state.repertoires[player]
    if one.owed_clout:
        change_clout(table, player, one.owed_clout, "the gift of 8 o'clock")
    if one.owed_card and one.of(Zone.HAND) < table.state.hand_limit:
        draw_cards(table, player, 1)
    if one.owed_card or one.owed_clout:
        table.record(DuePaid(player=player))
    for lasting in table.state.temporary:
        if lasting.player is player:
            what = f"{player.shown}'s {lasting.card_class.shown} {lasting.amount:+}"
            table.remark(
                "levels.temporary", f"{what} lasts until {lasting.until}. Is it over? takeback {lasting.number}"
            )


def strike(table: Table[State]) -> None:
    """The clock strikes the next hour, and what comes with it is done (clock.*)."""
    hour = table.state.hour + 1
    clock = facts().clock
    table.record(HourStruck(hour=hour))
    if hour >= clock.midnight:
        end_at_midnight(table)
        return
    _new_hour(table, hour)
    if hour == clock.declarations_at:
        words = "Talk freely, with a timer if you like; then each lays a Declaration, and nobody says which"
        table.remark("clock.six-timer", words)
        table.record(PhaseEntered(phase=Phase.DECLARATIONS))
        return
    begin_round(table)


def _new_hour(table: Table[State], hour: int) -> None:
    """A new Bazaar deck, a higher hand limit, the War Chests and the gift, where they belong to this hour."""
    known, players = facts(), table.state.in_play
    if any(deck.from_hour == hour for deck in known.bazaar):
        table.record(MarketLaid(market=market_of(hour)))
    if hour in known.hand_limit:
        table.record(CardOwed(players=players, limit=known.hand_limit[hour]))
    if hour == known.clock.war_chests_at:
        table.remark("warchest.closed", "The War Chests are open: two Boons and the Ultimate may be bought")
    if hour == known.clock.gift_at:
        table.record(CloutOwed(players=players, amount=known.clock.gift_clout))
