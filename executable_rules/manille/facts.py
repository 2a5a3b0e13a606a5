"""What the functions of manille ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics import held
from lawsofplay.rules.fact import like

Hand = Annotated[held.Held, like(of_cards.Hand)]
Kings = Annotated[int, like(of_play.Kings, least=0, most=4)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=52, fewest=1)]
