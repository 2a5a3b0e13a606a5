"""Identifiers of Software Heritage (SWHID, ISO/IEC 18670), which name content, not places.

The same bytes always have the same identifier. https://archive.softwareheritage.org finds the
content by it, once it is archived there.
"""

from __future__ import annotations

import hashlib
from functools import cache
from inspect import getsourcelines
from pathlib import Path

from lawsofplay.rules.registry import Rule


def content(data: bytes) -> str:
    r"""The identifier of a file's bytes: the hash that git gives them.

    >>> content(b"what is up, doc?")
    'swh:1:cnt:bd9dbf5aae1a3862dd1526723246b20206e5fc37'
    """
    named = hashlib.sha1(b"blob %d\0" % len(data) + data)
    return f"swh:1:cnt:{named.hexdigest()}"


def of_function(root: Path, rule: Rule) -> str:
    """The identifier of a function: that of its file, with the path and its lines."""
    lines, first = getsourcelines(rule.function)
    return f"{of_file(root, rule.file)};path=/{rule.file};lines={first}-{first + len(lines) - 1}"


@cache
def of_file(root: Path, name: str) -> str:
    """The identifier of a file of the project."""
    return content((root / name).read_bytes())
