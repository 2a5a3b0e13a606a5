"""Ombre, of wrong deals, where the chapter says more than the laws, or otherwise."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK, WHOLE_PACK
from executable_rules.mechanics.matadors import BASTO, SPADILLE
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Silence, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.dealing import EIGHT, TEN, several_faced
from executable_rules.ombre.dealing_1754 import Turner, Who
from executable_rules.ombre.terms import HAND, NO_FAULT, PLAYERS, Fault
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no

CardsTurned = Annotated[tuple[cards.Card, ...], like(of_cards.CardsTurned, pack=OMBRE_PACK)]
CardsDealt = Annotated[int, like(of_cards.CardCount, least=0, most=PLAYERS * HAND)]
Hands = Annotated[
    tuple[tuple[cards.Card, ...], ...],
    like(of_cards.Hands, fewest=PLAYERS, size=PLAYERS, pack=(*WHOLE_PACK, *WHOLE_PACK)),
]


class Houses(Enum):
    """How the house plays when a player passes with ten cards."""

    MOST = "as in most houses"
    OTHERS = "as in other houses"
    FORMERLY = "as formerly"


class Redealing(Worded):
    """What becomes of a deal that was made out of turn."""

    STANDS = "the deal stands, and the party goes on as if it had been his turn"
    RIGHT_DEALER = "the cards are dealt again, by him whose turn it was"
    NOT_SAID = Verdict.NOT_SAID.value


class Alone(NamedTuple):
    """Cards drawn from a hand of ten, and whether its player must then play sans prendre."""

    drawn: int
    must_play: bool


WayAgreed = Annotated[Houses, like(of_play.WayAgreed)]
TOLD_ALONE = parts(
    drawn=text("From his hand {:card} is drawn.", nothing="No card is drawn from his hand."),
    must_play=yes_no(
        "He is obliged to play “sans prendre”, without taking in.",
        "He is not yet obliged to play “sans prendre”, without taking in.",
    ),
)


@law(
    "bellecour.ombre.dealing.9",
    "academie.ombre.dealing.9",
    says={Verdict.MAY_CHOOSE: "He to whom the card comes may take it or not."},
)
def cards_turned_in_dealing(*, cards_turned: CardsTurned, who: Who = Turner.NOBODY) -> Verdict:
    """What becomes of the deal when cards came turned, face up: one or two do it no harm.

    One or two do no harm. More than two, or a black ace, call for a fresh deal. If the dealer
    turned a card, the player to whom it comes may refuse it.
    """
    if met(
        "unless it is a black Ace",
        SPADILLE in cards_turned or BASTO in cards_turned,
        "à moins que ce ne soit un As noir",
    ):
        return Verdict.DEAL_AGAIN
    verdict = several_faced(faced_cards=len(cards_turned))
    dealer = met(
        "except the Dealer should turn a Card in dealing",
        who is Turner.DEALER,
        "si celui qui donne la tourne en donnant",
    )
    return Verdict.MAY_CHOOSE if dealer and verdict is Verdict.STANDS else verdict


@law("bellecour.ombre.dealing.10", "academie.ombre.dealing.10")
def turned_in_stock_once_played(
    *,
    faced_cards: facts.FacedCards,
    has_declared: of_conduct.HasDeclared,
    all_passed: of_state.AllPassed,
    is_special: of_state.IsSpecial,
) -> Verdict:
    """What becomes of the deal when stock cards lie turned after a bid: one or two do no harm.

    ``has_declared``: he said so. ``all_passed``: the others passed. One or two do no harm, even a
    matador; more make it void. For the time before, see the law of a faced card.
    """
    whether("even if a Matador", is_special, "quand même ce seroit un Matador")
    said = met("one of the Players says", has_declared, "quelqu'un a dit")
    if not (said and met("the others have passed", all_passed, "les autres ont passé")):
        return Verdict.NOT_SAID
    several = several_faced(faced_cards=faced_cards) is Verdict.DEAL_AGAIN
    if met(
        "if there are more turned, it is void",
        several,
        "s'il s'en trouvoit davantage",
        "il s'en trouvoit davantage de tournées",
    ):
        return Verdict.VOID
    return Verdict.STANDS if faced_cards else Verdict.NOTHING_FOLLOWS


@law("bellecour.ombre.dealing.11", "academie.ombre.dealing.11")
def dealer_turns_by_accident(*, turned_card: facts.TurnedCard) -> Fault:
    """What the dealer suffers who by accident turns a card that he deals: he is not beasted.

    It says nothing of a black ace. The law of such an ace does: ``dealing.card_turned_in_dealing``.
    """
    if met("except it is a black Ace", turned_card in (SPADILLE, BASTO), "moins que ce ne soit un"):
        return Fault(Verdict.NOT_SAID)
    return NO_FAULT


@law(
    "bellecour.ombre.dealing.12",
    "bellecour.ombre.dealing.13",
    "academie.ombre.dealing.12",
    "academie.ombre.dealing.13",
)
def passes_with_ten_cards(
    *,
    hand_size: facts.HandSize,
    way_agreed: WayAgreed = Houses.MOST,
    has_declared: of_conduct.HasDeclared,
) -> Penalty:
    """What a player suffers who ``passes``, does not play, with ten cards: in most houses nothing.

    In others he is beasted; formerly he was, even if he declared them as he passed. The numbered
    law asks that he declare them: ``discarding.speaks_with_a_wrong_hand``.
    """
    whether("I have ten Cards", has_declared, "si un Joueur avoit dit, je passe, j'ai dix cartes")
    ten = met(
        "with ten Cards",
        whole_number("hand_size", hand_size, HAND, TEN) == TEN,
        "celui qui dit, Passe, avec dix cartes",
    )
    spared = met(
        "in most houses",
        way_agreed is Houses.MOST,
        "that Spanish severity is excluded",
        "en bien des endroits on ne fait pas la bête pour cela",
    )
    return Penalty.BEAST if ten and not spared else Penalty.NONE


@law("bellecour.ombre.dealing.14", says=TOLD_ALONE)
def alone_with_ten_when_drawn(*, hand_size: facts.HandSize, was_moved: of_state.WasMoved) -> Alone:
    """What becomes of a hand of ten that would play ``sans prendre``: one card is drawn from it.

    ``was_moved``: another player has drawn the card and put it to the discard. From then on the
    hand must be played so. In the French the player is bound by his consent:
    ``alone_with_ten_by_consent``.
    """
    return _alone(hand_size, met("after the Card is drawn", was_moved))


@law("academie.ombre.dealing.14", says=TOLD_ALONE)
def alone_with_ten_by_consent(
    *, hand_size: facts.HandSize, consent_given: of_conduct.ConsentGiven
) -> Alone:
    """What becomes of a hand of ten that would play ``sans prendre``: one card is drawn from it.

    The player must play so once he has consented that it be drawn; in the English once it is drawn:
    ``alone_with_ten_when_drawn``.
    """
    return _alone(hand_size, met("aprés qu'il a consenti", consent_given))


def _alone(hand_size: int, bound: bool) -> Alone:
    """One card is drawn from ten; a hand of nine is in order."""
    ten = whole_number("hand_size", hand_size, HAND, TEN) == TEN
    return Alone(1 if ten else 0, ten and bound)


@law("bellecour.ombre.dealing.15", "academie.ombre.dealing.15")
def eight_as_ten(
    *,
    hand_size: facts.HandSize,
    is_dealer: of_state.IsDealer,
    has_discarded: of_conduct.HasDiscarded = False,
) -> Fault:
    """What follows when a player has too few cards: the same as when he has too many.

    ``hand_size``: the cards that he was dealt, or has after he discarded. The dealer who gave them
    is beasted, and may not be Ombre. A player who has too few after the discard is beasted, and
    plays with what he has. By the numbered laws, ``dealing.stands_when_eight_dealt``, the dealer is
    not beasted.
    """
    if whole_number("hand_size", hand_size, EIGHT, TEN) == HAND:
        return NO_FAULT
    if met("after having discarded", has_discarded, "aprés avoir écarté"):
        return Fault(Verdict.STANDS, (Penalty.BEAST,))
    dealt = met("he who only deals eight Cards", is_dealer, "celui qui en donnant")
    return Fault(Verdict.STANDS, (Penalty.BEAST, Penalty.MAY_NOT_PLAY)) if dealt else NO_FAULT


@law("bellecour.ombre.dealing.16", "academie.ombre.dealing.16")
def card_found_twice(
    *, card: facts.Card, hands: Hands, has_declared: of_conduct.HasDeclared
) -> Verdict:
    """What becomes of a deal with one card twice: if found late, void when both are in the hands.

    ``has_declared``: it was not noticed before a player said that he plays, or took in. ``hands``:
    those of the three players. The deal is void if both cards are in them, good if one is in the
    discard. The French has *plus d'une carte qu'il ne faut*, which is read as one too many.
    """
    late = met("it is not perceived before", has_declared, "qu'aprés que quelqu'un a dit")
    both = sum(hand.count(card) for hand in hands) > 1
    if not late:
        return Verdict.VOID
    void = met(
        "they are both in the Player's twenty-seven Cards", both, "elles sont toutes les deux"
    )
    return Verdict.DEAL_AGAIN if void else Verdict.STANDS


@law(
    "bellecour.ombre.dealing.17",
    "bellecour.ombre.dealing.18",
    "academie.ombre.dealing.17",
    "academie.ombre.dealing.18",
)
def number_of_cards_found(
    *, pack_size: of_cards.PackSize, has_declared: of_conduct.HasDeclared
) -> Verdict:
    """What becomes of a deal when the pack has too few or many cards: two or three, a new deal.

    One too few does no harm if the Ombre had said that he plays. Two or three too many or too few
    call for a new deal. For one too many see ``card_found_twice``.
    """
    over = pack_size - len(OMBRE_PACK)
    if over == 0:
        return Verdict.NOTHING_FOLLOWS
    if over == 1:
        return Verdict.NOT_SAID
    late = met("till after the Ombre has said", has_declared, "qu'aprés que l'Hombre a dit")
    return Verdict.STANDS if over == -1 and late else Verdict.DEAL_AGAIN


@law("bellecour.ombre.dealing.19", "academie.ombre.dealing.19")
def deals_out_of_turn(*, card_count: CardsDealt, was_placed: of_state.WasPlaced) -> Redealing:
    """What becomes of a deal out of turn: it stands once all is dealt and the stock laid down.

    ``was_placed``: the stock is on the table. When it is, and the twenty-seven cards are dealt, the
    deal is made and cannot be recalled. The books say nothing of the case that all are dealt and
    the stock is still in the hand.
    """
    all_dealt = met(
        "has dealt the twenty-seven Cards",
        card_count == PLAYERS * HAND,
        "s'il avoit achevé de donner les vingt-sept cartes",
    )
    placed = met("placed the Stock on the table", was_placed, "posé le talon sur la table")
    if not all_dealt:
        return Redealing.RIGHT_DEALER
    return Redealing.STANDS if placed else Redealing.NOT_SAID


@law(
    "bellecour.ombre.dealing.20",
    "academie.ombre.dealing.20",
    says=text("The {:seat} player deals again."),
)
def who_deals_again(*, dealer: facts.Dealer, deals_again: of_conduct.DealsAgain) -> int | Silence:
    """Who deals again when the deal is void: the player who dealt it."""
    void = met(
        "Whenever the deal is void, and redealt",
        deals_again,
        "Toutes les fois que le jeu est faux ou nul, & que l'on refait",
    )
    return dealer if void else Silence.NOT_SAID
