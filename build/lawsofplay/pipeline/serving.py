"""Serving the built site on this machine: its files, and nothing else."""

from __future__ import annotations

import functools
import http.server
import io
from http import HTTPStatus
from pathlib import Path
from typing import Any, BinaryIO

from lawsofplay.base.errors import InputError


class _Server(http.server.ThreadingHTTPServer):
    # Callers that wait to be let in: a page with all that it loads, for many readers at once.
    request_queue_size = 512


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder; no lists of folders, nothing to which a link leads out of it."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send the head of a file, or say that there is none."""
        if self._is_inside():
            return super().send_head()
        self.send_error(HTTPStatus.NOT_FOUND, "No such page")
        return None

    def list_directory(self, path: Any) -> None:
        """Say that a folder without a first page is no page."""
        self.send_error(HTTPStatus.NOT_FOUND, "No such page")

    def _is_inside(self) -> bool:
        try:
            path = Path(self.translate_path(self.path)).resolve()
            return path.exists() and path.is_relative_to(Path(self.directory).resolve())
        except (OSError, ValueError):
            # What no file can be called: a NUL, a name that is too long.
            return False

    def log_message(self, format: str, *args: Any) -> None:
        """Keep the terminal quiet."""


def server(site: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of the site on this machine alone.

    Raises InputError when the port cannot be had.
    """
    handler = functools.partial(_Handler, directory=str(site))
    try:
        return _Server(("127.0.0.1", port), handler)
    except OSError as error:
        told = f"{error.strerror}; choose another with --port"
        raise InputError(f"port {port}", "", told) from None
