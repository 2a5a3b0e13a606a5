"""The regular spellings of the words that the books print: a script for each language.

A reading page holds both spellings. Other pages show laws of several books beside words of the
editors; they read these scripts when a reader asks for the spelling of today.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import get_args

from lawsofplay.lexicon.regular import WORD, regular
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import tag
from lawsofplay.site.library import Library


def spelling_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """A script for each language: the words as printed, each with its spelling of today."""
    for language in get_args(Language):
        data = json.dumps(_pairs(library, language), ensure_ascii=False, separators=(",", ":"))
        script = f"((globalThis.lawsofplay ??= {{}}).spellings ??= {{}}).{language} = {data};\n"
        yield f"scripts/spelling-{language}.js", script.encode()


def _pairs(library: Library, language: Language) -> dict[str, str]:
    """The words of a language's books that have another spelling today, in order."""
    spelt = regular(language, library.project.root)
    words = {
        match[0]
        for siglum, root in library.edition.roots.items()
        if library.witnesses[siglum].language == language
        for text in root.iter(tag("text"))
        for match in WORD.finditer("".join(map(str, text.itertext())))
    }
    return {word: spelt(word) for word in sorted(words) if spelt(word) != word}
