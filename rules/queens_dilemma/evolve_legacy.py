"""State and event to state, second half: effects, duties, legacy pieces, Deals, scoring and closing."""

from __future__ import annotations

from rules.core.values import changed
from rules.queens_dilemma import events as happened
from rules.queens_dilemma.chronicle.model import Chronicle
from rules.queens_dilemma.evolve import on
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.state import Agenda, Diary, Ending, Investment, Skill, State, Story, Unlocked


@on(happened.EffectsQueued)
def _(state: State, event: happened.EffectsQueued) -> State:
    queue = (*event.effects, *state.pending) if event.first else (*state.pending, *event.effects)
    return changed(state, pending=queue, numbered=state.numbered + len(event.effects))


@on(happened.EffectBound)
def _(state: State, event: happened.EffectBound) -> State:
    head, *rest = state.pending
    several = len(event.players) > 1
    bound = tuple(
        changed(head, id=f"{head.id}.{player.value}" if several else head.id, player=player) for player in event.players
    )
    return changed(state, pending=(*bound, *rest))


@on(happened.EffectDone)
def _(state: State, event: happened.EffectDone) -> State:
    return changed(state, pending=tuple(one for one in state.pending if one.id != event.id))


@on(happened.DutyCalled)
def _(state: State, event: happened.DutyCalled) -> State:
    return changed(state, duties=(*state.duties, event.duty), numbered=state.numbered + 1)


@on(happened.DutyDone)
def _(state: State, event: happened.DutyDone) -> State:
    return changed(state, duties=tuple(duty for duty in state.duties if duty.id != event.id))


@on(happened.CodeUnlocked)
def _(state: State, event: happened.CodeUnlocked) -> State:
    unlocked = Unlocked(game=state.game, source=event.source.name)
    return changed(state, unlocked=state.unlocked.set(event.code, unlocked))


@on(happened.EnvelopeOpened)
def _(state: State, event: happened.EnvelopeOpened) -> State:
    return changed(state, stories=(*state.stories, Story(envelope=event.number, storyline=event.storyline)))


@on(happened.BoxOpened)
def _(state: State, event: happened.BoxOpened) -> State:
    return changed(state, opened_boxes=(*state.opened_boxes, event.code))


@on(happened.AgendaTaken)
def _(state: State, event: happened.AgendaTaken) -> State:
    agenda = Agenda(
        holder=event.player,
        limit=event.limit,
        game=state.game,
        kind="ongoing" if event.limit is None else "goal",
        late=state.phase is Phase.AGENDAS,
    )
    return changed(state, agendas=state.agendas.set(event.code, agenda))


@on(happened.AgendaResolved)
def _(state: State, event: happened.AgendaResolved) -> State:
    agenda = changed(
        state.agendas[event.code],
        lies="trash" if event.trashed else "tray",
        success=event.success,
        closed=state.game,
    )
    trashed = (*state.trashed, event.code) if event.trashed else state.trashed
    return changed(state, agendas=state.agendas.set(event.code, agenda), trashed=trashed)


@on(happened.AgendaReturned)
def _(state: State, event: happened.AgendaReturned) -> State:
    agendas = state.agendas.delete(event.code) if event.code in state.agendas else state.agendas
    return changed(state, agendas=agendas, unlocked=state.unlocked.delete(event.code))


@on(happened.AgendaNoted)
def _(state: State, event: happened.AgendaNoted) -> State:
    agenda = changed(state.agendas[event.code], content=event.content)
    return changed(state, agendas=state.agendas.set(event.code, agenda))


@on(happened.FateMarked)
def _(state: State, event: happened.FateMarked) -> State:
    return _diary(state, event.player, changed(state.diaries[event.player], fate=event.space))


@on(happened.SkillRead)
def _(state: State, event: happened.SkillRead) -> State:
    return _skill(state, event.player, event.code, track=event.track, words=event.words)


@on(happened.SkillUsed)
def _(state: State, event: happened.SkillUsed) -> State:
    used = next(one.used for one in state.diaries[event.player].skills if one.code == event.code)
    return _skill(state, event.player, event.code, used=used + 1)


def _skill(state: State, player: Character, code: str, **fields: object) -> State:
    diary = state.diaries[player]
    skills = tuple(changed(one, **fields) if one.code == code else one for one in diary.skills)
    return _diary(state, player, changed(diary, skills=skills))


@on(happened.KeywordAttached)
def _(state: State, event: happened.KeywordAttached) -> State:
    diary = state.diaries[event.player]
    return _diary(state, event.player, changed(diary, keywords=(*diary.keywords, event.code)))


@on(happened.KeywordRead)
def _(state: State, event: happened.KeywordRead) -> State:
    return changed(state, keywords=state.keywords.set(event.code, event.words))


@on(happened.SkillAttached)
def _(state: State, event: happened.SkillAttached) -> State:
    diary = state.diaries[event.player]
    others = tuple(skill for skill in diary.skills if skill.space != event.space)
    skill = Skill(code=event.code, space=event.space, track=event.track)
    return _diary(state, event.player, changed(diary, skills=(*others, skill)))


def _diary(state: State, player: Character, diary: Diary) -> State:
    return changed(state, diaries=state.diaries.set(player, diary))


@on(happened.BuildingAttached)
def _(state: State, event: happened.BuildingAttached) -> State:
    holding = state.regions[event.region]
    after = changed(holding, built=(*holding.built, event.building))
    return changed(state, regions=state.regions.set(event.region, after))


@on(happened.EndingAttached)
def _(state: State, event: happened.EndingAttached) -> State:
    ending = Ending(scales=event.scales, storyline=event.storyline)
    return changed(state, endings=state.endings.set(event.code, ending))


@on(happened.ChronicleUnlocked)
def _(state: State, event: happened.ChronicleUnlocked) -> State:
    card = Chronicle(game=state.game, target=event.herald, branded=event.herald, settled=event.herald is not None)
    return changed(state, chronicles=state.chronicles.set(event.code, card))


@on(happened.DealStruck)
def _(state: State, event: happened.DealStruck) -> State:
    return changed(state, deals=(*state.deals, event.deal))


@on(happened.DealMarked)
def _(state: State, event: happened.DealMarked) -> State:
    deals = tuple(changed(deal, kept=event.kept) if deal.id == event.id else deal for deal in state.deals)
    return changed(state, deals=deals)


@on(happened.IdeologyCardDescribed)
def _(state: State, event: happened.IdeologyCardDescribed) -> State:
    return changed(state, cards=state.cards.set(event.card, event.content))


@on(happened.IdeologyCardShown)
def _(state: State, event: happened.IdeologyCardShown) -> State:
    return changed(state, shown=state.shown.set(event.player, event.card))


@on(happened.InvestmentShown)
def _(state: State, event: happened.InvestmentShown) -> State:
    investment = Investment(resource=event.resource)
    return changed(state, investments=state.investments.set(event.player, investment))


@on(happened.InvestmentSettled)
def _(state: State, event: happened.InvestmentSettled) -> State:
    investment = changed(state.investments[event.player], paid=event.paid)
    return changed(state, investments=state.investments.set(event.player, investment))


@on(happened.BoxDescribed)
def _(state: State, event: happened.BoxDescribed) -> State:
    return changed(state, boxes=state.boxes.set(event.box, event.text))


@on(happened.TaxPaid)
def _(state: State, event: happened.TaxPaid) -> State:
    return state


@on(happened.CardsTrashed)
def _(state: State, event: happened.CardsTrashed) -> State:
    return changed(state, trashed=(*state.trashed, *event.codes))


@on(happened.GameClosed)
def _(state: State, event: happened.GameClosed) -> State:
    return changed(state, round=0, counter=(), vote=None, dilemma=None)


@on(happened.FinaleTriggered)
def _(state: State, event: happened.FinaleTriggered) -> State:
    return changed(state, finale=True)


@on(happened.FinaleScored)
def _(state: State, event: happened.FinaleScored) -> State:
    return changed(state, ranking=event.rows)


@on(happened.RulingMade)
def _(state: State, event: happened.RulingMade) -> State:
    return changed(state, rulings=(*state.rulings, event.ruling))


@on(happened.RegionGiven)
def _(state: State, event: happened.RegionGiven) -> State:
    given = changed(state.regions[event.region], holder=event.player)
    return changed(state, regions=state.regions.set(event.region, given))


@on(happened.TokensSet)
def _(state: State, event: happened.TokensSet) -> State:
    return changed(state, tokens=state.tokens.set(event.ideology, event.tokens))
