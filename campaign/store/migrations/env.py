"""Run by Alembic, on the connection and inside the transaction of whoever opens the file."""

from __future__ import annotations

from alembic import context

# SQLite can take back DDL; Alembic has to be told.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
