"""The templates of the site and of the EPUB: reading them, and reporting a fault in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import jinja2

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.base.schemas.reading import plain_text

_FOLDERS = ("", "epub")
_KINDS = ("*.html", "*.xhtml", "*.xml", "*.opf")


def environment(folder: Path) -> jinja2.Environment:
    """The templates of a folder. What they write is escaped, and a missing value is a fault."""
    made = jinja2.Environment(
        loader=jinja2.FunctionLoader(lambda name: _source(folder / name)),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.policies["json.dumps_kwargs"] = {
        "sort_keys": True,
        "ensure_ascii": False,
        "separators": (",", ":"),
    }
    return made


def _source(path: Path) -> tuple[str, str, Callable[[], bool]] | None:
    """A template as Jinja takes it: its text, its file, and a test whether it is unchanged.

    None where there is no such file. Raises InputError for characters that no page has.
    """
    return (plain_text(path, str(path)), str(path), lambda: True) if path.is_file() else None


@contextmanager
def locating_faults(folder: Path, name: str) -> Iterator[None]:
    """Raises InputError, with file and line, for any fault that a template causes inside."""
    try:
        yield
    except jinja2.TemplateNotFound as error:
        raise _missing(folder, str(error.name or name), _line_of(error, folder)) from None
    except jinja2.TemplateSyntaxError as error:
        raise _fault(folder / (error.name or name), error.lineno, error) from None
    except (jinja2.TemplateError, RecursionError) as error:
        file, number = _line_of(error, folder) or (str(folder / name), 1)
        raise _fault(Path(file), number, error) from None
    except (ArithmeticError, TypeError, LookupError, ValueError) as error:
        place = _line_of(error, folder)
        if not place or not _is_inside(error, folder):
            # Here the program that fills the template is at fault, not the template.
            raise
        raise _fault(Path(place[0]), place[1], error) from None


def _missing(folder: Path, name: str, user: tuple[str, int] | None) -> InputError:
    """The error for a template that is missing; ``user`` is the file and line that asks for it."""
    mend = "the template is missing; restore it from version control"
    if user is None:
        return InputError(folder / name, "", mend)
    mend = f"{name}: {mend}, or mend the name"
    return InputError(Path(user[0]), f"line {user[1]}", mend)


def _fault(file: Path, line: int, error: Exception) -> InputError:
    message = " ".join(str(error).split()) or type(error).__name__
    return InputError(file, f"line {line}", f"the template fails: {message}")


def _line_of(error: Exception, folder: Path) -> tuple[str, int] | None:
    """The innermost template that an error passed through, and the line; None if there is none.

    Jinja puts the files and lines of templates into Python's traceback.
    """
    places = [(file, line) for file, line in _passed(error) if file.startswith(str(folder))]
    return places[-1] if places else None


def _is_inside(error: Exception, folder: Path) -> bool:
    """Whether an error arose in a template, or in the code of Jinja that runs it."""
    *_, (inner, _) = _passed(error)
    return inner.startswith(str(folder)) or "jinja2" in inner or "markupsafe" in inner


def _passed(error: Exception) -> Iterator[tuple[str, int]]:
    """The files and lines that an error passed through, the innermost last."""
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next


def check_templates(project: Project) -> Iterator[InputError]:
    """The faults of templates that cannot be read or that are empty."""
    for part in _FOLDERS:
        folder = project.templates / part
        made = environment(folder)
        for path in sorted(path for kind in _KINDS for path in folder.glob(kind)):
            try:
                with locating_faults(folder, path.name):
                    made.get_template(path.name)
            except InputError as error:
                yield error
                continue
            if not path.read_text(encoding="utf-8").strip():
                yield InputError(path, "", "the template is empty; restore it")
