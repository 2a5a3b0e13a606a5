"""The exceptions that readers of the command line see: what is wrong, where, and the mend."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

LONGEST = 200
"""Letters of an input that a message repeats; of a longer one it shows the beginning."""

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_ENDLESS = re.compile(rf"\S{{{LONGEST + 1},}}")


class InputError(Exception):
    """Bad input, told in one line.

    Parameters
    ----------
    file : the file (or the name of the input) at fault; printed relative to the project's root.
    place : where in it: a line ("line 12"), an address, a page.
    mend : what is wrong and what to do about it, in one sentence.
    """

    def __init__(self, file: Path | str, place: str, mend: str) -> None:
        self.file = _from_root(file)
        self.place = place
        self.mend = mend
        # All three, so that the fault survives the way back from another process.
        super().__init__(self.file, place, mend)

    def __str__(self) -> str:
        told = (cut(self.file), cut(self.place))
        where = ", ".join(part for part in told if part)
        mend = _ENDLESS.sub(lambda found: cut(found[0]), self.mend)
        return visible(f"{where}: {mend}" if where else mend)


class FaultsError(Exception):
    """Several faults at once, each told in its line."""

    def __init__(self, faults: Iterable[InputError]) -> None:
        self.faults = tuple(faults)
        # So that they survive the way back from another process.
        super().__init__(self.faults)

    def unique(self) -> list[InputError]:
        """The faults, each once, however many found it."""
        return list({str(fault): fault for fault in self.faults}.values())

    def __str__(self) -> str:
        return "\n".join(map(str, self.unique()))


def visible(text: str) -> str:
    r"""Text as one line that is safe on a terminal: control characters are shown, not sent.

    >>> visible("two\nlines, \x1b[31mred ")
    'two\\nlines, \\x1b[31mred'
    """
    return _UNSEEN.sub(lambda found: ascii(found[0])[1:-1], text.strip())


def cut(text: str) -> str:
    """The beginning of an input that is too long to be repeated whole."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _from_root(file: Path | str) -> str:
    """A file as seen from the project that holds it: no message tells where that lies."""
    path = Path(file)
    for folder in path.parents if path.is_absolute() else ():
        if (folder / "pyproject.toml").is_file():
            return path.relative_to(folder).as_posix()
    return str(file)
