"""Imperial, of the deal and the stock: laws I to VI, and the turns in which they are dealt."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.beginning import dealt, entire, plays_with
from executable_rules.imperial.terms import HAND, imperials_lost
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Ruling, Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Hands(NamedTuple):
    """The cards of the dealer's adversary, and of the dealer."""

    adversary: tuple[Card, ...]
    dealer: tuple[Card, ...]


@law(
    "bellecour.imperial.laws.1",
    "academie.imperial.laws.1",
    says=text("They keep {:deal} of those played.", nothing="No deal stands good."),
)
def deals_that_stand(
    *, pack: of_cards.Pack, pack_size: facts.PackSize = 32, deals: facts.Deals = 1
) -> int:
    """How many of the deals stand: all, or all but the last if its pack is ``false``.

    False (*faux*) is a pack that is not of the thirty-two cards, or, with the sixes, of thirty-six.
    """
    right = sorted(map(str, plays_with(is_agreed=pack_size != 32)))
    false = met(
        "When the Pack is false", sorted(map(str, pack)) != right, "Lorsque le jeu se trouve faux"
    )
    return deals - 1 if false else deals


@law("bellecour.imperial.laws.1", "academie.imperial.laws.1")
def false_pack(
    *,
    pack: of_cards.Pack,
    pack_size: facts.PackSize = 32,
    is_earlier_deal: of_state.IsEarlierDeal = False,
) -> Verdict:
    """What becomes of a deal with a ``false`` (*faux*) pack: it is void, earlier ones stand."""
    good = deals_that_stand(pack=pack, pack_size=pack_size) == 1
    before = met("the preceding ones", is_earlier_deal, "les précédens")
    if good:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if before else Verdict.VOID


@law("bellecour.imperial.laws.2", "academie.imperial.laws.2")
def faced_in_dealing(*, faced_cards: facts.FacedCards) -> Verdict:
    """What follows when cards come ``faced`` (*tournées*), face up, in the deal: a new deal."""
    one = met(
        "one or more fac'd Cards in dealing", faced_cards > 0, "une ou plusieurs cartes tournées"
    )
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.imperial.laws.3",
    "academie.imperial.laws.3",
    "bellecour.imperial.idea.5",
    "academie.imperial.idea.5",
    says=yes_no(
        "The cards may be dealt so.", "The cards may not be dealt so: it is by threes or by fours."
    ),
)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether a hand of twelve may be dealt by these packets: by threes or fours only.

    Threes and fours cannot be mixed: no sum of both is twelve.
    """
    by = met(
        "by threes or fours",
        set(packets) <= {3, 4},
        "by three and three, or, by four and four",
        "par trois ou quatre",
        "trois à trois, ou quatre à quatre",
    )
    return by and packets_make(HAND, packets)


@law(
    "academie.imperial.idea.5",
    says=parts(
        adversary=text("The adversary has {}."),
        dealer=text("The dealer has {}."),
    ),
)
def donne_alternativement(*, pack: facts.Pack, packets: facts.Packets) -> Hands:
    """The hands of two players, dealt by turns: first to the adversary, then to the dealer.

    ``pack``: the cards as they lie to be dealt. ``packets``: by how many each hand is dealt. The
    English does not say that they are dealt by turns, nor to whom first.

    Raises ValueError for packets by which twelve cards may not be dealt.
    """
    if not may_deal_by(packets=packets):
        raise ValueError("packets may be of three and three, or of four and four, to twelve cards")
    size, cards = HAND // len(packets), entire(pack)[: 2 * HAND]
    adversary = tuple(card for place, card in enumerate(cards) if place // size % 2 == 0)
    return Hands(adversary, tuple(card for card in cards if card not in adversary))


@law("bellecour.imperial.laws.4", "academie.imperial.laws.4")
def deals_wrong(*, hand_sizes: facts.HandSizes, packets: facts.Packets = (3, 3, 3, 3)) -> Ruling:
    """What the dealer suffers if he deals wrong (*donne mal*): he loses the deal and an imperial.

    Packets that law III does not allow are taken for a wrong deal too; the books do not say so.
    """
    if len(hand_sizes) not in (2, 3):
        raise ValueError("hand_sizes may be of two or three players")
    wrong = any(hand != HAND for hand in hand_sizes) or not may_deal_by(packets=packets)
    if met("He that deals wrong", wrong, "Celui qui donne mal"):
        return Ruling(Verdict.LOSES_DEAL, imperials_lost(1))
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.imperial.laws.5", "academie.imperial.laws.5")
def faced_in_stock(
    *,
    faced_cards: facts.FacedCards,
    pack_size: facts.PackSize = 32,
    players: facts.Players = 2,
    card_count: facts.CardCount = 0,
) -> Verdict:
    """What follows when cards of the ``stock`` (*talon*) are faced: the deal is played.

    Only those that come faced ``card_count`` hinder it, by law II. The stock has eight cards, or
    twelve with the sixes; three players leave none.
    """
    stock = dealt(players=players, pack_size=pack_size).stock
    some = whole_number("faced_cards", faced_cards, 0, stock) > 0
    if faced_in_dealing(faced_cards=card_count) is Verdict.DEAL_AGAIN:
        return Verdict.DEAL_AGAIN
    there = met("a faced Card in the Stock", some, "Une carte tournée au talon")
    return Verdict.STANDS if there else Verdict.NOTHING_FOLLOWS


@law("bellecour.imperial.laws.6", "academie.imperial.laws.6")
def mixes_with_stock(
    *, cards_mixed: of_state.CardsMixed, pack_size: facts.PackSize = 32, players: facts.Players = 2
) -> Penalty:
    """What a player suffers who mixes his ``game`` (his cards) with the stock: the whole party.

    Raises ValueError where there is no stock: three players have all the thirty-six cards.
    """
    if dealt(players=players, pack_size=pack_size).stock == 0:
        raise ValueError(f"players={players} leave no stock that cards could be mixed with")
    return (
        Penalty.LOSES_PARTY
        if met("mixes his Game with the Stock", cards_mixed, "mêle son jeu au talon")
        else Penalty.NONE
    )
