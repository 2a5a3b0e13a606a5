"""What the rules of the Médiateur speak of: the means, the suits, how a deal ends, the counters."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.quadrille.chapter import Outcome
from executable_rules.quadrille.mediateur_beasts import PLAYERS

HAND = len(OMBRE_PACK) // PLAYERS
"""Cards of each player, and so the tricks: ten."""

TO_WIN = HAND // 2 + 1
"""Tricks (*levées*, *mains*) that win the Game: six."""


class Moyen(Enum):
    """The three ``moyens``, ways of playing, that a favourite suit can redouble."""

    DEMANDE = "he asks leave: the holder of a King that he names is his partner"
    MEDIATEUR = "he plays alone, with a King that he names and is given"
    SANS_PRENDRE = "he plays alone, without any help"

    @property
    def degree(self) -> int:
        """How many steps above the first: each needs one trick more in the hand, and pays a fish
        more.

        >>> [moyen.degree for moyen in Moyen]
        [0, 1, 2]
        """
        return list(Moyen).index(self)


class Declares(Enum):
    """How the vole is declared before a card is played."""

    NOT = "it is not declared"
    MEDIATEUR = "with nine tricks in hand and a King for the tenth"
    SANS_PRENDRE = "with all ten in hand"


class Row(Enum):
    """The rows of the table in which all payments are brought together."""

    GAME = "De Poule ou de Jeu: what each puts down"
    POULANS = "Pour les Poulans: what the dealer puts down for the Game"
    DEMANDE = "Pour une demande"
    MEDIATEUR = "Pour un Médiateur"
    SANS_PRENDRE = "Pour un Sans-prendre"
    DECLARED_MEDIATEUR = "the vole declared, par Médiateur"
    DECLARED_SANS_PRENDRE = "the vole declared, par Sans-prendre"
    VOLE_DEMANDE = "the vole, en Demande"
    VOLE_MEDIATEUR = "the vole, en Médiateur"
    VOLE_SANS_PRENDRE = "the vole, en Sans-prendre"
    MATADORS = "Pour la réunion de Matadors"
    KING = "Pour le Roi Médiateur"


Result = Outcome
"""How a deal ends for the Ombre: of remise nobody draws the Game, of codille the defenders."""
