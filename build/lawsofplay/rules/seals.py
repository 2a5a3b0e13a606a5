"""Seals: the text of each law as it was when its function was last reviewed.

executable_rules/seals.lock has a line for each function and law, sorted, with four fields between
tabs. These are the function, the address, the first 16 digits of the SHA-256 of the law's
canonical text, and that text. If the edition's text is no longer the sealed one, the function is
suspect. ``laws review`` shows the difference, and then seals the function again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.rules.quotations import canonical
from lawsofplay.rules.registry import Rule

Pair = tuple[str, str]
"""A function's name and a law's address."""

_SHOWN = "executable_rules/seals.lock"
_HEAD = (
    "# function, address, hash and text of the law as reviewed. Written by: laws review --seal\n"
)

SEALED, SUSPECT, UNSEALED = "sealed", "suspect", "unsealed"


@dataclass(frozen=True)
class Review:
    """A function and law without a valid seal: the sealed text, empty if none, and today's."""

    function: str
    address: str
    sealed: str
    now: str

    @property
    def state(self) -> str:
        """``suspect`` if the text has changed, ``unsealed`` if it was never reviewed."""
        return SUSPECT if self.sealed else UNSEALED


def digest(text: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a text's canonical form."""
    return hashlib.sha256(canonical(text).encode()).hexdigest()[:16]


def read_seals(project: Project) -> dict[Pair, str]:
    """The sealed text of each function and law.

    Raises InputError for a missing file, and for a line that has not four fields, is repeated, or
    has a wrong hash.
    """
    seals: dict[Pair, str] = {}
    for number, line in enumerate(read_text(project.seals_lock, _SHOWN).split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        pair = (fields[0], fields[1]) if len(fields) == 4 else ("", "")
        if len(fields) != 4 or pair in seals or digest(fields[3]) != fields[2]:
            mend = "not a seal as written by laws review; restore the file from version control"
            raise InputError(_SHOWN, f"line {number}", mend)
        seals[pair] = fields[3]
    return seals


def pairs(rules: Iterable[Rule]) -> list[Pair]:
    """Every function with every law it cites, sorted."""
    return sorted((rule.name, address) for rule in rules for address in rule.addresses)


def state(seals: dict[Pair, str], pair: Pair, text: str) -> str:
    """The state of a seal, for today's text: ``sealed``, ``suspect`` or ``unsealed``."""
    if pair not in seals:
        return UNSEALED
    return SEALED if digest(seals[pair]) == digest(text) else SUSPECT


def to_review(
    seals: dict[Pair, str], rules: Iterable[Rule], edition: Edition
) -> tuple[Review, ...]:
    """The pairs without a valid seal, sorted; laws that the edition lacks are left out."""
    known = [pair for pair in pairs(rules) if pair[1] in edition.laws]
    reviews = [(pair, edition.laws[pair[1]].text) for pair in known]
    return tuple(
        Review(*pair, seals.get(pair, ""), canonical(text))
        for pair, text in reviews
        if state(seals, pair, text) != SEALED
    )


def seal(
    project: Project, rules: Iterable[Rule], edition: Edition, wanted: Callable[[Pair], bool]
) -> tuple[Pair, ...]:
    """Seal the wanted pairs with today's text; return those whose seal has changed.

    Seals of functions that no longer cite their law are removed. Seals of other pairs stay.
    """
    old = read_seals(project)
    cited = pairs(rules)
    now = {pair: old[pair] for pair in cited if pair in old}
    for pair in cited:
        if wanted(pair):
            now[pair] = canonical(edition.law(pair[1]).text)
    lines = (
        f"{name}\t{address}\t{digest(text)}\t{text}\n"
        for (name, address), text in sorted(now.items())
    )
    write_text(project.seals_lock, _HEAD + "".join(lines))
    return tuple(pair for pair in sorted(now) if now[pair] != old.get(pair))


def word_difference(old: str, new: str) -> str:
    """The new text in one line, with removed words as [-these-] and added words as {+these+}.

    >>> word_difference("he counts nothing", "he counts not any thing")
    'he counts [-nothing-] {+not any thing+}'
    """
    before, after = canonical(old).split(), canonical(new).split()
    parts: list[str] = []
    for kind, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += before[i:j]
            continue
        parts += [f"[-{' '.join(before[i:j])}-]"] if j > i else []
        parts += [f"{{+{' '.join(after[k:m])}+}}"] if m > k else []
    return " ".join(parts)
