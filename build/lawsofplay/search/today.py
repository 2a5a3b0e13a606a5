"""Words of today that the books do not print: what to ask instead."""

from __future__ import annotations

from lawsofplay.files import read_toml
from lawsofplay.project import Project
from lawsofplay.search.spelling import bare
from lawsofplay.search.words import fold


def proposals(project: Project) -> dict[str, str]:
    """Return queries by the folded word, without accents, that finds nothing by itself."""
    table = read_toml(project.root / "corpus/today.toml")
    return {bare(fold(word)): str(query) for word, query in table["words"].items()}


def propose(project: Project, query: str) -> str:
    """Return the query to propose instead of one that found nothing; empty if there is none."""
    return proposals(project).get(bare(fold(query.strip())), "")
