"""The laws of one game in all books, with the functions that execute them."""

from __future__ import annotations

from difflib import get_close_matches

from lawsofplay.base.errors import InputError
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import Rule, load_rules, rules_citing


def laws_of_game(edition: Edition, game: str) -> dict[str, tuple[Rule, ...]]:
    """The functions of each law of a game, by address, in reading order.

    ``game`` is a game of the edition. It may also be a package of executable_rules; then the laws
    are those that its functions execute. Raises InputError, with the nearest name, for any other.
    """
    rules = load_rules()
    named = {law.game for law in edition.laws.values()} - {""}
    packages = {name.partition(".")[0] for name, rule in rules.items() if rule.addresses}
    slug = game.replace("_", "-")
    if slug not in named and game not in packages:
        near = get_close_matches(game, sorted(named | packages), 1)
        hint = f"the nearest is {near[0]}" if near else "see: laws classes BOOK"
        raise InputError(game, "", f"no game of the edition; {hint}")
    by_law = {address: rules_citing(address) for address in edition.laws}
    if slug in named:
        return {
            address: by_law[address] for address, law in edition.laws.items() if law.game == slug
        }
    return {address: rules for address, rules in by_law.items() if _any_of(game, rules)}


def _any_of(package: str, rules: tuple[Rule, ...]) -> bool:
    return any(rule.name.partition(".")[0] == package for rule in rules)
