"""A page for every law: its words beside those of other books, and all that is known of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from inspect import getsource
from itertools import pairwise
from typing import ClassVar, TypedDict

from markupsafe import Markup

from lawsofplay import citing as cite
from lawsofplay.cases.at_work import CaseAtWork
from lawsofplay.cases.topics import Topic
from lawsofplay.citing.links import page_file, relative
from lawsofplay.model.edition import Law
from lawsofplay.model.leaves import leaves_in
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.model.witness import Witness
from lawsofplay.rules import Rule
from lawsofplay.rules.casebook.model import KINDS
from lawsofplay.rules.marks import Quotation
from lawsofplay.rules.quotations import canonical
from lawsofplay.rules.words import DARK, LIT, LawWords, Marked, Span, quoted_spans
from lawsofplay.site.abreast.parts import Abreast, Part
from lawsofplay.site.blocks import footnotes, law_body
from lawsofplay.site.cases import Cases, ShownCase
from lawsofplay.site.citing import CitedValues, cited_law, citing
from lawsofplay.site.download import law_json_path
from lawsofplay.site.evidence import EngineComparison, Evidence, RunExample, Seal, TriedFaults
from lawsofplay.site.fragments import fragment_path
from lawsofplay.site.games import game_path
from lawsofplay.site.inline import content
from lawsofplay.site.joined import JoinedForm, JoinedForms, JoinedLaw, joined_laws
from lawsofplay.site.labels import game_title, law_title, numbered
from lawsofplay.site.library import Library
from lawsofplay.site.lit import Lighting, lit
from lawsofplay.site.page import Page
from lawsofplay.site.parallels import Parallels, parallels
from lawsofplay.site.programs import code_path, described
from lawsofplay.site.quoted import Numbered, QuotingCase, quoting
from lawsofplay.site.scans import scan_path
from lawsofplay.site.trying import TryingForm, TryingForms, begun


@dataclass(frozen=True)
class LawFunction:
    """A function of a law: its name, what it answers, the page that tells all of it, its seal.

    ``tried`` are the faults put into it; None where none was.
    """

    name: str
    gloss: Markup
    code: str
    tried: TriedFaults | None
    seal: Seal


class Shares(TypedDict, total=False):
    """How many words a law has, and how many are quoted, inert and dark; empty if none runs."""

    all: int
    lit: int
    inert: int
    dark: int


@dataclass(frozen=True)
class LawValues(CitedValues):
    """What the page of a law shows.

    ``title_of`` gives the title of a law by its address, ``language_of`` the language of a page.
    """

    template: ClassVar[str] = "law.html"

    law: Law
    # The names of its game, its section and its number, in the language of its book.
    game: str
    section: str
    number: str
    game_page: str
    # Its place: on the page of the site that has it in the book, in files, in the printed book.
    witness: Witness
    division: str
    division_href: str
    in_book: str
    files: list[str]
    scans: list[str]
    range: str
    # Its words, how many of them are quoted, and those that cases mark as deciding nothing.
    body: Markup
    shares: Shares
    marked: list[Marked]
    # What stands beside it: topics, laws of other books, joined laws, pages of two books.
    topics: list[Topic]
    parallels: Parallels
    joined: tuple[JoinedLaw, ...]
    abreast: list[Part]
    # What quotes it: all quotations, then those in cases and those in tests in Python.
    quotations: list[Quotation]
    cases: tuple[QuotingCase, ...]
    tests: tuple[Numbered, ...]
    # Its functions, a case that shows them at work, and the forms that ask them.
    functions: list[LawFunction]
    case: ShownCase | None
    trying: TryingForm | None
    joining: Mapping[str, JoinedForm]
    shared: tuple[str, ...]
    # The evidence for its functions besides the cases.
    judged: list[EngineComparison]
    examples: list[RunExample]
    # The laws before and after it in its list; its TEI and its data; where errors are reported.
    previous: str
    next: str
    tei: str
    data: str
    tracker: str
    title_of: Callable[[str], str]
    language_of: Callable[[str], str]


def law_pages(library: Library) -> Iterator[Page]:
    """A page for every law and rule of the edition, linked with its neighbours in the list."""
    maker = _Maker(library)
    for address, law in library.edition.laws.items():
        yield Page(f"law/{address}.html", maker.values(law))


def _neighbours(library: Library) -> dict[str, tuple[str, str]]:
    """By law: the addresses before and after it in its list; empty at the ends of the list."""
    steps: dict[str, tuple[str, str]] = {}
    for laws in library.lists.values():
        names = ["", *(law.address for law in laws), ""]
        ends = list(pairwise(names))
        for (before, name), (_, after) in pairwise(ends):
            steps[name] = (before, after)
    return steps


class _Maker:
    """Makes the values of pages of laws, from records that are read once for all of them."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._steps = _neighbours(library)
        self._evidence, self._cases = Evidence(library), Cases(library)
        self._trying, self._joining = TryingForms(library, self._cases), JoinedForms(library)
        self._abreast = Abreast(library).by_law
        self._described = {name: described(rule) for name, rule in library.functions.items()}
        self._tried = {
            name: self._evidence.tried(name, getsource(rule.function))
            for name, rule in library.functions.items()
        }

    def values(self, law: Law) -> LawValues:
        """What the page of a law shows."""
        library, address, path = self._library, law.address, f"law/{law.address}.html"
        link, element = library.link(path), library.elements[address]
        quotations = library.quotations.get(address, [])
        cases, tests = quoting(quotations, library.cases)
        case, beside = self._cases.at_work(address), parallels(library, law, path)
        trying = self._trying.of(law, case, beside)
        leaves, words = _leaves(law, element), library.words.get(address)
        before, after = self._steps[address]
        return LawValues(
            law=law,
            game=game_title(library, law),
            section=library.section(law),
            number=numbered(law),
            game_page=game_path(law.game) if law.game in library.games else "",
            witness=library.witnesses[law.witness],
            body=_body(library, lit(element, _lightings(law, quotations) + _inert(words)), path),
            shares=_shares(words),
            marked=words.marked if words else [],
            division=library.label(law.division),
            division_href=link(law.division),
            # Its place on the reading page, not this page.
            in_book=f"{link(law.division).partition('#')[0]}#{address}",
            files=[page_file(name) for name in leaves],
            scans=[relative(path, scan_path(*name.split(".", 1))) for name in leaves],
            range=cite.page_range(law.pages),
            topics=library.topics_by_law.get(address, []),
            parallels=beside,
            joined=joined_laws(library, law, path),
            abreast=self._abreast.get(address, []),
            quotations=quotations,
            cases=cases,
            tests=tests,
            functions=[self._function(rule, law) for rule in library.rules.get(address, ())],
            case=self._cases.shown(case, address) if case else None,
            trying=trying,
            shared=self._shared(law, case),
            joining=self._joining.of(law),
            judged=self._evidence.judged(law),
            examples=self._evidence.exercised([quotation.test_id for quotation in quotations]),
            previous=before,
            next=after,
            tei=relative(path, fragment_path(address)),
            data=relative(path, law_json_path(address)),
            tracker=library.release.tracker,
            title_of=lambda other: law_title(library, library.edition.laws[other]),
            language_of=library.language,
            **citing(cited_law(library, law)),
        )

    def _shared(self, law: Law, case: CaseAtWork | None) -> tuple[str, ...]:
        """The scripts that the function needs with which a law's form begins."""
        functions = self._library.rules.get(law.address, ())
        compiled, rules = self._library.compiled
        return compiled.needs(rules[functions[begun(functions, case)].name]) if functions else ()

    def _function(self, rule: Rule, law: Law) -> LawFunction:
        function = self._described[rule.name]
        return LawFunction(
            name=function.name,
            gloss=function.gloss,
            code=relative("law/", code_path(rule, function.place)),
            tried=self._tried[rule.name],
            seal=self._evidence.seal(rule, law),
        )


def _body(library: Library, element: Element, path: str) -> Markup:
    writing = library.writing(path, names=False)
    if element.tag == tag("div"):
        return Markup(law_body(element, writing) + footnotes(writing))
    return Markup(f"<p>{content(element, writing)}</p>{footnotes(writing)}")


def _lightings(law: Law, quotations: list[Quotation]) -> list[Lighting]:
    """The words that tests quote; each stretch is named by the number of its quotation."""
    return [
        Lighting(f"{number}-{part}" if part else str(number), words, quotation.reason, span=span)
        for number, quotation in enumerate(quotations, 1)
        for part, (words, span) in enumerate(
            zip(quotation.words, _spans(law, quotation), strict=True)
        )
    ]


def _spans(law: Law, quotation: Quotation) -> list[Span | None]:
    """Where each part of a quotation stands in the law; None for words of the book's reasons."""
    if quotation.reason:
        return [None] * len(quotation.words)
    return quoted_spans(quotation.words, canonical(law.text), quotation.is_case)


def _inert(words: LawWords | None) -> list[Lighting]:
    """The words that decide nothing, at the places where cases mark them."""
    spans = [span for marked in words.marked for span in marked.places if span] if words else []
    return [Lighting("", "", inert=True, span=span) for span in spans]


def _shares(words: LawWords | None) -> Shares:
    if words is None:
        return {}
    counts = words.counts
    inert = sum(counts[kind] for kind in KINDS)
    return {"all": counts.total(), "lit": counts[LIT], "inert": inert, "dark": counts[DARK]}


def _leaves(law: Law, element: Element) -> list[str]:
    """The addresses of the page files that hold a law, such as ``bellecour.p021``."""
    begun = [str(leaf.get(XML_ID)) for leaf in leaves_in(element)]
    return list(dict.fromkeys([*(f"{law.witness}.{leaf}" for leaf in law.leaves), *begun]))
