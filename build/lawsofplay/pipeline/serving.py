"""Serve the built site on this machine: its files and nothing else."""

from __future__ import annotations

import functools
import http.server
import io
from http import HTTPStatus
from pathlib import Path
from typing import Any, BinaryIO

from lawsofplay.base.errors import InputError


class _Server(http.server.ThreadingHTTPServer):
    # How many connections may wait: many readers may load a page and all its files at once.
    request_queue_size = 512


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of one folder: no listings, and no file that a link reaches outside it."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send the head of a file, or the error 404."""
        if self._is_inside():
            return super().send_head()
        self.send_error(HTTPStatus.NOT_FOUND, "No such page")
        return None

    def list_directory(self, path: Any) -> None:
        """Send the error 404 for a folder without an index page."""
        self.send_error(HTTPStatus.NOT_FOUND, "No such page")

    def _is_inside(self) -> bool:
        try:
            path = Path(self.translate_path(self.path)).resolve()
            return path.exists() and path.is_relative_to(Path(self.directory).resolve())
        except (OSError, ValueError):
            # No file can have this name: it has a NUL or is too long.
            return False

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing to the terminal."""


def server(site: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of the site for this machine only.

    Raises InputError when the port is not free.
    """
    handler = functools.partial(_Handler, directory=str(site))
    try:
        return _Server(("127.0.0.1", port), handler)
    except OSError as error:
        mend = f"{error.strerror}; choose another with --port"
        raise InputError(f"port {port}", "", mend) from None
