"""The templates of site and EPUB: how they are read, and what is wrong in one, in a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import jinja2

from lawsofplay.errors import InputError
from lawsofplay.project import Project

_FOLDERS = ("", "epub")
_KINDS = ("*.html", "*.xhtml", "*.xml", "*.opf")


def environment(folder: Path) -> jinja2.Environment:
    """Templates of a folder: what they write is escaped, a value that is not there is a fault."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


@contextmanager
def told(folder: Path, name: str) -> Iterator[None]:
    """Tell a fault of a template by file and line. Raises InputError."""
    try:
        yield
    except jinja2.TemplateNotFound as error:
        mend = "the template is missing; restore it from version control"
        raise InputError(folder / (error.name or name), "", mend) from None
    except jinja2.TemplateSyntaxError as error:
        raise _fault(folder / (error.name or name), error.lineno, error) from None
    except UnicodeDecodeError:
        mend = "not UTF-8; save the file again in the encoding UTF-8"
        raise InputError(folder / name, "", mend) from None
    except (jinja2.TemplateError, ArithmeticError, TypeError, LookupError, ValueError) as error:
        line = _line_of(error, folder)
        if not line:
            # Not the template but the program that fills it is at fault.
            raise
        raise _fault(Path(line[0]), line[1], error) from None


def _fault(file: Path, line: int, error: Exception) -> InputError:
    said = " ".join(str(error).split()) or type(error).__name__
    return InputError(file, f"line {line}", f"the template fails: {said}")


def _line_of(error: Exception, folder: Path) -> tuple[str, int] | None:
    """The innermost template that an error passed through, and the line; None where it was none.

    Jinja writes the names and lines of templates into what Python says of an error.
    """
    found, trace = None, error.__traceback__
    inner = ""
    while trace is not None:
        inner = trace.tb_frame.f_code.co_filename
        if inner.startswith(str(folder)):
            found = inner, trace.tb_lineno
        trace = trace.tb_next
    own = inner.startswith(str(folder)) or "jinja2" in inner
    return found if own else None


def check_templates(project: Project) -> Iterator[InputError]:
    """Templates that cannot be read or are empty."""
    for part in _FOLDERS:
        folder = project.templates / part
        made = environment(folder)
        for path in sorted(path for kind in _KINDS for path in folder.glob(kind)):
            try:
                with told(folder, path.name):
                    made.get_template(path.name)
            except InputError as error:
                yield error
                continue
            if not path.read_text(encoding="utf-8").strip():
                yield InputError(path, "", "the template is empty; restore it")
