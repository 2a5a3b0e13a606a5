"""Shortens long lists of faults: the first few of a folder are reported, the others counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from lawsofplay.base.errors import InputError

MOST = 3
"""How many faults of one sort are reported one by one."""


def gathered(faults: Iterable[InputError]) -> Iterator[InputError]:
    """The faults; if more than MOST files of a folder have the same one, the others are counted."""
    seen: Counter[tuple[str, str]] = Counter()
    for fault in faults:
        sort = PurePosixPath(fault.file).parent.as_posix(), fault.mend
        seen[sort] += 1
        if seen[sort] <= MOST:
            yield fault
    for (folder, mend), count in sorted(seen.items()):
        if count > MOST:
            yield InputError(folder, f"{count - MOST} more files", mend)
