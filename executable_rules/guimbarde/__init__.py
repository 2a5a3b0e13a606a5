"""Guimbarde, *la Mariée*, the Bride: the chapter and twelve laws of two books.

*The Academy of Play* translates the *Académie des jeux*, law by law. The chapter: ``dealing`` has
players, packs and the deal, ``boxes`` the five boxes, the Point and the Cards, ``playing`` the
order of the cards, the lead and the play. The laws: ``marriages`` I-IV, VI and VII; ``fool`` V;
``faults`` VIII-XII. ``terms`` is for all.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
