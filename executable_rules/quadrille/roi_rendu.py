"""The Roi rendu, Quadrille with the called King given up to the Ombre: its five rules, law LVIII.

The page of the English rules I to III is damaged: where their words are lost, the French decides.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import EXCHANGED
from executable_rules.quadrille.terms import TO_WIN
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, parts, text, yes_no

GOOD_GAME = 3
"""Sure tricks of a good Game (*beau jeu*) in the hand that has the called King."""


class Exchange(NamedTuple):
    """The hands after the King was given up, and the card that all may see."""

    ombre: tuple[Card, ...]
    friend: tuple[Card, ...]
    seen: Card

    def __str__(self) -> str:
        ombre, friend = (" ".join(map(str, hand)) for hand in (self.ombre, self.friend))
        return f"Ombre {ombre}; friend {friend}; all see {self.seen}"


class Hands(NamedTuple):
    """The hands of the Ombre and of the player who had the called King."""

    ombre: tuple[Card, ...]
    friend: tuple[Card, ...]


class Alone(Worded):
    """What becomes of the player who plays alone."""

    WINS = "he wins, and divides with nobody"
    LOSES = "he loses, and pays by himself"


class Called(Enum):
    """What the last player calls who must play, as is agreed."""

    KING = "a King, who is given up to him"
    SPADILL = "Spadill"


def _beasted(suffers: Penalty) -> str:
    return "is beasted" if suffers is Penalty.BEAST else "is not beasted"


class GivenUp(NamedTuple):
    """The penalty of the player who gave up the King, and of the Ombre."""

    giver: Penalty
    ombre: Penalty

    def __str__(self) -> str:
        return f"the giver: {self.giver.value}; the Ombre: {self.ombre.value}"

    @property
    def sentence(self) -> str:
        """Which of the two is beasted, and which is not."""
        giver, ombre = (_beasted(it) for it in self)
        return f"He who gives up the king {giver}; the Ombre {ombre}."


WayAgreed = Annotated[Called, like(of_play.WayAgreed)]


@law(
    "bellecour.quadrille.roi-rendu.1",
    "bellecour.quadrille.roi-rendu.6",
    "academie.quadrille.roi-rendu.1",
    says=EXCHANGED,
)
def exchange(
    *,
    king: of_cards.King,
    card_given: of_cards.CardGiven,
    ombre_hand: of_cards.OmbreHand,
    friend_hand: of_cards.FriendHand,
) -> Exchange:
    """The hands after the called King is given up (*rendu*) for any card the Ombre pleases.

    The English speaks in two places of the card given and of the card that the others may see. Here
    both are the same: the card given for the King. The King himself is known to all.

    >>> from executable_rules.mechanics.cards import cards
    >>> king, given = cards("KD 3C")
    >>> ombre, friend = cards("AS 3C"), cards("KD 7H")
    >>> print(exchange(king=king, card_given=given, ombre_hand=ombre, friend_hand=friend))
    Ombre AS KD; friend 7H 3C; all see 3C
    """
    if king not in friend_hand or card_given not in ombre_hand:
        raise ValueError("king may be a card of friend, and given a card of ombre")
    return Exchange(
        ombre=(*(card for card in ombre_hand if card != card_given), king),
        friend=(*(card for card in friend_hand if card != king), card_given),
        seen=card_given,
    )


@law(
    "seymour.quadrille.2",
    says=parts(
        ombre=text("The Ombre now has {}."), friend=text("He who had the called king has {}.")
    ),
)
def au_roy_rendu(
    *,
    gives_up: of_conduct.GivesUp,
    king: of_cards.King,
    card_given: of_cards.CardGiven,
    ombre_hand: of_cards.OmbreHand,
    friend_hand: of_cards.FriendHand,
) -> Hands:
    """The hands when the holder of the called King gives it up to the Ombre, as he is free to do.

    The Ombre must give another card for it. This book does not say who may see that card
    (``exchange``).
    """
    if not met("is at Liberty to surrender his Majesty", gives_up):
        return Hands(ombre_hand, friend_hand)
    after = exchange(
        king=king, card_given=card_given, ombre_hand=ombre_hand, friend_hand=friend_hand
    )
    return Hands(after.ombre, after.friend)


@law(
    "academie.quadrille.roi-rendu.1",
    says=yes_no(
        "He may give up the king: his hand is bad.",
        "He may not give up the king: his hand is not bad.",
    ),
)
def mauvais_jeu(*, sure_tricks: facts.SureTricks) -> bool:
    """Whether the holder of the called King may give it up: with a bad hand (*mauvais jeu*).

    Bad is a hand with fewer than three sure tricks (*mains sûres*). The second rule asks for three
    before it punishes.
    """
    return met("Celui qui aïant le Roi apellé a mauvais Jeu", sure_tricks < GOOD_GAME)


@law("bellecour.quadrille.roi-rendu.2", "academie.quadrille.roi-rendu.2")
def given_up_with_a_good_game(
    *, sure_tricks: facts.SureTricks, on_purpose: of_state.OnPurpose, has_won: of_conduct.HasWon
) -> GivenUp:
    """Who is beasted if a ``good Game`` gives up the King to make the Ombre lose: the giver.

    The giver is, if he would make the Ombre lose; the Ombre is too, if he does not win. Three
    tricks make the Game good. That number is lost in the English page and is taken from the French.
    """
    good = met(
        "a good Game", sure_tricks >= GOOD_GAME, "Celui qui aïant le Roi apellé auroit beau jeu"
    )
    loses = met("if he does not win the Game", not has_won, "s'il ne gagnoit pas le jeu")
    guilty = (
        met(
            "in order to make the Ombre lose",
            on_purpose,
            "rendroit le Roi pour faire perdre l'Hombre",
        )
        and good
    )
    return GivenUp(
        giver=Penalty.BEAST if guilty else Penalty.NONE,
        ombre=Penalty.BEAST if loses else Penalty.NONE,
    )


@law(
    "bellecour.quadrille.laws.58",
    "seymour.quadrille.laws.58",
    "academie.quadrille.laws.58",
    "bellecour.quadrille.roi-rendu.3",
    "bellecour.quadrille.roi-rendu.4",
    "academie.quadrille.roi-rendu.3",
    "academie.quadrille.roi-rendu.4",
)
def six_tricks_alone(*, tricks: facts.Tricks) -> Alone:
    """Whether the player to whom the King was given up wins: with six tricks alone, against all
    others.
    """
    six = met(
        "to make six Tricks alone",
        tricks >= TO_WIN,
        "make six Tricks alone",
        "faire seul six mains",
        "faire six mains seul",
    )
    return Alone.WINS if six else Alone.LOSES


@law(
    "bellecour.quadrille.roi-rendu.5",
    "academie.quadrille.roi-rendu.5",
    says=yes_no("The king may be given up.", "The king may not be given up."),
)
def may_be_given_up(*, forced_spadille: of_state.ForcedSpadille) -> bool:
    """Whether the King may be given up: not to ``forced Spadill``, who plays because all had
    passed.
    """
    return not met("plays forced Spadill", forced_spadille, "celui qui joue forcé avec Espadille")


@law(
    "academie.quadrille.roi-rendu.5",
    says=yes_no("The Ombre plays alone.", "The Ombre does not play alone."),
)
def rendu_d_obligation(*, gives_up: of_conduct.GivesUp, is_agreed: of_state.IsAgreed) -> bool:
    """Whether the Ombre plays alone: always, in houses where the King must be given up.

    Elsewhere only when the King was given up (*rendu*). The English custom is "King by obligation";
    the words that would say this are lost.
    """
    bound = met("en rendant le Roi d'obligation", is_agreed)
    return bound or gives_up


@law(
    "bellecour.quadrille.roi-rendu.7",
    "academie.quadrille.roi-rendu.5",
    says=text(
        "The last player must play, and calls {}.", none="The last player is not obliged to play."
    ),
)
def dernier_oblige(*, all_passed: of_state.AllPassed, way_agreed: WayAgreed) -> Called | None:
    """What the last player must call when all passed, where the King is given up by obligation.

    It is a King or Spadill, as is agreed (*convenu*): neither is said to be the usual one. He calls
    none while one of the other three has not passed (``all_passed`` is of these three). The words
    can also mean that he must play, or else the holder of Spadill, as is agreed.
    """
    must = met("si tous les autres ont passé", all_passed, "if all the rest have passed")
    return way_agreed if must else None
