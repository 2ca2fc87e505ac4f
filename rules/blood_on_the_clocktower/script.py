"""Scripts: the official JSON format, read into characters and night orders. Texts of abilities are not kept."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, NoReturn

from rules.blood_on_the_clocktower.characters import HUNDREDTHS, Character, official
from rules.blood_on_the_clocktower.names import Type, plain
from rules.core.refusal import unreadable
from rules.core.values import Frozen
from rules.core.written import Written

EXAMPLE = '["washerwoman", "imp", ...] or @FILE.json'
META = "meta"
SPELLINGS = {"traveler": Type.TRAVELLER, "travellers": Type.TRAVELLER, "travelers": Type.TRAVELLER}
MARKS = ("dusk", "minioninfo", "demoninfo", "dawn")


class Script(Frozen):
    """A script: its name, its characters in their order, and the night orders if it sets its own."""

    name: str = ""
    characters: tuple[Character, ...] = ()
    first: tuple[str, ...] = ()
    other: tuple[str, ...] = ()


def parse_script(text: str) -> Script:
    """A script from the text of its file. Unreadable with the place and what would do."""
    content = _list_of(text)
    meta: Mapping[str, Any] = {}
    characters: dict[str, Character] = {}
    for number, one in enumerate(content, start=1):
        if isinstance(one, dict) and plain(str(one.get("id", ""))) == META:
            meta = one
            continue
        character = _character(one, number)
        if character.id in characters:
            _bad(f"Entry {number}: {character.name} stands there twice.")
        characters[character.id] = character
    if not any(one.type.dealt for one in characters.values()):
        _bad("It names no character that could be in play.")
    name = meta.get("name", "")
    if not isinstance(name, str):
        _bad("The name in _meta is no text.")
    return Script(
        name=_clean(name),
        characters=tuple(characters.values()),
        first=_order(meta, "firstNight", characters),
        other=_order(meta, "otherNight", characters),
    )


def print_script(script: Script) -> str:
    """The script in the same format: published characters by id, others with name, type, places and reminders."""
    meta: dict[str, Any] = {"name": script.name} if script.name else {}
    meta |= {"firstNight": list(script.first)} if script.first else {}
    meta |= {"otherNight": list(script.other)} if script.other else {}
    heading = [{"id": "_meta", **meta}] if meta else []
    return json.dumps([*heading, *(_printed(one) for one in script.characters)], ensure_ascii=False)


def _printed(one: Character) -> str | dict[str, Any]:
    if official().get(one.id) == one:
        return one.id
    shown: dict[str, Any] = {"id": one.id, "name": one.name, "team": one.type.value}
    shown |= {"firstNight": one.first / HUNDREDTHS} if one.first is not None else {}
    shown |= {"otherNight": one.other / HUNDREDTHS} if one.other is not None else {}
    shown |= {"reminders": list(one.reminders)} if one.reminders else {}
    return shown | ({"setup": True} if one.flower else {})


def _list_of(text: str) -> list[Any]:
    try:
        content = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        _bad(f"It is no JSON: {error.msg.lower()}, line {error.lineno}, column {error.colno}.")
    except RecursionError:
        _bad("It is no JSON list of characters: it is nested too deep.")
    if not isinstance(content, list):
        _bad(f"It must be a list of characters, not {_kind(content)}.")
    return content


def _character(one: Any, number: int) -> Character:
    if isinstance(one, str):
        id_ = one
    elif isinstance(one, dict) and isinstance(one.get("id"), str):
        id_ = one["id"]
    else:
        _bad(f"Entry {number} is neither a character's id nor an object with one, but {_kind(one)}.")
    known = official().get(plain(id_))
    if known is not None and not _is_of_another_team(one, known):
        return known
    if isinstance(one, str) or not ("name" in one or "team" in one):
        first = plain(id_)[:3]
        alike = [known for known in official() if first and known.startswith(first)]
        hint = f" Near: {', '.join(alike)}." if alike else " A homebrew character needs an object with name and team."
        _bad(f"Entry {number}: there is no character “{id_[:40]}”.{hint}")
    return _homebrew(one, id_, number)


def _is_of_another_team(one: Any, known: Character) -> bool:
    """Whether a homebrew character has only the id of a published one. Those outside the game changed their teams."""
    kind = _team(one.get("team")) if isinstance(one, dict) and "name" in one else None
    outside = (Type.FABLED, Type.LORIC)
    return kind is not None and kind is not known.type and not (kind in outside and known.type in outside)


def _team(team: Any) -> Type | None:
    word = plain(team) if isinstance(team, str) else ""
    return SPELLINGS.get(word) or next((type_ for type_ in Type if type_ == word), None)


def _homebrew(one: Mapping[str, Any], id_: str, number: int) -> Character:
    name, team = one.get("name"), one.get("team")
    if not plain(id_) or not isinstance(name, str) or not _clean(name):
        _bad(f"Entry {number}: a homebrew character needs an id and a name.")
    kind = _team(team)
    if kind is None:
        _bad(f"Entry {number}, {name}: “{team}” is no team. Teams: {', '.join(Type)}.")
    tokens = [*_texts(one, "reminders", name), *_texts(one, "remindersGlobal", name)]
    return Character(
        id=plain(id_),
        name=_clean(name),
        type=kind,
        first=_night(one, "firstNight", name),
        other=_night(one, "otherNight", name),
        reminders=tuple(tokens),
        flower=one.get("setup") is True,
    )


def _texts(one: Mapping[str, Any], field: str, name: str) -> list[str]:
    texts = one.get(field) or []
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        _bad(f"{name}: {field} is no list of texts.")
    return [_clean(text) for text in texts if _clean(text)]


def _night(one: Mapping[str, Any], field: str, name: str) -> int | None:
    place = one.get(field) or 0
    if isinstance(place, bool) or not isinstance(place, (int, float)) or not 0 <= place < 10_000:
        _bad(f"{name}: {field} is no place in the night (a number, 0 for none).")
    return round(place * HUNDREDTHS) or None


def _order(meta: Mapping[str, Any], field: str, characters: Mapping[str, Character]) -> tuple[str, ...]:
    order = meta.get(field) or []
    if not isinstance(order, list) or not all(isinstance(id_, str) for id_ in order):
        _bad(f"{field} in _meta is no list of ids.")
    ids = tuple(dict.fromkeys(plain(id_) for id_ in order))
    strange = [id_ for id_ in ids if id_ not in characters and id_ not in MARKS and id_ not in official()]
    if strange:
        _bad(f"{field} in _meta names “{strange[0]}”, which is not on the script.")
    return ids


def _clean(text: str) -> str:
    """Words on a line, without signs that steer a terminal or cannot be written down."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable()).strip()


def _kind(value: Any) -> str:
    kinds = {dict: "an object", list: "a list", str: "a text", bool: "yes or no", type(None): "nothing"}
    return kinds.get(type(value), "a number")


def _bad(because: str) -> NoReturn:
    unreadable(f"This script cannot be read. {because}", (EXAMPLE,))


ScriptText = Annotated[Script, Written(parse_script, print_script, EXAMPLE, filed=True)]
