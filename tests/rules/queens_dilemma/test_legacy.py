"""Legacy pieces as they are unlocked: Skills, Keywords, Buildings, Endings, Agendas."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind
from rules.queens_dilemma.names import Character, Phase, Region
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, outcome, read, seated

LABEL = "red military 1 army"


@clause("queens-dilemma", "skill.attach")
def test_a_skill_goes_to_the_first_free_space_of_the_targets_diary() -> None:
    game = read("Syd: S12; Syd: S03; Lyrie: S05")
    assert [(one.code, one.space) for one in game.diary("syd").skills] == [("S12", 1), ("S03", 2)]
    assert [(one.code, one.space) for one in game.diary("lyrie").skills] == [("S05", 1)]
    assert any("space 2" in what for what in game.chores("skill.attach"))


@clause("queens-dilemma", "skill.attach")
def test_each_skill_exists_once() -> None:
    game = read("Syd: S12")
    game.do("dilemma read")
    game.vote("a1 pg pg pg pg")
    game.refused("outcome", "skill.attach", effects="Lyrie: S12")
    game.refused("outcome", "skill.attach", effects="Lyrie: S13; Syd: S13")


@clause("queens-dilemma", "keyword-sticker.attach", "keyword.narrative")
def test_a_keyword_goes_into_the_diary_and_anyone_may_see_it() -> None:
    game = read("Syd: K05")
    assert game.diary("syd").keywords == ("K05",)
    assert game.seen().players["syd"].keywords == ("K05",)
    game.do("keyword", code="k05", words="Traitor")
    assert game.seen().players["syd"].keywords == ("Traitor",)
    assert game.chores("keyword-sticker.attach")


@clause("queens-dilemma", "keyword-sticker.attach")
def test_full_keyword_spaces_are_warned_about() -> None:
    game = begun()
    game.do("set", name="keyword-spaces", value=1)
    game.round("Syd: K05")
    assert game.remarks("founding.diary") == []
    game.round("Syd: K06")
    assert game.remarks("founding.diary")


@clause("queens-dilemma", "keyword.narrative")
def test_words_are_typed_for_a_sticker_that_somebody_has() -> None:
    game = read("Syd: K05")
    no = game.refused("keyword", "keyword.narrative", code="K06", words="Traitor")
    assert no.allowed == ("K05",)
    game.refused("keyword", "keyword.narrative", code="K05", words=" ")


@clause("queens-dilemma", "building.attach")
def test_a_building_waits_for_one_of_the_targets_regions() -> None:
    game = read("Leader: B07")
    assert game.state.phase is Phase.PENDING
    no = game.refused("building", "building.attach", code="B07", region="natar", label=LABEL)
    assert no.allowed == ("allwed", "tork")
    game.refused("building", "building.attach", code="B07", label=LABEL)
    game.refused("building", "building.attach", code="B08", region="tork", label=LABEL)
    game.do("building", code="b07", region="tork", label=LABEL)
    assert [one.code for one in game.state.regions[Region.TORK].built] == ["B07"]
    assert game.state.phase is Phase.DILEMMA
    game.refused("building", "building.attach", code="B07", region="tork", label=LABEL)


@clause("queens-dilemma", "building.attach")
def test_a_vassal_region_will_do_and_there_is_no_limit() -> None:
    game = read("Elinor: B07; Elinor: B08; Elinor: B09")
    for code in ("B07", "B08", "B09"):
        game.do("building", code=code, region="gamam", label=LABEL)
    assert len(game.state.regions[Region.GAMAM].built) == 3


@clause("queens-dilemma", "building.attach")
def test_a_regions_keyword_means_that_region() -> None:
    game = read("Tork: B07")
    no = game.refused("building", "building.attach", code="B07", region="allwed", label=LABEL)
    assert no.allowed == ("tork",)
    game.do("building", code="B07", label=LABEL)
    assert game.state.regions[Region.TORK].built


@clause("queens-dilemma", "building.attach")
def test_with_somebody_who_holds_no_region_a_building_finds_no_place_but_a_printed_one() -> None:
    game = outcome()
    for region, held in game.state.regions.items():
        if held.holder is Character.XANTHE:
            game.do("ruling", what=region, value="lyrie", reason="a card's words")
    game.do("outcome", effects='Leader: B07, B08 in "the ford"')
    assert "Xanthe holds no Region" in game.told
    assert "B07" not in game.state.unlocked
    assert "B08" in game.step().prompt
    game.do("building", code="B08", region="tork", label=LABEL)
    assert [one.code for one in game.state.regions[Region.TORK].built] == ["B08"]


@clause("queens-dilemma", "building.attach", "building.owner")
@pytest.mark.parametrize(
    ("effects", "label"),
    [('Leader: B07 in "the ford"', LABEL), ("Leader: B07", f'{LABEL} in "the ford"')],
)
def test_a_printed_place_wins_and_that_regions_holder_owns_the_building(effects: str, label: str) -> None:
    game = read(effects)
    no = game.refused("building", "building.attach", code="B07", region="natar", label=label)
    assert "Lyrie" in no.because
    game.do("building", insisted=True, code="B07", region="natar", label=label)
    built = game.state.regions[Region.NATAR].built[0]
    assert (built.code, built.place) == ("B07", "the ford")
    assert any("the ford" in what for what in game.chores("building.attach"))


@clause("queens-dilemma", "building.attach")
def test_the_label_of_another_building_is_refused() -> None:
    game = read("Leader: B07")
    no = game.refused("building", "building.attach", code="B07", region="tork", label=f"B08 {LABEL}")
    assert "B08" in no.because


@clause("queens-dilemma", "building.attach")
def test_no_building_is_attached_that_was_not_called_for() -> None:
    game = begun()
    game.refused("building", "building.attach", code="B07", region="allwed", label=LABEL)
    read("Leader: -1 gold").refused("building", "building.attach", code="B07", region="allwed", label=LABEL)


@clause("queens-dilemma", "building.attach")
def test_a_building_behind_a_payment_is_not_said_to_be_missing() -> None:
    game = read("Leader: -1 gold; Leader: B07")
    no = game.refused("building", "building.attach", code="B07", region="allwed", label=LABEL)
    assert "something else comes before it" in no.because


@clause("queens-dilemma", "ending.attach")
def test_an_ending_is_attached_by_the_leader_once_it_is_called_for() -> None:
    game = read("envelope 07")
    game.refused("ending attach", "ending.attach", code="END03", scales=1)
    game.do("envelope open", number="07", story="END03")
    assert [duty.player for duty in game.state.duties if duty.kind == "ending"] == [Character.XANTHE]
    assert game.state.phase is Phase.PENDING
    game.do("ending attach", code="end03", scales=2, storyline="the scorpion")
    assert set(game.state.endings) == {"END03"}
    assert game.state.phase is Phase.DILEMMA
    game.refused("ending attach", "ending.attach", code="END03", scales=2)


@clause("queens-dilemma", "ending.attach")
def test_a_mistyped_storyline_is_asked_about_and_the_storys_own_needs_no_name() -> None:
    game = read("envelope 07; envelope 08; END05")
    game.do("envelope open", number="07", storyline="Scorpion", story="END03")
    assert game.refused("envelope open", "outcome.envelope", number="08", storyline="Scorpoin").kind is Kind.AMBIGUOUS
    game.do("envelope open", number="08", storyline="SCORPION")
    assert {story.storyline for story in game.state.stories[1:]} == {"Scorpion"}
    game.refused("ending attach", "ending.attach", code="END05", scales=1, storyline="Scorpio")
    game.do("ending attach", code="END03", scales=2)
    assert game.state.endings["END03"].storyline == "Scorpion"
    assert "Scorpion" in game.told
    game.refused("ending attach", "ending.attach", code="END05", scales=1, storyline="scorpion")
    game.do("ending attach", insisted=True, code="END05", scales=1, storyline="Scorpions")
    assert game.state.endings["END05"].storyline == "Scorpions"


@clause("queens-dilemma", "ending.scales")
@pytest.mark.parametrize("scales", [-1, 3])
def test_an_ending_shows_no_one_or_two_scales(scales: int) -> None:
    game = read("END03")
    no = game.refused("ending attach", "ending.scales", code="END03", scales=scales)
    assert no.allowed == ("0", "1", "2")


@clause("queens-dilemma", "agenda.unlock")
def test_an_unlocked_agenda_is_taken_by_the_player_whom_the_effect_targets() -> None:
    game = read("Syd: A045")
    game.refused("agenda take", "agenda.unlock", player="lyrie", code="A045")
    game.do("agenda take", player="syd", code="a045", limit=6)
    agenda = game.state.agendas["A045"]
    assert (agenda.holder, agenda.limit, agenda.lies) == (Character.SYD, 6, "held")
    game.refused("agenda take", "agenda.wrong-colours", player="syd", code="A045")
    game.refused("agenda take", "agenda.wrong-colours", player="syd", code="A046")


@clause("queens-dilemma", "agenda.limit")
def test_an_empty_limit_box_is_filled_with_this_game_plus_three() -> None:
    game = read("Syd: A045")
    game.do("agenda take", player="syd", code="A045")
    assert game.state.agendas["A045"].limit == 4
    early = seated()
    early.do("agenda take", player="syd", code="A086")
    assert early.state.agendas["A086"].limit == 4
    game.refused("agenda take", "agenda.limit", player="xanthe", code="A017", limit=-1)


@clause("queens-dilemma", "skill.cover")
def test_without_a_free_space_a_skill_covers_an_earlier_one_that_is_lost() -> None:
    game = begun()
    game.do("set", name="skill-spaces", value=2)
    game.round("Syd: S12; Syd: S03")
    game.round("Syd: S05; Syd: +1 gold")
    assert (game.step().action, game.step().choices) == ("skill cover", ("S12", "S03"))
    assert game.purse("syd").gold == 1
    game.refused("skill cover", "skill.cover", earlier="S99")
    game.do("skill cover", earlier="s12")
    assert {one.code: one.space for one in game.diary("syd").skills} == {"S05": 1, "S03": 2}
    assert game.purse("syd").gold == 2
    game.refused("skill cover", "skill.cover", earlier="S03")


@clause("house", "unknown-code")
def test_chores_are_ticked_off_by_their_id_or_all_at_once() -> None:
    game: Game = read("Syd: S12")
    no = game.refused("duty done", "house.unknown-code", ids=["s99"])
    assert "s12" in no.allowed
    game.do("duty done", ids=["S12"])
    assert not game.chores("skill.attach")
    game.refused("duty done", "founding.agendas", ids=["a017"])
    game.do("duty done", ids=["all"])
    assert {duty.kind for duty in game.state.duties} == {"agenda"}
