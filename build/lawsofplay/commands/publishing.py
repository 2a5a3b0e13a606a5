"""``laws publish``: the built site as a web server is to serve it."""

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
    """Lay the built site out for its address: this version for good, the newest above it."""
    release = publish(find_project(), folder)
    print(f"Published. Version {release.version} stays at {release.url('')}")
