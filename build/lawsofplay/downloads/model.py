"""A file to be taken away, what it is, and under which terms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from lawsofplay.witness import Witness

FOLDER = "downloads"
"""The folder of the site that holds the files."""

OWN = "CC-BY-4.0"
"""The terms of the editorial work, by the name that SPDX gives them."""

OF_SCANS = {"seymour": "CC-BY-NC-SA-2.0-UK"}
"""Books that stand under the terms of their scan."""

TERMS = {
    OWN: (
        "Creative Commons Attribution 4.0 International (CC BY 4.0)",
        "https://creativecommons.org/licenses/by/4.0/",
    ),
    OF_SCANS["seymour"]: (
        "Creative Commons Attribution-NonCommercial-ShareAlike 2.0 UK: England & Wales"
        " (CC BY-NC-SA 2.0 UK); the scan: Bodleian Libraries, University of Oxford",
        "https://creativecommons.org/licenses/by-nc-sa/2.0/uk/",
    ),
}
"""Terms in full, and where they stand."""


@dataclass(frozen=True)
class Download:
    """One file: its name in the folder, how its bytes are made, what it is."""

    name: str
    make: Callable[[], bytes] = field(repr=False)
    about: str

    @cached_property
    def data(self) -> bytes:
        """The bytes of the file, made when they are first asked for."""
        return self.make()

    @property
    def size(self) -> str:
        """The size for a reader.

        >>> [Download("a", lambda: b"x" * count, "").size for count in (1_340_000, 1)]
        ['1.3 MB', '1 kB']
        """
        count = len(self.data)
        return f"{count / 1e6:.1f} MB" if count >= 1_000_000 else f"{max(1, round(count / 1e3))} kB"

    @property
    def form(self) -> str:
        """The kind of file, by its name: ``csv``."""
        return self.name.rpartition(".")[2]


def licence(witness: Witness | str) -> str:
    """The terms of a book's text in this edition, by SPDX name."""
    siglum = witness if isinstance(witness, str) else witness.siglum
    return OF_SCANS.get(siglum, OWN)
