"""When a book came out, as its record tells it, and how sure that is."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lawsofplay.model.witness import Witness


@dataclass(frozen=True)
class Dated:
    """The years between which a book came out, and how they are known.

    ``mark`` is that of ISO 8601-2: empty where the book prints the year plainly, ``~`` where the
    editors give it roughly, ``?`` where they take one year for probable.
    """

    first: int
    last: int
    mark: str = ""

    @property
    def certain(self) -> bool:
        """Whether the book itself tells the year plainly."""
        return self.first == self.last and not self.mark

    @property
    def shown(self) -> str:
        """As a list of works has it: 1754, [ca. 1750], [1764?], [between 1760 and 1769].

        >>> Dated(1754, 1754).shown, Dated(1750, 1750, "~").shown, Dated(1764, 1764, "?").shown
        ('1754', '[ca. 1750]', '[1764?]')
        """
        if self.first < self.last:
            return f"[between {self.first} and {self.last}]"
        forms = {"": "{}", "~": "[ca. {}]", "?": "[{}?]"}
        return forms[self.mark].format(self.first)

    @property
    def edtf(self) -> str:
        """As ISO 8601-2 and biblatex have it: 1754, 1750~, 1764?, 176X."""
        if self.first < self.last:
            return f"{str(self.first)[:3]}X"
        return f"{self.first}{self.mark}"


def dated(witness: Witness) -> Dated | None:
    """When a book came out; None where its record has no year.

    A record has a year as the book prints it, ``1754``, or as the editors give it: roughly,
    ``[c. 1750]``, probably, ``[1764?]``, or its decade alone, ``176-``.
    """
    found = re.search(r"(1\d{2}[\d-])(\??)", witness.date)
    if not found:
        return None
    year, doubt = found.groups()
    mark = "" if witness.date_certain else doubt or "~"
    return Dated(int(year.replace("-", "0")), int(year.replace("-", "9")), mark)
