"""Facts and clauses of the titles, as TOML, and the loader that validates them. No rule, no code but that.

Importing this reads no file: `clauses(slug)` and `facts(slug)` do, once, when they are first called.
"""

from seeds.clauses_loader import HOUSE, Clause, ClauseKind, Clauses, cited, clauses
from seeds.facts_loader import facts
from seeds.reading import SLUGS, SeedError

__all__ = ["HOUSE", "SLUGS", "Clause", "ClauseKind", "Clauses", "SeedError", "cited", "clauses", "facts"]
