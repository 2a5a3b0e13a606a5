"""The Médiateur: Quadrille with a King that may be bought and a favourite suit.

The *Académie* gives it a treatise of a hundred pages, *The Academy of Play* ten; where both say
the same, one function cites both. ``announcing`` has the ways of playing, which of them silences
which, and the King; ``dealing`` the seats, the favourite suit and the deal; ``playing`` the cards;
``vole`` all ten tricks; ``payment`` what each pays, the one table of it; ``poule`` what lies on the
Game from deal to deal. What a Beast is worth is ``quadrille.mediateur_beasts``.
"""
