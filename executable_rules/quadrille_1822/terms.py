"""What the laws of 1822 speak of: the modes of the game, who plays, what a player has done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lawsofplay.sentences import Worded

HAND = 10
"""Cards of each player, and tricks of a deal."""

GAME = 6
"""Tricks that make the game."""

PLAYERS = 4

STAKE = 4
"""Counters of an ordinary stake, one from each player."""


class Mode(Enum):
    """The modes of the game, in their order of precedency, the lowest first."""

    AUCTION = "Auction Quadrille: he plays who undertakes the most tricks under six"
    FORCED_SPADILLE = "all have passed, and the holder of the ace of spades must play"
    ALLIANCE = "the hombre names a king, whose holder is his partner (ask-leave)"
    DIMIDIATOR = "he plays alone with a king exchanged for a card of his (king commuted)"
    CASCO = "he has both black aces, names a king, and its holder names trumps (respect)"
    SOLO = "he plays alone with his own cards (sans prendre)"
    GRANDISSIMO = "he plays alone, and the black aces are the only trumps"
    NEMO = "he plays alone, and engages to make no trick"

    @property
    def phrase(self) -> str:
        """Its name within a sentence."""
        return self.name.title().replace("_", " ")

    @property
    def rank(self) -> int:
        """The place in the order of precedency, from 0."""
        return list(Mode).index(self)

    @property
    def with_ally(self) -> bool:
        """Has the hombre a partner?"""
        return self in (Mode.FORCED_SPADILLE, Mode.ALLIANCE, Mode.CASCO)

    @property
    def names_no_trumps(self) -> bool:
        """Grandissimo and Nemo, of which no suit is trumps, and so none the favourite one."""
        return self in (Mode.GRANDISSIMO, Mode.NEMO)


@dataclass(frozen=True)
class Offer:
    """A game that a player offers: its mode, and whether in the favourite suit.

    Raises ValueError for one in the favourite suit that has no suit for trumps.
    """

    mode: Mode
    favourite: bool = False

    def __post_init__(self) -> None:
        if self.favourite and self.mode.names_no_trumps:
            raise ValueError(
                "is_favourite=yes cannot be: no suit is trumps in Grandissimo and Nemo"
            )

    @property
    def precedency(self) -> tuple[int, bool]:
        """The greater goes first: the higher mode, and of one mode that in Favourite."""
        return self.mode.rank, self.favourite

    @classmethod
    def parse(cls, text: str) -> Offer:
        """a mode, or a mode in favourite, such as solo or favourite solo.

        Raises ValueError for anything else.
        """
        words = text.upper().replace("-", " ").split()
        favourite = words[:1] == ["FAVOURITE"]
        name = "_".join(words[favourite:])
        if name not in Mode.__members__:
            raise ValueError(f"{text!r} is not an offer; write solo or favourite solo")
        return cls(Mode[name], favourite)

    @property
    def phrase(self) -> str:
        """The game within a sentence: ``Solo in Favourite``."""
        return f"{self.mode.phrase} in Favourite" if self.favourite else self.mode.phrase

    def __str__(self) -> str:
        name = self.mode.name.casefold().replace("_", "-")
        return f"favourite {name}" if self.favourite else name


class Player(Enum):
    """The players of a deal."""

    HOMBRE = "he who undertakes the game"
    ALLY = "the hombre's partner"
    OPPONENT = "an opponent, or antihombre"

    @property
    def phrase(self) -> str:
        """The player within a sentence."""
        names = {"HOMBRE": "the hombre", "ALLY": "the hombre’s partner"}
        return names.get(self.name, "an opponent")


class Outcome(Worded):
    """How the game ended: it is lost by remise when one trick fails, by codille when more do."""

    WON = "the game is won"
    REMISE = "the game is lost by “remise”, the smaller loss"
    CODILLE = "the game is lost by “codille”, the greater loss"


class Act(Enum):
    """What a player has done, for the laws that ask whether he has ``taken part``."""

    NOTHING = "nothing yet"
    CUTS = "cuts the cards"
    DEALS = "deals them"
    LOOKS_AT_HIS_CARDS = "takes up his cards and looks at them"
    PASSES = "passes"
    GIVES_THE_KING = "gives the king commuted"
    OFFERS = "offers to play"
    PLAYS_TO_THE_FIRST = "leads or plays to the first trick"
    LEADS = "leads a card"
    PLAYS_TO_A_LEAD = "plays to a card led"
