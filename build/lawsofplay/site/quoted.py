"""What quotes a law: its cases, each with its words beside its tables, and its tests in Python."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.marks import Quotation
from lawsofplay.site.rows import Table, tables

Numbered = tuple[int, Quotation]
"""A quotation, and its number among those of the law, by which the lit words lead to it."""


@dataclass(frozen=True)
class Quoting:
    """A case that quotes a law: its heading as a sentence, remarks, place, words, tables."""

    heading: str
    remarks: tuple[str, ...]
    file: str
    line: int
    quotations: tuple[Numbered, ...]
    tables: tuple[Table, ...]


def quoting(
    quotations: Sequence[Quotation], cases: Mapping[str, Case]
) -> tuple[tuple[Quoting, ...], tuple[Numbered, ...]]:
    """The cases that quote a law, in order, and the quotations of its tests in Python."""
    numbered = tuple(enumerate(quotations, 1))
    names = dict.fromkeys(it.test_id for _, it in numbered if it.test_id in cases)
    made = (
        _quoting(cases[name], tuple(it for it in numbered if it[1].test_id == name))
        for name in names
    )
    return tuple(made), tuple(it for it in numbered if it[1].test_id not in cases)


def _quoting(case: Case, quotations: tuple[Numbered, ...]) -> Quoting:
    return Quoting(
        heading=as_sentence(case.heading),
        remarks=case.remarks,
        file=quotations[0][1].file,
        line=case.line,
        quotations=quotations,
        tables=tables(case),
    )


def begun(heading: str) -> str:
    """A heading as it begins on a page.

    >>> begun("an entire pack")
    'An entire pack'
    """
    return heading[:1].upper() + heading[1:]


_QUOTE = re.compile('"([^"]*)"')


def as_sentence(heading: str) -> str:
    """A heading as it is read in a text: with a capital, a stop, and the quotes of print.

    >>> as_sentence("two persons only play"), as_sentence("Must he trump?")
    ('Two persons only play.', 'Must he trump?')
    >>> as_sentence('"Put" is bid at one\\'s risk')
    '“Put” is bid at one’s risk.'
    """
    heading = _QUOTE.sub(r"“\1”", heading).replace("'", "’")
    stop = "" if heading.endswith((".", "?", "!")) else "."
    first = 1 if heading[:1] == "“" else 0
    return f"{heading[:first]}{heading[first : first + 1].upper()}{heading[first + 1 :]}{stop}"
