"""``laws search``: find laws and paragraphs by their words."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from lawsofplay.commands.console import print_json
from lawsofplay.errors import InputError
from lawsofplay.project import find_project
from lawsofplay.search.engine import Engine, Found
from lawsofplay.search.matching import Reader, hits, snippet
from lawsofplay.search.query import Node, leaves, parse

HELP = """Find laws, rules and paragraphs.

All words must occur. "may not look" is a phrase; deal OR cut; deal NOT cut (or deal -cut);
( ) group; tri* and sh?w are patterns; bisk~ also finds words one letter away, bisk~2 two.
Other spellings and forms of a word are found too (show: shew, shewed), unless --exact.
"""

Query = Annotated[list[str], typer.Argument(help="Words, or a query as above.", show_default=False)]
Witness = Annotated[str, typer.Option("--witness", help="Only this book, e.g. seymour.")]
Game = Annotated[str, typer.Option("--game", help="Only this game, e.g. piquet.")]
Kind = Annotated[str, typer.Option("--kind", help="Only this kind, e.g. law, rule, entry, p.")]
Language = Annotated[str, typer.Option("--language", help="en or fr")]
Exact = Annotated[bool, typer.Option("--exact", help="Only the spelling as typed.")]
Limit = Annotated[int, typer.Option("--limit", min=0, help="Show so many; 0 shows all.")]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command("search", help=HELP)(search)


def search(
    query: Query,
    witness: Witness = "",
    game: Game = "",
    kind: Kind = "",
    language: Language = "",
    exact: Exact = False,
    limit: Limit = 20,
    json: Json = False,
) -> None:
    """Find laws, rules and paragraphs."""
    text = _unquoted(query)
    node = parse(text)
    engine = Engine(find_project().index)
    named = {"witness": witness, "game": game, "kind": kind, "language": language}
    found = engine.search(node, exact, **{name: value for name, value in named.items() if value})
    shown = found[:limit] if limit else found
    rows = [_row(it, node, engine.reader(exact)) for it in shown]
    if json:
        print_json({"query": text, "exact": exact, "total": len(found), "results": rows})
    else:
        _print(rows, len(found))


def _unquoted(words: list[str]) -> str:
    """Join arguments; one that the shell unquoted ("may not look") is a query of its own."""
    text = " ".join(words)
    if not text.strip():
        raise InputError("query", "", "no word to search for; see: laws search --help")
    return text


def _row(it: Found, node: Node, reader: Reader) -> dict[str, Any]:
    document = asdict(it.document)
    text = document.pop("text")
    tests = (reader.tests(phrase, it.document.language) for phrase in leaves(node))
    places = hits(text, tests)
    stretch, marks = snippet(text, places)
    return {**document, "hits": len(places), "snippet": stretch, "marks": marks}


def _print(rows: list[dict[str, Any]], total: int) -> None:
    # Lines must not be folded: they may go to another program.
    console = Console(soft_wrap=True, highlight=False)
    for row in rows:
        pages = ", ".join(row["pages"])
        where = f"{row['address']}  ({row['witness']}, p. {pages}; {row['kind']}, {row['state']})"
        console.print(Text(where, style="bold"))
        console.print(Text("  ").append_text(_marked(row["snippet"], row["marks"])))
    more = f"; {len(rows)} shown, see --limit" if len(rows) < total else ""
    found = "nothing found" if total == 0 else "1 found" if total == 1 else f"{total} found"
    print(f"{found}{more}")


def _marked(text: str, marks: list[tuple[int, int]]) -> Text:
    """Set hits off: by colour on a terminal, by asterisks elsewhere."""
    if sys.stdout.isatty():
        shown = Text(text)
        for start, end in marks:
            shown.stylize("bold reverse", start, end)
        return shown
    for start, end in reversed(marks):
        text = f"{text[:start]}*{text[start:end]}*{text[end:]}"
    return Text(text)
