"""Quadrille of 1822, how each mode is come by, and who is with whom: articles 21 to 35."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.matadors import BASTO, SPADILLE
from executable_rules.mechanics.results import Silence
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.precedency import plays_alone
from executable_rules.quadrille_1822.stakes import receives_the_stake
from executable_rules.quadrille_1822.terms import GAME, PLAYERS, STAKE, Mode, Player
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text, yes_no


class Word(Enum):
    """What the holder of both black aces says when he lays them down."""

    CASCO = "Casco"
    RESPECT = "Respect"
    OTHER = "anything else, or nothing"


TricksOffered = Annotated[tuple[int, ...], like(of_play.Offers, least=0, most=GAME - 1, size=4)]
Undertaken = Annotated[int, like(of_play.Number, least=1, most=GAME - 1)]
WordsSaid = Annotated[Word, like(of_play.WordsSaid)]


@law(
    "quanti.quadrille.auction.2",
    says=text(
        "Of those who spoke, in their order, the {:seat} plays.",
        none="Nobody plays: no one undertakes a single trick.",
    ),
)
def auction_won_by(*, offers: TricksOffered) -> int | None:
    """Who plays at Auction Quadrille, by the tricks that each would undertake, all fewer than six.

    The player who would undertake the most. Between equals the elder goes first, as article 22 has
    it in every game; the rule of the auction itself does not say so.
    """
    most = max(offers, default=0)
    return offers.index(most) if met("the most tricks less than six", most > 0) else None


@law(
    "quanti.quadrille.auction.2",
    says=pays("the stake", "the hombre", "counter", nothing="He does not receive the stake."),
)
def stake_of_the_auction(
    *, number: Undertaken, tricks: facts.Tricks, stake: of_money.Stake = STAKE
) -> int:
    """What a player receives who undertook this many tricks: the stake, if he made them."""
    return stake if met("made good his engagement", tricks >= number) else 0


@law("quanti.quadrille.alliance.5", says=text("There are {:opponent}."))
def opponents(*, mode: facts.Mode) -> int:
    """How many play against the hombre: three if he plays alone, two if he has an ally."""
    return PLAYERS - (1 if plays_alone(mode=mode) else 2)


@law(
    "quanti.quadrille.alliance.6",
    says=text("The partner is named by {}.", none="Nobody names a partner: the hombre has none."),
)
def names_the_partner(*, mode: facts.Mode) -> Player | None:
    """Who says who the hombre's partner shall be: the hombre; the players do not consult
    about it.
    """
    return None if plays_alone(mode=mode) else Player.HOMBRE


@law(
    "quanti.quadrille.alliance.7",
    "quanti.quadrille.forced-spadille.6",
    says=pays(
        "the stake", "each winner", "counter", nothing="The hombre’s side receives nothing of it."
    ),
)
def share_of_the_stake(
    *, mode: facts.Mode, deal_result: facts.DealResult, stake: of_money.Stake = STAKE
) -> Fraction:
    """What the hombre, and his ally if he has one, each receive of the stake: two divide it."""
    won = receives_the_stake(deal_result=deal_result, stake=stake)
    return Fraction(won, 1 if plays_alone(mode=mode) else 2)


@law(
    "quanti.quadrille.alliance.8",
    says=yes_no(
        "He may name his ally: the three others have passed.",
        "He may not name an ally yet: not all the three others have passed.",
    ),
)
def may_name_an_ally(*, players_passed: facts.PlayersPassed) -> bool:
    """Whether a player who ``asks leave`` may have an ally: when all three others have passed.

    Each of the others may refuse it, if he is willing to play without a partner. One who passes
    gives up the game.
    """
    return met("the other three do, by saying, pass", players_passed == PLAYERS - 1)


@law(
    "quanti.quadrille.forced-spadille.4",
    says=text(
        "The {:seat} player must be hombre, and name an ally.",
        none="Nobody is compelled to play: not all have passed.",
    ),
)
def compelled_to_play(*, hands: facts.Hands, all_passed: of_state.AllPassed) -> int | None:
    """The seat that must be hombre when all have passed: the holder of Spadille, ace of spades."""
    holders = _holding(hands, SPADILLE)
    return holders[0] if met("the person holding Spadille", bool(holders)) and all_passed else None


@law("quanti.quadrille.forced-spadille.5", says=text("The partner is the {:seat} player."))
def becomes_partner(*, hands: facts.Hands, card_called: of_cards.CardCalled) -> int | Silence:
    """The seat of the hombre's partner: the holder of the king that was nominated.

    Nothing is said of a king that the hombre, as holder of Spadille, has himself, or of another
    card.

    Raises ValueError for a card that none of the hands has.
    """
    holders = _holding(hands, card_called)
    if len(holders) != 1:
        raise ValueError(f"card_called={card_called} cannot be: it is a card of one of the hands")
    own = SPADILLE in hands[holders[0]]
    king = met("nominates a king", card_called.rank is Rank.KING)
    return holders[0] if king and not own else Silence.NOT_SAID


@law(
    "quanti.quadrille.casco.5",
    says=yes_no("By this he disallows {offer}.", "By this he does not disallow {offer}."),
)
def disallows(*, cards_shown: facts.CardsShown, words_said: WordsSaid, offer: facts.Offer) -> bool:
    """Whether ``Casco``, said with both black aces shown, forbids this game: any below a Solo.

    The holder of both black aces lays them before him and says the word. That forbids every game
    inferior to a Solo.
    """
    aces = met("place them on the board before him", {SPADILLE, BASTO} <= set(cards_shown))
    word = met("saying, Casco, or Respect", words_said is not Word.OTHER)
    inferior = met("any game inferior to a Solo", offer.mode.rank < Mode.SOLO.rank)
    return aces and word and inferior


@law(
    "quanti.quadrille.casco.7",
    says=text("He may pass, or play {:or}.", nothing="He may do nothing but pass."),
)
def may_choose_among(*, hand: facts.Hand) -> tuple[Mode, ...]:
    """The modes that a player may choose, the highest first; he may pass as well.

    A holder of both black aces need not use his privilege: Casco is one mode more for him. Forced
    Spadille is for the holder of Spadille. Whether a hand is fit for its mode is his own affair.
    """
    both = {SPADILLE, BASTO} <= set(hand)
    whether("no one is obliged to use the privilege", both)
    needs = {Mode.CASCO: both, Mode.FORCED_SPADILLE: SPADILLE in hand}
    return tuple(mode for mode in reversed(Mode) if needs.get(mode, True))


def _holding(hands: facts.Hands, card: facts.Card) -> list[int]:
    return [seat for seat, hand in enumerate(hands) if card in hand]
