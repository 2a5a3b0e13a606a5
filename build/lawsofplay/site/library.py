"""What pages of the site may need: the books, their games, the laws, the functions of laws."""

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
"""The English translation and its French original: their lists of laws run parallel."""

_TURNED = {"fuller": "briefer", "briefer": "fuller"}


@dataclass(frozen=True)
class Library:
    """All that the site shows, read when first asked for. ``coverage``: `rules.coverage`."""

    project: Project
    edition: Edition
    coverage: Mapping[str, Any]

    @cached_property
    def map(self) -> SiteMap:
        """The reading pages, and the place of every address on the site."""
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
        lists: dict[str, list[Law]] = {}
        for law in self.edition.laws.values():
            lists.setdefault(law.division, []).append(law)
        return lists

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

        A law's own cases come first, then cases that share its function with another law.
        """
        by_law: dict[str, list[Quotation]] = {}
        quotations = collect_quotations(self.project)
        for quotation in sorted(quotations, key=lambda quotation: quotation.is_shared):
            by_law.setdefault(quotation.address, []).append(quotation)
        return by_law

    @cached_property
    def words(self) -> dict[str, LawWords]:
        """By law that runs: which of its words are quoted, inert or dark."""
        return words_of_laws(self.project, self.edition)

    @cached_property
    def classes(self) -> dict[str, Any]:
        """How many sentences each class has: the report of `gates.classing.report`."""
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
        """By law: each other law compared with it, how the law stands to it, the difference.

        What is fuller, seen from one law of a pair, is briefer, seen from the other.
        """
        by_law: dict[str, list[tuple[str, str, str]]] = {}
        for pair in self.pairs:
            straight = RELATIONS[pair.relation]
            turned = RELATIONS[_TURNED.get(pair.relation, pair.relation)]
            by_law.setdefault(pair.law, []).append((pair.other, straight, pair.difference))
            by_law.setdefault(pair.other, []).append((pair.law, turned, pair.difference))
        return by_law

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The drawings for the pages of games."""
        return load_pictures(self.project)

    @cached_property
    def maps(self) -> tuple[RulingMap, ...]:
        """The maps: where laws of two books differ, on all values of one fact or two."""
        return load_maps(self.project)

    @cached_property
    def kinship(self) -> Kinship:
        """Which book and which game comes from which, as the books say."""
        return load_kinship(self.project)

    @cached_property
    def links(self) -> dict[str, tuple[Link, ...]]:
        """By law: the laws of its own book that are joined to it."""
        return all_links(self.project)

    @cached_property
    def deals(self) -> dict[str, Deal]:
        """The deals told step by step, by game."""
        return load_deals(self.project, self.edition)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics, sorted by id."""
        return load_topics(self.project)

    @cached_property
    def topics_by_law(self) -> dict[str, list[Topic]]:
        """The topics by the addresses of their laws."""
        by_law: dict[str, list[Topic]] = {}
        for topic in self.topics:
            for address in topic.laws:
                by_law.setdefault(address, []).append(topic)
        return by_law

    @cached_property
    def rulings(self) -> dict[str, tuple[tuple[Ruled, ...], ...]]:
        """By topic, for each of its cases: what its laws rule. The functions run once."""
        return {topic.id: tuple(compared(case) for case in topic.cases) for topic in self.topics}

    def game_name(self, law: Law) -> str:
        """The English name of a law's game; its division where it has none."""
        return str(self.games[law.game]["en"]) if law.game in self.games else law.division

    def section(self, law: Law) -> str:
        """The section of a law, if other lists of its game have the same numbers; else empty."""
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

    @cached_property
    def release(self) -> Release:
        """The version and the date of the edition."""
        return load_release(self.project)

    @property
    def version(self) -> str:
        """The version of the edition."""
        return self.release.version

    def link(self, path: str) -> Callable[[str], str]:
        """Gives, for a file of the site, the link from it to any address of the edition."""
        return lambda identifier: relative(path, place(self.map, identifier))

    def writing(self, path: str, *, names: bool = True, notes: bool = True) -> Writing:
        """The state of the renderer for a file of the site."""
        return Writing(self.link(path), self.rules, names=names, notes=notes)

    def in_line(self, law: Law, path: str) -> Markup:
        """A law's words in one line for a page of the site, with doubtful and lost words marked."""
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
