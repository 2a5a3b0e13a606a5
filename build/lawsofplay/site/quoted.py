"""The cases that quote a law, with their tables, and the tests in Python that quote it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.marks import Quotation
from lawsofplay.site.rows import Table, tables

Numbered = tuple[int, Quotation]
"""A quotation with its number among those of the law; the marked words link to that number."""


@dataclass(frozen=True)
class QuotingCase:
    """A case that quotes a law: its heading as a sentence, remarks, place, words, tables."""

    heading: str
    remarks: tuple[str, ...]
    file: str
    line: int
    quotations: tuple[Numbered, ...]
    tables: tuple[Table, ...]


def quoting(
    quotations: Sequence[Quotation], cases: Mapping[str, Case]
) -> tuple[tuple[QuotingCase, ...], tuple[Numbered, ...]]:
    """The cases that quote a law, in order, and the quotations of its tests in Python."""
    numbered = tuple(enumerate(quotations, 1))
    by_test: dict[str, list[Numbered]] = {}
    for number, quotation in numbered:
        by_test.setdefault(quotation.test_id, []).append((number, quotation))
    quoting_cases = (
        _quoting(cases[test], tuple(inside)) for test, inside in by_test.items() if test in cases
    )
    in_python = (
        (number, quotation) for number, quotation in numbered if quotation.test_id not in cases
    )
    return tuple(quoting_cases), tuple(in_python)


def _quoting(case: Case, quotations: tuple[Numbered, ...]) -> QuotingCase:
    return QuotingCase(
        heading=as_sentence(case.heading),
        remarks=case.remarks,
        file=quotations[0][1].file,
        line=case.line,
        quotations=quotations,
        tables=tables(case),
    )


def begun(heading: str) -> str:
    """A heading with a capital, as it begins on a page.

    >>> begun("an entire pack")
    'An entire pack'
    """
    return heading[:1].upper() + heading[1:]


_QUOTE = re.compile('"([^"]*)"')


def as_sentence(heading: str) -> str:
    """A heading as a sentence: with a capital, a full stop, and the quotation marks of print.

    >>> as_sentence("two persons only play"), as_sentence("Must he trump?")
    ('Two persons only play.', 'Must he trump?')
    >>> as_sentence('"Put" is bid at one\\'s risk')
    '“Put” is bid at one’s risk.'
    """
    heading = _QUOTE.sub(r"“\1”", heading).replace("'", "’")
    stop = "" if heading.endswith((".", "?", "!")) else "."
    first = 1 if heading[:1] == "“" else 0
    return f"{heading[:first]}{heading[first : first + 1].upper()}{heading[first + 1 :]}{stop}"
