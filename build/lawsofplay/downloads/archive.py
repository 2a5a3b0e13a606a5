"""Archives that are the same bytes whenever and wherever the same files are packed."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable

Files = Iterable[tuple[str, bytes]]
"""Names and contents, in the order in which they are packed."""

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The first day that an archive knows: its files have no dates of their own."""


def pack(files: Files, stored: frozenset[str] = frozenset()) -> bytes:
    """Files as a ZIP archive, compressed but for those named in ``stored``.

    Order is as given, and every date is `_EPOCH`, so that the same files give the same bytes
    (by the same version of zlib).
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
    """SHA-256 of files, one a line, as ``sha256sum --check`` reads them.

    >>> sums([("a.txt", b"")]).decode()[:20]
    'e3b0c44298fc1c149afb'
    """
    lines = (f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in files)
    return "".join(lines).encode()
