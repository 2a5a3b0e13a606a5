"""``make hunt``: tries to do harm in every area, and prints the results as a table.

``python -m tests.hunt 3a 8`` hunts only in the areas whose names begin so.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from lawsofplay.base.project import find_project
from lawsofplay.pipeline import built
from tests.hunt.areas import AREAS, Ground
from tests.hunt.attempt import CLEAR, HARMLESS, MISSED, UNCLEAR
from tests.hunt.edits import asked_by_the_guards

COLUMNS = (CLEAR, HARMLESS, UNCLEAR, MISSED)
NEGATIONS = 150


def row(name: str, count: Counter[str]) -> str:
    """A row of the table."""
    return f"{name:<40}{count.total():>9}" + "".join(f"{count[column]:>10}" for column in COLUMNS)


def hunted(ground: Ground, name: str) -> Counter[str]:
    """The results of the attempts in an area, with a row for each kind of target."""
    start, kinds = time.monotonic(), dict[str, Counter[str]]()
    for attempt in AREAS[name](ground):
        kinds.setdefault(attempt.kind, Counter())[attempt.verdict] += 1
        if attempt.verdict in (UNCLEAR, MISSED):
            print(attempt, file=sys.stderr)
    total = sum(kinds.values(), Counter[str]())
    print(row(name, total), f"{time.monotonic() - start:>8.0f} s", flush=True)
    for kind, count in sorted(kinds.items()) if len(kinds) > 1 else ():
        print(row(f"    {kind}", count))
    return total


def main(chosen: tuple[str, ...]) -> int:
    """Hunt, and return the exit code."""
    project = find_project()
    if not built.is_current(project):
        print("The hunt needs the site as it is now; run: laws build", file=sys.stderr)
        return 1
    print(f"{'area':<40}{'attempts':>9}" + "".join(f"{name:>10}" for name in COLUMNS))
    total = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(project, Path(folder).resolve())
        for name in AREAS:
            if not chosen or name.startswith(chosen):
                total += hunted(ground, name)
    print(row("all", total))
    if not chosen:
        asked = asked_by_the_guards(project, NEGATIONS)
        print(
            f"Negations dropped for which the guards ask, without the seal: {asked} of {NEGATIONS}"
        )
    return int(bool(total[UNCLEAR] + total[MISSED]))


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
