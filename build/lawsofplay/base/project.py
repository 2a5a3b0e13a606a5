"""Where things stand in the project: the only module that knows its folders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.errors import InputError

WITNESSES: tuple[str, ...] = ("bellecour", "seymour", "academie", "quanti", "cotton")
"""The sigla of the five books, in the order in which the edition lists them."""


INSTALLED = Path(__file__).parents[1] / "installed"
"""The folder of an installed package that holds the edition: TEI, casebook, records."""


@dataclass(frozen=True)
class Project:
    """The folders and files of one checkout; site and index lie in its root, or in ``output``."""

    root: Path
    output: Path | None = None

    @property
    def corpus(self) -> Path:
        """The witnesses: what was received and its transcription."""
        return self.root / "corpus"

    @property
    def tei(self) -> Path:
        """The encoded edition."""
        return self.root / "tei"

    @property
    def site(self) -> Path:
        """The rendered site (output; not under version control)."""
        return (self.output or self.root) / "site"

    @property
    def index(self) -> Path:
        """The full-text index (output; not under version control)."""
        return (self.output or self.root) / "index"

    @property
    def templates(self) -> Path:
        """Templates, style and scripts of the site."""
        return self.root / "site_templates"

    @property
    def docs(self) -> Path:
        """What is told of the project; the editors' reports of the books among it."""
        return self.root / "docs"

    @property
    def is_installed(self) -> bool:
        """Whether this is the edition that came with the package, which nobody edits."""
        return self.root == INSTALLED

    @property
    def rules(self) -> Path:
        """The package of executable rules."""
        return (INSTALLED.parents[1] if self.is_installed else self.root) / "executable_rules"

    @property
    def ids_lock(self) -> Path:
        """Every address ever released."""
        return self.root / "ids.lock"

    @property
    def manifest_lock(self) -> Path:
        """What the edition consists of, and every page as it was read."""
        return self.root / "manifest.lock"

    @property
    def seals_lock(self) -> Path:
        """The text of each law as last reviewed, hashed, for each function."""
        return self.rules / "seals.lock"

    def witness(self, siglum: str) -> Path:
        """Folder of one witness. Raises InputError for an unknown siglum."""
        if siglum not in WITNESSES:
            known = ", ".join(WITNESSES)
            raise InputError(siglum, "", f"no such witness; the witnesses are {known}")
        return self.corpus / siglum

    def tei_file(self, siglum: str) -> Path:
        """The TEI file of one witness."""
        self.witness(siglum)
        return self.tei / f"{siglum}.xml"


def find_project(start: Path | None = None) -> Project:
    """Find the project from a folder inside it (the current one by default).

    Raises InputError when no parent folder holds both pyproject.toml and corpus/.
    """
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / "corpus").is_dir() and (folder / "pyproject.toml").is_file():
            return Project(folder)
    raise InputError(here.name, "", "not inside the project; change to its folder and try again")


def own_edition() -> Project:
    """The edition to which this code belongs, wherever it is used.

    It was installed with the code, or is the checkout in which the code stands.
    """
    return Project(INSTALLED if INSTALLED.is_dir() else INSTALLED.parents[2])


def find_edition(start: Path | None = None) -> Project:
    """Find the project as `find_project` does, or else the edition installed with the package.

    The index of an installed edition is kept in the user's folder for caches, by version. Raises
    InputError when there is neither.
    """
    try:
        return find_project(start)
    except InputError:
        if not INSTALLED.is_dir():
            raise
        from importlib.metadata import version  # needed here alone, and slow to load

        from platformdirs import user_cache_path

        kept = user_cache_path("lawsofplay", appauthor=False, version=version("lawsofplay"))
        return Project(INSTALLED, output=kept)
