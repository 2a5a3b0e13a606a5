"""``laws search``: find laws and paragraphs by their words."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.finding.answer import Answer, Asked, Books, TextFound, answer
from lawsofplay.finding.concordance import ORDERS, ConcordanceLine
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.own_index import make_own_index, needs_own_index
from lawsofplay.finding.today import meant_otherwise, propose

HELP = """Find laws, rules and paragraphs.

All words must occur; texts in which some are missing follow. "may not look" is a phrase;
deal OR cut; deal NOT cut (or deal -cut);
deal NEAR/5 ace: at most five words apart, in any order (NEAR alone: ten); ( ) group;
tri*, sh?w and card? are patterns; bisk~ also finds words one letter away, bisk~2 two.
Other spellings, forms and names of a word are found too, and listed (show: shew, shewed;
renounce: revoke, renonce), unless --exact. quadrille law 12, piquet p. 21 or an address name a
place.
"""

LISTED = 24
"""How many of the other forms found are listed."""
LEFT = 50
"""How many letters are shown to the left of a hit."""

Query = Annotated[
    list[str], typer.Argument(help="Words, or a query as described above.", show_default=False)
]
Witness = Annotated[str, typer.Option("--witness", help="Only this book, e.g. seymour.")]
Game = Annotated[str, typer.Option("--game", help="Only this game, e.g. piquet.")]
Kind = Annotated[str, typer.Option("--kind", help="Only this kind, e.g. law, rule, entry, p.")]
Language = Annotated[str, typer.Option("--language", help="en or fr")]
Exact = Annotated[bool, typer.Option("--exact", help="Only the spelling as typed.")]
Limit = Annotated[int, typer.Option("--limit", min=0, help="Show so many; 0 shows all.")]
Section = Annotated[
    str, typer.Option("--section", help="Only this division, e.g. bellecour.piquet.")
]
Hits = Annotated[bool, typer.Option("--hits", help="Show every hit as a line with its context.")]
Sort = Annotated[
    str,
    typer.Option("--sort", help=f"By {', '.join(filter(None, ORDERS))}; else the likeliest first"),
]
Csv = Annotated[bool, typer.Option("--csv", help="Print every hit as CSV.")]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command("search", help=HELP)(search)


def search(
    query: Query,
    witness: Witness = "",
    game: Game = "",
    kind: Kind = "",
    section: Section = "",
    language: Language = "",
    exact: Exact = False,
    hits: Hits = False,
    sort: Sort = "",
    limit: Limit = 20,
    csv: Csv = False,
    json: Json = False,
) -> None:
    """Find laws, rules and paragraphs."""
    named = {"witness": witness, "game": game, "kind": kind, "section": section,
             "language": language}  # fmt: skip
    filters = {name: value for name, value in named.items() if value}
    answer = _answer(Asked(_unquoted(query), exact, filters, sort))
    if csv:
        print(answer.csv(), end="")
    elif json:
        print_json(answer.data(limit, hits))
    else:
        _print(answer, limit, hits)


def _answer(asked: Asked) -> Answer:
    if asked.order not in ORDERS:
        raise InputError(asked.order, "", f"no such order; take {', '.join(ORDERS[1:])}")
    project = find_edition()
    if needs_own_index(project):
        print("laws: making the index, this once; some 20 seconds", file=sys.stderr)
        make_own_index(project)
    return answer(asked, Engine(project.index), Books(project))


def _unquoted(words: list[str]) -> str:
    """Join the arguments to one query.

    The shell takes quotation marks away, so an argument with blanks is a query of its own.
    """
    text = " ".join(words)
    if not text.strip():
        raise InputError("query", "", "no word to search for; see: laws search --help")
    return text


def _print(answer: Answer, limit: int, hits: bool) -> None:
    # Lines are not folded, since another program may read them.
    console = Console(soft_wrap=True, highlight=False)
    for thing in answer.things:
        console.print(f"{thing.kind}: {thing.title}", style="italic", markup=False)
    matching = answer.lines if hits else [*answer.named, *answer.texts]
    shown = matching[:limit] if limit else matching
    for row in shown:
        console.print(_line(row) if isinstance(row, ConcordanceLine) else _text(row))
    _print_counts(answer, len(shown), len(matching))
    _print_loosely(console, answer, 0 if hits else _room(limit, len(shown), answer))


def _room(limit: int, shown: int, answer: Answer) -> int:
    """How many texts that lack words may still be shown."""
    return limit - shown if limit else len(answer.loosely)


def _print_counts(answer: Answer, shown: int, rows: int) -> None:
    if answer.also_found:
        forms = ", ".join(f"{form} {count}" for form, count in answer.also_found[:LISTED])
        more = ", …" if len(answer.also_found) > LISTED else ""
        print(f"also found: {forms}{more}")
    for proof in answer.proofs:
        print(f"also found: {proof.in_words()}")
    if not answer.asked.exact:
        for word in meant_otherwise(answer.books.project, answer.asked.query):
            print(word.in_words())
    counts = Counter(line.document.witness for line in answer.lines)
    print("".join(f"{witness} {count}; " for witness, count in sorted(counts.items())), end="")
    totals = f"{_counted(answer.lines, 'hit')} in {_counted(answer.texts, 'text')}"
    more = f"; {shown} shown, see --limit" if shown < rows else ""
    print(f"{totals}{more}" if answer.texts or answer.named else _nothing(answer))


def _print_loosely(console: Console, answer: Answer, room: int) -> None:
    """Print texts that lack words of the query, or have them in a heading only."""
    if not answer.loosely or room <= 0:
        return
    print("\nless like it (words may be missing, or stand in a heading):")
    for row in answer.loosely[:room]:
        console.print(_text(row))


def _nothing(answer: Answer) -> str:
    proposed = propose(answer.books.project, answer.asked.query)
    if proposed:
        return f"nothing found; the books do not say so; try: {proposed}"
    near = [f"{word}: {', '.join(known)}" for word, known in answer.near.items() if known]
    hint = f"; words spelt nearly so: {'; '.join(near)}" if near else ""
    return f"{'no text has all the words' if answer.loosely else 'nothing found'}{hint}"


def _counted(items: Sequence[object], thing: str) -> str:
    return f"{len(items)} {thing}{'' if len(items) == 1 else 's'}"


def _text(row: TextFound) -> Text:
    document = row.document
    lacks = f"; without: {', '.join(row.lacks)}" if row.lacks else ""
    pages = ", ".join(document.pages)
    about = f"{document.witness}, p. {pages}; {document.kind}, {document.state}{lacks}"
    where = f"{document.address}  ({about})\n  "
    return Text(where, style="bold").append_text(_marked(*row.snippet()))


def _line(row: ConcordanceLine) -> Text:
    shown = f"{row.left[-LEFT:]:>{LEFT}} "
    start = len(shown)
    marked = _marked(f"{shown}{row.words} {row.right}", [(start, start + len(row.words))])
    return marked.append(f"  {row.document.address}", style="bold")


def _marked(text: str, marks: list[tuple[int, int]]) -> Text:
    """A text with its hits marked: by colour on a terminal, by asterisks elsewhere."""
    if sys.stdout.isatty():
        shown = Text(text)
        for start, end in marks:
            shown.stylize("bold reverse", start, end)
        return shown
    for start, end in reversed(marks):
        text = f"{text[:start]}*{text[start:end]}*{text[end:]}"
    return Text(text)
