"""Where everything in the box must be now, with how many of each: counts from the view and from what is printed."""

from __future__ import annotations

from collections.abc import Iterator

from reports.queens_dilemma.facts import name
from reports.queens_dilemma.stock import Item, Moment, Place
from rules.queens_dilemma.names import Resource
from seeds.queens_dilemma import facts

AWAY = ("Legacy tray and sheets", "Trash box", "Game box")
"""The places that nobody plays from."""
UNNUMBERED = "AAOD"
"""How the codes of the Agendas begin that came out of an Envelope of their own."""


def places(now: Moment) -> tuple[Place, ...]:
    """Every place with what must be there now. What is worth three counts as three."""
    treasuries = (Place(f"Treasury of {name(one)}", tuple(_treasury(now, one)), one) for one in now.view.players)
    return (*treasuries, *_middle(now), _legacy_tray(now), _trash(now), _game_box(now))


def counts(now: Moment) -> dict[str, Item]:
    """The things that can be counted, by key."""
    return {item.key: item for place in places(now) for item in place.items if item.key}


def _treasury(now: Moment, who: str) -> Iterator[Item]:
    """What lies in a Treasury, or in its player's area while a game is on; the same rows for everyone."""
    view, player, box = now.view, now.view.players[who], facts().box
    for resource in Resource:
        yield Item(f"{who}.{resource.value}", resource.shown, getattr(player, resource.value))
    if not now.saved:
        tile = view.vote.tiles.get(who) if view.vote else None
        yield Item(f"{who}.power", "Power", player.power + (tile.power if tile else 0), "with the tile’s")
    yield Item("", "Diary", 1)
    yield Item("", "Voting tile", 1)
    held = [code for code, one in view.agendas.items() if one.holder == who and one.lies == "held"]
    yield Item(f"{who}.agendas", "Agendas", len(held), ", ".join(held))
    yield Item(f"{who}.ideology", "Ideology cards", facts().ideology.cards_each)
    lying = [token for card in view.chronicles.values() for token in (card.token, *card.spaces)]
    lying += [token for card in view.events.values() for token in (card.token, *card.spaces)]
    out = lying.count(who)
    yield Item(f"{who}.heraldry", "Heraldry tokens", box.heraldry_tokens_each - out, f"{out} on cards" if out else "")
    held_tokens = [token for token, holder in (("Leader", view.leader), ("Moderator", view.moderator)) if holder == who]
    yield Item("", "Token held", len(held_tokens), ", ".join(held_tokens))


def _middle(now: Moment) -> Iterator[Place]:
    """The four slots of the Save tray, or what they hold while it lies on the table (save.tray)."""
    view, box = now.view, facts().box
    deck = [Item("deck", "Dilemma deck, under its Cover tile", view.deck)]
    if not now.saved:
        deck.append(Item("counter", "Dilemma cards on the Round Counter", view.counter))
        deck.append(Item("", "Dilemma card being voted on", int(view.dilemma is not None)))
    stories = ", ".join(story.envelope for story in view.stories)
    unlocked = [code for code, one in view.chronicles.items() if one.lies == "deck"]
    cards = [
        Item("chronicles", "unlocked Chronicle deck", len(unlocked), ", ".join(unlocked)),
        Item("events", "Event cards", len(view.events), ", ".join(view.events)),
        Item("investments", "Investment cards", facts().investment.cards),
    ]
    if not now.saved:
        laid = [code for code, one in view.chronicles.items() if one.lies in ("blue", "brown")]
        cards.insert(1, Item("in-play", "Chronicle cards in play", len(laid), ", ".join(laid)))
    yield Place("Save tray, slot 1" if now.saved else "Dilemma cards", tuple(deck))
    yield Place(
        "Save tray, slot 2" if now.saved else "Story cards",
        (Item("stories", "Story cards", len(view.stories), f"of Envelopes {stories}" if stories else ""),),
    )
    yield Place("Save tray, slot 3" if now.saved else "Other cards", tuple(cards))
    laid_down = 0 if now.saved else sum(sum(axis.tokens.values()) for axis in view.board.values())
    board = [
        Item("sliders", "Sliders", box.sliders, "" if now.saved else "on the Ideology board"),
        Item("markers", "Outcome markers", box.outcome_markers),
        Item("hegemony", "Hegemony tokens in the supply", facts().tokens["hegemony"].worth - laid_down),
    ]
    if not now.saved:
        board.append(Item("laid", "Hegemony tokens on the Ideology board", laid_down))
        board.append(Item("pool", "Power in the Pool", view.pool))
    yield Place("Save tray, slot 4: one bag" if now.saved else "Supply: Resources and Power", tuple(_supply(now)))
    yield Place("Save tray, slot 4: other bag" if now.saved else "Board and its tokens", tuple(board))


def _supply(now: Moment) -> Iterator[Item]:
    for resource in Resource:
        out = sum(getattr(player, resource.value) for player in now.view.players.values())
        yield Item(resource.value, resource.shown, max(0, facts().tokens[resource.value].worth - out))
    yield Item("power", "Power", max(0, now.view.supply))


def _legacy_tray(now: Moment) -> Place:
    """What nobody has unlocked yet, and the sheets of stickers."""
    view, printed, box = now.view, facts().pieces, facts().box
    away = [code for code, one in view.agendas.items() if one.lies != "tray" and not code.startswith(UNNUMBERED)]
    opened = [story.envelope for story in view.stories]
    if any(code.startswith(UNNUMBERED) for code in (*view.agendas, *view.trashed)):
        disorder = facts().disorder
        opened += [disorder.dilemma_envelope, disorder.chronicle_envelope, disorder.agenda_envelope]
    built = sum(bool(one.code) for held in view.buildings.values() for one in held)
    keywords = len(view.regions) + sum(len(diary.keywords) for diary in view.diaries.values())
    return Place(
        AWAY[0],
        (
            Item("envelopes", "Envelopes, sealed", printed["envelope"].printed - len(opened)),
            Item("opened", "Envelopes, opened", len(opened), ", ".join(opened)),
            Item("agendas", "Agendas, unread", printed["agenda"].printed + box.ongoing_agendas - len(away)),
            Item("locked", "Chronicle cards, locked", printed["chronicle"].printed - len(view.chronicles)),
            Item("skills", "Skill stickers", printed["skill"].printed - now.skills),
            Item("buildings", "Building stickers", printed["building"].printed - built),
            Item("keywords", "Keyword stickers", printed["keyword"].printed - keywords),
            Item("endings", "Ending stickers", printed["ending"].printed - len(view.endings)),
        ),
    )


def _trash(now: Moment) -> Place:
    view = now.view
    agendas = [code for code in view.trashed if code.startswith("A")]
    chronicles = [code for code in view.trashed if code.startswith("C")]
    return Place(
        AWAY[1],
        (
            Item("trash.dilemmas", "Dilemma cards", now.resolved),
            Item("trash.agendas", "Agendas", len(agendas), ", ".join(agendas)),
            Item("trash.chronicles", "Chronicle cards", len(chronicles), ", ".join(chronicles)),
        ),
    )


def _game_box(now: Moment) -> Place:
    """The rest: the Mystery boxes, and what belongs to Characters whom nobody plays."""
    view, box = now.view, facts().box
    sealed = facts().pieces["mystery_box"].printed - len(view.boxes)
    unplayed = [one.name for one in facts().characters if one.id not in view.players]
    return Place(
        AWAY[2],
        (
            Item("boxes", "Mystery boxes, sealed", sealed),
            Item("", "Mystery boxes, opened", len(view.boxes), ", ".join(view.boxes)),
            Item("treasuries", "Treasuries", box.voting_tiles, f"unused: {', '.join(unplayed)}" if unplayed else ""),
        ),
    )
