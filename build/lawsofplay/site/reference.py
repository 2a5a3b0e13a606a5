"""The way to the functions: a page that lists the games, and for each game its functions and facts.

No generator of references fits (pdoc, Sphinx): what a function is about stands in the register, in
the declared facts and in the casebook, of which they know nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from inspect import getdoc
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.citing.links import relative
from lawsofplay.rules import Rule
from lawsofplay.rules.facts import Wanted, facts_of
from lawsofplay.rules.registry import PACKAGE
from lawsofplay.site.code import gloss_html
from lawsofplay.site.docstring import parted
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.programs import FOLDER, code_path, functions_by_file, game_of, place_of


@dataclass(frozen=True)
class ListedGame:
    """A game among others: its name, what it is, how many functions and laws it has."""

    name: str
    gloss: Markup
    functions: int
    laws: int


@dataclass(frozen=True)
class FunctionsValues(PageValues):
    """What the list of the games with functions shows."""

    template: ClassVar[str] = "functions.html"

    games: list[ListedGame]


@dataclass(frozen=True)
class ListedFunction:
    """A function on the page of its game: its name, where all is said of it, what it answers."""

    name: str
    href: str
    gloss: Markup


@dataclass(frozen=True)
class ListedModule:
    """A file of functions on the page of its game."""

    name: str
    href: str
    about: Markup
    functions: list[ListedFunction]


@dataclass(frozen=True)
class ListedFact:
    """A fact of a game: what it is, what may be given for it, how many functions ask it."""

    name: str
    gloss: str
    may_be: tuple[str, ...]
    count: int


@dataclass(frozen=True)
class GameFunctionsValues(PageValues):
    """What the page of a game's functions shows.

    ``about`` are paragraphs; ``pages`` are the games of the site that its laws belong to, by slug.
    """

    template: ClassVar[str] = "functionsofgame.html"

    game: str
    about: list[Markup]
    pages: Mapping[str, str]
    modules: list[ListedModule]
    facts: list[ListedFact]


def reference_pages(library: Library) -> Iterator[Page]:
    """The list of the games, and a page for each."""
    games: dict[str, list[Rule]] = {}
    for rules in functions_by_file(library).values():
        games.setdefault(game_of(rules[0]), []).extend(rules)
    listed = [_listed(game, rules) for game, rules in sorted(games.items())]
    yield Page(f"{FOLDER}/index.html", FunctionsValues(listed), "about")
    for game, rules in sorted(games.items()):
        yield _game_page(library, game, rules)


def _listed(game: str, rules: list[Rule]) -> ListedGame:
    laws = {address for rule in rules for address in rule.addresses}
    return ListedGame(game, _documented(f"{PACKAGE}.{game}")[0], len(rules), len(laws))


def _game_page(library: Library, game: str, rules: list[Rule]) -> Page:
    path = f"{FOLDER}/games/{game}.html"
    modules: dict[str, list[Rule]] = {}
    for rule in rules:
        modules.setdefault(rule.module, []).append(rule)
    played = {library.edition.laws[address].game for rule in rules for address in rule.addresses}
    values = GameFunctionsValues(
        game=game,
        about=_documented(f"{PACKAGE}.{game}"),
        pages={slug: library.games[slug]["en"] for slug in sorted(played) if slug in library.games},
        modules=[_module(path, name, inside) for name, inside in sorted(modules.items())],
        facts=_facts(rules),
    )
    return Page(path, values, "about")


def _module(path: str, name: str, rules: list[Rule]) -> ListedModule:
    functions = [
        ListedFunction(
            name=place_of(rule),
            href=relative(path, code_path(rule, place_of(rule))),
            gloss=Markup(gloss_html(parted(rule.function).summary)),
        )
        for rule in rules
    ]
    href = relative(path, code_path(rules[0]))
    return ListedModule(name, href, _documented(name)[0], functions)


def _documented(module: str) -> list[Markup]:
    """The paragraphs of a module's docstring, without its tables, lists and doctests."""
    paragraphs = (getdoc(import_module(module)) or "").split("\n\n")
    plain = (text for text in paragraphs if not text.startswith((" ", "=", "-", ">>>")))
    return [Markup(gloss_html(" ".join(text.split()))) for text in plain]


def _facts(rules: Iterable[Rule]) -> list[ListedFact]:
    """The facts of a game by name; what may be given for one is listed once."""
    asked: dict[str, list[Wanted]] = {}
    for rule in rules:
        for fact in facts_of(rule):
            asked.setdefault(fact.name, []).append(fact)
    return [
        ListedFact(name, facts[0].gloss, _once(fact.may_be for fact in facts), len(facts))
        for name, facts in sorted(asked.items())
    ]


def _once(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))
