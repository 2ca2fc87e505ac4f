"""What can happen to cards: played, bought, moved, laid into Armories; attacks and Reactions step by step."""

from rules.queen_by_midnight.events import Public
from rules.queen_by_midnight.names import CardClass, Negates, Princess, Shop, Zone
from rules.queen_by_midnight.state import ArmoryCard, Attack, Mark


class CardPlayed(Public):
    """A card is played for its To Play cost."""

    player: Princess
    what: str
    cost: int
    card_class: CardClass | None = None


class CardBought(Public):
    """A card is bought for its To Buy cost."""

    player: Princess
    shop: Shop
    cost: int
    card_class: CardClass | None = None


class Refreshed(Public):
    """The open cards went under their deck, and new ones were laid out."""

    player: Princess
    row: str
    open: int


class CardsMoved(Public):
    """Some of a Princess' cards go from one zone to another."""

    player: Princess
    count: int
    source: Zone
    target: Zone


class CardsCounted(Public):
    """The table counted a zone: so many lie there."""

    player: Princess
    zone: Zone
    now: int


class ArmoryEntered(Public):
    """A Boon, Bane or Summon comes into an Armory."""

    card: ArmoryCard


class ArmoryLeft(Public):
    """A card is dismissed from an Armory to its owner's Archive."""

    id: str
    owner: Princess


class LoyaltyChanged(Public):
    """A Summon's Loyalty moved."""

    id: str
    amount: int
    now: int


# Attacks


class AttackBegun(Public):
    """An attack is paid and its targets are named."""

    attack: Attack


class ReactionUsed(Public):
    """A Reaction was activated: what it cost, and what it negates."""

    player: Princess
    cost: int
    negates: Negates


class ReactionDone(Public):
    """That player reacts no more to this attack."""

    player: Princess


class TargetDone(Public):
    """A target has had its part of the attack. `why` says what was negated, empty if nothing was."""

    mark: Mark
    why: str


class AttackEnded(Public):
    """The attack is over."""

    negated: bool
