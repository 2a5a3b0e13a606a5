"""Checks the laws that sentences restate: each is of the same book, exists, and runs."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.lines import ClassedSpan, lines_of
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import rules_by_law


def restatements(project: Project, edition: Edition) -> Iterator[tuple[ClassedSpan, str]]:
    """The lines of norms.toml that restate laws, one entry for each law."""
    for siglum in edition.roots:
        for line in lines_of(project, siglum):
            yield from ((line, address) for address in line.restated)


def check_restatements(project: Project, edition: Edition) -> Iterator[InputError]:
    """What is wrong with the laws that sentences are said to restate."""
    running = rules_by_law().keys()
    for line, address in restatements(project, edition):
        if mend := _mend(edition, line.siglum, address, running):
            yield line.fault(mend)


def _mend(edition: Edition, siglum: str, address: str, running: Collection[str]) -> str:
    if address.partition(".")[0] != siglum:
        return f"{address} is a law of another book; a sentence restates one of its own book"
    if address not in edition.laws:
        return _unknown(edition, address)
    law = edition.laws[address]
    if address not in running and not law.reason:
        return f"{address} has no function; give it one first, or class the sentence as rule"
    return ""


def _unknown(edition: Edition, address: str) -> str:
    try:
        edition.law(address)
    except InputError as error:
        return f"restates {error}"
    return ""
