"""Harmful XML: entities that expand without end, files from elsewhere, endless depth."""

from __future__ import annotations

import random
import re

from tests.hunt.spoiling import Spoil

_ROOT = re.compile(r"<(?P<name>[A-Za-z]+)[ >]")


def _declared(declaration: str, used: str = "") -> Spoil:
    """The document with a declaration before its root, and an entity used in its first text."""

    def spoil(text: str, chance: random.Random) -> str:
        head, body = _parted(text)
        return head + declaration.format(root=_root(body)) + _used(body, used)

    return spoil


def _parted(text: str) -> tuple[str, str]:
    found = _ROOT.search(text)
    assert found
    return text[: found.start()], text[found.start() :]


def _root(body: str) -> str:
    found = _ROOT.match(body)
    assert found
    return found["name"]


def _used(body: str, used: str) -> str:
    """The document with its first text between two tags replaced."""
    return re.sub(r">([^<>]*\w[^<>]*)<", lambda _: f">{used}<", body, count=1) if used else body


_LEVELS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
BOMB = f'<!DOCTYPE {{root}} [<!ENTITY a0 "ha">{_LEVELS}]>'
EXTERNAL = '<!DOCTYPE {root} SYSTEM "file:///etc/hostname">'
FILE = '<!DOCTYPE {root} [<!ENTITY a SYSTEM "file:///etc/hostname">]>'
PARAMETER = '<!DOCTYPE {root} [<!ENTITY % a SYSTEM "http://127.0.0.1:9/a">%a;]>'
QUADRATIC = f'<!DOCTYPE {{root}} [<!ENTITY a "{"x" * 50_000}">]>'


def _inserted(inside: str) -> Spoil:
    """The document with something put into its root."""

    def spoil(text: str, chance: random.Random) -> str:
        head, body = _parted(text)
        end = body.index(">") + 1
        return head + body[:end] + inside + body[end:]

    return spoil


def _utf_16(text: str, chance: random.Random) -> bytes:
    """The document in UTF-16, where a search for the bytes of a DOCTYPE finds nothing."""
    made = _declared(BOMB, "&a9;")(text, chance)
    assert isinstance(made, str)
    return made.replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")


INCLUDE = '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/hostname" parse="text"/>'

_MANY = " ".join(f'a{n}=""' for n in range(20_000))

ATTACKS: dict[str, Spoil] = {
    "entity bomb": _declared(BOMB, "&a9;"),
    "entity that is long": _declared(QUADRATIC, "&a;" * 5_000),
    "DTD from elsewhere": _declared(EXTERNAL),
    "file as an entity": _declared(FILE, "&a;"),
    "DTD from a network": _declared(PARAMETER),
    "unknown entity": _declared("", "&nix;"),
    "XInclude": _inserted(INCLUDE),
    "depth": _inserted("<a>" * 100_000 + "</a>" * 100_000),
    "many attributes": _inserted(f"<a {_MANY}/>"),
    "long attribute": _inserted(f'<a b="{"x" * 11_000_000}"/>'),
    "instruction": _inserted("<?php system('id') ?>"),
    "UTF-16": _utf_16,
}
"""Ways to harm a program that reads an XML file."""
