"""``make hunt``: spoil every kind of data file in every way, and print what came of it."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path

from lawsofplay.project import find_project
from tests.hunt.hunting import CLEAR, HARMLESS, MISSED, UNCLEAR, attempts

EACH = 3

if __name__ == "__main__":
    counts: dict[str, Counter[str]] = {}
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        for it in attempts(find_project(), Path(folder), each=EACH):
            counts.setdefault(it.kind, Counter())[it.verdict] += 1
            if it.verdict in (UNCLEAR, MISSED):
                bad.append(it)
    columns = (CLEAR, HARMLESS, UNCLEAR, MISSED)
    print(f"{'file':<22}{'attempts':>9}" + "".join(f"{name:>10}" for name in columns))
    total = sum(counts.values(), Counter())
    for name, count in [*sorted(counts.items()), ("all", total)]:
        row = "".join(f"{count[column]:>10}" for column in columns)
        print(f"{name:<22}{count.total():>9}{row}")
    for it in bad:
        print(it, file=sys.stderr)
    sys.exit(bool(bad))
