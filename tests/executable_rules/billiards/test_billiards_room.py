"""Standers-by, judges and breakage, in prose and in verse; and the table of the package."""

from __future__ import annotations

import re

from executable_rules import billiards
from lawsofplay.base.project import find_project
from lawsofplay.model.edition import load_edition


def test_the_table_of_the_package_has_every_order_and_verse() -> None:
    named = set(re.findall(r"orders(?:-in-verse)?\.\d+", billiards.__doc__ or ""))
    edition = load_edition(find_project(), ("seymour",))
    held = (name.removeprefix("seymour.billiards.") for name in edition.laws)
    assert named == {name for name in held if name.startswith("orders")}
