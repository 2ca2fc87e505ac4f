"""A group that plays a whole campaign of The Queen's Dilemma: answers that lead to its end, and what no step asks for.

What a card says is made up here, with codes that no card has shown yet. From the game that is meant to be the last one
on, Endings are called for and no Dilemma cards come any more.
"""

from __future__ import annotations

from random import Random

from rules.core.step import Step
from rules.queens_dilemma.codes import letters_of
from rules.queens_dilemma.duties import blocking
from rules.queens_dilemma.finale import tier
from rules.queens_dilemma.names import Band, Character, Ideology, Phase, Resource, Thing
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts
from tests.contract.inventors import queens_dilemma as any_play

FIRST_TIMER = facts().round.counter_slots - facts().round.timer_slots + 1
"""The first slot on which a sand timer ends a game."""


class Group:
    """So many players, and the game in which they mean to finish."""

    MARKED = any_play.MARKED
    DEAD_ENDS = ()
    INSISTS = 0.3
    """How often they insist where the program asks whether they are sure."""

    def __init__(self, players: int, random: Random) -> None:
        self.players = players
        self.last_game = random.randint(3, 4)

    def invent(self, step: Step, state: State, random: Random) -> str:
        """An answer that is likely to be allowed."""
        answers = {
            "found seats": self._seats,
            "found envelope": self._first_deck,
            "setup begin": self._begin,
            "outcome": self._outcome,
            "envelope open": self._opening,
            "box open": self._opening,
            "ending attach": self._ending,
            "score ideology": self._ideology,
            "score agenda": self._agenda,
            "building": self._building,
            "finale score": self._finale,
        }
        answer = answers.get(step.action)
        return answer(step, state, random) if answer else any_play.invent(step, state, random)

    def interject(self, state: State, random: Random) -> str:
        """A whole command that no step asks for, or nothing."""
        if state.phase is Phase.DILEMMA and state.deck == 0 and not blocking(state) and not state.pending:
            return f"envelope open {self._fresh(state, '', random)} --dilemmas 4 --insist"
        if "skill-spaces" not in state.settings:
            return f"set skill-spaces {random.randint(1, 4)}"
        if state.phase is Phase.BETWEEN and state.game and random.random() < 0.3:
            return self._people(state, random)
        if state.players and not state.pending and random.random() < 0.2:
            ideas = (self._deal, self._skill, self._ruling, self._event, self._agendas, self._words)
            return random.choice((*ideas, self._note))(state, random)
        return ""

    def _ending_now(self, state: State) -> bool:
        return state.game >= self.last_game

    def _fresh(self, state: State, letters: str, random: Random) -> str:
        """A code of that kind that nothing has called for."""
        piece = next(one for one in facts().pieces.values() if one.prefix == letters)
        codes = (f"{letters}{number:0{piece.digits}}" for number in range(piece.first or 1, piece.last + 1))
        kept = facts().finale.mystery_boxes
        free = [code for code in codes if code not in state.unlocked and code not in kept]
        return random.choice(free) if free else f"{letters}{random.randint(1, 9):0{piece.digits}}"

    def _seats(self, step: Step, state: State, random: Random) -> str:
        characters = random.sample(list(Character), self.players)
        return " ".join(f"{one}:{one.shown}'s" for one in characters)

    def _first_deck(self, step: Step, state: State, random: Random) -> str:
        return str(random.randint(7, 9) * self.last_game)

    def _begin(self, step: Step, state: State, random: Random) -> str:
        if state.phase is Phase.FINALE and random.random() < 0.8:
            return "not now"
        space = any_play.invent(step, state, random)
        circle = state.circle or state.founding_seats
        away = random.sample(circle, random.randint(1, len(circle) - 3)) if len(circle) > 3 else []
        parts = [space if state.game + 1 not in state.timeline else ""]
        parts += [f"--absent {','.join(away)}"] if away and (state.game == 1 or random.random() < 0.3) else []
        there = [player for player in circle if player not in (away if len(parts) > 1 else ())]
        parts += (
            [f"--seats {','.join(random.sample(there, len(there)))}"] if state.game and random.random() < 0.3 else []
        )
        return " ".join(parts)

    def _outcome(self, step: Step, state: State, random: Random) -> str:
        rows = random.sample((*any_play.EFFECTS, *MORE_EFFECTS), random.randint(1, 3))
        rows += [self._piece(state, random) for _ in range(random.randint(0, 2))]
        called = [duty.code for duty in state.duties if duty.kind == "ending"]
        if len(state.endings) + len(called) < facts().finale.endings and random.random() < self._haste(state):
            rows.append(self._fresh(state, "END", random))
        late = len(state.counter) + 1 >= FIRST_TIMER and random.random() < 0.6
        return "; ".join(rows) + (" --sand-timer" if late else "")

    def _haste(self, state: State) -> float:
        return 0.9 if self._ending_now(state) else 0.1

    def _piece(self, state: State, random: Random) -> str:
        letters = random.choice("ABCKS" if self._ending_now(state) else ("A", "B", "C", "K", "S", "M", "", ""))
        code = self._fresh(state, letters, random)
        if not letters_of(code):
            return f"envelope {code}"
        target = random.choice(("Leader", "Moderator", "Winners", *(player.shown for player in state.players)))
        return code if letters in ("M", "C") else f"{target}: {code}"

    def _opening(self, step: Step, state: State, random: Random) -> str:
        cards = 0 if self._ending_now(state) else random.randint(0, 3)
        return f"--dilemmas {cards}"

    def _ending(self, step: Step, state: State, random: Random) -> str:
        story = random.choice(("", f' --storyline "Road {random.randint(1, 20)}"'))
        return f"{step.example.split()[0]} --scales {random.randint(0, 2)}{story}"

    def _ideology(self, step: Step, state: State, random: Random) -> str:
        first, second = random.sample(list(Ideology), 2)
        content = random.choice((f"{first} 3, {second} 1", f"{first} 3, force/diplomacy", f"{second} 1, order/liberty"))
        return f'{step.who}="{random.randint(1, 9)}: {content}"'

    def _agenda(self, step: Step, state: State, random: Random) -> str:
        effects = random.choice(("nothing", "+2 hegemony", "-1 gold", self._fresh(state, "A", random)))
        cost = random.choice(('--cost "1 food" ', "--cost nothing ", "--bag army "))
        success = step.arguments["result"] == "success"
        ongoing = (
            f" --drawn {self._fresh(state, 'A', random)}" if state.agendas[step.arguments["code"]].limit is None else ""
        )
        return f'{cost if success else ""}--effects "{effects}"{ongoing}'

    def _building(self, step: Step, state: State, random: Random) -> str:
        return f'{step.example.split()[0]} "{random.choice(("red", "blue"))} military 1 army / 1 gold"'

    def _finale(self, step: Step, state: State, random: Random) -> str:
        highest = max(tier(diary.infamy) for diary in state.diaries.values())
        costs = ",".join(str(3 * number) for number in range(1, highest + 1))
        penalties = f" --penalties {costs}" if costs else ""
        return f"--hegemony {random.randint(1, 3)} --independence 1/{random.randint(1, 3)}{penalties}"

    def _deal(self, state: State, random: Random) -> str:
        giver, server = random.sample(list(state.players), 2)
        due = random.choice(("", f' --due "game {state.game + 1}"', ' --due "next vote"'))
        return f'deal {giver}="1 {random.choice(list(Resource))}" {server} --for "votes as asked"{due}'

    def _skill(self, state: State, random: Random) -> str:
        owned = [(player, one) for player, diary in state.diaries.items() for one in diary.skills]
        if not owned:
            return ""
        player, skill = random.choice(owned)
        if skill.track is None and random.random() < 0.4:
            return f"skill read {skill.code} --track {random.randint(1, 3)}"
        return f'skill use {player} {skill.code} --cost "1 gold" --effects "{player}: +1 army, progress 1"'

    def _ruling(self, state: State, random: Random) -> str:
        player = random.choice(list(state.players))
        number = random.randint(0, 6)
        whats = [
            f"{player}.{random.choice(list(Thing))} {number}",
            f"leader {player}",
            f"moderator {player}",
            f"pool {number}",
            f"tokens.{random.choice(list(Ideology))} {number}",
            "order-liberty 1",
            f"vote {random.choice(('aye', 'nay'))}",
            "blodyn " + player,
            '"Nobody may bargain"',
        ]
        return f'ruling {random.choice(whats)} --reason "a card\'s words"'

    def _event(self, state: State, random: Random) -> str:
        number = random.randint(1, 20)
        if state.event_cards and random.random() < 0.3:
            return f"event remove {min(state.event_cards)}"
        card = ' --card "pass action; spaces 2; main: +1 gold"' if random.random() < 0.5 else ""
        return f'event add {number} "Each counts Army"{card}' if len(state.event_cards) < 3 else ""

    def _agendas(self, state: State, random: Random) -> str:
        called = [duty for duty in state.duties if duty.kind == "agenda"]
        if not called:
            return ""
        duty = random.choice(called)
        commands = (
            f'agenda crossroad {duty.who} {duty.code} first --effects "{duty.who}: +1 gold"',
            f'agenda epilogue {duty.who} {duty.code} --fate 2 --effects "+3 hegemony" '
            f"--ongoing {self._fresh(state, 'A', random)}",
            f"agenda take {duty.who} {duty.code} --limit 0",
            f"agenda wrong {duty.code} --right {self._fresh(state, 'A', random)}",
        )
        return random.choice(commands)

    def _people(self, state: State, random: Random) -> str:
        player = random.choice(list(state.players))
        return random.choice(
            (f"leave {player}", f"replace {player} Someone-{state.game}", f'found houses {player}="House"')
        )

    def _words(self, state: State, random: Random) -> str:
        codes = [code for diary in state.diaries.values() for code in diary.keywords]
        acting = [code for code, one in state.chronicles.items() if one.in_play and one.card and _acts(one.card.bands)]
        commands = [f"keyword {code} Traitor" for code in codes] + [f'vote forbid {code} "not now"' for code in acting]
        commands.append(f'sticker {random.choice(list(state.players))} "Seal {random.randint(1, 9)}"')
        return random.choice(commands)

    def _note(self, state: State, random: Random) -> str:
        held = [(one.holder, code) for code, one in state.agendas.items() if one.lies == "held"]
        return "agenda note {} {} secret".format(*random.choice(held)) if held else ""


MORE_EFFECTS = (
    *("Xanthe: +2 food", "Traitor: -1 army", "Blodyn: +1 independence", "2 military: +1 army", "Players: -1 food"),
    *("lose(progress)? Leader: -1 power", "max(order)? Players: +1 gold", "scoring(order): +1 hegemony"),
    *("Winners: +1 infamy", "liberty 2", "Winners: +1 power; diplomacy 1", "force 3"),
)


def _acts(bands: tuple[Band, ...]) -> bool:
    return bool({Band.PASS_ACTION, Band.PASS_BONUS}.intersection(bands))
