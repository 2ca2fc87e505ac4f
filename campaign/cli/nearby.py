"""Commands that stand further in than where somebody looked for them."""

from __future__ import annotations

from difflib import get_close_matches

from rules import titles

MOST = 5


def on_paper(word: str) -> list[str]:
    """`report votes` for `votes`, if a title has such a paper."""
    from reports import registry

    wanted = word.casefold()
    return (
        [f"report {wanted}"] if any(wanted == one.name for kinds in registry.REPORTS.values() for one in kinds) else []
    )


def elsewhere(word: str) -> list[str]:
    """The actions of any title that have a word like this one: `vote cast` for `cast`, `witching attack` for `atack`.

    Those with just this word come alone.
    """
    known = [
        (f"{card.group} {action.name}".strip(), action.name.split())
        for card in titles.TITLES
        for action in card.load().actions
    ]
    wanted = word.casefold()
    exact = [name for name, words in known if wanted in words]
    if exact:
        return exact[:MOST]
    like = set(get_close_matches(wanted, {one for _, words in known for one in words}, cutoff=0.75))
    return [name for name, words in known if like & set(words)][:MOST]
