"""``laws proof``: the places of a page that an editor must look at."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from lawsofplay.base.files import read_text
from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.commands.console import print_json, track
from lawsofplay.proof.answers import load_answers, unanswered, write_answers
from lawsofplay.proof.flags import Flag
from lawsofplay.workshop.proof.book import ProofBook, load_book
from lawsofplay.workshop.proof.collation import add_readings
from lawsofplay.workshop.proof.sheet import interleaved


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(proof)


def proof(
    witness: Annotated[str, typer.Argument(help=f"One of {', '.join(WITNESSES)}")],
    pages: Annotated[list[str] | None, typer.Argument(help="Pages (p021); all by default.")] = None,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the page with its differences from ocr.txt.")
    ] = False,
    ask: Annotated[
        bool, typer.Option("--ask", help="Write the open flags into the page's answers file.")
    ] = False,
    collate: Annotated[
        Path | None, typer.Option(help="Folder with the page files of a second reading.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Show the questions that an editor must answer before a page counts as proofread.

    The answers stand in corpus/<witness>/proof/<page>.tsv; --ask writes the questions there.
    --collate adds the differences from a second reading to corpus/<witness>/readings.tsv, where
    an editor settles them.
    """
    if collate:
        added = add_readings(find_project(), witness, collate)
        print(f"{added} differences to settle in corpus/{witness}/readings.tsv")
        return
    book = load_book(find_project(), witness)
    names = pages or [page.name for page in book.pages]
    checked = []
    for name in track(names, "comparing", len(names)):
        flags = book.flags(name)
        answers = load_answers(book.project, witness, name)
        if ask:
            write_answers(book.project, witness, name, flags, answers)
        left = unanswered(flags, answers)
        checked.append((name, flags, left))
        if not json and (pages or sheet):
            _print_page(book, name, flags, left, sheet=sheet)
    if json:
        print_json([_data(name, flags, left) for name, flags, left in checked])
    elif not pages:
        _print_counts(checked)


def _print_page(
    book: ProofBook, name: str, flags: list[Flag], left: list[Flag], *, sheet: bool
) -> None:
    page = book.pages[book.place(name)]
    print(f"== {book.siglum} {name} ({page.header.state}): {len(flags)} flags, {len(left)} open")
    if sheet:
        shown = f"corpus/{book.siglum}/pages/{name}.txt"
        text = read_text(book.project.witness(book.siglum) / "pages" / f"{name}.txt", shown)
        print("\n".join(interleaved(page, book.pairs(name), text.split("\n"))))
    for flag in left:
        place = f"line {flag.line}" if flag.line else f"ocr {flag.source_line}"
        print(f"{flag.kind:<12} {place:<10} {flag.source!r} > {flag.page!r}")


def _print_counts(checked: list[tuple[str, list[Flag], list[Flag]]]) -> None:
    all_flags = Counter(flag.kind for _, flags, _ in checked for flag in flags)
    open_flags = Counter(flag.kind for _, _, flags in checked for flag in flags)
    for kind in sorted(all_flags):
        print(f"{all_flags[kind]:>6} {open_flags[kind]:>6} open  {kind}")
    print(f"{all_flags.total():>6} {open_flags.total():>6} open  on {len(checked)} pages")


def _data(name: str, flags: list[Flag], left: list[Flag]) -> dict[str, object]:
    return {"page": name, "flags": [vars(flag) for flag in flags], "open": len(left)}
