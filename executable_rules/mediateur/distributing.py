"""Médiateur, of what the dealer and the player opposite to him do: deal, fishes, accounts."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_people, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from executable_rules.mediateur.favourite import CardCount, Pack, Seat, parted
from executable_rules.mediateur.poulans import poulans
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from executable_rules.quadrille.opening import order_of_speaking
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, pays, text, yes_no


class Account(Worded):
    """What the dealer may say of what he owes and is owed."""

    OWES_NOTHING = "he may say that he owes nothing: he goes on dealing"
    POULANS_FIRST = "he must first put down the “poulans”, the dealer’s fishes"
    MAY_COUNT = "he may count what he is to receive or to pay"


class Menage(NamedTuple):
    """Who gathers the cards that were played with, and on whose right hand he puts them."""

    gatherer: int
    user: int


Dealer = Annotated[int, like(of_people.Dealer, least=0, most=PLAYERS - 1)]


@law(
    "academie.mediateur.dealing.7",
    says=text("The cards now lie in this order, the top card first: {}."),
)
def put_together(*, pack: Pack, card_count: CardCount) -> tuple[Card, ...]:
    """The pack after a cut of this many cards: what was left on the table goes on top."""
    lifted, left = parted(pack, card_count)
    return (*left, *lifted)


@law(
    "academie.mediateur.dealing.7",
    says=text("They are dealt to in this order: the {:seat} players."),
)
def dealt_to_in_order(*, dealer: Dealer) -> tuple[int, ...]:
    """The seats in the order in which they are dealt to, from the dealer's right-hand neighbour."""
    return order_of_speaking(dealer=dealer)


@law("academie.mediateur.dealing.8", says=pays("the dealer", "the board", "fish"))
def puts_down(*, all_dealt: of_state.AllDealt) -> int:
    """How many fishes the dealer puts down when he has dealt, the ``poulans``: six."""
    dealt = met("D'abord que les cartes sont distribuées", all_dealt)
    return poulans(is_favourite=False) if dealt else 0


@law(
    "academie.mediateur.dealing.9",
    says=text(
        "The {:seat} player deals next, with the pack that lies on his right.",
        none="Nobody deals yet: the deal is not finished.",
    ),
)
def deals_next(*, dealer: Dealer, is_finished: of_state.IsFinished = True) -> int | None:
    """The seat of the player who deals next: the first (*premier*), on the right of the dealer."""
    over = met("Le coup n'est pas plutôt fini", is_finished)
    return next_player(dealer, PLAYERS) if over else None


@law("academie.mediateur.dealing.10")
def account_of_the_dealer(
    *, all_dealt: of_state.AllDealt, has_staked: of_conduct.HasStaked
) -> Account:
    """What the dealer may do when he is asked to settle for the deal before.

    While he holds the cards he does not stop for it. Then come the ``poulans``, his fishes, and the
    account last. ``has_staked``: they are put down.
    """
    if met("Tant qu'il tient les cartes", not all_dealt):
        return Account.OWES_NOTHING
    down = met("Avant le compte il doit encore avancer les poulans", has_staked)
    return Account.MAY_COUNT if down else Account.POULANS_FIRST


@law(
    "academie.mediateur.dealing.11",
    says=text(
        "The {.gatherer:seat} player gathers the cards, and puts them on his left, to the right"
        " of the {.user:seat} player."
    ),
)
def menage(*, dealer: Dealer) -> Menage:
    """Who does the ``ménage``, gathers the cards of the deal before, and for whom.

    He sits opposite to the dealer. On his left sits the player who deals after this dealer.
    """
    gatherer = next_player(dealer, PLAYERS, PLAYERS // 2)
    return Menage(gatherer, user=next_player(gatherer, PLAYERS, -1))


@law(
    "academie.mediateur.dealing.12",
    says=yes_no(
        "It is for him to gather the cards.", "He may not gather the cards: another is to do it."
    ),
)
def may_gather(*, seat: Seat, dealer: Dealer) -> bool:
    """May this player do the ``ménage``, gather the cards? Only when it is his own to do."""
    own = menage(dealer=dealer).gatherer == seat
    return not met("c'est une politesse déplacée que de vouloir faire celui d'un autre", not own)
