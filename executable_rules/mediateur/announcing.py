"""Médiateur, of announcing: which way of playing silences which, the King, and who then loses."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import one_or_more, whole_number
from executable_rules.mechanics.results import Forfeit, Payee, Silence
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import fiche_du_roi
from executable_rules.mediateur.terms import TO_WIN
from executable_rules.quadrille.beast_laws import Beasted
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import dues, parts, pays, text, yes_no

SUITS = frozenset(Suit)


class Announce(Enum):
    """What a player announces; the value is its strength, as the table of the *Académie* counts."""

    PASSES = 0
    ASKS = 1
    ASKS_IN_FAVOURITE = 2
    MEDIATEUR = 3
    MEDIATEUR_IN_FAVOURITE = 4
    SANS_PRENDRE = 5
    SANS_PRENDRE_IN_FAVOURITE = 6
    VOLE = 7


class Exchange(NamedTuple):
    """The two hands after the King was bought, and what the Ombre gives for him besides a card."""

    ombre: tuple[Card, ...]
    holder: tuple[Card, ...]
    price: Forfeit


Announcement = Annotated[Announce, like(of_play.Announcement)]
Announcements = Annotated[tuple[Announce, ...], like(of_play.Announcements)]


@law(
    "academie.mediateur.means.1",
    "academie.mediateur.means.2",
    "bellecour.mediateur.rules.3",
    "bellecour.mediateur.rules.4",
    "bellecour.mediateur.rules.5",
    "bellecour.mediateur.rules.6",
    "bellecour.mediateur.rules.7",
    "academie.mediateur.natural-table.3",
    only={"announcements=vole": ("academie",)},
    says=text("The {:seat} player plays, counted from the eldest."),
)
def who_plays(*, announcements: Announcements) -> int:
    """Which seat plays, the eldest being 0: the stronger ``moyen`` (way of playing) silences the
    weaker.

    Among equals the first plays, by the *droit de primauté*. The English list ends with the Sans
    Prendre in the favourite suit. The vole declared, above it, is in the French book only.
    ``vole_with_mediateur_first`` has what the English says of it.
    """
    strengths = [announce.value for announce in one_or_more("announcements", announcements)]
    if max(strengths) == Announce.PASSES.value:
        raise ValueError("announcements may not be all PASSES: see forced_by_spadille")
    return strengths.index(max(strengths))


@law(
    "bellecour.mediateur.vole-payment.7",
    "bellecour.mediateur.vole-payment.9",
    says=yes_no(
        "He who declares the vole goes before the other.",
        "He who declares the vole does not go before the other.",
    ),
)
def vole_with_mediateur_first(*, announcement: Announcement) -> bool:
    """Does one who declares the vole with a bought King, ``Mediateur``, go before this other?

    He goes before a Mediateur, and before a Sans Prendre. Of the Sans Prendre in the favourite suit
    the English has said (``who_plays``) that it goes before all others; in the French (p. 134) the
    vole silences it too.
    """
    if announcement is Announce.VOLE:
        raise ValueError("announcement may not be VOLE: he declares none")
    return met("him who would play Sans Prendre", announcement.value <= Announce.SANS_PRENDRE.value)


@law(
    "academie.mediateur.calling-explained.2",
    says=text(
        "The {:seat} player must play: he has Spadille.",
        none="Nobody is forced to play: somebody has announced more than to pass.",
    ),
)
def forced_by_spadille(*, announcements: Announcements, seat: facts.Seat) -> int | None:
    """Which seat must play when all have passed: the one that holds ``spadille``, the ace of
    spades.

    None when somebody announced more. He plays *en demande*, as if he had asked leave, and shares
    all the loss (``who_is_beasted``).
    """
    whole_number("seat", seat, 0, len(announcements) - 1)
    passed = met(
        "n'ont ni les uns ni les autres jeu de demander",
        all(announce is Announce.PASSES for announce in announcements),
    )
    return seat if passed else None


@law(
    "academie.mediateur.calling.6",
    "academie.mediateur.calling.7",
    "academie.mediateur.calling.8",
    "academie.mediateur.calling-observation.2",
    "academie.mediateur.playing-mediateur.6",
    says=yes_no("{card} may be called.", "{card} may not be called."),
)
def may_call(*, card: facts.Card, hand: facts.Hand, trump: of_cards.Trump) -> bool:
    """May this card be called: a King, though it be one's own, but not the King of trumps?

    A Queen may be called by one who holds all four Kings. It is not said whether she may be of
    trumps: sixth rule and reason speak of the King alone.
    """
    if met("Aïant les quatres Rois", _has_kings(hand, SUITS)) and card.rank is Rank.QUEEN:
        return True
    whether("que l'on a dans son jeu", card in hand)
    return card.rank is Rank.KING and not met("apeller le Roi de triomphe", card.suit is trump)


@law(
    "academie.mediateur.calling-observation.1",
    says=yes_no("{card} may be called.", "{card} may not be called."),
)
def may_call_as_proposed(*, card: facts.Card, hand: facts.Hand, trump: of_cards.Trump) -> bool:
    """May this card be called if three Kings are enough to call a Queen, as the author proposes?

    They are the three Kings that may be called: the player lacks only the King of trumps. By the
    rule, ``may_call``, nothing is then left to call but what he holds.
    """
    three = _has_kings(hand, SUITS - {trump})
    if met("La liberté d'apeler une Dame", three) and card.rank is Rank.QUEEN:
        return True
    return may_call(card=card, hand=hand, trump=trump)


def _has_kings(hand: Sequence[Card], suits: frozenset[Suit]) -> bool:
    return all(Card(Rank.KING, suit) in hand for suit in suits)


@law(
    "academie.mediateur.calling.7",
    "academie.mediateur.asking.1",
    says=text(
        "The Ombre’s friend is the {:seat} player.",
        none="The Ombre has no friend: he holds the King called himself.",
    ),
)
def friend_of_the_ombre(
    *, card_called: of_cards.CardCalled, hands: facts.Hands, other_seat: facts.OtherSeat = 0
) -> int | None:
    """The seat of the Ombre's friend, *de moitié* with him: the holder of the King called.

    None when the Ombre holds that King himself: he then has three adversaries.
    """
    holders = [seat for seat, hand in enumerate(hands) if card_called in hand]
    if len(holders) != 1:
        raise ValueError(f"card_called={card_called} cannot be: it is a card of one of the hands")
    (holder,) = holders
    return None if met("que l'on a dans son jeu", holder == other_seat) else holder


@law(
    "academie.mediateur.calling-explained.1",
    "academie.mediateur.calling-explained.2",
    "academie.mediateur.calling-explained.5",
    says={
        Beasted.ALONE: "The Ombre puts down the Beast alone.",
        Beasted.WITH_HIS_FRIEND: "The Ombre and his friend put down the Beast together.",
    },
)
def who_is_beasted(
    *,
    tricks: facts.Tricks,
    tricks_agreed: of_play.TricksAgreed = 4,
    is_forced: of_state.IsForced = False,
) -> Beasted:
    """Who puts down the Beast of a lost game: the Ombre alone, if he made too few tricks himself.

    The Ombre alone, if he makes fewer than he is ``obliged`` to: four, or three as is agreed. Never
    alone if he was ``forced`` by Spadille, even with only one trick. With six of his own he has
    won. Quadrille, by its law LVII (``quadrille.beast_laws.who_is_beasted``), has three.
    """
    enough = whole_number("tricks_agreed", tricks_agreed, 3, 4)
    made = whole_number("tricks", tricks, 0, TO_WIN - 1)
    few = met("ne fait pas le nombre de levées", made < enough)
    if met("est forcé de jouer en demande", is_forced):
        return Beasted.WITH_HIS_FRIEND
    return Beasted.ALONE if few else Beasted.WITH_HIS_FRIEND


@law(
    "academie.mediateur.calling-explained.1",
    says=dues(
        ("the Ombre", "one adversary"),
        ("the Ombre", "the other adversary"),
        ("the Ombre", "his friend"),
        unit="counter",
    ),
)
def consolation_of_one_alone(
    *,
    tricks: facts.Tricks,
    consolation: of_money.Consolation,
    tricks_agreed: of_play.TricksAgreed = 4,
) -> tuple[int, int, int] | Silence:
    """What an Ombre beasted alone pays: the ``consolation`` to each adversary, not to his friend.

    The friend might be unfaithful for it. The rule does not speak of an Ombre who is not beasted
    alone (``who_is_beasted``).
    """
    due = consolation
    alone = who_is_beasted(tricks=tricks, tricks_agreed=tricks_agreed) is Beasted.ALONE
    return (due, due, 0) if met("& non à son ami", alone) else Silence.NOT_SAID


@law(
    "academie.mediateur.playing-mediateur.1",
    "bellecour.mediateur.rules.2",
    says=parts(
        ombre=text("The Ombre now holds {}."),
        holder=text("He who gave the King now holds {}."),
        price=pays("the Ombre", "him who gave the King"),
    ),
)
def buys_the_king(
    *,
    king: of_cards.King,
    card_given: of_cards.CardGiven,
    ombre_hand: of_cards.OmbreHand,
    other_hand: facts.OtherHand,
    is_favourite: of_state.IsFavourite = False,
) -> Exchange:
    """The hands after the ``Mediateur``, a King, was given up for a card and a fish.

    The King is shown, the card given for him is not. In the favourite suit the fish are two.
    """
    if king.rank is not Rank.KING or king not in other_hand or card_given not in ombre_hand:
        raise ValueError("king may be a King of holder, and given a card of ombre")
    price = fiche_du_roi(is_favourite=is_favourite)
    return Exchange(
        ombre=(*(card for card in ombre_hand if card != card_given), king),
        holder=(*(card for card in other_hand if card != king), card_given),
        price=Forfeit(price, to=Payee.ADVERSARY),
    )
