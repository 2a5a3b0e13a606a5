"""A copy of the project to try docs/writing-a-rule.md; its example's law is still to do.

python -m tests.trying ../try
"""

from __future__ import annotations

import inspect
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.manifest.accepting import accept_data
from lawsofplay.gates.mutation.record import STORED
from lawsofplay.rules.casebook.reading import SUFFIX, casebooks
from lawsofplay.rules.named import FOLDER
from lawsofplay.rules.registry import Rule, rules_by_law

LAW = "cotton.chess.laws.10"
"""The law of the guide's example."""


def copied(real: Project, root: Path) -> Project:
    """A copy of the project in a new folder, with its index if there is one."""

    def passed_over(folder: str, names: list[str]) -> set[str]:
        site = {"site"} if Path(folder) == real.root else set()
        return {name for name in names if name.startswith(".") or name == "__pycache__"} | site

    shutil.copytree(real.root, root, ignore=passed_over)
    return Project(root)


def take_out(project: Project, address: str) -> None:
    """Take out of a copy all that was done for a law: functions, cases, seals, released address.

    Topics no longer name its cases. The copy must hold what this process has imported. This works
    only for functions of this law alone, and not for tests in Python that quote it.
    """
    for rule in rules_by_law()[address]:
        assert rule.addresses == (address,), f"{rule.name} serves other laws too"
        _without_function(project, rule)
        _without_record(project, rule.name)
    named = _names_of_cases(project, address)
    for path in (project.corpus / "topics").glob("*.toml"):
        _edit(path, lambda text: _without_answers(text, named))
    for path in (project.root / "tests").rglob(f"*{SUFFIX}"):
        _edit(path, lambda text: _without_cases(text, address))
    _edit(project.seals_lock, lambda text: _without_lines(text, rf".*\t{re.escape(address)}\t.*"))
    _edit(project.ids_lock, lambda text: _without_lines(text, re.escape(address)))
    accept_data(project)


def _edit(path: Path, change: Callable[[str], str]) -> None:
    write_text(path, change(read_text(path)))


def _without_function(project: Project, rule: Rule) -> None:
    lines, start = inspect.getsourcelines(rule.function)

    def change(text: str) -> str:
        held = text.split("\n")
        assert held[start - 1] == lines[0].rstrip("\n")
        before, after = held[: start - 1], held[start - 1 + len(lines) :]
        return "\n".join([*before, *after]).rstrip("\n") + "\n"

    _edit(project.root / rule.file, change)


def _without_record(project: Project, function: str) -> None:
    def change(text: str) -> str:
        record = {name: record for name, record in json.loads(text).items() if name != function}
        return json.dumps(record, ensure_ascii=False, indent=1, sort_keys=True) + "\n"

    _edit(project.root / STORED, change)


def _names_of_cases(project: Project, address: str) -> set[str]:
    """The cases that quote the law, as topics name them."""
    return {
        f"{_module(book.file)}: {case.heading}"
        for book in casebooks(project.root)
        for case in book.cases
        if any(quoted.address == address for quoted in case.quoted)
    }


def _module(file: str) -> str:
    return file.removeprefix(f"{FOLDER}/").removesuffix(SUFFIX).replace("/", ".")


def _without_answers(text: str, named: set[str]) -> str:
    """A topic without the answers that name these cases."""
    lines = tuple(f'case = "{name}"' for name in named)
    kept = [part for part in text.split("\n\n") if not any(line in part for line in lines)]
    return "\n\n".join(kept).rstrip("\n") + "\n"


def _without_cases(text: str, address: str) -> str:
    """A file of cases without those that quote the law."""
    quoted = re.compile(rf"^(?:reason )?{re.escape(address)}: ", re.MULTILINE)
    kept = [part for part in text.split("\n\n") if not quoted.search(part)]
    return "\n\n".join(kept).rstrip("\n") + "\n"


def _without_lines(text: str, pattern: str) -> str:
    return "\n".join(line for line in text.split("\n") if not re.fullmatch(pattern, line))


def main(folder: str) -> None:
    """Make the copy in a new folder."""
    take_out(copied(find_project(Path(__file__).parent), Path(folder)), LAW)
    print(f"{folder}: a copy in which {LAW} is still to do.")


if __name__ == "__main__":
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        sys.exit("tests.trying: name one folder, which is not there yet: ../try")
    main(sys.argv[1])
