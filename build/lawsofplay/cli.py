"""The command ``laws``. Each group of commands has a module in ``lawsofplay.commands``."""

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

# Click's UsageError. Some versions of Typer carry Click inside them, others import it. In both,
# BadParameter is the only subclass of it that Typer makes public.
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
"""The option, given before a command, that shows Python's traceback when the program fails."""

Debug = Annotated[bool, typer.Option(DEBUG, help="Show where in the program a fault arose.")]


@app.callback()
def laws(debug: Debug = False) -> None:
    """The Laws of Play: five game books, 1687-1822, to search, cite and run."""


def main() -> None:
    """Run a command. An error prints one line on standard error and ends with exit code 1."""
    _set_streams()
    sys.exit(_run(sys.argv[1:]))


def _set_streams() -> None:
    """Write UTF-8 to files and pipes, and the terminal's own encoding to a terminal.

    A letter that the terminal does not have is printed as an escape.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def _run(words: list[str]) -> int:
    try:
        _refuse_undecodable(words)
        return app(words, standalone_mode=False) or 0
    except _USAGE as error:
        return _usage_fault(error, words)
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
        return _say(_disk_fault(error) if isinstance(error, OSError) else _own_fault(error))


def _refuse_undecodable(words: list[str]) -> None:
    """Raise InputError for an argument that does not decode as text."""
    for number, word in enumerate(words, 1):
        if any("\ud800" <= sign <= "\udfff" for sign in word):
            mend = "its bytes are not text; type it in the encoding of the terminal, best UTF-8"
            raise InputError(f"argument {number}", "", mend)


def _say(fault: InputError) -> int:
    print(f"laws: {fault}", file=sys.stderr)
    return 1


def _disk_fault(error: OSError) -> InputError:
    """The error for a file or folder that cannot be read or written, or a disk that is full."""
    mend = f"{error.strerror or 'cannot be used'}; see that it can be read and written"
    return InputError(error.filename or "disk", "", mend)


def _own_fault(error: Exception) -> InputError:
    """The error for an exception that this program did not foresee."""
    fault = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    mend = f"the program failed ({fault}); to see where, put {DEBUG} before the command"
    return InputError("", "", mend)


def _usage_fault(error: Any, words: list[str]) -> int:
    """Say what is wrong with a command, option or argument; without any, print the help."""
    if not words:
        error.show()
        return 1
    message = " ".join(error.format_message().split()).removesuffix(".")
    command = f"laws {error.ctx.info_name}" if error.ctx and error.ctx.parent else "laws"
    return _say(InputError("", "", f"{message}; see: {command} --help"))
