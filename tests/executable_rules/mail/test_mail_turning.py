"""Mail, Du tournant, du raport et de l'ajustement I to V."""

from __future__ import annotations

from itertools import product

from executable_rules.mail.turning import ordre_du_raport


def test_everybody_brings_back_once() -> None:
    for restant in product(range(4), repeat=4):
        order = ordre_du_raport(paces_by_player=restant)
        assert [restant[place] for place in order] == sorted(restant)
        assert sorted(order) == [0, 1, 2, 3]
