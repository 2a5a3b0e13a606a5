"""Our own prose, cut into sentences: the documents, and the docstrings of the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_FENCE = re.compile(r"^```.*?^```$|^~~~.*?^~~~$|<!--.*?-->", re.DOTALL | re.MULTILINE)
_QUOTED = re.compile(r"``[^`]*``|`[^`]*`|\*\*?[^*]+\*\*?|\"[^\"]*\"|“[^”]*”")
_END = re.compile(r"(?<=[.?!:;])[\"”’)]*\s+|\n\s*\n")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s", re.MULTILINE)
# What follows "::" and is set in by four blanks is a file, shown.
_LITERAL = re.compile(r"(?<=::\n)(?:\n|    .*\n)+")
_SAMPLES = (">>>", "===", "Examples\n")
_ASIDE = ("    ", "\t", "|", "#", "$")


def sentences(text: str) -> list[str]:
    """The sentences of a text; what is quoted counts as one word, a colon or semicolon ends one."""
    plain = _QUOTED.sub(_one_word, text)
    parts = _END.split(_ITEM.sub("\n\n", plain))
    return [" ".join(part.split()) for part in parts if part.strip()]


def _one_word(quoted: re.Match[str]) -> str:
    return "x." if quoted[0].endswith((".`", '."', ".*")) else "x"


def words(sentence: str) -> int:
    """How many words a sentence has."""
    return len(re.findall(r"[\w'’-]+", sentence))


def prose_of(document: str) -> str:
    """A document without its blocks of code, figures, tables and headings."""
    lines = _FENCE.sub("\n", document).splitlines()
    return "\n".join("" if line.startswith(_ASIDE) else line for line in lines)


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """The name and docstring of a module and of all in it that has one, doctests left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            docstring = ast.get_docstring(node) or ""
            if docstring:
                yield getattr(node, "name", path.stem), _prose(docstring)


def _prose(docstring: str) -> str:
    parts = re.split(r"\n\s*\n", _LITERAL.sub("\n", docstring))
    return "\n\n".join(part for part in parts if not part.lstrip().startswith(_SAMPLES))
