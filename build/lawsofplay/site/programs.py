"""A page for each file of functions: their facts, answers, refusals, laws, cases and source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import getsource
from operator import attrgetter
from typing import ClassVar, NamedTuple

from markupsafe import Markup

from lawsofplay.base.files import read_text
from lawsofplay.rules import Rule
from lawsofplay.rules.answering import answers_of
from lawsofplay.rules.facts import Wanted, facts_of
from lawsofplay.rules.judged_report import seen
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.swhid import of_file
from lawsofplay.site.asked import FunctionCases, asked_by_cases
from lawsofplay.site.code import gloss_html, python_html
from lawsofplay.site.docstring import parted
from lawsofplay.site.evidence import Evidence, TriedFaults
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

FOLDER = "code"
"""The folder of the site that holds the pages."""


class Described(NamedTuple):
    """What a page tells of a function.

    ``place`` is its name within its file, ``line`` where its source begins, ``gloss`` what it
    answers. ``judged`` has by fact from what it may be computed, and the facts for that.
    """

    name: str
    place: str
    gloss: Markup
    line: int
    facts: tuple[Wanted, ...]
    judged: Mapping[str, tuple[str, tuple[Wanted, ...]]]
    addresses: tuple[str, ...]


@dataclass(frozen=True)
class CodeFunction:
    """All that the page of its file tells of a function; see `Described` for the first fields.

    ``more`` and ``examples`` are the rest of its docstring. ``answers`` says what it may answer,
    ``refuses`` what facts it refuses. ``cases`` are the addresses of laws on whose pages its cases
    stand, with their number. ``tried`` are the faults put into it.
    """

    name: str
    place: str
    gloss: Markup
    line: int
    facts: tuple[Wanted, ...]
    judged: Mapping[str, tuple[str, tuple[Wanted, ...]]]
    addresses: tuple[str, ...]
    more: list[Markup]
    examples: list[Markup]
    answers: str
    refuses: list[Markup]
    cases: list[tuple[str, int]]
    tried: TriedFaults | None


@dataclass(frozen=True)
class CodeValues(PageValues):
    """What the page of a file of functions shows; ``swhid`` is its name in Software Heritage."""

    template: ClassVar[str] = "code.html"

    file: str
    game: str
    module: str
    swhid: str
    source: Markup
    functions: list[CodeFunction]


def code_path(rule: Rule, place: str = "") -> str:
    """The page of the file that holds a function; with ``place``, that place on the page."""
    page = f"{FOLDER}/{rule.name.rpartition('.')[0]}.html"
    return f"{page}#{place}" if place else page


def code_pages(library: Library) -> Iterator[Page]:
    """A page for each file of functions, by name."""
    evidence = Evidence(library)
    asked = asked_by_cases(library.casebooks, library.functions)
    for file, rules in functions_by_file(library).items():
        values = CodeValues(
            file=file,
            game=game_of(rules[0]),
            module=rules[0].module,
            swhid=of_file(library.project.root, file),
            source=_source(library, file, rules),
            functions=[
                in_full(rule, asked.get(rule.name, FunctionCases()), _tried(evidence, rule))
                for rule in rules
            ],
        )
        yield Page(code_path(rules[0]), values)


def _tried(evidence: Evidence, rule: Rule) -> TriedFaults | None:
    return evidence.tried(rule.name, getsource(rule.function))


def functions_by_file(library: Library) -> dict[str, list[Rule]]:
    """The functions that execute laws, in the order of their files and of their lines."""
    files: dict[str, list[Rule]] = {}
    for rule in library.functions.values():
        files.setdefault(rule.file, []).append(rule)
    return {file: sorted(rules, key=attrgetter("line")) for file, rules in sorted(files.items())}


def game_of(rule: Rule) -> str:
    """The module or package of executable_rules that holds a function's game."""
    return rule.name.partition(".")[0]


def described(rule: Rule) -> Described:
    """What any page tells of a function."""
    return Described(
        name=rule.name,
        place=place_of(rule),
        gloss=Markup(gloss_html(parted(rule.function).summary)),
        line=rule.line,
        facts=facts_of(rule),
        judged={
            judgement.fact: (seen(judgement), facts_of(judgement.rule))
            for judgement in judgements_of(rule)
        },
        addresses=rule.addresses,
    )


def in_full(rule: Rule, asked: FunctionCases, tried: TriedFaults | None) -> CodeFunction:
    """All that is known of a function: also the rest of its docstring, and where its cases are."""
    docstring = parted(rule.function)
    return CodeFunction(
        *described(rule),
        more=[Markup(gloss_html(paragraph)) for paragraph in docstring.more],
        examples=[Markup(python_html(example)) for example in docstring.examples],
        answers=answers_of(rule),
        refuses=[Markup(gloss_html(text)) for text in (*docstring.errors, *asked.refusals)],
        cases=list(Counter(address for _, address in asked.cases).items()),
        tried=tried,
    )


def place_of(rule: Rule) -> str:
    """The place of a function on the page of its file: its name within the file."""
    return rule.name.rpartition(".")[2]


def _source(library: Library, file: str, rules: list[Rule]) -> Markup:
    """The source of a file as HTML, with a place before the first line of each function."""
    lines = python_html(read_text(library.project.root / file)).split("\n")
    for rule in rules:
        # No element of `python_html` goes over the end of a line with which a function begins.
        first = rule.line - 1
        lines[first] = f'<a id="source-{place_of(rule)}"></a>{lines[first]}'
    return Markup("\n".join(lines))
