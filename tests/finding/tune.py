"""Tries other shares for the order of texts, one after another, on the tuning questions.

python tests/finding/tune.py prints every share that it tries, and at the end the best

A share is taken only if it makes some folds of the questions better and none worse, so that no
single question decides. The result is written into `ranking.Tuning` by hand. All questions are
asked some thirty times, which takes a few minutes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from lawsofplay.base.project import find_project
from lawsofplay.finding import ranking
from lawsofplay.finding.parts import WHOLE
from lawsofplay.finding.ranking import Tuning
from lawsofplay.model.edition import load_edition
from tests.finding.measure import command_line, measure
from tests.finding.questions import FILES, Question, languages_of, load

STEPS = (-2, 2)
"""What is added to a share, again and again while that is better."""
FOLDS = 3
DEPTH = ("most", "share")
"""The settings that are no share of a weight."""


def folds(questions: Sequence[Question]) -> list[Sequence[Question]]:
    """The questions in three parts: every third one, the next ones, and the others."""
    return [questions[at::FOLDS] for at in range(FOLDS)]


def better(now: Sequence[float], before: Sequence[float]) -> bool:
    """Whether a share makes at least one fold better and none worse."""
    return all(a >= b for a, b in zip(now, before, strict=True)) and sum(now) > sum(before)


def main() -> None:
    """Print the shares that are better than the project's own."""
    project = find_project()
    languages = languages_of(load_edition(project))
    asked = [question for half in ("tuning", "second") for question in load(FILES[half], languages)]
    thirds, defaults = folds(asked), ranking.Ranking.__init__.__defaults__ or ()
    search = command_line(project)

    def weigh(tuning: Tuning) -> list[float]:
        ranking.Ranking.__init__.__defaults__ = tuple(
            tuning if isinstance(default, Tuning) else default for default in defaults
        )
        tallies = (measure(third, search)["all"] for third in thirds)
        return [tally.recall + tally.recall_of_ten + tally.mrr for tally in tallies]

    best, known = ranking.TUNING, weigh(ranking.TUNING)
    print("now", [round(share, 3) for share in known], flush=True)
    for name in (field.name for field in fields(Tuning) if field.name not in DEPTH):
        for step in STEPS:
            while 0 <= (share := getattr(best, name) + step) <= WHOLE:
                weighed = weigh(replace(best, **{name: share}))
                print(name, share, [round(share, 3) for share in weighed], flush=True)
                if not better(weighed, known):
                    break
                best, known = replace(best, **{name: share}), weighed
    print(best)


if __name__ == "__main__":
    main()
