"""Page files: each holds a printed page, drafted by the normaliser and proofread by editors."""

from lawsofplay.transcription.escape import escape_strays
from lawsofplay.transcription.inline import (
    Gap,
    Inline,
    NoteMark,
    PageMark,
    Run,
    parse_inline,
    plain_text,
)
from lawsofplay.transcription.model import Block, Header, Page
from lawsofplay.transcription.parse import load_pages, parse_page

__all__ = [
    "Block",
    "Gap",
    "Header",
    "Inline",
    "NoteMark",
    "Page",
    "PageMark",
    "Run",
    "escape_strays",
    "load_pages",
    "parse_inline",
    "parse_page",
    "plain_text",
]
