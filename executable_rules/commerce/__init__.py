"""Commerce: its three games, the trading, what the Banker gains and loses."""
