"""Quadrille, of playing in turn, of cards shown and of tricks turned: laws XIV-XX.

Laws XV and XVIII-XX stand at Ombre too, as its laws XXXI, XXX and XXXIV.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.matadors import matadors, ombre_plays
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import MAY_PLAY
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import yes_no


class Asks(Enum):
    """What a player asks of his friend, by word or sign."""

    NOTHING = "nothing"
    GANO = "to let the trick come to him"
    SUPPORT = "to support him, by playing as he would have it"


class Turn(NamedTuple):
    """Whether it may be done, and what a player suffers if he does it."""

    allowed: bool
    penalty: Penalty

    def __str__(self) -> str:
        may = "it may be done" if self.allowed else "it should not be done"
        return f"{may}; {self.penalty.value}"

    @property
    def sentence(self) -> str:
        """Whether it may be done, and the penalty, as a sentence each."""
        may = "He may play." if self.allowed else "He should not play now."
        return f"{may} {self.penalty.sentence}"


class Friend(NamedTuple):
    """Whether the friend may still go for the Vole, all ten tricks, and what he suffers."""

    vole: bool
    penalty: Penalty

    def __str__(self) -> str:
        vole = "the vole is " + ("free to them" if self.vole else "barred to them")
        return vole if self.penalty is Penalty.NONE else f"{vole}; {self.penalty.value}"

    @property
    def sentence(self) -> str:
        """What becomes of the vole, and the penalty, as a sentence each."""
        may = "is free to him" if self.vole else "is barred to him"
        return f"The “vole” (all the tricks) {may}. {self.penalty.sentence}"


Request = Annotated[Asks, like(of_play.Request)]


@law(
    "bellecour.quadrille.laws.14",
    "seymour.quadrille.laws.14",
    "academie.quadrille.laws.14",
    says=yes_no("This law does not forbid it.", "He may not ask his friend {request}."),
)
def may_ask_his_friend(*, request: Request) -> bool:
    """Whether a player may ask this of his friend: not ``Gano`` (let it come to me), nor support.

    Two books say to encourage or support, that of 1754 to cause him by any indirect means to favour
    you. Ombre forbids Gano to the Ombre alone: ``ombre.turns.may_demand_gano``.
    """
    gano = met(
        "to demand Gano of your friend",
        request is Asks.GANO,
        "demand Gano, of your Friend",
        "demander Gano à son ami",
    )
    support = met(
        "to encourage him to play",
        request is Asks.SUPPORT,
        "cause him, by any indirect Means, to favour you",
        "ni le faire apuier",
    )
    return not (gano or support)


@law(
    "bellecour.quadrille.laws.15",
    "seymour.quadrille.laws.15",
    "academie.quadrille.laws.15",
    "bellecour.ombre.laws.31",
    "academie.ombre.laws.31",
    "seymour.ombre.laws.34",
)
def plays_in_turn(*, in_turn: of_state.InTurn) -> Turn:
    """Whether a player may play out of his turn: no, but he is not beasted for it.

    There are exceptions: at Quadrille the next law, at Ombre ``ombre.turns.prejudices_ombre``.
    """
    return Turn(
        not met(
            "out of his turn",
            not in_turn,
            "out of his Turn",
            "for having done otherwise",
            "L'on ne doit jouer qu'à son rang",
            "L'on ne doit point jouer avant son rang",
        ),
        Penalty.NONE,
    )


def _shows(hand: tuple[Card, ...], plays: Card, king: Card, trump: Suit) -> bool:
    """Does the friend play a matador, or the King that was called?"""
    if plays not in hand:
        raise ValueError("card_played may be a card of the hand")
    matador = met("Spadill, Manill, or Basto", plays in matadors(trump))
    called = met("the King called", plays == king)
    return king in hand and (matador or called)


@law("bellecour.quadrille.laws.16", "academie.quadrille.laws.16")
def shews_that_he_is_the_friend(
    *,
    hand: facts.Hand,
    card_played: facts.CardPlayed,
    king: of_cards.King,
    trump: of_cards.Trump,
    is_first: of_state.IsFirst = False,
    wants_it: of_conduct.WantsIt = True,
    on_purpose: of_state.OnPurpose = False,
) -> Friend:
    """What a player who is not first loses if he shews by a card that he is the friend: the vole.

    ``hand`` has the ``king`` called and the card that he plays, ``card_played``. It counts only if
    he plays the card to shew himself; that is read as asked of both, a matador and the King. The
    book of 1754 has his turn in place of his seat: ``notice_of_being_the_friend``. The law may be
    only an exception to the one on turns, but it is taken at its word.
    """
    shows = _shows(hand, card_played, king, trump)
    meant = met("in order to shew that he is the friend", wants_it, "pour faire connoitre")
    if not (met("not being eldest Hand", not is_first, "n'étant pas premier") and shows and meant):
        return Friend(True, Penalty.NONE)
    bad = met("a manifest bad intention", on_purpose, "de la mauvaise foi dans son procédé")
    return Friend(False, Penalty.BEAST if bad else Penalty.NONE)


@law("seymour.quadrille.laws.16")
def notice_of_being_the_friend(
    *,
    hand: facts.Hand,
    card_played: facts.CardPlayed,
    king: of_cards.King,
    trump: of_cards.Trump,
    in_turn: of_state.InTurn = False,
    wants_it: of_conduct.WantsIt = True,
    on_purpose: of_state.OnPurpose = False,
) -> Friend:
    """What a player loses if, out of his turn, he shews by a card that he is the friend: the vole.

    ``hand`` has the ``king`` called and the card that he plays, ``card_played``. The other books
    ask that he is not the eldest Hand: ``shews_that_he_is_the_friend``.
    """
    shows = _shows(hand, card_played, king, trump)
    meant = met("to give Notice of his being the Friend", wants_it)
    if not (met("whose Turn it is not to play", not in_turn) and shows and meant):
        return Friend(True, Penalty.NONE)
    fraud = met("with any fraudulent Design", on_purpose)
    return Friend(False, Penalty.BEAST if fraud else Penalty.NONE)


@law("bellecour.quadrille.laws.17")
def shewn_card(
    *,
    has_shown: of_conduct.HasShown,
    harms_others: of_conduct.HarmsOthers,
    gave_notice: of_conduct.GaveNotice,
    is_special: of_state.IsSpecial = False,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> Verdict:
    """Whether a card separated from the hand and ``shewn`` must be played.

    It must if holding it back may harm the Game or inform the friend. The matador is named as the
    strongest case and changes nothing. ``plays_sans_prendre``: without calling, or having called
    himself. The other books ask that it was presented to be played: ``presented_card``.
    """
    whether("especially if it should be a Matador", is_special)
    harm = met("the Game may be prejudiced", harms_others)
    informed = met("give any information to his friend", gave_notice)
    free = met("He that plays Sans Prendre, is not subject to this law", plays_sans_prendre)
    if not has_shown:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.MUST_PLAY if (harm or informed) and not free else Verdict.NEED_NOT_PLAY


@law("seymour.quadrille.laws.17", "academie.quadrille.laws.17")
def presented_card(
    *,
    has_shown: of_conduct.HasShown,
    on_purpose: of_state.OnPurpose,
    harms_others: of_conduct.HarmsOthers,
    gave_notice: of_conduct.GaveNotice,
    is_special: of_state.IsSpecial = False,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> Verdict:
    """Whether a card drawn from the hand and ``presented`` openly must be played.

    As in ``shewn_card``, but only if he shewed it to play it (*pour la jouer*), not by chance.
    """
    whether(
        "principalement si c'est un Matador",
        is_special,
        "more particular if the Card is a Matadore",
    )
    presented = met("in order to play it", on_purpose, "l'a presentée à découvert pour la jouer")
    harm = met(
        "prejudicial to the Game", harms_others, "si elle peut, étant conservée, préjudicier au jeu"
    )
    informed = met(
        "give any Intimation to the Friend", gave_notice, "en donner connoissance à l'ami"
    )
    free = met(
        "He who plays Sans-prendre, is not subject to this Law", plays_sans_prendre, "à cette loi"
    )
    if not has_shown:
        return Verdict.NOTHING_FOLLOWS
    bound = presented and (harm or informed) and not free
    return Verdict.MUST_PLAY if bound else Verdict.NEED_NOT_PLAY


@law(
    "bellecour.quadrille.laws.18",
    "bellecour.quadrille.play.27",
    "seymour.quadrille.laws.18",
    "academie.quadrille.laws.18",
    "academie.quadrille.play.28",
    "bellecour.ombre.laws.30",
    "academie.ombre.laws.30",
    "seymour.ombre.laws.33",
    says=MAY_PLAY,
)
def may_be_played(
    *, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick: nobody must trump or play higher.

    Ombre says so of one who has none of the suit, and of one who has it. Quadrille speaks only of
    the first; in English it allows him a higher card in that suit, in French it does not oblige him
    to one. All comes to the same cards. The matadors have laws of their own.
    """
    return ombre_plays(hand, trick, trump)


@law(
    "bellecour.quadrille.laws.19",
    "bellecour.quadrille.laws.20",
    "seymour.quadrille.laws.19",
    "seymour.quadrille.laws.20",
    "academie.quadrille.laws.19",
    "academie.quadrille.laws.20",
    "bellecour.ombre.laws.34",
    "academie.ombre.laws.34",
    says=yes_no(
        "He may turn the tricks of the others, to see what has been played.",
        "He may not turn the tricks of the others.",
    ),
)
def may_turn_the_tricks(*, in_turn: of_state.InTurn) -> bool:
    """Whether a player may ``turn`` the others' tricks, to see what has been played.

    One law permits it, the next only when he is to play; Ombre says both in one. At Ombre in 1754
    he may at any time: ``ombre.playing_1754.may_examine_tricks``.
    """
    return met(
        "but when you are to play", in_turn, "except when it is his Turn to play", "est à jouer"
    )


@law(
    "bellecour.quadrille.laws.20",
    "seymour.quadrille.laws.20",
    "academie.quadrille.laws.20",
    "bellecour.ombre.laws.34",
    "academie.ombre.laws.34",
    says=yes_no(
        "He may count aloud what has been played.", "He may not count aloud what has been played."
    ),
)
def may_count_aloud(*, in_turn: of_state.InTurn) -> bool:
    """Whether a player may count aloud what has been played: yes, when he is to play."""
    return met(
        "but when you are to play", in_turn, "except when it is his Turn to play", "est à jouer"
    )
