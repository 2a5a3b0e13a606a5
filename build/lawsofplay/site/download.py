"""A file to download, and what it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

FOLDER = "downloads"
"""The folder of the site that holds the downloads."""


def law_json_path(address: str) -> str:
    """The file of the site that holds a law as data."""
    return f"{FOLDER}/law/{address}.json"


def game_json_path(slug: str) -> str:
    """The file of the site that holds a game as data."""
    return f"{FOLDER}/game/{slug}.json"


@dataclass(frozen=True)
class Download:
    """A file to download: its name in the folder, the maker of its bytes, what it is."""

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
