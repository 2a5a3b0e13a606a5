"""The Médiateur: Quadrille with a King that may be bought and a favourite suit.

The *Académie* gives it a treatise of a hundred pages, *The Academy of Play* ten; where both say
the same, one function cites both. ``preparing`` has what is needed and the drawing for the places,
``favourite`` the favourite suit, ``dealing`` the counters, the seats and the deal, ``distributing``
what the dealer does, ``tours`` the rounds; ``announcing`` which way of playing silences which, and
the King; ``order`` the names and rights of the cards, ``playing`` the cards; ``losing`` what an
Ombre suffers who loses; ``common`` what the English has from common Quadrille;
``vole`` all ten tricks; ``payment`` what each pays, ``table`` all of it; ``poulans`` the dealer's
fishes; ``poule`` what lies on the Game from deal to deal; ``plain`` the game without the favourite
suit; ``claims`` what was not demanded in time. ``asking`` has what is named and who is with whom,
``declaring`` the vole that is declared, ``conduct`` what may be shown and said, ``settling`` what
is paid at once and what waits, ``ending`` the double tours and the end of the party, ``solitaires``
what the games have in common in which nobody calls, ``tritrille`` the packs of three players. What
a Beast is worth is ``quadrille.mediateur_beasts``; ``mediateur_solitaire`` and ``piquemedrille``
are those games.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
