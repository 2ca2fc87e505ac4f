"""Before Your First Game: seats, Houses, tokens, Regions, and Envelope 00."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.founding import BaseBuildingEntered, HouseNamed, PhaseEntered, SeatTaken
from rules.queens_dilemma.events.legacy import CodeUnlocked, EnvelopeOpened
from rules.queens_dilemma.events.tokens import DeckChanged
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.legacy.storylines import story_of
from rules.queens_dilemma.moves import gain_goods, give_leader, give_moderator, mark_points, move_power
from rules.queens_dilemma.names import Character, CharacterName, Phase, Region, Track
from rules.queens_dilemma.notation import EffectsText, print_building
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.picking import hold_region, missing_labels, next_pick, place_forced, stickers_due
from rules.queens_dilemma.pieces import Building
from rules.queens_dilemma.places import BOX, SUPPLY, treasury_of
from rules.queens_dilemma.seating import clockwise, names
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import HouseText, Pick, PickTexts, SeatText
from rules.queens_dilemma.waiting import Source
from seeds.queens_dilemma import facts


def seats(table: Table[State], seats: tuple[SeatText, ...], *, leader: CharacterName | None = None) -> None:
    """Seat the players clockwise with their Characters; draw the Leader, or give the one that the table drew."""
    players = tuple(seat.player for seat in seats)
    new = tuple(player for player in players if table.state.players and player not in table.state.players)
    because = f"{names(new)} cannot join: the campaign has begun."
    table.refuse_unless(not new, "addition.refused", because, ("replace CHARACTER PERSON",))
    table.refuse_unless(not table.state.players, "founding.seating-kept", "The seats are taken already.", ("undo",))
    limits = facts().players
    count = len(players)
    table.refuse_unless(
        limits.fewest <= count <= limits.most,
        "founding.players",
        f"{count} player{'s' * (count != 1)} cannot found a campaign.",
        (f"{limits.fewest} to {limits.most} players",),
    )
    twice = next((player for player in players if players.count(player) > 1), None)
    free = tuple(one.value for one in Character if one not in players)
    table.refuse_unless(twice is None, "founding.players", f"{twice and twice.shown} is taken twice.", free)
    table.refuse_unless(
        leader is None or leader in players,
        "founding.leader",
        f"{leader and leader.shown} is not at the table.",
        tuple(player.value for player in players),
    )
    move_power(table, facts().tokens["power"].worth, BOX, SUPPLY)
    table.record(*(SeatTaken(player=seat.player, person=seat.person) for seat in seats))
    _warn_of_cast(table, players)
    _deal_starting_agendas(table, players)
    first = leader or table.random.pick(players)[0]
    give_leader(table, first)
    give_moderator(table, clockwise(players, first)[-1])
    _give_seat_bonuses(table, clockwise(players, first))
    for clause, what in (
        ("founding.belongings", "Take Diary, Treasury box, six Heraldry tokens, five Ideology cards and a Voting tile"),
        ("founding.lore", "Read the Lore Compendium (its Regions are optional) and each Character's background"),
    ):
        call_duty(table, "chore", what, clause)


def houses(table: Table[State], houses: tuple[HouseText, ...]) -> None:
    """Name the Houses of one or more players, as on page 1 of their Diaries."""
    for house in houses:
        at_the_table(table, house.player, "founding.diary")
        table.record(HouseNamed(player=house.player, house=house.name))


def regions(table: Table[State], picks: PickTexts) -> None:
    """Pick Regions in the rules' order, Main ones first; a base Building's label may stand behind an equals sign."""
    table.refuse_unless(table.state.players, "founding.main-regions", "Nobody sits yet.", ("found seats ...",))
    before, named = set(table.state.regions), {pick.region for pick in picks[:-1]}
    for pick in picks:
        held = table.state.regions.get(pick.region)
        if held and pick == picks[-1] and pick.region not in before | named and not pick.building:
            continue  # the last Region left no choice and is placed already: naming it does no harm
        if held and pick.building and pick.player is None and (held.base is None or next_pick(table.state) is None):
            describe_base(table, pick.region, pick.building)
        else:
            _pick(table, pick)


def _pick(table: Table[State], pick: Pick) -> None:
    turn = next_pick(table.state)
    if turn is None:
        labels = tuple(f'found regions {region}="red commercial 2 food"' for region in missing_labels(table.state))
        table.refuse("founding.main-regions", "All Regions are held.", labels or ("found envelope DILEMMAS",))
    who = pick.player or turn.player
    because = f"It is {turn.player.shown}'s pick, not {who.shown}'s."
    table.refuse_unless(who is turn.player, turn.clause, because, (turn.player.value,))
    hold_region(table, turn, pick.region)
    if pick.building:
        describe_base(table, pick.region, pick.building)
    place_forced(table)
    if next_pick(table.state) is None:
        stickers_due(table)


def describe_base(table: Table[State], region: Region, building: Building) -> None:
    """What a Region's base Building shows, typed in once (founding.base-buildings)."""
    holding = table.state.regions[region]
    if holding.base and holding.base != building:
        was = f"The base Building of {region.shown} was typed in as {print_building(holding.base)}."
        table.confirm("founding.base-buildings", was)
    table.record(BaseBuildingEntered(region=region, building=building))
    if holding.vassal:
        table.remark("founding.vassal-yield", f"{region.shown} is a Vassal Region: its base Building is covered.")
        return
    mine = [
        other
        for other, one in table.state.regions.items()
        if one.holder is holding.holder and not one.vassal and one.base and one.base.colour is building.colour
    ]
    if len(mine) > 1:
        alike = f"{' and '.join(other.shown for other in mine)} are {'both' if len(mine) == 2 else 'all'}"
        table.remark(
            "founding.base-buildings",
            f"{alike} {building.colour}: {holding.holder.shown}'s income will swing from game to game.",
        )


def envelope(table: Table[State], dilemmas: int, *, storyline: Text = "", story: EffectsText = ()) -> None:
    """Open Envelope 00: its Story card's effects, if it has any, and its Dilemma cards, which become the deck."""
    number = facts().founding.envelope
    opened = any(story.envelope == number for story in table.state.stories)
    table.refuse_unless(not opened, "outcome.envelope-once", f"Envelope {number} was opened before.")
    table.refuse_unless(
        table.state.players and next_pick(table.state) is None,
        "founding.envelope-00",
        "The Regions come before Envelope 00.",
        ("found regions ...",) if table.state.players else ("found seats ...",),
    )
    enough = 1 <= dilemmas <= 99
    table.refuse_unless(enough, "founding.envelope-00", f"{dilemmas} Dilemma cards make no deck.", ("1 to 99",))
    source = Source(kind="story", name=f"Envelope {number}")
    table.record(
        CodeUnlocked(code=number, source=source),
        EnvelopeOpened(number=number, storyline=storyline, dilemmas=dilemmas),
        DeckChanged(cards=dilemmas, reason=f"Envelope {number}"),
        PhaseEntered(phase=Phase.BETWEEN),
    )
    call_duty(table, "chore", "Read the prologue aloud", "founding.prologue")
    call_duty(table, "chore", f"Put the empty Envelope {number} back into the Legacy tray", "outcome.envelope-back")
    queue(table, story, Source(kind="story", name=story_of(number)))
    go_on(table)


def at_the_table(table: Table[State], player: Character, clause: str) -> None:
    """Refuse a Character that nobody plays."""
    playing = tuple(one.value for one in table.state.players)
    table.refuse_unless(player in table.state.players, clause, f"Nobody plays {player.shown}.", playing)


def _warn_of_cast(table: Table[State], players: tuple[Character, ...]) -> None:
    casts = facts().balanced_casts.get(len(players), ())
    if casts and frozenset(player.value for player in players) not in casts:
        listed = "; ".join(", ".join(sorted(cast)) for cast in casts)
        table.remark("founding.balance", f"This cast is not one of the balanced ones for {len(players)}: {listed}.")


def _deal_starting_agendas(table: Table[State], players: tuple[Character, ...]) -> None:
    for player in players:
        code = facts().character(player.value).starting_agenda
        source = Source(kind="other", name="the founding", owner=player)
        table.record(CodeUnlocked(code=code, source=source))
        what = f"Take starting Agenda {code}, read its back in secret, type in the number in its limit box"
        call_duty(table, "agenda", what, "founding.agendas", code, player)


def _give_seat_bonuses(table: Table[State], order: tuple[Character, ...]) -> None:
    bonuses = {bonus.seat: bonus for bonus in facts().founding.seat_bonuses}
    for number, player in enumerate(order, start=1):
        bonus = bonuses.get(number)
        if bonus is None:
            continue
        move_power(table, bonus.power, SUPPLY, treasury_of(player))
        gain_goods(table, player, Goods(gold=bonus.gold))
        reason = f"seat {number} from the Leader at the founding"
        mark_points(table, player, Track.INDEPENDENCE, bonus.independence, reason, "founding.seat-bonuses")
