"""The templates of site and EPUB: how they are read, and what is wrong in one, in a line."""

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
    """Templates of a folder: what they write is escaped, a value that is not there is a fault."""
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
    """A template as Jinja takes it: text, file, whether it is still so; None where there is none.

    Raises InputError for signs that no page has.
    """
    return (plain_text(path, str(path)), str(path), lambda: True) if path.is_file() else None


@contextmanager
def locating_faults(folder: Path, name: str) -> Iterator[None]:
    """Tell a fault of a template by file and line. Raises InputError."""
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
        line = _line_of(error, folder)
        if not line or not _is_inside(error, folder):
            # Not the template but the program that fills it is at fault.
            raise
        raise _fault(Path(line[0]), line[1], error) from None


def _missing(folder: Path, name: str, asked: tuple[str, int] | None) -> InputError:
    """A template that is not there, and the one that asks for it, if any does."""
    mend = "the template is missing; restore it from version control"
    if asked is None:
        return InputError(folder / name, "", mend)
    mend = f"{name}: {mend}, or mend the name"
    return InputError(Path(asked[0]), f"line {asked[1]}", mend)


def _fault(file: Path, line: int, error: Exception) -> InputError:
    said = " ".join(str(error).split()) or type(error).__name__
    return InputError(file, f"line {line}", f"the template fails: {said}")


def _line_of(error: Exception, folder: Path) -> tuple[str, int] | None:
    """The innermost template that an error passed through, and the line; None where it was none.

    Jinja writes the names and lines of templates into what Python says of an error.
    """
    found = [it for it in _passed(error) if it[0].startswith(str(folder))]
    return found[-1] if found else None


def _is_inside(error: Exception, folder: Path) -> bool:
    """Whether an error arose in a template, or in what Jinja does for it."""
    *_, (inner, _) = _passed(error)
    return inner.startswith(str(folder)) or "jinja2" in inner or "markupsafe" in inner


def _passed(error: Exception) -> Iterator[tuple[str, int]]:
    """The files and lines that an error passed through, the innermost last."""
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next


def check_templates(project: Project) -> Iterator[InputError]:
    """Templates that cannot be read or are empty."""
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
