"""Citations in the head of a web page: Highwire tags for reference managers, and JSON-LD."""

from __future__ import annotations

from typing import Any

from lawsofplay.citing.exchange import title
from lawsofplay.citing.links import relative
from lawsofplay.citing.sources import Citation, Name, edition_number, name_of, publisher_of
from lawsofplay.model.dates import dated
from lawsofplay.model.licences import terms_of
from lawsofplay.model.release import TITLE, Release
from lawsofplay.model.witness import Witness

_SCHEMA = "https://schema.org"
_BOOK = "index.html#book"
"""The name of a book in records, from its own page."""
_EDITION = "index.html#edition"
"""The name of this edition in records, from the site's top."""


def meta_tags(cited: Citation) -> list[tuple[str, str]]:
    """The tags that reference managers read from a page: the law as a part of this edition.

    ``citation_book_title`` makes the law a section of a book; without it Zotero stores an article
    in a journal. ``DC.type`` is left out, because Zotero would follow it instead. `json_ld` has
    the rest.
    """
    author = name_of(cited.witness.author)
    tags = [
        ("citation_title", title(cited)),
        ("citation_book_title", TITLE),
        ("citation_author", author.inverted if author else ""),
        ("citation_publication_date", f"{cited.release.date:%Y/%m/%d}"),
        ("citation_language", cited.witness.language),
        ("citation_public_url", cited.url),
    ]
    return [(name, value) for name, value in tags if value]


def json_ld(cited: Citation) -> dict[str, Any]:
    """The place in the terms of schema.org: a chapter of a book and of this edition.

    The records of the book and the edition stand once, in the heads of the book's page (`book_ld`)
    and of the site's first page (`edition_ld`); ``@id`` names them. Only a published edition has
    addresses and a publisher. The page links to the file with the TEI of the place
    (``rel="alternate"``).
    """
    first, _, last = cited.pages.partition("-")
    record = {
        "@context": _SCHEMA,
        "@type": "Chapter",
        "identifier": cited.address,
        "url": cited.url,
        "name": cited.title,
        "inLanguage": cited.witness.language,
        "pageStart": first,
        "pageEnd": last,
        "license": terms_of(cited.witness.siglum).url,
        "publisher": _organization(cited.release.maker) if cited.url else {},
        "dateModified": cited.release.date.isoformat() if cited.url else "",
        "isPartOf": [
            {"@id": relative(cited.path, record)}
            for record in (f"{cited.witness.siglum}/{_BOOK}", _EDITION)
        ],
    }
    return _known(record)


def book_ld(witness: Witness) -> dict[str, Any]:
    """A printed book as schema.org knows it, for the head of the book's own page."""
    when, number, publisher = dated(witness), edition_number(witness), publisher_of(witness)
    return _known(
        {
            "@context": _SCHEMA,
            "@type": "Book",
            "@id": _BOOK,
            "name": witness.short_title,
            "author": _person(name_of(witness.author)),
            "editor": _person(name_of(witness.editor)),
            "publisher": _organization(publisher) if publisher else {},
            "datePublished": when.edtf if when else "",
            "bookEdition": str(number or ""),
            "inLanguage": witness.language,
        }
    )


def edition_ld(release: Release) -> dict[str, Any]:
    """This edition as schema.org knows it, for the head of the site's first page."""
    return _known(
        {
            "@context": _SCHEMA,
            "@type": "CreativeWork",
            "@id": _EDITION,
            "name": TITLE,
            "url": release.url(""),
            "version": release.version,
            "datePublished": release.date.isoformat(),
            "dateModified": release.date.isoformat(),
            "publisher": _organization(release.maker),
        }
    )


def _organization(name: str) -> dict[str, str]:
    return {"@type": "Organization", "name": name}


def _person(name: Name | None) -> dict[str, str]:
    if name is None:
        return {}
    return _known({"@type": "Person", "givenName": name.given, "familyName": name.family})


def _known(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the fields that are not known."""
    return {key: value for key, value in record.items() if value}
