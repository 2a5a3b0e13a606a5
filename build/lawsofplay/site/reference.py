"""The way to the functions: a page that lists the games, and for each game its functions and facts.

No generator of references fits (pdoc, Sphinx): what a function is about stands in the register, in
the declared facts and in the casebook, of which they know nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getdoc
from typing import Any

from markupsafe import Markup

from lawsofplay.citing.links import relative
from lawsofplay.rules import Rule
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.registry import PACKAGE
from lawsofplay.site.code import gloss_html
from lawsofplay.site.docstring import parted
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.programs import FOLDER, code_path, functions_by_file, game_of, place_of


def reference_pages(library: Library) -> Iterator[Page]:
    """The list of the games, and a page for each."""
    games: dict[str, list[Rule]] = {}
    for rules in functions_by_file(library).values():
        games.setdefault(game_of(rules[0]), []).extend(rules)
    listed = [_listed(game, rules) for game, rules in sorted(games.items())]
    yield Page(f"{FOLDER}/index.html", "functions.html", "about", {"games": listed})
    for game, rules in sorted(games.items()):
        yield _game_page(library, game, rules)


def _listed(game: str, rules: list[Rule]) -> dict[str, Any]:
    """A game among others: its name, what it is, how many functions and laws it has."""
    laws = {address for rule in rules for address in rule.addresses}
    told = _documented(f"{PACKAGE}.{game}")[0]
    return {"name": game, "gloss": told, "functions": len(rules), "laws": len(laws)}


def _game_page(library: Library, game: str, rules: list[Rule]) -> Page:
    path = f"{FOLDER}/games/{game}.html"
    modules: dict[str, list[Rule]] = {}
    for rule in rules:
        modules.setdefault(rule.module, []).append(rule)
    played = {library.edition.laws[address].game for rule in rules for address in rule.addresses}
    values = {
        "game": game,
        "about": _documented(f"{PACKAGE}.{game}"),
        "pages": {it: library.games[it]["en"] for it in sorted(played) if it in library.games},
        "modules": [_module(path, name, inside) for name, inside in sorted(modules.items())],
        "facts": _facts(rules),
    }
    return Page(path, "functionsofgame.html", "about", values)


def _module(path: str, name: str, rules: list[Rule]) -> dict[str, Any]:
    """A file of functions as its game's page lists it."""
    return {
        "name": name,
        "href": relative(path, code_path(rules[0])),
        "about": _documented(name)[0],
        "functions": [
            {
                "name": place_of(rule),
                "href": relative(path, code_path(rule, place_of(rule))),
                "gloss": Markup(gloss_html(parted(rule.function).summary)),
                "addresses": rule.addresses,
            }
            for rule in rules
        ],
    }


def _documented(module: str) -> list[Markup]:
    """The paragraphs in which a module says what it has; tables and lists of it are left out."""
    told = (getdoc(import_module(module)) or "").split("\n\n")
    plain = (it for it in told if not it.startswith((" ", "=", "-", ">>>")))
    return [Markup(gloss_html(" ".join(it.split()))) for it in plain]


def _facts(rules: Iterable[Rule]) -> list[dict[str, Any]]:
    """The facts of a game by name: what each is, what it may be, how many functions ask it."""
    found: dict[str, dict[str, Any]] = {}
    for rule in rules:
        for fact in facts_of(rule):
            known = found.setdefault(fact.name, {"gloss": fact.gloss, "may_be": {}, "count": 0})
            known["may_be"][fact.may_be] = None
            known["count"] += 1
    return [{"name": name, **told} for name, told in sorted(found.items())]
