"""The program as the outermost group: options that stand anywhere while a line is completed, and what was meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from campaign.cli.groups import Group, offer
from campaign.cli.options import begun

WAITING = "campaign.cli.waiting"
"""Where a line that ends with an option keeps which one waits for its value."""


class Program(Group):
    """The root. While a shell completes a line, it reads the options that every command takes."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words; of a line that is still being typed, without the options of every command."""
        if ctx.resilient_parsing:
            ctx.obj, args, ctx.meta[WAITING] = begun(args)
            if ctx.meta[WAITING]:
                args = []
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """The commands; or the values of the option that waits for one."""
        known = ctx.meta.get(WAITING)
        if known is None:
            return super().shell_complete(ctx, incomplete)
        from campaign.cli import completing

        completers = {"campaign": completing.campaigns, "viewer": completing.seats, "at": completing.entries}
        found = completers[known.field](ctx, incomplete) if known.field in completers else []
        return [offer(word, words) for word, words in found]

    def near(self, word: str) -> Sequence[str]:
        """The commands that may have been meant, papers too, and those further in: `vote cast` for `cast`."""
        from campaign.cli.nearby import elsewhere, on_paper

        found = [*on_paper(word), *super().near(word)]
        return found or elsewhere(word)
