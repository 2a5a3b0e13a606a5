"""Commerce: its three games, the trading, what the Banker gains and loses."""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
