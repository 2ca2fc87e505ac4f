"""Legacy pieces. How each event changes the state."""

from __future__ import annotations

from rules.core.values import changed
from rules.queens_dilemma.chronicle.model import Chronicle
from rules.queens_dilemma.events.legacy import (
    AgendaNoted,
    AgendaResolved,
    AgendaReturned,
    AgendaTaken,
    BoxOpened,
    BuildingAttached,
    ChronicleUnlocked,
    CodeUnlocked,
    EndingAttached,
    EnvelopeOpened,
    FateMarked,
    KeywordAttached,
    KeywordRead,
    SkillAttached,
    SkillRead,
    SkillUsed,
    StickerAttached,
)
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.legacy.model import Agenda, Ending, Skill, Story, Unlocked
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.players import Diary
from rules.queens_dilemma.state import State


@on(CodeUnlocked)
def _(state: State, event: CodeUnlocked) -> State:
    unlocked = Unlocked(game=state.game, source=event.source.name)
    return changed(state, unlocked=state.unlocked.set(event.code, unlocked))


@on(EnvelopeOpened)
def _(state: State, event: EnvelopeOpened) -> State:
    return changed(state, stories=(*state.stories, Story(envelope=event.number, storyline=event.storyline)))


@on(BoxOpened)
def _(state: State, event: BoxOpened) -> State:
    return changed(state, opened_boxes=(*state.opened_boxes, event.code))


@on(AgendaTaken)
def _(state: State, event: AgendaTaken) -> State:
    agenda = Agenda(
        holder=event.player,
        limit=event.limit,
        game=state.game,
        kind="ongoing" if event.limit is None else "goal",
        late=state.phase is Phase.AGENDAS,
    )
    return changed(state, agendas=state.agendas.set(event.code, agenda))


@on(AgendaResolved)
def _(state: State, event: AgendaResolved) -> State:
    agenda = changed(
        state.agendas[event.code],
        lies="trash" if event.trashed else "tray",
        success=event.success,
        closed=state.game,
    )
    trashed = (*state.trashed, event.code) if event.trashed else state.trashed
    return changed(state, agendas=state.agendas.set(event.code, agenda), trashed=trashed)


@on(AgendaReturned)
def _(state: State, event: AgendaReturned) -> State:
    agendas = state.agendas.delete(event.code) if event.code in state.agendas else state.agendas
    return changed(state, agendas=agendas, unlocked=state.unlocked.delete(event.code))


@on(AgendaNoted)
def _(state: State, event: AgendaNoted) -> State:
    agenda = changed(state.agendas[event.code], content=event.content)
    return changed(state, agendas=state.agendas.set(event.code, agenda))


@on(FateMarked)
def _(state: State, event: FateMarked) -> State:
    return _diary(state, event.player, changed(state.diaries[event.player], fate=event.space))


@on(SkillRead)
def _(state: State, event: SkillRead) -> State:
    return _skill(state, event.player, event.code, track=event.track, words=event.words)


@on(SkillUsed)
def _(state: State, event: SkillUsed) -> State:
    used = next(one.used for one in state.diaries[event.player].skills if one.code == event.code)
    return _skill(state, event.player, event.code, used=used + 1)


@on(KeywordAttached)
def _(state: State, event: KeywordAttached) -> State:
    diary = state.diaries[event.player]
    return _diary(state, event.player, changed(diary, keywords=(*diary.keywords, event.code)))


@on(KeywordRead)
def _(state: State, event: KeywordRead) -> State:
    return changed(state, keywords=state.keywords.set(event.code, event.words))


@on(SkillAttached)
def _(state: State, event: SkillAttached) -> State:
    diary = state.diaries[event.player]
    others = tuple(skill for skill in diary.skills if skill.space != event.space)
    skill = Skill(code=event.code, space=event.space, track=event.track)
    return _diary(state, event.player, changed(diary, skills=(*others, skill)))


@on(StickerAttached)
def _(state: State, event: StickerAttached) -> State:
    diary = state.diaries[event.player]
    return _diary(state, event.player, changed(diary, stickers=(*diary.stickers, event.sticker)))


@on(BuildingAttached)
def _(state: State, event: BuildingAttached) -> State:
    holding = state.regions[event.region]
    after = changed(holding, built=(*holding.built, event.building))
    return changed(state, regions=state.regions.set(event.region, after))


@on(EndingAttached)
def _(state: State, event: EndingAttached) -> State:
    ending = Ending(scales=event.scales, storyline=event.storyline)
    return changed(state, endings=state.endings.set(event.code, ending))


@on(ChronicleUnlocked)
def _(state: State, event: ChronicleUnlocked) -> State:
    card = Chronicle(game=state.game, target=event.herald, branded=event.herald, settled=event.herald is not None)
    return changed(state, chronicles=state.chronicles.set(event.code, card))


def _skill(state: State, player: Character, code: str, **fields: object) -> State:
    diary = state.diaries[player]
    skills = tuple(changed(one, **fields) if one.code == code else one for one in diary.skills)
    return _diary(state, player, changed(diary, skills=skills))


def _diary(state: State, player: Character, diary: Diary) -> State:
    return changed(state, diaries=state.diaries.set(player, diary))
