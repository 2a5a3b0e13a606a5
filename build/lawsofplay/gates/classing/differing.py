"""Finds what a sentence that restates laws says beyond them: a number, or an exception.

Every number of such a sentence must stand in the words of the laws that it restates, or in the
facts and answers of their cases. If the sentence makes an exception (*unless*, *provided*), one of
the laws must make one too.

A reader may find that such a sentence states no other rule. Then it is settled in
corpus/restated.tsv. The first line names its columns, which tabs part::

    sentence  says  why

``says`` has the numbers and the words of exception, between commas, in the order of the message. A
sentence that does state another rule is not settled here. It gets an address, a function and a line
of relations.tsv.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_rows
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.assigning import Classed
from lawsofplay.gates.classing.numbers import folded, numbers_in
from lawsofplay.model.edition import Edition
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import casebooks

SHOWN = "corpus/restated.tsv"
"""The file of settled sentences, as messages name it."""

HEAD = "sentence\tsays\twhy"

_EXCEPTION = re.compile(
    r"\b(a moins|a la reserve|except(?:ed|ing)?|excepte|hormis|pourvu|provided|unless"
    r"|si ce n'est)\b"
)


@dataclass(frozen=True)
class Differing:
    """A sentence that restates laws, and what it says beyond them: numbers, then words."""

    sentence: str
    witness: str
    laws: tuple[str, ...]
    says: tuple[str, ...]


def check_differing(
    project: Project, edition: Edition, sentences: Iterable[Classed]
) -> Iterator[InputError]:
    """Sentences that say more than their laws and are not settled; settled ones that do not."""
    found = {
        difference.sentence: difference for difference in differing(project, edition, sentences)
    }
    settled = dict(_settled(project))
    needless = False
    for name, (place, says) in settled.items():
        difference = found.get(name)
        if difference is None or difference.says != says:
            needless = True
            now = (
                f"says {_listed(difference.says)} beside its laws"
                if difference
                else "says no more than its laws"
            )
            yield InputError(SHOWN, place, f"{name} {now}; mend the line, or take it out")
    if needless:
        # A misspelt address is one fault: do not report the sentence that it meant as another.
        return
    for name, difference in found.items():
        if name not in settled:
            yield InputError(f"corpus/{difference.witness}/norms.toml", name, _mend(difference))


def _mend(difference: Differing) -> str:
    return (
        f"it restates {_listed(difference.laws)}, and says {_listed(difference.says)},"
        " which neither these laws nor their cases say; give it an address of its own,"
        f" or say in {SHOWN} why it is no other rule"
    )


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def differing(
    project: Project, edition: Edition, sentences: Iterable[Classed]
) -> Iterator[Differing]:
    """The sentences that name a number, or make an exception, which none of their laws has."""
    rows = _numbers_of_cases(project)
    for sentence in sentences:
        laws = [edition.laws[address] for address in sentence.restated if address in edition.laws]
        if laws:
            known = frozenset[str]().union(
                *(numbers_in(law.text) | rows.get(law.address, frozenset()) for law in laws)
            )
            excess = (
                *_ordered(numbers_in(sentence.sentence.text) - known),
                *_exceptions(sentence.sentence.text, [law.text for law in laws]),
            )
            if excess:
                yield Differing(
                    sentence.sentence.name, sentence.sentence.witness, sentence.restated, excess
                )


def _ordered(numbers: Iterable[str]) -> list[str]:
    return sorted(
        numbers, key=lambda number: (number.isdigit(), int(number) if number.isdigit() else 0)
    )


def _exceptions(text: str, laws: Iterable[str]) -> list[str]:
    """The words by which a text makes an exception, if none of the laws makes one."""
    if any(_EXCEPTION.search(folded(law)) for law in laws):
        return []
    return sorted(set(_EXCEPTION.findall(folded(text))))


def _numbers_of_cases(project: Project) -> Mapping[str, frozenset[str]]:
    """The numbers in facts and answers of the cases that quote each law."""
    found: dict[str, frozenset[str]] = {}
    for book in casebooks(project.root):
        for case in book.cases:
            numbers = numbers_in(" ".join(_typed(case)))
            for quoted in case.quoted:
                found[quoted.address] = found.get(quoted.address, frozenset()) | numbers
    return found


def _typed(case: Case) -> Iterator[str]:
    """The facts and answers of a case, with ranges and lists parted into their numbers."""
    for question in case.questions:
        for row in question.rows:
            for typed in (*(value for _, value in row.facts), row.answer):
                yield re.sub(r"[._=|,{}-]", " ", typed)


def _settled(project: Project) -> Iterator[tuple[str, tuple[str, tuple[str, ...]]]]:
    """Each settled sentence, with its line in the file and what it says."""
    seen: set[str] = set()
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 3 or not all(fields):
            raise InputError(
                SHOWN, place, "must be a sentence, what it says, and why, between tabs"
            )
        if fields[0] in seen:
            raise InputError(SHOWN, place, f"{fields[0]} stands twice; take one line out")
        seen.add(fields[0])
        yield fields[0], (place, tuple(fields[1].split(", ")))
