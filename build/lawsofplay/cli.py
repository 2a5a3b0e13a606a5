"""The command ``laws``: one module of ``lawsofplay.commands`` for each group of commands."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from lawsofplay.base.errors import FaultsError, InputError

_MODULES = (
    "building",
    "reading",
    "searching",
    "ruling",
    "covering",
    "casing",
    "classing",
    "reviewing",
    "accepting",
    "comparing",
    "mutating",
    "measuring",
    "proofing",
    "exporting",
    "publishing",
)

# Typer has Click inside it or beside it, by version; BadParameter is its only public heir.
_USAGE: type[Exception] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    name="laws",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

for _name in _MODULES:
    import_module(f"lawsofplay.commands.{_name}").register(app)

DEBUG = "--debug"
"""The option before a command that lets a fault of the program show all that Python says of it."""

Debug = Annotated[bool, typer.Option(DEBUG, help="Show where in the program a fault arose.")]


@app.callback()
def laws(debug: Debug = False) -> None:
    """The Laws of Play: five game books, 1687-1822, to search, cite and run."""


def main() -> None:
    """Run a command; whatever goes wrong ends in one line on standard error and exit code 1."""
    _set_streams()
    sys.exit(_run(sys.argv[1:]))


def _set_streams() -> None:
    """What another program or a file gets is UTF-8; a terminal is shown the letters it has."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def _run(words: list[str]) -> int:
    try:
        _refuse_what_is_not_text(words)
        return app(words, standalone_mode=False) or 0
    except _USAGE as error:
        return _misused(error, words)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except InputError as error:
        return _say(error)
    except FaultsError as errors:
        return max(map(_say, errors.unique()))
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough.
        sys.stderr.close()
        return 1
    except Exception as error:
        if words[:1] == [DEBUG]:
            raise
        return _say(_disk(error) if isinstance(error, OSError) else _own_fault(error))


def _refuse_what_is_not_text(words: list[str]) -> None:
    """Refuse an argument whose bytes are no text in the encoding of this machine."""
    for number, word in enumerate(words, 1):
        if any("\ud800" <= sign <= "\udfff" for sign in word):
            mend = "its bytes are no text; type it in the encoding of the terminal, best UTF-8"
            raise InputError(f"argument {number}", "", mend)


def _say(fault: InputError) -> int:
    print(f"laws: {fault}", file=sys.stderr)
    return 1


def _disk(error: OSError) -> InputError:
    """A disk that is full, a folder that may not be written to."""
    mend = f"{error.strerror or 'cannot be used'}; see that it can be read and written"
    return InputError(error.filename or "disk", "", mend)


def _own_fault(error: Exception) -> InputError:
    """What this program did not foresee."""
    fault = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    mend = f"the program failed ({fault}); to see where, put {DEBUG} before the command"
    return InputError("", "", mend)


def _misused(error: Any, words: list[str]) -> int:
    """Say what is wrong with a command, option or argument; help, where none was given."""
    if not words:
        error.show()
        return 1
    told = " ".join(error.format_message().split()).removesuffix(".")
    command = f"laws {error.ctx.info_name}" if error.ctx and error.ctx.parent else "laws"
    return _say(InputError("", "", f"{told}; see: {command} --help"))
