"""Reading and writing files: errors name the bad line, and no output is left half-written."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lawsofplay.base.errors import InputError


def read_text(path: Path, shown: Path | str = "") -> str:
    """Return the text of a UTF-8 file; line ends become ``\\n``. ``shown`` names it in messages.

    Raises InputError when the file is missing or is not UTF-8 (with the line of the bad byte).
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        mend = "the file is missing; restore it from version control"
        raise InputError(shown or path, "", mend) from None
    except IsADirectoryError:
        mend = "a folder stands in the file's place; restore the file from version control"
        raise InputError(shown or path, "", mend) from None
    return decode(data, shown or path)


def decode(data: bytes, path: Path | str) -> str:
    """Return UTF-8 bytes as text; ``path`` names them in messages.

    Raises InputError with the line of the first byte that is not UTF-8.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise InputError(
            path, f"line {line}", "not UTF-8; save the file again in the encoding UTF-8"
        ) from None
    return text.replace("\r\n", "\n").removeprefix("\ufeff")


def read_toml(path: Path, shown: Path | str = "") -> dict[str, Any]:
    """Return what a TOML file holds; ``shown`` names it in messages.

    Raises InputError as `read_text` does, and for invalid TOML (with line and column).
    """
    try:
        return tomllib.loads(read_text(path, shown))
    except tomllib.TOMLDecodeError as error:
        raise _malformed(shown or path, str(error)) from None
    except (RecursionError, ValueError) as error:
        # Tables nested too deep, a number of ten thousand figures, a thirteenth month.
        message = "it nests too deep" if isinstance(error, RecursionError) else str(error)
        raise _malformed(shown or path, message) from None


def _malformed(shown: Path | str, message: str) -> InputError:
    """The parser's message as an input error; its ``(at line 3, column 5)`` is the place."""
    fault, _, where = " ".join(message.split()).partition(" (at ")
    place = where.removesuffix(")") if where.startswith("line ") else ""
    return InputError(shown, place, f"not valid TOML: {fault}")


def read_rows(path: Path, shown: str, head: str) -> list[tuple[str, list[str]]]:
    """The rows of a tab-separated table: for each its place (``line 2``) and its fields.

    ``head`` is the first line, which names the columns. Without a file the list is empty.
    Raises InputError as `read_text` does, and when the first line is not ``head``.
    """
    if not path.is_file():
        return []
    first, *lines = read_text(path, shown).rstrip("\n").split("\n")
    if first != head:
        raise InputError(shown, "line 1", f"the first line must be {head!r}")
    return [(f"line {number}", line.split("\t")) for number, line in enumerate(lines, 2)]


def write_text(path: Path, text: str) -> bool:
    """Write text as UTF-8, as `write_bytes` does; return whether the file changed."""
    return write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> bool:
    """Write a file atomically: a reader sees the old file or the new one, never a part.

    A file that already holds these bytes is not touched. Returns whether the file changed.
    """
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with _naming(path), os.fdopen(handle, "wb") as stream:
            stream.write(data)
        # mkstemp makes files that only their owner may read; everybody may read an edition.
        Path(temporary).chmod(0o644)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    return True


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Add the file's name to an OSError: for a full disk the system names no file."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
