"""Quadrille of 1822, of offering to play: laws 11 to 19, and which game goes before which.

Laws 12 and 13 are those of the older Quadrille: ``quadrille.naming``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.results import Ruling, Verdict
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import Mode, Offer, Player
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no


class KingNominated(NamedTuple):
    """Whether the hombre has an ally, and whether he receives the premium of a Solo if he wins."""

    has_ally: bool
    premium_of_solo: bool

    def __str__(self) -> str:
        ally = "has an ally" if self.has_ally else "has no ally"
        paid = "is" if self.premium_of_solo else "is not"
        return f"he {ally}, and {paid} paid as for playing alone"

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        if self.has_ally:
            return "He has an ally, and no premium of a Solo is due to him."
        return "He has no ally, and does not receive the premium of a Solo if he wins."


class FavouriteBy(Enum):
    """How the favourite suit is fixed upon."""

    AGREEMENT = "it is agreed before they begin to play"
    FIRST_GAME = "the suit in which the first game is won"
    FLOATING = "every deal the uppermost card of the pack not dealt shews it"


WayAgreed = Annotated[FavouriteBy, like(of_play.WayAgreed)]


@law(
    "quanti.quadrille.laws.11",
    says=yes_no("He may speak: it is his turn.", "He must be silent till his turn comes."),
)
def may_speak(*, in_turn: of_state.InTurn) -> bool:
    """Whether a player may speak of the game: only when his turn comes."""
    return met("till the turn comes to him", in_turn)


@law("quanti.quadrille.laws.14", says=yes_no("He may play {wish}.", "He may not play {wish}."))
def may_play(*, offer: facts.Offer, wish: facts.Wish, offers: facts.Offers = ()) -> bool:
    """Whether a player who ``offered`` one game may play another: only if a younger forces him.

    He must play what he offered, unless ``younger`` hands, who speak after him, force him to more,
    by a higher mode or by the same in Favourite. Then it is enough to play as much as they do, for
    of two alike the elder goes first.
    """
    asked = max((it.precedency for it in offers), default=offer.precedency)
    if met("unless a younger hand force him", asked > offer.precedency):
        return wish.precedency >= asked
    return wish == offer


@law("quanti.quadrille.laws.15", says=text("He must play {}."))
def mode_played(*, mode: facts.Mode | None = None) -> Mode:
    """The mode that a player must play who named trumps and no mode: a Solo."""
    return Mode.SOLO if mode is None else mode


@law("quanti.quadrille.laws.16")
def nominates(*, king: of_cards.King, hand: facts.Hand) -> KingNominated:
    """What follows if a player ``nominates``, to have its holder as partner, his own king: no ally.

    A player who by mistake nominates his own king has no ally, and is not paid for playing alone.
    The law does not say what he receives if he does it by design.
    """
    own = met("nominating a king of his own", king in hand)
    return KingNominated(has_ally=not own, premium_of_solo=False)


@law("quanti.quadrille.laws.17")
def king_named(*, king: of_cards.King, trump: of_cards.Trump) -> Ruling:
    """What follows when the king of trumps is nominated or ``commuted`` (exchanged): no penalty.

    The king of trumps cannot be, and the mistake may be corrected.
    """
    if king.rank is not Rank.KING:
        raise ValueError(f"king={king} is no king; of queens see law 18")
    cannot = met("the king of the trump suit", king.suit is trump)
    return Ruling(Verdict.MAY_TAKE_BACK if cannot else Verdict.NOTHING_FOLLOWS)


@law(
    "quanti.quadrille.laws.17",
    "quanti.quadrille.laws.18",
    "quanti.quadrille.alliance.3",
    says=yes_no("{card} may be nominated.", "{card} may not be nominated."),
)
def may_be_nominated(*, card: facts.Card, hand: facts.Hand, trump: of_cards.Trump) -> bool:
    """Whether the hombre may nominate this card: a king not of trumps, or with four kings a queen.

    By law 18 he is *at liberty* to nominate a queen; articles 28 and 31 say that he must
    (``must_nominate_a_queen``). No law of this book says that the queen may not be of trumps.
    """
    if card.rank is Rank.QUEEN:
        return met("If a person holds the four kings", _kings(hand) == len(Suit))
    return card.rank is Rank.KING and met("that is not the king of trumps", card.suit is not trump)


@law(
    "quanti.quadrille.laws.18",
    says=text(
        "He may nominate {}.", nothing="He may nominate no queen: he has not the four kings."
    ),
)
def queens_nominated(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The queens that the hombre may nominate: with four kings all of them, else none.

    The law does not except the queen of trumps; the older Quadrille does
    (``quadrille.naming.queens_called``).
    """
    queens = (Card(Rank.QUEEN, suit) for suit in Suit)
    return tuple(it for it in queens if may_be_nominated(card=it, hand=hand, trump=trump))


@law(
    "quanti.quadrille.laws.18",
    says=text(
        "With an ally he may choose his trumps among {}.",
        nothing="He can have no ally: he has all the kings and all the queens.",
    ),
)
def trumps_with_an_ally(*, hand: facts.Hand) -> tuple[Suit, ...]:
    """The suits that the hombre may make trumps and still nominate a card that he has not.

    With three kings these are their own three suits, since he must nominate the king of the fourth.
    """
    nominated = [Card(rank, suit) for rank in (Rank.KING, Rank.QUEEN) for suit in Suit]
    others = [card for card in nominated if card not in hand]
    return tuple(
        trump
        for trump in Suit
        if any(may_be_nominated(card=card, hand=hand, trump=trump) for card in others)
    )


@law(
    "quanti.quadrille.alliance.4",
    "quanti.quadrille.dimidiator.1",
    says=yes_no(
        "He must choose a queen: he has the four kings.",
        "He must choose a king: he has not the four of them.",
    ),
)
def must_nominate_a_queen(*, hand: facts.Hand) -> bool:
    """Whether the hombre must nominate a queen, or ask for one in exchange: with four kings.

    Law 18 leaves him at liberty (``may_be_nominated``); both articles refer to it.
    """
    return met("have in his hand the four kings", _kings(hand) == len(Suit))


@law(
    "quanti.quadrille.alliance.3",
    "quanti.quadrille.forced-spadille.1",
    "quanti.quadrille.casco.2",
    "quanti.quadrille.stake.1",
    "quanti.quadrille.solo.2",
    "quanti.quadrille.alliance.6",
    says=text(
        "Trumps may be named by {}.",
        nothing="Nobody names trumps: the black aces are the only ones.",
    ),
)
def may_name_trumps(*, mode: facts.Mode) -> frozenset[Player]:
    """Who may name the trump suit: the hombre, who in Forced Spadille may leave it to his partner.

    In Casco the partner alone; in Grandissimo and Nemo nobody.
    """
    if mode.names_no_trumps:
        return frozenset()
    if mode is Mode.FORCED_SPADILLE:
        return frozenset({Player.HOMBRE, Player.ALLY})
    return frozenset({Player.ALLY if mode is Mode.CASCO else Player.HOMBRE})


@law(
    "quanti.quadrille.laws.19",
    says=text(
        "He must play {}.",
        none="The question obliges him to nothing: the game offered is in Favourite.",
    ),
)
def asks_whether_in_favourite(*, offer: facts.Offer) -> Offer | None:
    """What a player must play who asks if a game is in ``Favourite`` and hears no: his own there.

    The same mode in Favourite, when the answer is no; nothing when it is yes.
    """
    if met("answered, in the negative", not offer.favourite):
        return Offer(offer.mode, favourite=True)
    return None


@law(
    "quanti.quadrille.solo.1",
    "quanti.quadrille.dimidiator.4",
    "quanti.quadrille.casco.1",
    "quanti.quadrille.alliance.5",
    "quanti.quadrille.grandissimo.1",
    "quanti.quadrille.nemo.1",
    "quanti.quadrille.favourite.1",
    "quanti.quadrille.favourite.3",
    says=text("Of those who offered to play, in the order in which they spoke, the {:seat} plays."),
)
def takes_the_game(*, offers: facts.Offers) -> int:
    """Which of the ``offers`` is played: the highest mode, then ``Favourite``, then the elder's.

    They stand as they spoke, the eldest hand first; the answer counts them from 0.

    The higher mode goes first; in one mode, Favourite; of two alike, the elder hand's.
    """
    if not offers:
        raise ValueError("offers= may not be empty: when all pass, Spadille is forced")

    def order(place: int) -> tuple[int, bool, int]:
        rank, favourite = offers[place].precedency
        return rank, met("will make the favourite suit the trump suit", favourite), -place

    return max(range(len(offers)), key=order)


@law(
    "quanti.quadrille.favourite.5",
    says=text("The favourite suit is {}.", none="There is no favourite suit yet."),
)
def favourite_suit(
    *,
    way_agreed: WayAgreed,
    suit_named: of_cards.SuitNamed | None = None,
    suit: of_cards.Suit | None = None,
    top_card: facts.TopCard | None = None,
) -> Suit | None:
    """The favourite suit: agreed on, that of the first game won, or turned up for each deal."""
    if way_agreed is FavouriteBy.FLOATING:
        return top_card.suit if top_card else None
    return suit_named if way_agreed is FavouriteBy.AGREEMENT else suit


@law(
    "quanti.quadrille.favourite.6",
    says=text(
        "In rank the suit is number {:bare} of the favourite suits, counted from the lowest.",
        nothing="The suit is no favourite suit.",
    ),
)
def rank_of_favourite(*, suit: of_cards.Suit, suits_named: of_cards.SuitsNamed) -> int:
    """How high a suit stands where there are several favourites, the highest first; 0 is none.

    The author holds that this new practice spoils the game.
    """
    return len(suits_named) - suits_named.index(suit) if suit in suits_named else 0


@law(
    "quanti.quadrille.alliance.1",
    "quanti.quadrille.alliance.2",
    only={"was_named": ("quanti.quadrille.alliance.2",)},
    says=yes_no(
        "The ally may be known.", "The ally may not be known yet: his king has not been played."
    ),
)
def ally_may_declare_himself(
    *, king_appeared: of_state.KingAppeared, was_named: of_state.WasNamed = False
) -> bool:
    """Whether the ally may be known: when his king is played, or at once where he speaks ``aloud``.

    The second is the author's proposal, since no penalty is attached to betraying the secret.
    """
    return met("to declare himself aloud", was_named) or met("reveals him", king_appeared)


def _kings(hand: tuple[Card, ...]) -> int:
    return len({card.suit for card in hand if card.rank is Rank.KING})
