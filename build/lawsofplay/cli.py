"""The command ``laws``: one module of ``lawsofplay.commands`` for each group of commands."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import typer

from lawsofplay.errors import InputError

_MODULES = (
    "line",
    "reading",
    "searching",
    "ruling",
    "reviewing",
    "comparing",
    "mutating",
    "working",
    "measuring",
    "proofing",
    "exporting",
)

# Typer has Click inside it or beside it, by version; BadParameter is its only public heir.
_USAGE: type[Exception] = typer.BadParameter.__mro__[1]

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
    sys.exit(_run())


def _run() -> int:
    try:
        return app(standalone_mode=False) or 0
    except _USAGE as error:
        return _misused(error)
    except typer.Abort:
        return 130
    except InputError as error:
        return _told(error)
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough.
        sys.stderr.close()
        return 1
    except OSError as error:
        # A disk that is full, a folder that may not be written to.
        told = f"{error.strerror or 'cannot be used'}; see that it can be read and written"
        return _told(InputError(error.filename or "disk", "", told))


def _told(fault: InputError) -> int:
    print(f"laws: {fault}", file=sys.stderr)
    return 1


def _misused(error: Any) -> int:
    """Tell what is wrong with a command, option or argument; help, where none was given."""
    if not sys.argv[1:]:
        error.show()
        return 1
    told = " ".join(error.format_message().split()).removesuffix(".")
    command = f"laws {error.ctx.info_name}" if error.ctx and error.ctx.parent else "laws"
    return _told(InputError("", "", f"{told}; see: {command} --help"))
