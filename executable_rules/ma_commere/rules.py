"""Ma Commère: its rules, in the order of the chapter."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_state
from executable_rules.ma_commere import facts
from executable_rules.ma_commere.kinds import LADDER
from executable_rules.ma_commere.terms import ACE, HAND, Changed, Course, Dealt, Kind
from executable_rules.ma_commere.words import (
    ACCOMMODATES,
    ASKS,
    BEST_HAND,
    CHANGE_DU_TALON,
    DEALS,
    KIND_OF,
    MAY_DEAL_BY,
    MAY_DRAW_AGAIN,
    MAY_PLAY,
    PLACE,
    POUL_HOLDS,
    REPREND_DU_TALON,
    WINS_PARTY,
)
from executable_rules.mechanics.cards import Card, Rank, pack, pips
from executable_rules.mechanics.deals import next_player, packets_make, stock_left
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.ladder import face
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Drawn, Ruling, Silence, Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law("bellecour.ma-commere.1", "academie.ma-commere.1", says=text("The pack is entire, {:pack}."))
def commere_pack() -> tuple[Card, ...]:
    """The cards: an entire pack of fifty-two."""
    return pack()


@law("bellecour.ma-commere.2", "academie.ma-commere.2", says=MAY_PLAY)
def may_play(*, players: facts.Players) -> bool | Silence:
    """Whether this many may play: seven or eight. The books say nothing of other numbers."""
    return (
        True
        if met("seven or eight persons", players in (7, 8), "sept ou huit personnes")
        else Silence.NOT_SAID
    )


@law("bellecour.ma-commere.3", "academie.ma-commere.3", says=POUL_HOLDS)
def poul_holds(*, players: facts.Players, stake: facts.Stake) -> int:
    """What the ``Poul`` (*la poule*) holds of the stakes agreed on, for the player who wins.

    The English does not say that each stakes as much; it is read with the French *chacun*.
    """
    return players * stake


@law("bellecour.ma-commere.4", "academie.ma-commere.4", says=DEALS)
def deals(*, dealer: of_people.Dealer, players: facts.Players) -> Dealt:
    """How it is dealt: the dealer's left neighbour cuts, three to each, no card is turned up."""
    stock = stock_left(len(pack()), players, HAND)
    return Dealt(next_player(dealer, players, -1), HAND, stock, turned=False)


@law("bellecour.ma-commere.4", "academie.ma-commere.4", says=MAY_DEAL_BY)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether the cards may be given to each by such ``packets``: one by one, or all together."""
    singly = met("either one after the other", packets == (1,) * HAND, "l'une aprés l'autre")
    together = met("or all together", len(packets) == 1, "ou toutes à la fois")
    return (singly or together) and packets_make(HAND, packets)


@law("bellecour.ma-commere.6", "academie.ma-commere.6", says=text("The card counts {:point}."))
def counts(*, card: of_cards.Card) -> int:
    """The points of a card: an ace eleven; the others are taken as marked, court cards for ten.

    Of these the books say nothing here.
    """
    return ACE if met("the Ace", card.rank is Rank.ACE, "l'as est au-dessus du roi") else pips(card)


@law("bellecour.ma-commere.6", "academie.ma-commere.6", says=PLACE)
def place(*, card: of_cards.Card) -> int:
    """The place of a card in the natural order, 2 to 13 for the king, and the ace above him."""
    above = met("the Ace is above the King", card.rank is Rank.ACE, "l'as est au-dessus du roi")
    return face(card) + (len(Rank) if above else 0)


@law(
    "bellecour.ma-commere.7",
    "academie.ma-commere.7",
    "bellecour.ma-commere.8",
    "academie.ma-commere.8",
    "bellecour.ma-commere.9",
    "academie.ma-commere.9",
    says=KIND_OF,
)
def kind_of(*, hand: facts.Hand) -> Kind | None:
    """What a hand is: a Point or *Flux* (three of a suit), Sequence, or Tricon (three of a rank).

    A Sequence is three cards that follow, of one suit or of several; that of one suit, which is a
    Point as well, is told by the higher name.
    """
    found = LADDER.standing(_hand(hand))
    return found[0] if found else None


@law(
    "bellecour.ma-commere.5",
    "academie.ma-commere.5",
    "bellecour.ma-commere.12",
    "academie.ma-commere.12",
    says=BEST_HAND,
)
def best_hand(*, hands: of_cards.Hands) -> int | None:
    """Who has the best of the ``hands``, the eldest first; nobody if none has any of the three.

    The Tricon goes before the Sequence, that before the Point. Of two of a kind the higher wins,
    of equal ones the elder's. A Point is high by its points, a Sequence by its first card.
    """
    best = LADDER.best(_hands(hands))
    alone = best[0] if len(best) == 1 else None
    return best[0] if met("when there is an equality", len(best) > 1, "en cas d'égalité") else alone


@law("bellecour.ma-commere.10", "academie.ma-commere.10", says=ASKS)
def asks(
    *, seat: of_people.Seat, players: facts.Players, is_contented: facts.IsContented
) -> int | None:
    """Whom a player asks to ``accommodate`` him: his neighbour on the right; nobody if contented.

    The eldest begins. The neighbour, if he is not contented, asks his own neighbour in turn.
    """
    neighbour = next_player(seat, players)
    return (
        neighbour
        if met(
            "if he is not contented with his Hand",
            not is_contented,
            "s'il n'a pas lieu d'être satisfait",
        )
        else None
    )


@law("bellecour.ma-commere.10", "academie.ma-commere.10", says=ACCOMMODATES)
def accommodates(
    *,
    hand: facts.Hand,
    card_given: facts.CardGiven,
    other_hand: facts.OtherHand,
    card_taken: of_cards.CardTaken,
) -> tuple[Held, Held]:
    """The hands of both when the asker gave a card and his neighbour one ``in return``.

    The neighbour gives one of his own three, that which is of least use to him.
    """
    own, others = _hands((hand, other_hand))
    if card_given not in own or card_taken not in others:
        raise ValueError(
            "card_given is a card of the asker, and returned one of the neighbour's own"
        )
    return _changed(hand, card_given, card_taken), _changed(other_hand, card_taken, card_given)


@law("bellecour.ma-commere.11", "academie.ma-commere.11", says=WINS_PARTY)
def wins_party(*, hands: of_cards.Hands, seat: of_people.Seat) -> int:
    """Who wins when the player at a seat ``shows down`` his hand: he, if nobody has better.

    Else the player who has better, and of equal ones the elder, by the rules on the kinds.
    """
    whole_number("seat", seat, 0, len(hands) - 1)
    if kind_of(hand=hands[seat]) is None:
        raise ValueError(f"seat={seat} cannot be: he has not found what he wanted")
    best = LADDER.best(_hands(hands))
    none = met(
        "if nobody has a better Point, Sequence, or Tricon, than himself",
        seat in best,
        "si personne n'a pas un plus haut point que lui, ou séquence ou tricon",
    )
    equal = met("when there is an equality", len(best) > 1)
    return seat if none and not equal else best[0]


@law("bellecour.ma-commere.13", "academie.ma-commere.13")
def draws(*, kind_of_hand: facts.KindOfHand, pool: of_money.Pool) -> Drawn:
    """What the winner draws: the Poul; from each one counter for a Sequence, two for a Tricon."""
    return Drawn(pool, each=kind_of_hand.value)


@law("bellecour.ma-commere.14", "academie.ma-commere.14")
def tired(*, done_by_seat: facts.DoneBySeat) -> Course:
    """What is done when all are tired of searching: another card each, if all of them consent."""
    common = met("by common consent", all(done_by_seat), "d'un commun consentement")
    return Course.ANOTHER_CARD if common else Course.NEW_DEAL


@law("bellecour.ma-commere.14", says=text("In their order the players have then these hands: {}."))
def another_card(
    *, hands: of_cards.Hands, stock: of_cards.Stock, cards_returned: facts.CardsReturned
) -> tuple[Held, ...]:
    """The hands when each had another card from the top of the stock, and gave one back for it.

    It begins with the right hand player; ``cards_returned`` may be the card just had. Where the
    cards given back are put is not said: the French, ``change_du_talon``, has them below the stock.
    """
    _each_changes(hands, stock, cards_returned)
    return tuple(map(_changed, hands, cards_returned, stock))


@law("academie.ma-commere.14", says=CHANGE_DU_TALON)
def change_du_talon(
    *, hands_before: facts.HandsBefore, stock: of_cards.Stock, cards_returned: facts.CardsReturned
) -> Changed:
    """The hands and the stock (*talon*) when each had a card from its top and gave one for it.

    The cards changed are put *au-dessous*, below the stock, which the English leaves out:
    ``another_card``. They are taken to lie there as they came.
    """
    _each_changes(hands_before, stock, cards_returned)
    hands = tuple(map(_changed, hands_before, cards_returned, stock))
    return Changed(hands, (*stock[len(hands_before) :], *cards_returned))


@law("bellecour.ma-commere.15", says=MAY_DRAW_AGAIN)
def may_draw_again(
    *, cards_taken: facts.CardsTaken, is_contented: facts.IsContented
) -> bool | Silence:
    """Whether they may draw from the stock again when this many cards were drawn: a second, yes.

    They may only if the first did not help. The book says nothing of a third. The French sets no
    number: ``reprend_du_talon``.
    """
    if not met("if they cannot suit themselves by the first", not is_contented):
        return False
    return True if met("a second Card", cards_taken == 1) else Silence.NOT_SAID


@law("academie.ma-commere.15", says=REPREND_DU_TALON)
def reprend_du_talon(*, cards_taken: facts.CardsTaken, is_contented: facts.IsContented) -> bool:
    """In French, whether they may take from the stock again: if they are not satisfied.

    This many cards were taken already. The English, ``may_draw_again``, speaks of a second card.
    """
    return met("si les Joueurs ne s'accommodoient pas", not is_contented)


@law("bellecour.ma-commere.16", "academie.ma-commere.16")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong) -> Ruling:
    """What follows for the player who deals wrong: he deals again, with no other penalty."""
    return Ruling(
        Verdict.DEAL_AGAIN
        if met("for dealing wrong", dealt_wrong, "celui qui donne mal")
        else Verdict.NOTHING_FOLLOWS
    )


@law("bellecour.ma-commere.17", "academie.ma-commere.17")
def false_pack(
    *, has_won: of_conduct.HasWon, is_earlier_deal: of_state.IsEarlierDeal = False
) -> Verdict:
    """What becomes of a deal with a ``false`` pack: void, unless some player has won it already.

    ``is_earlier_deal``: it was played before the one in which the pack is known for false.
    """
    before = met("the preceding ones stand good", is_earlier_deal, "les précédens sont bons")
    finished = met("if any of the Players has won", has_won, "quelqu'un eut gagné")
    return Verdict.STANDS if finished or before else Verdict.VOID


def _hand(hand: Held) -> tuple[Card, ...]:
    return _hands((hand,))[0]


def _hands(hands: tuple[Held, ...]) -> list[tuple[Card, ...]]:
    held = [card for hand in hands for card in hand.cards]
    if not hands or any(len(hand.cards) != HAND for hand in hands):
        raise ValueError("hands are of three cards each")
    if len(set(held)) < len(held):
        raise ValueError("the same card cannot be held twice")
    return [hand.cards for hand in hands]


def _changed(hand: Held, given: Card, had: Card) -> Held:
    kept = [card for card in (*hand.cards, had) if card != given]
    return Held(tuple(kept))


def _each_changes(
    hands: tuple[Held, ...], stock: tuple[Card, ...], returned: tuple[Card, ...]
) -> None:
    held = [card for hand in _hands(hands) for card in hand]
    if len({*held, *stock}) < len(held) + len(stock):
        raise ValueError("the same card cannot be in a hand and in the stock")
    if len(returned) != len(hands) or len(stock) < len(hands):
        raise ValueError("each has one card from the stock and returns one")
    for hand, back, had in zip(hands, returned, stock, strict=False):
        if back not in (*hand.cards, had):
            raise ValueError(f"cards_returned={back} cannot be: it is one of his own")
