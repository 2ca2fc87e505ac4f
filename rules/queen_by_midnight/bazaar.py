"""Buying and refreshing: the Bazaar, the Vault and the War Chest."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.cards import move_cards
from rules.queen_by_midnight.events import MarketLaid
from rules.queen_by_midnight.events_cards import CardBought, Refreshed
from rules.queen_by_midnight.names import ClassName, Princess, Row, RowName, Shop, ShopName, Zone
from rules.queen_by_midnight.state import Market, State
from rules.queen_by_midnight.tracks import change_clout
from rules.queen_by_midnight.whose import active, check_class, price
from seeds.queen_by_midnight import facts


def market_of(hour: int) -> Market:
    """The Bazaar that comes with an hour: its deck shuffled, three cards open (setup.decks)."""
    deck = next(one for one in reversed(facts().bazaar) if one.from_hour <= hour)
    shown = min(facts().open_cards, deck.cards)
    return Market(deck=deck.id, open=shown, left=deck.cards - shown)


def buy(table: Table[State], shop: ShopName, cost: int, card_class: ClassName | None = None) -> None:
    """Buy a card: `buy vault 3`, `buy bazaar 4 caster`, from 8 o'clock `buy chest 6` (a Boon) and `buy ultimate 9`."""
    player = active(table)
    if shop is Shop.BAZAAR and card_class is None:
        table.ask("bazaar.class", "Which Class is the card?", tuple(f"buy bazaar {cost} {c}" for c in player.classes))
    if card_class:
        check_class(table, player, card_class)
    if shop in (Shop.CHEST, Shop.ULTIMATE):
        opens = facts().clock.war_chests_at
        because = f"War Chests open at {opens} o'clock; it is {table.state.hour}."
        table.refuse_unless(table.state.hour >= opens, "warchest.closed", because, ("buy vault", "buy bazaar"))
    price(table, player, cost)
    source = Zone.MARKET if shop is Shop.BAZAAR else Zone(shop.value)
    _must_lie_there(table, player, shop)
    table.record(CardBought(player=player, shop=shop, cost=cost, card_class=card_class))
    change_clout(table, player, -cost, "cost")
    move_cards(table, player, 1, source, Zone.ARCHIVE)
    if shop is Shop.VAULT:
        _refill_vault(table, player)
    elif shop is Shop.BAZAAR:
        _refill_market(table)
    elif shop is Shop.ULTIMATE:
        table.remark("ultimate.buy", "The large card goes to its place on the board, the small one to the Archive")


def _must_lie_there(table: Table[State], player: Princess, shop: Shop) -> None:
    lies = table.state.market.open if shop is Shop.BAZAAR else table.state.repertoires[player].of(Zone(shop.value))
    clause = "ultimate.buy" if shop is Shop.ULTIMATE else "turn.buy"
    table.refuse_unless(lies, clause, f"There is nothing left to buy: {shop.value} is empty.", tuple(Shop))


def _refill_vault(table: Table[State], player: Princess) -> None:
    """The row is refilled from its deck as far as it goes (turn.buy)."""
    one = table.state.repertoires[player]
    missing = min(facts().open_cards - one.of(Zone.VAULT), one.of(Zone.VAULT_DECK))
    move_cards(table, player, max(missing, 0), Zone.VAULT_DECK, Zone.VAULT)


def _refill_market(table: Table[State]) -> None:
    market = table.state.market
    new = min(facts().open_cards - market.open, market.left)
    if new > 0:
        table.record(MarketLaid(market=Market(deck=market.deck, open=market.open + new, left=market.left - new)))


def refresh(table: Table[State], row: RowName) -> None:
    """For 2 Clout the open cards go under their deck, and three new ones come: `refresh vault`, `refresh bazaar`."""
    player = active(table)
    cost = facts().refresh_cost
    price(table, player, cost, "turn.refresh-vault" if row is Row.VAULT else "turn.refresh-bazaar")
    market, one = table.state.market, table.state.repertoires[player]
    if row is Row.VAULT:
        move_cards(table, player, one.of(Zone.VAULT), Zone.VAULT, Zone.VAULT_DECK)
        _refill_vault(table, player)
        shown = table.state.repertoires[player].of(Zone.VAULT)
    else:
        under = market.open + market.left
        shown = min(facts().open_cards, under)
        table.record(MarketLaid(market=Market(deck=market.deck, open=shown, left=under - shown)))
    table.record(Refreshed(player=player, row=row.value, open=shown))
    change_clout(table, player, -cost, "cost")
