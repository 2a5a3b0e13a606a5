"""The teiHeader: what the text is, who worked on it, how it is cited, and what its source is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lawsofplay.encode.words_only import is_words_only
from lawsofplay.model.licences import terms_of
from lawsofplay.model.release import TITLE, Release
from lawsofplay.model.tei import Element, make, sub
from lawsofplay.model.vocabulary import KINDS, STATUSES
from lawsofplay.model.witness import Witness
from lawsofplay.transcription import Page
from lawsofplay.transcription.model import STATES

_KIND_GLOSSES = {
    "law": "a numbered law",
    "rule": "a rule in prose",
    "definition": "what a word means",
    "example": "a case worked out",
    "reason": "why a law is so",
    "advice": "how to play well",
    "anecdote": "a story",
}
_STATUS_GLOSSES = {
    "custom": "how it is played",
    "rival-custom": "how other houses, provinces or countries play",
    "former": "how it was played",
    "proposal": "what the author proposes",
    "condemned": "what the author condemns",
}
_STATE_GLOSSES = {
    "draft": "normalised by rules, not read by an editor",
    "proofread": "read by an editor against the OCR, not against the printed book",
    "checked": "read by two editors against the OCR, not against the printed book",
}

_WORDS_ONLY = {
    "normalization": "The words, their order, their spelling and their capitals are those of the"
    " received file. A capital at the beginning of a sentence that the file has not stands in reg"
    " beside the word as received (orig); so does &c. beside the file's c.",
    "punctuation": "The received file has words and hardly a point. Every point and bracket that"
    " it has not is supplied by the editors and stands in pc with @resp. Read with orig instead of"
    " reg, and without pc and supplied, the text has the words of the file and no other.",
}


def encode_header(witness: Witness, pages: Sequence[Page], release: Release) -> Element:
    """The header of one witness's document, in this release."""
    header = make("teiHeader")
    _file_description(header, witness, release)
    _encoding_description(header, witness, is_words_only(pages))
    profile = sub(header, "profileDesc")
    languages = sub(profile, "langUsage")
    sub(languages, "language", witness.language_name, ident=witness.language)
    _revision_description(header, pages, release)
    return header


def _file_description(header: Element, witness: Witness, release: Release) -> None:
    description = sub(header, "fileDesc")
    titles = sub(description, "titleStmt")
    sub(titles, "title", f"{witness.short_title}: an edition in {TITLE}")
    if witness.author:
        sub(titles, "author", witness.author)
    _responsibility(titles, "transcription by named rules from the received OCR", "normaliser")
    _responsibility(titles, "proofreading and emendation", "editor")
    publish(description, witness.siglum, witness.siglum, release, release.shown)
    source = sub(description, "sourceDesc")
    _printed_source(source, witness)
    received = sub(source, "bibl", f"Received as plain text: {witness.provenance} SHA-256: ")
    sub(received, "idno", witness.sha256, type="sha256")
    source_terms(received, witness)


def publish(
    description: Element, siglum: str, address: str, release: Release, edition: str
) -> None:
    """Append what every TEI file says of itself: its release, its address and its licence.

    ``edition`` is the release in words. The licence is that of this edition; `source_terms` has
    that of the file from which the text was made.
    """
    sub(sub(description, "editionStmt"), "edition", edition, n=release.version)
    publication = sub(description, "publicationStmt")
    sub(publication, "publisher", TITLE)
    day = release.date.isoformat()
    sub(publication, "date", day, when=day)
    sub(publication, "idno", address, type="address")
    terms = terms_of(siglum)
    licence = sub(sub(publication, "availability"), "licence", target=terms.url)
    sub(licence, "p", terms.name)


def source_terms(source: Element, witness: Witness) -> None:
    """Append the licence of the source as received, and its notice, to a ``bibl``."""
    terms = sub(source, "availability")
    if witness.licence_url:
        terms = sub(terms, "licence", target=witness.licence_url)
    for text in (witness.licence, witness.notice):
        if text:
            sub(terms, "p", text)


def book_date(parent: Element, witness: Witness) -> None:
    """Append the date of the printed book, with low ``cert`` if the book does not print it."""
    date = sub(parent, "date", witness.date or "not dated")
    if not witness.date_certain:
        date.set("cert", "low")


def _responsibility(parent: Element, deed: str, identity: str) -> None:
    statement = sub(parent, "respStmt")
    sub(statement, "resp", deed)
    names = {
        "normaliser": "the normaliser of The Laws of Play",
        "editor": "the editors of The Laws of Play",
    }
    sub(statement, "name", names[identity], xml_id=identity)


def _printed_source(source: Element, witness: Witness) -> None:
    printed = sub(source, "biblStruct")
    monograph = sub(printed, "monogr")
    if witness.author:
        sub(monograph, "author", witness.author)
    if witness.editor:
        sub(monograph, "editor", witness.editor)
    sub(monograph, "title", witness.title)
    if witness.edition:
        sub(monograph, "edition", witness.edition)
    imprint = sub(monograph, "imprint")
    for name, value in (("pubPlace", witness.place), ("publisher", witness.publisher)):
        if value:
            sub(imprint, name, value)
    if witness.printer:
        printer = sub(imprint, "respStmt")
        sub(printer, "resp", "printer")
        sub(printer, "name", witness.printer)
    book_date(imprint, witness)
    if witness.extent:
        sub(monograph, "extent", witness.extent)
    if witness.uncertain:
        note = sub(printed, "note", type="uncertain")
        for text in witness.uncertain:
            sub(note, "p", text)


def _encoding_description(header: Element, witness: Witness, words_only: bool) -> None:
    description = sub(header, "encodingDesc")
    project = sub(description, "projectDesc")
    sub(
        project,
        "p",
        "The laws of five game books, 1687-1822, as a text that can be searched, cited and run.",
    )
    editorial = sub(description, "editorialDecl")
    _editorial(editorial, witness, words_only)
    _references(description)
    classes = sub(description, "classDecl")
    for name, glosses, members in (
        ("kinds", _KIND_GLOSSES, KINDS),
        ("statuses", _STATUS_GLOSSES, STATUSES),
        ("states", _STATE_GLOSSES, STATES),
    ):
        taxonomy = sub(classes, "taxonomy", xml_id=name)
        for member in members:
            category = sub(taxonomy, "category", xml_id=member)
            sub(category, "catDesc", glosses[member])


def _editorial(editorial: Element, witness: Witness, words_only: bool) -> None:
    statements = {
        "normalization": "Spelling, capitals and punctuation are the print's; long s is written s.",
        "correction": "What the scanner broke is restored without a mark: it is transcription;"
        " what differs from the received file is derived by comparison with it. An error"
        " of the print (sic), the printer's or the book's own, stands beside what it should be"
        " (corr).",
        "hyphenation": "A word divided at the end of a line or page is written whole.",
        "interpretation": "Numbered items are addressed by their sequence in the list; @n is the"
        " printed numeral. Kinds and statuses of norms are editorial.",
    }
    if words_only:
        statements |= _WORDS_ONLY
    for name, statement in sorted(statements.items()):
        sub(sub(editorial, name), "p", statement)
    if witness.note:
        sub(editorial, "p", witness.note)


def _references(description: Element) -> None:
    declaration = sub(description, "refsDecl")
    structure = sub(
        declaration,
        "citeStructure",
        match="//div[@type='law'] | //seg[@type='rule']",
        use="@xml:id",
    )
    structure.set("unit", "law")
    pages = sub(declaration, "citeStructure", match="//pb", use="@xml:id")
    pages.set("unit", "page")
    for element in (structure, pages):
        data = sub(element, "citeData", use="@n")
        data.set("property", "http://purl.org/dc/terms/title")


def _revision_description(header: Element, pages: Sequence[Page], release: Release) -> None:
    """Append the state of the whole transcription on the day of the release."""
    states = Counter(page.header.state for page in pages)
    parts = [f"{states[state]} {state}" for state in STATES if states[state]]
    lowest = next(state for state in STATES if states[state])
    revision = sub(header, "revisionDesc", status=lowest)
    summary = f"Version {release.version}. Pages by state: {', '.join(parts)}."
    sub(revision, "change", summary, when=release.date.isoformat(), who="#editor")
