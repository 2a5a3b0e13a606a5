"""Quadrille without calling a King (``sans appeller``): what is paid, and who names the suit.

From the second chapter, the third and the ninth decision of two books. A player who calls a King of
his own plays alone too, but is not paid for it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, ombre_ranking
from executable_rules.quadrille import facts
from executable_rules.quadrille.chapter import Lost, Outcome
from executable_rules.quadrille.paying import DealResult
from executable_rules.quadrille.terms import FISH
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, dues, parts, pays, text

DEFENDERS = 3
"""They who play against him who plays alone."""

OWN_KING = ("bellecour.quadrille.play.25", "academie.quadrille.play.26")


LEADS = (
    "bellecour.quadrille.decisions-sans-prendre.2",
    "seymour.quadrille.decisions-sans-prendre.4",
    "academie.quadrille.decisions-sans-prendre.1",
)
"""The laws that speak of the card that he leads."""


class Divided(NamedTuple):
    """What each of the winners draws, and what is left over."""

    each: int
    left: int


class Namer(Worded):
    """Who names the suit when the player himself has not named it."""

    ANY = "any one of the other players may name the suit"
    ELDEST = "the eldest hand names the suit, when he plays his first card"


@law(
    "bellecour.quadrille.play.23",
    "bellecour.quadrille.play.25",
    "academie.quadrille.play.24",
    "academie.quadrille.play.26",
    only={"king_called": OWN_KING},
    says=dues(
        ("he who plays alone", "the pool"),
        ("he who plays alone", "each of the others"),
        unit="counter",
    ),
)
def lost_alone(
    *,
    deal_result: DealResult,
    pool: of_money.Pool,
    consolation: of_money.Consolation,
    sans_prendre_price: of_money.SansPrendrePrice,
    game_price: of_money.GamePrice = 1,
    matador_price: of_money.MatadorPrice = 0,
    king_called: of_state.KingCalled = False,
) -> Lost:
    """What a player who played alone and lost puts down, and what he pays to each of the others.

    By remise: a Beast, the consolation, the ``sans appeller`` and the matadors. By codille: what he
    would have been paid had he won, and so the Game too. If he called a King of his own
    (``king_called``) he neither pays nor is paid the sans appeller.

    Raises ValueError for a game that is won.
    """
    if deal_result is Outcome.WON:
        raise ValueError("deal_result=won cannot be: he loses")
    game = (
        game_price
        if met("if he loses Codill", deal_result is Outcome.CODILLE, "s'il perd Codille")
        else 0
    )
    own = met("except the Sans Appeller", king_called, "à l'exception du Sans-apeller")
    return Lost(pool, game + consolation + matador_price + (0 if own else sans_prendre_price))


@law(
    "bellecour.quadrille.play.23",
    "bellecour.quadrille.play.25",
    "academie.quadrille.play.24",
    "academie.quadrille.play.26",
    only={"king_called": OWN_KING},
    says=pays("each of the others", "him who plays alone", "counter"),
)
def won_alone(
    *,
    consolation: of_money.Consolation,
    sans_prendre_price: of_money.SansPrendrePrice,
    game_price: of_money.GamePrice = 1,
    matador_price: of_money.MatadorPrice = 0,
    king_called: of_state.KingCalled = False,
) -> int:
    """What each of the others pays to the player who played alone and won; he shares it with
    nobody.
    """
    own = met("except the Sans Appeller", king_called, "à l'exception du Sans-apeller")
    return game_price + consolation + matador_price + (0 if own else sans_prendre_price)


@law(
    "bellecour.quadrille.settling.5",
    "academie.quadrille.settling.6",
    says=pays("each of the others", "the player who plays “sans prendre” (alone)", "counter"),
)
def paid_for_sans_prendre(
    *, deal_result: DealResult, vole_price: of_money.VolePrice = FISH
) -> Fraction:
    """What each pays for the ``sans prendre``: half of what is fixed for the vole, five counters.

    Below nought the player who lost pays it to each, whether he lost by remise or by codille.
    """
    price = Fraction(vole_price, 2)
    return (
        price
        if met(
            "to them that win",
            deal_result is Outcome.WON,
            "ceux qui perdent doivent païer à celui qui gagne",
        )
        else -price
    )


@law(
    "bellecour.quadrille.play.24",
    "academie.quadrille.play.25",
    says=parts(
        each=pays("the pool", "each of the three", "counter"),
        left=text("What remains over is {:counter}.", nothing="Nothing remains over."),
    ),
)
def codille_divided(*, pool: of_money.Pool) -> Divided:
    """What each of three draws who win ``codille`` of one alone: an equal part; and what is
    left.
    """
    return Divided(*divmod(pool, DEFENDERS))


@law(
    "bellecour.quadrille.play.24",
    "academie.quadrille.play.25",
    says=text("They belong to the {:seat} of the three.", none="The three have no trump at all."),
)
def odd_counters(*, hands: facts.ThreeHands, trump: of_cards.Trump) -> int | None:
    """Which of the three has the counters left over: whoever has the highest trump next deal.

    ``hands``: those of the three, in their order. Spadill is the highest trump.
    """
    holders = (
        place
        for card in ombre_ranking(trump).trumps()
        for place, hand in enumerate(hands)
        if card in hand
    )
    return next(holders, None)


@law(
    "bellecour.quadrille.play.26",
    "bellecour.quadrille.decisions-sans-prendre.1",
    "bellecour.quadrille.decisions-sans-prendre.2",
    "seymour.quadrille.decisions-sans-prendre.4",
    "academie.quadrille.play.27",
    "academie.quadrille.decisions-sans-prendre.1",
    only={
        "card_played": LEADS,
        "is_first": LEADS,
        "has_shown": (
            "bellecour.quadrille.play.26",
            "bellecour.quadrille.decisions-sans-prendre.1",
            "seymour",
            "academie",
        ),
        "hand": ("bellecour.quadrille.play.26", "academie.quadrille.play.27"),
    },
    says=text("He plays in {}.", none="He may still name his suit."),
)
def suit_he_plays_in(
    *,
    suits_named: of_cards.SuitsNamed = (),
    other_suit: of_cards.OtherSuit,
    has_shown: of_conduct.HasShown = False,
    card_played: facts.CardPlayed | None = None,
    is_first: of_state.IsFirst = True,
    hand: facts.Hand = (),
) -> Suit | None:
    """The suit in which a player plays alone: his own if he named it, else what another names.

    He loses his choice when he shows down a sure game without naming it, or when he, as the first
    to play, leads Spadill or Basto. It makes no difference whether he has a trump in the suit that
    the other names.
    """
    if suits_named:
        return suits_named[0]
    whether(
        "even though he should not have one Trump in that Suit",
        other_suit not in {card.suit for card in hand},
        "quoiqu'il n'eût pas une triomphe de cette couleur",
    )
    shown = met(
        "shews down his Cards",
        has_shown,
        "shows a sure Game, without naming his Trump",
        "shews his Game, which he has sure in his Hand",
        "il baissoit son jeu",
        "montre son jeu qu'il a sûr",
    )
    leads = met(
        "being eldest Hand", is_first, "being himself eldest Hand", "si étant premier à jouer"
    ) and card_played in (
        SPADILLE,
        BASTO,
    )
    led = met(
        "plays Spadill or Basto, without naming the Trump",
        leads,
        "leads the Board with Spadille, or Basto",
        "il fait atout d'Espadille, ou Baste, sans spécifier sa couleur",
    )
    return other_suit if shown or led else None


@law(
    "bellecour.quadrille.play.26",
    "bellecour.quadrille.decisions-sans-prendre.1",
    "seymour.quadrille.decisions-sans-prendre.4",
    "academie.quadrille.play.27",
    "academie.quadrille.decisions-sans-prendre.1",
    only={
        "has_taken_in": (
            "bellecour.quadrille.decisions-sans-prendre.1",
            "seymour",
            "academie.quadrille.decisions-sans-prendre.1",
        )
    },
)
def names_for_him(*, has_taken_in: of_conduct.HasTakenIn = False) -> Namer:
    """Who names the suit when a player showed his game without naming one: anybody, or the eldest
    hand.

    The eldest names it when that player has taken up his cards again (``has_taken_in``).
    """
    return (
        Namer.ELDEST
        if met(
            "when he has taken up his Cards",
            has_taken_in,
            "having taken up his Cards again",
            "si ayant repris ses cartes",
        )
        else Namer.ANY
    )
