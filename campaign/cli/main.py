"""`council`: the entry point. Every run ends here, with an exit code and, if need be, a refusal for people."""

from __future__ import annotations

import atexit
import gc
import io
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from campaign.cli.commands import root
from campaign.cli.desk import Desk
from campaign.cli.manner import speaking
from campaign.cli.options import Options, take
from campaign.cli.places import PLAIN

if TYPE_CHECKING:
    from campaign.surroundings import Surroundings

PROGRAM = "council"
COMPLETE = "_COUNCIL_COMPLETE"
INTERRUPTED = 130
UNWRITTEN = 1
GARBAGE = 200_000
"""So many new objects are made before Python looks for garbage."""
_interrupts: list[int] = []
"""Filled when Ctrl-C is pressed."""
_codes: list[int] = []
"""Filled when the run is over, and its files are closed."""


def run() -> NoReturn:
    """The program: the words of the command line in, an exit code out."""
    _start_fast()
    signal.signal(signal.SIGINT, _interrupt)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What the terminal cannot show, or did not send as text, must not end the program.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if COMPLETE in os.environ:
        _complete()
    code = main(sys.argv[1:])
    # What was asked for is done; Ctrl-C has nothing left to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end(code)


def _end(code: int) -> NoReturn:
    """Ends the process, after what libraries registered for the end."""
    _codes.append(code)
    sys.exit(code)


def _leave() -> None:
    """The very last of a run. Python would now take apart every object of every library: a quarter of the time."""
    if not _codes:
        return
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:  # As it is for a program that was started without them.
                stream.flush()
    except BrokenPipeError:
        os._exit(_codes[-1] or UNWRITTEN)
    except OSError as error:
        os.write(2, f"{PROGRAM}: the output could not be written: {error.strerror}\n".encode())
        os._exit(_codes[-1] or UNWRITTEN)
    os._exit(_codes[-1])


def _interrupt(*_: object) -> NoReturn:
    """Ctrl-C. It is remembered, for libraries may make another error of it, or write a trace of it on the screen."""
    import logging

    logging.disable()
    _interrupts.append(INTERRUPTED)
    raise KeyboardInterrupt


def _complete() -> NoReturn:
    """What a shell asks for. Whatever goes wrong, the line that is being typed stays as it is."""
    if os.environ[COMPLETE].startswith("complete_"):
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    with suppress(Exception):
        root(completing=True).main(prog_name=PROGRAM)
    _end(0)


def _start_fast() -> None:
    """Spares what costs a command a third of its time and brings it nothing."""
    # Registered first, it is called last.
    atexit.register(_leave)
    # Most commands are over before there is garbage worth looking for; what lasts longer is still swept.
    gc.set_threshold(GARBAGE, 20, 20)
    # Pydantic would look through every installed package for plugins.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")


def main(
    words: Sequence[str],
    surroundings: Surroundings | None = None,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """One run: does what the words say, prints what came of it, gives the exit code. No exception leaves it."""
    with speaking("--plain" in words or bool(environment.get(PLAIN))):
        return _one_run(words, surroundings, environment)


def _one_run(words: Sequence[str], surroundings: Surroundings | None, environment: Mapping[str, str]) -> int:
    words = [word.encode("utf-8", "replace").decode() for word in words]
    desk = Desk(Options(json="--json" in words), surroundings, environment)
    try:
        desk.options, rest = take(words)
        code = dispatch(desk, rest)
        if code == 0:
            finish(desk)
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # Nobody reads on; the flush at exit must not complain.
        return 1
    except Exception as error:
        if _interrupts:
            return INTERRUPTED
        from campaign.cli.faults import report

        return report(desk, error, " ".join(words))
    finally:
        desk.close()


def dispatch(desk: Desk, words: Sequence[str]) -> int:
    """Runs one command on a desk. Refuses what cannot be read; gives 0, or what the command left with."""
    code = root().main(args=list(words), prog_name=PROGRAM, standalone_mode=False, obj=desk)
    if code == INTERRUPTED or _interrupts:
        # Typer makes a mere exit code of Ctrl-C; a script and guided play must not go on with the next line.
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0


def finish(desk: Desk) -> None:
    """Shows what came of the entries that were made, if any were."""
    if desk.done:
        from campaign.cli.output import finish

        finish(desk)


if __name__ == "__main__":
    run()
