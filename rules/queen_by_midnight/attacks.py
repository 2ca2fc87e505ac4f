"""Attacks: choosing and paying, targets, what was negated, damage by Class and Level, what the attacker gets."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.armory import card_of, change_loyalty, marked
from rules.queen_by_midnight.cards import move_cards
from rules.queen_by_midnight.circle import settle_falls
from rules.queen_by_midnight.events_cards import AttackBegun, AttackEnded, CardPlayed, TargetDone
from rules.queen_by_midnight.making import apply_change, check_changes
from rules.queen_by_midnight.names import ClassName, Negates, Princess, Zone
from rules.queen_by_midnight.playing import pay_for_card
from rules.queen_by_midnight.state import Attack, Mark, State
from rules.queen_by_midnight.tracks import change_clout, change_health, damage_of, damage_words
from rules.queen_by_midnight.whose import active, check_class, playing
from rules.queen_by_midnight.words import ChangeText, Damage, DamageText, Target, TargetText, print_target


def attack(
    table: Table[State],
    card_class: ClassName,
    cost: int,
    damage: DamageText,
    targets: tuple[TargetText, ...],
    *,
    steal: int = 0,
    also: tuple[ChangeText, ...] = (),
    gain: tuple[ChangeText, ...] = (),
    unblockable: bool = False,
    part: bool = False,
) -> None:
    """Attack: the card's Class, its cost, its damage, its targets: `attack caster 2 major freya boss/wolf`.

    `--steal 2`: Clout from each target. `--also c-1`: what else each suffers; `--gain c+2`: what the attacker gets.
    Damage `later` is said after the Reactions, where dice or a choice decide. `--part`: damage of another card that
    was just played; nothing is paid and only this part can be negated.
    """
    player = active(table)
    check_class(table, player, card_class)
    marks = _marks(table, player, targets)
    check_changes(table, player, (*also, *gain), own=True)
    table.refuse_unless(steal >= 0, "clout.range", "Stealing takes 0 or more.", ("--steal 2",))
    if part:
        table.refuse_unless(cost == 0, "attack.damage-part", "A part of another card costs nothing more.", ("0",))
    else:
        pay_for_card(table, player, cost)
        table.record(CardPlayed(player=player, what="attack", cost=cost, card_class=card_class))
        change_clout(table, player, -cost, "cost")
        move_cards(table, player, 1, Zone.HAND, Zone.PLAYING)
    table.record(
        AttackBegun(
            attack=Attack(
                attacker=player,
                card_class=card_class,
                damage=damage,
                steal=steal,
                also=also,
                gain=gain,
                unblockable=unblockable,
                part=part,
                targets=marks,
                left=marks,
                waiting=() if unblockable else _able_to_react(table.state, marks),
            )
        )
    )
    if unblockable:
        table.remark("attack.unblockable", "No Reaction helps against it")
    go_on(table)


def _marks(table: Table[State], player: Princess, targets: tuple[Target, ...]) -> tuple[Mark, ...]:
    """The targets in turn order from the attacker; each once, none her own."""
    others = tuple(one.value for one in table.state.in_play if one is not player)
    table.refuse_unless(targets, "attack.steps", "Who is attacked?", others)
    found = tuple(dict.fromkeys(marked(table, target) for target in targets))
    own = any(mark.player is player for mark in found)
    table.refuse_unless(not own, "attack.steps", "An attack is aimed at others, not at oneself.", others)
    order = table.state.from_turn()
    return tuple(sorted(found, key=lambda mark: order.index(mark.player)))


def _able_to_react(state: State, marks: tuple[Mark, ...]) -> tuple[Princess, ...]:
    """Those with a Reaction face down, in turn order (attack.reactions-order, summon.reactions)."""
    players = dict.fromkeys(mark.player for mark in marks)
    return tuple(one for one in players if state.repertoires[one].of(Zone.REACTIONS))


def go_on(table: Table[State]) -> None:
    """When nobody may react any more and the damage is known, the attack is applied; then who fell falls."""
    settle_falls(table)
    attack = table.state.attack
    if attack and not attack.waiting and (attack.damage.level != "later" or _nothing_to_hit(table.state, attack)):
        for mark in attack.left:
            _strike(table, attack, mark, attack.damage)
        finish(table)
        settle_falls(table)


def hit(table: Table[State], damage: DamageText, targets: tuple[TargetText, ...] = ()) -> None:
    """The damage that dice or a choice decided: `hit 4`, `hit major freya`; alone it is for all targets left."""
    playing(table)
    attack = table.state.attack
    if attack is None:
        table.refuse("attack.choices-after", "No attack waits for its damage.", ("attack caster 2 later freya",))
    if attack.waiting:
        first = attack.waiting[0]
        because = f"{first.shown} may react first: dice and choices come after that."
        table.refuse("attack.choices-after", because, (f"react {first} no",))
    table.refuse_unless(damage.level != "later", "attack.choices-after", "Now it must be said.", ("major", "3"))
    marks = tuple(marked(table, target) for target in targets) or attack.left
    wrong = [mark for mark in marks if mark not in attack.left]
    left = tuple(print_target(Target(player=one.player, summon=one.summon or None)) for one in attack.left)
    table.refuse_unless(not wrong, "attack.steps", "That is no target that is left.", left)
    for mark in marks:
        _strike(table, attack, mark, damage)
    assert table.state.attack is not None
    if not table.state.attack.left:
        finish(table)
    settle_falls(table)


def _strike(table: Table[State], attack: Attack, mark: Mark, damage: Damage) -> None:
    """One target's part of the attack, as far as it was not negated (attack.partial-negation)."""
    gone = [one.value for one in attack.negated.get(mark.player, ()) if one is not Negates.NOTHING]
    table.record(TargetDone(mark=mark, why=", ".join(gone)))
    if attack.negates(mark.player, Negates.CARD) or mark.player not in table.state.in_play:
        return
    amount = damage_of(table.state, attack.attacker, attack.card_class, damage)
    if not attack.negates(mark.player, Negates.HEALTH) and amount:
        words = damage_words(table.state, attack.attacker, attack.card_class, damage)
        _harm(table, mark, amount, f"{words} from {attack.attacker.shown}")
    if not attack.negates(mark.player, Negates.CLOUT) and attack.steal:
        steal_from(table, attack.attacker, mark, attack.steal)
    for change in attack.also if not mark.summon else ():
        held_back = {"clout": Negates.CLOUT, "health": Negates.HEALTH}.get(change.thing)
        if held_back is None or not attack.negates(mark.player, held_back):
            apply_change(table, change, mark.player, "the attack")


def _harm(table: Table[State], mark: Mark, amount: int, reason: str) -> None:
    """Damage to a Princess or a Summon."""
    card = card_of(table.state, mark.summon) if mark.summon else None
    if card is not None:
        change_loyalty(table, card, -amount)
    elif not mark.summon:
        change_health(table, mark.player, -amount, reason)


def steal_from(table: Table[State], thief: Princess, mark: Mark, amount: int) -> None:
    """Clout from a Princess to the thief, no more than is there; from a Summon Loyalty goes, and nobody gains."""
    card = card_of(table.state, mark.summon) if mark.summon else None
    if card is not None:
        change_loyalty(table, card, -amount)
    elif not mark.summon:
        taken = -change_clout(table, mark.player, -amount, f"stolen by {thief.shown}")
        change_clout(table, thief, taken, f"stolen from {mark.player.shown}")


def _all_negated(attack: Attack) -> bool:
    return all(attack.negates(mark.player, Negates.CARD) for mark in attack.targets)


def _nothing_to_hit(state: State, attack: Attack) -> bool:
    """Whether everyone left has negated the card or fallen, so that no damage has to be said."""
    return all(attack.negates(one.player, Negates.CARD) or one.player not in state.in_play for one in attack.left)


def finish(table: Table[State]) -> None:
    """The bonuses, unless every target negated the card; then the card goes to the Archive (attack.bonuses)."""
    attack = table.state.attack
    assert attack is not None
    negated = _all_negated(attack)
    table.record(AttackEnded(negated=negated))
    if not attack.part:
        move_cards(table, attack.attacker, 1, Zone.PLAYING, Zone.ARCHIVE)
    for change in () if negated else attack.gain:
        apply_change(table, change, attack.attacker, "the attack's bonus")


def steal(table: Table[State], amount: int, target: TargetText) -> None:
    """A card says: steal Clout from another: `steal 2 freya`. It takes what is there, no more."""
    player = active(table)
    table.refuse_unless(amount >= 1, "clout.range", f"{amount} Clout is not stolen.", ("steal 2 freya",))
    mark = marked(table, target)
    table.refuse_unless(mark.player is not player, "clout.range", "Nobody steals from themselves.")
    steal_from(table, player, mark, amount)
    because = f"{mark.player.shown} has no Clout: there is nothing to steal."
    table.refuse_unless(table.events, "clout.range", because, ("next",))
