"""Checks of the rules: their addresses, quotations, tests, cases and seals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.model.edition import Edition
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.cases import all_faults
from lawsofplay.rules.marks import Quotation, collect_quotations
from lawsofplay.rules.quotations import out_of_order, quotation_fault
from lawsofplay.rules.registry import Rule, all_rules, load_rules
from lawsofplay.rules.seals import SUSPECT, Review, pairs, read_seals, to_review
from lawsofplay.rules.sharing import check_shared


def check_rules(project: Project, edition: Edition) -> Iterator[InputError]:
    """All faults of functions, quotations, cases and seals; none when all is well."""
    rules = load_rules().values()
    quotations = collect_quotations(project)
    yield from address_faults(edition, rules)
    yield from check_shared(project, edition, rules)
    yield from quotation_faults(edition, quotations)
    yield from untested(rules, quotations)
    yield from _case_faults(project)
    yield from seal_faults(project, edition)
    yield from _unsealed(project, edition)


def address_faults(
    edition: Edition, rules: Iterable[Rule], witnesses: Collection[str] = WITNESSES
) -> Iterator[InputError]:
    """Faults: functions that cite a law which these witnesses do not have."""
    for rule in rules:
        for address in rule.addresses:
            if address.partition(".")[0] not in witnesses:
                continue
            try:
                edition.law(address)
            except InputError as error:
                mend = f"{rule.name} cites {address}: {error.mend}"
                yield InputError(rule.file, f"line {rule.line}", mend)


def quotation_faults(edition: Edition, quotations: Iterable[Quotation]) -> Iterator[InputError]:
    """Faults: quotations of unknown laws, words that are not in the law or not in its order."""
    for quote in quotations:
        for words in quote.words:
            try:
                fault = quotation_fault(edition, quote.address, words, quote.reason)
            except InputError as error:
                fault = error.mend
            if fault:
                yield InputError(quote.file, f"line {quote.line}", f"{quote.address}: {fault}")
        if fault := _order_fault(edition, quote):
            yield InputError(quote.file, f"line {quote.line}", f"{quote.address}: {fault}")


def _order_fault(edition: Edition, quote: Quotation) -> str:
    if not quote.is_case or quote.reason or quote.address not in edition.laws:
        return ""
    words = out_of_order(quote.words, edition.laws[quote.address].text)
    return (
        f"{words!r} stands before the words quoted before it; keep the law's order" if words else ""
    )


def untested(rules: Iterable[Rule], quotations: Iterable[Quotation]) -> Iterator[InputError]:
    """Faults: functions that cite a law which no test quotes."""
    quoted = {quote.address for quote in quotations if not quote.reason}
    for rule in rules:
        for address in rule.addresses:
            if address not in quoted:
                mend = f"{rule.name} cites {address}, which no test quotes; write one"
                yield InputError(rule.file, f"line {rule.line}", mend)


def _case_faults(project: Project) -> Iterator[InputError]:
    """Faults: rows of the casebook that the functions answer otherwise."""
    for book in casebooks(project.root):
        for case in book.cases:
            yield from all_faults(book.file, case)


def seal_faults(
    project: Project, edition: Edition, among: set[str] | None = None
) -> Iterator[InputError]:
    """Faults: functions whose law has changed since it was sealed; of laws ``among``, if given."""
    for review in _reviews(project, edition):
        if review.state == SUSPECT and (among is None or review.address in among):
            mend = f"the text changed since {review.function} was sealed; run: laws review"
            yield InputError(review.address, "", mend)


def _unsealed(project: Project, edition: Edition) -> Iterator[InputError]:
    for review in _reviews(project, edition):
        if review.state != SUSPECT:
            mend = f"{review.function} is not sealed; run: laws accept {review.address}"
            yield InputError(review.address, "", mend)
    for name, address in sorted(set(read_seals(project)) - set(pairs(all_rules().values()))):
        mend = f"{name} is sealed but no longer cites it; run: laws accept"
        yield InputError(address, "", mend)


def _reviews(project: Project, edition: Edition) -> tuple[Review, ...]:
    return to_review(read_seals(project), all_rules().values(), edition)
