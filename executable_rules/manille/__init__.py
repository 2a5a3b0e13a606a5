"""The Manille, or old Comet (*l'ancienne Comete*), as the *Académie des jeux* tells it.

All cards are shared out. A player throws cards that follow in number, of whatever suit, as long as
he has the next. Where he lacks it (*sans neuf*) the next player on his right who has it goes on.
The player who is rid of his cards first wins, and is paid for what the others keep. The nine of
diamonds, the ``Manille``, passes for any card. The English *Academy of Play* has not this game. A
``fiche`` is worth ten ``jettons`` (counters), in which all payments are told.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_state
from executable_rules.manille import facts, words
from executable_rules.manille.terms import (
    FICHE,
    MANILLE,
    Dette,
    Donne,
    Suite,
    jeux_tenus,
    nombre_de_joueurs,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, pack, pips
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence
from lawsofplay.rules import law, met
from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)


@law("academie.manille.1", says=words.ENJEU)
def enjeu(*, fishes: of_money.Fishes = 9, counters: of_money.Counters = 10) -> int:
    """The stake (*enjeu*) in counters: usually of nine fiches and ten counters."""
    return fishes * FICHE + counters


@law("academie.manille.2", says=words.JEU_DE_CARTES)
def jeu_de_cartes() -> tuple[Card, ...]:
    """The pack: all the fifty-two cards."""
    return pack()


@law("academie.manille.2", says=words.PEUT_JOUER)
def peut_jouer(*, players: of_people.Players) -> bool:
    """Whether this many players may play: from two to five."""
    return met("depuis deux personnes jusqu'à cinq", 2 <= players <= 5)


@law("academie.manille.3", "academie.manille.4", says=words.DONNE)
def donne(*, dealer: of_people.Dealer, players: of_people.Players) -> Donne:
    """How the cards are shared out: each gets as many, and those left over lie there unseen.

    Seats are from 0, to the right. The dealer's left neighbour cuts.
    """
    nombre_de_joueurs(players)
    chacun, restent = divmod(len(pack()), players)
    return Donne(next_player(dealer, players, -1), chacun, restent)


@law("academie.manille.3", says=words.DONNE_PAR)
def donne_par(*, packets: facts.Packets) -> bool | Silence:
    """Whether a hand may be given by such packets: all of three, or all of four.

    Nothing is said if only the last is smaller. It must be so, since 26, 17, 13 and 10 are no
    multiples of either, but the book does not say how the rest is given.
    """
    whole_number("packets", min(packets))
    first, last = packets[0], packets[-1]
    threes = met("il les donne trois à trois", first == 3)
    fours = met("ou quatre à quatre", first == 4)
    if not (threes or fours) or set(packets[:-1]) - {first} or last > first:
        return False
    return True if last == first else Silence.NOT_SAID


@law("academie.manille.4", says=words.PEUT_VOIR_LE_RESTE)
def peut_voir_le_reste(*, players: of_people.Players) -> bool | None:
    """Whether the cards that remain may be seen: no, where the deal leaves any."""
    left = len(pack()) % nombre_de_joueurs(players)
    return False if met("celles qui restent", left > 0) else None


@law("academie.manille.5", "academie.manille.15", says=words.PASSE_POUR)
def passe_pour(*, card: of_cards.Card, rank: of_cards.Rank) -> bool:
    """Whether a card passes for one of a number: the Manille for any, others for their own."""
    return met("le neuf de carreau", card == MANILLE) or card.rank is rank


@law("academie.manille.6", says=words.RANG)
def rang(*, card: of_cards.Card) -> int:
    """The place of a card in the natural order: the ace for one, the rest upwards to the king."""
    return card.rank.value


@law(
    "academie.manille.7",
    "academie.manille.9",
    "academie.manille.11",
    "academie.manille.14",
    says=words.PEUT_COMMENCER,
)
def peut_commencer(
    *,
    hand: facts.Hand,
    card: of_cards.Card,
    is_first: of_state.IsFirst,
    last_card: of_cards.LastCard | None = None,
    nobody_has: of_state.NobodyHas = False,
) -> bool:
    """Whether a player may begin with a card of his hand: any card, if he is the first to play.

    So may a player who has thrown up to the king (``last_card``: the last card that he threw), and
    one who was without a card which nobody (``nobody_has``) has.
    """
    jeux_tenus((hand,))
    if card not in hand.cards:
        raise ValueError(f"card={card} cannot be: it is one of his hand")
    first = met("le premier commence à jouer par telle carte", is_first)
    king = met("celui qui pousse jusqu'au roi", last_card is Rank.KING)
    return met("si aucun des Joueurs ne l'avoit pas", nobody_has) or first or king


@law("academie.manille.8", "academie.manille.9", "academie.manille.10", says=words.JETTE)
def jette(
    *,
    hand: facts.Hand,
    first_card: of_cards.FirstCard,
    other_rank: of_cards.OtherRank | None = None,
) -> Suite:
    """What a player throws and says, from a card on: all that follow, and what he is without.

    The colours do not matter. ``other_rank``: what he makes the Manille pass for; None if he keeps
    it. After the king he is without nothing.
    """
    jeux_tenus((hand,))
    if other_rank and MANILLE not in hand.cards:
        raise ValueError("other_rank cannot be: he has not the nine of diamonds")
    a = {other_rank, *(card.rank for card in hand.cards if card != MANILLE)}
    if first_card not in a:
        raise ValueError(
            f"first_card={first_card.name.lower()} cannot be: he has no such card to throw"
        )
    suite = [rank for rank in Rank if rank.value >= first_card.value]
    sans = next((rank for rank in suite if rank not in a), None)
    if met("s'il y manquoit une de ces cartes", sans is not None) and sans:
        return Suite(tuple(suite[: suite.index(sans)]), sans)
    return Suite(tuple(suite), None)


@law("academie.manille.9", "academie.manille.11", says=words.VA_A)
def va_a(
    *, rank: of_cards.Rank, hands: of_cards.Hands, is_special: of_state.IsSpecial = False
) -> int | None:
    """Who goes on when a player is without a card: the first to his right who has it, from 0.

    None if nobody has it. ``is_special``: the player who has the Manille will make it pass for that
    card.
    """
    plain = [{card.rank for card in jeu if card != MANILLE} for jeu in jeux_tenus(hands)]
    passes = [is_special and MANILLE in jeu.cards for jeu in hands]
    have = [seat for seat, own in enumerate(plain) if rank in own or passes[seat]]
    met("celui qui l'a le premier", bool(have))
    return next(iter(have), None)


@law("academie.manille.11", says=words.RECOIT)
def recoit(*, players: of_people.Players, other_has_it: of_conduct.OtherHasIt) -> int:
    """What a player receives who said *sans*, when nobody has the card: a counter from each.

    Then he also begins again with any card he will: ``peut_commencer``.
    """
    others = nombre_de_joueurs(players) - 1
    return others if met("si aucun des Joueurs ne l'avoit pas", not other_has_it) else 0


@law("academie.manille.12", "academie.manille.13", says=words.PAYE_AU_GAGNANT)
def paye_au_gagnant(*, hand: facts.Hand, is_agreed: of_state.IsAgreed = False) -> int:
    """Counters that one gives the winner for the cards left: one for each point, ten for a figure.

    Those who will play low (*petit jeu*) give only one for each card.
    """
    (cards,) = jeux_tenus((hand,))
    return len(cards) if met("Ceux qui veulent jouer petit jeu", is_agreed) else pips(*cards)


@law("academie.manille.15", says=words.MANILLE_JOUEE)
def manille_jouee(
    *,
    players: of_people.Players,
    sum_agreed: of_money.SumAgreed = FICHE,
    was_crossed: of_state.WasCrossed = False,
) -> int:
    """Counters that the player of the Manille receives: a fiche from each, or less by agreement.

    Nothing if, when he asks for it, another card already covers the Manille (*couverte*).
    """
    others = nombre_de_joueurs(players) - 1
    each = whole_number("sum_agreed", sum_agreed, 0, FICHE)
    return 0 if met("qu'elle soit couverte de quelque carte", was_crossed) else others * each


@law("academie.manille.16")
def manille_gardee(
    *,
    hand: facts.Hand,
    sum_agreed: of_money.SumAgreed = FICHE,
    is_agreed: of_state.IsAgreed = False,
) -> Dette:
    """What a player pays who still has the Manille when another has won: a fiche to each, or less.

    Besides he pays the winner nine counters, its points, or one if a card pays one. These are read
    as part of what all cards left cost (``doit``).
    """
    fiche = whole_number("sum_agreed", sum_agreed, 0, FICHE)
    if not met("Celui qui ayant la Manille ne s'en défait pas", MANILLE in jeux_tenus((hand,))[0]):
        return Dette(0, 0)
    return Dette(fiche, paye_au_gagnant(hand=Held((MANILLE,)), is_agreed=is_agreed))


@law("academie.manille.17", says=words.ROIS_JOUES)
def rois_joues(*, kings: facts.Kings, players: of_people.Players) -> int:
    """Counters that a player gains who throws this many kings: one from each player for each king.

    It is not said that the Manille as a king gains it too; here it does not.
    """
    return whole_number("kings", kings, 0, len(Suit)) * (nombre_de_joueurs(players) - 1)


@law("academie.manille.17")
def rois_restants(*, kings: facts.Kings, is_agreed: of_state.IsAgreed = False) -> Dette:
    """What a player pays who keeps this many kings: a counter for each to each, ten to the winner.

    The ten are "si l'on paye par point"; otherwise the winner has one, as for any card.
    """
    whole_number("kings", kings, 0, len(Suit))
    point = met("si l'on paye par point", not is_agreed)
    return Dette(kings, kings * (10 if point else 1))


@law("academie.manille.12", "academie.manille.13", "academie.manille.16", "academie.manille.17")
def doit(
    *,
    hand: facts.Hand,
    sum_agreed: of_money.SumAgreed = FICHE,
    is_agreed: of_state.IsAgreed = False,
) -> Dette:
    """All that one pays for cards left: to each for Manille and kings, to the winner for all."""
    rois = rois_restants(kings=sum(card.rank is Rank.KING for card in hand.cards))
    manille = manille_gardee(hand=hand, sum_agreed=sum_agreed)
    due = paye_au_gagnant(hand=hand, is_agreed=is_agreed)
    return Dette(manille.a_chacun + rois.a_chacun, due)


@law("academie.manille.18", says=words.GAGNE_LA_PARTIE)
def gagne_la_partie(*, cards_left_by_seat: of_cards.CardsLeftBySeat) -> int | None:
    """Who wins the Party, by the cards left to each seat: who has none; nobody if all have some.

    Raises ValueError if two have none: the first of them has won before.
    """
    for cards in cards_left_by_seat:
        whole_number("restent", cards, 0)
    if cards_left_by_seat.count(0) > 1:
        raise ValueError("cards_left_by_seat may be 0 of one player only: he has won")
    return (
        cards_left_by_seat.index(0)
        if met("Celui qui a le plutôt joué ses cartes", 0 in cards_left_by_seat)
        else None
    )


@law("academie.manille.18", says=words.TIRE)
def tire(
    *, fishes: of_money.Fishes, hands: of_cards.Hands, is_agreed: of_state.IsAgreed = False
) -> int:
    """Counters that the winner draws: the basket, and of each for the cards that he has left.

    In the basket (*corbillon*) each player, the winner too, has put one or two fiches. What is due
    to each for Manille and kings (``doit``) is apart from it.
    """
    jeux_tenus(hands)
    joueurs = nombre_de_joueurs(len(hands) + 1)
    paid = sum(paye_au_gagnant(hand=reste, is_agreed=is_agreed) for reste in hands)
    return joueurs * whole_number("fishes", fishes, 1, 2) * FICHE + paid


@law("academie.manille.19")
def regarde_le_tas(
    *, touches_it: of_conduct.TouchesIt, sum_agreed: of_money.SumAgreed = 1
) -> Forfeit:
    """What a player pays if he would look at the heap of cards thrown: a counter to each.

    It is due as soon as his hand touches the cards. The players may agree that it be nothing, or
    more.
    """
    each = sum_agreed
    owes = met("si-tôt que la main du curieux aura touché les cartes", touches_it)
    return Forfeit(each, to=Payee.EACH) if owes and each else NOTHING
