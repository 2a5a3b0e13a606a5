"""Mail, Règles générales I to XV."""

from __future__ import annotations

from itertools import product

from executable_rules.mail.general_rules import boules_du_cote


def test_both_sides_always_play_as_many_balls() -> None:
    for joueurs, empty in product(range(1, 10), (0, 1)):
        balls = boules_du_cote(players_in=joueurs, adversaries=joueurs + empty)
        assert sum(balls) == joueurs + empty and len(balls) == joueurs
