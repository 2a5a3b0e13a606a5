"""Answers in plain English: the words that a function gives for its answer, and what is paid.

A function's answer is told by its type, where the type says enough (`Worded`), or by words given
with the function: ``@law(..., says=text("He counts {:point}."))``. docs/writing-a-rule.md has the
words; `lawsofplay.rules.tell` puts them together.
"""

from lawsofplay.sentences.itself import Worded
from lawsofplay.sentences.paying import dues, each_pays, moves, pays, shares
from lawsofplay.sentences.payments import UNNAMED, Payment
from lawsofplay.sentences.words import parts, text, yes_no

__all__ = [
    "UNNAMED",
    "Payment",
    "Worded",
    "dues",
    "each_pays",
    "moves",
    "parts",
    "pays",
    "shares",
    "text",
    "yes_no",
]
