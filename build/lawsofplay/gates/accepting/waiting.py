"""Finds what waits to be accepted: for one law, or for all books."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.encode.document import encode_witness
from lawsofplay.gates import validate
from lawsofplay.gates.manifest.lock import read_manifest
from lawsofplay.gates.manifest.pages import page_faults, page_files, page_seals
from lawsofplay.gates.mutation.record import untried
from lawsofplay.gates.mutation.targets import Target, targets
from lawsofplay.model import locks
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules.check import address_faults, quotation_faults, untested
from lawsofplay.rules.inert import check_inert, dark_faults
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.registry import Rule, load_rules, rules_by_law
from lawsofplay.rules.seals import SUSPECT, Pair, Review, pairs, read_seals, to_review
from lawsofplay.rules.sharing import shared_faults
from lawsofplay.rules.tell_check import words_faults


@dataclass(frozen=True)
class Waiting:
    """What is not accepted yet.

    ``encoded`` are the TEI files written again. ``new`` are the addresses to release. ``reviews``
    are the pairs of function and law to seal. ``dropped`` are the seals whose function no longer
    cites its law.

    ``tested`` are the functions whose tests must pass. ``changed`` are the names of those among
    them into which faults must be put. ``laws`` are the accepted laws that have a function.
    """

    encoded: tuple[str, ...]
    new: tuple[str, ...]
    reviews: tuple[Review, ...]
    dropped: tuple[Pair, ...]
    tested: tuple[Target, ...]
    changed: frozenset[str]
    laws: frozenset[str]


def encode_anew(project: Project, sigla: Iterable[str]) -> list[str]:
    """Encode books whose TEI no longer fits their pages and norms; return the files written.

    Raises FaultsError for pages that changed since they were read. Raises InputError as
    `lawsofplay.encode.document.encode_witness` does.
    """
    wanted = tuple(sigla)
    if faults := list(_pages_changed(project, wanted)):
        raise FaultsError(faults)
    made = {siglum: _encoded(project, siglum) for siglum in wanted}
    files = {siglum: project.tei_file(siglum) for siglum in wanted}
    return [f"tei/{siglum}.xml" for siglum in wanted if write_bytes(files[siglum], made[siglum])]


def _pages_changed(project: Project, sigla: Sequence[str]) -> Iterator[InputError]:
    """Pages that nobody accepted as they stand: no law of such a book can be accepted."""
    starts = tuple(f"{siglum}." for siglum in sigla)
    seals = page_seals(read_manifest(project))
    pages = (page for page in page_files(project) if page.address.startswith(starts))
    yield from page_faults(pages, {seal: seals[seal] for seal in seals if seal.startswith(starts)})


def _encoded(project: Project, siglum: str) -> bytes:
    data = encode_witness(project, siglum)
    validate.own_schema(project, siglum, data)
    return data


def waiting(project: Project, address: str, encoded: Iterable[str]) -> Waiting:
    """What waits of a law, once the TEI fits the pages; an empty address means every law.

    Raises FaultsError for what is wrong with addresses, functions and quotations, and InputError
    for an unknown address.
    """
    edition, rules = load_edition(project), load_rules().values()
    if address:
        edition.law(address)
    reviews = [
        review for review in to_review(read_seals(project), rules, edition) if _of(review, address)
    ]
    tested, changed = _to_try(project, address, reviews)
    names = {target.name for target in tested}
    laws = {review.address for review in reviews}.union({address} & rules_by_law().keys())
    faults = [
        *_disappeared(project, edition, address),
        *_changed_since(reviews if not address else ()),
        *_law_faults(project, edition, [rule for rule in rules if rule.name in names]),
        *_uncited(project, address),
        *_unsaid(project, edition, laws),
    ]
    if faults:
        raise FaultsError(faults)
    gone = set(read_seals(project)) - set(pairs(rules))
    new = [name for name in locks.unreleased(project, edition) if _holds(name, address)]
    return Waiting(
        tuple(encoded),
        tuple(new),
        tuple(reviews),
        tuple(sorted(gone)),
        tested,
        changed,
        frozenset(laws),
    )


def _of(review: Review, address: str) -> bool:
    return address in ("", review.address)


def _holds(new: str, address: str) -> bool:
    """Whether a new address is the law's own, or that of a division around it."""
    return not address or f"{address}.".startswith(f"{new}.")


def _to_try(
    project: Project, address: str, reviews: Iterable[Review]
) -> tuple[tuple[Target, ...], frozenset[str]]:
    """The functions whose tests must pass, and the names of those into which faults must be put."""
    changed = set(untried(project))
    reviewed = {review.function for review in reviews}
    citing = {rule.name for rule in load_rules().values() if address in rule.addresses}
    tested = [
        target
        for target in targets()
        if target.name in reviewed | citing
        or (target.name in changed and (not address or address in target.addresses))
    ]
    return tuple(tested), frozenset(changed.intersection(target.name for target in tested))


def _disappeared(project: Project, edition: Edition, address: str) -> list[InputError]:
    siglum = address.partition(".")[0]
    return [
        fault for fault in locks.disappeared(project, edition) if fault.place.startswith(siglum)
    ]


def _changed_since(reviews: Iterable[Review]) -> Iterator[InputError]:
    """Laws whose text changed since their function was sealed; each must be accepted by name."""
    for review in reviews:
        if review.state == SUSPECT:
            mend = f"the text changed since {review.function} was sealed (laws review shows it);"
            again = f"when the function does what it says now, run: laws accept {review.address}"
            yield InputError(review.address, "", f"{mend} {again}")


def _law_faults(project: Project, edition: Edition, rules: Sequence[Rule]) -> Iterator[InputError]:
    """What is wrong with functions, and with the files that quote their laws."""
    quotations = collect_quotations(project)
    addresses = {address for rule in rules for address in rule.addresses}
    files = {quote.file for quote in quotations if quote.address in addresses}
    yield from address_faults(edition, rules)
    yield from shared_faults(project, edition, rules)
    yield from quotation_faults(edition, [quote for quote in quotations if quote.file in files])
    yield from untested(rules, quotations)


def _unsaid(project: Project, edition: Edition, laws: Collection[str]) -> Iterator[InputError]:
    """Words of laws that the cases leave dark or mark wrongly, and answers without words."""
    yield from dark_faults(project, edition, laws)
    files = {quote.file for quote in collect_quotations(project) if quote.address in laws}
    yield from (fault for fault in check_inert(project, edition) if fault.file in files)
    citing = {rule.name: rule for law in laws for rule in rules_by_law()[law]}
    for _, rule in sorted(citing.items()):
        for fault in words_faults(rule):
            yield InputError(rule.file, f"line {rule.line}", f"{rule.name} {fault}")


def _uncited(project: Project, address: str) -> Iterator[InputError]:
    """Quotations of a law that no function cites; an empty address means any law."""
    cited = rules_by_law()
    for quote in collect_quotations(project):
        if quote.address not in cited and address in ("", quote.address):
            mend = f"quotes {quote.address}, which no function cites; write one with @law"
            yield InputError(quote.file, f"line {quote.line}", mend)


def books(address: str) -> tuple[str, ...]:
    """The book of an address; all books if the address is empty or names no book."""
    siglum = address.partition(".")[0]
    return (siglum,) if siglum in WITNESSES else WITNESSES


def others(project: Project) -> list[str]:
    """Addresses of which something still waits, sorted."""
    edition = load_edition(project)
    reviews = to_review(read_seals(project), load_rules().values(), edition)
    return sorted({review.address for review in reviews}.union(locks.unreleased(project, edition)))
