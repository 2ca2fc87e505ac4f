"""Skill Stickers: attaching, covering an earlier one, using and marking their Activation Tracks."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.codes import unlock
from rules.queens_dilemma.costs import pay_cost
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.effects import Unlock
from rules.queens_dilemma.events.effects import EffectDone
from rules.queens_dilemma.events.legacy import SkillAttached, SkillRead, SkillUsed
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.legacy.model import Skill
from rules.queens_dilemma.names import Character, CharacterName
from rules.queens_dilemma.notation import EffectsText, GoodsText
from rules.queens_dilemma.pending import need, queue
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import Code
from rules.queens_dilemma.waiting import Source

NOTHING = Goods()


def cover(table: Table[State], earlier: Code) -> None:
    """A Diary without a free Skill space: say which earlier Skill the new one covers; that one is lost."""
    waiting = need(table.state)
    if waiting is None or waiting.kind != "cover":
        table.refuse("skill.cover", "No Skill waits for a space.", ("next",))
    player = waiting.players[0]
    effect = waiting.pending.effect
    assert isinstance(effect, Unlock)
    lost = _skill(table, player, earlier, "skill.cover")
    unlock(table, effect.code, waiting.pending.source)
    table.record(SkillAttached(player=player, code=effect.code, space=lost.space))
    table.remark("skill.cover", f"{effect.code} covers {lost.code}, which is lost with its remaining uses.")
    what = f"Read Skill {effect.code} aloud and stick it over {lost.code} on Skill space {lost.space}"
    call_duty(table, "chore", what, "skill.attach", effect.code, player)
    table.record(EffectDone(id=waiting.pending.id))
    go_on(table)


def read(table: Table[State], code: Code, *, track: int = 0, words: Text = "") -> None:
    """Type in what a Skill shows: the spaces of its Activation Track (0: none, so unlimited), and perhaps its words."""
    owner = owner_of(table.state, code)
    have = tuple(skill.code for diary in table.state.diaries.values() for skill in diary.skills)
    table.refuse_unless(owner, "skill.attach", f"Nobody has Skill {code}.", have or ("next",))
    table.refuse_unless(0 <= track <= 20, "skill.activation", f"A track of {track} spaces cannot be.", ("0 to 20",))
    assert owner is not None
    table.record(SkillRead(player=owner, code=code, track=track or None, words=words))


def use(
    table: Table[State],
    player: CharacterName,
    code: Code,
    *,
    cost: GoodsText = NOTHING,
    effects: EffectsText = (),
) -> None:
    """Activate a Skill: read it out, pay its cost in full, mark its track, and resolve what it shows."""
    here = tuple(one.value for one in table.state.seats)
    because = f"{player.shown} does not play this game."
    table.refuse_unless(player in table.state.seats, "absence.no-change", because, here)
    skill = _skill(table, player, code, "skill.use")
    full = skill.track is not None and skill.used >= skill.track
    others = tuple(one.code for one in table.state.diaries[player].skills if one.code != skill.code)
    table.refuse_unless(not full, "skill.activation", f"The track of {skill.code} is full: it is inactive.", others)
    pay_cost(table, player, cost, None, ("next",))
    table.record(SkillUsed(player=player, code=skill.code))
    queue(table, effects, Source(kind="skill", name=f"Skill {skill.code}", owner=player), first=True)
    go_on(table)


def owner_of(state: State, code: str) -> Character | None:
    """Whose Diary has that Skill, not covered."""
    return next((p for p, diary in state.diaries.items() if any(s.code == code for s in diary.skills)), None)


def _skill(table: Table[State], player: Character, code: str, clause: str) -> Skill:
    skills = table.state.diaries[player].skills
    found = next((skill for skill in skills if skill.code == code), None)
    if found is None:
        have = tuple(skill.code for skill in skills)
        table.refuse(clause, f"{player.shown} has no Skill {code}.", have or ("next",))
    return found
