"""Old Quintille, Ombre by five, but for the counters: their sharing is in ``quintille``."""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
