"""The Whim, a way of playing at Ombre in the book of 1754: a card of the stock makes the trump."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import STOCK, Says
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text

Stock = Annotated[tuple[Card, ...], like(of_cards.Stock, fewest=STOCK, size=STOCK, pack=OMBRE_PACK)]


@law(
    "seymour.whim.1",
    says=text("{} are trumps.", none="The Whim is not played: somebody has not passed."),
)
def trump_by_the_whim(*, announcements: facts.Announcements, stock: Stock) -> Suit | None:
    """Which suit is trumps when a player plays the Whim, all having passed: that of the top card.

    He turns it up, and must abide by it. At Ombre no card is turned: ``making_trumps.trump_made``.
    """
    passed = all(said is Says.PASSES for said in announcements)
    return stock[0].suit if met("When all have passed", passed) else None


@law("seymour.whim.2", says=text("He takes in {}."))
def taken_in_at_the_whim(*, stock: Stock, cards_taken: facts.CardsTaken) -> tuple[Card, ...]:
    """The cards that a player takes in who plays the Whim: as many as he pleases, from the top.

    The card turned up must be one of them: raises ValueError for none.
    """
    if not met("the Card turned up must be one of them", cards_taken > 0):
        raise ValueError(f"cards_taken={cards_taken} cannot be: he takes in the card turned up")
    return stock[:cards_taken]


@law(
    "seymour.whim.3",
    says=pays("each of the other players", "the player of the Whim", "counter"),
)
def whim_pays(*, has_won: of_conduct.HasWon) -> int:
    """What each pays for playing the Whim: nothing, whether it is won or lost."""
    whether("if he wins his Game", has_won)
    return 0
