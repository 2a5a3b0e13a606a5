"""``laws publish``: lay the built site out for a web server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lawsofplay.base.project import find_project
from lawsofplay.pipeline.publishing import publish

Folder = Annotated[Path, typer.Argument(help="The folder that the web server serves.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command("publish")(publish_)


def publish_(folder: Folder) -> None:
    """Copy the built site into a web server's folder, under its version and as the newest."""
    release = publish(find_project(), folder)
    print(f"Published. Version {release.version} stays at {release.url('')}")
