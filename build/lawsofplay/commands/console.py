"""What several commands share: printing data and showing progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

T = TypeVar("T")


def print_json(data: Any) -> None:
    """Print data as JSON, with sorted keys and without escaped letters."""
    print(json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True))


def track(steps: Iterable[T], what: str, total: int) -> Iterator[T]:
    """Go through steps and show a progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=total)
        for step in steps:
            yield step
            progress.advance(task)
