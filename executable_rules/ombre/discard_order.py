"""Ombre, of the order of discarding, and of faults with the stock that the chapter tells of."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_people, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.terms import PLAYERS
from executable_rules.ombre.turns import takes_from_a_game
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, dues, parts, text

Seat = Annotated[int, like(of_people.Seat, least=0, most=PLAYERS - 1)]


class Mended(Worded):
    """How hands are restored that were thrown on the stock before a deal was over."""

    NOT_NEEDED = "nothing is to be mended"
    TAKES_UP = "they take up their cards again, and the deal goes on"
    NINE_EACH = "each takes nine of the mixed cards in his turn, unseen, and the deal goes on"
    DEAL_AGAIN = "the cards are dealt again"


class Thrown(NamedTuple):
    """What becomes of the hands thrown down, and what a player suffers if he turned the
    cards up.
    """

    mended: Mended
    penalty: Penalty


@law(
    "bellecour.ombre.discard.1",
    "bellecour.ombre.discard.2",
    "academie.ombre.discard.1",
    "academie.ombre.discard.2",
    "seymour.ombre.sans-prendre.3",
    "seymour.ombre.discarding.1",
    "seymour.ombre.discarding.2",
    says=text("They discard in this order: the {:seat} players."),
)
def order_of_discarding(
    *, seat: Seat, plays_sans_prendre: of_conduct.PlaysSansPrendre = False
) -> tuple[int, ...]:
    """The seats of those who discard, in their order; ``seat`` is the Ombre's.

    It goes from the Ombre to the right, as play does, whoever is eldest. The Ombre does not discard
    if he plays ``sans prendre``, without taking in.
    """
    order = tuple((seat + steps) % PLAYERS for steps in range(PLAYERS))
    alone = met(
        "if he does play Sans Prendre",
        plays_sans_prendre,
        "s'il joue sans prendre",
        "if he plays Sans-prendre",
    )
    return order[1:] if alone else order


@law(
    "bellecour.ombre.discard.3",
    "academie.ombre.discard.3",
    says=dues(("he who took", "the pool"), ("he whose hand it was", "the pool"), unit="counter"),
)
def takes_another_hand(
    *, beast: of_money.Beast, was_seen: of_state.WasSeen
) -> tuple[Fraction, Fraction]:
    """What two pay when one took the other's ``Game`` for the stock: half a Beast each, if seen.

    Nothing, if he has not seen the cards and puts them back. By the numbered law,
    ``turns.takes_from_a_game``, each of the two pays the half of a Beast in any case.
    """
    seen = met("if he has seen them", was_seen, "s'il les a vuës")
    return takes_from_a_game(beast=beast, from_stock=not seen)


@law("bellecour.ombre.discard.4", "academie.ombre.discard.4")
def takes_with_what_he_leaves(
    *, was_placed: of_state.WasPlaced, is_last: of_state.IsLast = True
) -> Penalty:
    """What the last to take in suffers if he does not put apart what he leaves: a Beast.

    ``was_placed``: he put those cards apart before he saw the cards he takes or joined them to his
    hand.
    """
    apart = met("place them apart", was_placed, "mais les remettre à part avant que de les voir")
    return Penalty.BEAST if is_last and not apart else Penalty.NONE


@law("bellecour.ombre.discard.4", "academie.ombre.discard.4")
def looks_at_cards_left(
    *,
    is_last: of_state.IsLast,
    has_looked: of_conduct.HasLooked,
    has_begun: of_conduct.HasBegun = False,
) -> Penalty:
    """What a player suffers if he looks at cards that the last left: a Beast, unless that one did.

    ``is_last``: it is that player himself. ``has_looked``: he has seen them; then the others may
    too. Once the play has ``begun`` nobody may. The numbered law,
    ``discarding.looks_at_what_is_left``, does not say so.
    """
    late = met("after the Deal is begun playing", has_begun, "le coup est commencé de jouer")
    may = is_last or met("if he sees them, the others may also", has_looked, "s'il les voit")
    return Penalty.NONE if may and not late else Penalty.BEAST


@law(
    "bellecour.ombre.discard.5",
    "academie.ombre.discard.5",
    says=parts(mended=None, penalty=None),
)
def throws_cards_on_the_stock(
    *,
    is_known: of_state.IsKnown,
    wants_it: of_conduct.WantsIt,
    has_passed: of_conduct.HasPassed = False,
    was_turned: of_state.WasTurned = False,
) -> Thrown:
    """What becomes of hands thrown on the stock as if all had passed: they are taken up again.

    ``has_passed``: the third player has passed, too, and nothing follows. ``wants_it``: he wants to
    play; else there is a new deal. ``is_known``: it is known whose each card is. ``was_turned``:
    the cards were turned up; they are then shuffled first, and the player who turned them is
    beasted.
    """
    if has_passed:
        return Thrown(Mended.NOT_NEEDED, Penalty.NONE)
    turned = met("if the Cards should even be turned up", was_turned, "si les cartes étoient même")
    penalty = Penalty.BEAST if turned else Penalty.NONE
    if not met("at the desire of the other player", wants_it, "celui qui veut jouer le desire"):
        return Thrown(Mended.DEAL_AGAIN, penalty)
    known = met(
        "if they can be distinguished",
        is_known,
        "que les autres reprissent leurs cartes s'ils pouvoient les distinguer",
    )
    return Thrown(Mended.TAKES_UP if known and not turned else Mended.NINE_EACH, penalty)
