"""The six deals of Ombre that *The Academy of Play* and the *Académie des jeux* play out.

The English translates the French: the same hands, the same lines. Seats are 0 for the eldest
(*premier en carte*), 1 for the second, 2 for the youngest. A card that the books name by its suit
alone is written ``?H``; every card that it can have been is tried. Lines are written as
`executable_rules.mechanics.replay` reads them, with ``?`` where the books name no card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import product

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.replay import Position, TrickGame, ombre, position, readings
from executable_rules.mechanics.solve import Solver

CARDS = 9


class Outcome(Enum):
    """How a deal ends for the Ombre."""

    WON = "he makes more tricks than either of the others"
    REMISE = "nobody makes more than he, and he not more than each"
    CODILLE = "one of the others makes more than he"


@dataclass(frozen=True)
class Printed:
    """Where words stand: the page, and the line of the page below its head-line."""

    page: str
    line: int
    words: str


@dataclass(frozen=True)
class Line:
    """A line of play, and where each book tells it."""

    play: str
    printed: tuple[Printed, ...]


@dataclass(frozen=True)
class Deal:
    """A deal: trumps, the seat of the Ombre, the hands by seat, trumps first as the books write."""

    trump: Suit
    ombre: int
    hands: tuple[str, str, str]
    lines: dict[str, Line]

    @property
    def game(self) -> TrickGame:
        return ombre(self.trump)

    @property
    def words(self) -> list[str]:
        """Every card as written, seat by seat."""
        return [word for hand in self.hands for word in hand.split()]

    def complete(self) -> tuple[Position, ...]:
        """The deal with every card that one named by its suit can have been."""
        named = {Card.parse(word) for word in self.words if "?" not in word}
        open_ones = [word for word in self.words if "?" in word]
        suit_of = ombre_ranking(self.trump).suit_of
        choices = [
            [card for card in OMBRE_PACK if card not in named and suit_of(card) is Suit(word[1])]
            for word in open_ones
        ]
        found = []
        for chosen in product(*choices):
            written = "|".join(self.hands)
            for word, card in zip(open_ones, chosen, strict=True):
                written = written.replace(word, str(card), 1)
            found.append(position(*written.split("|")))
        return tuple(found)

    def with_hand(self, seat: int, hand: str) -> Deal:
        """The deal with another hand at a seat."""
        hands = [hand if at == seat else it for at, it in enumerate(self.hands)]
        return Deal(self.trump, self.ombre, (hands[0], hands[1], hands[2]), self.lines)


def after(deal: Deal, line: str) -> tuple[Position, ...]:
    """The deal, in every way that it can have been, after a line; none if it cannot be played."""
    starts = deal.complete()
    if not line:
        return starts
    return tuple(it for start in starts for it in readings(deal.game, start, line))


@cache
def _solver(trump: Suit, seat: int, wanted: Outcome) -> Solver:
    others = frozenset(range(3)) - {seat}

    def won(tricks: tuple[int, ...]) -> bool:
        return tricks[seat] > max(tricks[other] for other in others)

    def codille(tricks: tuple[int, ...]) -> bool:
        return tricks[seat] < max(tricks[other] for other in others)

    if wanted is Outcome.WON:
        return Solver(ombre(trump), side=frozenset({seat}), wants=won)
    return Solver(ombre(trump), side=others, wants=codille)


def outcome(deal: Deal, now: Position) -> Outcome:
    """How the deal ends when all play their best from here, with open hands."""
    if _solver(deal.trump, deal.ombre, Outcome.WON).can_force(now):
        return Outcome.WON
    if _solver(deal.trump, deal.ombre, Outcome.CODILLE).can_force(now):
        return Outcome.CODILLE
    return Outcome.REMISE


def outcomes(deal: Deal, line: str = "") -> set[Outcome]:
    """How the deal ends after a line, in every way that the line can be filled; none: no way."""
    return {outcome(deal, now) for now in after(deal, line)}


def winning(deal: Deal, line: str = "") -> set[frozenset[Card]]:
    """The cards of the next to play after which the Ombre wins, in every way of the line."""
    solver = _solver(deal.trump, deal.ombre, Outcome.WON)
    return {solver.forcing_cards(now) for now in after(deal, line)}


def hand(text: str) -> frozenset[Card]:
    """Cards as a hand holds them."""
    return frozenset(cards(text))


DEAL_1 = Deal(
    Suit.SPADES,
    0,
    ("2S KS QS JS 6S KC KD QH 3H", "AS 7S 5S 4S QC JC KH JH 6D", "AC 3S JD 4D 2D 3D AH 5H 4H"),
    {
        "lost": Line(
            "0: KC ?C ?S; 2: ?H ?H KH; 1: JH ?H ?H; 1: ?C AC 2S",
            (
                Printed("bellecour.p119", 27, "The Ombre loses the Game, by making his first"),
                Printed("academie.p189", 12, "L'hombre perdit ce jeu, pour avoir commencé"),
            ),
        ),
        "passed": Line(
            "0: KC ?C 3S; 2: ?H ?H KH; 1: JH ?H ?H; 1: ?C AC KS/QS/JS/6S/KD",
            (
                Printed("bellecour.p119", 31, "Club, and supports with Basto; if the Ombre had"),
                Printed("academie.p189", 16, "du baste. Si l'hombre avoit lâché il eût perdu le"),
            ),
        ),
        "won": Line(
            "0: KS AS 3S; 1: ?C AC KC; 2: ?H QH KH; 1: JH ?H 3H",
            (
                Printed("bellecour.p120", 3, "The eldest Hand trumps out with the King; the"),
                Printed("academie.p189", 20, "Le premier en carte joue atout du roi, le second"),
            ),
        ),
        "diamonds": Line(
            "0: KS AS 3S; 1: ?C AC KC; 2: ?H QH KH; 1: JH ?H 3H; "
            "1: 6D ?D KD; 0: 2S ?S ?; 0: QS ?S ?; 0: JS ?S ?; 0: 6S ? ?",
            (
                Printed("bellecour.p120", 16, "If Diamonds are led, he enters with his King"),
                Printed("academie.p189", 32, "Si l'on joue carreau, il entre par son roi, & fait"),
            ),
        ),
        "clubs": Line(
            "0: KS AS 3S; 1: ?C AC KC; 2: ?H QH KH; 1: JH ?H 3H; "
            "1: ?C ? 6S; 0: 2S ?S ?; 0: QS ?S ?; 0: JS ?S ?; 0: KD ? ?",
            (
                Printed("bellecour.p120", 19, "second Player; if Clubs are led, he trumps with"),
                Printed("academie.p189", 34, "quatre qui restoient dans la main du second. Si"),
            ),
        ),
    },
)

DEAL_2 = Deal(
    Suit.CLUBS,
    1,
    ("6C KD 6D KH JH AH 6H 6S 7S", "2C AC KC QC 5C 3C QS ?S JD", "AS JC 7C 4C AD 2D 4D KS JS"),
    {
        "lost": Line(
            "0: KH 5C 7C; 2: ?D KD JD; 0: ?S 2S/3S/4S/5S JS; 2: KS ?S QS",
            (
                Printed("bellecour.p121", 5, "The Ombre loses the Game, by trumping with"),
                Printed("academie.p190", 15, "L'hombre perdit ce jeu pour avoir coupé du"),
            ),
        ),
        "passing": Line(
            "0: KH JD ?D/KS/JS; 0: ?H QS/2S/3S/4S/5S",
            (
                Printed("bellecour.p121", 14, "The first is, by playing the Knave of Diamonds"),
                Printed("academie.p190", 23, "La premiere étoit en jettant le valet de carreau"),
            ),
        ),
        "trumping": Line(
            "0: KH JD ?D/KS/JS; 0: ?H 2C/AC/KC/QC",
            (
                Printed("bellecour.p121", 18, "passing or trumping with a false Matador, the"),
                Printed("academie.p190", 27, "laissant aller, ou coupant d'un de ses faux matador"),
            ),
        ),
        "second way": Line(
            "0: KH 2C/AC/KC/QC AS; 2: ?D KD JD; 0: ?S 2S/3S/4S/5S JS; 2: KS ?S QS; 2: ?D 6D 5C; "
            "1: 2C/AC/KC/QC ?C 6C; 1: 2C/AC/KC/QC ?C ?; 1: 2C/AC/KC/QC ?C ?",
            (
                Printed("bellecour.p121", 20, "The second way is, to trump the King of Hearts"),
                Printed("academie.p190", 29, "La seconde maniere étoit de couper le roi de"),
            ),
        ),
    },
)

DEAL_3 = Deal(
    Suit.DIAMONDS,
    2,
    ("AD KS JS 7S 3S 3C 4C 5C 6C", "AS JD 2D 5D KC KH QH 6H 5H", "7D AC KD QD 3D 6D 4D JH JC"),
    {
        "lost": Line(
            "0: ?C KC JC; 1: KH JH ?C; 1: QH KD AD; 0: ?C JD QD; 2: AC ?C 5D",
            (
                Printed("bellecour.p122", 14, "The first Player leads a Club, the second takes it"),
                Printed("academie.p191", 18, "Le premier en carte joua trefle; le second prit"),
            ),
        ),
        "second heart": Line(
            "0: ?C KC JC; 1: KH JH ?; 1: QH",
            (
                Printed("bellecour.p122", 27, "Now he would have infallibly won the Game, if"),
                Printed("academie.p191", 32, "Or constamment il gagnoit le coup; si au lieu"),
            ),
        ),
    },
)

DEAL_4 = Deal(
    Suit.SPADES,
    0,
    ("AS 2S 6S 5S 4S 3S ?H ?C ?D", "AC 7S KC 6C AD 5D JH 3H 6H", "KS QS JS KH 7H QC KD JD 2D"),
    {
        "three tricks": Line(
            "0: AS 7S JS; 0: ?H ?H KH; 2: QC ?C 6C; 2: KD ?D ?D",
            (
                Printed("bellecour.p123", 24, "The Ombre loses the Game in this manner: he"),
                Printed("academie.p192", 23, "Voici comment l'hombre perdit ce jeu. Il joua"),
            ),
        ),
        "lost": Line(
            "0: AS 7S JS; 0: ?H ?H KH; 2: QC ?C 6C; 2: KD ?D ?D; 2: ?D ?S ?S",
            (
                Printed("bellecour.p124", 1, "a Diamond which the Ombre trumps"),
                Printed("academie.p192", 30, "quoi il retourne carreau. L'hombre coupa, & fut"),
            ),
        ),
        "trumping twice": Line(
            "0: AS 7S JS; 0: 2S ? ?S",
            (
                Printed("bellecour.p124", 13, "So that the most certain, and almost"),
                Printed("academie.p193", 5, "Ainsi la maniere la plus sure & presque unique"),
            ),
        ),
    },
)

DEAL_5 = Deal(
    Suit.HEARTS,
    1,
    ("7H AC KH 5H KC QC QS JS 3S", "AS AH QH 2H 3H 4H 6H KD JC", "JH KS 7S 6S 5S 6C QD 3D 5D"),
    {
        "lost": Line(
            "0: KC JC 6C; 0: QC 2H JH; 2: ?D 5H KD",
            (
                Printed("bellecour.p125", 5, "The eldest leads his King of Clubs, the Ombre"),
                Printed("academie.p193", 31, "Le premier en carte joua le roi de tréfle,"),
            ),
        ),
        "queen": Line(
            "0: KC JC 6C; 0: QC QH ?; 1: 2H/3H/4H/6H JH KH",
            (
                Printed("bellecour.p125", 13, "Basto and King, with which he is sure to make"),
                Printed("academie.p194", 1, "le roi dont il étoit sur de faire deux levées. Au"),
            ),
        ),
        "queen and five": Line(
            "0: KC JC 6C; 0: QC QH ?; 1: 2H/3H/4H/6H JH 5H; 2: ?D KH KD",
            (
                Printed("bellecour.p125", 17, "third would have played his Knave, and obliged"),
                Printed("academie.p194", 5, "obligeoit le premier à prendre de son roi: ou s'il"),
            ),
        ),
    },
)

DEAL_6 = Deal(
    Suit.CLUBS,
    2,
    ("2C KC JC 4C JH AH 2H 2D 7S", "3C 7C JD AD 3D 6D KS 6S 3S", "AS AC QC 5C 6C KH 3H 7H KD"),
    {
        "lost": Line(
            "0: 2D ?D KD; 2: KH 2H 7C; 1: 3C",
            (
                Printed("bellecour.p126", 17, "The eldest leads the Two of Diamonds, the Second"),
                Printed("academie.p194", 36, "Le premier en carte joua par le deux de carreau;"),
            ),
        ),
        "six": Line(
            "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H 7C 3H/7H",
            (
                Printed("bellecour.p126", 23, "But if the Ombre, instead of leading his King of"),
                Printed("academie.p195", 5, "Que si au lieu de joüer son roi de cœur, il eût"),
            ),
        ),
        "diamonds": Line(
            "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H 7C 3H/7H; 1: ?D 3H/7H ?",
            (
                Printed("bellecour.p126", 30, "Spades or Diamonds; if he leads Diamonds, which"),
                Printed("academie.p195", 11, "plus jouer que pique ou carreau; s'il joue carreau,"),
            ),
        ),
        "spades": Line(
            "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H 7C 3H/7H; 1: ?S 5C 7S",
            (
                Printed("bellecour.p127", 1, "trumps with the Five, and the eldest passes;"),
                Printed("academie.p195", 13, "s'il joue pique, qui n'a pas encore"),
            ),
        ),
        "over-trumped": Line(
            "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H 7C 3H/7H; 1: ?S 5C ?C",
            (
                Printed("bellecour.p127", 2, "but if he had over-trump'd, the Ombre could no"),
                Printed("academie.p195", 15, "quand il auroit surcoupé, l'hombre ne pouvoit"),
            ),
        ),
    },
)

DEALS = (DEAL_1, DEAL_2, DEAL_3, DEAL_4, DEAL_5, DEAL_6)
