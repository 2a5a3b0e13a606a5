"""``make hunt``: spoil every kind of data file in every way, and print what came of it."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path

from lawsofplay.project import find_project
from tests.hunt.hunting import CLEAR, HARMLESS, MISSED, UNCLEAR, attempts

EACH = int(sys.argv[1]) if sys.argv[1:] else 3
"""How often each file is spoilt in each way."""

if __name__ == "__main__":
    counts: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for it in attempts(find_project(), Path(folder), each=EACH):
            counts.setdefault(it.kind, Counter())[it.verdict] += 1
            if it.verdict in (UNCLEAR, MISSED):
                print(it, file=sys.stderr)
    columns = (CLEAR, HARMLESS, UNCLEAR, MISSED)
    print(f"{'file':<22}{'attempts':>9}" + "".join(f"{name:>10}" for name in columns))
    total = sum(counts.values(), Counter())
    for name, count in [*sorted(counts.items()), ("all", total)]:
        row = "".join(f"{count[column]:>10}" for column in columns)
        print(f"{name:<22}{count.total():>9}{row}")
    sys.exit(bool(total[UNCLEAR] + total[MISSED]))
