"""Quadrille, where chapter or decisions add a condition to a numbered law, or leave one out."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_state
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille import facts
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import (
    CONFINED,
    DueClaimed,
    DueWon,
    DueWonDue,
    demands_one_for_the_other,
)
from executable_rules.quadrille.paying import paid_for_the_vole
from executable_rules.quadrille.sans_prendre import Missed
from executable_rules.quadrille.terms import HAND, TO_WIN
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import parts, pays, text, yes_no

SURE = 5
"""Sure tricks with which a player may show his hand and undertake the vole."""


class Shown(NamedTuple):
    """What follows when a hand is shown for the vole."""

    may_undertake: bool
    others_choose: bool


@law("bellecour.quadrille.play.37", "academie.quadrille.play.40")
def false_pack(
    *,
    pack: of_cards.Pack,
    tricks_played: facts.TricksPlayed,
    was_paid: of_state.WasPaid,
    cards_cut: of_state.CardsCut,
) -> Verdict:
    """What becomes of a deal with a wrong pack, by the chapter: before its end, they deal again.

    They deal again if it is found before the deal is finished. It stands when all the cards are
    played and they have paid or cut for the next deal. The chapter says nothing of the time
    between. Laws II and III (``dealing``) set no time for a wrong number of cards, and for a card
    twice do not ask whether they have paid or cut.
    """
    wrong = len(pack) != len(OMBRE_PACK) or len(set(pack)) < len(pack)
    if not met("too many or too few Cards", wrong, "plus ou moins de cartes"):
        return Verdict.NOTHING_FOLLOWS
    played = met(
        "if the Cards are all played", tricks_played == HAND, "si toutes les cartes étoient jouées"
    )
    if not played:
        return Verdict.DEAL_AGAIN
    settled = met(
        "you have paid, or cut for the next Deal",
        was_paid or cards_cut,
        "qu'on eût païé ou coupé pour le coup suivant",
    )
    return Verdict.STANDS if settled else Verdict.NOT_SAID


@law(
    "bellecour.quadrille.play.18",
    "bellecour.quadrille.decisions-showing.1",
    "seymour.quadrille.decisions-discovering.3",
    "academie.quadrille.play.19",
    "academie.quadrille.decisions-showing.1",
    says=yes_no("They may show their cards.", "They may not show their cards: they play on."),
)
def defenders_may_show(*, tricks: facts.Tricks, tricks_played: facts.TricksPlayed) -> bool:
    """Whether the defenders may show their cards: not before the last trick, even if they have won.

    For it must be seen whether the Ombre makes his three tricks or is beasted alone.
    """
    if tricks > tricks_played:
        raise ValueError(f"tricks={tricks} cannot be: {tricks_played} have been played")
    whether(
        "though they have made their six Tricks",
        tricks >= TO_WIN,
        "tho' they have made six Tricks",
        "encore qu'ils ayent fait six mains",
        "pas même si l'on avoit déja Codille",
    )
    return met(
        "to play on to the last Card",
        tricks_played == HAND,
        "to continue playing till the last",
        "jouer jusqu'à la derniére carte",
        "jouer jusqu'à la fin",
    )


@law(
    "bellecour.quadrille.play.19",
    "academie.quadrille.play.20",
    says=yes_no(
        "The others may oblige them to play the cards that they choose.",
        "The others may not choose the cards that they play.",
    ),
)
def others_choose_the_cards(
    *, has_shown: of_conduct.HasShown, tricks: facts.Tricks, other_is_able: of_conduct.OtherIsAble
) -> bool:
    """Whether the others choose the cards of an Ombre or friend who showed his hand too soon.

    They do if six tricks were not made yet, and if there is a way in which they can
    (``other_is_able``) hinder them.
    """
    early = met(
        "before they have made six Tricks", tricks < TO_WIN, "avant d'avoir six mains complettes"
    )
    possible = met(
        "there appears any possibility", other_is_able, "qu'il pût se trouver une maniere"
    )
    return has_shown and early and possible


@law(
    "bellecour.quadrille.decisions-sans-prendre.3",
    "bellecour.quadrille.decisions-sans-prendre.4",
    "academie.quadrille.decisions-sans-prendre.3",
    "academie.quadrille.decisions-sans-prendre.4",
    only={
        "was_paid": (
            "bellecour.quadrille.decisions-sans-prendre.3",
            "academie.quadrille.decisions-sans-prendre.3",
        ),
        "by_himself": (
            "bellecour.quadrille.decisions-sans-prendre.4",
            "academie.quadrille.decisions-sans-prendre.4",
        ),
    },
    says=text("He may demand {}.", nothing="He may demand nothing more."),
)
def unpaid_after_the_cut(
    *,
    was_paid: of_state.WasPaid = False,
    by_himself: of_state.ByHimself = False,
    due_won: DueWonDue = CONFINED,
) -> frozenset[Due]:
    """What a winner of ``sans prendre`` may demand after the cut: all, if nobody has paid him yet.

    If nobody has paid him for the Game: the Game, the sans prendre, and the matadors if he has them
    (``due_won``). If he cut or dealt himself: the Game alone. Law XXXIII asks besides that the
    cards were cut in haste by design.
    """
    if not due_won <= CONFINED:
        raise ValueError("due_won may be of MATADORS and SANS_PRENDRE")
    if not met(
        "has not received from either of the Players for his Game",
        not was_paid,
        "n'a point reçû d'aucun Joueur ce qui lui revient pour le Jeu",
    ):
        return frozenset()
    own = met("cuts or deals the Cards himself", by_himself, "a lui-même coupé ou donné les cartes")
    return frozenset({Due.GAME}) | (frozenset() if own else due_won)


@law(
    "bellecour.quadrille.decisions-sans-prendre.5",
    "seymour.quadrille.decisions-sans-prendre.3",
    "academie.quadrille.decisions-sans-prendre.5",
)
def claimed_by_mistake(
    *,
    due_won: DueWon,
    due_claimed: DueClaimed,
    is_corrected: of_state.IsCorrected,
    cards_cut: of_state.CardsCut,
) -> Claim:
    """What a player who has both is paid if he names ``sans prendre`` for matadors: nothing.

    Nothing is paid, unless he corrects himself before the cards are cut. The law,
    ``claims.demands_one_for_the_other``, lets nobody correct himself.
    """
    in_time = met("before the Cards are cut", not cards_cut, "avant que l'on ait coupé")
    if (
        met(
            "unless he recollects himself",
            is_corrected,
            "except he recollects himself",
            "s'il ne se reprend",
        )
        and in_time
    ):
        due_claimed = due_won
    return demands_one_for_the_other(due_won=due_won, due_claimed=due_claimed)


@law(
    "bellecour.quadrille.decisions-contre.1",
    "seymour.quadrille.decisions-vole.1",
    "academie.quadrille.decisions-contre.1",
    says=parts(
        to_each=pays("the player", "each of the others", "counter"),
        beast=pays("the player", "the pool", "counter", nothing="He is not beasted."),
        receives=text("The player receives {}.", nothing="He receives nothing."),
    ),
)
def vole_missed_alone(
    *,
    has_won: of_conduct.HasWon,
    pool: of_money.Pool,
    vole_price: of_money.VolePrice,
    consolation: of_money.Consolation,
    sans_prendre_price: of_money.SansPrendrePrice,
    matador_price: of_money.MatadorPrice = 0,
) -> Missed:
    """What a player pays if he undertook the vole alone, beforehand, and misses it: by the
    decision.

    He pays the vole to each, and receives nothing. If he loses the Game too, he also pays the
    consolation, the ``sans prendre`` and the matadors, and he is beasted. Law LVI,
    ``sans_prendre.contre_missed``, has him pay the Game in place of these.
    """
    if not met(
        "unless he loses the Game",
        not has_won,
        "except he lost the Game",
        "à moins qu'il ne perdit le Jeu",
    ):
        return Missed(vole_price, 0, frozenset())
    besides = consolation + sans_prendre_price + matador_price
    return Missed(vole_price + besides, pool, frozenset())


@law(
    "bellecour.quadrille.decisions-contre.2",
    "seymour.quadrille.decisions-vole.2",
    "academie.quadrille.decisions-contre.2",
    only={"tricks": ("bellecour", "academie"), "leads": ("bellecour", "academie")},
    says=parts(
        may_undertake=yes_no(
            "He may undertake the “vole” (all the tricks).",
            "He may not undertake the “vole” (all the tricks).",
        ),
        others_choose=yes_no(
            "The adversaries may choose the card that his friend plays.",
            "The adversaries may not choose the card that his friend plays.",
        ),
    ),
)
def shows_for_the_vole(
    *,
    sure_tricks: facts.SureTricks,
    has_declared: of_conduct.HasDeclared,
    tricks: facts.Tricks | None = None,
    leads: of_conduct.Leads = False,
) -> Shown:
    """Whether a player who shows his hand may undertake the vole; who then chooses his friend's
    card.

    As a rule nobody who shows may. A player with five or six sure tricks may who says that he
    undertakes it (``has_declared``), even if his friend leads; the adversaries then choose what the
    friend plays. When they have six tricks, only the player who won the last, and ``leads``,
    decides. The page of 1754 that would tell of this is lost.
    """
    early = met(
        "before they who stand the Game have made six Tricks",
        tricks is None or tricks < TO_WIN,
        "au cas que ceux qui font jouer n'ayent point encore six mains",
    )
    if not early:
        return Shown(leads, others_choose=False)
    sure = met(
        "having five or six sure Tricks",
        sure_tricks >= SURE,
        "five or six sure Tricks",
        "cinq ou bien six mains assurées",
    )
    may = (
        met(
            "on saying that he plays the Vole",
            has_declared,
            "saying that he undertakes the Vole",
            "en disant qu'il entreprend la vole",
        )
        and sure
    )
    return Shown(may, others_choose=may)


@law(
    "bellecour.quadrille.decisions-contre.3",
    "academie.quadrille.decisions-contre.3",
    says=pays(
        "each of the others", "the side that undertook the “vole” (all the tricks)", "counter"
    ),
)
def paid_after_showing(*, tricks: facts.Tricks) -> int:
    """What each pays a player who showed his hand: he is held to have undertaken the vole.

    By showing he has undertaken it, whether he makes it or not. Below nought he pays it to each.
    """
    return paid_for_the_vole(tricks=tricks, has_declared=True)
