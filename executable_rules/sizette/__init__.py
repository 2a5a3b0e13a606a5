"""Sizette in *The Academy of Play* and the *Académie des jeux*: here its sixteen laws.

Six play, three against three, placed alternately; seats are 0 to 5 in the order of play, which
goes by the right. A game, *un jeu*, is won by the party that makes three tricks first.

The chapter: ``dealing`` has players, parties, pack, order and deal; ``playing`` who speaks and
leads, the game won, and the two remarks after the laws. ``terms`` is for all.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_people, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty, Ruling, Verdict
from executable_rules.mechanics.tricks import may_play
from executable_rules.sizette.facts import Dealer, GamesAgreed, Hand, HandSizes, Number
from executable_rules.sizette.terms import (
    BY_THREES,
    ONE_GAME,
    PLAYERS,
    TWO_GAMES,
    LosesTheGame,
    NextDeal,
    Renounced,
    sizette_ranking,
)
from lawsofplay.rules import law, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import parts, text, yes_no

__getattr__, __dir__ = exports(__name__)


@law("bellecour.sizette.laws.1", "academie.sizette.laws.1")
def false_pack(
    *, pack_is_false: of_state.PackIsFalse, is_earlier_deal: of_state.IsEarlierDeal = False
) -> Verdict:
    """A deal with a ``false`` pack is void; those played before it (``preceding``) stand good."""
    before = met("the preceding ones stand good", is_earlier_deal, "les précédens sont bons")
    bad = met("When the Pack is false", pack_is_false, "LOrsque le Jeu de cartes est faux")
    if not bad:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if before else Verdict.VOID


@law("bellecour.sizette.laws.2", "academie.sizette.laws.2")
def faced_card(*, faced_cards: of_cards.FacedCards) -> Verdict:
    """There is a new deal if a card is ``faced`` (*tournée*): here, this many."""
    one = met("If there is a faced Card", faced_cards > 0, "S'il y a une carte tournée")
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS


@law("bellecour.sizette.laws.3", "academie.sizette.laws.3")
def deals_wrong(*, hand_sizes: HandSizes, packets: of_cards.Packets = BY_THREES) -> Ruling:
    """What follows when the dealer ``deals wrong`` (*donne mal*): he loses one game.

    Wrong is a hand of more or fewer than six cards, by the chapter, or one not dealt by threes, by
    law XIII. Laws IV and V say whether he deals again; this law does not.
    """
    six = all(cards == PLAYERS for cards in hand_sizes)
    if met("deals wrong", not (six and may_deal_by(packets=packets)), "donne mal"):
        return Ruling(Verdict.NOT_SAID, ONE_GAME)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.sizette.laws.4", "academie.sizette.laws.4")
def joins_bottom_card(*, cards_mixed: of_state.CardsMixed) -> Ruling:
    """A dealer who takes the ``bottom card``, the trump, unturned loses a game and deals again."""
    if met("joins it to his Hand", cards_mixed, "la joint à ses cartes"):
        return Ruling(Verdict.DEAL_AGAIN, ONE_GAME)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.sizette.laws.5", says=parts(verdict=None, penalty=None))
def turns_adversaries_cards(*, card_count: of_cards.CardCount) -> LosesTheGame:
    """A dealer who ``turns``, shows, a card of his adversaries loses the Game and deals again.

    The French, ``tourne_des_adversaires``, has one game.
    """
    if met("one or more of his Adversaries Cards", card_count > 0):
        return LosesTheGame(Verdict.DEAL_AGAIN, Penalty.LOSES_GAME)
    return LosesTheGame(Verdict.NOTHING_FOLLOWS, Penalty.NONE)


@law("academie.sizette.laws.5")
def tourne_des_adversaires(*, faced_cards: of_cards.FacedCards) -> Ruling:
    """In French, a dealer who shows (*tourne*) an adversary's card loses one game, and deals again.

    One game, as in laws III and IV; the English ``turns_adversaries_cards`` has the Game.
    """
    if met("tourne une ou plusieurs cartes de l'un des adversaires", faced_cards > 0):
        return Ruling(Verdict.DEAL_AGAIN, ONE_GAME)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law(
    "bellecour.sizette.laws.6",
    says=parts(ruling=None, dealer=text("The {:seat} player deals next.")),
)
def renounces(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    dealer: Dealer,
) -> Renounced:
    """A player who ``renounces``, does not follow suit though he can, loses two games.

    The deal does not go. That is read so that they deal on as if it had not been played: the same
    dealer again. The French, ``renonce``, says the contrary.
    """
    if met("He that renounces", _renounced(hand, trick, card_played, trump)):
        return Renounced(Ruling(Verdict.VOID, TWO_GAMES), dealer)
    return Renounced(Ruling(Verdict.NOTHING_FOLLOWS), next_player(dealer, PLAYERS))


@law(
    "academie.sizette.laws.6",
    says=parts(ruling=None, dealer=text("The {:seat} player deals next.")),
)
def renonce(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    dealer: Dealer,
) -> Renounced:
    """What follows when a player of this hand (*jeu*) does not follow though he can (*renonce*).

    He loses two games, and the deal is not played on. That is read so that they deal on as if it
    had been: the next player deals. The English, ``renounces``, says the contrary.
    """
    fait = met("Celui qui renonce", _renounced(hand, trick, card_played, trump))
    ruling = Ruling(Verdict.VOID, TWO_GAMES) if fait else Ruling(Verdict.NOTHING_FOLLOWS)
    return Renounced(ruling, next_player(dealer, PLAYERS))


@law(
    "bellecour.sizette.laws.7",
    "academie.sizette.laws.7",
    "bellecour.sizette.8",
    "academie.sizette.8",
    says=text("He may play {:or}."),
)
def plays(*, hand: Hand, trick: of_cards.Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """What may be played: one must follow suit, but need neither ``force`` (play higher) nor trump.

    He need not even if the trick would be the adversaries', and he the last to play.
    """
    return may_play(hand, trick, sizette_ranking(trump))


PLAYED = {
    Verdict.STANDS: "The card is played, and may not be taken back.",
    Verdict.MAY_TAKE_BACK: "The card may be taken back.",
}
"""Whether a card is judged to be played."""


@law("bellecour.sizette.laws.8", says=PLAYED)
def touches_board(*, touches_it: of_conduct.TouchesIt) -> Verdict:
    """Whether a card may be taken back: not once it has touched the board.

    Though it be still in the hand; the French, ``lachee_sur_le_tapis``, has it let go.
    """
    played = met("has once touched the Board", touches_it)
    return Verdict.STANDS if played else Verdict.MAY_TAKE_BACK


@law("academie.sizette.laws.8", says=PLAYED)
def lachee_sur_le_tapis(*, let_go: of_conduct.LetGo) -> Verdict:
    """Whether a card may be taken back: not once it is let go (*lâchée*) on the board (*tapis*).

    In the English, ``touches_board``, it is enough that it has touched it.
    """
    jouee = met("D'abord que la carte est lâchée sur le tapis", let_go)
    return Verdict.STANDS if jouee else Verdict.MAY_TAKE_BACK


@law(
    "bellecour.sizette.laws.9",
    "academie.sizette.laws.9",
    says=yes_no("He must lay down his cards too.", "He need not lay down his cards."),
)
def must_lay_down(*, number: Number) -> bool:
    """Must a player lay his cards on the table? He must, for that deal, if both companions did."""
    return met("If two Players lay down", number == 2, "Lorsque deux Joueurs ont leur jeu étalé")


@law(
    "bellecour.sizette.laws.10",
    "academie.sizette.laws.10",
    says=yes_no("The players may change places.", "The players may not change places."),
)
def may_change_places(*, in_party: of_state.InParty, games_agreed: GamesAgreed = 0) -> bool:
    """Whether the players may change places: not in a party, nor in several ``played together``.

    That is while some of the parties so joined (*liées*) are to come.
    """
    together = met("several Parties", games_agreed > 0, "plusieurs parties liées")
    return not (met("during the Party", in_party, "pendant une partie") or together)


@law(
    "bellecour.sizette.laws.11",
    "academie.sizette.laws.11",
    "bellecour.sizette.4",
    "academie.sizette.4",
    says=text("The {:seat} player alone may cut."),
)
def cuts(*, dealer: Dealer) -> int:
    """The seat of the player who alone may cut: at the left hand of the dealer."""
    return next_player(dealer, PLAYERS, -1)


@law(
    "bellecour.sizette.laws.12",
    "academie.sizette.laws.12",
    says=parts(
        verdict={Verdict.LOSES_DEAL: "The deal is recalled: he deals whose turn it is."},
        dealer=text("The {:seat} player deals next."),
    ),
)
def deals_out_of_turn(
    *, dealer: Dealer, seat_in_turn: of_people.SeatInTurn, was_turned: of_state.WasTurned
) -> NextDeal:
    """A deal out of turn stands once the trump is turned up; before that it is recalled.

    If it stands, the deal goes on from that dealer to his right, as *par sa droite* is read here.
    Otherwise the player whose turn it is deals.
    """
    wrong = met("deals out of his Turn", dealer != seat_in_turn, "sans que ce fût à son tour")
    if not wrong:
        return NextDeal(Verdict.NOTHING_FOLLOWS, next_player(dealer, PLAYERS))
    if met("has turned up the Trump", was_turned, "s'il avoit tourné"):
        return NextDeal(Verdict.STANDS, next_player(dealer, PLAYERS))
    return NextDeal(Verdict.LOSES_DEAL, seat_in_turn)


@law(
    "bellecour.sizette.laws.13",
    "academie.sizette.laws.13",
    "bellecour.sizette.4",
    "academie.sizette.4",
    says=yes_no(
        "The cards may be dealt so.", "The cards may not be dealt so: they are dealt by threes."
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether a hand may be dealt by such packets: by threes only."""
    return met("by Threes", packets == BY_THREES, "On ne peut donner les cartes que par trois")


@law("bellecour.sizette.laws.14", "academie.sizette.laws.14")
def plays_before_turn(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
) -> Ruling:
    """What follows when a player plays before his turn: his card stays, if it is no renounce.

    If he did not follow though he could, he takes it up and loses a game. For a renounce law VI has
    two games, and the deal does not go; here it is played on.
    """
    if met(
        "having Cards of that Suit",
        _renounced(hand, trick, card_played, trump),
        "dont il peut fournir",
    ):
        return Ruling(Verdict.TAKES_BACK, ONE_GAME)
    return Ruling(Verdict.STANDS)


@law("bellecour.sizette.laws.15", "academie.sizette.laws.15")
def quits(*, is_finished: of_state.IsFinished) -> Penalty:
    """What a player loses if he quits the party before it is finished: the party itself."""
    return (
        Penalty.LOSES_PARTY
        if met("before it is finished", not is_finished, "avant qu'elle soit finie")
        else Penalty.NONE
    )


@law("bellecour.sizette.laws.16", "academie.sizette.laws.16")
def turns_tricks(*, card_count: of_cards.CardCount) -> Forfeit:
    """What a player loses if he ``turns``, looks at, this many adversaries' tricks: a game."""
    one = met("one or more of his Adversary's Tricks", card_count > 0, "levées des adversaires")
    return ONE_GAME if one else NOTHING


def _renounced(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card, trump: Suit) -> bool:
    if played not in hand:
        raise ValueError(f"card_played={played} cannot be: it is a card of the hand")
    return played not in may_play(hand, trick, sizette_ranking(trump))
