"""What pytest reports of tests that fail, each fault in one line: file, place and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError


def failures(report: pytest.TestReport) -> Iterator[InputError]:
    """Why a test failed: for a case a line for each row, for a function of Python its last word."""
    file, line, test = report.location
    crash = getattr(report.longrepr, "reprcrash", None)
    said = crash.message if crash else str(report.longrepr)
    lines = said.removeprefix("Failed: ").split("\n")
    rows = [line for line in lines if line.startswith(f"{file}, line ")]
    yield from (InputError("", "", row) for row in rows)
    if not rows:
        here = crash is not None and Path(crash.path).name == Path(file).name
        place = f"line {crash.lineno if crash and here else (line or 0) + 1}"
        yield InputError(file, place, f"{test} fails: {lines[0]}")


def uncollected(report: pytest.CollectReport) -> InputError:
    """Why a file of tests or cases cannot be collected."""
    said = str(report.longrepr).strip().split("\n")
    # Of an error of Python the last line says what it was, after pytest's own mark.
    last = said[-1].removeprefix("E").strip()
    if last.startswith(f"{report.nodeid}, "):
        return InputError("", "", last)
    return InputError(report.nodeid, "", f"cannot be read: {last}")
