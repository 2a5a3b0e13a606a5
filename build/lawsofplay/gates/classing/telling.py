"""Prints the counts of `lawsofplay.gates.classing.counting` as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lawsofplay.gates.classing.counting import ADDRESSED, RUN, UNADDRESSED
from lawsofplay.model.vocabulary import CLASSES

Report = Mapping[str, Any]

NAMELESS = "(of no game)"
"""Stands for the game of sentences that belong to none."""

_HEADS = ("law", "rule", "again", "term", "ex.", "why", "advice", "tale", "other", "?")
"""The classes in few letters: ``again`` is restates, ``term`` definition, ``ex.`` example, ``why``
reason, ``tale`` narrative, ``other`` not play and front; ``?`` is what has no class."""

_OTHER = ("not play", "front")


def class_tables(report: Report) -> str:
    """Sentences by class, words by class, and how the rules of play stand, by book and game."""
    parts = {"Sentences by class": _sentences, "Words by class": _words, "Rules of play": _rules}
    tables = [f"{title}\n\n{table(report)}" for title, table in parts.items()]
    return "\n\n".join([*tables, agreement_lines(report["agreement"])])


def _sentences(report: Report) -> str:
    return _by_class(report, "sentences")


def _words(report: Report) -> str:
    return _by_class(report, "words")


def _by_class(report: Report, unit: str) -> str:
    return _table(_HEADS, ((name, _counts(totals, unit)) for name, totals in _groups(report)))


def _counts(totals: Report, unit: str) -> list[str]:
    classes = {name: totals["classes"][name][unit] for name in CLASSES}
    other = sum(classes.pop(name) for name in _OTHER)
    return [*map(str, classes.values()), str(other), str(totals["open"][unit])]


def _rules(report: Report) -> str:
    heads = ("rules", "run", "address only", "no address", "of 100 run")
    return _table(heads, ((name, _rule_counts(totals)) for name, totals in _groups(report)))


def _rule_counts(totals: Report) -> list[str]:
    rules, share = totals["rules"], totals["share"]
    counts = (sum(rules.values()), rules[RUN], rules[ADDRESSED], rules[UNADDRESSED])
    return [*map(str, counts), "-" if share is None else f"{share:.1f}"]


def _groups(report: Report) -> Iterator[tuple[str, Report]]:
    """Each book, below it its games if it has several, and all together."""
    for siglum, book in report["witnesses"].items():
        yield siglum, book
        for game, totals in book["games"].items() if len(book["games"]) > 1 else ():
            yield f"  {game or NAMELESS}", totals
    yield "total", report["total"]


def rule_lines(report: Report) -> str:
    """How the rules of play stand: a line for each book."""
    held = [*report["witnesses"].items(), ("total", report["total"])]
    heads = ("all", "no class", "rules", "run", "address", "neither", "of 100")
    rows = (
        (name, [str(totals["sentences"]), str(totals["open"]["sentences"]), *_rule_counts(totals)])
        for name, totals in held
    )
    return _table(heads, rows)


def agreement_lines(found: Report) -> str:
    """How far the two classings agree, and which classes one took for which of the other."""
    if not found["sentences"]:
        return "No sentence has been classed a second time."
    kappa = "not defined" if found["kappa"] is None else f"{found['kappa']:.3f}"
    summary = (
        f"Classed twice: {found['sentences']} sentences, {found['alike']} of them alike."
        f" Cohen's kappa: {kappa}."
    )
    heads = tuple(found["table"])
    rows = ((first, [str(row[name]) for name in heads]) for first, row in found["table"].items())
    return f"{summary}\n\n{_table(heads, rows, 'first, second')}"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, list[str]]], corner: str = "") -> str:
    lines = [(corner, list(heads)), *rows]
    cells = ([f"{cell:>{max(len(head), 4)}}" for cell, head in zip(row, heads, strict=True)]
             for _, row in lines)  # fmt: skip
    names = (f"{name:<21}" for name, _ in lines)
    return "\n".join(" ".join([name, *row]) for name, row in zip(names, cells, strict=True))
