"""Turns pytest's reports of failing tests into faults of one line: file, place, what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError


def failures(report: pytest.TestReport) -> Iterator[InputError]:
    """Why a test failed: one fault for each row of a case, or the last message of a Python test."""
    file, line, test = report.location
    crash = getattr(report.longrepr, "reprcrash", None)
    message = crash.message if crash else str(report.longrepr)
    lines = message.removeprefix("Failed: ").split("\n")
    rows = [line for line in lines if line.startswith(f"{file}, line ")]
    yield from (InputError("", "", row) for row in rows)
    if not rows:
        in_test = crash is not None and Path(crash.path).name == Path(file).name
        place = f"line {crash.lineno if crash and in_test else (line or 0) + 1}"
        yield InputError(file, place, f"{test} fails: {lines[0]}")


def uncollected(report: pytest.CollectReport) -> InputError:
    """Why a file of tests or cases cannot be collected."""
    lines = str(report.longrepr).strip().split("\n")
    # The last line of a Python error says what it was, after pytest's mark "E".
    last = lines[-1].removeprefix("E").strip()
    if last.startswith(f"{report.nodeid}, "):
        return InputError("", "", last)
    return InputError(report.nodeid, "", f"cannot be read: {last}")
