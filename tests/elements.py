"""The result of an XPath as a list of one type, since lxml says that it may be anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lxml import etree
from lxml.html import HtmlElement


def elements(
    tree: etree._Element, path: str, namespaces: Mapping[str, str] | None = None
) -> list[HtmlElement]:
    """The elements that a path finds. Raises AssertionError if it finds text or a number."""
    found = _all(tree, path, namespaces)
    assert all(isinstance(node, etree._Element) for node in found), path
    return found


def texts(
    tree: etree._Element, path: str, namespaces: Mapping[str, str] | None = None
) -> list[str]:
    """The texts or attributes that a path finds. Raises AssertionError if it finds elements."""
    found = _all(tree, path, namespaces)
    assert all(isinstance(node, str) for node in found), path
    return [str(node) for node in found]


def _all(tree: etree._Element, path: str, namespaces: Mapping[str, str] | None) -> list[Any]:
    found = tree.xpath(path, namespaces=dict(namespaces) if namespaces else None)
    assert isinstance(found, list), path
    return found
