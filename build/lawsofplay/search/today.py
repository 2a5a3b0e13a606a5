"""Words of today that the books do not print: what to ask instead."""

from __future__ import annotations

from lawsofplay.project import Project
from lawsofplay.search.spelling import bare
from lawsofplay.search.words import fold


def proposals(project: Project) -> dict[str, str]:
    """Return queries by the folded word, without accents, that finds nothing by itself."""
    from lawsofplay.schemas.edition import TodayFile
    from lawsofplay.schemas.reading import read_as

    shown = "corpus/today.toml"
    held = read_as(project.root / shown, shown, TodayFile)
    return {bare(fold(word)): query for word, query in held.words.items()}


def propose(project: Project, query: str) -> str:
    """Return the query to propose instead of one that found nothing; empty if there is none."""
    return proposals(project).get(bare(fold(query.strip())), "")
