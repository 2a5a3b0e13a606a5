"""Mail, Des boules sorties, arrêtées, poussées, perdues, changées, cassées, défendues I to XI."""

from __future__ import annotations

from itertools import product

from executable_rules.mail.balls_out import passe_abandonnee


def test_the_pass_given_up_never_comes_back() -> None:
    for names, asks in product(product("ABC", repeat=3), product((False, True), repeat=3)):
        taker = passe_abandonnee(who="A", player_names=names, done_by_seat=asks)
        others = [name for name, ask in zip(names, asks, strict=True) if ask and name != "A"]
        assert taker == (others[0] if others else None)
