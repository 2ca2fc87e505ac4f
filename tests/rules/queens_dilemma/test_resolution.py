"""Vote Resolution: the winning side, the Leader, and what goes where."""

from __future__ import annotations

import pytest

from rules.core.event import Event
from rules.queens_dilemma.ballots import Verdict
from rules.queens_dilemma.events.rounds import ModeratorReset, VoteDecided
from rules.queens_dilemma.events.tokens import LeaderMoved, PowerMoved
from rules.queens_dilemma.names import Character, Phase, Side
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, voting

LYRIE, SYD, XANTHE = Character.LYRIE, Character.SYD, Character.XANTHE


def verdict(game: Game) -> Verdict:
    assert game.state.verdict is not None
    return game.state.verdict


@clause("queens-dilemma", "resolution.majority")
@pytest.mark.parametrize(("line", "side"), [("a3 n1 n1 pg pg", Side.AYE), ("n3 a1 a1 pg pg", Side.NAY)])
def test_the_side_with_more_power_in_total_wins(line: str, side: Side) -> None:
    game = voting()
    game.vote(line)
    assert (verdict(game).side, verdict(game).how, verdict(game).winners) == (side, "majority", (XANTHE,))
    assert {verdict(game).aye, verdict(game).nay} == {3, 2}


@clause("queens-dilemma", "resolution.majority")
def test_it_is_power_that_counts_not_heads() -> None:
    game = voting()
    game.vote("a4 n1 n1 n1 pg")
    assert verdict(game).side is Side.AYE


@clause("queens-dilemma", "resolution.tie")
def test_on_a_tie_the_moderator_names_the_side() -> None:
    game = voting()
    game.vote("a2 n1 n1 pg pm")
    assert game.state.phase is Phase.TIE
    assert (game.step().who, game.step().action, game.step().choices) == ("elinor", "vote decide", ("aye", "nay"))
    game.do("vote decide", side="nay")
    assert (verdict(game).side, verdict(game).how) == (Side.NAY, "tie")
    assert verdict(game).winners == (LYRIE, Character.JILIAN)


@clause("queens-dilemma", "resolution.tie")
def test_there_is_no_side_to_name_without_a_tie() -> None:
    game = voting()
    game.refused("vote decide", "resolution.tie", side="aye")
    game.vote("a2 n1 pg pg pg")
    game.refused("vote decide", "resolution.tie", side="nay")


@clause("queens-dilemma", "resolution.all-pass", "keyword.winners")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_when_all_pass_the_moderator_decides_leads_and_is_the_winner(players: int) -> None:
    game = voting(players)
    moderator = game.state.moderator
    game.vote("pg" * players)
    assert game.step().clause == "resolution.all-pass"
    game.do("vote decide", side="nay")
    assert game.state.leader is moderator
    assert (verdict(game).how, verdict(game).winners) == ("all-pass", (moderator,))
    game.do("outcome", effects="Winners: +1 hegemony")
    assert [player for player in game.state.players if game.points(player)[0]] == [moderator]


@clause("queens-dilemma", "resolution.all-pass")
def test_when_all_pass_only_gathered_power_moves() -> None:
    game = voting()
    game.vote("pg pg pg pm pg")
    game.refused("vote leader", "resolution.leader-moves", player="syd")
    game.do("vote decide", side="aye")
    assert game.happened(PowerMoved) == []
    assert game.state.pool == 3


@clause("queens-dilemma", "resolution.leader-moves")
def test_a_losing_leader_gives_the_token_to_the_winner_with_most_power() -> None:
    game = voting()
    game.vote("a5 n1 n3 n2 pg")
    assert game.happened(LeaderMoved) == [LeaderMoved(player=Character.JILIAN, giver=XANTHE)]
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "resolution.leader-moves")
def test_a_winning_leader_keeps_the_token() -> None:
    game = voting()
    game.vote("a3 a2 n1 pg pg")
    assert game.state.leader is XANTHE


@clause("queens-dilemma", "resolution.leader-moves")
def test_among_tied_winners_the_moderator_names_the_leader() -> None:
    game = voting()
    game.vote("a4 n2 n1 n2 pg")
    assert game.state.phase is Phase.TIE
    assert verdict(game).side is Side.NAY
    step = game.step()
    assert (step.who, step.action, step.choices) == ("elinor", "vote leader", ("lyrie", "syd"))
    assert game.seen().vote is not None
    assert game.seen().vote.heirs == ("lyrie", "syd")  # type: ignore[union-attr]
    no = game.refused("vote leader", "resolution.leader-moves", player="jilian")
    assert no.allowed == ("lyrie", "syd")
    game.refused("vote leader", "resolution.leader-moves", player="xanthe")
    game.refused("vote decide", "resolution.tie", side="aye")
    game.do("vote leader", player="syd")
    assert game.state.leader is SYD
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "resolution.leader-moves", "resolution.tie")
def test_a_tie_can_need_both_choices_of_the_moderator() -> None:
    game = voting()
    game.vote("a4 n2 n2 pg pg")
    game.do("vote decide", side="nay")
    assert game.state.phase is Phase.TIE
    game.do("vote leader", player="lyrie")
    assert game.state.leader is LYRIE


@clause("queens-dilemma", "resolution.gather")
@pytest.mark.parametrize(
    ("line", "gathering", "rest"),
    [("a1 pg pg n2 pg s", ("lyrie", "jilian", "elinor"), 0), ("a3 pg n1 pg n1", ("lyrie", "syd"), 1)],
)
def test_the_pool_is_split_equally_rounded_down_before_the_winners_power_goes_in(
    line: str, gathering: tuple[str, ...], rest: int
) -> None:
    game = voting()
    before = {player: game.power(player) for player in gathering}
    game.vote(line)
    assert {player: game.power(player) for player in gathering} == {player: had + 1 for player, had in before.items()}
    assert game.state.pool == rest + max(verdict(game).aye, verdict(game).nay)


@clause("queens-dilemma", "resolution.moderator-reset")
def test_become_moderator_is_free_again_in_the_next_vote() -> None:
    game = voting()
    game.vote("a1 pm pg pg pg")
    assert game.happened(ModeratorReset) == [ModeratorReset(player=LYRIE)]
    assert game.state.moderator is LYRIE
    game.do("outcome")
    game.do("dilemma read")
    game.vote("pm")
    assert game.state.moderator is XANTHE


@clause("queens-dilemma", "resolution.power")
def test_losers_take_their_power_back_and_winners_power_goes_into_the_pool() -> None:
    game = voting(xanthe=7, lyrie=8, jilian=7)
    game.vote("a4 n2 a1 pm pg")
    assert [game.power(player) for player in ("xanthe", "lyrie", "jilian")] == [3, 8, 6]
    assert game.state.pool == 5


@clause("queens-dilemma", "resolution.steps")
def test_the_steps_come_in_the_rulebooks_order() -> None:
    game = voting()
    game.vote("a4 n3 n3 pm pg")
    game.do("vote leader", player="jilian")
    seen = [step for event in game.last.events if (step := step_of(event))]
    assert seen == ["leader", "gather", "moderator", "losers", "winners", "winners"]


@clause("queens-dilemma", "resolution.steps")
def test_power_lies_on_the_tiles_until_the_leader_is_settled() -> None:
    game = voting()
    game.vote("a4 n3 n3 pm pg")
    assert game.state.vote is not None
    assert [tile.power for tile in game.state.vote.tiles.values()] == [4, 3, 3, 0, 0]
    assert game.happened(VoteDecided)
    assert game.state.pool == 3


def step_of(event: Event) -> str:
    if isinstance(event, LeaderMoved):
        return "leader"
    if isinstance(event, ModeratorReset):
        return "moderator"
    if isinstance(event, PowerMoved):
        if event.source.kind == "pool":
            return "gather"
        return "winners" if event.target.kind == "pool" else "losers"
    return ""
