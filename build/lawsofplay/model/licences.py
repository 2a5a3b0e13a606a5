"""Under which terms the text of each book stands in this edition; LICENSE says it at length.

The terms of the file from which a text was made are another thing: see `witness.Witness.licence`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Terms:
    """A licence: its name in full, and the address on the web where it stands."""

    name: str
    url: str


OWN = "CC-BY-4.0"
"""The terms of the editorial work, by the name that SPDX gives them."""

OF_SCANS = {"seymour": "CC-BY-NC-SA-2.0-UK"}
"""Books that stand under the terms of their scan."""

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
"""The terms by their SPDX names."""


def licence(siglum: str) -> str:
    """The terms of a book's text in this edition, by SPDX name.

    >>> licence("quanti"), licence("seymour")
    ('CC-BY-4.0', 'CC-BY-NC-SA-2.0-UK')
    """
    return OF_SCANS.get(siglum, OWN)


def terms_of(siglum: str) -> Terms:
    """The terms of a book's text in this edition."""
    return TERMS[licence(siglum)]
