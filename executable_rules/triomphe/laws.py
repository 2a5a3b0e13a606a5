"""Triomphe, the nine laws: false pack, misdeal, the vole undertaken, faults in play, quitting.

Who loses a game takes it off his score or, if he has none, the opposite party marks it: law II says
so of the misdeal; of the other faults the books say only that he loses.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit, Verdict
from executable_rules.mechanics.tricks import winner
from executable_rules.triomphe import facts
from executable_rules.triomphe.dealing import HAND, Hand, triomphe_ranking
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text

ONE_GAME = Forfeit(1, Unit.GAME, Payee.ADVERSARY)
TWO_GAMES = Forfeit(2, Unit.GAME, Payee.ADVERSARY)


class Marked(NamedTuple):
    """What is marked, or taken off where it is below nought, by each side."""

    dealer: int
    adversary: int


class Changed(Enum):
    """What a player exchanged his cards with."""

    NOTHING = "with nothing"
    ASSOCIATE = "with his associate (son compagnon)"
    TRICKS = "with the tricks already made (des levées déja faites)"


Thing = Annotated[Changed, like(of_play.Thing)]


@law("bellecour.triomphe.laws.1", "academie.triomphe.laws.1")
def false_or_faced(
    *,
    pack_is_false: of_state.PackIsFalse,
    faced_cards: of_cards.FacedCards,
    is_earlier_deal: of_state.IsEarlierDeal = False,
) -> Verdict:
    """A false pack or a ``faced`` card (*tournée*) makes a new deal; those before stand good.

    It is made again whether it was finished or not: the laws do not ask it here.
    """
    bad = met("When the Pack is false", pack_is_false, "Lorsque le jeu est faux")
    bad = met("there is a faced Card", faced_cards > 0, "il y a quelque carte tournée") or bad
    stands = met("the preceding ones stand good", is_earlier_deal, "les coups précédens sont bons")
    if not bad:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if stands else Verdict.DEAL_AGAIN


@law(
    "bellecour.triomphe.laws.2",
    "academie.triomphe.laws.2",
    says=parts(
        dealer=text(
            "One game is taken off the dealer’s score.",
            nothing="The dealer’s score stays as it was.",
        ),
        adversary=text(
            "The opposite party marks {:game}.", nothing="The opposite party marks nothing."
        ),
    ),
)
def deals_wrong(
    *,
    hand_sizes: of_cards.HandSizes,
    games_marked: of_play.GamesMarked,
    dealt_wrong: of_state.DealtWrong = False,
) -> Marked:
    """What is marked when the dealer gives a hand too many or too few cards, or deals wrong anyhow.

    ``games_marked``: his games. One is taken off, or the opposite party marks it if he has none.
    """
    wrong = met(
        "too many or too few Cards",
        any(cards != HAND for cards in hand_sizes),
        "plus ou moins de cartes",
    )
    if not (met("any how deals wrong", dealt_wrong, "ou enfin donne mal") or wrong):
        return Marked(0, 0)
    has_any = met("if he has any", games_marked > 0, "s'il en a")
    return Marked(-1, 0) if has_any else Marked(0, 1)


@law(
    "bellecour.triomphe.laws.3",
    "academie.triomphe.laws.3",
    says=pays("the player who undertook the “vole” (all the tricks)"),
)
def undertakes_vole(*, tricks: of_play.Tricks) -> Forfeit:
    """A player who undertakes the ``vole``, all five tricks, and makes fewer loses two games."""
    made = tricks == HAND
    return TWO_GAMES if met("does not make it", not made, "ne la fait pas") else NOTHING


@law("bellecour.triomphe.laws.4", "academie.triomphe.laws.4")
def plays_before_turn(*, seat: facts.Seat, seat_in_turn: of_people.SeatInTurn) -> Forfeit:
    """What a player loses if he plays before his turn: one game."""
    return (
        ONE_GAME
        if met("plays before his turn", seat != seat_in_turn, "joue avant son tour")
        else NOTHING
    )


@law("bellecour.triomphe.laws.5", "academie.triomphe.laws.5")
def does_not_win(
    *,
    hand: of_cards.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
) -> Forfeit:
    """A player who could win what lies in the suit led, and does not (*lever*), loses one game."""
    return fails_to_win(hand, trick, card_played, triomphe_ranking(trump))


@law("bellecour.triomphe.laws.6", "academie.triomphe.laws.6")
def does_not_trump(
    *,
    hand: of_cards.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
) -> Forfeit:
    """A player without the suit led who could trump (*couper*), and does not, loses one game.

    It is no excuse that a higher trump than his lies before him.
    """
    led = _led(hand, trick, card_played)
    none = met(
        "having none of the Suit led",
        all(card.suit is not led for card in hand),
        "n'ayant point de la couleur jouée",
    )
    might = met("might have trumped it", any(card.suit is trump for card in hand), "peut couper")
    return ONE_GAME if none and might and card_played.suit is not trump else NOTHING


@law("bellecour.triomphe.laws.7", "academie.triomphe.laws.7")
def renounces(
    *,
    hand: of_cards.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    is_agreed: of_state.IsAgreed = False,
) -> Forfeit | Penalty:
    """What a player loses if he ``renounces``, does not follow the suit led though he can: two
    games.

    Or the party, as was agreed at the beginning: in the French two games where nothing is agreed;
    the English has both by agreement, and two games first.
    """
    if met(
        "He that renounces",
        card_played.suit is not _led(hand, trick, card_played) and _has(hand, trick),
        "Celui qui renonce",
    ):
        return (
            Penalty.LOSES_PARTY
            if met("as shall be agreed", is_agreed, "quand on en est convenu")
            else TWO_GAMES
        )
    return NOTHING


@law("bellecour.triomphe.laws.8", "academie.triomphe.laws.8")
def changes_cards(*, thing: Thing) -> Penalty:
    """What a player loses if he is detected in changing his cards: the party.

    The French has him take of the tricks already made (*en prendre des levées*).
    """
    if met("changing his Cards", thing is not Changed.NOTHING, "changer les cartes de son jeu"):
        return Penalty.LOSES_PARTY
    return Penalty.NONE


@law("bellecour.triomphe.laws.9", "academie.triomphe.laws.9")
def quits(*, is_finished: of_state.IsFinished) -> Penalty:
    """What a player loses if he quits: the party, if he does before it is finished."""
    return (
        Penalty.LOSES_PARTY
        if met("before it is finished", not is_finished, "avant de finir la partie")
        else Penalty.NONE
    )


def fails_to_win(hand: Hand, trick: Hand, card_played: Card, order: Ranking) -> Forfeit:
    """What law V takes from a player who could win, in this order of the cards, and does not."""
    led = _led(hand, trick, card_played)
    best = trick[winner(trick, order)]
    follows = met("plays in the Suit led", card_played.suit is led)
    could = any(order.beats(card, best) for card in hand if card.suit is led)
    wins = order.beats(card_played, best)
    return ONE_GAME if follows and met("when he could", could) and not wins else NOTHING


def _led(hand: Hand, trick: Hand, played: Card) -> Suit:
    if not trick or played not in hand:
        raise ValueError("card_played may be a card of the hand, and trick what lies before it")
    return trick[0].suit


def _has(hand: Hand, trick: Hand) -> bool:
    return any(card.suit is trick[0].suit for card in hand)
