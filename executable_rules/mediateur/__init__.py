"""The Médiateur: Quadrille with a King that may be bought and a favourite suit.

The *Académie* gives it a treatise of a hundred pages, *The Academy of Play* ten. Where both say the
same, one function cites both.

- ``preparing``: what is needed, and the drawing for the places; ``favourite``: the favourite suit
- ``dealing``: the counters, the seats and the deal; ``distributing``: what the dealer does
- ``tours``: the rounds; ``ending``: the double tours and the end of the party
- ``announcing``: which way of playing silences which, and the King; ``asking``: what is named, and
  who is with whom; ``declaring``: the vole that is declared
- ``order``: the names and rights of the cards; ``playing``: the play of the cards;
  ``vole``: all ten tricks
- ``conduct``: what may be shown and said; ``losing``: what an Ombre suffers who loses
- ``payment``: what each pays; ``table``: all of it; ``poulans``: the dealer's fishes; ``poule``:
  what lies on the Game from deal to deal; ``settling``: what is paid at once and what waits;
  ``claims``: what was not demanded in time
- ``common``: what the English has from common Quadrille; ``plain``: the game without the
  favourite suit
- ``solitaires``: what the games have in common in which nobody calls; ``tritrille``:
  the packs of three players

``quadrille.mediateur_beasts`` has what a Beast is worth. ``mediateur_solitaire`` and
``piquemedrille`` are those games.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
