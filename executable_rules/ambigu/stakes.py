"""Ambigu, laws V-VIII: no credit, what may be demanded, what may be added, what is always paid."""

from __future__ import annotations

from executable_rules.ambigu import facts
from executable_rules.ambigu.games import paid_by_each
from executable_rules.ambigu.revys import stands_to
from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, text, yes_no


@law(
    "bellecour.ambigu.laws.5",
    says=yes_no("He may go for {counters:counter}.", "He may not go for {counters:counter}."),
)
def may_go_for(
    *,
    counters: of_money.Counters,
    stake: of_money.Stake,
    sum_paid: of_money.SumPaid = 0,
    was_paid: of_state.WasPaid = False,
) -> bool:
    """May a player go for this many counters? Not on credit: for his stakes and what he
    ``decaved``.

    To decave is here to give out fresh counters, for which he pays before he plays. In the French,
    ``decave_de_nouveau``, a player who has lost his stakes may take new ones; one who has some left
    goes beyond them, by ``joue_comptant``, for ready money only.
    """
    whole_number("counters", counters)
    fresh = sum_paid if met("he is to pay before he plays", was_paid) else 0
    return not met("go for more than he has Stakes", counters > stake + fresh)


@law(
    "academie.ambigu.laws.5",
    says=yes_no(
        "They may play for {counters:counter} with him.",
        "They may not play for {counters:counter} with him.",
    ),
)
def joue_comptant(
    *, counters: of_money.Counters, stake: of_money.Stake, was_paid: of_state.WasPaid = False
) -> bool:
    """May players play for this much against a player? Beyond his ``reprise`` for ready money only.

    Beyond his ``reprise``, what he has staked and lost or holds. The English, ``may_go_for``, knows
    no ready money: fresh counters are given out and paid for.
    """
    whole_number("counters", counters)
    hors = met("hors de la reprise d'un Joueur", counters > stake)
    return met("que comptant", was_paid) or not hors


@law("academie.ambigu.laws.5", says=text("He has {:counter} before him."))
def decave_de_nouveau(
    *,
    counters_before_him: of_money.CountersBeforeHim,
    counters: of_money.Counters,
    was_paid: of_state.WasPaid,
) -> int:
    """Marks that a player has who would take new ``marques``: he may if he has lost his reprise.

    He pays for them first. In the English, ``may_go_for``, a player may decave who would go for
    more than he has, whether he has lost all or not.
    """
    whole_number("counters", counters)
    perdu = met("un Joueur qui a perdu sa reprise", counters_before_him == 0)
    return counters_before_him + (
        counters
        if met("reprendre de nouvelles marques qu'il doit payer auparavant", was_paid) and perdu
        else 0
    )


@law(
    "bellecour.ambigu.laws.6",
    "academie.ambigu.laws.6",
    says=text(
        "He has a right to demand {:counter}.", nothing="He has no right to demand anything."
    ),
)
def may_demand(*, sum_due: of_money.SumDue, cards_cut: of_state.CardsCut) -> int:
    """How many of the counters that he won a player has a right to demand: all, till the cut."""
    sum_due = sum_due
    return (
        sum_due
        if met(
            "till the Cards are cut for the next Deal",
            not cards_cut,
            "jusqu'à ce qu'on ait coupé pour le jeu suivant",
        )
        else 0
    )


@law(
    "bellecour.ambigu.laws.7",
    "academie.ambigu.laws.7",
    says=text("He may add {:counter}.", nothing="He may add no counters."),
)
def takes_from_purse(
    *,
    counters: of_money.Counters,
    cards_seen: facts.CardsSeen,
    deals_again: of_conduct.DealsAgain = True,
    was_named: of_state.WasNamed = True,
    expects_it: of_conduct.ExpectsIt = True,
) -> int | Silence:
    """How many counters, from his purse or borrowed, a player may add: any, before his third card.

    With two cards seen he may when somebody ``deals again`` (*fait battre*, has the pack shuffled),
    by saying: I have so many; and only for a hand that promises (*jeu d'espérance*). The law says
    nothing of another hand. Before his second card it does not forbid it.
    """
    whole_number("counters", counters)
    if met(
        "after you have seen the third Card", cards_seen >= 3, "aprés avoir vû la troisiéme carte"
    ):
        return 0
    if cards_seen == 2 and not met(
        "finding that you have a promising Game", expects_it, "si l'on a un jeu d'espérance"
    ):
        return Silence.NOT_SAID
    waits = cards_seen == 2 and not met(
        "when any one deals again", deals_again, "quand quelqu'un fait battre"
    )
    return (
        counters
        if met(
            "by saying, I have so many Counters", was_named, "disant: j'en suis de tant de jettons"
        )
        and not waits
        else 0
    )


@law("bellecour.ambigu.laws.8", says=pays("the player", "the winner", "counter"))
def pays_nevertheless(
    *, hand: facts.Hand, counters: of_money.Counters, stake: of_money.Stake = 0
) -> int:
    """What a player pays to the winner with a ``Game``: its value, even if he has nothing left.

    ``stake``: his share of what was gone for. Of this he stands only to the counters that he has
    (law IV, ``revys.stands_to``); with none left, to nothing. In the French, ``paie_la_valeur``, a
    player pays the value even if he had no part in the vades and revys (*encore qu'on ne fût pas*).
    """
    whether("you have nothing remaining before you", counters == 0)
    share = stands_to(bid=stake, counters_before_him=counters) if stake else 0
    return paid_by_each(hand=hand) + share


@law("academie.ambigu.laws.8", says=pays("the player", "the winner", "counter"))
def paie_la_valeur(
    *,
    hand: facts.Hand,
    counters_before_him: of_money.CountersBeforeHim,
    has_staked: of_conduct.HasStaked,
) -> int:
    """What a player pays to the winner with a ``hand``: its value, whatever he has left.

    He pays even when he had no part in the vades and renvis. The English, ``pays_nevertheless``,
    says instead that he pays all except these.
    """
    whether("Quoiqu'on n'ait rien de reste", counters_before_him == 0)
    whether("encore qu'on ne fût pas des vades", not has_staked)
    return paid_by_each(hand=hand)
