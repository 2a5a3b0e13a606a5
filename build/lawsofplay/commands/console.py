"""What commands share: printing data, showing progress on long work."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

T = TypeVar("T")


def print_json(data: Any) -> None:
    """Print data as JSON: sorted keys, letters as they are."""
    print(json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True))


def track(steps: Iterable[T], what: str, total: int) -> Iterator[T]:
    """Go through steps with a progress bar on standard error (none when it is not a terminal)."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=total)
        for step in steps:
            yield step
            progress.advance(task)
