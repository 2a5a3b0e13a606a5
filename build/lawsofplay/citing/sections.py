"""The section in which a law stands, with a short name for citations.

A section is named where the game and the number do not say which law is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from lawsofplay.model.edition import Edition, Law

ENOUGH = 60
"""How many letters of a heading a citation has at most."""

_NUMBER = r"(?:[IVXL]+|PREMI[EÈ]RE?|SECONDE?|\w+I[EÉÈ]ME)\b"
_COUNTS = re.compile(
    rf"\[?(?:(?:SECTION|CHAP\w*|ARTICLE|PART)\b[^\w]*{_NUMBER}|[IVXL]+\.)[\].,:]*\s+", re.IGNORECASE
)


def stopless(heading: str) -> str:
    """A heading as a title, without its final punctuation.

    >>> stopless("[The LAWS of] PIQUET:"), stopless("[THE GAME.]"), stopless("Of Cards, &c.")
    ('[The LAWS of] PIQUET', '[THE GAME]', 'Of Cards, &c.')
    """
    return heading if heading.endswith("&c.") else re.sub(r"[ .,;:]+(\]?)$", r"\1", heading)


def shortened(title: str) -> str:
    """A long title cut short, if possible before a punctuation mark, with three dots at the end.

    >>> shortened("OF THE CARDS; THEIR NUMBER; THEIR NAMES; THEIR ORDER OR RANK AND VALUE")
    'OF THE CARDS; THEIR NUMBER; THEIR NAMES …'
    """
    if len(title) <= ENOUGH:
        return title
    room = title[: ENOUGH - 1]
    part = max(map(room.rfind, ",;:"))
    cut = room[:part] if part > ENOUGH // 4 else room.rpartition(" ")[0]
    return f"{_even(cut)} …"


def section_name(heading: str) -> str:
    """A heading without its number, cut to the length that a citation allows.

    >>> section_name("SECTION II. OF THE STAKE."), section_name("II. The Method of Calling.]")
    ('OF THE STAKE', 'The Method of Calling')
    """
    return shortened(_even(stopless(_COUNTS.sub("", heading, count=1))))


def _even(title: str) -> str:
    """A title without brackets, where one of a pair was cut off."""
    return title if title.count("[") == title.count("]") else re.sub(r"[\[\]]", "", title)


def section_names(edition: Edition, label: Callable[[str], str]) -> dict[str, str]:
    """The names of the sections that citations of laws need, by the addresses of the divisions.

    The chapter of a game itself needs no name. Where two sections of a game have the same heading,
    the last part of the address is added.
    """
    inner = dict.fromkeys(law.division for law in edition.laws.values())
    named = {name: section_name(label(name)) for name in inner if name.count(".") > 1}
    times = Counter(_key(name, shown) for name, shown in named.items())
    return {
        name: shown if times[_key(name, shown)] == 1 else f"{shown} [{_last(name)}]"
        for name, shown in named.items()
    }


def _key(name: str, shown: str) -> tuple[str, str]:
    return name.rpartition(".")[0], shown


def _last(name: str) -> str:
    return name.rpartition(".")[2].replace("-", " ")


def needs_section(law: Law) -> bool:
    """Whether a citation needs the section to say which law is meant.

    The numbered laws in the list of a game do not need it: there is one law III of Piquet. Rules in
    prose are numbered anew in every section.
    """
    return not (law.numbered and law.division.endswith(".laws"))
