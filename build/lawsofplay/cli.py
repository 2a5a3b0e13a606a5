"""The command ``laws``: one module of ``lawsofplay.commands`` for each group of commands."""

from __future__ import annotations

import sys
from importlib import import_module

import typer

from lawsofplay.errors import InputError

_MODULES = ("line", "reading", "searching", "ruling", "measuring")

app = typer.Typer(
    name="laws",
    help="The Laws of Play: five game books, 1687-1822, to search, cite and run.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

for _name in _MODULES:
    import_module(f"lawsofplay.commands.{_name}").register(app)


def main() -> None:
    """Run a command; bad input ends in one line on standard error and exit code 1."""
    try:
        app()
    except InputError as error:
        print(f"laws: {error}", file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough.
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        # A disk that is full, a folder that may not be written to.
        fault = InputError(error.filename or "disk", "", error.strerror or "cannot be used")
        print(f"laws: {fault}", file=sys.stderr)
        sys.exit(1)
