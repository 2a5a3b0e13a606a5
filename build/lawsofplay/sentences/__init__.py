"""Answers of laws as plain English sentences, with the payments that follow from them.

The sentence comes from the type of the answer if its values have words (`Worded`). Otherwise it
comes from words given with the function: ``@law(..., says=text("He counts {:point}."))``.
docs/writing-a-rule.md explains these words; `lawsofplay.rules.tell` uses them.
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
