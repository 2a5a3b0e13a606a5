"""A case as tables for a law's page: a column for each fact, a row for each line."""

from __future__ import annotations

from lawsofplay.rules.casebook.reading import parse
from lawsofplay.site.rows import Table, TableRow, tables

CASE = """\
# a piece touched is played
cotton.chess.laws.1: you must play it
? chess.touched
  piece=queen -> must-play
  # The book excepts it.
  cafte=yes | piece=rook -> free
  -> ! piece must have a name
? chess.played_at
  -> 3
"""


def test_every_row_is_a_line_below_the_names_of_its_facts() -> None:
    (case,) = parse(CASE, "tests/chess.cases").cases
    assert tables(case) == (
        Table(
            "chess.touched",
            ("piece", "cafte"),
            (
                TableRow(("queen", ""), "must-play", refused=False, notes=()),
                TableRow(("rook", "yes"), "free", refused=False, notes=("The book excepts it.",)),
                TableRow(("", ""), "piece must have a name", refused=True, notes=()),
            ),
        ),
        Table("chess.played_at", (), (TableRow((), "3", refused=False, notes=()),)),
    )
