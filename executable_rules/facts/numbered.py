"""What the functions of numbered ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.rules.fact import Fact

MatadorCount = Annotated[
    int,
    Fact(
        "how many matadors, the highest trumps in sequence, the player has",
        unit="matadors",
        least=0,
    ),
]
