"""``laws coverage``: which laws have functions, and which of their words the cases try."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.gates.classing.report import classes_report
from lawsofplay.gates.classing.telling import class_tables, rule_lines
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.casebook.model import KINDS
from lawsofplay.rules.conditions import idle_conditions
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.rules.inert import check_inert
from lawsofplay.rules.joined_report import joined_lines, joined_report
from lawsofplay.rules.judged_report import judged_data, judged_lines
from lawsofplay.rules.left import judged_facts
from lawsofplay.rules.registry import rules_citing
from lawsofplay.rules.tell_listing import listing, without_words
from lawsofplay.rules.word_report import below, word_report
from lawsofplay.rules.words import DARK, LIT, LawWords, words_of_laws

Prefix = Annotated[
    str, typer.Argument(help="A game (piquet), or an address or its beginning (seymour.piquet).")
]
Words = Annotated[
    bool, typer.Option("--words", help="Count words quoted, marked as inert, and dark.")
]
Dark = Annotated[
    bool, typer.Option("--dark", help="With --words: show each law that has dark words.")
]
Sentences = Annotated[
    bool, typer.Option("--sentences", help="List the functions whose answers have no words.")
]
Conditions = Annotated[
    bool,
    typer.Option("--conditions", help="List quoted conditions that decide no row of the cases."),
]
Judgements = Annotated[
    bool, typer.Option("--judgements", help="List facts that are judgements, and who makes them.")
]
Joins = Annotated[
    bool,
    typer.Option("--joins", help="Count pairs of laws that except, price or define each other."),
]
Classes = Annotated[
    bool,
    typer.Option("--classes", help="Count sentences and words by class, and the rules that run."),
]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(coverage)


def coverage(
    prefix: Prefix = "",
    words: Words = False,
    dark: Dark = False,
    sentences: Sentences = False,
    conditions: Conditions = False,
    judgements: Judgements = False,
    joins: Joins = False,
    classes: Classes = False,
    json: Json = False,
) -> None:
    """Show how many laws have a function, a quoting test, and a seal that holds.

    With --words: how many of their words a case or test quotes, how many are marked as deciding
    nothing, and how many are dark (neither). With --dark too: each law that has dark words, in
    brackets. Faults in the marks are printed too, and the exit code is then 1.

    With --conditions: turns each quoted condition of a function to its contrary, and lists those
    that then change no row of the cases of their law. The exit code is 1 if there are any.

    With --judgements: the facts that people must judge, what each is computed from, and why the
    book leaves the others to the players.

    With --joins: how many laws of one book except, price or define another, and how they run.

    With --classes: how many sentences and words of each book and game are law, rule of play and so
    on. It also counts the rules of play that have a function.
    """
    project = find_edition()
    if sentences:
        _sentences(project, prefix, json)
    elif conditions:
        _conditions(project, prefix)
    elif judgements:
        _judgements(project, json)
    elif joins:
        report = joined_report(project)
        print_json(report) if json else print(joined_lines(report))
    elif classes:
        _classes(project, prefix, json)
    elif words or dark:
        _words(project, prefix, dark, json)
    elif prefix:
        raise InputError(
            prefix, "", "the table of laws is of all games; give --words or --classes with it"
        )
    else:
        _laws(project, json)


def _sentences(project: Project, game: str, json: bool) -> None:
    wanting = without_words(project, game)
    print_json([vars(answer) for answer in wanting]) if json else print(listing(wanting))


def _classes(project: Project, prefix: str, json: bool) -> None:
    report = classes_report(project, load_edition(project), prefix)
    print_json(report) if json else print(class_tables(report))


def _laws(project: Project, json: bool) -> None:
    edition = load_edition(project)
    report = coverage_report(project, edition)
    if json:
        print_json(report)
        return
    print(_table("witness", report["witnesses"]))
    print()
    print(_table("game", {**report["games"], "total": report["total"]}))
    print(f"\nThe rules of play, by sentences\n\n{rule_lines(classes_report(project, edition))}")


def _words(project: Project, prefix: str, dark: bool, json: bool) -> None:
    edition = load_edition(project)
    chosen = below(words_of_laws(project, edition), prefix)
    if dark:
        chosen = {address: law for address, law in chosen.items() if law.counts[DARK]}
    if json:
        print_json(word_report(chosen))
    elif dark:
        print("\n\n".join(map(_with_dark_words, chosen.values())) or "No word is dark.")
    else:
        print(_word_tables(word_report(chosen)))
    _stop_at(check_inert(project, edition))


def _conditions(project: Project, prefix: str) -> None:
    edition = load_edition(project)
    wanted = below(words_of_laws(project, edition), prefix)
    _stop_at(idle_conditions(project, edition, wanted.__contains__))
    print("Every condition that a case quotes decides a row.")


def _judgements(project: Project, json: bool) -> None:
    facts = judged_facts(project)
    if json:
        print_json([judged_data(judged) for judged in facts])
        return
    computed = sum(len(judgement.functions) for fact in facts for judgement in fact.computed)
    left = sum(len(fact.left) for fact in facts)
    print("\n\n".join(map(judged_lines, facts)))
    print(f"\n{len(facts)} facts are judgements: {computed} times computed, {left} times left.")


def _stop_at(faults: Iterable[InputError]) -> None:
    """Print what is wrong, one line each, and end with exit code 1. Does nothing without faults."""
    lines = [str(fault) for fault in faults]
    if lines:
        print("\n".join(lines), file=sys.stderr)
        raise typer.Exit(1)


def _with_dark_words(law: LawWords) -> str:
    """A law with its dark words in brackets, its functions, and the files of its cases."""
    counts = law.counts
    functions = ", ".join(rule.name for rule in rules_citing(law.law.address))
    return "\n".join(
        [
            f"{law.law.address}: {counts[DARK]} of {counts.total()} words are dark",
            f"  {functions}; {', '.join(sorted(law.quoting)) or 'quoted in Python only'}",
            f"  {law.bracketed}",
        ]
    )


def _word_tables(report: Mapping[str, Any]) -> str:
    witnesses = _word_table("witness", report["witnesses"])
    games = _word_table("game", {**report["games"], "total": report["total"]})
    heading = "Of each hundred words, how many are quoted, inert (by kind) and dark."
    return "\n\n".join([heading, witnesses, games])


def _word_table(name: str, groups: Mapping[str, Mapping[str, Any]]) -> str:
    heads = ("words", "quoted", *KINDS, "  dark")
    lines = [_row(name, heads, " ")]
    for group, totals in groups.items():
        counts = [totals[LIT], *(totals["inert"][kind] for kind in KINDS), totals[DARK]]
        shares = [f"{100 * count / max(totals['words'], 1):.1f}" for count in counts]
        cells = zip([str(totals["words"]), *shares], heads, strict=True)
        lines.append(_row(group, [f"{cell:>{len(head)}}" for cell, head in cells], " "))
    return "\n".join(lines)


_COLUMNS = {
    "numbered": "laws",
    "excluded": "excluded",
    "with_rule": "rule",
    "with_quoting_test": "test",
    "sealed": "sealed",
    "suspect": "suspect",
}
"""The totals in the table, with their heads. Two columns on the rules in prose follow."""


def _table(name: str, groups: Mapping[str, Mapping[str, Any]]) -> str:
    """A table that 80 columns hold, whatever the terminal or pipe."""
    heads = (*_COLUMNS.values(), "prose", "rule")
    lines = [_row(name, heads)]
    for group, totals in groups.items():
        prose = totals["prose"]
        counts = [*(totals[column] for column in _COLUMNS), prose["rules"], prose["with_rule"]]
        pairs = zip(counts, heads, strict=True)
        lines.append(_row(group, [f"{count:>{len(head)}}" for count, head in pairs]))
    return "\n".join(lines)


def _row(name: str, cells: Iterable[str], between: str = "  ") -> str:
    return f"{name:<22}" + "".join(f"{between}{cell}" for cell in cells)
