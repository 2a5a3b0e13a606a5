"""Executable laws: the register of functions that cite laws, and the record of their calls.

A rule is a function that cites its law (see docs/writing-a-rule.md)::

    @law("cotton.chess.laws.10")
    def gives_over(*, finished: bool, consent: bool = False) -> Penalty:
        '''What a player suffers if he ``gives over``, that is leaves off, a game.'''

Every law that runs imports this package. What only asks or explains laws is imported from its own
module, so that a law loads little.
"""

from lawsofplay.rules.exports import offered
from lawsofplay.rules.fact import Fact, like
from lawsofplay.rules.judgement import judges
from lawsofplay.rules.registry import Rule, all_rules, law, load_rules, rule_of, rules_citing
from lawsofplay.rules.trace import met, watching, whether

__all__ = [
    "Fact",
    "Rule",
    "all_rules",
    "judges",
    "law",
    "like",
    "load_rules",
    "met",
    "offered",
    "rule_of",
    "rules_citing",
    "watching",
    "whether",
]
