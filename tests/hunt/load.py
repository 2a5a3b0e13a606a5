"""Many readers at once: each gets an answer."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lawsofplay.base.files import write_bytes
from lawsofplay.pipeline.serving import server
from tests.hunt.attempt import CLEAR, MISSED, Attempt

KIND = "readers at once"

PATHS = ("/", "/law/one.html", "/law/one.html?light=cards")


def attempts(folder: Path, readers: int = 200, each: int = 4) -> Iterator[Attempt]:
    """A number of readers who each ask for a number of pages."""
    site = folder / "served"
    write_bytes(site / "index.html", b"home" * 5_000)
    write_bytes(site / "law/one.html", b"one" * 5_000)
    with server(site, 0) as served, ThreadPoolExecutor(readers) as pool:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        port = served.server_address[1]
        yield from pool.map(lambda number: _attempt(port, number), range(readers * each))
        served.shutdown()


def _attempt(port: int, number: int) -> Attempt:
    path = PATHS[number % len(PATHS)]
    try:
        status, length = _got(port, path)
    except OSError as error:
        return Attempt(KIND, path, "GET", MISSED, (str(error),))
    wanted = (200, 20_000 if path == "/" else 15_000)
    faults = () if (status, length) == wanted else (f"{status}, {length} bytes",)
    return Attempt(KIND, path, "GET", MISSED if faults else CLEAR, faults)


def _got(port: int, path: str) -> tuple[int, int]:
    """The status of an answer, and its length."""
    caller = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        caller.request("GET", path)
        answer = caller.getresponse()
        return answer.status, len(answer.read())
    finally:
        caller.close()
