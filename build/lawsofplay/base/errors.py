"""The errors that users of the command line see: what is wrong, where, and how to mend it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

LONGEST = 200
"""How many letters of an input a message repeats. Of a longer input it shows the beginning."""

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_ENDLESS = re.compile(rf"\S{{{LONGEST + 1},}}")


class InputError(Exception):
    """An error in the input, reported in one line.

    Parameters
    ----------
    file : the file at fault, or the name of the input. A path is shown from the project's root.
    place : where in the file: a line ("line 12"), an address or a page.
    mend : what is wrong and what to do about it, in one sentence.
    """

    def __init__(self, file: Path | str, place: str, mend: str) -> None:
        self.file = _from_root(file)
        self.place = place
        self.mend = mend
        # Exception gets all three, so that pickling can bring the error from another process.
        super().__init__(self.file, place, mend)

    def __str__(self) -> str:
        parts = (cut(self.file), cut(self.place))
        where = ", ".join(part for part in parts if part)
        mend = _ENDLESS.sub(lambda word: cut(word[0]), self.mend)
        return visible(f"{where}: {mend}" if where else mend)


class FaultsError(Exception):
    """Several input errors at once; each is reported in a line of its own."""

    def __init__(self, faults: Iterable[InputError]) -> None:
        self.faults = tuple(faults)
        # Exception gets them, so that pickling can bring them from another process.
        super().__init__(self.faults)

    def unique(self) -> list[InputError]:
        """The faults in their order, without repetitions."""
        return list({str(fault): fault for fault in self.faults}.values())

    def __str__(self) -> str:
        return "\n".join(map(str, self.unique()))


def visible(text: str) -> str:
    r"""The text as one line that is safe to print: control characters appear as escapes.

    >>> visible("two\nlines, \x1b[31mred ")
    'two\\nlines, \\x1b[31mred'
    """
    return _UNSEEN.sub(lambda sign: ascii(sign[0])[1:-1], text.strip())


def cut(text: str) -> str:
    """The text itself, or the first `LONGEST` letters of a longer one with an ellipsis."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _from_root(file: Path | str) -> str:
    """A path relative to its project, so that no message shows a user's own folders."""
    path = Path(file)
    for folder in path.parents if path.is_absolute() else ():
        if (folder / "pyproject.toml").is_file():
            return path.relative_to(folder).as_posix()
    return str(file)
