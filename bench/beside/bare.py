"""A bare Typer program, with plain help as Council's is."""

import typer

app = typer.Typer(rich_markup_mode=None)


@app.callback()
def bare() -> None:
    """A bare program."""


@app.command()
def greet(name: str) -> None:
    """Says hello."""
    typer.echo(f"Hello {name}")


app(prog_name="bare")
