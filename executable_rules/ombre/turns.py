"""Ombre, of cards shown and renounces: XXXII, XXXIII, XXXV, XXXVI, XXXVIII, XXXIX, XLI, XLIV.

What they have in common with Quadrille, and laws XXX, XXXI, XXXIV, XXXVII and XL, stand in
``quadrille.turns`` and ``quadrille.beast_laws``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.matadors import ombre_plays
from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND
from executable_rules.quadrille.renouncing import played_over_from
from lawsofplay.rules import law, met
from lawsofplay.sentences import dues, parts, text, yes_no


class Seen(NamedTuple):
    """Whether the card seen must be played (it stands) or not, and what its player suffers."""

    card: Verdict
    penalty: Penalty

    def __str__(self) -> str:
        if self.penalty is Penalty.NONE:
            return self.card.value
        return f"{self.card.value}; {self.penalty.value}"


@law("bellecour.ombre.laws.32", "academie.ombre.laws.32")
def prejudices_ombre(*, in_turn: of_state.InTurn, harms_others: of_conduct.HarmsOthers) -> Penalty:
    """What a player suffers if he plays out of turn a card likely to harm the Ombre: a Beast.

    If it may not he suffers nothing (law XXXI, ``quadrille.turns.plays_in_turn``). The book of 1754
    has that law without this exception.
    """
    out_of_turn = met(
        "he that is not to play", not in_turn, "Celui cependant qui n'étant pas à jouer"
    )
    harm = met(
        "likely to prejudice the Ombre", harms_others, "probablement pourroit nuire à l'hombre"
    )
    return Penalty.BEAST if out_of_turn and harm else Penalty.NONE


@law("bellecour.ombre.laws.33", "academie.ombre.laws.33", says=parts(card=None, penalty=None))
def card_seen_by_ombre(
    *,
    card: facts.Card,
    hand: facts.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    harms_others: of_conduct.HarmsOthers,
) -> Seen:
    """Whether a card that the Ombre saw in another's hand must be played: if it may harm him.

    ``hand`` has the card; ``trick`` is what lies. It must be played only if it may harm the Ombre's
    game. Where to play it would be a renounce it is kept, and its player is beasted. In 1754 it
    never must be by the law, and by the prose if the Ombre pleases: ``playing_1754.card_seen`` and
    ``may_oblige_him``.
    """
    if card not in hand:
        raise ValueError("card= may be one of the hand: it was separated from it")
    if not met("it may prejudice his Game", harms_others, "puisse préjudicier à son jeu"):
        return Seen(Verdict.NEED_NOT_PLAY, Penalty.NONE)
    can = met(
        "if he can do it without renouncing",
        card in ombre_plays(hand, trick, trump),
        "s'il le peut sans renoncer",
    )
    return Seen(Verdict.MUST_PLAY, Penalty.NONE) if can else Seen(Verdict.KEEPS, Penalty.BEAST)


@law(
    "bellecour.ombre.laws.35",
    "academie.ombre.laws.35",
    says=dues(("he who took", "the pool"), ("he whose hand it was", "the pool"), unit="counter"),
)
def takes_from_a_game(
    *, beast: of_money.Beast, from_stock: facts.FromStock
) -> tuple[Fraction, Fraction]:
    """What two pay when one takes from the other's ``Game`` (hand), not the stock: half a Beast.

    Each of the two pays one half of the Beast, as for cards turned
    (``quadrille.beast_laws.turns_and_sees``). The prose (bellecour p. 99) excuses both if he has
    not seen the cards that he took.
    """
    wrong = met(
        "takes from the Game of another Player", not from_stock, "prendroit le jeu d'un tiers"
    )
    half = Fraction(beast, 2) if wrong else Fraction(0)
    return half, half


@law("bellecour.ombre.laws.35", "academie.ombre.laws.35")
def game_taken_from(
    *, cards_mixed: of_state.CardsMixed, deals_again: of_conduct.DealsAgain = False
) -> Verdict:
    """What becomes of a deal in which one took another's ``Game`` for the stock: it is put back.

    The Game is put back as it was. If it is too ``confounded`` for that, the Ombre chooses.
    """
    if not met(
        "so confounded, that it cannot be replaced",
        cards_mixed,
        "confondu de maniere à ne pouvoir être remis",
    ):
        return Verdict.TAKES_BACK
    again = met(
        "at the option of the Ombre to have a new Deal",
        deals_again,
        "il dépendroit de l'hombre de refaire",
    )
    return Verdict.DEAL_AGAIN if again else Verdict.STANDS


@law("bellecour.ombre.laws.36")
def beasts_for_each_renounce(
    *, renounces: of_play.Renounces, is_finished: of_state.IsFinished = False
) -> Forfeit:
    """How many Beasts for ``renouncing`` (not following suit): one each time, at the end only one.

    ``renounces``: those noticed as he made them are a Beast each; those found when the cards are
    all played are one Beast together. The English law of Quadrille asks that the cards be mixed,
    the French of both games that they be folded: ``quadrille.beast_laws.beasts_for_renouncing`` and
    ``betes_for_renouncing``. In 1754 the law gives no number, the prose one for every renounce:
    ``playing_1754.renounces`` and ``beastes_for_renouncing``.
    """
    count = renounces
    made = min(count, 1) if met("if the Cards are all played", is_finished) else count
    return Forfeit(made, Unit.BEAST)


@law(
    "bellecour.ombre.laws.38",
    "academie.ombre.laws.38",
    "seymour.ombre.beaste.6",
    "seymour.ombre.beaste.7",
    says=text(
        "The cards are played over from the {:nth} trick.", none="The cards may not be played over."
    ),
)
def played_over_at_ombre(
    *,
    renounced_in_trick: of_play.RenouncedInTrick,
    tricks_played: facts.TricksPlayed,
    harms_others: of_conduct.HarmsOthers,
) -> int | None:
    """The trick from which the cards may be played over again for a renounce; none if they may not.

    Of nine tricks; else as at Quadrille (``quadrille.renouncing.played_over_from``). Finished
    (*achevé de jouer*) is taken for all nine; law XIV has a deal played as soon as somebody has
    won. The law of 1754 asks no harm: ``playing_1754.taken_back``.
    """
    return played_over_from(
        renounced_in_trick=renounced_in_trick,
        tricks_played=tricks_played,
        harms_others=harms_others,
        tricks=HAND,
    )


@law("bellecour.ombre.laws.39", "academie.ombre.laws.39")
def card_of_the_suit_told(*, was_asked: of_state.WasAsked) -> Verdict:
    """Whether a player may take up a card trumped in a suit that he was told was trumps: no.

    Not if he had asked what is trumps and was told that suit: then it is well played. As at
    Quadrille he is not beasted (``quadrille.beast_laws.trumps_in_another_suit``), whose law says
    nothing of the card.
    """
    return (
        Verdict.STANDS
        if met("asks what is Trumps", was_asked, "aïant demandé en quoi est la triomphe")
        else Verdict.NOT_SAID
    )


@law("bellecour.ombre.laws.41")
def shows_his_game(*, is_finished: of_state.IsFinished) -> Penalty:
    """What a player suffers if he shows his game before the deal is finished: a Beast.

    In the French, ``montre_son_jeu``, before it is won. Quadrille excepts a player who plays alone
    (``quadrille.beast_laws.shews_his_hand``), as the Ombre always does here: nobody is excepted.
    """
    return Penalty.BEAST if met("before the Coup is finished", not is_finished) else Penalty.NONE


@law("academie.ombre.laws.41")
def montre_son_jeu(*, has_won: of_conduct.HasWon) -> Penalty:
    """What a player suffers if he *montre son jeu*, shows his game, before it is won: a Beast.

    The English forbids it until the deal is finished: ``shows_his_game``.
    """
    return Penalty.BEAST if met("avant que le coup soit gagné", not has_won) else Penalty.NONE


@law(
    "bellecour.ombre.laws.44",
    "academie.ombre.laws.44",
    "seymour.ombre.laws.44",
    says=yes_no(
        "He may demand “Gano”, that the trick be let come to him.",
        "The Ombre may not demand “Gano”, that the trick be let come to him.",
    ),
)
def may_demand_gano(*, plays_game: of_conduct.PlaysGame) -> bool:
    """Whether a player may demand ``Gano``, that he be let win the trick: not the Ombre.

    At Quadrille nobody may demand it of his friend: ``quadrille.turns.may_ask_his_friend``.
    """
    return not met(
        "The Ombre is not, upon any account",
        plays_game,
        "The Ombre is never to call Gano",
        "L'hombre ne peut en aucune maniere",
    )
