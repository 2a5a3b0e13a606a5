"""The site's scripts as they are sent: without comments and indents, which weigh a quarter.

The search page has one script, made of many: what asks the index is a function in it, of whose text
the page makes a worker. (From a folder no worker can be started from a file.)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

ENGINE = (
    "words", "limits", "query", "compounds", "senses", "direct", "places", "packed", "stored",
    "evaluate", "reading", "counting", "ranking", "naming", "index", "answering",
)  # fmt: skip
"""The scripts that ask the index, in order."""
PAGE = ("asking", "concordance", "rows", "choices", "search")
"""Those of the search page besides, in order."""
OWN = ("copy", "light", "words")
"""Those that pages take one by one."""

_COMMENT = re.compile(r"^[ ]*/\*.*?\*/\n", re.MULTILINE | re.DOTALL)
_TRAILING = re.compile(r"(?<=[;{,]) // [^\n]*$", re.MULTILINE)
_INDENT = re.compile(r"^[ ]+", re.MULTILINE)
_EMPTY = re.compile(r"\n{2,}")


def sent(source: str) -> str:
    """Return a script without the comments that fill lines or end them, indents and empty lines.

    What stands within a line stays as it is. A text that runs over several lines would lose its
    indents; the scripts have none.

    >>> sent("/* What it is. */\\nvar a = 1; // One.\\n\\n  f(a);\\n")
    'var a = 1;\\nf(a);\\n'
    """
    plain = _TRAILING.sub("", _COMMENT.sub("", source))
    return _EMPTY.sub("\n", _INDENT.sub("", plain)).lstrip("\n")


def sent_scripts(folder: Path) -> dict[str, str]:
    """Return by name the scripts of a site, from the folder of their sources."""
    own = {f"{name}.js": _read(folder, [name]) for name in OWN}
    return own | {"search.js": search_script(folder)}


def search_script(folder: Path) -> str:
    """Return the script of the search page."""
    engine, page = _read(folder, ENGINE), _read(folder, PAGE)
    return (
        f"{_USE}{_OPEN}lawsofplay.engine=()=>{{\n{_USE}{_OPEN}{engine.replace(_USE, '')}}};\n"
        f"lawsofplay.engine();\n{page.replace(_USE, '')}"
    )


_USE = '"use strict";\n'
_OPEN = "globalThis.lawsofplay??={};\n"


def _read(folder: Path, names: Iterable[str]) -> str:
    return "".join(sent((folder / f"{name}.js").read_text(encoding="utf-8")) for name in names)
