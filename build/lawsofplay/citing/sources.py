"""What can be cited: a law, a rule in prose, a division or a printed page of a book."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.base.project import Project
from lawsofplay.citing.links import links_of
from lawsofplay.citing.sections import needs_section, section_names, shortened, stopless
from lawsofplay.model.edition import Edition, Law
from lawsofplay.model.headings import headings, named
from lawsofplay.model.outline import load_games
from lawsofplay.model.release import Release, load_release
from lawsofplay.model.tei import XML_ID, Element, state_of, tag
from lawsofplay.model.witness import Witness, load_witness
from lawsofplay.transcription.model import STATES

STATE_WORDS = {
    "draft": "text normalised by rules from OCR, not proofread",
    "proofread": "proofread OCR, not checked against the printed book",
    "checked": "OCR proofread twice, not checked against the printed book",
}
"""What a citation says about the state of the text."""


@dataclass(frozen=True)
class Citation:
    """A cited place as a part of its book.

    ``title`` names the place (``Piquet, law III``). ``locus`` distinguishes a law from its
    neighbours on a page (``law III``); it is empty for divisions and pages. ``pages`` are the
    printed pages (``20-22``). ``state`` is the state of the text in words. ``path`` is its file on
    the site.
    """

    address: str
    title: str
    locus: str
    pages: str
    witness: Witness
    state: str
    release: Release
    path: str = ""

    @property
    def url(self) -> str:
        """The web address of the place in this version; empty if the edition is not published."""
        return self.release.url(self.path) if self.path else ""

    @property
    def printed(self) -> str:
        """The printed pages as a reader writes them: p. 7, pp. 20–22."""
        return f"{'pp' if '-' in self.pages else 'p'}. {self.range}" if self.pages else ""

    @property
    def range(self) -> str:
        """The numbers of the printed pages alone: 20–22."""
        return self.pages.replace("-", "–")


def citation(project: Project, edition: Edition, address: str) -> Citation:
    """The citation of a law, a division or a printed page.

    Raises InputError for any other address. The anchor of a paragraph may change, so cite its page
    instead.
    """
    siglum = address.partition(".")[0]
    if address in edition.divisions:
        title, pages, state = _division(project, edition, address)
        locus = ""
    elif siglum in edition.roots and (begun := _page(edition.roots[siglum], address)) is not None:
        title, pages, state = _titled(project, edition, begun), begun.get("n", ""), state_of(begun)
        locus = ""
    else:
        law = edition.law(address)
        title, locus = law_title(project, edition, law), law_locus(law)
        pages, state = page_range(law.pages, "-"), law.state
    witness, release = load_witness(project, siglum), load_release(project)
    path = links_of(edition)(address) if release.base else ""
    return Citation(address, title, locus, pages, witness, STATE_WORDS[state], release, path)


def law_locus(law: Law) -> str:
    """A law by its printed numeral, or a rule in prose by the number that the editors gave it."""
    return f"law {law.numeral or law.number}" if law.numbered else f"rule {law.number}"


def law_title(project: Project, edition: Edition, law: Law) -> str:
    """The name of a law for a list of works: ``Piquet, law III``."""
    games = load_games(project)
    name = str(games[law.game]["en"]) if law.game in games else ""
    if not name:
        return f"{division_title(project, edition, law.division)}, {law_locus(law)}"
    titles = headings(edition)
    sections = section_names(
        edition, lambda division: titles.get(division) or _named(project, edition, division)
    )
    return titled(name, sections.get(law.division, ""), law)


def titled(game: str, section: str, law: Law) -> str:
    """A law by its game, its section where the citation needs it, and its number."""
    inside = section if needs_section(law) else ""
    return ", ".join(part for part in (game, inside, law_locus(law)) if part)


def division_title(project: Project, edition: Edition, address: str) -> str:
    """The heading of a division, cut short; the editors' name in brackets where it has none."""
    printed = headings(edition).get(address, "")
    return shortened(stopless(printed)) or _named(project, edition, address)


def _named(project: Project, edition: Edition, address: str) -> str:
    return f"[{named(edition, load_games(project), address)}]"


def _division(project: Project, edition: Edition, address: str) -> tuple[str, str, str]:
    division = edition.divisions[address]
    states = [state_of(page) for page in _pages(edition.roots[address.partition(".")[0]], address)]
    return (
        division_title(project, edition, address),
        page_range(division.pages, "-"),
        min(states, key=STATES.index, default="draft"),
    )


def _pages(root: Element, address: str) -> Iterator[Element]:
    """The page breaks of the pages on which a division stands."""
    before: Element | None = None
    for element in root.iter(tag("pb"), tag("div")):
        if element.tag == tag("pb"):
            before = element
        elif element.get(XML_ID) == address:
            if before is not None and not _begins_page(element):
                yield before
            yield from element.iter(tag("pb"))
            return


def _begins_page(element: Element) -> bool:
    while element.tag == tag("div") and len(element):
        element = element[0]
    return element.tag == tag("pb")


def _page(root: Element, address: str) -> Element | None:
    begun = root.iter(tag("pb"), tag("milestone"))
    return next((page for page in begun if page.get(XML_ID) == address), None)


def _titled(project: Project, edition: Edition, begun: Element) -> str:
    """The division in which a page begins, or the page itself where it begins in none."""
    for above in begun.iterancestors(tag("div")):
        if (name := str(above.get(XML_ID))) in edition.divisions:
            return division_title(project, edition, name)
    return f"Page {begun.get('n', '')}"


def page_range(labels: Sequence[str], dash: str = "–") -> str:
    """The first and last of some printed pages; a label may itself be a range (as in *cotton*).

    >>> page_range(["20", "21", "22"]), page_range(["7"]), page_range(["36-41"])
    ('20–22', '7', '36–41')
    """
    ends = (labels[0].partition("-")[0], labels[-1].rpartition("-")[2]) if labels else ()
    return dash.join(dict.fromkeys(ends))


@dataclass(frozen=True)
class Name:
    """A person's name, in family name and given name."""

    family: str
    given: str

    @property
    def direct(self) -> str:
        """As in a footnote: Richard Seymour."""
        return f"{self.given} {self.family}".strip()

    @property
    def inverted(self) -> str:
        """As in a list of works: Seymour, Richard."""
        return ", ".join(part for part in (self.family, self.given) if part)


def name_of(record: str) -> Name | None:
    """The name in a field of a book's record, without years; None for an empty field.

    >>> name_of("Cotton, Charles, 1630-1687"), name_of("Q. Quanti"), name_of("")
    (Name(family='Cotton', given='Charles'), Name(family='Quanti', given='Q.'), None)
    """
    parts = [part.strip() for part in record.split(",") if not re.search(r"\d", part)]
    if len(parts) > 1:
        return Name(parts[0], parts[1])
    given, _, family = record.rpartition(" ")
    return Name(family, given) if family else None


_ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth")


def edition_number(witness: Witness) -> int:
    """The number of a book's edition; 0 where its record has none.

    Other things in the field, such as numbers of catalogues, do not count.
    """
    named = re.fullmatch(r"(?:The )?(\w+) Edition", witness.edition)
    counted = re.fullmatch(r"(\d+)(?:st|nd|rd|th)", witness.edition)
    if named and named[1] in _ORDINALS:
        return _ORDINALS.index(named[1]) + 1
    return int(counted[1]) if counted else 0


def publisher_of(witness: Witness) -> str:
    """The publisher's name, without his sign, his trade and his booksellers."""
    return re.split(r"[,;]", witness.publisher)[0].strip()
