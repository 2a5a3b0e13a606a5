"""The edition as programs read it, from the TEI: laws, prose rules, paragraphs and divisions.

Index, site and rules all start here. None of them reads page files or ocr.txt.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml import etree
from rapidfuzz import fuzz, process

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.base.xmlfile import read_xml
from lawsofplay.model.leaves import Leaves, inside_note, name_of
from lawsofplay.model.norms import load_norms
from lawsofplay.model.outline import Division, load_outline
from lawsofplay.model.tei import XML_ID, XML_LANG, Element, state_of, tag
from lawsofplay.transcription.model import STATES


@dataclass(frozen=True)
class Law:
    """A numbered item of a list, or a rule in prose.

    - ``number``: its place in the list, from 1; ``numeral``: its number as printed, empty in prose.
    - ``text``: the reading text in one line, with supplied words, without reasons and footnotes.
    - ``pages``: the printed pages that hold it; ``anchor``: the name of the first (``p021``).
    - ``leaves``: the names of the page files that hold it; ``state``: the lowest state of these.
    - ``reason``: why no function can execute it, or empty; ``reasons``: the book's reasons for it.
    - ``doubtful``: its words whose reading is in doubt; ``numbered``: false for a rule in prose.
    """

    address: str
    witness: str
    game: str
    division: str
    number: int
    numeral: str
    kind: str
    status: str
    text: str
    pages: tuple[str, ...]
    anchor: str
    leaves: tuple[str, ...]
    state: str
    language: str
    reason: str = ""
    reasons: tuple[str, ...] = ()
    doubtful: tuple[str, ...] = ()
    numbered: bool = True


@dataclass(frozen=True)
class Paragraph:
    """A block of text outside the laws, or the reason of a law; ``anchor`` is its xml:id."""

    anchor: str
    witness: str
    game: str
    division: str
    kind: str
    text: str
    page: str
    state: str
    language: str


@dataclass(frozen=True)
class Edition:
    """All that the TEI of the witnesses holds, in reading order; ``roots`` are by siglum."""

    laws: dict[str, Law]
    paragraphs: tuple[Paragraph, ...]
    divisions: dict[str, Division]
    roots: dict[str, Element] = field(repr=False)

    def law(self, address: str) -> Law:
        """The law of an address. Raises InputError, with the nearest address, if there is none."""
        if address in self.laws:
            return self.laws[address]
        if address in self._identifiers:
            mend = "a page, division or paragraph, not a law or rule; read it on the site"
            raise InputError(address, "", mend)
        near = process.extractOne(address, self.laws.keys(), scorer=fuzz.ratio, score_cutoff=60)
        hint = f"; the nearest is {near[0]}" if near else "; see: laws search"
        raise InputError(address, "", f"no such address in the edition{hint}")

    @functools.cached_property
    def _identifiers(self) -> frozenset[str]:
        """Every xml:id of the TEI: of pages, divisions and paragraphs too."""
        elements = (element for root in self.roots.values() for element in root.iter())
        return frozenset(name for element in elements if (name := element.get(XML_ID)))


def load_edition(project: Project, witnesses: tuple[str, ...] = WITNESSES) -> Edition:
    """Read the TEI files. Raises InputError for a missing, malformed or unsafe file."""
    return _load(project, witnesses, tuple(_stamp(project, siglum) for siglum in witnesses))


def load_book(project: Project, address: str) -> Edition:
    """An edition that holds only the book of an address: it is read in a fifth of the time.

    For an address of no book it is the whole edition, which can name the nearest address.
    """
    siglum = address.partition(".")[0]
    return load_edition(project, (siglum,) if siglum in WITNESSES else WITNESSES)


Stamp = tuple[int, ...]
"""When the files of a witness were last written, in nanoseconds: the key of what was read."""


def _stamp(project: Project, siglum: str) -> Stamp:
    folder = project.witness(siglum)
    files = (project.tei_file(siglum), folder / "outline.toml", folder / "norms.toml")
    return tuple(path.stat().st_mtime_ns if path.is_file() else 0 for path in files)


@functools.lru_cache(maxsize=4)
def _load(project: Project, witnesses: tuple[str, ...], stamps: tuple[Stamp, ...]) -> Edition:
    books = [
        _load_witness(project, siglum, stamp)
        for siglum, stamp in zip(witnesses, stamps, strict=True)
    ]
    return Edition(
        laws={name: law for book in books for name, law in book.laws.items()},
        paragraphs=tuple(paragraph for book in books for paragraph in book.paragraphs),
        divisions={name: division for book in books for name, division in book.divisions.items()},
        roots={siglum: root for book in books for siglum, root in book.roots.items()},
    )


@functools.lru_cache(maxsize=16)
def _load_witness(project: Project, siglum: str, stamp: Stamp) -> Edition:
    root = read_xml(project.tei_file(siglum), f"tei/{siglum}.xml")
    outline = {f"{siglum}.{d.id}": d for d in load_outline(project, siglum)}
    reader = _Reader(project, siglum, root, outline)
    laws = {law.address: law for law in reader.laws()}
    return Edition(laws, tuple(reader.paragraphs()), outline, {siglum: root})


def law_elements(root: Element) -> Iterator[Element]:
    """The elements of a document that are laws and rules in prose, in reading order."""
    for element in root.iter(tag("div"), tag("seg")):
        if element.get("type") in ("law", "rule"):
            yield element


def reading_text(element: Element) -> str:
    """The text of an element in one line, with the points and capitals that editors supplied.

    Notes, page furniture, labels, headings and corrections are left out.
    """
    return " ".join("".join(_pieces(element, skip=UNREAD)).split())


UNREAD = frozenset(tag(name) for name in ("note", "fw", "label", "corr", "orig", "head"))
"""The elements whose content is not part of the reading text."""


def _pieces(element: Element, skip: frozenset[str]) -> Iterator[str]:
    return (text for text, _ in runs(element, skip))


def runs(
    element: Element, skip: frozenset[str] = UNREAD, address: str = ""
) -> Iterator[tuple[str, str]]:
    """The reading text in pieces, each with the address of its rule in prose (empty if none).

    ``skip`` are the elements to leave out. Blanks and line ends are as in the TEI.
    """
    if element.text:
        yield element.text, address
    for child in element:
        if isinstance(child.tag, str) and child.tag not in skip:
            inner = str(child.get(XML_ID)) if child.get("type") == "rule" else address
            if child.tag in BLOCKS:
                yield " ", address
            yield from runs(child, skip, inner)
            if child.tag in BLOCKS:
                yield " ", address
        if child.tail:
            yield child.tail, address


BLOCKS = frozenset(
    tag(name) for name in ("p", "l", "lg", "cell", "row", "lb", "item", "def", "form", "list")
)
"""The elements that separate words even without a blank before or after them."""
_PARAGRAPHS = tuple(tag(name) for name in ("p", "lg", "table", "entry", "note"))


def _inside_law(element: Element) -> bool:
    return any(parent.get("type") == "law" for parent in element.iterancestors(tag("div")))


class _Reader:
    """Reads the laws and paragraphs of one TEI document, with the page and division of each."""

    def __init__(
        self, project: Project, siglum: str, root: Element, outline: dict[str, Division]
    ) -> None:
        self.siglum = siglum
        self.root = root
        self.outline = outline
        self.language = root.get(XML_LANG, "en")
        norms = load_norms(project, siglum)
        self.reasons = {name: kind.reason for name, kind in norms.kinds.items()}
        self.reasons.update((f"{siglum}.{r.id}", r.kind.reason) for r in norms.rules)
        self.places = Leaves(root)

    def laws(self) -> Iterator[Law]:
        yield from map(self._law, law_elements(self.root))

    def paragraphs(self) -> Iterator[Paragraph]:
        for element in self.root.iter(*_PARAGRAPHS):
            if element.tag == tag("note"):
                if element.get("place") != "bottom":
                    continue
            elif _inside_law(element) and not inside_note(element):
                continue
            text = reading_text(element)
            page = self.places.page[element]
            if not text or page is None or element.get("rend") == "heading":
                continue
            division = self._division(element)
            yield Paragraph(
                anchor=element.get(XML_ID, "") or self._parent_id(element),
                witness=self.siglum,
                game=self._game(division),
                division=division,
                kind=self._paragraph_kind(element),
                text=text,
                page=page.get("n", ""),
                state=state_of(page),
                language=self.language,
            )

    def _paragraph_kind(self, element: Element) -> str:
        if inside_note(element):
            return "reason"
        return element.get("ana", "").removeprefix("#") or etree.QName(element).localname

    def _parent_id(self, element: Element) -> str:
        ids = (ancestor.get(XML_ID, "") for ancestor in element.iterancestors())
        return next(filter(None, ids), "")

    def _division(self, element: Element) -> str:
        for parent in element.iterancestors(tag("div")):
            if parent.get(XML_ID, "") in self.outline:
                return str(parent.get(XML_ID))
        return ""

    def _game(self, division: str) -> str:
        holder = self.outline.get(division)
        while holder is not None:
            if holder.game:
                return holder.game
            holder = self.outline.get(f"{self.siglum}.{holder.parent}")
        return ""

    def _law(self, element: Element) -> Law:
        address = str(element.get(XML_ID))
        division = self._division(element)
        pages, leaves = self.places.pages(element), self.places.leaves(element)
        kind = element.get("subtype") or str(element.get("type"))
        states = [state_of(leaf) for leaf in leaves]
        return Law(
            address=address,
            witness=self.siglum,
            game=self._game(division),
            division=division,
            number=int(address.rpartition(".")[2]),
            numeral=element.get("n", ""),
            kind=kind,
            status=element.get("ana", "#custom").removeprefix("#"),
            text=reading_text(element),
            pages=tuple(page.get("n", "") for page in pages),
            anchor=name_of(pages[0]) if pages else "",
            leaves=tuple(map(name_of, leaves)),
            state=min(states, key=STATES.index, default="draft"),
            language=self.language,
            reason=self.reasons.get(address, ""),
            numbered=element.tag == tag("div"),
            reasons=tuple(
                " ".join("".join(_pieces(note, UNREAD - {tag("note")})).split())
                for note in element.iter(tag("note"))
                if note.get("type") == "reason"
            ),
            doubtful=tuple(
                re.sub(r"\s+", " ", "".join(_pieces(unclear, frozenset({tag("orig")}))))
                for unclear in element.iter(tag("unclear"))
                if not inside_note(unclear, element)
            ),
        )
