"""What every page of the site may need: the books, their games, the laws, and what runs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup

from lawsofplay.base.project import Project
from lawsofplay.browser.writing import CompiledRules, compiled_rules
from lawsofplay.cases.deals import Deal, load_deals
from lawsofplay.cases.kinship import Kinship, load_kinship
from lawsofplay.cases.maps import RulingMap, load_maps
from lawsofplay.cases.topics import Ruled, Topic, compared, load_topics
from lawsofplay.citing.links import place, relative
from lawsofplay.citing.sections import needs_section, section_names
from lawsofplay.citing.sheets import SiteMap, site_map
from lawsofplay.finding.today import otherwise, proposals
from lawsofplay.finding.words import fold
from lawsofplay.gates.classing.report import classes_report
from lawsofplay.model.edition import Edition, Law, law_elements
from lawsofplay.model.headings import headings, named
from lawsofplay.model.outline import load_games
from lawsofplay.model.relations import Relation, load_relations
from lawsofplay.model.release import Release, load_release
from lawsofplay.model.tei import XML_ID, Element
from lawsofplay.model.vocabulary import RELATIONS
from lawsofplay.model.witness import Witness, load_witness
from lawsofplay.rules import Rule
from lawsofplay.rules.casebook.model import Case, Casebook
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.linked import Link, all_links
from lawsofplay.rules.marks import Quotation, collect_quotations
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.rules.words import LawWords, words_of_laws
from lawsofplay.site.inline import line
from lawsofplay.site.pictures.listed import Picture, load_pictures
from lawsofplay.site.writing import Writing

SISTERS = {"bellecour": "academie", "academie": "bellecour"}
"""The English translation and the French book of its family: their lists of laws run parallel."""


_TURNED = {"fuller": "briefer", "briefer": "fuller"}


@dataclass(frozen=True)
class Library:
    """All that is rendered. ``coverage`` is the report of ``lawsofplay.rules.coverage``."""

    project: Project
    edition: Edition
    coverage: Mapping[str, Any]

    @cached_property
    def map(self) -> SiteMap:
        """The reading pages, and where everything stands."""
        return site_map(self.edition)

    @cached_property
    def witnesses(self) -> dict[str, Witness]:
        """The records of the books by siglum, in the edition's order."""
        return {siglum: load_witness(self.project, siglum) for siglum in self.edition.roots}

    @cached_property
    def games(self) -> dict[str, dict[str, Any]]:
        """The games that the books treat, by slug, in the order of their English names."""
        treated = {division.game for division in self.edition.divisions.values()}
        games = {slug: game for slug, game in load_games(self.project).items() if slug in treated}
        return dict(sorted(games.items(), key=lambda item: (item[1]["en"].casefold(), item[0])))

    @cached_property
    def lists(self) -> dict[str, list[Law]]:
        """The laws and rules in prose by their division, in reading order."""
        found: dict[str, list[Law]] = {}
        for law in self.edition.laws.values():
            found.setdefault(law.division, []).append(law)
        return found

    @cached_property
    def elements(self) -> dict[str, Element]:
        """The TEI of the laws and rules in prose by address."""
        return {
            str(element.get(XML_ID)): element
            for root in self.edition.roots.values()
            for element in law_elements(root)
        }

    @cached_property
    def rules(self) -> dict[str, list[Rule]]:
        """The functions by the address of a law that they execute."""
        return rules_by_law()

    @cached_property
    def functions(self) -> dict[str, Rule]:
        """The functions by their names, in the order of the first law that they execute."""
        return {rule.name: rule for rules in self.rules.values() for rule in rules}

    @cached_property
    def compiled(self) -> CompiledRules:
        """The functions as scripts."""
        return compiled_rules(self.project)

    @cached_property
    def quotations(self) -> dict[str, list[Quotation]]:
        """The quotations of the tests by the address of the law they quote.

        A law's own cases come first, then those that ask its function for another's sake.
        """
        found: dict[str, list[Quotation]] = {}
        for quotation in sorted(collect_quotations(self.project), key=lambda it: it.is_shared):
            found.setdefault(quotation.address, []).append(quotation)
        return found

    @cached_property
    def words(self) -> dict[str, LawWords]:
        """How the words stand of each law that runs: quoted, inert or dark."""
        return words_of_laws(self.project, self.edition)

    @cached_property
    def classes(self) -> dict[str, Any]:
        """How many sentences are of which class: the report of `gates.classing.counting`."""
        return classes_report(self.project, self.edition)

    @cached_property
    def casebooks(self) -> tuple[Casebook, ...]:
        """The files of cases."""
        return tuple(casebooks(self.project.root))

    @cached_property
    def cases(self) -> dict[str, Case]:
        """The cases of the casebook, by the names that pytest gives them."""
        books = self.casebooks
        return {f"{book.file}::{case.heading}": case for book in books for case in book.cases}

    @cached_property
    def pairs(self) -> tuple[Relation, ...]:
        """Every pair of laws compared."""
        return load_relations(self.project)

    @cached_property
    def relations(self) -> dict[str, list[tuple[str, str, str]]]:
        """Laws by address: for each, the other law of a pair, how it stands to it, the difference.

        Seen from the second law of a pair, what is fuller is briefer.
        """
        found: dict[str, list[tuple[str, str, str]]] = {}
        for pair in self.pairs:
            told = RELATIONS[pair.relation]
            turned = RELATIONS[_TURNED.get(pair.relation, pair.relation)]
            found.setdefault(pair.law, []).append((pair.other, told, pair.difference))
            found.setdefault(pair.other, []).append((pair.law, turned, pair.difference))
        return found

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The drawings for the pages of games."""
        return load_pictures(self.project)

    @cached_property
    def maps(self) -> tuple[RulingMap, ...]:
        """Where laws of two books part, on all values of one fact or two."""
        return load_maps(self.project)

    @cached_property
    def kinship(self) -> Kinship:
        """Which book and which game comes from which, as the books say it."""
        return load_kinship(self.project)

    @cached_property
    def links(self) -> dict[str, tuple[Link, ...]]:
        """The laws of its own book that are joined to each law."""
        return all_links(self.project)

    @cached_property
    def deals(self) -> dict[str, Deal]:
        """The deals told through, by their games."""
        return load_deals(self.project, self.edition)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics, sorted by id."""
        return load_topics(self.project)

    @cached_property
    def topics_by_law(self) -> dict[str, list[Topic]]:
        """The topics by the address of a law that stands in them."""
        found: dict[str, list[Topic]] = {}
        for topic in self.topics:
            for address in topic.laws:
                found.setdefault(address, []).append(topic)
        return found

    @cached_property
    def rulings(self) -> dict[str, tuple[tuple[Ruled, ...], ...]]:
        """By topic, for each of its cases, what its laws rule: their functions run once."""
        return {topic.id: tuple(compared(case) for case in topic.cases) for topic in self.topics}

    def game_name(self, law: Law) -> str:
        """The English name of a law's game; its division where it has none."""
        return str(self.games[law.game]["en"]) if law.game in self.games else law.division

    def section(self, law: Law) -> str:
        """The section of its game in which a law stands, where it needs one to be told apart."""
        return self._sections.get(law.division, "") if needs_section(law) else ""

    @cached_property
    def _sections(self) -> dict[str, str]:
        return section_names(self.edition, self.label)

    def law_name(self, law: Law) -> str:
        """A law's name beside others: its book, its game, its number."""
        book = self.witnesses[law.witness].short_title
        kind = "law" if law.numbered else "rule"
        return f"{book}, {self.game_name(law)}: {kind} {law.number}"

    def language(self, name: str) -> str:
        """The language of the book in which a page, a law or a division stands."""
        return self.witnesses[name.partition(".")[0]].language

    def sister(self, law: Law) -> Law | None:
        """The law of the same number in the sister book, where both lists are equally long."""
        other = self.sister_list(law.division)
        twin = f"{other}.{law.number}" if other and law.numbered else ""
        return self.edition.laws.get(twin)

    def sister_list(self, division: str) -> str:
        """The division of the sister book with the same list of laws; empty if there is none."""
        siglum, _, name = division.partition(".")
        other = f"{SISTERS.get(siglum, '')}.{name}"
        same = self._numbered(division) == self._numbered(other) > 0
        return other if same else ""

    def _numbered(self, division: str) -> int:
        return sum(law.numbered for law in self.lists.get(division, ()))

    @property
    def names(self) -> dict[str, dict[str, Any]]:
        """Names for the search page, which knows books, games and sections by their addresses;
        the queries that it proposes where a word of today finds nothing; and of the words that
        the books print in another sense what they mean there, where that is shown, what to ask."""
        link = self.link("search.html")
        return {
            "otherwise": {
                fold(it.word): [it.language, it.there, it.where, link(it.where), it.ask]
                for it in otherwise(self.project)
                if it.where in self.map.places
            },
            "proposed": proposals(self.project),
            "section": {address: self.label(address) for address in self.edition.divisions},
            "witness": {siglum: book.short_title for siglum, book in self.witnesses.items()},
            "game": {slug: str(game["en"]) for slug, game in self.games.items()},
        }

    @cached_property
    def release(self) -> Release:
        """The version and the date of the edition."""
        return load_release(self.project)

    @property
    def version(self) -> str:
        """The version of the edition."""
        return self.release.version

    def link(self, path: str) -> Callable[[str], str]:
        """The links from a file of the site to identifiers of the edition."""
        return lambda identifier: relative(path, place(self.map, identifier))

    def writing(self, path: str, *, names: bool = True, notes: bool = True) -> Writing:
        """A run of the renderer for a file of the site."""
        return Writing(self.link(path), self.rules, names=names, notes=notes)

    def in_line(self, law: Law, path: str) -> Markup:
        """A law's words in one line for a page of the site, doubts and losses marked."""
        writing = self.writing(path, names=False, notes=False)
        return Markup(line(self.elements[law.address], writing))

    def parent(self, address: str) -> str:
        """The address of the division that holds a division; empty at the top."""
        division = self.edition.divisions[address]
        return f"{address.partition('.')[0]}.{division.parent}" if division.parent else ""

    def ancestors(self, address: str) -> list[str]:
        """The divisions above a division, the outermost first."""
        above = self.parent(address)
        return [*self.ancestors(above), above] if above else []

    def label(self, address: str) -> str:
        """The heading of a division; its name in brackets where the book prints none."""
        return self._headings.get(address) or f"[{named(self.edition, self.games, address)}]"

    def headed(self, address: str) -> bool:
        """Whether the book prints a heading over a division."""
        return bool(self._headings.get(address))

    @cached_property
    def _headings(self) -> dict[str, str]:
        return headings(self.edition)
