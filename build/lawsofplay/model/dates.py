"""When a book was published, as its record says, and how certain this is."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lawsofplay.model.witness import Witness


@dataclass(frozen=True)
class Dated:
    """The first and the last year in which a book may have been published.

    ``mark`` says how they are known, as in ISO 8601-2. It is empty when the book prints the year,
    ``~`` when the editors give it roughly, ``?`` when they think one year probable.
    """

    first: int
    last: int
    mark: str = ""

    @property
    def certain(self) -> bool:
        """Whether the book itself prints the year."""
        return self.first == self.last and not self.mark

    @property
    def shown(self) -> str:
        """The date as in a bibliography: 1754, [ca. 1750], [1764?], [between 1760 and 1769].

        >>> Dated(1754, 1754).shown, Dated(1750, 1750, "~").shown, Dated(1764, 1764, "?").shown
        ('1754', '[ca. 1750]', '[1764?]')
        """
        if self.first < self.last:
            return f"[between {self.first} and {self.last}]"
        forms = {"": "{}", "~": "[ca. {}]", "?": "[{}?]"}
        return forms[self.mark].format(self.first)

    @property
    def edtf(self) -> str:
        """The date in the notation of ISO 8601-2 and biblatex: 1754, 1750~, 1764?, 176X."""
        if self.first < self.last:
            return f"{str(self.first)[:3]}X"
        return f"{self.first}{self.mark}"


def dated(witness: Witness) -> Dated | None:
    """When a book was published; None when its record has no year.

    A record has the year as printed (``1754``), or as the editors estimate it: roughly
    (``[c. 1750]``), probably (``[1764?]``), or by its decade alone (``176-``).
    """
    match = re.search(r"(1\d{2}[\d-])(\??)", witness.date)
    if not match:
        return None
    year, doubt = match.groups()
    mark = "" if witness.date_certain else doubt or "~"
    return Dated(int(year.replace("-", "0")), int(year.replace("-", "9")), mark)
