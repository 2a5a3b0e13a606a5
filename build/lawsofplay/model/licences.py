"""The licence of each book's text in this edition; the file LICENSE has it at length.

The licence of the file from which a text was made is another: see `witness.Witness.licence`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Terms:
    """A licence: its full name and its web address."""

    name: str
    url: str


OWN = "CC-BY-4.0"
"""The licence of the editorial work, by its SPDX name."""

OF_SCANS = {"seymour": "CC-BY-NC-SA-2.0-UK"}
"""The books whose text has the licence of their scan, with its SPDX name."""

TERMS = {
    OWN: Terms(
        "Creative Commons Attribution 4.0 International (CC BY 4.0)",
        "https://creativecommons.org/licenses/by/4.0/",
    ),
    OF_SCANS["seymour"]: Terms(
        "Creative Commons Attribution-NonCommercial-ShareAlike 2.0 UK: England & Wales"
        " (CC BY-NC-SA 2.0 UK); the scan: Bodleian Libraries, University of Oxford",
        "https://creativecommons.org/licenses/by-nc-sa/2.0/uk/",
    ),
}
"""The licences by their SPDX names."""


def licence(siglum: str) -> str:
    """The SPDX name of the licence of a book's text in this edition.

    >>> licence("quanti"), licence("seymour")
    ('CC-BY-4.0', 'CC-BY-NC-SA-2.0-UK')
    """
    return OF_SCANS.get(siglum, OWN)


def terms_of(siglum: str) -> Terms:
    """The licence of a book's text in this edition."""
    return TERMS[licence(siglum)]
