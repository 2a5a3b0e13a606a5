"""Whist: what a revoke costs."""

from lawsofplay.rules.joins import prices

prices(
    "whist.revoking.revoke_scored",
    "whist.dealing.revokes_punished",
    when=("1", "2", "3", "4"),
)
