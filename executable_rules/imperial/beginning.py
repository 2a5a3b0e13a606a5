"""Imperial, before the play: players, pack, who deals, the deal and the card turned up."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_people, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.terms import HAND, ranks
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

MOST = 3
"""The most players."""


class Settled(Enum):
    """What the players agree on before they begin."""

    PLAYED_FOR = "what they play for"
    IMPERIALS = "how many imperials shall make the party"


class Dealt(NamedTuple):
    """Cards of each player, and those left in the stock."""

    each: int
    stock: int


class Lies(Enum):
    """Where the card lies that the dealer has turned up."""

    TURNED = "it stays turned up"
    BENEATH = "it is left beneath (“dessous”)"


class Turned(NamedTuple):
    """The card turned up, whose suit is trumps, and where it lies."""

    card: Card
    lies: Lies


@law(
    "bellecour.imperial.idea.2",
    "academie.imperial.idea.2",
    says=yes_no("So many may play.", "So many do not play: it is two or three."),
)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: two, which is common, or three."""
    three = met("Three persons may play", players == MOST, "L'on peut jouer à trois")
    two = met("the common method of play is by two", players == 2, "le Jeu le plus ordinaire")
    return two or three


@law(
    "bellecour.imperial.idea.1",
    "academie.imperial.idea.1",
    "bellecour.imperial.idea.2",
    "academie.imperial.idea.2",
    says=text("The pack they play with has {:pack}."),
)
def plays_with(
    *, players: facts.Players = 2, is_agreed: of_state.IsAgreed = False
) -> tuple[Card, ...]:
    """The pack: thirty-two cards as at Piquet, or thirty-six with the sixes.

    The sixes are added where that is the custom (``is_agreed``), and always for three players.
    """
    three = met(
        "the Sixes must necessarily be added",
        players == MOST,
        "il faut nécessairement que les six y soient",
    )
    custom = met("by adding the Six of each Suit", is_agreed, "en y ajoutant le six")
    order = ranks(36 if three or custom else 32)
    return tuple(Card(rank, suit) for suit in Suit for rank in order)


@law(
    "bellecour.imperial.idea.3",
    "academie.imperial.idea.3",
    says=text("Before they begin the players agree on {}."),
)
def settled_first() -> tuple[Settled, ...]:
    """What the players agree on before they begin: the stake, and the length of the party."""
    return tuple(Settled)


@law(
    "bellecour.imperial.idea.4", "academie.imperial.idea.4", says=text("The {:seat} player deals.")
)
def deals_first(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """The seat that deals first: the player who cut the highest card, in the order of the game.

    It is not said who deals of two that cut alike.
    """
    return said(carried_by(cards_cut_by_seat, ACE_AFTER_KNAVE))


@law(
    "bellecour.imperial.idea.5",
    "academie.imperial.idea.5",
    says=yes_no(
        "The cards may be dealt.",
        "The cards may not be dealt yet: the dealer shuffles, and his adversary cuts neatly.",
    ),
)
def may_be_dealt(
    *,
    seat: facts.Seat,
    dealer: facts.Dealer,
    cards_mixed: of_state.CardsMixed = True,
    is_fair: of_state.IsFair = True,
) -> bool:
    """Whether the cards are ready: shuffled, and cut neatly (*nettement*) by the adversary.

    The chapter speaks of two players; ``seat`` is his who cuts.
    """
    shuffled = met("having well shuffled the Cards", cards_mixed, "aïant bien battu les cartes")
    adversary = met(
        "to his adversary to cut",
        seat == next_player(dealer, 2),
        "les presente à couper à son Adversaire",
    )
    neatly = met("should cut them neatly", is_fair, "qui doit le faire nettement")
    return shuffled and adversary and neatly


@law(
    "bellecour.imperial.idea.5",
    "academie.imperial.idea.5",
    "bellecour.imperial.idea.9",
    "academie.imperial.idea.9",
    says=parts(
        each=text("Each player is dealt {:card}."),
        stock=text("The “stock” has {:card}.", nothing="There is no “stock”: no card is left."),
    ),
)
def dealt(*, players: facts.Players = 2, pack_size: facts.PackSize = 32) -> Dealt:
    """Cards that each is dealt, twelve, and those of the ``stock`` (*talon*).

    Three players leave none. Raises ValueError for three with thirty-two cards, which do not last.
    """
    whole = len(ranks(pack_size)) * len(Suit)
    return Dealt(HAND, stock_left(whole, whole_number("players", players, 2, MOST), HAND))


@law(
    "bellecour.imperial.idea.6",
    says=parts(
        card=text("{} is turned up, and its suit is trumps."),
        lies={Lies.TURNED: "It stays turned up.", Lies.BENEATH: "It is left beneath."},
    ),
)
def turns_up(*, pack: facts.Pack) -> Turned:
    """The top card of the stock, which the dealer turns up when two play; it stays turned up.

    ``pack``: the cards as they lie to be dealt. In the French, ``tourne``, it is left beneath.
    """
    return Turned(entire(pack)[2 * HAND], Lies.TURNED)


@law(
    "academie.imperial.idea.6",
    says=parts(
        card=text("{} is turned up, and its suit is trumps."),
        lies={Lies.TURNED: "It stays turned up.", Lies.BENEATH: "It is left beneath."},
    ),
)
def tourne(*, pack: facts.Pack) -> Turned:
    """The top card of the stock (*talon*) of two players, which is left beneath (*dessous*).

    ``pack`` are the cards as they lie to be dealt. The English, ``turns_up``, leaves it turned up.
    """
    return Turned(entire(pack)[2 * HAND], Lies.BENEATH)


@law(
    "bellecour.imperial.idea.9",
    "academie.imperial.idea.9",
    says=text("{} is turned up, and its suit is trumps."),
)
def turns_up_his_last(*, pack: facts.Pack) -> Card:
    """The card that makes the trump where three play: the dealer's last, for no stock is left.

    ``pack`` are the thirty-six cards as they lie to be dealt.
    """
    if len(entire(pack)) != MOST * HAND:
        raise ValueError("pack may be of the thirty-six cards alone: three players need the sixes")
    return pack[-1]


def entire(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack as it lies. Raises ValueError where it is neither of the two packs of this game."""
    if set(pack) not in [set(plays_with(is_agreed=sixes)) for sixes in (False, True)]:
        raise ValueError("pack may be of the thirty-two cards, or with the sixes of thirty-six")
    return pack
