"""Writes draft pages; a page file that an editor touched is never written over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.transcription.escape import escape_strays
from lawsofplay.transcription.model import draft_checksum
from lawsofplay.transcription.parse import parse_page, split_page
from lawsofplay.workshop.normalise.model import DraftPage
from lawsofplay.workshop.normalise.pipeline import Draft


@dataclass(frozen=True)
class Written:
    """Names of the page files that were written, found equal, or kept because they were edited."""

    written: tuple[str, ...]
    unchanged: tuple[str, ...]
    kept: tuple[str, ...]


def page_file(page: DraftPage) -> str:
    """The text of a draft's page file: header, dividing line, body."""
    stretches = ", ".join(f"{first}-{last}" for first, last in page.stretches)
    # A speck that the scanner read as a bracket must not look like a mark.
    body = escape_strays(page.body.strip("\n"))
    furniture = [f"{key}: {page.furniture[key]}" for key in sorted(page.furniture)]
    head = "\n".join([f"page: {page.label}", f"lines: {stretches}", "state: draft", *furniture])
    return "\n".join([head, f"draft: {draft_checksum(head, body)}", "---", body, ""])


def is_edited(path: Path) -> bool:
    """Whether an editor touched this page file: its body or its header.

    Raises InputError if the file cannot be read as a page.
    """
    text = read_text(path)
    page = parse_page(text, "", path.stem, path)
    head, body, _ = split_page(text, path)
    return page.header.state != "draft" or page.header.draft != draft_checksum(head, body)


def write_draft(project: Project, siglum: str, draft: Draft) -> Written:
    """Write the pages of a draft; pages that an editor touched stay as they are."""
    folder = project.witness(siglum) / "pages"
    written, unchanged, kept = [], [], []
    for page in draft.book:
        path = folder / f"{page.name}.txt"
        if path.is_file() and is_edited(path):
            kept.append(page.name)
        elif write_text(path, page_file(page)):
            written.append(page.name)
        else:
            unchanged.append(page.name)
    return Written(tuple(written), tuple(unchanged), tuple(kept))
