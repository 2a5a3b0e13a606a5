"""Checks of inert words, which files of cases mark as deciding nothing, and of dark words."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.rules.quotations import absence_fault, canonical, out_of_order, place
from lawsofplay.rules.registry import PACKAGE, rules_by_law
from lawsofplay.rules.words import DARK, LIT, LawWords, Marked, stretches, words_of_laws

MOST = 12
"""How many laws with dark words the check reports; it counts the others."""


def check_dark(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults: laws that run and have dark words; beyond `MOST` laws, only their number."""
    dark = [word for word in words_of_laws(project, edition).values() if word.counts[DARK]]
    for words in dark[:MOST]:
        yield InputError(words.law.address, "", _dark_fault(words))
    if len(dark) > MOST:
        mend = "have dark words too; laws coverage --words counts them by game"
        yield InputError("laws", f"{len(dark) - MOST} more", mend)


def dark_faults(project: Project, edition: Edition, laws: Collection[str]) -> Iterator[InputError]:
    """Faults: those of these laws that have dark words."""
    for address, words in words_of_laws(project, edition).items():
        if address in laws and words.counts[DARK]:
            yield InputError(address, "", _dark_fault(words))


def _dark_fault(words: LawWords) -> str:
    counts = words.counts
    number = f"{counts[DARK]} of {counts.total()} words"
    mend = "no case quotes them or marks them; run: laws coverage --words --dark"
    return f"{number} are dark: {mend} {words.law.address}"


def check_inert(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the words that are marked as deciding nothing."""
    by_law = words_of_laws(project, edition)
    running = rules_by_law()
    for file, inert, stretch in stretches(project):
        place_of = (file, f"line {stretch.line}")
        if stretch.address not in by_law:
            yield InputError(*place_of, _address_fault(edition, stretch.address, running))
        if inert.repeats and stretch is inert.stretches[0]:
            yield from _repeats_faults(edition, file, inert.line, inert.repeats, running)
        if inert.repeats == stretch.address:
            yield InputError(*place_of, f"{stretch.address} cannot repeat itself")
    for words in by_law.values():
        for marked in words.marked:
            for fault in _faults(edition, words, marked):
                mend = f"{words.law.address}: {fault}"
                yield InputError(marked.file, f"line {marked.stretch.line}", mend)


def _address_fault(edition: Edition, address: str, running: Collection[str]) -> str:
    """Why an address is not that of a law that runs; empty if it is."""
    if address in running and address in edition.laws:
        return ""
    try:
        edition.law(address)
    except InputError as error:
        return f"{address}: {error.mend}"
    return f"{address}: no function of {PACKAGE} executes it"


def _repeats_faults(
    edition: Edition, file: str, line: int, address: str, running: Collection[str]
) -> Iterator[InputError]:
    if fault := _address_fault(edition, address, running):
        yield InputError(file, f"line {line}", fault)


def _faults(edition: Edition, words: LawWords, marked: Marked) -> Iterator[str]:
    parts = marked.stretch.words
    faults = (absence_fault(edition, words.law.address, part) for part in parts)
    if absent := list(filter(None, faults)):
        yield from absent
        return
    if disordered := out_of_order(parts, words.text):
        yield f"{disordered!r} stands before the words marked before it; keep the law's order"
        return
    for part, span in zip(parts, marked.places, strict=True):
        if span is None:
            yield f"{part!r} {_why_not_dark(words, part)}"
    if words.quoting and marked.file not in words.quoting:
        yield f"mark it beside the cases that quote it, in {min(words.quoting)}"


def _why_not_dark(words: LawWords, part: str) -> str:
    start = place(canonical(part), words.text)
    signs = set(words.signs[start : start + len(canonical(part))])
    if signs == {LIT}:
        return "is quoted already; take the line out"
    return "is marked or quoted already; mark words once"
