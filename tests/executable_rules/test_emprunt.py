"""L'Emprunt: the deal, the card that is due, what is paid for it, and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.emprunt import (
    AfterKing,
    Party,
    Passes,
    Played,
    au_tour_de,
    cuts,
    deal,
    donne,
    gagne_partie,
    leads_afresh,
    may_lead,
    next_card,
    next_in_turn,
    plays_on,
    plays_or_borrows,
    takes_from_stock,
    wins_party,
)
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

HANDS = (cards("4S KH"), cards("7S 2D"), cards("5S 6S"))


def follows(played: str, after_king: AfterKing, lowest: Rank, gone: str = "") -> str:
    due = next_card(
        played=Card.parse(played), after_king=after_king, lowest=lowest, gone=cards(gone)
    )
    return str(due)


@pytest.mark.quotes(
    "bellecour.emprunt.1", "the cards are cut by the player on the left of the dealer"
)
@pytest.mark.quotes("academie.emprunt.1", "celui qui doit mêler donne à couper à sa gauche")
def test_he_cuts_who_sits_on_the_left_of_the_dealer() -> None:
    assert [cuts(dealer=seat, players=4) for seat in range(4)] == [3, 0, 1, 2]
    for players in (2, 7):
        with pytest.raises(ValueError, match="from 3 to 6"):
            cuts(dealer=0, players=players)


@pytest.mark.quotes(
    "bellecour.emprunt.2",
    "when there are six players, is eight to each",
    "only five or four, ten cards each; but the two lowest cards of each suit, which are the ace"
    " and two, are first laid out",
    "three players, they must have each twelve cards, and then the threes are likewise laid out;"
    " so that of the forty cards, of which the pack consists, there remain only four",
)
@pytest.mark.example("deals.emprunt", "deals.emprunt-five")
def test_the_english_deal_leaves_four_and_cannot_be_made_for_five() -> None:
    assert deal(players=6) == (52, 8, 4)
    assert deal(players=5) == (44, 10, None)
    assert 5 * deal(players=5).each - deal(players=5).pack == 6
    assert deal(players=4) == (44, 10, 4)
    assert deal(players=3) == (40, 12, 4)
    for players in (2, 7):
        with pytest.raises(ValueError, match="from 3 to 6"):
            deal(players=players)


@pytest.mark.quotes(
    "academie.emprunt.2",
    "lorsque l'on joue six personnes, de huit cartes chacun; lorsque l'on n'est que cinq, dix"
    " chacun; & si l'on n'est que quatre, chacun aura également dix cartes; mais on lévera les deux"
    " derniéres espéces de cartes, comme sont les as & les deux",
    "à trois, chacun aura douze cartes; on levera en ce cas encore une espéce de cartes qui seront"
    " les trois, ainsi de quarante cartes dont ce Jeu est composé, il n'en restera que quatre",
)
@pytest.mark.example("deals.emprunt", "deals.emprunt-five")
def test_the_french_deals_to_five_of_the_entire_pack() -> None:
    assert donne(joueurs=6) == (52, 8, 4)
    assert donne(joueurs=5) == (52, 10, 2)
    assert donne(joueurs=4) == (44, 10, 4)
    assert donne(joueurs=3) == (40, 12, 4)
    with pytest.raises(ValueError, match="from 3 to 6"):
        donne(joueurs=2)


@pytest.mark.quotes(
    "bellecour.emprunt.3", "the eldest hand has played such card as he thinks proper"
)
@pytest.mark.quotes("academie.emprunt.3", "a jetté la carte de son Jeu qu'il a jugé à propos")
@pytest.mark.quotes("bellecour.emprunt.5", "begins a fresh lead, in what suit he thinks fit")
@pytest.mark.quotes(
    "academie.emprunt.5", "jouer une carte de son Jeu de telle couleur qu'il lui convient"
)
def test_he_that_leads_plays_what_he_likes() -> None:
    assert may_lead(hand=cards("KS 2H 7D")) == cards("KS 2H 7D")
    with pytest.raises(ValueError, match="cannot be empty"):
        may_lead(hand=())


@pytest.mark.quotes(
    "bellecour.emprunt.3",
    "the second is obliged to play the next card to it in the same suit",
)
@pytest.mark.quotes(
    "academie.emprunt.3", "le second est obligé de jouer celle qui suit de même couleur"
)
def test_the_next_card_of_the_suit_is_due() -> None:
    for after in AfterKing:
        assert follows("4S", after, Rank.FOUR) == "5S"
        assert follows("AH", after, Rank.ACE) == "2H"
        assert follows("10D", after, Rank.THREE) == "JD"
        assert follows("QC", after, Rank.THREE) == "KC"
    with pytest.raises(ValueError, match="rank of played=2 cannot be"):
        follows("2S", AfterKing.ENDS, Rank.THREE)
    for lowest in (Rank.TWO, Rank.FIVE, Rank.KING):
        with pytest.raises(ValueError, match="ace, three or four"):
            follows("KS", AfterKing.ENDS, lowest)


@pytest.mark.quotes("bellecour.emprunt.4", "till there is no more of that suit left")
@pytest.mark.quotes("academie.emprunt.4", "jusqu'à ce qu'il n'y en ait plus de cette couleur")
def test_whether_the_suit_goes_round_is_read_both_ways() -> None:
    assert follows("KS", AfterKing.ENDS, Rank.ACE) == "None"
    assert follows("KS", AfterKing.ROUND, Rank.ACE) == "AS"
    assert follows("KS", AfterKing.ROUND, Rank.FOUR) == "4S"
    assert follows("6S", AfterKing.ROUND, Rank.THREE, "7S 8S") == "None"
    assert follows("6S", AfterKing.ENDS, Rank.THREE, "7S 8S") == "None"
    assert follows("6S", AfterKing.ROUND, Rank.THREE, "8S 7H") == "7S"
    assert follows("KS", AfterKing.ROUND, Rank.THREE, "3S") == "None"


@pytest.mark.quotes(
    "bellecour.emprunt.3",
    "if he has it not, he is obliged to borrow it of him that has it, for which he pays him a"
    " counter",
)
@pytest.mark.quotes(
    "academie.emprunt.3", "s'il ne l'a pas, il l'emprunte de celui qui l'a, en lui païant un jetton"
)
@pytest.mark.quotes(
    "bellecour.emprunt.4",
    "the third player is in like manner to play the next card, if he has it, or else he must also"
    " borrow it",
)
@pytest.mark.quotes(
    "academie.emprunt.4", "obligé de jouer aussi la carte suivante, ou de l'emprunter de même"
)
def test_a_card_that_he_has_not_is_borrowed_for_a_counter() -> None:
    six = Card.parse("6S")
    assert plays_or_borrows(due=six, player=2, hands=HANDS) == Played(None, 0)
    assert plays_or_borrows(due=six, player=0, hands=HANDS) == Played(lender=2, counters=1)
    assert plays_or_borrows(due=Card.parse("4S"), player=1, hands=HANDS) == (0, 1)
    assert plays_or_borrows(due=Card.parse("4S"), player=0, hands=HANDS) == (None, 0)
    assert plays_or_borrows(due=Card.parse("9S"), player=0, hands=HANDS) is None
    for player in (-1, 3):
        with pytest.raises(ValueError, match="player"):
            plays_or_borrows(due=six, player=player, hands=HANDS)


@pytest.mark.quotes("bellecour.emprunt.3", "borrow it of him that has it")
@pytest.mark.quotes("academie.emprunt.3", "de celui qui l'a")
def test_a_card_is_in_one_hand() -> None:
    with pytest.raises(ValueError, match="in one hand only"):
        plays_or_borrows(due=Card.parse("6S"), player=0, hands=(*HANDS, cards("6S")))
    with pytest.raises(ValueError, match="from 3 to 6"):
        plays_or_borrows(due=Card.parse("6S"), player=0, hands=HANDS[:2])


@pytest.mark.quotes("bellecour.emprunt.4", "so all the rest, going always from the right hand to")
def test_the_english_turns_may_be_read_two_ways() -> None:
    first, left = Passes.RIGHT_HAND_FIRST, Passes.TO_THE_LEFT
    assert [next_in_turn(player=it, players=4, reading=first) for it in range(4)] == [1, 2, 3, 0]
    assert [next_in_turn(player=it, players=4, reading=left) for it in range(4)] == [3, 0, 1, 2]
    with pytest.raises(ValueError, match="from 3 to 6"):
        next_in_turn(player=0, players=2, reading=first)


@pytest.mark.quotes("bellecour.emprunt.4", "going always from the right hand to the left")
@pytest.mark.quotes(
    "bellecour.emprunt.5", "He that is on the right of him who played the last card"
)
def test_by_one_reading_only_the_fresh_lead_follows_the_turns() -> None:
    lead = leads_afresh(last=2, players=5)
    assert next_in_turn(player=2, players=5, reading=Passes.RIGHT_HAND_FIRST) == lead == 3
    assert next_in_turn(player=2, players=5, reading=Passes.TO_THE_LEFT) == 1


@pytest.mark.quotes("academie.emprunt.4", "en allant toujours par la droite")
def test_the_french_turns_go_to_the_right() -> None:
    assert [au_tour_de(joueur=it, joueurs=3) for it in range(3)] == [1, 2, 0]
    with pytest.raises(ValueError, match="from 3 to 6"):
        au_tour_de(joueur=0, joueurs=7)


@pytest.mark.quotes(
    "bellecour.emprunt.5",
    "on the right of him who played the last card, whether it was from his own hand, or by"
    " borrowing, begins a fresh lead",
)
@pytest.mark.quotes(
    "academie.emprunt.5",
    "Celui qui est à la droite du Joueur qui a joué la derniére carte, ou en empruntant, ou de son"
    " Jeu, recommence",
)
def test_the_right_hand_neighbour_of_the_last_leads_afresh() -> None:
    assert [leads_afresh(last=seat, players=4) for seat in range(4)] == [1, 2, 3, 0]
    with pytest.raises(ValueError, match="from 3 to 6"):
        leads_afresh(last=0, players=2)


@pytest.mark.quotes(
    "bellecour.emprunt.5",
    "the same manner of play is observed, till one of the players has no cards left",
)
@pytest.mark.quotes(
    "academie.emprunt.5",
    "jusqu'à ce que l'un des Joueurs se soit entiérement défait de toutes ses cartes",
)
def test_they_play_on_till_one_has_no_cards() -> None:
    assert plays_on(cards_left=(3, 1, 2)) is True
    assert plays_on(cards_left=(12, 12, 12)) is True
    assert plays_on(cards_left=(3, 0, 2)) is False
    for left in ((13, 1, 1), (-1, 1, 1), (1, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            plays_on(cards_left=left)


@pytest.mark.quotes(
    "bellecour.emprunt.6",
    "he that has first played all his cards, wins the party, and consequently takes up whatever is"
    " on the game",
    "for the cards that remain in the Hands of the other players",
)
def test_he_that_has_first_played_all_wins() -> None:
    won = wins_party(on_game=12, cards_left=(3, 0, 2, 1), lent_last=False)
    assert won == Party(winner=1, takes=12, cards_paid=(3, 0, 2, 1))
    assert wins_party(on_game=0, cards_left=(0, 12, 1), lent_last=False) == (0, 0, (0, 12, 1))
    assert wins_party(on_game=12, cards_left=(3, 1, 2), lent_last=False) is None


@pytest.mark.quotes("bellecour.emprunt.6", "first played all his cards")
def test_whether_he_wins_who_lends_his_last_is_not_said_in_english() -> None:
    assert wins_party(on_game=12, cards_left=(3, 0, 2), lent_last=True) is Silence.NOT_SAID
    assert wins_party(on_game=12, cards_left=(3, 1, 2), lent_last=True) is None


@pytest.mark.quotes(
    "academie.emprunt.6",
    "le premier qui s'en est défait, gagne la partie, & tire par conséquent tout ce qu'on a mis au"
    " jeu",
    "pour les cartes qui restent en main aux autres Joueurs",
)
def test_in_french_the_first_that_is_rid_of_his_cards_wins() -> None:
    assert gagne_partie(au_jeu=12, restent=(3, 0, 2)) == Party(1, 12, (3, 0, 2))
    assert gagne_partie(au_jeu=12, restent=(3, 1, 2)) is None


@pytest.mark.quotes("bellecour.emprunt.6", "the cards that remain in the Hands of the other")
@pytest.mark.quotes("academie.emprunt.6", "qui restent en main aux autres Joueurs")
def test_cards_left_that_cannot_be_are_told() -> None:
    for left in ((0, 0, 4), (0, 13, 1), (0, -1, 1), (0, 4), (0, 9, 1, 1, 1, 1)):
        with pytest.raises(ValueError, match=r"cannot be|one player only"):
            wins_party(on_game=1, cards_left=left, lent_last=False)
        with pytest.raises(ValueError, match=r"cannot be|one player only"):
            gagne_partie(au_jeu=1, restent=left)
    with pytest.raises(ValueError, match="on the game"):
        gagne_partie(au_jeu=-1, restent=(0, 1, 2))
    with pytest.raises(ValueError, match="on the game"):
        wins_party(on_game=-1, cards_left=(0, 1, 2), lent_last=False)


@pytest.mark.quotes(
    "bellecour.emprunt.7",
    "it cannot be borrowed of any of the players, it is taken from the stock, and so much is payed"
    " to the board, as would have been paid to the player",
)
@pytest.mark.quotes(
    "academie.emprunt.7",
    "on la prendroit du talon, en païant au jeu ce qu'on auroit païé au Joueur qui l'auroit eue",
)
def test_a_card_of_the_stock_is_paid_to_the_board() -> None:
    stock, due = cards("9S 10S"), Card.parse("9S")
    paid = takes_from_stock(due=due, hands=HANDS, stock=stock)
    assert paid == Forfeit(1, Unit.COUNTER, Payee.POOL)
    borrowed = plays_or_borrows(due=Card.parse("6S"), player=0, hands=HANDS)
    assert borrowed is not None
    assert borrowed.counters == paid.amount
    for held in ("4S", "5S"):
        assert takes_from_stock(due=Card.parse(held), hands=HANDS, stock=stock) == NOTHING
    with pytest.raises(ValueError, match="in one of the hands or in the stock"):
        takes_from_stock(due=Card.parse("JS"), hands=HANDS, stock=stock)
    with pytest.raises(ValueError, match="in one hand only"):
        takes_from_stock(due=due, hands=HANDS, stock=cards("9S 6S"))
    with pytest.raises(ValueError, match="from 3 to 6"):
        takes_from_stock(due=due, hands=HANDS[:2], stock=stock)


@given(
    st.permutations(pack()),
    st.sampled_from((3, 4, 5, 6)),
    st.sampled_from(AfterKing),
)
def test_a_party_played_out_ends_and_makes_no_counter(
    shuffled: list[Card], players: int, after_king: AfterKing
) -> None:
    dealt = donne(joueurs=players)
    lowest = Rank(14 - dealt.pack // 4)
    deck = [card for card in shuffled if card.rank.value >= lowest.value]
    hands = [set(deck[dealt.each * it : dealt.each * (it + 1)]) for it in range(players)]
    stock = set(deck[dealt.each * players :])
    assert len(stock) == dealt.left
    names = [str(seat) for seat in range(players)]
    ledger = Ledger.opened(names, each=60, pool=3)
    gone: list[Card] = []
    player, due = 0, None
    while plays_on(cards_left=tuple(map(len, hands))):
        if due is None:
            due = may_lead(hand=tuple(hands[player]))[0]
        held = tuple(map(tuple, hands))
        played = plays_or_borrows(due=due, player=player, hands=held)
        if played is None:
            paid = takes_from_stock(due=due, hands=held, stock=tuple(stock))
            ledger = ledger.paid(names[player], POOL, paid.amount)
            stock.remove(due)
        elif played.lender is None:
            hands[player].remove(due)
        else:
            ledger = ledger.paid(names[player], names[played.lender], played.counters)
            hands[played.lender].remove(due)
        gone.append(due)
        due = next_card(played=due, after_king=after_king, lowest=lowest, gone=tuple(gone))
        last, player = player, au_tour_de(joueur=player, joueurs=players)
        assert due is not None or player == leads_afresh(last=last, players=players)
    won = gagne_partie(au_jeu=ledger.held[POOL], restent=tuple(map(len, hands)))
    assert won is not None
    ledger = ledger.paid(POOL, names[won.winner], won.takes)
    assert ledger.held[POOL] == 0
    assert ledger.total == 60 * players + 3
    assert len(gone) == len(set(gone))
