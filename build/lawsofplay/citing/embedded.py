"""Citations in the head of a web page: Highwire and Dublin Core tags, and JSON-LD."""

from __future__ import annotations

from typing import Any

from lawsofplay.citing.exchange import title
from lawsofplay.citing.sources import Citation, Name, edition_number, name_of, publisher_of
from lawsofplay.citing.styles import book_line
from lawsofplay.model.dates import dated
from lawsofplay.model.licences import terms_of
from lawsofplay.model.release import TITLE


def meta_tags(cited: Citation) -> list[tuple[str, str]]:
    """The tags that reference managers read from a page: the law as a part of this edition.

    ``citation_book_title`` makes the law a section of a book; without it Zotero stores an article
    in a journal. ``DC.type`` is left out, because Zotero would follow it instead. ``DC.source`` is
    the book from which the text comes.
    """
    author = name_of(cited.witness.author)
    tags = [
        ("citation_title", title(cited)),
        ("citation_book_title", TITLE),
        ("citation_author", author.inverted if author else ""),
        ("citation_publication_date", f"{cited.release.date:%Y/%m/%d}"),
        ("citation_language", cited.witness.language),
        ("citation_public_url", cited.url),
        ("DC.identifier", cited.address),
        ("DC.source", book_line(cited)),
        ("DC.relation", f"{TITLE}, {cited.release.shown}"),
    ]
    return [(name, value) for name, value in tags if value]


def json_ld(cited: Citation) -> dict[str, Any]:
    """The place in the terms of schema.org: a chapter of a book and of this edition.

    Only a published edition has addresses and a publisher. The head of the page links to the file
    with the TEI of the place (``rel="alternate"``).
    """
    first, _, last = cited.pages.partition("-")
    record = {
        "@context": "https://schema.org",
        "@type": "Chapter",
        "identifier": cited.address,
        "url": cited.url,
        "name": cited.title,
        "inLanguage": cited.witness.language,
        "pageStart": first,
        "pageEnd": last or first,
        "creativeWorkStatus": cited.state,
        "license": terms_of(cited.witness.siglum).url,
        "publisher": _organization(cited.release.maker) if cited.url else {},
        "dateModified": cited.release.date.isoformat() if cited.url else "",
        "isPartOf": [_book(cited), _edition(cited)],
    }
    return _known(record)


def _book(cited: Citation) -> dict[str, Any]:
    witness, when = cited.witness, dated(cited.witness)
    number, publisher = edition_number(witness), publisher_of(witness)
    return _known(
        {
            "@type": "Book",
            "name": witness.short_title,
            "author": _person(name_of(witness.author)),
            "editor": _person(name_of(witness.editor)),
            "publisher": _organization(publisher) if publisher else {},
            "datePublished": when.edtf if when else "",
            "bookEdition": str(number or ""),
        }
    )


def _edition(cited: Citation) -> dict[str, Any]:
    return _known(
        {
            "@type": "CreativeWork",
            "name": TITLE,
            "url": cited.release.url(""),
            "version": cited.release.version,
            "datePublished": cited.release.date.isoformat(),
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
