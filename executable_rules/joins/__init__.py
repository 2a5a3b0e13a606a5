"""How laws of one book work together when they are asked: see `lawsofplay.rules.joins`."""
