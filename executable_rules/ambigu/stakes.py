"""Ambigu, laws V-VIII: no credit, what may be demanded, what may be added, what is always paid."""

from __future__ import annotations

from executable_rules.ambigu.terms import value
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, told, yes_no


@law(
    "bellecour.ambigu.laws.5",
    says=yes_no("He may go for {counters:counter}.", "He may not go for {counters:counter}."),
)
def may_go_for(*, counters: int, stakes: int, decaved: int = 0, paid: bool = False) -> bool:
    """May he go for so many counters? Not on credit: for his stakes and what he ``decaved``.

    To decave is here to give out fresh counters, for which he pays before he plays. The French,
    ``decave_de_nouveau``, lets him who has lost his stakes take new ones; a player who has some
    left goes beyond them, by ``joue_comptant``, for ready money only.
    """
    whole_number("counters", counters)
    whole_number("stakes", stakes, 0)
    fresh = decaved if met("he is to pay before he plays", paid) else 0
    return not met("go for more than he has Stakes", counters > stakes + fresh)


@law(
    "academie.ambigu.laws.5",
    says=yes_no(
        "They may play for {jettons:counter} with him.",
        "They may not play for {jettons:counter} with him.",
    ),
)
def joue_comptant(*, jettons: int, reprise: int, comptant: bool = False) -> bool:
    """May one play for so many counters with a player? Beyond his ``reprise`` for ready money only.

    The ``reprise`` is what a player has staked and lost or holds. The English, ``may_go_for``,
    knows no ready money: fresh counters are given out and paid for.
    """
    whole_number("jettons", jettons)
    hors = met("hors de la reprise d'un Joueur", jettons > whole_number("reprise", reprise, 0))
    return met("que comptant", comptant) or not hors


@law("academie.ambigu.laws.5", says=told("He has {:counter} before him."))
def decave_de_nouveau(*, reste: int, marques: int, paye_auparavant: bool) -> int:
    """Marks before a player who would take ``marques`` anew: he who has lost his reprise may.

    He pays for them first. The English, ``may_go_for``, lets a player decave who would go for more
    than he has, whether he lost all or not.
    """
    whole_number("reste", reste, 0)
    whole_number("marques", marques)
    perdu = met("un Joueur qui a perdu sa reprise", reste == 0)
    return reste + (marques if met("doit payer auparavant", paye_auparavant) and perdu else 0)


@law(
    "bellecour.ambigu.laws.6",
    "academie.ambigu.laws.6",
    says=told("He has a right to demand {:counter}.", nothing="He has no counters to demand."),
)
def may_demand(*, won: int, cut_for_next: bool) -> int:
    """How many of the counters that he won a player has a right to demand: all, till the cut."""
    won = whole_number("won", won, 0)
    return won if met("till the Cards are cut for the next Deal", not cut_for_next) else 0


@law(
    "bellecour.ambigu.laws.7",
    "academie.ambigu.laws.7",
    says=told("He may add {:counter}.", nothing="He may add no counters."),
)
def takes_from_purse(
    *, counters: int, cards_seen: int, deals_again: bool = True, says_so: bool = True
) -> int:
    """How many counters, from his purse or borrowed, a player may add: any, before his third card.

    With two cards seen it is when any one ``deals again`` (*fait battre*, has the pack shuffled),
    by saying: I have so many. Before his second card the law does not forbid it.
    """
    whole_number("counters", counters)
    whole_number("cards_seen", cards_seen, 0, 4)
    if met("after you have seen the third Card", cards_seen >= 3):
        return 0
    waits = cards_seen == 2 and not met("when any one deals again", deals_again)
    return counters if met("by saying, I have so many Counters", says_so) and not waits else 0


@law("bellecour.ambigu.laws.8", says=pays("the player", "the winner", "counter"))
def pays_nevertheless(*, game: tuple[Card, ...], remaining: int, vades_and_revys: int = 0) -> int:
    """What a player pays to him that wins with a ``Game``: its value, though he has nothing left.

    ``vades_and_revys``: his share of what was gone for after his counters were spent. The English
    excepts them; the French, ``paie_la_valeur``, has the value paid by him also who was not of
    them (*encore qu'on ne fût pas*).
    """
    whole_number("vades_and_revys", vades_and_revys, 0)
    whole_number("remaining", remaining, 0)
    if met("you have nothing remaining before you", remaining == 0):
        return value(game)
    return value(game) + vades_and_revys


@law("academie.ambigu.laws.8", says=pays("the player", "the winner", "counter"))
def paie_la_valeur(*, jeu: tuple[Card, ...], reste: int, des_vades_ou_renvis: bool) -> int:
    """What a player pays to him that wins with a ``jeu``: its value, whatever he has left.

    He pays even when he was not of the vades and renvis. The English, ``pays_nevertheless``, says
    instead that he pays all except these.
    """
    whether("Quoiqu'on n'ait rien de reste", whole_number("reste", reste, 0) == 0)
    whether("encore qu'on ne fût pas des vades", not des_vades_ou_renvis)
    return value(jeu)
