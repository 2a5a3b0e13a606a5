"""Accepts a law, all or nothing: after an error every file is put back as it was."""

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
from lawsofplay.gates.mutation.record import (
    TriedFunction,
    explained,
    gone,
    survivor_faults,
    write_record,
)
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.conditions import idle_conditions
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.seals import seal


@dataclass(frozen=True)
class Accepted:
    """What was accepted.

    ``waited`` is what had waited, ``tried`` the functions into which faults were put, ``listed``
    the lines of the manifest that changed.
    """

    waited: Waiting
    tried: tuple[TriedFunction, ...]
    listed: tuple[Key, ...]

    @property
    def is_nothing(self) -> bool:
        """Whether nothing was waiting."""
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
    """Encode the books and give what waits of a law; put all files back after an error.

    An empty address means every law. No build can run while the block is open. Raises FaultsError
    and InputError as `waiting` and `encode_anew` do.
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


def land(project: Project, address: str, waits: Waiting, trials: Iterable[Trial]) -> Accepted:
    """Write what passed its trials: addresses, seals, the record of trials, the manifest.

    Raises FaultsError if a test fails, if no test finds a fault, if a condition decides no row, or
    if the manifest would lose something.
    """
    finished = list(trials)
    tried = tuple(function for trial in finished for function in trial.tried)
    faults = [fault for trial in finished for fault in trial.faults]
    names = {entry.function for entry in tried}
    reasons = [reason for reason in explained(project) if reason[0] in names]
    again = f"laws accept {address}".rstrip()
    faults += survivor_faults(tried, reasons, again)
    edition = load_edition(project)
    # While a case fails, nobody can say which of its conditions decide.
    faults = faults or list(idle_conditions(project, edition, waits.laws.__contains__))
    if faults:
        raise FaultsError(faults)
    locks.release_these(project, waits.new)
    sealed = {(review.function, review.address) for review in waits.reviews}
    if sealed or waits.dropped:
        seal(project, load_rules().values(), edition, sealed.__contains__)
    if tried or gone(project):
        write_record(project, tried)
    manifest, listed = taken(project, address)
    write_manifest(project, manifest)
    return Accepted(waits, tried, tuple(listed))
