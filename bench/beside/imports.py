"""The imports alone: what a program with a command line and a database through SQLModel loads."""

import sqlmodel  # noqa: F401
import typer  # noqa: F401
