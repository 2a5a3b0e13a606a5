"""Try other shares for the order of texts, one after another, on the questions kept for it.

python tests/search/tune.py        prints each share that is better, with the figures it gives

A share is taken only if it is better on both folds of the questions, so that no single question
decides. What is found so is written into `ranking.Tuning` by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from measure import command_line, measure
from questions import FILES, Question, languages_of, load

from lawsofplay.edition import load_edition
from lawsofplay.project import find_project
from lawsofplay.search import ranking
from lawsofplay.search.ranking import Tuning

STEPS = (-4, -2, 2, 4)
"""What is added to a share."""
DEPTH = ("most", "share")
"""What is no share of a weight."""


def folds(questions: Sequence[Question]) -> list[Sequence[Question]]:
    """Return every second question, and the others."""
    return [questions[::2], questions[1::2]]


def better(now: Sequence[float], before: Sequence[float]) -> bool:
    """Tell whether a share is better on one fold at least and worse on none."""
    return all(a >= b for a, b in zip(now, before, strict=True)) and sum(now) > sum(before)


def main() -> None:
    """Print the shares that are better than those of the project."""
    project = find_project()
    halves = folds(load(FILES["tuning"], languages_of(load_edition(project))))
    search = command_line(project)

    def weigh(tuning: Tuning) -> list[float]:
        ranking.Ranking.__init__.__defaults__ = (frozenset(), frozenset(), tuning)  # type: ignore[misc]
        tallies = (measure(half, search)["all"] for half in halves)
        return [it.recall + it.recall_of_ten + it.mrr for it in tallies]

    best, known = ranking.TUNING, weigh(ranking.TUNING)
    for name in (it.name for it in fields(Tuning) if it.name not in DEPTH):
        for step in STEPS:
            tried = replace(best, **{name: getattr(best, name) + step})
            if better(told := weigh(tried), known):
                best, known = tried, told
                print(name, getattr(best, name), [round(it, 3) for it in told])
    print(best)


if __name__ == "__main__":
    main()
