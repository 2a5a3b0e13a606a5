"""Runs commands as a reader types them, and gives their output."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import typer
from typer.testing import CliRunner

Laws = Callable[..., str]
"""A function from the words typed after ``laws`` to the printed output."""


class Commands(Protocol):
    """A module of `lawsofplay.commands`."""

    def register(self, app: typer.Typer) -> None:
        """Add its commands."""


def typed(*modules: Commands) -> Laws:
    """The commands of modules. Each must end well; an error that it raises comes through."""
    app = typer.Typer()
    for module in modules:
        module.register(app)

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, words, catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.stdout

    return run
