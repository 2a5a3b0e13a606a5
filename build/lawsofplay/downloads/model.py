"""A file to be taken away, and what it is."""

from __future__ import annotations

from dataclasses import dataclass, field

FOLDER = "downloads"
"""The folder of the site that holds the files."""


@dataclass(frozen=True)
class Download:
    """One file: its name in the folder, its bytes, what it is."""

    name: str
    data: bytes = field(repr=False)
    about: str

    @property
    def size(self) -> str:
        """The size for a reader.

        >>> Download("a", b"x" * 1_340_000, "").size, Download("a", b"x", "").size
        ('1.3 MB', '1 kB')
        """
        count = len(self.data)
        return f"{count / 1e6:.1f} MB" if count >= 1_000_000 else f"{max(1, round(count / 1e3))} kB"

    @property
    def form(self) -> str:
        """The kind of file, by its name: ``csv``."""
        return self.name.rpartition(".")[2]
