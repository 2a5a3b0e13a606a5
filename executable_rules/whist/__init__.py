"""Whist, as the book of 1754 has it: the 24 laws, and of its prose what they take for granted.

Four play, two against two; seats are counted from 0 in the order of play, partners across. The
book nowhere says that suit must be followed: its laws of the ``Revoke`` take it for known. A card
that is ``called`` by an adversary must be played, unless the caller would so force a revoke.
``Verdict.DEAL_AGAIN`` leaves open who deals: the book only says that the cards shall be dealt.

==========================  ==================================================================
laws 15 and 20              a revoke discovered: what the adversaries may call is not the same
seymour.whist.laws.21       printed ``stand the Deal not``: or not, as in the law after it
seymour.whist.observations  what honours set up is told of Ruff and Honours; of Whist, law 21 has it
==========================  ==================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
