"""L'Homme d'Auvergne, the ten laws: false pack, misdeal, kings, faults, the game lost."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_people, of_state
from executable_rules.homme_d_auvergne import facts
from executable_rules.homme_d_auvergne.dealing import MOST_TURNED
from executable_rules.homme_d_auvergne.playing import Reading, wins
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text

TO_BOARD = Forfeit(1, Unit.GAME, Payee.POOL)
TO_WINNER = Forfeit(1, Unit.GAME, Payee.ADVERSARY)


@law("bellecour.homme-d-auvergne.laws.1", "academie.homme-d-auvergne.laws.1")
def false_pack(
    *, is_finished: of_state.IsFinished, is_earlier_deal: of_state.IsEarlierDeal = False
) -> Verdict:
    """What becomes of a deal with a ``false`` pack: a new one, unless it is entirely finished.

    ``is_earlier_deal``: it was played before the one where the pack was perceived to be false.
    """
    before = met("the preceding ones stand good", is_earlier_deal, "les coups précédens sont bons")
    done = met(
        "if it is entirely finished", is_finished, "si le coup étoit entiérement fini de jouer"
    )
    return Verdict.STANDS if before or done else Verdict.DEAL_AGAIN


@law("bellecour.homme-d-auvergne.laws.2", "academie.homme-d-auvergne.laws.2")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong = True) -> Ruling:
    """What follows when the dealer ``deals wrong``: he loses a game and deals again.

    For whose profit the laws do not say; it is put here to the board, as law VI puts its own.
    """
    if met("He that deals wrong", dealt_wrong, "Celui qui donne mal"):
        return Ruling(Verdict.DEAL_AGAIN, TO_BOARD)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law(
    "bellecour.homme-d-auvergne.laws.3",
    "academie.homme-d-auvergne.laws.3",
    says={Verdict.DEAL_AGAIN: "There must be a new deal; by whom, the law does not say."},
)
def faced_in_dealing(*, faced_cards: of_cards.FacedCards) -> Verdict:
    """What becomes of the deal when this many cards come ``faced`` (*tournées*): a new one."""
    one = met("one or more faced cards", faced_cards >= 1, "une ou plusieurs cartes tournées")
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.homme-d-auvergne.laws.4",
    "academie.homme-d-auvergne.laws.4",
    says=text("The dealer wins {:game}.", nothing="The dealer wins no game."),
)
def kings_turned(*, cards_turned: of_cards.CardsTurned) -> int:
    """Games that the dealer wins for the cards turned up, from the top or the bottom of the stock.

    One for each king. Up to three are turned, when the players return (*se réjouissent*) twice.
    """
    whole_number("cards in turned", len(cards_turned), 1, MOST_TURNED)
    return sum(
        met(
            "for each King that he turns up", card.rank is Rank.KING, "pour chaque roi qu'il tourne"
        )
        for card in cards_turned
    )


@law(
    "bellecour.homme-d-auvergne.laws.5",
    "academie.homme-d-auvergne.laws.5",
    says=text("He wins {:game} for his kings.", nothing="He wins no game for his kings."),
)
def king_games(*, hand: of_cards.Hand, trump: of_cards.Trump) -> int:
    """Games won for the King of Trumps in hand: one, and one for each other king with him."""
    kings = {card.suit for card in hand if card.rank is Rank.KING}
    return (
        len(kings)
        if met(
            "has the King of Trumps in his hand",
            trump in kings,
            "a en main le roi de la couleur qui retourne",
        )
        else 0
    )


@law("bellecour.homme-d-auvergne.laws.6", "academie.homme-d-auvergne.laws.6")
def plays_before_turn(*, seat: facts.Seat, seat_in_turn: of_people.SeatInTurn) -> Forfeit:
    """What a player forfeits if he plays before his turn: one game to the board (*au profit du
    jeu*).
    """
    return (
        TO_BOARD
        if met("plays before his turn", seat != seat_in_turn, "joue avant son tour")
        else NOTHING
    )


@law("bellecour.homme-d-auvergne.laws.7", "academie.homme-d-auvergne.laws.7")
def renounces(
    *, hand: of_cards.Hand, suit_led: of_cards.SuitLed, card_played: of_cards.CardPlayed
) -> Penalty:
    """What a player loses if he ``renounces``, does not follow the suit led though he can: the
    party.

    That is, he has no further pretensions to it; the others, as it seems, play on.
    """
    if card_played not in hand:
        raise ValueError(f"card_played may be a card of the hand: {card_played} is none")
    could = any(card.suit is suit_led for card in hand)
    if met("He that renounces", could and card_played.suit is not suit_led, "Celui qui renonce"):
        return Penalty.LOSES_PARTY
    return Penalty.NONE


@law(
    "bellecour.homme-d-auvergne.laws.8",
    "academie.homme-d-auvergne.laws.8",
    says=pays("he who stands the game", "the winner"),
)
def stands_the_game(
    *, winners: facts.Winners, other_seat: facts.OtherSeat, reading: Reading
) -> Forfeit:
    """What a player forfeits who ``stands the game`` (*fait jouer*) and loses it: one game.

    The chapter says before the laws when he loses it: ``playing.wins``.
    """
    lost = not wins(winners=winners, other_seat=other_seat, reading=reading)
    return TO_WINNER if met("and loses it", lost, "& perd le jeu") else NOTHING


@law(
    "bellecour.homme-d-auvergne.laws.9",
    "academie.homme-d-auvergne.laws.9",
    says=text("He wins {:game} for his kings.", nothing="He wins no game for his kings."),
)
def bottom_king_games(
    *,
    hand: of_cards.Hand,
    suit: of_cards.Suit,
    other_suit: of_cards.OtherSuit,
    was_marked: of_state.WasMarked = True,
) -> int:
    """Games for the King of the suit turned up at the bottom of the stock, as law V gives them.

    Not to the player who had the king of the ``first`` turned card and ``marked`` for it. The
    French says that the suit at the bottom then makes the trump; the English only that it is turned
    up.
    """
    had = Card(Rank.KING, other_suit) in hand
    if met(
        "he has not already had the King of trumps",
        not (had and was_marked),
        "pourvû néanmoins qu'il n'eût pas eu déja dans son jeu le roi de triomphe",
    ):
        return king_games(hand=hand, trump=suit)
    return 0


@law(
    "bellecour.homme-d-auvergne.laws.10",
    "academie.homme-d-auvergne.laws.10",
    says=pays("the player who loses the King", "the winner of the trick"),
)
def loses_king(
    *,
    king: facts.King,
    cards: of_cards.Cards,
    was_returned: of_state.WasReturned,
    was_lost: of_state.WasLost,
) -> Forfeit:
    """What a player pays who loses a king for which he has marked: a mark to the trick's winner.

    It is so for the first King of trumps after the ``return`` (*s'être réjoui*), when another suit
    is trumps, whether he is trumped or lost otherwise, and for the other kings of ``marked``.
    """
    paid = met(
        "the other Kings, for which the marks are won",
        king in cards,
        "des autres rois pour lesquels on gagne des marques",
    )
    after = met(
        "after the return", was_returned, "S'il arrive que quelque Joueur aprés s'être rejoui"
    )
    return (
        TO_WINNER
        if paid
        and after
        and met(
            "should lose",
            was_lost,
            "vienne à perdre en jouant son jeu le roi de la triomphe précédente",
        )
        else NOTHING
    )
