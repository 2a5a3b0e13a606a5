"""Runs a witness's rules in order, and finds out what each of them changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from lawsofplay import lexicon
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.outline import load_outline
from lawsofplay.model.witness import load_witness, read_source
from lawsofplay.transcription.parse import parse_stretches
from lawsofplay.workshop.normalise.model import (
    GROUPS,
    Book,
    Change,
    Context,
    DraftPage,
    Line,
    RepairRule,
)
from lawsofplay.workshop.normalise.witnesses import rules_of


@dataclass(frozen=True)
class Draft:
    """The draft pages of a witness, and every change that made them."""

    book: Book
    changes: tuple[Change, ...]


def load_context(project: Project, siglum: str) -> Context:
    """Everything that the rules of a witness may consult."""
    from lawsofplay.base.schemas.reading import read_checked
    from lawsofplay.workshop.schemas.normalising import NORMALISE_FILES

    folder = project.witness(siglum)
    shown = f"corpus/{siglum}/normalise.toml"
    data = read_checked(folder / "normalise.toml", shown, NORMALISE_FILES[siglum])
    language = "fr" if load_witness(project, siglum).language == "fr" else "en"
    return Context(
        siglum,
        load_outline(project, siglum),
        load_pagemap(project, siglum),
        lexicon.load(language, project.root),
        data,
        project.root,
    )


def load_pagemap(project: Project, siglum: str) -> tuple[tuple[str, str, int, int], ...]:
    """Pages and their lines, from corpus/<witness>/pagemap.toml.

    The file has a table ``[pages]`` in reading order. Each entry has the name of the page file, the
    printed label and the stretches of lines, such as ``p052 = ["52", "3787-3885"]``.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.transcription.schema import PagemapFile

    shown = f"corpus/{siglum}/pagemap.toml"
    held = read_as(project.witness(siglum) / "pagemap.toml", shown, PagemapFile)
    return tuple(
        (name, label, first, last)
        for name, (label, lines) in held.pages.items()
        for first, last in parse_stretches(lines, shown)
    )


def cut_pages(source: tuple[str, ...], context: Context) -> Book:
    """Group the source's lines into pages as the page map says; lines of no page are left out.

    Raises InputError for lines that the source does not have.
    """
    pages: dict[str, DraftPage] = {}
    for name, label, first, last in context.pagemap:
        if not 1 <= first <= last <= len(source):
            mend = f"no lines {first}-{last}: ocr.txt has the lines 1-{len(source)}"
            raise InputError(f"corpus/{context.siglum}/pagemap.toml", name, mend)
        lines = tuple(Line(n, source[n - 1].rstrip("\n")) for n in range(first, last + 1))
        held = pages.get(name)
        if held:
            stretches = (*held.stretches, (first, last))
            pages[name] = DraftPage(name, label, stretches, (*held.lines, *lines))
        else:
            pages[name] = DraftPage(name, label, ((first, last),), lines)
    return tuple(pages.values())


def run(
    project: Project,
    siglum: str,
    skip: Collection[str] = (),
    last_group: str = GROUPS[-1],
    tick: Callable[[RepairRule], None] = lambda rule: None,
) -> Draft:
    """Draft a witness.

    ``skip`` names rules to leave out, to measure what they do. ``last_group`` ends the run after a
    group of rules. ``tick`` is called with each rule before it runs.
    """
    context = load_context(project, siglum)
    book = cut_pages(read_source(project, siglum), context)
    changes: list[Change] = []
    for rule in rules_of(siglum):
        if rule.id in skip or GROUPS.index(rule.group) > GROUPS.index(last_group):
            continue
        tick(rule)
        changed = rule.apply(book, context)
        changes.extend(difference(rule.id, book, changed))
        book = changed
    return Draft(book, tuple(changes))


def difference(rule: str, before: Book, after: Book) -> Iterator[Change]:
    """The changes that a rule made between two states of a book, line by source line."""
    old = {page.name: page for page in before}
    for page in after:
        was, now = _by_number(old[page.name]), _by_number(page)
        for number in sorted(was.keys() | now.keys()):
            left, right = was.get(number, ""), now.get(number, "")
            if left != right:
                yield Change(rule, page.name, number, left, right)


def _by_number(page: DraftPage) -> dict[int, str]:
    texts: dict[int, list[str]] = defaultdict(list)
    for line in page.lines:
        texts[line.number].append(line.text)
    return {number: "\n".join(held) for number, held in texts.items()}
