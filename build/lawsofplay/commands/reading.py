"""``laws show`` and ``laws cite``: the words of a law, and how to cite them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from lawsofplay import citing as cite
from lawsofplay.base.project import find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.model.edition import Law, load_book

Address = Annotated[str, typer.Argument(help="An address, e.g. bellecour.piquet.laws.3")]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands to ``laws``."""
    app.command("show")(show)
    app.command("cite")(cite_)


def show(address: Address, json: Json = False) -> None:
    """Show a law: its words as printed, page, state of the text, and the book's reasons."""
    law = load_book(find_edition(), address).law(address)
    if json:
        print_json(asdict(law))
    else:
        print(describe(law))


def describe(law: Law) -> str:
    """A law as text for a terminal."""
    numeral = f"{law.numeral}. " if law.numeral else ""
    pages = ", ".join(law.pages)
    lines = [f"{law.address}  ({law.witness}, p. {pages}; {law.state})", "", numeral + law.text]
    lines += [line for reason in law.reasons for line in ("", f"Reason: {reason}")]
    if law.doubtful:
        lines += ["", f"Doubtful readings: {', '.join(law.doubtful)}"]
    if law.reason:
        lines += ["", f"Not executed ({law.kind}): {law.reason}"]
    return "\n".join(lines)


def cite_(
    address: Annotated[str, typer.Argument(help="A law, a division or a page: bellecour.p021")],
    form: Annotated[str, typer.Option("--form", help=", ".join(cite.FORMS))] = "text",
    json: Json = False,
) -> None:
    """Cite a law, a division or a page: for readers or for reference managers (--json: CSL)."""
    project = find_edition()
    cited = cite.citation(project, load_book(project, address), address)
    rendered = cite.render(cited, "csl" if json else form)
    if isinstance(rendered, str):
        print(rendered.rstrip())
    else:
        print_json(rendered)
