"""The arithmetic of *The Compleat Gamester* (1754): its odds by game, against the exact count.

``hands`` counts cards among cards unseen, ``judging`` holds odds as printed against a chance;
``whist``, ``quadrille``, ``piquet``, ``dice`` and ``lottery`` answer the claims. What came of each
claim is told in corpus/examples/odds.toml. Hazard has its own, ``executable_rules.hazard.odds``.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
