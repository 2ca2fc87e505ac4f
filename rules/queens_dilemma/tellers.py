"""A sentence for each fact that people care about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.queens_dilemma.chronicle.tell import CHRONICLE_TELLERS
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.notation.printer import print_building, print_front, print_ideology_card, print_space
from rules.queens_dilemma.pieces import Building, IdeologyCard, Space
from rules.queens_dilemma.state import FinaleRow
from rules.queens_dilemma.view_shapes import View
from rules.queens_dilemma.wording import joined, named

Seen = Mapping[str, Any]


Teller = Callable[[Seen, View], str]


def _turn_taken(event: Seen, before: View) -> str:
    who, side, power = named(event["player"]), named(event["side"]), event["power"]
    return {
        "cast": f"{who} lays {power} Power on {side}.",
        "raise": f"{who} raises {side} by {power}.",
        "stay": f"{who} stays.",
    }[event["does"]]


def _passed(event: Seen, before: View) -> str:
    how = {"gather": "to Gather Power", "moderator": "to Become Moderator"}.get(event["how"], f"with {event['how']}")
    bonus = f" and Pass Bonus {event['bonus']}" if event["bonus"] else ""
    return f"{named(event['player'])} passes {how}{bonus}."


def _leader(event: Seen, before: View) -> str:
    giver = f" from {named(event['giver'])}" if event["giver"] else ""
    return f"{named(event['player'])} takes the Leader token{giver}."


def _moderator(event: Seen, before: View) -> str:
    giver = event["giver"]
    come = f" from {named(giver)}" if giver and giver != event["player"] else ""
    tile = " onto the tile" if event["on_tile"] else ""
    return f"{named(event['player'])} takes the Moderator token{come}{tile}."


def _power(event: Seen, before: View) -> str:
    source, target, amount = event["source"], event["target"], event["amount"]
    match source["kind"], target["kind"]:
        case "supply", "treasury":
            return f"{named(target['player'])} gains {amount} Power."
        case "pool", "treasury":
            return f"{named(target['player'])} gathers {amount} Power."
        case "treasury", "pool":
            return f"{named(source['player'])} loses {amount} Power to the Pool."
        case "supply", "pool":
            return f"{amount} Power goes into the Pool."
        case "tile", "treasury":
            return f"{named(target['player'])} takes {amount} Power back."
        case "tile", "pool":
            return f"{named(source['player'])}'s {amount} Power goes into the Pool."
    return ""


def _resource(event: Seen, before: View) -> str:
    source, target = event["source"]["player"], event["target"]["player"]
    what = f"{event['amount']} {named(event['resource'])}"
    if source and target:
        return f"{named(source)} gives {named(target)} {what}."
    return f"{named(target)} gains {what}." if target else f"{named(source)} pays {what}."


def _points(event: Seen, before: View) -> str:
    verb = "marks" if event["amount"] > 0 else "loses"
    return f"{named(event['player'])} {verb} {abs(event['amount'])} {named(event['track'])} ({event['reason']})."


def _slider(event: Seen, before: View) -> str:
    position = event["position"]
    end = event["axis"].split("-")[position > 0]
    place = "the middle" if position == 0 else f"{abs(position)} towards {named(end)}"
    axis = event["axis"].replace("-", "/").title()
    return f"{named(event['towards'])} pushes {event['spaces']}: the {axis} Slider is at {place}."


def _decided(event: Seen, before: View) -> str:
    verdict = event["verdict"]
    side, aye, nay = named(verdict["side"]), verdict["aye"], verdict["nay"]
    if verdict["how"] == "majority":
        return f"{side} wins, {max(aye, nay)} to {min(aye, nay)}."
    if verdict["how"] == "ruling":
        return f"{side} wins by a ruling, Aye {aye} and Nay {nay}."
    why = "everyone passed" if verdict["how"] == "all-pass" else f"a tie at {aye}"
    return f"{named(before.moderator or '')}, the Moderator, names {side}: {why}."


def _dilemma(event: Seen, before: View) -> str:
    card = f" {event['card']}" if event["card"] else ""
    fronts = [(side, print_front(Front.model_validate(event[side]))) for side in ("aye", "nay")]
    shown = "; ".join(f"{named(side)}: {front}" for side, front in fronts if front and front != "nothing")
    return f"Round {event['round']}: Dilemma{card} is read.{f' {shown}.' if shown else ''}"


def _bound(event: Seen, before: View) -> str:
    return "" if event["players"] else f"An effect is skipped: {event['why']}."


def _verdict_agenda(event: Seen, before: View) -> str:
    return f"{named(event['player'])}'s Agenda {event['code']} {'succeeds' if event['success'] else 'fails'}."


def _deal(event: Seen, before: View) -> str:
    deal = event["deal"]
    due = f", due {deal['due']}" if deal["due"] else ""
    return f"Deal {deal['id']}: {joined([named(player) for player in deal['received']])} {deal['service']}{due}."


def _region(event: Seen, before: View) -> str:
    kind = "a Vassal" if event["vassal"] else "a Main"
    return f"{named(event['player'])} holds {named(event['region'])} as {kind} Region."


def _base(event: Seen, before: View) -> str:
    return f"{named(event['region'])}: {print_building(Building.model_validate(event['building']))}."


def _built(event: Seen, before: View) -> str:
    building = Building.model_validate(event["building"])
    return f"Building {building.code} stands in {named(event['region'])}: {print_building(building)}."


def _space(event: Seen, before: View) -> str:
    return f"Timeline space {event['game']}: {print_space(Space.model_validate(event['space']))}."


def _card(event: Seen, before: View) -> str:
    content = print_ideology_card(IdeologyCard.model_validate(event["content"]))
    return f"Ideology card {event['card']}: {content}."


def _end(event: Seen, before: View) -> str:
    why = {"ninth": "the ninth card", "sand-timer": "the sand timer", "deck-out": "the deck has run out"}[event["why"]]
    return f"This was the last round: {why}."


def _of(storyline: str) -> str:
    return f" of “{storyline}”" if storyline else ""


def _track(spaces: int | None) -> str:
    return f"an Activation Track of {spaces}" if spaces else "no Activation Track"


def _ruling(event: Seen, before: View) -> str:
    ruling = event["ruling"]
    change = f": {ruling['was'] or 'nothing'} becomes {ruling['now']}" if ruling["now"] else ""
    return f"Ruling {ruling['id']}: {ruling['what']}{change} ({ruling['reason']})."


def _ranking(event: Seen, before: View) -> str:
    rows = [FinaleRow.model_validate(row) for row in event["rows"]]
    return (
        "The final ranking: "
        + "; ".join(
            f"{row.player.shown} {row.total} ({row.hegemony} Hegemony, {row.independence} Independence, "
            f"-{row.penalty} Infamy, {row.extra:+} else)"
            for row in rows
        )
        + "."
    )


def _listed(names: list[str]) -> str:
    return ", ".join(named(name) for name in names)


TELLERS: Mapping[str, Teller] = {
    **CHRONICLE_TELLERS,
    "Remarked": lambda e, v: f"({e['words']})",
    "SettingSet": lambda e, v: f"{e['name']} is {e['value']}.",
    "SeatTaken": lambda e, v: f"{e['person']} plays {named(e['player'])}.",
    "HouseNamed": lambda e, v: f"{named(e['player'])} is of {e['house']}.",
    "RegionHeld": _region,
    "BaseBuildingEntered": _base,
    "SpaceEntered": _space,
    "GameBegun": lambda e, v: f"Game {e['game']} is set up: {_listed(e['seats'])}.",
    "InvestmentsDrafted": lambda e, v: f"Investment draft, {e['aside']} laid aside: {_listed(e['order'])}.",
    "LeaderMoved": _leader,
    "ModeratorMoved": _moderator,
    "PowerMoved": _power,
    "ResourceMoved": _resource,
    "PointsMarked": _points,
    "SliderMoved": _slider,
    "TokenLaid": lambda e, v: f"{named(e['ideology'])} gets a Hegemony token.",
    "DeckChanged": lambda e, v: f"The Dilemma deck has {e['cards']} cards ({e['reason']}).",
    "DilemmaRead": _dilemma,
    "TurnTaken": _turn_taken,
    "Passed": _passed,
    "VotingClosed": lambda e, v: "Voting is over.",
    "VoteDecided": _decided,
    "OutcomeRead": lambda e, v: f"{named(e['side'])}'s outcome: {e['text'] or 'nothing'}.",
    "CardCounted": lambda e, v: f"The card goes to slot {e['slot']} of the Round Counter.",
    "GameEndTriggered": _end,
    "EffectBound": _bound,
    "EnvelopeOpened": lambda e, v: (
        f"Envelope {e['number']}{_of(e['storyline'])} is opened: {e['dilemmas']} Dilemma cards."
    ),
    "BoxOpened": lambda e, v: f"Mystery box {e['code']} is opened.",
    "AgendaTaken": lambda e, v: (
        f"{named(e['player'])} takes Agenda {e['code']}"
        + (f", limit game {e['limit']}." if e["limit"] else ", Ongoing.")
    ),
    "AgendaResolved": _verdict_agenda,
    "AgendaReturned": lambda e, v: f"Agenda {e['code']} goes back.",
    "AgendaNoted": lambda e, v: f"{named(e['player'])} keeps what {e['code']} says.",
    "StickerAttached": lambda e, v: f"{named(e['player'])} gets the sticker “{e['sticker']}”.",
    "FateMarked": lambda e, v: f"{named(e['player'])} marks Fate space {e['space']}.",
    "SkillRead": lambda e, v: f"Skill {e['code']} has {_track(e['track'])}.",
    "SkillUsed": lambda e, v: f"{named(e['player'])} activates Skill {e['code']}.",
    "KeywordAttached": lambda e, v: f"{named(e['player'])} gets Keyword {e['code']}.",
    "KeywordRead": lambda e, v: f"Keyword {e['code']} reads “{e['words']}”.",
    "SkillAttached": lambda e, v: f"{named(e['player'])} gets Skill {e['code']} on space {e['space']}.",
    "BuildingAttached": _built,
    "EndingAttached": lambda e, v: (
        f"Ending {e['code']}{_of(e['storyline'])} is attached: {e['scales']} Scale{'s' * (e['scales'] != 1)}."
    ),
    "ChronicleUnlocked": lambda e, v: (
        f"Chronicle card {e['code']} is unlocked" + (f", Herald {named(e['herald'])}." if e["herald"] else ".")
    ),
    "DealStruck": _deal,
    "DealMarked": lambda e, v: f"Deal {e['id']} was {'kept' if e['kept'] else 'broken'}.",
    "IdeologyCardDescribed": _card,
    "IdeologyCardShown": lambda e, v: f"{named(e['player'])} turns over Ideology card {e['card'].partition('-')[2]}.",
    "InvestmentShown": lambda e, v: f"{named(e['player'])} turns over the {named(e['resource'])} Investment.",
    "InvestmentSettled": lambda e, v: f"{named(e['player'])}'s Investment {'succeeds' if e['paid'] else 'fails'}.",
    "CardsTrashed": lambda e, v: (
        f"Trashed: {', '.join([*e['codes'], *_dilemmas(e)])}." if e["codes"] or e["dilemmas"] else ""
    ),
    "PlayerReturned": lambda e, v: f"{named(e['player'])} is back.",
    "PlayerLeft": lambda e, v: f"{named(e['player'])} leaves the campaign for good.",
    "PlayerReplaced": lambda e, v: f"{e['person']} plays {named(e['player'])} from now on.",
    "RulingMade": _ruling,
    "RegionGiven": lambda e, v: f"{named(e['region'])} goes to {named(e['player'])}.",
    "TokensSet": lambda e, v: f"{named(e['ideology'])} has {e['tokens']} Hegemony tokens.",
    "FinaleTriggered": lambda e, v: f"The Grand Finale follows: stability {e['stability']}.",
    "FinaleScored": _ranking,
    "GameClosed": lambda e, v: f"Game {e['game']} is closed.",
}
"""One teller for each event that is worth a sentence; a test checks that the names exist."""


def _dilemmas(event: Seen) -> list[str]:
    return [f"{event['dilemmas']} resolved Dilemma cards"] if event["dilemmas"] else []
