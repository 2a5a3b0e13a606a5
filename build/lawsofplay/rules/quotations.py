"""Comparing a quotation with its law, letter for letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawsofplay.model.edition import Edition


def canonical(text: str) -> str:
    """The text in Unicode's form NFC with single blanks; other differences of a quotation count.

    >>> canonical("etoit  une\\n carte")
    'etoit une carte'
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def stands_in(words: str, text: str) -> bool:
    """Whether the text has the words, letter for letter and with whole words at both ends.

    >>> stands_in("the Dealer", "If the Dealer turn up"), stands_in("the Deal", "If the Dealer")
    (True, False)
    """
    return place(canonical(words), canonical(text)) >= 0


def place(words: str, text: str, start: int = 0) -> int:
    """The offset of the words in the text, from ``start`` on; -1 if they are not there.

    Both must be canonical. The words must be whole at both ends.

    >>> place("the Deal", "the Dealer ends the Deal")
    16
    """
    at = text.find(words, start) if words else -1
    while at >= 0:
        before, after = text[max(at - 1, 0) : at], text[at + len(words) :][:1]
        if not (_joins(before, words[0]) or _joins(words[-1], after)):
            break
        at = text.find(words, at + 1)
    return at


def out_of_order(parts: Iterable[str], text: str) -> str:
    """The first part of a quotation that the text has, but not in this order; else empty.

    >>> out_of_order(["he cuts", "the Dealer"], "the Dealer deals, he cuts")
    'the Dealer'
    """
    text, at = canonical(text), 0
    for words in parts:
        at = place(canonical(words), text, at)
        if at < 0:
            return words if stands_in(words, text) else ""
    return ""


def _joins(left: str, right: str) -> bool:
    """Whether two neighbouring signs, either of which may be missing, belong to one word."""
    return left.isalnum() and right.isalnum()


def quotation_fault(edition: Edition, address: str, words: str, reason: bool = False) -> str:
    """What is wrong with a quotation, in one sentence; empty if it is right.

    With ``reason`` the words must be in the book's reasons for the law. Raises InputError for an
    unknown address.
    """
    if fault := absence_fault(edition, address, words, reason):
        return fault
    texts = _texts(edition, address, reason)
    text = canonical(texts[0]) if len(texts) == 1 else ""
    short = len(canonical(words).split()) < 2 and canonical(words) != text
    return f"{words!r} is one word; quote two words at least" if short else ""


def absence_fault(edition: Edition, address: str, words: str, reason: bool = False) -> str:
    """A sentence that a law, or its reasons, lacks the words, with the nearest wording; else empty.

    Raises InputError for an unknown address.
    """
    texts = _texts(edition, address, reason)
    if any(stands_in(words, text) for text in texts):
        return ""
    where = "the reasons" if reason else "the law"
    return f"{canonical(words)!r} does not stand in {where}; {_hint(edition, words, texts)}"


def _texts(edition: Edition, address: str, reason: bool) -> tuple[str, ...]:
    law = edition.law(address)
    return law.reasons if reason else (law.text,)


def _hint(edition: Edition, words: str, texts: tuple[str, ...]) -> str:
    elsewhere = [law.address for law in edition.laws.values() if stands_in(words, law.text)]
    if elsewhere and canonical(words):
        others = f" and {len(elsewhere) - 1} more" if len(elsewhere) > 1 else ""
        return f"it stands in {elsewhere[0]}{others}"
    if not texts:
        return "the edition has no such text"
    return f"the nearest wording is {nearest(words, ' '.join(texts))!r}"


def nearest(words: str, text: str) -> str:
    """The passage of whole words in the text that is most like the quotation.

    >>> nearest("counts nothing at al", "more Cards than he ought, counts nothing at all, and")
    'counts nothing at all,'
    """
    from rapidfuzz import fuzz  # only a wrong quotation needs it, so no law that runs loads it

    text = canonical(text)
    alignment = fuzz.partial_ratio_alignment(canonical(words), text)
    if alignment is None or not text:
        return text[:80]
    first, last = alignment.dest_start, alignment.dest_end
    if last - first == len(text):
        return text
    while first > 0 and text[first - 1] != " ":
        first -= 1
    while last < len(text) and text[last] != " ":
        last += 1
    return text[first:last].strip()
