"""Mirrors the four packages; `tests.clauses` marks which rules a test holds to."""
