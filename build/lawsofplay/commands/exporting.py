"""``laws export``: the files of the download page, one at a time."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.commands.console import print_json
from lawsofplay.downloads.catalogue import catalogue
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library

Name = Annotated[str, typer.Argument(help="A file, e.g. laws-fr.csv; without it, all are listed.")]
Json = Annotated[bool, typer.Option("--json", help="Print the list as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(export)


def export(name: Name = "", json: Json = False) -> None:
    """Print a file of the download page (laws, books, glossary ...), or list all of them."""
    project = find_project()
    edition = load_edition(project)
    made = catalogue(Library(project, edition, coverage_report(project, edition)))
    files = {file.name: file for file in made}
    if name in files:
        sys.stdout.buffer.write(files[name].data)
    elif name:
        raise InputError(name, "", "no such file; see the list: laws export")
    elif json:
        print_json(
            [
                {"name": download.name, "about": download.about, "size": len(download.data)}
                for download in made
            ]
        )
    else:
        for file in made:
            print(f"{file.name:30} {file.size:>8}  {file.about}")
