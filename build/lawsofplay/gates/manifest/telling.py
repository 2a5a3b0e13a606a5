"""One loss is no flood: what many files of a folder suffer alike is told for a few and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from lawsofplay.base.errors import InputError

TOLD = 3
"""So many faults of one sort are told each for itself."""


def gathered(faults: Iterable[InputError]) -> Iterator[InputError]:
    """The faults; where more than TOLD files of a folder have the same, the others are counted."""
    seen: Counter[tuple[str, str]] = Counter()
    for fault in faults:
        sort = PurePosixPath(fault.file).parent.as_posix(), fault.mend
        seen[sort] += 1
        if seen[sort] <= TOLD:
            yield fault
    for (folder, mend), count in sorted(seen.items()):
        if count > TOLD:
            yield InputError(folder, f"{count - TOLD} more files", mend)
