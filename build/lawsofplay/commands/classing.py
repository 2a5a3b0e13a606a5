"""``laws classes``: the sentences of a book with their classes, for the editors who class them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.gates.classing.agreement import SHOWN, drawn, store_second
from lawsofplay.gates.classing.assigning import OPEN, Classed, Classing, classing_of
from lawsofplay.gates.classing.counting import RUN, standing
from lawsofplay.gates.classing.listing import listed, shown_class
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules.registry import rules_by_law

Book = Annotated[str, typer.Argument(help="A book: bellecour, seymour, academie, quanti, cotton.")]
InDivision = Annotated[
    str, typer.Option("--division", help="Only this division and all in it: piquet.discard.")
]
OfGame = Annotated[str, typer.Option("--game", help="Only the sentences of this game: piquet.")]
Open = Annotated[bool, typer.Option("--open", help="Only sentences that have no class.")]
Rules = Annotated[
    bool, typer.Option("--rules", help="Only rules of play that do not run, or not as a whole.")
]
Drawn = Annotated[
    bool,
    typer.Option(
        "--drawn", help="The tenth that a second reader classes, without the first classes."
    ),
]
Second = Annotated[
    str,
    typer.Option("--second", help="Store the second classes from this file, made with --drawn."),
]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(classes)


def classes(
    book: Book,
    division: InDivision = "",
    game: OfGame = "",
    open_only: Open = False,
    rules: Rules = False,
    drawn_only: Drawn = False,
    second: Second = "",
    json: Json = False,
) -> None:
    """List the sentences of a book, each with its name, its class (? for none) and its text.

    The classes stand in the table [classes] at the end of the book's norms.toml. Faults in its
    lines are printed too, and the exit code is then 1.
    """
    if book not in WITNESSES:
        raise InputError(book, "", f"no such book; take one of {', '.join(WITNESSES)}")
    project = find_edition()
    edition = load_edition(project, (book,))
    classing = classing_of(project, edition)
    if second:
        count = store_second(project, classing.sentences, Path(second))
        print(f"Sentences added to {SHOWN}: {count}.")
        return
    held = _chosen(classing, book, edition, division, game)
    if drawn_only:
        names = {classed.sentence.name for classed in drawn(classing.sentences)}
        held = [classed for classed in held if classed.sentence.name in names]
    if open_only:
        held = [classed for classed in held if classed.name == OPEN]
    if rules:
        running = rules_by_law()
        held = [
            classed
            for classed in held
            if classed.name == "rule" and standing(classed, running) != RUN
        ]
    if json:
        print_json([_record(classed, blind=drawn_only) for classed in held])
    else:
        for line in listed(held, edition, blind=drawn_only):
            print(line)
    _stop_at(classing)


def _chosen(
    classing: Classing, book: str, edition: Edition, division: str, game: str
) -> list[Classed]:
    """The sentences of a division or game of a book, or all.

    Raises InputError where there are none.
    """
    held = classing.sentences
    if division:
        held = _within(held, book, edition, division)
    if game:
        held = [classed for classed in held if classed.sentence.game == game]
    if not held:
        raise InputError(game, "", f"{book} has no sentence of this game here")
    return held


def _within(classed: list[Classed], book: str, edition: Edition, division: str) -> list[Classed]:
    """The sentences of a division and of all divisions inside it.

    Raises InputError for an unknown division.
    """
    wanted = f"{book}.{division.removeprefix(f'{book}.')}"
    if wanted not in edition.divisions:
        raise InputError(division, "", f"no such division in corpus/{book}/outline.toml")
    inner = {wanted}
    for name, part in edition.divisions.items():
        if f"{book}.{part.parent}" in inner:
            inner.add(name)
    return [each for each in classed if each.sentence.division in inner]


def _record(classed: Classed, blind: bool) -> dict[str, object]:
    shown = {"class": shown_class(classed)} if not blind else {}
    sentence = classed.sentence
    return {
        "sentence": sentence.name,
        "division": sentence.division,
        "game": sentence.game,
        "text": sentence.text,
        **shown,
    }


def _stop_at(classing: Classing) -> None:
    if classing.faults:
        print("\n".join(map(str, classing.faults)), file=sys.stderr)
        raise typer.Exit(1)
