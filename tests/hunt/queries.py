"""Harmful queries, asked of both engines: they answer alike, or refuse in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.finding.answer import Books
from lawsofplay.finding.engine import Engine
from tests.finding import nasty
from tests.finding.search_support import browsing
from tests.hunt.attempt import CLEAR, HARMLESS, UNCLEAR, Attempt, failed

KIND = "queries"

SECONDS = 2.0
"""Seconds of its processor for one query, on a machine with other work."""


def attempts(project: Project, count: int = 50) -> Iterator[Attempt]:
    """The first so many queries."""
    engine, books = Engine(project.index), Books(project)
    made = nasty.material_of(engine)
    with browsing(project) as browser:
        for number in range(count):
            text, exact = nasty.query(number, made), number % 5 == 0
            maker = nasty.MAKERS[number % len(nasty.MAKERS)].__name__
            try:
                ours = nasty.ask_python(text, exact, engine, books)
                theirs = nasty.ask_browser(text, exact, browser)
            except Exception as error:  # a traceback is a find
                yield Attempt(KIND, str(number), maker, *failed(error))
            else:
                yield Attempt(KIND, str(number), maker, *_judged(ours, theirs))


def _judged(ours: Any, theirs: Any) -> tuple[str, tuple[str, ...]]:
    """The verdict: both engines must answer alike, and in time."""
    if ours.what != theirs.what:
        return UNCLEAR, (f"{ours.what} on the command line, {theirs.what} in the browser",)
    slowest = max(ours.seconds, theirs.seconds)
    if slowest > SECONDS:
        return UNCLEAR, (f"takes {slowest:.1f} s",)
    return (CLEAR, (ours.what,)) if isinstance(ours.what, str) else (HARMLESS, ())
