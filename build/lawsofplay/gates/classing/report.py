"""Puts together the report of classes: the counts, and the agreement of the two classings."""

from __future__ import annotations

from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.gates.classing.agreement import agreement, load_pairs
from lawsofplay.gates.classing.assigning import classing_of
from lawsofplay.gates.classing.counting import below, class_report
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import rules_by_law


def classes_report(project: Project, edition: Edition, prefix: str = "") -> dict[str, Any]:
    """The report on a game, book or division, or on all if the prefix is empty.

    `lawsofplay.gates.classing.counting` explains its form. Raises InputError for a prefix that
    names nothing, and for a data file that cannot be read.
    """
    held = below(classing_of(project, edition).sentences, prefix)
    counted = class_report(held, rules_by_law().keys())
    return {**counted, "agreement": agreement(load_pairs(project))}
