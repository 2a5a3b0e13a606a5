"""Mediateur, of what it has from common Quadrille: *Bellecour* alone."""

from __future__ import annotations

from executable_rules.facts import of_state
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import Mode
from executable_rules.mediateur.playing import wins_alone, wins_with_his_friend
from executable_rules.mediateur.terms import Moyen
from executable_rules.quadrille.three_handed import Game
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.mediateur.rules.10",
    says=yes_no("He who plays has won.", "He who plays has not won."),
)
def has_won(
    *,
    mode: Mode,
    tricks: facts.Tricks,
    is_favourite: of_state.IsFavourite,
    friend_tricks: facts.FriendTricks = 0,
) -> bool:
    """Whether a player has won who plays in this way, in the favourite suit or another.

    As at common Quadrille: with a friend, whose King he called, by six tricks of both; ``Sans
    Prendre`` by six alone. With the Mediateur, a King that he bought, he must make six alone too.
    """
    whether("either in the favourite Suit or in another Suit", is_favourite)
    bought = met("one of the Players demands the Mediateur", mode is Moyen.MEDIATEUR)
    if not bought and mode is not Moyen.SANS_PRENDRE:
        return wins_with_his_friend(ombre_tricks=tricks, friend_tricks=friend_tricks)
    if friend_tricks:
        raise ValueError(f"friend_tricks={friend_tricks} cannot be: he plays alone, without friend")
    return wins_alone(tricks=tricks)


@law("bellecour.mediateur.difficulties.1", says=text("{} hold."))
def laws_in_difficulties() -> Game:
    """Whose laws hold when a difficulty arises in play: those of common Quadrille."""
    return Game.QUADRILLE
