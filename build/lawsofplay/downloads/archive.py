"""Make archives that have the same bytes whenever and wherever the same files are packed."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable

Files = Iterable[tuple[str, bytes]]
"""Names and contents, in the order in which they are packed."""

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of all files in an archive: the first day that the format can write."""


def pack(files: Files, stored: frozenset[str] = frozenset()) -> bytes:
    """Pack files into a ZIP archive, compressed except for those named in ``stored``.

    The order is as given and every date is `_EPOCH`. So the same files give the same bytes (with
    the same version of zlib).
    """
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system = 3  # Unix, whatever the machine is
            entry.external_attr = 0o100644 << 16
            plain = name in stored
            entry.compress_type = zipfile.ZIP_STORED if plain else zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return stream.getvalue()


def sums(files: Files) -> bytes:
    """The SHA-256 of files, one on each line, as ``sha256sum --check`` reads them.

    >>> sums([("a.txt", b"")]).decode()[:20]
    'e3b0c44298fc1c149afb'
    """
    lines = (f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in files)
    return "".join(lines).encode()
