"""The site's scripts as they are sent: minified to two fifths of their size.

The search page has one script, made of many. One function in it asks the index: the page makes a
worker from the text of that function. (A site opened from a folder cannot load one from a file.)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import minify

ENGINE = (
    "words", "limits", "query", "compounds", "senses", "direct", "places", "packed", "phrases",
    "vocabulary", "stored", "evaluate", "reading", "counting", "ranking", "naming", "index",
    "answering",
)  # fmt: skip
"""The scripts that ask the index, in order."""
PAGE = ("asking", "concordance", "rows", "choices", "search")
"""The other scripts of the search page, in order."""
OWN = ("desk", "joined", "narrow", "spelling", "trying")
"""The scripts that pages load one by one."""
READ = ("beside", "cite", "regions", "copy", "words", "light", "spelling")
"""The scripts that make reading.js, in order: for pages of laws and of the books' text."""
FORM = (
    "pieces", "cards", "picker", "boards", "wanted", "fields", "judged", "form", "answer", "others",
    "changes", "sisters", "ruling",
)  # fmt: skip
"""The form of a function's facts and the view of its answer, in order; with ``trying`` law.js."""


def sent_scripts(folder: Path) -> dict[str, str]:
    """Return by name the scripts of the site, made from the folder of their sources."""
    own = {f"{name}.js": small(_read(folder, [name])) for name in OWN}
    form = f"{_USE}{_OPEN}{_read(folder, FORM)}"
    law = small(form + _read(folder, ["trying"]))
    read = small(f"{_USE}{_read(folder, READ)}")
    return (
        own
        | {"search.js": search_script(folder), "forms.js": small(form), "law.js": law}
        | {"reading.js": read}
    )


def search_script(folder: Path) -> str:
    """Return the script of the search page."""
    engine, page = _read(folder, ENGINE), _read(folder, PAGE)
    return small(
        f"{_USE}{_OPEN}lawsofplay.engine = () => {{\n{_USE}{_OPEN}{engine}}};\n"
        f"lawsofplay.engine();\n{page}"
    )


def small(source: str) -> str:
    """Return a script that does the same, with short local names and without comments.

    >>> small("/* What it is. */\\nconst f = (word) => word + 1; // One.\\n")
    'const f=e=>e+1\\n'
    """
    return f"{minify.string('application/javascript', source)}\n"


_USE = '"use strict";\n'
_OPEN = "globalThis.lawsofplay ??= {};\n"


def _read(folder: Path, names: Iterable[str]) -> str:
    return "".join((folder / f"{name}.js").read_text(encoding="utf-8") for name in names)
