"""The tables that follow from the journal, for SQL and other programs. They are described in docs/database.md."""
