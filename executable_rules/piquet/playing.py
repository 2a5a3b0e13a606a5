"""Piquet, of playing the cards: laws IV, XVIII, XIX and XXIV."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet import facts
from executable_rules.piquet.discarding import plays_more_than_twelve
from executable_rules.piquet.terms import HAND
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no


class ShortHand(NamedTuple):
    """The cards won by the player who has too few and by his adversary; whether the first
    is capot.
    """

    short: int
    adversary: int
    capoted: bool


class Mixed(Enum):
    """Who mixed the cards that were thrown down."""

    NOBODY = "nobody"
    HE = "he who threw them down"
    ADVERSARY = "the other player"


class Thrown(Worded):
    """What follows when cards are thrown down."""

    LOSES_PARTY = Penalty.LOSES_PARTY.value
    TAKES_UP = "he may take them up again"
    KEEPS_DOWN = "they stay down, but the party is not lost"


Who = Annotated[Mixed, like(of_people.Who)]


@law("bellecour.piquet.laws.4", "academie.piquet.laws.4")
def plays_with_few(*, hand_size: facts.HandSize) -> Penalty:
    """What a player suffers if he plays with fewer than twelve cards: nothing, he counts all he
    has.

    Only more than twelve is a fault (``discarding.plays_more_than_twelve``). The French names two
    cases: he took too few, or he finds himself with too few (*s'en trouve moins*). The English says
    only that he plays with too few.
    """
    whether(
        "less than twelve Cards", hand_size < HAND, "Qui prend moins de cartes ou s'en trouve moins"
    )
    return plays_more_than_twelve(hand_size=hand_size)


@law(
    "bellecour.piquet.laws.4",
    "academie.piquet.laws.4",
    says=parts(
        short=text("He who has too few cards wins {:trick}."),
        adversary=text("His adversary wins {:trick}."),
        capoted=yes_no(
            "He is “capot”: he wins none.", "He is not “capot”, that is without a trick."
        ),
    ),
)
def short_hand(*, hand_size: facts.HandSize, adversary_tricks: facts.AdversaryTricks) -> ShortHand:
    """How the twelve tricks fall when one hand is a card short, and whether it is ``capot`` (wins
    none).

    ``adversary_tricks``: the adversary's tricks of the first eleven. To the twelfth the short hand
    has nothing to play. So the adversary always counts the last card, and can never be capot
    himself.
    """
    if not 1 <= hand_size < HAND:
        raise ValueError("hand_size may be 1 to 11: it is a law of less than twelve")
    if not HAND - 1 - hand_size <= adversary_tricks < HAND:
        raise ValueError(
            f"adversary_tricks may be {HAND - 1 - hand_size} to 11 of the eleven first"
        )
    capoted = met(
        "win the eleven first Tricks",
        adversary_tricks == HAND - 1,
        "faisoit les onze premiéres levées",
    )
    return ShortHand(HAND - 1 - adversary_tricks, adversary_tricks + 1, capoted)


@law(
    "bellecour.piquet.laws.18",
    "academie.piquet.laws.18",
    says={
        Verdict.STANDS: "The card stands as played.",
        Verdict.TAKES_BACK: "The card is taken back, and one of the suit is played.",
        Verdict.MAY_TAKE_BACK: "The card may be taken back.",
    },
)
def card_played(
    *,
    card: of_cards.Card,
    hand: facts.Hand,
    suit_led: of_cards.SuitLed | None = None,
    let_go: of_conduct.LetGo = True,
    touches_it: of_conduct.TouchesIt = True,
) -> Verdict:
    """Whether a card let go (*lâchée*) counts as played: yes once it touches the board, unless its
    player should have followed suit.

    ``hand`` are the other cards of the player. There is no penalty for a renounce: a player who can
    follow suit takes his card back. If he cannot, a card once let go stands.
    """
    if not met("after you have once quitted it", let_go, "dès qu'elle est lâchée de la main"):
        return Verdict.MAY_TAKE_BACK
    if suit_led is None or card.suit is suit_led:
        touched = met(
            "has touched the board", touches_it, "Toute carte lâchée & qui a touché le tapis"
        )
        return Verdict.STANDS if touched else Verdict.MAY_TAKE_BACK
    follows = met(
        "you have one of the Suit",
        any(other.suit is suit_led for other in hand),
        "qui ne fut pas de même couleur, qu'on eût dans son jeu",
    )
    return Verdict.TAKES_BACK if follows else Verdict.STANDS


@law(
    "bellecour.piquet.laws.19",
    "academie.piquet.laws.19",
    "bellecour.piquet.discard.3",
    says=text("He must lead {}."),
)
def suit_to_lead(
    *,
    suit_named: of_cards.SuitNamed,
    suit_led: of_cards.SuitLed,
    other_suit: of_cards.OtherSuit,
    stock_size: facts.StockSize,
) -> Suit:
    """Which suit the elder leads who named one to see the dealer's cards: that suit, or, if he
    breaks his word, the adversary's choice.

    The French adds: when he leaves any (*lorsqu'il en laisse*).
    """
    if stock_size < 1:
        raise ValueError("stock_size may not be under one: the dealer left no card to see")
    other = suit_led is not suit_named
    if met(
        "afterwards does not play that Suit",
        other,
        "lead another Suit than that he named",
        "ne jette pas de la couleur qu'il seroit obligé de jouer",
    ):
        return other_suit
    return suit_named


@law("bellecour.piquet.laws.24")
def throws_down(*, who: Who, other_has_mixed: facts.OtherHasMixed = False) -> Thrown:
    """What a player suffers if he thinks the game lost and throws down his cards: he loses the
    party if he mixes them with the stock.

    The English condemns him if he mixes them with the stock; the French, ``jette_ses_cartes``, if
    anybody (*on*) mixes them. ``other_has_mixed``: the other mixed his own cards.
    """
    if met("mixes them with the Stock", who is Mixed.HE):
        return Thrown.LOSES_PARTY
    clear = met("if his Cards are not mixed", who is Mixed.NOBODY)
    if clear and met("provided the other Player has not mixed", not other_has_mixed):
        return Thrown.TAKES_UP
    return Thrown.KEEPS_DOWN


@law("academie.piquet.laws.24")
def jette_ses_cartes(*, who: Who, other_has_mixed: facts.OtherHasMixed = False) -> Thrown:
    """What a player suffers if he thinks the game lost and *jette ses cartes*, throws them down:
    once mixed, he loses the party.

    The French condemns him when they are mixed (*qu'on brouille*), whoever does it; the English,
    ``throws_down``, when he does.
    """
    if met("qu'on brouille avec le talon", who is not Mixed.NOBODY):
        return Thrown.LOSES_PARTY
    if met("pourvû que l'autre n'ait pas brouillé son jeu", not other_has_mixed):
        return Thrown.TAKES_UP
    return Thrown.KEEPS_DOWN


@law(
    "bellecour.piquet.laws.24",
    "academie.piquet.laws.24",
    only={"other_has_shown": ("academie",)},
    says=text("The adversary wins {:trick}.", nothing="The adversary wins no trick by it."),
)
def throws_down_the_last(
    *, cards_left: facts.CardsLeft, other_has_shown: of_conduct.OtherHasShown = True
) -> int:
    """How many tricks the adversary wins when a player throws down his last two or three cards:
    all, once he shows his own.

    The adversary shows his own cards and wins, even if they are lower. In English he does show
    them; in French he wins if he shows them (*si ... montre alors ses cartes*).
    """
    if cards_left not in (2, 3):
        raise ValueError("cards_left may be two or three")
    return (
        cards_left
        if met(
            "shows his Cards",
            other_has_shown,
            "si celui qui joue contre lui montre alors ses cartes",
        )
        else 0
    )
