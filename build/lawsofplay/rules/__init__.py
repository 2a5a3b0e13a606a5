"""Laws that run: a registry of functions that cite laws, and what is known of every call.

>>> from lawsofplay.rules import law, met
>>> @law("cotton.chess.laws.10")
... def forfeit(*, gives_over: bool, stale: bool = False) -> str:
...     '''What he loses who gives over the Game: the ``game``.'''
...     if met("the Game is not a Stale", not stale) and gives_over:
...         return "game"
...     return "nothing"
>>> forfeit(gives_over=True)
'game'
"""

from lawsofplay.rules.explanation import Explanation, explain
from lawsofplay.rules.registry import Rule, all_rules, law, load_rules, rule_of, rules_citing
from lawsofplay.rules.trace import met, watching

__all__ = [
    "Explanation",
    "Rule",
    "all_rules",
    "explain",
    "law",
    "load_rules",
    "met",
    "rule_of",
    "rules_citing",
    "watching",
]
