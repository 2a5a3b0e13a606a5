"""The folders and files of the project; no other module says where they are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.errors import InputError

WITNESSES: tuple[str, ...] = ("bellecour", "seymour", "academie", "quanti", "cotton")
"""The sigla (short names) of the five books, in the order in which the edition lists them."""

INSTALLED = Path(__file__).parents[1] / "installed"
"""The folder of the installed package that holds the edition: TEI, casebook, records."""


@dataclass(frozen=True)
class Project:
    """The folders and files of one checkout.

    ``root`` is its folder. Site and index are in ``output``, or in the root when it is None.
    """

    root: Path
    output: Path | None = None

    @property
    def corpus(self) -> Path:
        """The folder of the witnesses: each book's scan as received, and its transcription."""
        return self.root / "corpus"

    @property
    def tei(self) -> Path:
        """The folder of the edition as TEI documents."""
        return self.root / "tei"

    @property
    def site(self) -> Path:
        """The folder of the site; it is made by the build and not under version control."""
        return (self.output or self.root) / "site"

    @property
    def index(self) -> Path:
        """The folder of the search index; it is made by the build, not under version control."""
        return (self.output or self.root) / "index"

    @property
    def templates(self) -> Path:
        """Templates, style and scripts of the site."""
        return self.root / "site_templates"

    @property
    def docs(self) -> Path:
        """The documents about the project, with the editors' reports on the books."""
        return self.root / "docs"

    @property
    def is_installed(self) -> bool:
        """Whether this is the edition inside the installed package, which nobody edits."""
        return self.root == INSTALLED

    @property
    def rules(self) -> Path:
        """The folder of the executable rules."""
        return (INSTALLED.parents[1] if self.is_installed else self.root) / "executable_rules"

    @property
    def ids_lock(self) -> Path:
        """The file of every address ever released."""
        return self.root / "ids.lock"

    @property
    def manifest_lock(self) -> Path:
        """The file that lists all parts of the edition, and every page as it was read."""
        return self.root / "manifest.lock"

    @property
    def seals_lock(self) -> Path:
        """The file with a digest, for each function, of the laws as they were last reviewed."""
        return self.rules / "seals.lock"

    def witness(self, siglum: str) -> Path:
        """The folder of one witness. Raises InputError for an unknown siglum."""
        if siglum not in WITNESSES:
            known = ", ".join(WITNESSES)
            raise InputError(siglum, "", f"no such witness; the witnesses are {known}")
        return self.corpus / siglum

    def tei_file(self, siglum: str) -> Path:
        """The TEI file of one witness. Raises InputError for an unknown siglum."""
        self.witness(siglum)
        return self.tei / f"{siglum}.xml"


def find_project(start: Path | None = None) -> Project:
    """The project that holds a folder (by default the current one).

    Raises InputError when neither it nor a folder above it holds pyproject.toml and corpus/.
    """
    current = (start or Path.cwd()).resolve()
    for folder in (current, *current.parents):
        if (folder / "corpus").is_dir() and (folder / "pyproject.toml").is_file():
            return Project(folder)
    raise InputError(current.name, "", "not inside the project; change to its folder and try again")


def own_edition() -> Project:
    """The edition to which this code belongs, whatever the current folder is.

    It was installed together with the code, or is the checkout that holds the code.
    """
    return Project(INSTALLED if INSTALLED.is_dir() else INSTALLED.parents[2])


def find_edition(start: Path | None = None) -> Project:
    """The project as `find_project` finds it, or else the edition installed with the package.

    The index of an installed edition is in the user's cache folder, one for each version.
    Raises InputError when there is neither.
    """
    try:
        return find_project(start)
    except InputError:
        if not INSTALLED.is_dir():
            raise
        from importlib.metadata import version  # needed here alone, and slow to load

        from platformdirs import user_cache_path

        cache = user_cache_path("lawsofplay", appauthor=False, version=version("lawsofplay"))
        return Project(INSTALLED, output=cache)
