"""Ombre, of the discard and the stock: laws IX-XI and XXIV-XXIX."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.dealing import EIGHT, TEN
from executable_rules.ombre.terms import HAND, NOTHING_DONE, Fault, Says
from lawsofplay.rules import law, met
from lawsofplay.sentences import text
from lawsofplay.sentences.phrases import counted, listed


class Surplus(NamedTuple):
    """Cards taken above the due: put back on the stock, or drawn for the discards; the penalty."""

    put_back: int
    drawn: int
    penalty: Penalty

    def __str__(self) -> str:
        moved = f"{self.put_back} put back, {self.drawn} drawn for the discards"
        return moved if self.penalty is Penalty.NONE else f"{moved}; {self.penalty.value}"

    @property
    def sentence(self) -> str:
        """Where the cards go, and the penalty."""
        back = f"He puts back {counted(self.put_back, 'card')}."
        drawn = f"From his hand {counted(self.drawn, 'card')} must be drawn."
        return f"{back if self.put_back else drawn} {self.penalty.sentence}"


class Shortage(NamedTuple):
    """Cards wanting: taken from the stock, or drawn at a venture from the discards; the penalty."""

    from_stock: int
    from_discards: int
    penalty: Penalty

    def __str__(self) -> str:
        moved = f"{self.from_stock} from the stock, {self.from_discards} from the discards"
        return moved if self.penalty is Penalty.NONE else f"{moved}; {self.penalty.value}"

    @property
    def sentence(self) -> str:
        """Whence he takes the cards, and the penalty."""
        both = ((self.from_stock, "stock"), (self.from_discards, "discards"))
        taken = listed(
            f"{counted(many, 'card')} from the {whence}" for many, whence in both if many
        )
        return f"He takes {taken}. {self.penalty.sentence}"


@law(
    "bellecour.ombre.laws.9",
    "academie.ombre.laws.9",
    "seymour.ombre.dealing.14",
    "seymour.ombre.dealing.19",
    says=text("He takes in {:card}.", nothing="He takes in no card."),
)
def takes_in(*, hand_size: facts.HandSize, cards_discarded: facts.CardsDiscarded) -> int:
    """How many cards a player, Ombre or not, ``takes in`` from the stock for those he lays out.

    With eight cards one more than he lays out, with ten one fewer, so that he has nine.
    """
    held = whole_number("hand_size", hand_size, EIGHT, TEN)
    if met(
        "discards with ten Cards",
        held == TEN,
        "one Card more than they take in",
        "celui qui y va avec dix cartes",
    ):
        return whole_number("cards_discarded", cards_discarded, 1, held) - 1
    laid = whole_number("cards_discarded", cards_discarded, 0, held)
    eight = met(
        "discards with eight Cards",
        held == EIGHT,
        "If he takes in with eight Cards",
        "Celui qui avec huit cartes va au talon",
    )
    return laid + 1 if eight else laid


@law("bellecour.ombre.laws.10", "academie.ombre.laws.10", "seymour.ombre.beaste.4")
def after_taking_in(*, hand_size: facts.HandSize) -> Penalty:
    """What a player suffers if he has more or less than nine cards after taking in: a Beast.

    Nothing, if he mends it as other laws let him: ``takes_too_many`` and ``takes_too_few``, in 1754
    ``discarding_1754.takes_above_his_due`` and ``takes_less``.
    """
    wrong = met(
        "more, or less than nine Cards",
        hand_size != HAND,
        "more or less than nine Cards",
        "plus ou moins de cartes",
    )
    return Penalty.BEAST if wrong else Penalty.NONE


@law("bellecour.ombre.laws.11", "academie.ombre.laws.11")
def speaks_with_a_wrong_hand(
    *,
    hand_size: facts.HandSize,
    words_said: facts.WordsSaid,
    has_declared: of_conduct.HasDeclared,
    hand_after_taking: facts.HandAfterTaking = HAND,
) -> Penalty:
    """What a player suffers who plays with eight or ten cards and does not declare it: a Beast.

    If he plays he must declare them before he speaks. If he passes he must declare them before he
    takes in, and take as many as give him nine; then he is not beasted. ``hand_after_taking``: the
    cards of a player who passed and took in. In 1754 a player who passes with ten need not declare
    them: ``dealing_1754.passes_with_ten``.
    """
    if met(
        "too many, or too few",
        whole_number("hand_size", hand_size, EIGHT, TEN) == HAND,
        "plus ou moins de cartes",
    ):
        raise ValueError("hand_size may be 8 or 10: it is a law of too many or too few")
    if not met(
        "provided he declares it", has_declared, "il avertit qu'il a plus ou moins de cartes"
    ):
        return Penalty.BEAST
    passed = met("he that passes", words_said is Says.PASSES, "celui qui passeroit")
    return after_taking_in(hand_size=hand_after_taking) if passed else Penalty.NONE


@law("bellecour.ombre.laws.24", "academie.ombre.laws.24")
def turns_for_trumps(*, was_turned: of_state.WasTurned) -> Fault:
    """What follows when a player turns a card of the stock for trumps: a Beast; he may not play.

    He cannot be Ombre in that ``coup`` (deal), the others may; and he is beasted. In 1754 he is not
    beasted: ``discarding_1754.turns_up_of_the_stock``.
    """
    if met("turns a Card of the Stock", was_turned, "tourne une carte du talon"):
        return Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY, Penalty.BEAST))
    return NOTHING_DONE


@law("bellecour.ombre.laws.25")
def turns_in_laying_down(*, was_turned: of_state.WasTurned) -> Fault:
    """What follows when a player turns a stock card in laying it down: a Beast; he may not play.

    In the English it is the same as in the law before: the others may play. By the French,
    ``retourne_en_remettant``, the deal is played, and the player is only said to be beasted.
    """
    return turns_for_trumps(was_turned=was_turned)


@law("academie.ombre.laws.25")
def retourne_en_remettant(*, card_is_faced: of_state.CardIsFaced) -> Fault:
    """What follows when a player turns a card in putting the stock back: he is beasted.

    The deal is played, but he is beasted. Unlike the English, ``turns_in_laying_down``, the law
    does not say that he may not be Ombre, unless its first word, *de même*, carries that over.
    """
    if met("en retourne une carte", card_is_faced):
        return Fault(Verdict.STANDS, (Penalty.BEAST,))
    return NOTHING_DONE


@law(
    "bellecour.ombre.laws.26",
    "academie.ombre.laws.26",
    "seymour.ombre.laws.28",
    "seymour.ombre.laws.29",
)
def looks_at_what_is_left(
    *, is_last: of_state.IsLast, has_looked: of_conduct.HasLooked, stock_size: facts.StockSize
) -> Penalty:
    """What a player suffers if he looks at stock left over: a Beast, unless the last has looked.

    ``is_last``: he is the last to discard, who left them. He may look; the others may after him,
    and not otherwise.
    """
    some = met(
        "Cards of the Stock that are not taken in",
        stock_size > 0,
        "If any Cards remain after all have taken in",
        "S'il reste des cartes au talon",
    )
    unseen = met(
        "if he does not see them",
        not has_looked,
        "when he who left them did not",
        "si le dernier ne les avoit vues",
    )
    return Penalty.BEAST if some and unseen and not is_last else Penalty.NONE


@law(
    "bellecour.ombre.laws.27",
    "bellecour.ombre.laws.28",
    "academie.ombre.laws.27",
    "academie.ombre.laws.28",
)
def takes_too_many(
    *, card_count: facts.CardCount, was_seen: of_state.WasSeen, cards_mixed: of_state.CardsMixed
) -> Surplus:
    """What follows when a player takes too many cards: unseen and unmixed he puts them back.

    He may put them back. But if he has seen them, or mixed them with his hand, they are drawn from
    it ``promiscuously`` (*au hazard*) and go to the discards, and he is beasted. In 1754 a player
    who mixed them unseen is not beasted: ``discarding_1754.takes_above_his_due``.
    """
    looked = met("he has seen them", was_seen, "S'il les a vues")
    if (
        met("mixed them with his Hand", cards_mixed, "qu'elles soient confondues avec son jeu")
        or looked
    ):
        return Surplus(0, card_count, Penalty.BEAST)
    return Surplus(card_count, 0, Penalty.NONE)


@law("bellecour.ombre.laws.29")
def takes_too_few(
    *,
    cards_short: of_cards.CardsShort,
    stock_size: facts.StockSize,
    has_played: of_conduct.HasPlayed = False,
) -> Shortage:
    """What follows when a player takes too few cards: he takes the rest of the stock or discards.

    ``stock_size``: the cards of the stock. What the stock cannot give he draws from the discards.
    In the French, ``prend_trop_peu``, it matters whether the stock is still on the table, and
    whether anybody has begun to play. In 1754 he may take them at any time:
    ``discarding_1754.takes_less``.
    """
    wanting = cards_short
    from_stock = min(wanting, stock_size)
    early = met("if he has not begun to play", not has_played)
    return Shortage(from_stock, wanting - from_stock, Penalty.NONE if early else Penalty.BEAST)


@law("academie.ombre.laws.29")
def prend_trop_peu(
    *,
    cards_short: of_cards.CardsShort,
    on_table: of_state.OnTable,
    has_begun: of_conduct.HasBegun = False,
) -> Shortage:
    """What follows when a player takes too few cards: he takes what he lacks (*ce qui lui manque*).

    *Si l'on n'a pas commencé*: once anybody has played a card it is too late. In the English,
    ``takes_too_few``, only his own card counts, and it is asked whether any cards are left in the
    stock.
    """
    wanting = cards_short
    early = met("si l'on n'a pas commencé de jouer", not has_begun)
    penalty = Penalty.NONE if early else Penalty.BEAST
    if met("s'il est encore sur la table", on_table):
        return Shortage(wanting, 0, penalty)
    return Shortage(0, wanting, penalty)
