"""Citations in the head of a web page: Highwire and Dublin Core tags, and JSON-LD."""

from __future__ import annotations

from typing import Any

from lawsofplay.cite.sources import Citation, Name, edition_number, name_of, publisher_of
from lawsofplay.dates import dated
from lawsofplay.licences import terms_of
from lawsofplay.release import TITLE


def meta_tags(cited: Citation) -> list[tuple[str, str]]:
    """What reference managers read from a page, by name.

    The book's title (``citation_book_title``) makes it a part of a book: without it Zotero
    stores an article in a journal. No ``DC.type``: Zotero would heed it more.
    """
    witness, when = cited.witness, dated(cited.witness)
    author = name_of(witness.author)
    first, _, last = cited.pages.partition("-")
    tags = [
        ("citation_title", cited.title),
        ("citation_book_title", witness.short_title),
        ("citation_author", author.inverted if author else ""),
        ("citation_publisher", publisher_of(witness)),
        ("citation_publication_date", when.shown.strip("[]") if when else ""),
        ("citation_firstpage", first),
        ("citation_lastpage", last or first),
        ("citation_language", witness.language),
        ("DC.title", cited.title),
        ("DC.creator", author.inverted if author else ""),
        ("DC.date", when.edtf if when else ""),
        ("DC.publisher", publisher_of(witness)),
        ("DC.language", witness.language),
        ("DC.identifier", cited.address),
        ("DC.source", witness.short_title),
        ("DC.relation", f"{TITLE}, {cited.release.shown}"),
    ]
    return [(name, value) for name, value in tags if value]


def json_ld(cited: Citation, tei: str = "") -> dict[str, Any]:
    """The place as schema.org knows it: a chapter of a book, and of this edition.

    ``tei`` is the file that holds its encoding, if there is one beside the page.
    """
    first, _, last = cited.pages.partition("-")
    record = {
        "@context": "https://schema.org",
        "@type": ["CreativeWork", "Chapter"],
        "identifier": cited.address,
        "name": cited.title,
        "inLanguage": cited.witness.language,
        "pageStart": first,
        "pageEnd": last or first,
        "creativeWorkStatus": cited.state,
        "license": terms_of(cited.witness.siglum).url,
        "isPartOf": [_book(cited), _edition(cited)],
        "encoding": _media(tei) if tei else {},
    }
    return _told(record)


def _book(cited: Citation) -> dict[str, Any]:
    witness, when = cited.witness, dated(cited.witness)
    number, publisher = edition_number(witness), publisher_of(witness)
    return _told(
        {
            "@type": "Book",
            "name": witness.short_title,
            "author": _person(name_of(witness.author)),
            "editor": _person(name_of(witness.editor)),
            "publisher": {"@type": "Organization", "name": publisher} if publisher else {},
            "datePublished": when.edtf if when else "",
            "bookEdition": str(number or ""),
        }
    )


def _edition(cited: Citation) -> dict[str, Any]:
    return {
        "@type": "CreativeWork",
        "name": TITLE,
        "version": cited.release.version,
        "datePublished": cited.release.date.isoformat(),
    }


def _person(name: Name | None) -> dict[str, str]:
    if name is None:
        return {}
    return _told({"@type": "Person", "givenName": name.given, "familyName": name.family})


def _media(file: str) -> dict[str, str]:
    return {"@type": "MediaObject", "encodingFormat": "application/tei+xml", "contentUrl": file}


def _told(record: dict[str, Any]) -> dict[str, Any]:
    """A record without what is not known."""
    return {key: value for key, value in record.items() if value}
