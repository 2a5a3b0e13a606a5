"""Accepting a law, all or nothing: what is written is put back when anything goes wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.errors import FaultsError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.base.staging import alone
from lawsofplay.gates.accepting.listing import WRITTEN, taken
from lawsofplay.gates.accepting.trial import Trial
from lawsofplay.gates.accepting.waiting import Waiting, books, encode_anew, waiting
from lawsofplay.gates.manifest.lock import Key, write_manifest
from lawsofplay.gates.mutation.record import Tried, explained, gone, survivor_faults, write_record
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.conditions import idle_conditions
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.seals import seal


@dataclass(frozen=True)
class Accepted:
    """What was accepted: what had waited, the functions tried, the lines of the manifest."""

    waited: Waiting
    tried: tuple[Tried, ...]
    listed: tuple[Key, ...]

    @property
    def is_nothing(self) -> bool:
        """Whether nothing had waited."""
        waited = self.waited
        return not (
            waited.encoded
            or waited.new
            or waited.reviews
            or waited.dropped
            or self.tried
            or self.listed
        )


@contextmanager
def opened(project: Project, address: str) -> Iterator[Waiting]:
    """What waits of a law (empty: of every law), its book encoded; all is put back after a fault.

    No build runs meanwhile. Raises FaultsError and InputError as `waiting` and `encode_anew` do.
    """
    sigla = books(address)
    files = [project.manifest_lock, *map(project.tei_file, sigla)]
    with alone(project), _kept([*files, *(project.root / name for name in WRITTEN)]):
        yield waiting(project, address, encode_anew(project, sigla))


@contextmanager
def _kept(files: Iterable[Path]) -> Iterator[None]:
    """Put files back as they were when the block fails."""
    before = {path: path.read_bytes() if path.is_file() else None for path in files}
    try:
        yield
    except BaseException:
        for path, data in before.items():
            if data is None:
                path.unlink(missing_ok=True)
            else:
                write_bytes(path, data)
        raise


def land(project: Project, address: str, found: Waiting, trials: Iterable[Trial]) -> Accepted:
    """Write what was found good: addresses, seals, the record of the trials, the manifest.

    Raises FaultsError for tests that fail, faults that no test finds, conditions that decide no
    row, and what the manifest lost.
    """
    done = list(trials)
    tried = tuple(function for trial in done for function in trial.tried)
    faults = [fault for trial in done for fault in trial.faults]
    names = {entry.function for entry in tried}
    reasons = [reason for reason in explained(project) if reason[0] in names]
    again = f"laws accept {address}".rstrip()
    faults += survivor_faults(tried, reasons, again)
    edition = load_edition(project)
    # Of cases that fail nobody can say which of their conditions decide.
    faults = faults or list(idle_conditions(project, edition, found.laws.__contains__))
    if faults:
        raise FaultsError(faults)
    locks.release_these(project, found.new)
    sealed = {(review.function, review.address) for review in found.reviews}
    if sealed or found.dropped:
        seal(project, load_rules().values(), edition, sealed.__contains__)
    if tried or gone(project):
        write_record(project, tried)
    manifest, listed = taken(project, address)
    write_manifest(project, manifest)
    return Accepted(found, tried, tuple(listed))
