"""Answers in plain English: the words that a function gives for its answer, and what is paid.

A function's answer is told by its type, where the type says enough (`Tells`), or by words given
with the function: ``@law(..., says=told("He counts {:point}."))``. docs/writing-a-rule.md has the
words; `lawsofplay.rules.tell` puts them together.
"""

from lawsofplay.sentences.itself import Tells
from lawsofplay.sentences.paying import dues, each_pays, moves, pays, shares
from lawsofplay.sentences.payments import UNNAMED, Payment
from lawsofplay.sentences.words import parts, told, yes_no

__all__ = [
    "UNNAMED",
    "Payment",
    "Tells",
    "dues",
    "each_pays",
    "moves",
    "parts",
    "pays",
    "shares",
    "told",
    "yes_no",
]
