"""Calls of rules that may take neither long nor much memory, and what is wrong with their end."""

from __future__ import annotations

import dis
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from lawsofplay.base.errors import InputError
from lawsofplay.rules.bounds import names_one
from lawsofplay.rules.registry import Rule

SECONDS = 1
"""So long may a call take."""

BYTES = 200 * 2**20
"""So much memory may it want."""


def _is_worded_here(refusal: Exception) -> bool:
    """Whether a refusal was written for a reader, by a ``raise`` of the rules, not by Python."""
    while isinstance(refusal.__cause__, ValueError):
        # Told again with the facts given.
        refusal = refusal.__cause__
    place = refusal.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    assert place
    code = place.tb_frame.f_code
    raised = code.co_code[place.tb_lasti] == dis.opmap["RAISE_VARARGS"]
    ours = "executable_rules" in code.co_filename or code.co_name == "refuse_impossible"
    return raised and ours


@contextmanager
def limits() -> Iterator[None]:
    """A block in which no call takes more memory than is allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + BYTES
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def _in_time() -> Iterator[None]:
    def late(number: int, frame: object) -> NoReturn:
        raise TimeoutError(f"more than {SECONDS} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def trouble(rule: Rule, facts: dict[str, Any]) -> str:
    """What a call ended in, if neither in an answer nor in a refusal."""
    try:
        with _in_time():
            rule(**facts)
    except (ValueError, InputError) as refusal:
        if not _is_worded_here(refusal):
            return f"refuses in Python's words: {refusal}"
        return "" if names_one(str(refusal), rule.usual) else f"names no fact: {refusal}"
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""
