"""Our own words can be understood: short sentences, the usual order, terms that name something."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawsofplay.base.files import read_text
from lawsofplay.base.project import find_project
from tests.prose import docstrings, prose_of, sentences, words

ROOT = find_project(Path(__file__).parent).root
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
RULES = sorted((ROOT / "executable_rules").rglob("*.py"))
MOST_WORDS = 32
PACKAGE = sorted((ROOT / "build/lawsofplay").rglob("*.py"))

# What the reader must turn round to understand: "He wins who …", "Of two alike it is not said."
TURNED = (
    re.compile(r"\b[Hh]e (?:who|that|whose)\b"),
    re.compile(r"\b(?:him|they|them) who\b"),
    re.compile(r"^What he \w+ who\b"),
    re.compile(r"^Of [^.;:]+ (?:it is|is) not said$|^Of [^.;:]+ nothing is said$"),
    re.compile(r"^Whether he who\b"),
)
QUOTED = re.compile(r"``[^`]*``|`[^`]*`|\*[^*]+\*|\"[^\"]*\"")

GLOSSARY = read_text(ROOT / "docs/glossary.md")
TERMS = dict(
    re.findall(r"^- \*\*(.+?)\*\*: (.+?)(?=\n- |\n\n|\Z)", GLOSSARY, re.MULTILINE | re.DOTALL)
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_have_no_sentence_too_long(path: Path) -> None:
    long = [told for told in sentences(prose_of(read_text(path))) if words(told) > MOST_WORDS]
    assert not long, f"{path.name}: over {MOST_WORDS} words; part it: {long}"


@pytest.mark.parametrize("paths", [RULES, PACKAGE], ids=["rules", "package"])
def test_docstrings_have_no_sentence_too_long(paths: list[Path]) -> None:
    long = [
        f"{path.relative_to(ROOT)}, {name}: {sentence}"
        for path in paths
        for name, text in docstrings(path)
        for sentence in sentences(text)
        if words(sentence) > MOST_WORDS
    ]
    assert not long, f"over {MOST_WORDS} words; part them: {long}"


def test_docstrings_of_rules_say_who_does_what_in_that_order() -> None:
    turned = [
        f"{path.relative_to(ROOT)}, {name}: {told}"
        for path in RULES
        for name, text in docstrings(path)
        for told in sentences(QUOTED.sub("x", text))
        if any(pattern.search(told.rstrip(".")) for pattern in TURNED)
    ]
    assert not turned, f"put them in the usual order: {turned}"


@pytest.mark.parametrize("term", TERMS)
def test_what_the_glossary_names_exists(term: str) -> None:
    named = re.findall(r"`([^`]+)`", TERMS[term])
    known = [_exists(name) for name in named if _kind(name)]
    assert known, f"{term}: say where it lives: a file, a folder, a command or an element"
    assert all(known), f"{term}: names what is not there: {named}"


def test_the_glossary_is_in_order_and_has_every_term_once() -> None:
    listed = re.findall(r"^- \*\*(.+?)\*\*", GLOSSARY, re.MULTILINE)
    assert len(listed) == len(set(listed)) == len(TERMS)
    for part in GLOSSARY.split("\n## ")[1:]:
        names = re.findall(r"^- \*\*(.+?)\*\*", part, re.MULTILINE)
        assert names == sorted(names, key=str.lower)


def _kind(name: str) -> str:
    if name.startswith("laws "):
        return "command"
    if name.startswith("<"):
        return "element"
    return "path" if "/" in name or name.endswith((".lock", ".toml", ".md")) else ""


def _exists(name: str) -> bool:
    if _kind(name) == "command":
        commands = "".join(map(read_text, (ROOT / "build/lawsofplay/commands").glob("*.py")))
        return bool(re.search(rf"\b(?:def |name=\"|command\(\"){name.split()[1]}\b", commands))
    if _kind(name) == "element":
        return any(name.rstrip(">") in read_text(path) for path in (ROOT / "tei").glob("*.xml"))
    return (ROOT / name).exists()
