"""Words for answers: what they say, what moves, and the faults of words that do not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.mechanics.results import (
    Drawn,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Silence,
    Unit,
    Verdict,
)
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.tell import Kind, Telling, refused, sentence_of, tell
from lawsofplay.rules.tell_check import words_faults
from lawsofplay.sentences import Payment, dues, each_pays, moves, parts, pays, shares, text, yes_no
from lawsofplay.sentences.form import form_faults
from lawsofplay.sentences.payments import Total
from lawsofplay.sentences.words import Says, words_of

LAW = "cotton.chess.laws.1"


class Suit(Enum):
    HEARTS = "H"
    CLUBS = "C"


class Pair(NamedTuple):
    elder: int
    open: bool


def rule(function: Callable[..., object], says: Says) -> Rule:
    """A rule outside the register."""
    usual: Mapping[str, object] = {"dealer": "the elder", "cards": 1}
    return Rule("test.rule", (LAW,), function, __name__, "", usual, {}, words_of(says))


def of_number(*, dealer: str = "the elder", cards: int = 1) -> int | Silence | None:
    return cards if dealer else None


def of_truth(*, dealer: str = "the elder", cards: int = 1) -> bool:
    return bool(dealer) and cards > 1


def of_pair(*, dealer: str = "the elder", cards: int = 1) -> Pair:
    return Pair(cards, bool(dealer))


def of_forfeit(*, dealer: str = "the elder", cards: int = 1) -> Forfeit | Penalty:
    return Forfeit(cards) if dealer else Penalty.NONE


def of_shares(*, dealer: str = "the elder", cards: int = 1) -> tuple[int, ...]:
    return (cards, -cards) if dealer else ()


TAKES = text("{dealer} takes {:card}.", nothing="He takes none.", none="Nobody takes.")
SHARES = shares("the {:seat} player", unit="fish")
EACH = each_pays("the {:seat} player", "the pool", "counter", 2)
FLOWS = dues(("the loser", "the pool"), ("the loser", "each of the others"), unit="fish")
CASTER = pays("the Setter", "the Caster", "counter", none="No number has come yet.")
SWEPT = moves(text("He sweeps {:counter}."), "the table", "the Caster", "counter")
BONE = text(
    "The Bone goes to the {:seat} player.",
    nothing="Nobody has it.",
    several="The law does not choose between the {:seat} player.",
)
DEALER_PAYS = pays("the dealer")
PARTS = parts(elder=text("He has {:card}."), open=yes_no("They lie open.", "They are hidden."))


@pytest.mark.parametrize(
    ("says", "answer", "message"),
    [
        (TAKES, 1, "The elder takes 1 card."),
        (TAKES, 3, "The elder takes 3 cards."),
        (TAKES, 0, "He takes none."),
        (TAKES, None, "Nobody takes."),
        (TAKES, Silence.NOT_SAID, "The law does not say."),
        (text("Of {} it is said."), Suit.CLUBS, "Of clubs it is said."),
        (text("It is {:chance}."), Fraction(5, 36), "It is 5 chances in 36."),
        (text("It is {:chance}."), Fraction(1, 1000), "It is 1 chance in 1000."),
        (
            text("It has {:chance}."),
            Fraction(1, 2048),
            "It has 1 chance in 2048 (less than 1 in a thousand).",
        ),
        (
            text("It is {:chance}."),
            Fraction(6711837802, 55828277505),
            "It is 6711837802 chances in 55828277505 (about 120 in a thousand).",
        ),
        (text("It is {:chance}."), Fraction(1), "It is all chances."),
        (text("It is {:chance}."), Fraction(0), "It is no chance."),
        (text("He has {:counter}."), Fraction(7, 2), "He has 3 1/2 counters."),
        (text("He has {:counter}."), Fraction(1, 2), "He has half a counter."),
        (text("He has {:imperial}."), Fraction(2, 3), "He has 2/3 of an imperial."),
        (text("The pack is {:pack}."), PIQUET_PACK,
         "The pack is 32 cards: of each suit the ace, seven, eight, nine, ten, knave, queen and"
         " king."),
        (text("The pack is {:pack}."), cards("2S 2C 2S 2C 6C"),
         "The pack is 5 cards: of spades and clubs the two, each twice; besides, the six of"
         " clubs."),
        (text("The parcels are {}."), (cards("2S 3S"), cards("2H")),
         "The parcels are the two of spades and the three of spades; and the two of hearts."),
        (BONE, (1,), "The Bone goes to the second player."),
        (BONE, (0, 2), "The law does not choose between the first and third player."),
        (BONE, (), "Nobody has it."),
        (text("He plays {:time}."), 2, "He plays twice."),
        (text("{}, then."), ("tierce", "quart"), "Tierce and quart, then."),
        (yes_no("he may", "he may not"), True, "He may."),
        (yes_no("he may", "he may not"), False, "He may not."),
        ({Verdict.STANDS: "The trick stands."}, Verdict.STANDS, "The trick stands."),
        ({Verdict.STANDS: "The trick stands."}, Verdict.NOT_SAID, "The law does not say."),
        ({2: "By two.", 3: "By three."}, 3, "By three."),
        (PARTS, Pair(1, False), "He has 1 card. They are hidden."),
        (parts(none="He has none."), None, "He has none."),
        (None, Forfeit(0), "Nothing is due."),
        (None, Penalty.NONE, "There is no penalty."),
        (None, Forfeit(2, Unit.FISH, Payee.EACH),
         "The player at fault pays 2 fishes to each of the other players."),
        (DEALER_PAYS, Forfeit(2), "The dealer pays 2 counters to the pool."),
        (DEALER_PAYS, Penalty.LOSES_GAME, "He loses the game."),
        (pays("{dealer}", "the pool", "counter"), -2, "The pool pays 2 counters to the elder."),
        (CASTER, None, "No number has come yet."),
        (CASTER, -3, "The Caster pays 3 counters to the Setter."),
        (SWEPT, 3, "He sweeps 3 counters."),
        (None, Drawn(6, fishes=1), "The pool pays 1 fish and 6 counters to the winner."),
        (SHARES, (3, 0, -3), "The first player wins 3 fishes and the third player loses 3 fishes."),
        (SHARES, (0, 0), "Nothing is due."),
        (EACH, (0, 2), "The first player pays 2 counters to the pool and the third player pays"
         " 2 counters to the pool."),
        (EACH, (), "Nothing is due."),
        (FLOWS, (2, 1), "The loser pays 2 fishes to the pool and 1 fish to each of the others."),
        (FLOWS, (0, 1), "The loser pays 1 fish to each of the others."),
        (FLOWS, (0, 0), "Nothing is due."),
        (pays("the stake", "the hombre", "fish", nothing="{dealer} leaves it."), 0,
         "The elder leaves it."),
        (pays("the stake", "the hombre", "fish", nothing="He leaves it."), 2,
         "The stake pays 2 fishes to the hombre."),
        (text("He may play {:or}."), cards("KS QS AH"),
         "He may play the king of spades, the queen of spades or the ace of hearts."),
        (text("He may play {:or}."), cards("KS"), "He may play the king of spades."),
    ],
)  # fmt: skip
def test_an_answer_is_told(says: Says, answer: object, message: str) -> None:
    assert sentence_of(rule(of_number, says), {}, answer, LAW) == message
    assert list(form_faults(message)) == []


def test_a_fact_given_stands_before_the_usual_one() -> None:
    assert sentence_of(rule(of_number, TAKES), {"dealer": "the younger"}, 2, LAW) == (
        "The younger takes 2 cards."
    )


def telling(says: Says, answer: object) -> Telling:
    found = tell(rule(of_number, says), {}, answer, LAW)
    assert found
    return found


def test_what_moves_has_payer_payee_amount_unit_and_law() -> None:
    found = telling(pays("the dealer", "the pool", "fish"), 3)
    assert found.payments == (Payment("the dealer", "the pool", 3, "fish", LAW),)
    assert found.data()["payments"] == [
        {"payer": "the dealer", "payee": "the pool", "amount": 3, "unit": "fish", "law": LAW}
    ]


def test_shares_have_totals_by_player() -> None:
    totals = telling(SHARES, (3, -3)).totals
    assert totals == (Total("the first player", 3, "fish"), Total("the second player", -3, "fish"))


THREE = [("the first player", "the second player", 1), ("the third player", "the second player", 2)]
TWO_WIN = [("the others", "the first player", 1), ("the others", "the second player", 2)]


@pytest.mark.parametrize(
    ("answer", "moved"),
    [
        ((-1, 3, -2), THREE),
        ((1, -3, 2), [(payee, payer, amount) for payer, payee, amount in THREE]),
        ((1, 2, -4), [*TWO_WIN, ("the third player", "the others", 4)]),
        ((1, 2, 0), TWO_WIN),
    ],
)
def test_shares_say_who_pays_whom_where_only_one_wins_or_loses(
    answer: tuple[int, ...], moved: list[tuple[str, str, int]]
) -> None:
    found = telling(SHARES, answer)
    assert [(payment.payer, payment.payee, payment.amount) for payment in found.payments] == moved
    assert [total.amount for total in found.totals] == list(answer)


def test_what_a_record_moves_is_paid_in_whatever_words_it_is_told() -> None:
    found = telling(text("It costs him {.amount:fish}."), Forfeit(2, Unit.FISH))
    assert found.sentence == "It costs him 2 fishes."
    assert found.payments == (Payment("the player at fault", "the pool", 2, "fish", LAW),)


def test_what_is_told_in_other_words_moves_too() -> None:
    assert telling(SWEPT, 3).payments == (Payment("the table", "the Caster", 3, "counter", LAW),)
    assert telling(text("He draws."), Drawn(0, 2)).payments == (
        Payment("each of the other players", "the winner", 2, "counter", LAW),
    )
    assert telling(CASTER, None).payments == ()


def test_a_unit_of_two_forms_is_one_in_data() -> None:
    found = telling(pays("the Farmer", "him", "penny or sol|pence or sols"), 3)
    assert found.sentence == "The Farmer pays 3 pence or sols to him."
    assert found.payments[0].data()["unit"] == "penny or sol"


def test_a_set_of_cards_is_told_in_the_order_of_ranks() -> None:
    held = frozenset(cards("9H KD 2H 2D 9D KH 4D"))
    assert telling(text("{:pack}."), held).sentence == (
        "7 cards: of hearts and diamonds the two, nine and king; besides, the four of diamonds."
    )


def test_each_amount_of_an_answer_is_paid() -> None:
    assert telling(FLOWS, (2, 1)).payments == (
        Payment("the loser", "the pool", 2, "fish", LAW),
        Payment("the loser", "each of the others", 1, "fish", LAW),
    )


def test_each_of_some_players_pays() -> None:
    assert telling(EACH, (2,)).payments == (
        Payment("the third player", "the pool", 2, "counter", LAW),
    )


def test_a_forfeit_within_a_ruling_is_a_payment_too() -> None:
    found = telling(None, Ruling(Verdict.STANDS, Forfeit(1, Unit.FISH)))
    assert found.payments == (Payment("the player at fault", "the pool", 1, "fish", LAW),)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Forfeit(0), Kind.NOTHING_DUE),
        (Silence.NOT_SAID, Kind.NOT_SAID),
        (Verdict.NOT_SAID, Kind.NOT_SAID),
        (Forfeit(1), Kind.RULED),
    ],
)
def test_nothing_due_and_not_said_are_two_kinds(answer: object, kind: Kind) -> None:
    assert telling(None, answer).kind is kind


def test_a_refusal_is_a_third() -> None:
    assert refused("cards may be two").kind is Kind.NOT_ALLOWED


def test_an_answer_without_words_is_not_told() -> None:
    assert tell(rule(of_number, None), {}, 3, LAW) is None
    assert sentence_of(rule(of_number, None), {}, 3, LAW) == ""


@pytest.mark.parametrize(
    ("function", "says", "fault"),
    [
        (of_number, None, "has no words for int and NoneType"),
        (of_number, text("He takes {:card}."), "has no words for NoneType"),
        (of_number, yes_no("He may.", "He may not."), "has no words for int and NoneType"),
        (of_number, text("He takes {}.", none="None."), "{} in its words, a number without its"),
        (of_number, text("{cards} {:card}", none="None."), "{cards} in its words, a number"),
        (of_number, text("{who} {:card}", none="None."), "{who} in its words, which is no fact"),
        (of_number, text("He {", none="None."), "words that cannot be read"),
        (of_truth, text("It is {}."), "has no words for bool"),
        (of_truth, {True: "He may."}, "has no words for bool"),
        (of_pair, text("He has {.younger:card}."), "which its answer does not have"),
        (of_pair, parts(younger=text("He has {:card}.")), "has no words for Pair"),
        (of_pair, parts(elder=yes_no("He may.", "He may not.")), "has no words for int"),
        (of_pair, parts(elder=None), "has no words for int"),
        (of_pair, parts(elder=text("He has {}.")), "a number without its unit"),
        (of_forfeit, yes_no("He may.", "He may not."), ""),
        (of_number, pays("the dealer", "the pool"), "has no words for int and NoneType"),
        (of_number, TAKES, ""),
        (of_truth, yes_no("He may.", "He may not."), ""),
        (of_truth, {True: "He may.", False: "He may not."}, ""),
        (of_pair, PARTS, ""),
        (of_forfeit, DEALER_PAYS, ""),
        (of_shares, SHARES, ""),
    ],
)
def test_words_that_do_not_fit_are_told(
    function: Callable[..., object], says: Says, fault: str
) -> None:
    found = "; ".join(words_faults(rule(function, says)))
    assert fault in found if fault else not found


@pytest.mark.parametrize(
    "message",
    ["yes.", "None.", "No", "he pays.", "He pays 3.", "He pays 3, and 4.", "He  pays.", "He pays..",
     "It is {dealer}.", "He is *codille*.", "It is ``good``.", "He has None."],
)  # fmt: skip
def test_bad_form_is_found(message: str) -> None:
    assert list(form_faults(message))


@pytest.mark.parametrize(
    "message",
    ["He pays 3 counters.", "He throws 3 and 4 dice.", "Player 3 pays.", "“Codille” is paid.",
     "It was so in 1754.", "He has 3, 4 and 5 points.", "He pays 1/2 counter.", "À lui le dé."],
)  # fmt: skip
def test_good_form_is_let_be(message: str) -> None:
    assert list(form_faults(message)) == []
