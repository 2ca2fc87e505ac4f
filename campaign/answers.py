"""Answers: how what is typed at a step becomes a call of its action. Imports no store."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NoReturn

from campaign.chance import Draws
from campaign.words import Word, behind, dashed, joined, words_of
from rules.core.action import Action, Parameter
from rules.core.refusal import Kind, Refusal
from rules.core.step import Step
from rules.title import Call, Shorthand, Title

INSIST = "--insist"

_OPTION = re.compile(r"--[A-Za-z]")


@dataclass
class Progress:
    """How far a line of several words has come: so many of them are entered."""

    words: list[str] = field(default_factory=list)
    entered: int = 0

    @contextmanager
    def told(self) -> Iterator[None]:
        """A refusal in here says which words of the line were entered, and which were not."""
        try:
            yield
        except Refusal as refusal:
            if len(self.words) > 1:
                refusal.done, refusal.left = tuple(self.words[: self.entered]), tuple(self.words[self.entered :])
            raise


def answered(
    title: Title[Any], state: Callable[[], Any], step: Step, text: str, progress: Progress | None = None
) -> Iterator[Call]:
    """The calls that the answer `text` to `step` stands for, one by one: perform each before asking for the next.

    A step of an action gives one call; a step of a shorthand gives one for each word, read on the state that
    `state()` gives at that moment. Refuses (unreadable) what is not of the action's form.
    """
    shorthand = next((one for one in title.shorthands if one.name == step.action), None)
    if shorthand is None:
        shorthand = next((one for one in title.shorthands if one.instead(state(), step, text.strip())), None)
    elif step.action in title.actions_by_name:
        shorthand = None
    if shorthand is None and step.several and len(words_of(text)) > 1 and not _OPTION.search(text):
        yield call_of(title.action(step.several), text.strip())
    elif shorthand is None:
        yield call_of(title.action(step.action), behind(step.stem, text.strip()), step.arguments)
    else:
        yield from shorthand_calls(title, shorthand, state, text, progress)


def shorthand_calls(
    title: Title[Any],
    shorthand: Shorthand[Any],
    state: Callable[[], Any],
    text: str,
    progress: Progress | None = None,
) -> Iterator[Call]:
    """A shorthand's line, word by word, each read on the state as it then is; `progress` follows it."""
    words = shorthand.split(text)
    if not words:
        _unreadable(shorthand.name, text, "Nothing was said.", shorthand.summary)
    progress = progress or Progress()
    progress.words = words
    if shorthand.whole:
        _rehearse(title, shorthand, state(), words)
    for progress.entered, word in enumerate(words):
        yield shorthand.read(state(), word)


def _rehearse(title: Title[Any], shorthand: Shorthand[Any], state: Any, words: list[str]) -> None:
    """Refuses a line, before anything of it is entered, for any word that would be refused."""
    for word in words:
        state = title.perform(state, shorthand.read(state, word), Draws(0), insisted=True).state


def insisting(text: str) -> tuple[str, bool]:
    """The line without a trailing `--insist`, and whether there was one."""
    words = words_of(text)
    if words and words[-1].text == INSIST:
        return text[: words[-1].start].rstrip(), True
    return text, False


def call_of(action: Action, text: str, settled: Mapping[str, Any] | None = None) -> Call:
    """A call of `action` from one line: positional words fill the parameters that `settled` leaves open, in order.

    A parameter of many words takes what the others leave; without one, the last open parameter takes the rest of the
    line as it was typed, so that `red 3 food` needs no quotes. Words like `--this` are options; each takes the words
    up to the next one; where only options are left, their dashes may be left out.
    """
    open_ones = tuple(one for one in action.parameters if not one.option and one.name not in (settled or {}))
    if not open_ones:
        text = dashed([one.typed for one in action.parameters if one.option], text)
    return _call(action, words_of(text), text, settled)


def call_of_words(action: Action, words: Iterable[str], settled: Mapping[str, Any] | None = None) -> Call:
    """The same from words that a shell has parted already: what quotes are left in them are letters."""
    text, parts = "", []
    for word in words:
        text += f"{' ' if text else ''}{word}"
        parts.append(Word(word, len(text) - len(word), len(text)))
    return _call(action, parts, text, settled)


def _call(action: Action, words: list[Word], text: str, settled: Mapping[str, Any] | None) -> Call:
    arguments: dict[str, Any] = dict(settled or {})
    open_ones = tuple(one for one in action.parameters if not one.option and one.name not in arguments)
    split = next((i for i, word in enumerate(words) if _OPTION.match(word.text)), len(words))
    arguments.update(_positional(action, open_ones, words[:split], text))
    arguments.update(_options(action, words[split:], text))
    return Call(action.name, arguments)


def refuse_spoken(action: Action) -> None:
    """Refuses words too many (house.secret) if they may be a secret argument, which is never a word of a command."""
    secret = [one.typed for one in action.parameters if one.secret]
    if secret:
        because = (
            f"What is secret ({', '.join(secret)}) is asked for, and is no word of the command: type only what stands"
            " below."
        )
        raise Refusal(Kind.UNREADABLE, "house.secret", because, (action.usage(),), asked=action.name)


def gathered(action: Action, words: Iterable[str]) -> list[str]:
    """The words of a shell in which an option's value needs no quotes: `execute 3 --ruling the Mastermind lives`.

    Only behind all that is typed in order: else, or where that takes any number, a word more may be one of those.
    """
    if any(one.many and not one.option for one in action.parameters):
        return list(words)
    options = {f"--{one.typed}": one for one in action.parameters if one.option and not one.flag}
    in_order = sum(not (one.option or one.secret) for one in action.parameters)
    whole: list[str] = []
    typed, open_option = 0, None
    for word in words:
        name = word.partition("=")[0]
        if word.startswith("--"):
            open_option = options.get(name) if typed >= in_order else None
            whole.append(word)
        elif open_option is None:
            typed += whole[-1:] == [] or whole[-1] not in options
            whole.append(word)
        elif whole[-1] in options:
            whole[-1] += f"={word}"
        else:
            whole[-1] += f"{',' if open_option.many else ' '}{word}"
    return whole


def parted(values: Iterable[str]) -> list[str]:
    """What stands behind an option that takes several: commas part as spaces do, `--seats xanthe,lyrie`."""
    return [one.strip() for value in values for one in value.split(",") if one.strip()]


def _positional(action: Action, open_ones: tuple[Parameter, ...], words: list[Word], text: str) -> dict[str, Any]:
    if words and not open_ones:
        refuse_spoken(action)
        _unreadable(action.name, text, f"“{text.strip()}” is more than {action.name} takes.", action.usage())
    place = next((i for i, one in enumerate(open_ones) if one.many), None)
    if place is not None:
        return _with_many(open_ones, place, [word.text for word in words])
    filled: dict[str, Any] = {one.name: word.text for one, word in zip(open_ones, words, strict=False)}
    if len(words) > len(open_ones):
        if not open_ones[-1].secret:
            refuse_spoken(action)
        first_left = words[len(open_ones) - 1].start
        filled[open_ones[-1].name] = text[first_left : words[-1].end].strip()
    return filled


def _with_many(open_ones: tuple[Parameter, ...], place: int, words: list[str]) -> dict[str, Any]:
    before, many, after = open_ones[:place], open_ones[place], open_ones[place + 1 :]
    filled: dict[str, Any] = {one.name: word for one, word in zip(before, words, strict=False)}
    rest = words[len(before) :] if many.bare else joined(words[len(before) :])
    kept = max(len(rest) - len(after), 0)
    if rest[:kept]:
        filled[many.name] = rest[:kept]
    filled.update({one.name: word for one, word in zip(after, rest[kept:], strict=False)})
    return filled


def _options(action: Action, words: list[Word], text: str) -> dict[str, Any]:
    known = {one.typed: one for one in action.parameters if one.option}
    filled: dict[str, Any] = {}
    for option, following in _grouped(words):
        name, equals, value = option.text[2:].partition("=")
        one = known.get(name)
        if one is None or (one.flag and (equals or following)):
            wrong = following[0] if one and following else option
            _unreadable(action.name, text, f"{action.name} takes no “{wrong.text}” here.", action.usage())
        values = ([value] if equals else []) + [word.text for word in following]
        if one.flag:
            filled[one.name] = True
        elif not values:
            _unreadable(action.name, text, f"--{name} needs a word after it.", action.usage())
        elif one.many:
            filled.setdefault(one.name, []).extend(parted(values))
        else:
            filled[one.name] = values[0] if len(values) == 1 else _as_typed(option, following, equals, text)
    return filled


def _grouped(words: list[Word]) -> list[tuple[Word, list[Word]]]:
    """Each option with the words up to the next one."""
    groups: list[tuple[Word, list[Word]]] = []
    for word in words:
        if _OPTION.match(word.text):
            groups.append((word, []))
        else:
            groups[-1][1].append(word)
    return groups


def _as_typed(option: Word, following: list[Word], equals: str, text: str) -> str:
    """Several words after an option, with the spaces and quotes between them."""
    start = option.start + len(option.text.partition("=")[0]) + 1 if equals else following[0].start
    return text[start : following[-1].end].strip()


def _unreadable(name: str, text: str, because: str, usage: str) -> NoReturn:
    raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (usage,), asked=f"{name} {text}".strip())
