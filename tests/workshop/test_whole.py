"""Rules judged against proofread text: words that are cut, moved, or only marked."""

from __future__ import annotations

from collections import Counter

from lawsofplay.workshop.accuracy.whole import judge
from lawsofplay.workshop.normalise.model import Change


def verdicts(truth: str, *changes: tuple[str, str, str]) -> list[tuple[str, int, int, int]]:
    made = [Change(rule, "p001", 5, before, after) for rule, before, after in changes]
    found, _ = judge(made, {"p001": {5: Counter(truth.split())}})
    return [(v.rule, v.helps, v.harms, v.open) for v in found]


def test_a_word_cut_that_the_line_still_has_is_not_missed() -> None:
    twice = "reputed that it is reasonable that"
    assert verdicts("reputed that it is reasonable", ("cut", twice, twice[:-5])) == [
        ("cut", 1, 0, 0)
    ]
    assert verdicts(twice, ("cut", twice, twice[:-5])) == [("cut", 0, 1, 0)]


def test_marks_are_no_words() -> None:
    none = [("mark", 0, 0, 0)]
    assert verdicts("having fi", ("mark", "having fi", "having fi[...]")) == none
    assert verdicts("[Meaning the", ("mark", "[Meaning the", "\\[Meaning the")) == none


def test_a_passage_that_another_rule_puts_back_is_moved() -> None:
    changes = ("cut", "V. Of Renounces. He who", "He who"), ("set", "", "V. Of Renounces.")
    assert verdicts("V. Of Renounces. He who", *changes)[0] == ("cut", 0, 0, 1)
