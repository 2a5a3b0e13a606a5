"""A page for every law: its words, beside those of other books, and all that is known of them."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getsource
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from lawsofplay import citing as cite
from lawsofplay.cases.at_work import AtWork
from lawsofplay.citing.links import page_file, relative
from lawsofplay.model.edition import Law
from lawsofplay.model.leaves import leaves_in
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.rules import Rule
from lawsofplay.rules.casebook.model import KINDS
from lawsofplay.rules.marks import Quotation
from lawsofplay.rules.quotations import canonical
from lawsofplay.rules.words import DARK, LIT, LawWords, Span, quoted_spans
from lawsofplay.site.abreast.parts import Abreast
from lawsofplay.site.blocks import footnotes, law_body
from lawsofplay.site.cases import Cases
from lawsofplay.site.citing import cited_law, citing
from lawsofplay.site.download import law_json_path
from lawsofplay.site.evidence import Evidence
from lawsofplay.site.fragments import fragment_path
from lawsofplay.site.games import game_path
from lawsofplay.site.inline import content
from lawsofplay.site.joined import Joining, joined_laws
from lawsofplay.site.labels import game_title, law_title, numbered
from lawsofplay.site.library import Library
from lawsofplay.site.lit import Lighting, lit
from lawsofplay.site.page import Page
from lawsofplay.site.parallels import parallels
from lawsofplay.site.programs import code_path, described
from lawsofplay.site.quoted import quoting
from lawsofplay.site.scans import scan_path
from lawsofplay.site.trying import Trying, begun


def law_pages(library: Library) -> Iterator[Page]:
    """A page for every law and rule of the edition, linked with its neighbours in the list."""
    neighbours = _neighbours(library)
    evidence, cases = Evidence(library), Cases(library)
    trying, joining = Trying(library, cases), Joining(library)
    abreast = Abreast(library).by_law
    functions = {name: _function(rule, evidence) for name, rule in library.functions.items()}
    compiled, rules = library.compiled

    def shared(law: Law, case: AtWork | None) -> tuple[str, ...]:
        of = library.rules.get(law.address, ())
        return compiled.needs(rules[of[begun(of, case)].name]) if of else ()

    for address, law in library.edition.laws.items():
        values = _values(library, law, library.elements[address])
        values["functions"] = [
            functions[rule.name] | {"seal": evidence.seal(rule, law)}
            for rule in library.rules.get(address, ())
        ]
        tests = [quotation.test_id for quotation in values["quotations"]]
        found = cases.at_work(address)
        values["case"] = cases.shown(found, address) if found else None
        values["trying"] = trying.of(law, found, values["parallels"])
        values["shared"] = shared(law, found)
        values["joining"] = joining.of(law)
        values["abreast"] = abreast.get(address, ())
        values["judged"] = evidence.judged(law)
        values["examples"] = evidence.exercised(tests)
        values["previous"], values["next"] = neighbours[address]
        yield Page(f"law/{address}.html", "law.html", "", values)


def _neighbours(library: Library) -> dict[str, tuple[str, str]]:
    """The addresses before and after each law in its list; empty at its ends."""
    found: dict[str, tuple[str, str]] = {}
    for laws in library.lists.values():
        names = ["", *(law.address for law in laws), ""]
        ends = list(pairwise(names))
        for (before, name), (_, after) in pairwise(ends):
            found[name] = (before, after)
    return found


def _values(library: Library, law: Law, element: Element) -> dict[str, Any]:
    path = f"law/{law.address}.html"
    link = library.link(path)
    quotations = library.quotations.get(law.address, [])
    cases, tests = quoting(quotations, library.cases)
    leaves = _leaves(law, element)
    files = [page_file(name) for name in leaves]
    cited, words = cited_law(library, law), library.words.get(law.address)
    return {
        "law": law,
        "title": law_title(library, law),
        "game": game_title(library, law),
        "section": library.section(law),
        "number": numbered(law),
        "game_page": game_path(law.game) if law.game in library.games else "",
        "witness": library.witnesses[law.witness],
        "body": _body(library, lit(element, _lightings(law, quotations) + _inert(words)), path),
        "shares": _shares(words),
        "marked": words.marked if words else [],
        "division": library.label(law.division),
        "division_href": link(law.division),
        # Its place on the reading page, not this page.
        "in_book": f"{link(law.division).partition('#')[0]}#{law.address}",
        "files": files,
        "scans": [relative(path, scan_path(*name.split(".", 1))) for name in leaves],
        "topics": library.topics_by_law.get(law.address, []),
        "parallels": parallels(library, law, path),
        "joined": joined_laws(library, law, path),
        "range": cite.page_range(law.pages),
        "shown": lambda address: law_title(library, library.edition.laws[address]),
        "quotations": quotations,
        "cases": cases,
        "tests": tests,
        "data": relative(path, law_json_path(law.address)),
        "tracker": library.release.tracker,
        "language_of": library.language,
    } | citing(cited, relative(path, fragment_path(law.address)))


def _body(library: Library, element: Element, path: str) -> Markup:
    writing = library.writing(path, names=False)
    if element.tag == tag("div"):
        return Markup(law_body(element, writing) + footnotes(writing))
    return Markup(f"<p>{content(element, writing)}</p>{footnotes(writing)}")


def _lightings(law: Law, quotations: list[Quotation]) -> list[Lighting]:
    """The words of every test, each stretch named by the number of its test in the list."""
    return [
        Lighting(f"{number}-{part}" if part else str(number), words, quotation.reason, span=span)
        for number, quotation in enumerate(quotations, 1)
        for part, (words, span) in enumerate(
            zip(quotation.words, _spans(law, quotation), strict=True)
        )
    ]


def _spans(law: Law, quotation: Quotation) -> list[Span | None]:
    """Where each part of a quotation stands in the law; reasons are not in the law's text."""
    if quotation.reason:
        return [None] * len(quotation.words)
    return quoted_spans(quotation.words, canonical(law.text), quotation.is_case)


def _inert(words: LawWords | None) -> list[Lighting]:
    """The words that decide nothing, each where it is marked."""
    spans = [span for it in words.marked for span in it.places if span] if words else []
    return [Lighting("", "", inert=True, span=span) for span in spans]


def _shares(words: LawWords | None) -> dict[str, int]:
    """How many words of a law are quoted, decide nothing, and are dark; empty if none runs."""
    if words is None:
        return {}
    counts = words.counts
    inert = sum(counts[kind] for kind in KINDS)
    return {"all": counts.total(), "lit": counts[LIT], "inert": inert, "dark": counts[DARK]}


def _leaves(law: Law, element: Element) -> list[str]:
    """The addresses of the page files that hold a law: ``bellecour.p021``."""
    begun = [str(leaf.get(XML_ID)) for leaf in leaves_in(element)]
    return list(dict.fromkeys([*(f"{law.witness}.{leaf}" for leaf in law.leaves), *begun]))


def _function(rule: Rule, evidence: Evidence) -> dict[str, Any]:
    told = described(rule)
    return told | {
        "code": relative("law/", code_path(rule, told["place"])),
        "tried": evidence.tried(rule.name, getsource(rule.function)),
    }
