"""New Quintille, Ombre by five brought near to Quadrille; the sharing is in ``quintille``."""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
