"""Buckets as scripts whose names carry a hash of their content, so that no two indexes are mixed.

A browser keeps what it has loaded. Words and texts are known in the index by their numbers, which
another edition gives to others: with a core of today, a bucket kept from yesterday would answer
with texts that do not hold the word. So a name never stands for two contents. The search page names
its core, the core names its buckets, and each bucket names itself: ``lawsofplay.put(name, data)``.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

SHELF = 40
"""Buckets of texts on a shelf."""

STAMP = 8
"""Letters of a stamp: the beginning of the content's SHA-256, in hexadecimal."""


def scripts(core: dict[str, Any], parts: dict[str, list[Any]]) -> tuple[str, dict[str, str]]:
    """Return the name of the core, and by name the text of every script.

    ``parts`` are the buckets of each kind, in order. The core is completed by ``shelf``, how many
    buckets of texts a shelf holds, and ``stamps``: for each kind, those of its buckets, one after
    another.
    """
    files: dict[str, str] = {}
    stamps: dict[str, str] = {}
    for kind, cut in parts.items():
        made = dict(_script(f"{kind}-{number}", data) for number, data in enumerate(cut))
        stamps[kind] = _stamps(made)
        files |= made
    shelves = _shelves([text for name, text in files.items() if name.startswith("texts-")])
    stamps["shelf"] = _stamps(shelves)
    name, text = _script("core", core | {"shelf": SHELF, "stamps": stamps})
    return name, files | shelves | {name: text}


def _stamps(names: dict[str, str]) -> str:
    return "".join(name[-STAMP:] for name in names)


def _stamp(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:STAMP]


def _script(name: str, data: Any) -> tuple[str, str]:
    """The stamped name of a bucket, and its script."""
    shown = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    stamped = f"{name}-{_stamp(shown)}"
    return stamped, f'lawsofplay.put("{stamped}",{shown})\n'


def _shelves(texts: list[str]) -> dict[str, str]:
    """Scripts of many buckets of texts each; the last line says that the shelf is whole."""
    shelves = {}
    for number, start in enumerate(range(0, len(texts), SHELF)):
        held = "".join(texts[start : start + SHELF])
        name = f"shelf-{number}-{_stamp(held)}"
        shelves[name] = f'{held}lawsofplay.put("{name}",0)\n'
    return shelves
