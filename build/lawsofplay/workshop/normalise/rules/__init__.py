"""The rules themselves: small pure functions. A module has the rules for one kind of damage."""
